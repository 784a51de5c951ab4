"""What all events have in common, and their one form in a log: `[kind, to, {field: value}]`, nothing but JSON.

Each kind of event is a class made by `event`, which also enters it here; so the table of kinds is made from the types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

T = TypeVar("T")


class Read(NamedTuple):
    """How a field is made of what JSON keeps of it."""

    made: Callable[[Any], Any]


def _by_number(data: Mapping[str | int, Any]) -> dict[int, Any]:
    return {int(number): value for number, value in data.items()}


Seats = Annotated[tuple[int, ...], Read(tuple)]
"""Numbers of seats."""
Words = Annotated[tuple[str, ...], Read(tuple)]
BySeat = Annotated[dict[int, T], Read(_by_number)]
"""Something of each of some seats."""


@dataclass_transform(frozen_default=True)
def _slotted(cls: type[T]) -> type[T]:
    """A dataclass that nothing may change: the type checker sees to it, since telling Python so would make every event
    cost twice as much.
    """
    return dataclass(slots=True)(cls)


@_slotted
class Event:
    """One thing that happened, and who may see it."""

    kind: ClassVar[str] = ""
    """What the log calls it."""
    seen_by: ClassVar[str] = ""
    """In words: whom events of this kind are addressed to."""
    to: str
    """`all`, `host` (nobody but a human host and the log), `seat:3` or `room:NAME`; a human host may see everything."""

    @classmethod
    def of_older(cls, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What an older log says of an event of this kind, as logs say it now."""
        return data


class _Form(NamedTuple):
    name: str
    default: Any
    made: Callable[[Any], Any] | None


KINDS: dict[str, type[Event]] = {}
"""Every kind of event, by its name in the log."""
_FORMS: dict[type[Event], tuple[_Form, ...]] = {}


@dataclass_transform(frozen_default=True, kw_only_default=True)
def event(kind: str, seen_by: str) -> Callable[[type[T]], type[T]]:
    """Make a class a kind of event, and enter it. All but the audience of an event is said by name."""

    def made(cls: type[T]) -> type[T]:
        slotted: Any = dataclass(slots=True, kw_only=True)(cls)
        slotted.kind = kind
        slotted.seen_by = seen_by
        KINDS[kind] = slotted
        return slotted

    return made


def _forms(cls: type[Event]) -> tuple[_Form, ...]:
    found = _FORMS.get(cls)
    if found is None:
        hints = get_type_hints(cls, include_extras=True)
        found = _FORMS[cls] = tuple(
            _Form(field.name, field.default, _reader(hints[field.name])) for field in fields(cls) if field.name != "to"
        )
    return found


def _reader(hint: Any) -> Callable[[Any], Any] | None:
    """How a field of this type is read; of a type that may also be None as of the type itself."""
    for one in (hint, *get_args(hint)):
        for said in getattr(one, "__metadata__", ()):
            if isinstance(said, Read):
                return said.made
    return None


def listed(value: Any) -> Any:
    """The value of a formula as a log gives it back: it knows no tuples, so that a game that goes on after a restart
    would have another than one that does not."""
    return [listed(one) for one in value] if isinstance(value, list | tuple) else value


def values(one: Event) -> dict[str, Any]:
    """The fields of an event by name, without those that say nothing (a default)."""
    found: dict[str, Any] = {}
    for name, default, _ in _forms(type(one)):
        value = getattr(one, name)
        if default is MISSING or value != default:
            found[name] = value
    return found


def row(one: Event) -> list[Any]:
    """An event as the log has it."""
    return [one.kind, one.to, values(one)]


def from_row(said: Sequence[Any]) -> Event:
    """Read what `row` made, or an older program's log. Raises `ValueError` for what is no event."""
    kind, to, data = said
    cls = KINDS.get(kind)
    if cls is None:
        raise ValueError(f"there is no event {kind!r}")
    data = cls.of_older(data)
    found: dict[str, Any] = {}
    for name, default, made in _forms(cls):
        if name in data:
            value = data[name]
            found[name] = value if made is None or value is None else made(value)
        elif default is MISSING:
            raise ValueError(f"an event {kind!r} without {name!r}")
    return cls(to, **found)


def table(module: str) -> str:
    """The kinds of events that a module makes as a table in markdown: what the log calls each, who sees it, its
    fields, what it says.
    """
    lines = ["| kind | seen by | fields | |", "| --- | --- | --- | --- |"]
    for kind, cls in sorted((kind, cls) for kind, cls in KINDS.items() if cls.__module__ == module):
        names = ", ".join(f"`{form.name}`" if form.default is MISSING else f"(`{form.name}`)" for form in _forms(cls))
        says = (cls.__doc__ or "").partition("\n")[0]
        lines.append(f"| `{kind}` | {cls.seen_by} | {names} | {says} |")
    return "\n".join(lines) + "\n"
