"""The clock of a table as a pure reckoning: what runs out when, and when a phase may end early."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.rulebook.book import Rulebook
from core.rules.events import Event, Extended, GameOver, Left, PhaseBegan, TurnBegan
from core.rules.prompts import Prompt, prompts
from core.table.lobby import TOGETHER
from core.table.state import Clock, TableState

NIGHT = "night"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long the table waits for people. Milliseconds, but for `idle_phases`.

    `night_floor`: no night ends sooner, so that its length says little. `settle`: time to change one's mind after
    the last answer. `grace`: for a clock that ran out while the process was away. `absence`: how long the seat of
    somebody who left the server is kept. `lobby`: how long a lobby that nobody touches stays. `invitation`: how long
    chairs are kept for whom they were promised to. `pause`: the longest
    pause. `idle_phases`: so many phases in a row that run out untouched end the game.
    """

    night_floor: int = 20_000
    settle: int = 5_000
    grace: int = 15_000
    absence: int = 120_000
    lobby: int = 30 * 60_000
    invitation: int = 5 * 60_000
    pause: int = 60 * 60_000
    idle_phases: int = 8


def after(state: TableState, events: Iterable[Event], now: int) -> TableState:
    """The state with its clock as these events of the rules leave it; a new phase also forgets who passed."""
    for event in events:
        if isinstance(event, PhaseBegan):
            clock = _set(state, Clock(event.serial, None, now, None), event.seconds, now)
            state = replace(state, clock=clock, passed=frozenset[int]())
        elif isinstance(event, TurnBegan) and state.clock is not None and state.clock.turn != event.number:
            clock = _set(state, replace(state.clock, turn=event.number), event.seconds, now)
            state = replace(state, clock=clock)
        elif isinstance(event, Extended):
            state = longer(state, event.seconds * 1000)
        elif isinstance(event, Left) and state.clock is not None and _speaks(state, event.seat):
            state = replace(state, clock=_run_out(state.clock, now))
        elif isinstance(event, GameOver):
            state = replace(state, clock=None, paused=None)
    return state


def _set(state: TableState, clock: Clock, seconds: int, now: int) -> Clock:
    whole = seconds * 1000
    return replace(clock, ends=None, left=whole) if state.paused is not None else replace(clock, ends=now + whole)


def _speaks(state: TableState, seat: int) -> bool:
    game, clock = state.game, state.clock
    if game is None or game.turn is None or clock is None or clock.phase != game.serial:
        return False
    return game.turn.seat == seat


def _run_out(clock: Clock, now: int) -> Clock:
    return replace(clock, left=0) if clock.ends is None else replace(clock, ends=now)


def longer(state: TableState, more: int) -> TableState:
    """The state with so many milliseconds more on the clock."""
    clock = state.clock
    if clock is None:
        return state
    if clock.ends is None:
        return replace(state, clock=replace(clock, left=clock.left + more))
    return replace(state, clock=replace(clock, ends=clock.ends + more))


def not_ahead(state: TableState, now: int) -> TableState:
    """The state of a process whose wall clock was ahead of ours: what it says of the future is that much nearer."""
    began = max(state.touched, 0 if state.clock is None else state.clock.began)
    if began <= now:
        return state
    ahead, clock = began - now, state.clock
    if clock is not None:
        ends = None if clock.ends is None else clock.ends - ahead
        clock = replace(clock, began=clock.began - ahead, ends=ends)
    return replace(
        state,
        clock=clock,
        touched=min(state.touched, now),
        paused=None if state.paused is None else state.paused - ahead,
        absent={seat: until - ahead for seat, until in state.absent.items()},
    )


def hurried(state: TableState, book: Rulebook, limits: Limits, now: int) -> TableState:
    """The state with its clock pulled in, where the pace allows it and everybody who is asked has answered.

    Talk never ends early this way: only a night and a ballot do.
    """
    game, clock = state.game, state.clock
    if state.lobby.pace != TOGETHER or game is None or clock is None or clock.ends is None or clock.turn is not None:
        return state
    if game.phase != NIGHT and game.phase not in book.scenario.ballots:
        return state
    asked = prompts(book, game)
    if not all_answered(asked, state.passed) or not (asked or game.acts):
        return state
    floor = clock.began + limits.night_floor if game.phase == NIGHT else now
    soonest = max(now + limits.settle, floor)
    return state if soonest >= clock.ends else replace(state, clock=replace(clock, ends=soonest))


def all_answered(asked: Iterable[Prompt], passed: frozenset[int]) -> bool:
    """Whether every prompt has been answered or passed.

    A room's shared question is answered by any of its members, unless each has a word of their own on it.
    """
    asked = list(asked)
    shared = {
        (prompt.room, prompt.do)
        for prompt in asked
        if prompt.room is not None and prompt.given is not None and not prompt.each
    }
    return all(
        prompt.given is not None or prompt.seat in passed or (prompt.room, prompt.do) in shared for prompt in asked
    )


def next_deadline(state: TableState, limits: Limits) -> int | None:
    """When the table must be woken next (epoch milliseconds), or `None` when nothing can come due any more."""
    if state.over:
        return None
    if state.game is None:
        until = state.lobby.invited_until
        return min(state.touched + limits.lobby, state.touched + limits.lobby if until is None else until)
    times = list(state.absent.values())
    if state.paused is not None:
        times.append(state.paused)
    if state.clock is not None and state.clock.ends is not None:
        times.append(state.clock.ends)
    return min(times, default=None)
