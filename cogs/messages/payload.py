"""What a component's address says besides its purpose, and how a form's fields are called: one little codec.

Messages outlive a program, so what is written here must be readable ever after. Nothing in a payload is believed: a
press is checked against what is asked of its author now.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

BREAK = "~"
IN_A_ROOM = "room"


@dataclass(frozen=True, slots=True)
class Choice:
    """A verb, and what is said with it: an answer to a question (`double~yes`), or that it is a room's menu
    (`kill~room`)."""

    do: str
    said: str = ""

    def __str__(self) -> str:
        return f"{self.do}{BREAK}{self.said}" if self.said else self.do

    @classmethod
    def read(cls, rest: str) -> Choice:
        """Read what `str` made."""
        do, _, said = rest.partition(BREAK)
        return cls(do, said)


@dataclass(frozen=True, slots=True)
class NamedSeats:
    """A verb and the seats named for it so far, in their order: `kill~3,5`."""

    do: str
    seats: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.do}{BREAK}{_joined(self.seats)}"

    @classmethod
    def read(cls, rest: str) -> NamedSeats:
        """Read what `str` made."""
        do, _, seats = rest.partition(BREAK)
        return cls(do, _seats(seats))


@dataclass(frozen=True, slots=True)
class Turned:
    """Another page of a verb's menu: of a room's (`kill~1~room`), or of one's own with the seats named so far
    (`kill~1~3,5`)."""

    do: str
    page: int
    in_a_room: bool = False
    seats: tuple[int, ...] = ()

    def __str__(self) -> str:
        return BREAK.join((self.do, str(self.page), IN_A_ROOM if self.in_a_room else _joined(self.seats)))

    @classmethod
    def read(cls, rest: str) -> Turned:
        """Read what `str` made."""
        do, _, more = rest.partition(BREAK)
        page, _, where = more.partition(BREAK)
        return cls(do, page_number(page), where == IN_A_ROOM, _seats(where))


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a list: `mafia~2`."""

    of: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.of}{BREAK}{self.number}"

    @classmethod
    def read(cls, rest: str) -> Page:
        """Read what `str` made."""
        of, _, number = rest.partition(BREAK)
        return cls(of, page_number(number))


@dataclass(frozen=True, slots=True)
class FieldId:
    """A field of a form: all seats in one (`at`), the seat at a place (`at0`), what comes with it (`with0`), or an
    extra of the act (`x-role`). A menu of more options than one holds has several `part`s (`at~1`)."""

    name: str
    part: int = 0

    @classmethod
    def seats(cls, place: int | None = None) -> FieldId:
        """Of the seats named, or of the one at a place."""
        return cls("at" if place is None else f"at{place}")

    @classmethod
    def beside(cls, place: int) -> FieldId:
        """Of the choice that belongs to the seat at a place."""
        return cls(f"with{place}")

    @classmethod
    def of_extra(cls, name: str) -> FieldId:
        """Of an extra of the act."""
        return cls(f"x-{name}")

    @property
    def whole(self) -> FieldId:
        """The field of which this may be a part."""
        return FieldId(self.name)

    def __str__(self) -> str:
        return f"{self.name}{BREAK}{self.part}" if self.part else self.name

    @classmethod
    def read(cls, custom_id: str) -> FieldId:
        """Read what `str` made."""
        name, _, part = custom_id.partition(BREAK)
        return cls(name, page_number(part))


def numbers(values: Iterable[str]) -> tuple[int, ...]:
    """The seats chosen in a menu."""
    return tuple(int(value) for value in values if value.isdecimal())


def parts_of(rest: str) -> list[str]:
    """The parts of any payload."""
    return rest.split(BREAK)


def page_number(text: str) -> int:
    """The number of a page; the first where it is none."""
    return int(text) if text.isdecimal() else 0


def _joined(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def _seats(text: str) -> tuple[int, ...]:
    return numbers(text.split(","))
