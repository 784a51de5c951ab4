"""Chairs that are kept for a while for people who are expected."""

from __future__ import annotations

from core.books.library import load
from core.table import Limits, Player, TableState
from core.table.decide import decide
from core.table.decision import DecisionContext
from core.table.pace import next_deadline
from core.table.table_commands import Begin, CoHost, Configure, Due, Join, Leave, Open, ResumeAfterRestart

LIMITS = Limits()
MOST = load("joker").scenario.players[1]


def context(now: int = 0) -> DecisionContext:
    return DecisionContext(now=now, books=load, limits=LIMITS, token="token", seed=1)


def opened(*invited: int) -> TableState:
    people = tuple(Player(number, f"P{number}") for number in invited)
    done = decide(None, Open(1, "P1", 5, "joker", moderator=90, invited=people), context())
    assert done.refusal is None
    assert done.state is not None
    return done.state


def after(state: TableState, *commands: object, now: int = 1) -> TableState:
    for command in commands:
        done = decide(state, command, context(now))  # type: ignore[arg-type]
        assert done.refusal is None, done.refusal
        assert done.state is not None
        state = done.state
    return state


def seated(state: TableState) -> list[int]:
    return [player.user for player in state.lobby.players]


def test_the_opener_and_the_moderator_are_not_expected() -> None:
    state = opened(1, 2, 3, 90)
    assert seated(state) == [1]
    assert [player.user for player in state.lobby.invited] == [2, 3]


def test_strangers_wait_while_the_last_chairs_are_kept_and_sit_down_then() -> None:
    state = opened(*range(2, MOST + 1))
    state = after(state, Join(70, "stranger"), Join(3, "P3"))
    assert seated(state) == [1, 3]
    assert [player.user for player in state.lobby.waiting] == [70]
    assert next_deadline(state, LIMITS) == LIMITS.invitation
    state = after(state, Due(), now=LIMITS.invitation)
    assert seated(state) == [1, 3, 70]
    assert state.lobby.invited == ()
    assert next_deadline(state, LIMITS) == 1 + LIMITS.lobby, "the clock has touched nothing"


def test_chairs_that_a_process_with_a_fast_clock_kept_are_kept_no_longer_than_others() -> None:
    """Its wall clock was a day ahead; another process takes the table up."""
    ahead = 24 * 3_600_000
    people = tuple(Player(number, f"P{number}") for number in range(2, MOST + 1))
    opening = Open(1, "P1", 5, "joker", moderator=90, invited=people)
    state = decide(None, opening, context(ahead)).state
    assert state is not None
    state = after(state, ResumeAfterRestart(), now=1)
    state = after(state, Join(70, "stranger"), now=2)
    assert seated(state) == [1]
    state = after(state, Due(), now=LIMITS.invitation + 1)
    assert seated(state) == [1, 70]


def test_who_declines_leaves_the_chair_to_who_waits() -> None:
    state = opened(*range(2, MOST + 1))
    state = after(state, Join(70, "stranger"), Leave(2))
    assert seated(state) == [1, 70]
    assert not state.lobby.expects(2)


def test_nobody_is_dealt_in_unasked() -> None:
    state = opened(*range(2, MOST + 1))
    least = load("joker").scenario.players[0]
    state = after(state, *(Join(number, f"P{number}") for number in range(2, least + 1)), Begin(1))
    assert [player.user for player in state.seats] == list(range(1, least + 1))


def test_a_table_that_nobody_touches_closes_whoever_is_expected() -> None:
    state = after(opened(2), Due(), now=LIMITS.lobby)
    assert state.closed == "idle"


def test_no_chair_is_kept_for_who_leads_from_outside() -> None:
    state = after(opened(2, 3, 4), CoHost(90, 2, "P2"), Configure(90, {"moderator": 3}))
    assert [player.user for player in state.lobby.invited] == [4]


def test_who_opened_a_table_and_leads_it_without_a_chair_may_leave_it() -> None:
    done = decide(None, Open(90, "M", 5, "joker", moderator=90), context())
    assert done.state is not None
    state = after(done.state, Join(2, "P2"), Configure(90, {"moderator": 91}))
    assert state.lobby.host == 90
    assert after(state, Leave(90)).lobby.host == 2
