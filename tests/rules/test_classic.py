"""What the rulebook of classic says about dealing, secrets, clocks and turns, which a game script cannot show."""

from __future__ import annotations

import pytest

from core.books.deal import hand_refusal, options_of, roles_for, shuffled
from core.books.library import load
from core.rules.commands import Deadline, Host, TurnOver, Vote
from core.rules.events import CardDealt, Dealt, Event, RoomChanged
from core.rules.refusal import OwnCode, Refusal
from tests.rules.table import Table, speaker_of

BOOK = load("classic")
SEVEN = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]


def begin(seed: int = 1, roles: list[str] = SEVEN, **options: int) -> Table:
    return Table.seated(BOOK, roles, seed, **options)


def speakers(came: Table) -> list[int]:
    """Who is given the floor, in order, while every turn runs out."""
    return [seat for seat, _ in came.copy().speakers()]


@pytest.mark.parametrize("players", range(6, 21))
def test_dealt_roles(players: int):
    """CL-1, CL-2, CL-3, CL-D2"""
    roles = roles_for(BOOK, players, {})
    assert not isinstance(roles, Refusal)
    mafia = (players + 1) // 3
    assert roles.count("godfather") == 1
    assert roles.count("mafioso") == mafia - 1
    assert roles.count("doctor") == roles.count("detective") == 1
    assert roles.count("citizen") == players - mafia - 2
    assert len(roles) == players


def test_the_two_examples_of_the_source():
    """CL-1"""
    for players, mafia in ((7, 2), (8, 3)):
        roles = roles_for(BOOK, players, {})
        assert not isinstance(roles, Refusal)
        assert sum(BOOK.roles[role].team == "mafia" for role in roles) == mafia


def test_six_to_twenty_are_dealt():
    """CL-D2"""
    assert roles_for(BOOK, 5, {}) == Refusal("too_few", {"least": 6, "most": 20})
    assert roles_for(BOOK, 21, {}) == Refusal("too_many", {"least": 6, "most": 20})


def test_the_deal_is_drawn_by_the_seed():
    """CL-4"""
    assert shuffled(SEVEN, 5) == shuffled(SEVEN, 5)
    assert sorted(shuffled(SEVEN, 5)) == sorted(SEVEN)
    assert len({tuple(shuffled(SEVEN, seed)) for seed in range(40)}) > 20


def test_a_card_is_seen_by_its_owner_alone():
    """CL-4, CL-5"""
    events = begin().events
    cards = [event for event in events if isinstance(event, CardDealt)]
    assert [(event.to, event.role) for event in cards] == [(f"seat:{n}", r) for n, r in enumerate(SEVEN, 1)]
    assert all(event.to == "host" for event in events if isinstance(event, Dealt))


def test_a_table_seated_by_hand_needs_one_of_the_mafia():
    """CL-D1"""
    assert hand_refusal(BOOK, ["doctor", "citizen", "citizen"], {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(BOOK, ["mafioso", "citizen", "citizen"], {}) is None
    assert hand_refusal(BOOK, ["godfather"] * 3 + ["detective"] * 2, {}) is None
    assert hand_refusal(BOOK, ["mafioso", "joker", "citizen"], {}) == Refusal("unknown_role", {"role": "joker"})


def test_a_day_is_one_round_of_speeches_of_the_living():
    """CL-10, CL-12, CL-6: one turn each, in seat order from the first speaker, then the vote begins."""
    came = begin(seed=3).at("day")
    first = speaker_of(came.game)
    assert speakers(came) == [*range(first, 8), *range(1, first)]
    for _ in range(7):
        assert came.game.phase == "day"
        came = came.after(TurnOver(came.game.serial, came.game.turn.number))
    assert came.game.phase == "nomination"


def test_the_first_speaker_is_drawn_by_the_seed_and_moves_on_each_day():
    """CL-D17, CL-35, CL-10"""
    firsts = set()
    for seed in range(30):
        came = begin(seed=seed).at("day")
        assert begin(seed=seed).at("day").game.turn.seat == came.game.turn.seat
        firsts.add(came.game.turn.seat)
        first = speaker_of(came.game)
        came = came.at("day")
        assert came.game.turn.seat == first % 7 + 1
        assert came.at("day").game.turn.seat == (first + 1) % 7 + 1
    assert firsts == set(range(1, 8))


def test_a_turn_is_a_minute_or_what_the_host_set():
    """CL-11"""
    assert begin().at("day").game.turn.seconds == 60
    assert begin(speech_seconds=30).at("day").game.turn.seconds == 30
    assert options_of(BOOK, {"speech_seconds": 29}) == Refusal("bad_option", {"option": "speech_seconds"})
    assert options_of(BOOK, {"speech_seconds": 61}) == Refusal("bad_option", {"option": "speech_seconds"})
    assert options_of(BOOK, {"speech_seconds": True}) == Refusal("bad_option", {"option": "speech_seconds"})


def test_the_dead_are_passed_over_in_the_round():
    """CL-10, CL-D11"""
    came = begin(seed=3).at("day")
    first = speaker_of(came.game)
    second, third = first % 7 + 1, (first + 1) % 7 + 1
    came = came.after(Host("eject", (second,)))
    assert speakers(came) == [number for number in [*range(first, 8), *range(1, first)] if number != second]
    assert came.at("day").game.turn.seat == third


def nominated(*defendants: int) -> Table:
    came = begin().at("nomination")
    for voter in range(1, 8):
        named = tuple(number for number in defendants if number != voter)
        came = came.after(Vote(voter, named))
    return came.after(Deadline(came.game.serial))


def test_each_defendant_has_a_minute():
    """CL-17"""
    came = nominated(3, 5)
    assert came.game.phase == "defence"
    assert came.game.turn.seconds == 60
    assert speakers(came) == [3, 5]


def test_a_nomination_lasts_ten_seconds_a_candidate_and_a_verdict_thirty():
    """CL-13: the lengths of Phases and clock"""
    came = begin().at("nomination")
    assert came.game.seconds == 70
    came = came.after(Host("eject", (5,)))
    assert came.at("nomination").game.seconds == 60
    assert nominated(3).at("verdict").game.seconds == 30


def test_the_phases_follow_in_order_and_those_of_a_trial_are_skipped():
    """CL-12, CL-13, CL-22, CL-9"""
    came, names = begin(), []
    for _ in range(8):
        names.append(came.game.phase)
        came = came.after(Deadline(came.game.serial))
    assert names == ["intro_night", "day", "nomination", "night", "day", "nomination", "night", "day"]


def test_wake_order():
    """CL-23, CL-25: mafia for a minute, then the doctor, then the detective"""
    game = begin().at("night").game
    calls = [(call.call, call.seconds.constant) for call in BOOK.scenario.wake]
    assert calls == [("mafia", 60), ("doctor", 30), ("detective", 30)]
    assert game.seconds == sum(seconds for _, seconds in calls)
    assert begin().game.seconds == 30


def rooms(events: list[Event]) -> list[RoomChanged]:
    return [event for event in events if isinstance(event, RoomChanged)]


def test_the_mafia_have_a_room_that_is_open_at_night():
    """CL-7, CL-25"""
    came = begin()
    (room,) = rooms(came.events)
    assert (room.to, room.members, room.open) == ("room:mafia", (1, 2), True)
    came = came.after(Deadline(came.game.serial))
    assert [event.open for event in rooms(came.events)] == [False]
    came = came.at("night")
    assert [event.open for event in rooms(came.events)] == [True]
    came = came.after(Host("eject", (1,)))
    assert [event.members for event in rooms(came.events)] == [(2,)]
