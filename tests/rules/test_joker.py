"""What the rulebook of Joker Mafia says about dealing, secrets, clocks, turns and calls, which no script can show."""

from __future__ import annotations

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rules.commands import Act, Floor
from core.rules.events import ActGiven, Became, Marked, Told
from core.rules.refusal import OwnCode, Refusal
from tests.rules.table import Table, dealt, speaker_of

BOOK = load("joker")
SIX = "mafioso doctor joker citizen citizen citizen"


def test_six_players_and_no_other_number():
    """JK-1"""
    assert dealt(BOOK, 6) == {"mafioso": 1, "joker": 1, "doctor": 1, "citizen": 3}
    assert roles_for(BOOK, 5, {}) == Refusal("too_few", {"least": 6, "most": 6})
    assert roles_for(BOOK, 7, {}) == Refusal("too_many", {"least": 6, "most": 6})


def test_a_table_by_hand_holds_at_most_one_mafia_player_and_one_joker():
    """JK-D3"""
    assert hand_refusal(BOOK, SIX.split(), {}) is None
    assert hand_refusal(BOOK, ["mafioso", "doctor", "doctor", "doctor"], {}) is None
    assert hand_refusal(BOOK, ["mafioso", "mafioso", "citizen", "citizen"], {}) == Refusal(OwnCode("one_mafia"))
    assert hand_refusal(BOOK, ["mafioso", "joker", "joker", "citizen"], {}) == Refusal(OwnCode("one_joker"))


def test_each_day_has_two_rounds_of_speech_without_challenges():
    """JK-11: 45 seconds a turn, or what the host set"""
    table = Table.seated(BOOK, SIX)
    first = speaker_of(table.game)
    other = first % 6 + 1
    assert table.give(Floor(other, "challenge")) == Refusal("no_challenges")
    order = [*range(first, 7), *range(1, first)]
    assert table.speakers() == [(seat, 45) for seat in order * 2]
    assert table.game.phase == "nomination"
    assert Table.seated(BOOK, SIX, speech_seconds=30).game.turn.seconds == 30
    assert options_of(BOOK, {"speech_seconds": 61}) == Refusal("bad_option", {"option": "speech_seconds"})
    assert options_of(BOOK, {"speech_seconds": 29}) == Refusal("bad_option", {"option": "speech_seconds"})


def test_whoever_says_to_be_the_joker_is_not_punished():
    """JK-10: the host has no other word about talk than the one for talk during a vote (JK-14)."""
    assert set(BOOK.scenario.host) == {"eject", "talked"}
    assert BOOK.scenario.host["talked"].phases == ["nomination", "verdict"]
    assert not Table.seated(BOOK, SIX).book.scenario.barred


def test_the_phases_follow_in_order():
    """JK-D4: a day first, no intro; defence and verdict are skipped while nobody is on defence."""
    table = Table.seated(BOOK, SIX)
    assert (table.game.phase, table.game.day) == ("day", 1)
    assert table.phases(4) == ["nomination", "night", "day", "nomination"]


def test_the_lengths_of_the_vote():
    """JK-D5, JK-13: ten seconds a candidate, 45 a defendant, 30 for the verdict."""
    table = Table.seated(BOOK, SIX).until("nomination")
    assert table.game.seconds == 60
    for target in (4, 5):
        table.vote(target, 1, 2, 3)
    for voter in (1, 2, 3):
        assert table.game.votes[voter] == (5,)
    table.vote(4, 6)
    table.clock()
    assert table.game.phase == "defence"
    assert table.speakers() == [(5, 45)]
    assert (table.game.phase, table.game.seconds) == ("verdict", 30)


def test_the_calls_of_the_night():
    """JK-D8: mafia player, doctor, joker, half a minute each"""
    table = Table.seated(BOOK, SIX).until("night")
    assert table.calls() == [("mafioso", 30), ("doctor", 30), ("joker", 30)]
    assert table.game.seconds == 90


def test_the_last_three_have_three_minutes():
    """JK-D13, JK-D9: and nobody but the joker hears that he has turned."""
    table = Table.seated(BOOK, "mafioso doctor joker citizen").until("night")
    table.act(1, "kill", 4)
    assert table.clock() == "chaos"
    assert table.game.seconds == 180
    told = [(event.to, event.said.text) for event in table.events if isinstance(event, Told)]
    assert told == [("seat:3", "role:citizen")]
    assert all(event.to == "host" for event in table.events if isinstance(event, Became))
    assert table.give(Act(1, "shake", (2,))) is None
    assert [event.to for event in table.events if isinstance(event, ActGiven)] == ["all"]


def test_a_laugh_is_a_secret():
    """JK-8: nobody else sees the mark"""
    table = Table.seated(BOOK, SIX).until("night")
    table.act(3, "laugh")
    table.clock()
    assert [event.to for event in table.events if isinstance(event, Marked)] == ["seat:3"]
