"""The clock of a table as a pure reckoning: what runs out when, and when a phase may end early.

A night's length must not say who has acted, nor when. So a night that ends early does so at one of a few moments, drawn
from the game's seed as it begins: the first of them by which everybody has answered. Until then its end is shown as
though nobody had. What is still told: whether all who were asked had answered by this moment and not by the one before.
A night in which nobody is asked anything lasts as long as one in which somebody does not answer.

A ballot ends early by its hands alone, whoever could do something else in it: were a card waited for that may act
there, everybody would see that somebody holds it. One in which a secret may take a vote away never ends early.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.rulebook.book import Rulebook
from core.rules.chance import dice
from core.rules.events import Event, Extended, GameOver, Left, PhaseBegan, TurnBegan
from core.rules.prompts import VOTE, Prompt, prompts
from core.rules.state import Game
from core.rules.views import may_act
from core.table.lobby_state import TOGETHER
from core.table.table_state import Clock, TableState

NIGHT = "night"
PUBLIC = "public"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long the table waits for people. Milliseconds, but for `night_moments`, `idle_phases` and `more_times`."""

    night_floor: int = 20_000
    """No night ends sooner."""
    night_moments: int = 3
    """At so many moments a night may end before its time; none lets every night last its whole time."""
    settle: int = 5_000
    """Time to change one's mind after the last answer."""
    last_chance: int = 15_000
    """The same in a ballot in which some card of the rulebook may act, whoever holds it."""
    grace: int = 15_000
    """For a clock that ran out while the process was away."""
    absence: int = 120_000
    """How long the seat of somebody who left the server is kept."""
    lobby: int = 30 * 60_000
    """How long a lobby that nobody touches stays."""
    invitation: int = 5 * 60_000
    """How long chairs are kept for whom they were promised to."""
    pause: int = 60 * 60_000
    """The longest pause."""
    short_pause: int = 5 * 60_000
    """That of a host who plays."""
    unseen: int = 10 * 60_000
    """That of a table which nobody can see."""
    motion: int = 90_000
    """How long the living may vote on one."""
    idle_phases: int = 8
    """So many phases in a row that run out untouched end the game."""
    silent_turn: int = 15_000
    """A turn of somebody who is missed ends so soon, unless they speak up."""
    more_time: int = 30_000
    """What the living may add to a turn, at most `more_times` in a round of speeches."""
    more_times: int = 2


def after(state: TableState, events: Iterable[Event], now: int, *, before: Game | None) -> TableState:
    """The state with its clock as these events of the rules leave it; a new phase also forgets who passed.

    `before`: the game without these events. It says who was speaking, whose turn ends where they leave.
    """
    for event in events:
        if isinstance(event, PhaseBegan):
            clock = _set(state, Clock(event.serial, None, now, None), event.seconds, now)
            state = replace(state, clock=clock, passed=frozenset[int]())
        elif isinstance(event, TurnBegan) and state.clock is not None and state.clock.turn != event.number:
            clock = _set(state, replace(state.clock, turn=event.number), event.seconds, now)
            state = replace(state, clock=clock)
        elif isinstance(event, Extended):
            state = longer(state, event.seconds * 1000)
        elif isinstance(event, Left) and state.clock is not None and _speaks(before, state.clock, event.seat):
            state = replace(state, clock=_run_out(state.clock, now))
        elif isinstance(event, GameOver):
            state = replace(state, clock=None, paused=None, held=False)
    return state


def _set(state: TableState, clock: Clock, seconds: int, now: int) -> Clock:
    whole = seconds * 1000
    return replace(clock, ends=None, left=whole) if state.paused is not None else replace(clock, ends=now + whole)


def _speaks(game: Game | None, clock: Clock, seat: int) -> bool:
    if game is None or game.turn is None or clock.phase != game.serial:
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
    ahead = began - now
    clock = state.clock
    if clock is not None:
        ends = None if clock.ends is None else clock.ends - ahead
        clock = replace(clock, began=clock.began - ahead, ends=ends)
    lobby = state.lobby
    if lobby.invited_until is not None:
        lobby = replace(lobby, invited_until=lobby.invited_until - ahead)
    return replace(
        state,
        lobby=lobby,
        clock=clock,
        touched=min(state.touched, now),
        watch=replace(state.watch, began=state.watch.began - ahead),
        paused=None if state.paused is None else state.paused - ahead,
        absent={seat: until - ahead for seat, until in state.absent.items()},
        motion=None if state.motion is None else replace(state.motion, until=state.motion.until - ahead),
    )


