"""The form for an act that needs more than seats: a role, a word, a number. And how to read it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.showing.panels.page import OPTIONS
from cogs.showing.view import Look
from core.rules.prompts import Prompt

SEATS, FIELD, WITH, CHUNK = "at", "x-", "with", "~"
LONGEST_WORD = 60
FIELDS_AT_MOST = 5
LISTS = ("roles", "choices")
ORDER = ("form-first", "form-second", "form-next")


@dataclass(frozen=True, slots=True)
class Field:
    """One field. ``id``: by which its value is read. ``options``: of a menu; a line to write on has none."""

    id: str
    text: str
    options: Sequence[discord.SelectOption]
    required: bool
    most: int = 1


def form(look: Look, prompt: Prompt) -> ui.Modal:
    """The form for ``prompt``. It is answered by a submission whose address has the purpose ``form``."""
    label = look.wording.word_prompt(prompt).label
    title = look.words("act-fill-title", do=label)[:45]
    modal = ui.Modal(title=title, custom_id=look.address("form", prompt.do), timeout=None)
    for field in extra_fields(look, prompt) if in_two_steps(look, prompt) else fields_of(look, prompt):
        modal.add_item(ui.Label(text=field.text[:45], component=_component(field)))
    modal.stop()
    return modal


def in_two_steps(look: Look, prompt: Prompt) -> bool:
    """Whether this asks for more than one form holds: then the seats are named by menus, and the rest is added."""
    lawful = not any(spec["required"] for spec in prompt.extras.values())
    return bool(prompt.extras) and lawful and len(fields_of(look, prompt)) > FIELDS_AT_MOST


def fields_of(look: Look, prompt: Prompt) -> list[Field]:
    """Everything that a form for ``prompt`` asks for."""
    paired = pairs(prompt)
    if not paired:
        return [*_seat_fields(look, prompt), *extra_fields(look, prompt)]
    fields: list[Field] = []
    spec = prompt.extras[paired[1]]
    options = [discord.SelectOption(label=named(look, one)[:100], value=str(one)) for one in spec["choices"]]
    for place in range(prompt.most):
        needed = place < prompt.least
        seats = prompt.slots[place] if place < len(prompt.slots) else prompt.seats
        fields += _menus(look, _ordinal(look, place), f"{SEATS}{place}", look.seat_options(seats), needed)
        fields += _menus(look, _asks(look, spec), f"{WITH}{place}", options, needed)
    return fields


def pairs(prompt: Prompt) -> dict[int, str]:
    """The field that belongs to acts that name so many seats, where each seat named comes with a choice of its own."""
    return {spec["seats"]: name for name, spec in prompt.extras.items() if spec["seats"] is not None}


def _seat_fields(look: Look, prompt: Prompt) -> list[Field]:
    if prompt.most == 0:
        return []
    if prompt.slots:
        return [
            field
            for place, seats in enumerate(prompt.slots[: prompt.most])
            if seats
            for field in _menus(
                look, _ordinal(look, place), f"{SEATS}{place}", look.seat_options(seats), place < prompt.least
            )
        ]
    options = look.seat_options(prompt.seats)
    return _menus(look, look.words("form-seats"), SEATS, options, prompt.least > 0, prompt.most)


def extra_fields(look: Look, prompt: Prompt) -> list[Field]:
    """What a form for ``prompt`` asks for besides seats."""
    return [
        field
        for name, spec in prompt.extras.items()
        if spec["seats"] is None
        for field in _menus(
            look, _asks(look, spec), FIELD + name, _options(look, spec), bool(spec["required"]), line=_is_line(spec)
        )
    ]


def _menus(
    look: Look,
    text: str,
    id_: str,
    options: Sequence[discord.SelectOption],
    needed: bool,
    most: int = 1,
    line: bool = False,
) -> list[Field]:
    """One menu, or several of them where there are more options than one holds; or a line to write on."""
    if line or len(options) <= OPTIONS:
        return [Field(id_, text, options, needed, min(most, max(1, len(options))))]
    chunks = [options[start : start + OPTIONS] for start in range(0, len(options), OPTIONS)]
    return [
        Field(
            f"{id_}{CHUNK}{number}",
            look.words("form-part", text=text, part=number, parts=len(chunks)),
            chunk,
            False,
            min(most, len(chunk)),
        )
        for number, chunk in enumerate(chunks, 1)
    ]


def _asks(look: Look, spec: Mapping[str, Any]) -> str:
    kind = {"choices": "choice", "roles": "role"}.get(spec["kind"], spec["kind"]) if spec["seats"] else spec["kind"]
    return look.words("form-field", field="choice" if kind == "choices" else kind)


def _ordinal(look: Look, place: int) -> str:
    return look.words(ORDER[min(place, len(ORDER) - 1)])


def _is_line(spec: Mapping[str, Any]) -> bool:
    return spec["kind"] not in ("flag", "seat", "role", "choice")


def _options(look: Look, spec: Mapping[str, Any]) -> list[discord.SelectOption]:
    if spec["kind"] == "flag":
        return [discord.SelectOption(label=look.words(f"form-{word}"), value=word) for word in ("yes", "no")]
    if spec["kind"] == "seat":
        return look.seat_options(look.game.living)
    return [discord.SelectOption(label=named(look, one)[:100], value=str(one)) for one in spec["choices"]]


def _component(field: Field) -> ui.Item[Any]:
    if not field.options:
        return ui.TextInput(custom_id=field.id, required=field.required, max_length=LONGEST_WORD)
    return ui.Select(
        custom_id=field.id,
        options=list(field.options),
        required=field.required,
        min_values=1 if field.required else 0,
        max_values=field.most,
    )


def named(look: Look, id_: str) -> str:
    """What people call a choice."""
    for text in (f"role-{id_}", f"choice-{id_}", f"team-{id_}"):
        if look.words.has(text):
            return look.words(text)
    return str(id_)


def read_form(look: Look, prompt: Prompt, given: Mapping[str, Any]) -> tuple[tuple[int, ...], dict[str, Any]]:
    """Seats and extras out of a submission's values by field; what cannot be read stays, for the rules to refuse."""
    values = _joined(given)
    chosen = list(values.get(SEATS, []))
    for place in range(prompt.most):
        chosen += values.get(f"{SEATS}{place}", [])
    if in_two_steps(look, prompt) and prompt.given is not None:
        chosen = list(prompt.given["at"])
    at = tuple(int(value) for value in chosen if str(value).isdecimal())
    extras: dict[str, Any] = {}
    for name, spec in prompt.extras.items():
        if spec["seats"] is not None:
            continue
        raw = values.get(FIELD + name)
        value = raw[0] if isinstance(raw, list) and raw else raw
        if value not in (None, "", []):
            extras[name] = _read(look, spec, str(value))
    each = pairs(prompt).get(len(at))
    with_ = [value for place in range(prompt.most) for value in values.get(f"{WITH}{place}", [])[:1]]
    if each is not None and with_:
        extras[each] = with_ if prompt.extras[each]["kind"] in LISTS else with_[0]
    return at, extras


def _joined(given: Mapping[str, Any]) -> dict[str, Any]:
    """The values with the parts of a long menu put together."""
    values: dict[str, Any] = {}
    for key, value in given.items():
        field = key.partition(CHUNK)[0]
        values[field] = [*values.get(field, []), *value] if isinstance(value, list) else value
    return values


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
        if wanted in (str(one).casefold(), named(look, one).casefold()):
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
