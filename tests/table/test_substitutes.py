"""Chairs that change hands while a game is played, those who wait for one, and who may play on from which."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.books.library import load
from core.rules.commands import Host
from core.rules.events import ALL, Left
from core.rules.events import seat as seat_audience
from core.table import Limits, TableState
from core.table.decide import decide
from core.table.decision import DecisionContext, TableDecision
from core.table.table_commands import Begin, Due, Gone, Join, Leave, Open, Replace, SeekSubstitute
from core.table_events import Replaced, Returned, SubstituteSought, TookOver
from tests.table.people import user

ROLES = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen")


def context(now: int = 0) -> DecisionContext:
    return DecisionContext(now=now, books=load, limits=Limits(), token="token", seed=7)


def after(state: TableState | None, *commands, now: int = 0) -> TableState:
    for command in commands:
        done = decide(state, command, context(now))
        assert done.refusal is None, (command, done.refusal)
        state = done.state
    assert state is not None
    return state


def playing(*, waiting: int = 0, moderator: int | None = None) -> TableState:
    """A game of six; the first who come afterwards wait."""
    opened = Open(user(1), "P1", 500, "classic", moderator=moderator)
    seated = [Join(user(number), f"P{number}") for number in range(2, 7)]
    state = after(None, opened, *seated, Begin(user(1), 7, ROLES))
    return after(state, *(Join(user(70 + number), f"W{number}") for number in range(waiting)))


def code(state: TableState, command) -> str | None:
    refusal = decide(state, command, context()).refusal
    return None if refusal is None else refusal.code


def test_who_waits_as_the_cards_are_dealt_waits_on():
    most = load("classic").scenario.players[1]
    opened = after(None, Open(user(1), "P1", 500, "classic"))
    full = after(opened, *(Join(user(number), f"P{number}") for number in range(2, most + 2)))
    begun = after(full, Begin(user(1), 7))
    assert [player.user for player in begun.lobby.waiting] == [user(most + 1)]
    assert [player.user for player in after(begun, SeekSubstitute(user(3))).seats][2] == user(most + 1)


def test_who_joins_a_running_game_waits_and_may_stop_waiting():
    state = playing(waiting=2)
    assert [player.user for player in state.lobby.waiting] == [user(70), user(71)]
    assert code(state, Join(user(70), "W0")) == "already_waiting"
    assert [player.user for player in after(state, Leave(user(70))).lobby.waiting] == [user(71)]
    assert after(state, Gone(user(71))).absent == {}


def test_the_first_who_waits_takes_the_chair_that_is_given_up():
    done = decide(playing(waiting=2), SeekSubstitute(user(4)), context(5))
    assert done.events == [
        Replaced(ALL, seat=4, user=user(70), name="W0", was=user(4)),
        TookOver(seat_audience(4), seat=4, user=user(70), was=user(4)),
    ]
    assert done.state is not None
    assert [player.user for player in done.state.lobby.waiting] == [user(71)]
    assert done.state.user_of(4) == user(70)
    assert code(done.state, Join(user(4), "P4")) == "knows_too_much"


def test_where_nobody_waits_the_chair_is_held_open_until_somebody_comes():
    asked = decide(playing(), SeekSubstitute(user(4)), context())
    assert asked.events == [SubstituteSought(ALL, seat=4)]
    assert asked.state is not None
    assert asked.state.user_of(4) == user(4), "until then its player plays on"
    assert code(asked.state, SeekSubstitute(user(4))) == "already_offered"
    taken = decide(asked.state, Join(user(77), "New"), context())
    assert taken.state is not None
    assert [event.user for event in taken.events if isinstance(event, Replaced)] == [user(77)]
    assert taken.state.offered == frozenset()
    assert code(taken.state, Join(user(78), "Late")) is None, "whoever comes next waits"


def test_who_asked_for_a_substitute_may_think_better_of_it():
    back = decide(after(playing(), SeekSubstitute(user(4))), Join(user(4), "P4"), context())
    assert back.events == [Returned(ALL, seat=4, user=user(4))]
    assert after(back.state, Join(user(77), "New")).user_of(4) == user(4)


def test_nobody_gives_up_anothers_chair_but_a_moderator_or_a_steward():
    state = playing(moderator=user(99))
    assert code(state, SeekSubstitute(user(1), 4)) == "own_chair_only", "who opened the table plays at it"
    assert code(state, SeekSubstitute(user(99), 4)) is None
    assert code(state, SeekSubstitute(user(88), 4, steward=True)) is None
    assert code(state, SeekSubstitute(user(88))) == "not_joined"
    assert code(state, SeekSubstitute(user(99), 9)) == "bad_target"


def test_the_dead_give_up_nothing_and_take_nothing():
    state = after(playing(), Host("eject", (5,)))
    assert code(state, SeekSubstitute(user(5))) == "dead"
    assert code(after(state, SeekSubstitute(user(4))), Join(user(5), "P5")) == "dead"


def test_a_chair_held_open_whose_card_leaves_the_game_is_nobodys():
    state = after(playing(), SeekSubstitute(user(4)), Host("eject", (4,)))
    assert after(state, Join(user(77), "New")).user_of(4) == user(4)


def test_who_gave_up_a_chair_may_have_that_one_again_and_no_other():
    state = after(playing(waiting=1), SeekSubstitute(user(4)), SeekSubstitute(user(5)))
    assert state.offered == {5}
    assert code(state, Join(user(4), "P4")) == "knows_too_much"
    state = after(state, SeekSubstitute(user(70)))
    assert after(state, Join(user(4), "P4")).user_of(4) == user(4)
    assert code(state, Replace(user(1), 5, user(4), "P4")) == "they_know_too_much"


def test_the_moderator_plays_on_from_no_chair():
    state = after(playing(moderator=user(99)), SeekSubstitute(user(4)))
    assert code(state, Join(user(99), "M")) == "saw_cards"
    state = after(state, Leave(user(99)))
    assert code(state, Join(user(99), "M")) == "saw_cards", "nor once they lead no more"


def test_who_has_been_away_too_long_is_followed_by_whoever_waits():
    state = after(playing(waiting=1), Leave(user(4)))
    later = decide(state, Due(), context(Limits().absence))
    assert later.state.user_of(4) == user(70)
    assert later.state.game.seat(4).alive
    assert not any(isinstance(event, Left) for event in later.events)
    nobody = decide(after(playing(), Leave(user(4))), Due(), context(Limits().absence))
    assert [event.absent for event in nobody.events if isinstance(event, Left)] == [True]


def test_who_waits_is_not_given_the_chair_of_somebody_whose_card_left_while_they_were_away():
    state = after(playing(waiting=1), Leave(user(4)), Host("eject", (4,)))
    later = decide(state, Due(), context(Limits().absence))
    assert [event for event in later.events if isinstance(event, Replaced)] == []
    assert later.state is not None
    assert [player.user for player in later.state.lobby.waiting] == [user(70)], "they wait on for one that lives"
    assert later.state.user_of(4) == user(4)


def test_a_table_whose_host_hands_over_their_chair_is_led_by_somebody_who_plays():
    state = after(playing(waiting=1), SeekSubstitute(user(1)))
    assert state.lobby.host in {player.user for player in state.seats}


MOVES = st.lists(
    st.tuples(st.sampled_from(["join", "leave", "seek", "eject", "time"]), st.integers(1, 10)), max_size=40
)


@given(MOVES)
@settings(max_examples=150, deadline=None)
def test_whatever_people_do_nobody_has_two_chairs_nor_learns_what_two_of_them_know(moves):
    state, now, had = playing(), 0, {number: {number} for number in range(1, 7)}
    for move, number in moves:
        now += 1_000 if move != "time" else Limits().absence
        asked = {
            "join": Join(user(number), f"P{number}"),
            "leave": Leave(user(number)),
            "seek": SeekSubstitute(user(number)),
            "eject": Host("eject", ((number - 1) % 6 + 1,)),
            "time": Due(),
        }[move]
        done: TableDecision = decide(state, asked, context(now))
        if done.refusal is not None:
            assert done.state is state
            continue
        assert done.state is not None
        state = done.state
        if state.over:
            return
        users = [player.user for player in state.seats]
        assert len(set(users)) == len(users)
        assert not {player.user for player in state.lobby.waiting} & set(users)
        for seat, player in enumerate(state.seats, 1):
            had.setdefault(player.user - 1000, set()).add(seat)
        assert all(len(seats) == 1 for seats in had.values()), "nobody has sat on two chairs"
        assert TableState.from_data(json.loads(json.dumps(state.to_data()))).to_data() == state.to_data()


@pytest.mark.parametrize("number", [1, 4])
def test_a_snapshot_keeps_who_gave_up_what(number):
    state = after(playing(waiting=1), SeekSubstitute(user(number)), SeekSubstitute(user(5)))
    again = TableState.from_data(json.loads(json.dumps(state.to_data())))
    assert (again.former, again.offered) == (state.former, frozenset({5}))
