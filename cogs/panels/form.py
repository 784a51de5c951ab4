"""The form for an act that needs more than seats: a role, a word, a number. And how to read it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.look import Look
from cogs.panels.night import OPTIONS
from core.rules.prompts import Prompt

SEATS, FIELD = "at", "x-"
LONGEST_WORD = 60
FIELDS_AT_MOST = 5
LISTS = ("roles", "choices")


def form(look: Look, prompt: Prompt) -> ui.Modal:
    """The form for ``prompt``. It is answered by a submission whose address has the purpose ``form``."""
    label = look.wording.word_prompt(prompt).label
    title = look.words("act-fill-title", do=label)[:45]
    modal = ui.Modal(title=title, custom_id=look.address("form", prompt.do), timeout=None)
    fields = [*_seat_fields(look, prompt)]
    for name, spec in prompt.extras.items():
        fields.append(ui.Label(text=_asks(look, spec)[:45], component=_component(look, prompt, name, spec)))
    for field in fields[:FIELDS_AT_MOST]:
        modal.add_item(field)
    modal.stop()
    return modal


def _asks(look: Look, spec: Mapping[str, Any]) -> str:
    kind = "choice" if spec["kind"] == "choices" else spec["kind"]
    return look.words("form-field", field=kind)


def _seat_fields(look: Look, prompt: Prompt) -> list[ui.Label[Any]]:
    if prompt.most == 0:
        return []
    if prompt.slots:
        return [
            _select(
                look.words("form-first" if place == 0 else "form-second" if place == 1 else "form-next"),
                f"{SEATS}{place}",
                look.seat_options(seats[:OPTIONS]),
                place < prompt.least,
            )
            for place, seats in enumerate(prompt.slots[: prompt.most])
            if seats
        ]
    options = look.seat_options(prompt.seats[:OPTIONS])
    most = min(prompt.most, len(options))
    return [_select(look.words("form-seats"), SEATS, options, prompt.least > 0, most)]


def _select(text: str, id_: str, options: list[discord.SelectOption], needed: bool, most: int = 1) -> ui.Label[Any]:
    select: ui.Select[Any] = ui.Select(
        custom_id=id_, options=options, required=needed, min_values=1 if needed else 0, max_values=most
    )
    return ui.Label(text=text[:45], component=select)


def _component(look: Look, prompt: Prompt, name: str, spec: Mapping[str, Any]) -> ui.Item[Any]:
    id_ = FIELD + name
    kind, needed = spec["kind"], bool(spec["required"])
    if kind == "flag":
        options = [discord.SelectOption(label=look.words(f"form-{word}"), value=word) for word in ("yes", "no")]
    elif kind == "seat":
        options = look.seat_options(look.game.living[:OPTIONS])
    elif kind in ("role", "choice") and len(spec["choices"]) <= OPTIONS:
        options = [discord.SelectOption(label=_named(look, one)[:100], value=str(one)) for one in spec["choices"]]
    else:
        return ui.TextInput(custom_id=id_, required=needed, max_length=LONGEST_WORD)
    return ui.Select(custom_id=id_, options=options, required=needed, min_values=1 if needed else 0)


def _named(look: Look, id_: str) -> str:
    for text in (f"role-{id_}", f"choice-{id_}", f"team-{id_}"):
        if look.words.has(text):
            return look.words(text)
    return str(id_)


def read_form(look: Look, prompt: Prompt, given: Mapping[str, Any]) -> tuple[tuple[int, ...], dict[str, Any]]:
    """Seats and extras out of a submission's values by field; what cannot be read stays, for the rules to refuse."""
    chosen = list(given.get(SEATS, []))
    for place in range(len(prompt.slots)):
        chosen += given.get(f"{SEATS}{place}", [])
    at = tuple(int(value) for value in chosen if str(value).isdecimal())
    extras: dict[str, Any] = {}
    for name, spec in prompt.extras.items():
        raw = given.get(FIELD + name)
        value = raw[0] if isinstance(raw, list) and raw else raw
        if value in (None, "", []) or spec.get("seats") not in (None, len(at)):
            continue
        extras[name] = _read(look, spec, str(value))
    return at, extras


def _read(look: Look, spec: Mapping[str, Any], text: str) -> Any:
    kind = spec["kind"]
    if kind == "flag":
        return text == "yes"
    if kind in ("number", "seat"):
        return int(text) if text.strip().isdecimal() else text
    if kind in LISTS:
        return [_known(look, spec, part) for part in text.split(",")]
    return _known(look, spec, text) if kind in ("role", "choice") else text


def _known(look: Look, spec: Mapping[str, Any], text: str) -> str:
    """The id that a person meant who wrote the id or the word for it."""
    wanted = text.strip().casefold()
    for one in spec["choices"]:
        if wanted in (str(one).casefold(), _named(look, one).casefold()):
            return str(one)
    return text.strip()


def values_of(components: Any) -> dict[str, Any]:
    """A submission's values by the ``custom_id`` of their fields: a list for a menu, text for a line."""
    found: dict[str, Any] = {}
    for part in components if isinstance(components, list) else []:
        inner = part.get("component")
        found.update(values_of(part.get("components", []) if inner is None else [inner]))
        if "custom_id" in part and ("values" in part or "value" in part):
            found[part["custom_id"]] = part.get("values", part.get("value"))
    return found
