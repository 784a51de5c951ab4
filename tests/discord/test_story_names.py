"""Names in the story of a game are whole, however many sit at the table."""

from __future__ import annotations

from cogs.showing.telling import Telling
from core.books.library import load
from core.rules.commands import Host
from core.rules.engine import start, step
from core.rules.events import ALL
from core.table import PastGame, TableId
from core.table_events import Seated

ROLES = ["godfather", "mafioso", "doctor", "detective", *["citizen"] * 8]


def test_the_file_has_room_for_whole_names():
    book, names = load("classic"), [f"A name of some thirty signs {number:02}" for number in range(1, 13)]
    begun = start(book, ROLES)
    put_out = step(book, begun.game, Host("eject", (12,)))
    seats = tuple(enumerate(names, 1))
    events = [Seated(ALL, seats=seats, scenario="classic", host=1, moderator=None), *begun.events, *put_out.events]
    text = Telling.of(TableId(1), PastGame.of("t", 0, events), "en").text()
    assert names[11] in text
