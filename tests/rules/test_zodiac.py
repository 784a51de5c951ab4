"""What the rulebook of Zodiac says about dealing, secrets, clocks, turns and calls, which no script can show."""

from __future__ import annotations

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rules.commands import Floor, Vote
from core.rules.events import ActGiven, Marked, Noted, VoteCast
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from tests.rules.table import Table, dealt, speaker_of

BOOK = load("zodiac")
TWELVE = "al_capone magician bomber zodiac detective doctor professional bodyguard ocean gunner citizen citizen"
ALWAYS = {"al_capone", "zodiac", "detective", "doctor", "professional", "bodyguard"}
TABLE = {
    9: ({"magician"}, 2),
    10: ({"bomber", "gunner"}, 2),
    11: ({"magician", "bomber", "gunner"}, 2),
    12: ({"magician", "bomber", "gunner", "ocean"}, 2),
    13: ({"magician", "bomber", "gunner", "ocean"}, 3),
    14: ({"magician", "bomber", "gunner", "ocean"}, 4),
}


@pytest.mark.parametrize("players", TABLE)
def test_dealt_roles(players: int):
    """ZO-D2"""
    more, citizens = TABLE[players]
    assert dealt(BOOK, players) == {**dict.fromkeys(ALWAYS | more, 1), "citizen": citizens}


def test_nine_to_fourteen_are_dealt():
    """ZO-D2"""
    assert roles_for(BOOK, 8, {}) == Refusal("too_few", {"least": 9, "most": 14})
    assert roles_for(BOOK, 15, {}) == Refusal("too_many", {"least": 9, "most": 14})


def test_a_table_by_hand_needs_a_mafia_player_and_holds_one_zodiac_at_most():
    """ZO-D1"""
    assert hand_refusal(BOOK, ["al_capone", "zodiac", "citizen"], {}) is None
    assert hand_refusal(BOOK, ["bomber", "bomber", "citizen", "citizen"], {}) is None
    assert hand_refusal(BOOK, ["zodiac", "citizen", "citizen"], {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(BOOK, ["bomber", "zodiac", "zodiac", "citizen"], {}) == Refusal(OwnCode("one_zodiac"))


def test_options():
    """ZO-D15, ZO-D18, ZO-9"""
    for option, wrong in (("zodiac_nights", "never"), ("professional_bullets", 6), ("inquiries", 3)):
        assert options_of(BOOK, {option: wrong}) == Refusal("bad_option", {"option": option})
    defaults = options_of(BOOK, {})
    assert defaults == {"zodiac_nights": "even", "professional_bullets": 2, "inquiries": 2}


def test_the_calls_of_the_night():
    """ZO-10: mafia a minute, then Zodiac, professional, doctor, detective, gunner, Ocean, half a minute each"""
    table = Table.seated(BOOK, TWELVE).until("night")
    order = ["mafia", "zodiac", "professional", "doctor", "detective", "gunner", "ocean"]
    assert table.calls() == [(call, 60 if call == "mafia" else 30) for call in order]
    assert table.game.seconds == 240
    nine = "al_capone magician zodiac detective doctor professional bodyguard citizen citizen"
    assert [call for call, _ in Table.seated(BOOK, nine).until("night").calls()] == order[:5]


def test_the_intro_day_has_no_challenges_and_the_day_has():
    """ZO-1: half a minute a player on the intro day, a minute by day, one round"""
    table = Table.seated(BOOK, TWELVE)
    first = speaker_of(table.game)
    assert table.give(Floor(first % 12 + 1, "challenge")) == Refusal("no_challenges")
    assert [seconds for _, seconds in table.speakers()] == [30] * 12
    assert (table.game.phase, table.game.seconds) == ("intro_night", 30)
    table.until("day")
    speaker = speaker_of(table.game)
    other = speaker % 12 + 1
    assert table.give(Floor(other, "challenge")) is None
    assert table.give(Floor(speaker, "grant", (other,))) is None
    heard = table.speakers()
    assert heard[:2] == [(speaker, 60), (other, 30)]
    assert len(heard) == 13
    assert table.game.phase == "nomination"


def test_the_verdict_between_several_is_held_with_eyes_closed():
    """ZO-4: the hands against one are open, those against several secret"""
    table = Table.seated(BOOK, TWELVE).until("nomination")
    assert table.game.seconds == 120
    for voter in range(1, 7):
        table.give(Vote(voter, (11, 12)))
    table.clock()
    assert table.speakers() == [(11, 60), (12, 60)]
    assert (table.game.phase, table.game.seconds) == ("verdict", 30)
    table.vote(11, 1)
    assert [event.to for event in table.events if isinstance(event, VoteCast)] == ["seat:1"]
    table.until("nomination")
    for voter in range(1, 7):
        table.give(Vote(voter, (12,)))
    table.until("verdict")
    table.vote(12, 1)
    assert [event.to for event in table.events if isinstance(event, VoteCast)] == ["all"]


def test_no_shot_at_zodiac_costs_the_professional_his_place():
    """ZO-8: Zodiac is no townsman, though he passes for one"""
    assert BOOK.roles["zodiac"].team == "solo"
    assert BOOK.roles["zodiac"].appears == "town"
    table = Table.seated(BOOK, TWELVE).until("night")
    table.act(7, "shoot", 4)
    table.clock()
    assert table.game.living == list(range(1, 13))


def test_codes_and_guns_are_secrets():
    """ZO-D12, ZO-D13, ZO-D20: who holds what is public, what it is is not"""
    table = Table.seated(BOOK, TWELVE).until("night")
    table.act(3, "plant", 11, code=2)
    table.act(10, "arm", 12, gun="blank")
    table.clock()
    marks = {event.mark: event for event in table.events if isinstance(event, Marked)}
    assert {mark: (event.to, event.seat) for mark, event in marks.items()} == {
        "bombed": ("all", 11),
        "armed": ("all", 12),
    }
    assert all(event.value is None for event in marks.values())
    assert all(event.to == "host" for event in table.events if isinstance(event, Noted))
    asked = {(prompt.seat, prompt.do) for prompt in prompts(BOOK, table.game)}
    assert {(12, "fire"), (11, "defuse"), (8, "defuse")} <= asked
    assert not {(11, "fire"), (12, "defuse")} & asked
    table.act(8, "defuse", code=2)
    assert [event.to for event in table.events if isinstance(event, ActGiven)] == ["seat:8"]
