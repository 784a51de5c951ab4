"""Who is called to speak, and by whom, while others have still to speak."""

from __future__ import annotations

from core.books.library import load
from tests.rules.table import Table, speaker_of


def armed(seed: int) -> Table:
    """The first day of a game of Masked on which the Avenger, seat 8, has the gun."""
    seats = "godfather masked yakuza detective doctor jupiter ronant avenger citizen citizen"
    table = Table.seated(load("masked"), seats, seed).until("night")
    table.act(8, "foretell", 9)
    table.act(1, "kill", 9)
    table.until("day")
    return table


def to_come(table: Table) -> list[tuple[int, str | None]]:
    """Who has the floor and who speaks after them, and what gives it to them."""
    turn = table.game.turn
    assert turn is not None
    return [(turn.seat or 0, turn.extra), *((speech.seat, speech.why) for speech in turn.rest)]


def test_whom_somebody_calls_speaks_right_after_them_whenever_that_is():
    table = next(table for table in map(armed, range(9)) if speaker_of(table.game) not in (7, 8))
    before = to_come(table)
    table.act(8, "consult", 10)
    place = before.index((8, None)) + 1
    assert to_come(table) == [*before[:place], (10, "called"), *before[place:]]
    assert table.game.notes["callers"] == [8]
