"""What the rulebook of the Interrogator says about dealing, secrets, clocks, turns and calls, which no script can
show.
"""

from __future__ import annotations

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rules.commands import Vote
from core.rules.events import ActGiven, Marked
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from tests.rules.table import Table, dealt

BOOK = load("interrogator")
TEN = "mafia_boss nato charlatan detective doctor interrogator researcher invulnerable citizen citizen"
ALWAYS = {"mafia_boss", "nato", "charlatan", "detective", "doctor", "interrogator", "researcher"}
TABLE = {
    9: (set[str](), 2),
    10: ({"invulnerable"}, 2),
    11: ({"invulnerable"}, 3),
    12: ({"invulnerable", "mafioso", "sniper"}, 2),
    13: ({"invulnerable", "mafioso", "sniper"}, 3),
}


@pytest.mark.parametrize("players", TABLE)
def test_dealt_roles(players: int):
    """IN-D2, IN-8, IN-9: with 12 and 13 one plain mafioso and the sniper are added"""
    more, citizens = TABLE[players]
    assert dealt(BOOK, players) == {**dict.fromkeys(ALWAYS | more, 1), "citizen": citizens}


def test_nine_to_thirteen_are_dealt():
    """IN-D2"""
    assert roles_for(BOOK, 8, {}) == Refusal("too_few", {"least": 9, "most": 13})
    assert roles_for(BOOK, 14, {}) == Refusal("too_many", {"least": 9, "most": 13})


def test_a_table_by_hand_needs_a_mafia_player():
    """IN-D1"""
    assert hand_refusal(BOOK, ["detective", "citizen", "citizen"], {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(BOOK, ["charlatan", "interrogator", "interrogator"], {}) is None


def test_options():
    """The time to speak, 30 to 90 seconds (Options)"""
    assert options_of(BOOK, {}) == {"speech_seconds": 60}
    assert options_of(BOOK, {"speech_seconds": 91}) == Refusal("bad_option", {"option": "speech_seconds"})
    assert Table.seated(BOOK, TEN, speech_seconds=90).until("day").game.turn.seconds == 90


def test_the_calls_of_the_night():
    """IN-1: the sniper only where he is dealt"""
    table = Table.seated(BOOK, TEN).until("night")
    order = ["researcher", "mafia", "charlatan", "detective", "doctor", "interrogator"]
    assert table.calls() == [(call, 60 if call == "mafia" else 30) for call in order]
    assert table.game.seconds == 210
    table = Table.seated(BOOK, TEN.replace("invulnerable", "sniper")).until("night")
    assert [call for call, _ in table.calls()] == [*order[:5], "sniper", "interrogator"]
    assert table.game.seconds == 240


def test_the_two_of_an_interrogation_speak_twice_by_turns():
    """IN-5: first, second, first, second, half a minute each; then the vote between them"""
    table = Table.seated(BOOK, TEN).until("night")
    table.act(6, "interrogate", 9, 2)
    assert table.clock() == "defence"
    assert table.speakers() == [(2, 30), (9, 30), (2, 30), (9, 30)]
    assert (table.game.phase, table.game.seconds) == ("verdict", 30)
    asked = {prompt.seat: prompt.seats for prompt in prompts(BOOK, table.game)}
    assert asked == {seat: (2, 9) for seat in range(1, 11) if seat not in (2, 9)}
    assert table.clock() == "day"


def test_an_ordinary_defence_is_one_turn_of_45_seconds():
    """IN-D3: and a nomination ten seconds a candidate"""
    table = Table.seated(BOOK, TEN).until("nomination")
    assert table.game.seconds == 100
    for voter in range(1, 5):
        table.give(Vote(voter, (9, 10)))
    table.clock()
    assert table.speakers() == [(9, 45), (10, 45)]


def test_the_phases_follow_in_order():
    """IN-D8, IN-D21: intro day, intro night, day 1 with its vote, night 1; a cancelled vote leads to the day"""
    table = Table.seated(BOOK, TEN)
    assert table.game.phase == "intro_day"
    assert table.phases(4) == ["intro_night", "day", "nomination", "night"]
    table.act(6, "interrogate", 9, 2)
    assert table.clock() == "defence"
    table.act(6, "confirm", accept=False)
    assert [event.to for event in table.events if isinstance(event, ActGiven)] == ["seat:6"]
    assert table.phases(3) == ["day", "nomination", "night"]


def test_no_interrogation_after_a_right_guess_at_the_interrogator():
    """IN-D22: nothing of it is left in the state either"""
    table = Table.seated(BOOK, TEN).until("night")
    table.act(6, "interrogate", 9, 3)
    table.act(2, "guess", 6, role="interrogator")
    assert table.clock() == "day"
    assert table.game.defence == []
    assert "summoner" not in table.game.notes


def test_a_converted_player_joins_the_room_of_the_mafia():
    """IN-11"""
    table = Table.seated(BOOK, TEN).until("night")
    table.act(1, "convert", 3, 9)
    table.clock()
    assert table.game.members["mafia"][0] == [1, 2, 9]


def test_ties_are_secret():
    """IN-D9"""
    table = Table.seated(BOOK, TEN).until("night")
    table.act(7, "tie", 2)
    table.clock()
    assert [event.to for event in table.events if isinstance(event, Marked)] == ["host"]
