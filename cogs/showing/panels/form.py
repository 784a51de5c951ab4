"""The form for an act that needs more than seats: a role, a word, a number. And how to read it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.messages.payload import FieldId
from cogs.showing.panels.page import OPTIONS
from cogs.showing.view import TableView
from core.rules.prompts import Prompt

LONGEST_WORD = 60
FIELDS_AT_MOST = 5
LISTS = ("roles", "choices")
ORDER = ("form-first", "form-second", "form-next")


@dataclass(frozen=True, slots=True)
class Field:
    """One field."""

    id: FieldId
    text: str
    options: Sequence[discord.SelectOption]
    """Of a menu; a line to write on has none."""
    required: bool
    most: int = 1


def form(view: TableView, prompt: Prompt) -> ui.Modal:
    """The form for `prompt`. It is answered by a submission whose address has the purpose `form`."""
    label = view.wording.word_prompt(prompt).label
    title = view.words("act-fill-title", do=label)[:45]
    modal = ui.Modal(title=title, custom_id=view.address("form", prompt.do), timeout=None)
    for field in extra_fields(view, prompt) if in_two_steps(view, prompt) else fields_of(view, prompt):
        modal.add_item(ui.Label(text=field.text[:45], component=_component(field)))
    modal.stop()
    return modal


def in_two_steps(view: TableView, prompt: Prompt) -> bool:
    """Whether this asks for more than one form holds: then the seats are named by menus, and the rest is added."""
    lawful = not any(spec["required"] for spec in prompt.extras.values())
    return bool(prompt.extras) and lawful and len(fields_of(view, prompt)) > FIELDS_AT_MOST


def fields_of(view: TableView, prompt: Prompt) -> list[Field]:
    """Everything that a form for `prompt` asks for."""
    paired = pairs(prompt)
    if not paired:
        return [*_seat_fields(view, prompt), *extra_fields(view, prompt)]
    fields: list[Field] = []
    spec = prompt.extras[paired[1]]
    options = [discord.SelectOption(label=named(view, one)[:100], value=str(one)) for one in spec["choices"]]
    for place in range(prompt.most):
        needed = place < prompt.least
        seats = prompt.slots[place] if place < len(prompt.slots) else prompt.seats
        fields += _menus(
            view, _ordinal(view, place), FieldId.seats(place), options=view.seat_options(seats), needed=needed
        )
        fields += _menus(view, _asks(view, prompt, paired[1]), FieldId.beside(place), options=options, needed=needed)
    return fields


def pairs(prompt: Prompt) -> dict[int, str]:
    """The field that belongs to acts that name so many seats, where each seat named comes with a choice of its own."""
    return {spec["seats"]: name for name, spec in prompt.extras.items() if spec["seats"] is not None}


def _seat_fields(view: TableView, prompt: Prompt) -> list[Field]:
    if prompt.most == 0:
        return []
    if prompt.slots:
        return [
            field
            for place, seats in enumerate(prompt.slots[: prompt.most])
            if seats
            for field in _menus(
                view,
                _ordinal(view, place),
                FieldId.seats(place),
                options=view.seat_options(seats),
                needed=place < prompt.least,
            )
        ]
    options = view.seat_options(prompt.seats)
    return _menus(
        view, view.words("form-seats"), FieldId.seats(), options=options, needed=prompt.least > 0, most=prompt.most
    )


def extra_fields(view: TableView, prompt: Prompt) -> list[Field]:
    """What a form for `prompt` asks for besides seats."""
    return [
        field
        for name, spec in prompt.extras.items()
        if spec["seats"] is None
        for field in _menus(
            view,
            _asks(view, prompt, name),
            FieldId.of_extra(name),
            options=_options(view, spec),
            needed=bool(spec["required"]),
            line=_is_line(spec),
        )
    ]


def _menus(
    view: TableView,
    text: str,
    id_: FieldId,
    *,
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
            FieldId(id_.name, number),
            view.words("form-part", text=text, part=number, parts=len(chunks)),
            chunk,
            False,
            min(most, len(chunk)),
        )
        for number, chunk in enumerate(chunks, 1)
    ]


def _asks(view: TableView, prompt: Prompt, name: str) -> str:
    """What a field asks: as the rulebook has it of this act, or as any of its kind."""
    spec = prompt.extras[name]
    own = f"verb-{prompt.ability or prompt.do}.with-{name}"
    if view.words.has(own):
        return view.words(own, least=spec["least"], most=spec["most"])
    kind = {"choices": "choice", "roles": "role"}.get(spec["kind"], spec["kind"]) if spec["seats"] else spec["kind"]
    return view.words("form-field", field="choice" if kind == "choices" else kind)


def _ordinal(view: TableView, place: int) -> str:
    return view.words(ORDER[min(place, len(ORDER) - 1)])


def _is_line(spec: Mapping[str, Any]) -> bool:
    return spec["kind"] not in ("flag", "seat", "role", "choice")


def _options(view: TableView, spec: Mapping[str, Any]) -> list[discord.SelectOption]:
    if spec["kind"] == "flag":
        return [discord.SelectOption(label=view.words(f"form-{word}"), value=word) for word in ("yes", "no")]
    if spec["kind"] == "seat":
        return view.seat_options(view.game.living)
    return [discord.SelectOption(label=named(view, one)[:100], value=str(one)) for one in spec["choices"]]


def _component(field: Field) -> ui.Item[Any]:
    if not field.options:
        return ui.TextInput(custom_id=str(field.id), required=field.required, max_length=LONGEST_WORD)
    return ui.Select(
        custom_id=str(field.id),
        options=list(field.options),
        required=field.required,
        min_values=1 if field.required else 0,
        max_values=field.most,
    )


def named(view: TableView, id_: str) -> str:
    """What people call a choice."""
    for text in (f"role-{id_}", f"choice-{id_}", f"side-{id_}", f"team-{id_}"):
        if view.words.has(text):
            return view.words(text)
    return str(id_)


def read_form(view: TableView, prompt: Prompt, given: Mapping[str, Any]) -> tuple[tuple[int, ...], dict[str, Any]]:
    """Seats and extras out of a submission's values by field; what cannot be read stays, for the rules to refuse."""
    values = _joined(given)
    chosen = list(values.get(FieldId.seats(), []))
    for place in range(prompt.most):
        chosen += values.get(FieldId.seats(place), [])
    if in_two_steps(view, prompt) and prompt.given is not None:
        chosen = list(prompt.given["at"])
    at = tuple(int(value) for value in chosen if str(value).isdecimal())
    extras: dict[str, Any] = {}
    for name, spec in prompt.extras.items():
        if spec["seats"] is not None:
            continue
        raw = values.get(FieldId.of_extra(name))
        value = raw[0] if isinstance(raw, list) and raw else raw
        if value not in (None, "", []):
            extras[name] = _read(view, spec, str(value))
    each = pairs(prompt).get(len(at))
    with_ = [value for place in range(prompt.most) for value in values.get(FieldId.beside(place), [])[:1]]
    if each is not None and with_:
        extras[each] = with_ if prompt.extras[each]["kind"] in LISTS else with_[0]
    return at, extras