def hurried(state: TableState, book: Rulebook, limits: Limits, now: int) -> TableState:
    """The state with its clock pulled in, where the pace allows it and everybody who is asked has answered.

    Talk never ends early this way: only a night does, at one of its moments, and a ballot, in which everybody sees who
    has voted.
    """
    game = state.game
    clock = state.clock
    if state.lobby.pace != TOGETHER or game is None or clock is None or clock.ends is None or clock.turn is not None:
        return state
    if game.day_part == NIGHT:
        asked = prompts(book, game)
        answered = all_answered(asked, state.passed) and bool(asked or game.acts)
        early = _early(clock, clock.ends, game, limits, now) if answered else 0
        return replace(state, clock=replace(clock, early=early))
    if game.phase not in book.scenario.ballots or not voters_known(book, game.phase):
        return state
    voters, left = undecided(book, state)
    soonest = now + (limits.last_chance if may_act(book, game.phase) else limits.settle)
    answered = bool(voters) and not left
    return replace(state, clock=replace(clock, ends=soonest)) if answered and soonest < clock.ends else state


def _early(clock: Clock, ends: int, game: Game, limits: Limits, now: int) -> int:
    """By how much sooner a night ends that everybody has answered now: not later than was set before."""
    if clock.early:
        return clock.early
    whole = game.seconds * 1000
    sooner = (whole - moment for moment in moments(game, limits))
    return next((early for early in sooner if ends - early >= now + limits.settle), 0)


def moments(game: Game, limits: Limits) -> list[int]:
    """At which moments the running night may end before its time, in milliseconds after its beginning: one in the first
    half of each part of it, whatever anybody does."""
    count = limits.night_moments
    span = game.seconds * 1000 - limits.night_floor
    if count <= 0 or span <= 0:
        return []
    part = span // count
    chance = dice(game.seed, game.serial, "night's moments")
    return [limits.night_floor + number * part + chance.randrange(part // 2 + 1) for number in range(count)]


def voters_known(book: Rulebook, ballot: str) -> bool:
    """Whether everybody knows who has a vote in the ballot of this phase. Else whom it waits for, and that it waits for
    nobody any more, would tell who has none."""
    marks = book.scenario.marks
    return all(marks.get(mark) == PUBLIC for mark in book.scenario.ballots[ballot].silent)


def undecided(book: Rulebook, state: TableState) -> tuple[int, list[int]]:
    """How many have a vote in the running ballot, and the seats of those who have not said what they do with it."""
    assert state.game is not None
    hands = [prompt for prompt in prompts(book, state.game) if prompt.do == VOTE]
    return len(hands), [prompt.seat for prompt in unanswered(hands, state.passed)]


def all_answered(asked: Iterable[Prompt], passed: frozenset[int]) -> bool:
    """Whether every prompt has been answered or passed."""
    return not unanswered(asked, passed)


def unanswered(asked: Iterable[Prompt], passed: frozenset[int]) -> list[Prompt]:
    """The prompts that nobody has answered or passed.

    A room's shared question is answered by any of its members, unless each has a word of their own on it. Who has used
    one of several abilities of which they may use one has answered for the others.
    """
    asked = list(asked)
    shared = {
        (prompt.room, prompt.do)
        for prompt in asked
        if prompt.room is not None and prompt.given is not None and not prompt.each
    }
    used = {(prompt.seat, prompt.either) for prompt in asked if prompt.either is not None and prompt.given is not None}
    return [
        prompt
        for prompt in asked
        if prompt.given is None
        and prompt.seat not in passed
        and (prompt.room, prompt.do) not in shared
        and (prompt.seat, prompt.either) not in used
    ]


def next_deadline(state: TableState, limits: Limits) -> int | None:
    """When the table must be woken next (epoch milliseconds), or `None` when nothing can come due any more."""
    if state.over:
        return None
    if state.game is None:
        until = state.lobby.invited_until
        return min(state.touched + limits.lobby, state.touched + limits.lobby if until is None else until)
    times = list(state.absent.values())
    if state.motion is not None:
        times.append(state.motion.until)
    if state.paused is not None:
        times.append(state.paused)
    if state.clock is not None and state.clock.ends is not None:
        times.append(state.clock.ends - state.clock.early)
    return min(times, default=None)
