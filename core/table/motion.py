"""A motion: what the living are asked to decide about the table, where nobody leads it from outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

What = Literal["ruling", "replace", "next", "lead"]
"""A decision of the host's; another person on a chair; the phase or the speech ends; somebody leads from outside."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One motion."""

    number: int
    by: int
    """The seat whose it is."""
    what: What
    until: int
    """Epoch milliseconds."""
    serial: int
    """The phase that was to end when it was made."""
    turn: int | None = None
    """The turn that was to end then."""
    do: str = ""
    """The decision."""
    at: tuple[int, ...] = ()
    """About whom."""
    extras: Mapping[str, Any] | None = None
    person: tuple[int, str] | None = None
    """Id and name of who is to take the chair, or to lead."""
    yes: frozenset[int] = frozenset()
    """Seats that are for it."""
    no: frozenset[int] = frozenset()
    """Seats that are against it."""

    def said(self, seat: int, yes: bool) -> Motion:
        """With one more voice, or another one of who had said something before."""
        if yes:
            return replace(self, yes=self.yes | {seat}, no=self.no - {seat})
        return replace(self, yes=self.yes - {seat}, no=self.no | {seat})

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "number": self.number,
            "by": self.by,
            "what": self.what,
            "until": self.until,
            "serial": self.serial,
            "turn": self.turn,
            "do": self.do,
            "at": list(self.at),
            "extras": self.extras,
            "person": self.person,
            "yes": sorted(self.yes),
            "no": sorted(self.no),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Motion:
        """Read what `to_data` made."""
        person = data["person"]
        return cls(
            number=data["number"],
            by=data["by"],
            what=data["what"],
            until=data["until"],
            serial=data["serial"],
            turn=data["turn"],
            do=data["do"],
            at=tuple(data["at"]),
            extras=data["extras"],
            person=None if person is None else (person[0], person[1]),
            yes=frozenset(data["yes"]),
            no=frozenset(data["no"]),
        )


def needed(living: int) -> int:
    """How many of the living carry a motion: more than half."""
    return living // 2 + 1