def _joined(given: Mapping[str, Any]) -> dict[FieldId, Any]:
    """The values with the parts of a long menu put together."""
    values: dict[FieldId, Any] = {}
    for key, value in given.items():
        field = FieldId.read(key).whole
        values[field] = [*values.get(field, []), *value] if isinstance(value, list) else value
    return values


def _read(view: TableView, spec: Mapping[str, Any], text: str) -> Any:
    kind = spec["kind"]
    if kind == "flag":
        return text == "yes"
    if kind in ("number", "seat"):
        return int(text) if text.strip().isdecimal() else text
    if kind in LISTS:
        return [_known(view, spec, part) for part in text.split(",")]
    return _known(view, spec, text) if kind in ("role", "choice") else text


def _known(view: TableView, spec: Mapping[str, Any], text: str) -> str:
    """The id that a person meant who wrote the id or the word for it."""
    wanted = text.strip().casefold()
    for one in spec["choices"]:
        if wanted in (str(one).casefold(), named(view, one).casefold()):
            return str(one)
    return text.strip()


def values_of(components: Any) -> dict[str, Any]:
    """A submission's values by the `custom_id` of their fields: a list for a menu, text for a line."""
    found: dict[str, Any] = {}
    for part in components if isinstance(components, list) else []:
        inner = part.get("component")
        found.update(values_of(part.get("components", []) if inner is None else [inner]))
        if "custom_id" in part and ("values" in part or "value" in part):
            found[part["custom_id"]] = part.get("values", part.get("value"))
    return found
