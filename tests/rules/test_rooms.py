"""Who is asked where: in a gang's room its members alone; and who is in a room."""

from __future__ import annotations

from core.books.deal import options_of
from core.books.library import SCENARIOS, load, parse
from core.rules.commands import Act, Deadline
from core.rules.engine import start, step
from core.rules.events import ActGiven
from core.rules.prompts import prompts
from core.rules.views import rooms_of
from core.script.heard import lines
from tests.rules.table import Table
from tests.rules.variants import SEANCE, SEATS, classic


def test_a_heir_who_is_not_in_the_room_is_asked_in_private() -> None:
    book = load("classic_advanced")
    roles = ["outcast", "godfather", "spy", *["citizen"] * 7]
    options = options_of(book, {}, roles)
    assert isinstance(options, dict)
    game = start(book, roles, options=options).game
    for seat in (2, 3):
        game.seat(seat).alive = False
    while game.phase != "night":
        game = step(book, game, Deadline(game.serial)).game
    assert game.members["mafia"][0] == []
    (kill,) = [prompt for prompt in prompts(book, game, 1) if prompt.do == "kill"]
    assert kill.room is None
    given = step(book, game, Act(1, "kill", (4,))).events
    assert [event.to for event in given if isinstance(event, ActGiven)] == ["seat:1"]


def test_a_member_is_asked_in_the_room() -> None:
    book = load("classic_advanced")
    roles = ["godfather", "spy", *["citizen"] * 8]
    options = options_of(book, {}, roles)
    assert isinstance(options, dict)
    game = start(book, roles, options=options).game
    while game.phase != "night":
        game = step(book, game, Deadline(game.serial)).game
    (kill,) = [prompt for prompt in prompts(book, game, 1) if prompt.do == "kill"]
    assert kill.room == "mafia"


def test_a_room_follows_who_leaves_or_becomes_another_at_once_and_marks_as_a_phase_begins() -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    look = "inspect: {if: \"not has(me, 'in')\", at_once: [{mark: {whom: actor, mark: in}}]}"
    for was, now in (
        ("rooms:\n", "rooms:\n  cellar: {who: \"has(me, 'in') or me.number > 4\", open: [night]}\n"),
        ("inspect: {}", look),
        ("announcements:", "marks: {in: own}\nannouncements:"),
    ):
        text = text.replace(was, now, 1)
    table = Table.seated(parse(text), "godfather mafioso doctor detective citizen citizen citizen").until("night")
    table.act(4, "inspect", 1)
    assert table.game.members["cellar"] == [[5, 6, 7], True]
    table.host("eject", 7)
    assert table.game.members["cellar"] == [[4, 5, 6], True]


def test_a_room_lets_in_the_dead_that_it_names_while_it_is_open_and_somebody_living_is_in_it() -> None:
    """As they are called up; by day nobody of them reads on."""
    table = classic(*SEANCE, seats=f"{SEATS} citizen citizen").until("night")
    table.act(1, "kill", 5)
    table.until("night")
    assert not table.game.seat(5).alive
    assert "seance" not in table.game.members, "nobody is called up, and one alone has nobody to talk to"
    table.act(4, "summon", 5)
    assert lines(table.events, "room:seance") == ["room 4,5 open"]
    assert rooms_of(table.game, 5) == ["seance"]
    lost = table.copy()
    table.act(1, "kill", 3)
    table.until("day")
    assert table.game.members["seance"] == [[4], False]
    assert rooms_of(table.game, 5) == []
    assert table.at("night").game.members["seance"] == [[4], True], "the mark is gone"
    lost.host("eject", 4)
    assert lost.game.members["seance"] == [[], True], "where nobody living is, the dead have their own room"
