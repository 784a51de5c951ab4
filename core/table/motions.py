"""Motions made, voted on and carried out. Who says what is open; more than half of the living carry one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.rules.commands import Host
from core.rules.events import ALL, Event
from core.table import leading, playing
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.lobby_state import NOBODY
from core.table.motion import Motion, needed
from core.table.table_commands import HandOver, Next, Replace, Ruling, Voice
from core.table.table_state import TableState
from core.table_events import MotionClosed, MotionEnd, MotionMade, MotionVoted, Replaced

Movable = Ruling | Replace | Next | HandOver


def propose(state: TableState, command: Movable, context: DecisionContext) -> TableDecision:
    """Put a command to the living. It is looked at first: what could not be done is not voted on."""
    game = state.game
    seat = state.seat_of(command.by)
    if game is None or seat is None:
        return refuse(state, "not_host")
    if state.motion is not None:
        return refuse(state, "motion_running")
    number = 1 if state.logged is None else state.logged + 1
    made = _of(command, state, number, seat, context.now + context.limits.motion)
    if game.seat(seat).alive:
        made = made.said(seat, True)
    tried = _carry_out(state, made, context)
    if tried.refusal is not None:
        return TableDecision(state, [], tried.refusal)
    at = made.at
    person = made.person
    told = MotionMade(
        ALL,
        motion=number,
        by=seat,
        what=made.what,
        do=made.do,
        at=at,
        user=None if person is None else person[0],
        name="" if person is None else person[1],
        needed=needed(len(game.living)),
        seconds=context.limits.motion // 1000,
    )
    return _settled(replace(state, motion=made, touched=context.now, idle=0), [told], context)


def _of(command: Movable, state: TableState, number: int, seat: int, until: int) -> Motion:
    assert state.clock is not None
    serial = state.clock.phase
    turn = state.clock.turn
    match command:
        case Ruling():
            return Motion(
                number,
                seat,
                "ruling",
                until=until,
                serial=serial,
                turn=None,
                do=command.do,
                at=command.at,
                extras=command.extras,
            )
        case Replace():
            person = (command.user, command.name)
            return Motion(number, seat, "replace", until, serial, at=(command.seat,), person=person)
        case Next():
            return Motion(number, seat, "next", until=until, serial=serial, turn=turn)
        case HandOver():
            return Motion(number, seat, "lead", until, serial, person=(command.user, command.name))


def voice(state: TableState, command: Voice, context: DecisionContext) -> TableDecision:
    """Somebody is for it or against it."""
    motion = state.motion
    seat = state.seat_of(command.by)
    game = state.game
    if motion is None or game is None or motion.number != command.motion:
        return refuse(state, "motion_over")
    if seat is None:
        return refuse(state, "not_your_prompt")
    if not game.seat(seat).alive:
        return refuse(state, "dead")
    said = motion.said(seat, command.yes)
    if said == motion:
        return TableDecision(state)
    after = replace(state, motion=said, touched=context.now, idle=0)
    return _settled(after, [MotionVoted(ALL, motion=motion.number, seat=seat, yes=command.yes)], context)


def due(done: TableDecision, context: DecisionContext) -> TableDecision:
    """A decision, and that the time of a motion is over: it has failed."""
    state = done.state
    if state is None or state.motion is None or state.over or state.motion.until > context.now:
        return done
    return _closed(state, "failed", done.events)


def counted(before: TableState, decision: TableDecision, context: DecisionContext) -> TableDecision:
    """A decision after which fewer may live: what enough of them have agreed to then is done, or can be no more."""
    state = decision.state
    if state is None or state.motion is None or state.motion != before.motion or state.over:
        return decision
    if before.game is None or state.game is None or before.game.living == state.game.living:
        return decision
    return decision if _is_moot(state, state.motion, decision.events) else _settled(state, decision.events, context)


def overtaken(decision: TableDecision) -> TableDecision:
    """A decision after which there may be nothing left to vote on."""
    state = decision.state
    if state is None or state.motion is None or decision.refusal is not None:
        return decision
    if state.over:
        return replace(decision, state=replace(state, motion=None))
    moot = _is_moot(state, state.motion, decision.events)
    return _closed(state, "moot", decision.events) if moot else decision


def _is_moot(state: TableState, motion: Motion, events: Iterable[Event]) -> bool:
    clock = state.clock
    game = state.game
    gone = motion.what == "next" and (clock is None or (clock.phase, clock.turn) != (motion.serial, motion.turn))
    left = game is not None and any(not game.seat(seat).alive for seat in motion.at)
    other = any(isinstance(event, Replaced) and event.seat in motion.at for event in events)
    led = motion.what == "lead" and state.lobby.moderator is not None
    return gone or left or other or led


def _settled(state: TableState, events: list[Event], context: DecisionContext) -> TableDecision:
    """Carried as soon as enough are for it, lost as soon as enough are against."""
    motion = state.motion
    game = state.game
    assert motion is not None
    assert game is not None
    living = set(game.living)
    if len(motion.yes & living) >= needed(len(living)):
        done = _carry_out(replace(state, motion=None), motion, context)
        if done.refusal is not None:
            return _closed(state, "moot", events)
        return replace(done, events=[*events, MotionClosed(ALL, motion=motion.number, outcome="carried"), *done.events])
    if len(living) - len(motion.no & living) < needed(len(living)):
        return _closed(state, "failed", events)
    return TableDecision(state, events)


def _closed(state: TableState, outcome: MotionEnd, events: list[Event]) -> TableDecision:
    assert state.motion is not None
    return TableDecision(
        replace(state, motion=None), [*events, MotionClosed(ALL, motion=state.motion.number, outcome=outcome)]
    )


def _carry_out(state: TableState, motion: Motion, context: DecisionContext) -> TableDecision:
    """What was decided, done in the name of all."""
    if motion.what == "next":
        return playing.lever(state, Next(NOBODY), context, context.limits.pause)
    if motion.what == "ruling":
        return playing.play(state, Host(motion.do, motion.at, dict(motion.extras or {})), context, None)
    assert motion.person is not None
    user, name = motion.person
    if motion.what == "replace":
        return playing.replace_player(state, Replace(NOBODY, motion.at[0], user, name), context)
    return leading.hand_over(state, HandOver(NOBODY, user, name), context)
