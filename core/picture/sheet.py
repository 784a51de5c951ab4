"""What is on a picture: words, numbers and marks. Plain data that goes from one process into another."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

ROWS = 40
COLUMNS = 40
NOTES = 4
"""So many of each are drawn; no game has more."""
LONGEST = 240
"""Characters of any one text."""
GONE = -1
"""What a seat was in a moment in which it was not in the game."""


@dataclass(frozen=True, slots=True)
class Column:
    """A night or a day, and its number."""

    night: bool
    label: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat."""

    name: str
    role: str
    fate: str
    won: bool
    teams: tuple[int, ...]
    """Its team's number in each moment, or `GONE`."""
    lost: tuple[int, ...]
    """The moments in which it was lost."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture in words."""

    language: str
    """Of its texts."""
    rtl: bool
    """Written from right to left."""
    title: str
    subtitle: str
    legend: tuple[str, ...]
    """Teams, by number."""
    colours: tuple[int, ...]
    """The number of each team's colour, by its own number."""
    columns: tuple[Column, ...]
    rows: tuple[SeatRow, ...]
    notes_title: str = ""
    notes: tuple[str, ...] = field(default_factory=tuple[str, ...])

    def packed(self) -> bytes:
        """As JSON."""
        return json.dumps(asdict(self)).encode()

    @classmethod
    def read(cls, data: bytes) -> Sheet:
        """Read what `packed` made, and no more of it than can be drawn."""
        held: dict[str, Any] = json.loads(data)
        columns = tuple(Column(bool(one["night"]), _text(one["label"])) for one in held["columns"][:COLUMNS])
        rows = tuple(
            SeatRow(
                _text(one["name"]), _text(one["role"]), _text(one["fate"]), won=bool(one["won"]),
                teams=tuple(map(int, one["teams"][:COLUMNS])), lost=tuple(map(int, one["lost"][:COLUMNS])),
            )
            for one in held["rows"][:ROWS]
        )  # fmt: skip
        return cls(
            language=_text(held["language"]),
            rtl=bool(held["rtl"]),
            title=_text(held["title"]),
            subtitle=_text(held["subtitle"]),
            legend=tuple(map(_text, held["legend"][:ROWS])),
            colours=tuple(map(int, held["colours"][:ROWS])),
            columns=columns,
            rows=rows,
            notes_title=_text(held["notes_title"]),
            notes=tuple(map(_text, held["notes"][:NOTES])),
        )


def _text(value: Any) -> str:
    return str(value)[:LONGEST]
