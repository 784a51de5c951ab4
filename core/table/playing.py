"""Decisions while a game is played: the rules' commands, the clock, the host's levers, people who come and go."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Deadline, Floor, Host, TurnOver, Vote
from core.rules.commands import Command as RulesCommand
from core.rules.engine import step
from core.rules.events import ALL, Event, Marked
from core.rules.refusal import EngineCode
from core.table import idlers, pace, seat_changes, wishes
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.gathering import close
from core.table.lobby_state import Lobby, Player
from core.table.table_commands import Extend, Hold, Lever, Next, Replace, Resume
from core.table.table_refusal import TableCode
from core.table.table_state import TableState
from core.table_events import ClockChange, ClockChanged, Wished

EJECT = "eject"


def play(state: TableState, command: RulesCommand, context: DecisionContext, user: int | None) -> TableDecision:
    """A command of the rules. `user`: the person it comes from, held to their own seat; `None` for the table itself."""
    code = _not_theirs(state, command, user)
    if code is not None:
        return refuse(state, code)
    book = context.books(state.lobby.scenario)
    if book is None or state.game is None:
        return refuse(state, "no_game")
    if isinstance(command, Floor) and command.do in wishes.WISHES and wishes.round_of_speeches(state.game) is not None:
        return _wish(state, command, context)
    done = step(book, state.game, command)
    if done.refusal is not None:
        return TableDecision(state, [], done.refusal)
    by_person = not isinstance(command, Deadline | TurnOver)
    after = replace(
        _passing(state, book, command),
        lobby=_led(state, book, done.events),
        game=done.game,
        touched=context.now if by_person else state.touched,
        idle=0 if by_person else state.idle + isinstance(command, Deadline),
    )
    after = pace.after(after, done.events, context.now, before=state.game)
    after = pace.hurried(after, book, context.limits, context.now)
    noted = idlers.noted(state, TableDecision(after, done.events), book, command, context)
    after = noted.state or after
    events = [*done.events, *noted.events]
    if after.idle >= context.limits.idle_phases and not after.over:
        closed = close(after, "idle")
        return TableDecision(closed.state, [*events, *closed.events])
    return TableDecision(after, events)


def _wish(state: TableState, word: Floor, context: DecisionContext) -> TableDecision:
    """A wish about a round of speeches; where enough have it, it comes true."""
    game = state.game
    assert game is not None
    if not 1 <= word.by <= len(game.seats):
        return refuse(state, "not_playing")
    if not game.seat(word.by).alive:
        return refuse(state, "dead")
    now = wishes.current(state.wishes, game)
    if word.by in now.of(word.do):
        return refuse(state, "already_done")
    if word.do == wishes.EXTEND and now.granted >= context.limits.more_times:
        return refuse(state, "no_more_time")
    now = wishes.wished(now, game, word)
    state = replace(state, wishes=now, touched=context.now, idle=0)
    state, signs = idlers.seen(state, word.by, context)
    events: list[Event] = [Wished(ALL, by=word.by, do=word.do), *signs]
    if not wishes.decided(now, game, word.do):
        return TableDecision(state, events)
    if word.do == wishes.EXTEND:
        granted = replace(now, extend=frozenset(), granted=now.granted + 1)
        longer = pace.longer(replace(state, wishes=granted), context.limits.more_time)
        return TableDecision(longer, events + _clock(longer, "granted", context).events)
    serial = game.serial
    while state.running and state.game is not None and state.game.serial == serial:
        turn = wishes.round_of_speeches(state.game)
        if turn is None:
            break
        state = _and_then(state, play(state, TurnOver(serial, turn.number), context, None), events)
    return TableDecision(state, events)


def _led(state: TableState, book: Rulebook, events: Iterable[Event]) -> Lobby:
    """The lobby with whom the rulebook has made the table's leader; a moderator from outside stays one."""
    for event in events:
        if not isinstance(event, Marked) or event.mark != book.scenario.leader_mark:
            continue
        if state.lobby.moderator is None:
            return replace(state.lobby, moderator=state.user_of(event.seat))
    return state.lobby


def _not_theirs(state: TableState, command: RulesCommand, user: int | None) -> EngineCode | TableCode | None:
    """Why this person may not give this command (a refusal code), or None."""
    if isinstance(command, Act | Floor | Vote):
        seat = command.voter if isinstance(command, Vote) else command.by
        if user is not None and state.user_of(seat) != user:
            return "not_your_prompt"
        return _stands_still(state)
    if user is None:
        return None
    return None if isinstance(command, Host) and state.judges(user) else "not_host"


def _passing(state: TableState, book: Rulebook, command: RulesCommand) -> TableState:
    """Who has said that they do nothing more: a pass and an empty vote say so, anything else takes it back. In a ballot
    it is about the vote alone, whatever a card does there; who takes a vote back to think again is still waited for."""
    if isinstance(command, Act):
        if state.game is not None and state.game.phase in book.scenario.ballots:
            return state
        seat = command.by
        nothing = command.do == "pass"
    elif isinstance(command, Vote):
        seat = command.voter
        nothing = not (command.choices or command.to_think)
    else:
        return state
    return replace(state, passed=state.passed | {seat} if nothing else state.passed - {seat})


def due(state: TableState, context: DecisionContext) -> TableDecision:
    """Everything that has come due by now: seats of the absent, the end of a pause, the phase or the speech."""
    events: list[Event] = []
    for seat, until in sorted(state.absent.items()):
        if until <= context.now:
            state = replace(state, absent={other: at for other, at in state.absent.items() if other != seat})
            state = _and_then(state, _given_up(state, seat, context), events)
    if state.running and state.paused is not None and state.paused <= context.now:
        state = _and_then(state, resume(state, context), events)
    clock = state.clock
    if state.running and clock is not None and clock.due is not None and clock.due <= context.now:
        state = _and_then(state, play(state, _time_up(state), context, None), events)
    return TableDecision(state, events)


def _given_up(state: TableState, seat: int, context: DecisionContext) -> TableDecision:
    """A seat whose owner has gone: a substitute plays on, or it leaves by the rulebook's own way."""
    done = seat_changes.from_the_queue(state, seat, context)
    return done or play(state, Host(EJECT, (seat,), absent=True), context, None)


def without_idlers(done: TableDecision, context: DecisionContext) -> TableDecision:
    """A decision, and that whoever has been missed for too long gives up their seat."""
    state = done.state
    events = list(done.events)
    if state is None or done.refusal is not None:
        return done
    for seat in idlers.given_up(state):
        state = replace(state, watch=idlers.forgotten(state.watch, [seat]))
        if state.running:
            state = _and_then(state, _given_up(state, seat, context), events)
    return replace(done, state=state, events=events)


def skip_absent_speakers(done: TableDecision, context: DecisionContext) -> TableDecision:
    """A decision, and that who has left the server does not get the floor: the next one speaks at once."""
    state = done.state
    events = list(done.events)
    while state is not None and done.refusal is None and state.running and state.paused is None:
        turn = None if state.game is None else state.game.turn
        if turn is None or turn.seat not in state.absent or state.clock is None or state.clock.turn != turn.number:
            break
        after = _and_then(state, play(state, _time_up(state), context, None), events)
        if after is state:
            break
        state = after
    return replace(done, state=state, events=events)


def _and_then(state: TableState, decision: TableDecision, events: list[Event]) -> TableState:
    events += decision.events
    return decision.state or state


def _time_up(state: TableState) -> Deadline | TurnOver:
    assert state.clock is not None
    phase = state.clock.phase
    turn = state.clock.turn
    return Deadline(phase) if turn is None else TurnOver(phase, turn)


def resume_after_restart(state: TableState, context: DecisionContext) -> TableDecision:
    """After a restart: what ran out meanwhile (the clock, the time of a chair or of a motion) gives people a moment to
    find the table again."""
    state = pace.not_ahead(state, context.now)
    until = context.now + context.limits.grace
    if any(at <= context.now for at in state.absent.values()):
        absent = {seat: until if at <= context.now else at for seat, at in state.absent.items()}
        state = replace(state, absent=absent)
    if state.motion is not None and state.motion.until <= context.now:
        state = replace(state, motion=replace(state.motion, until=until))
    clock = state.clock
    if clock is None or clock.due is None or clock.due > context.now:
        return TableDecision(state)
    return _clock(replace(state, clock=replace(clock, ends=until, early=0)), "restarted", context)


def lever(state: TableState, command: Lever, context: DecisionContext, longest: int) -> TableDecision:
    """The host's levers over the clock. `longest`: milliseconds after which a pause ends by itself."""
    clock = state.clock
    if clock is None:
        return refuse(state, "no_game")
    touched = replace(state, touched=context.now, idle=0)
    if isinstance(command, Next):
        going = touched if clock.ends is not None else resume(touched, context).state or touched
        return play(going, _time_up(going), context, None)
    if isinstance(command, Extend):
        return _clock(pace.longer(touched, command.seconds * 1000), "extended", context)
    if isinstance(command, Resume):
        return resume(touched, context) if state.paused is not None else refuse(state, "not_paused")
    if state.paused is not None or clock.ends is None:
        return refuse(state, _stands_still(state) or "paused")
    return _clock(_stopped(touched, clock.ends, context.now, longest), "paused", context)


def hold(state: TableState, command: Hold, context: DecisionContext) -> TableDecision:
    """Nobody can see the table, or they can again. Whoever has stopped the clock by hand lets it go on as well."""
    if command.over:
        return resume(state, context) if state.held else TableDecision(state)
    if state.paused is not None or state.clock is None or state.clock.ends is None:
        return TableDecision(state)
    held = replace(_stopped(state, state.clock.ends, context.now, context.limits.unseen), held=True)
    return _clock(held, "held", context)


def _stopped(state: TableState, ends: int, now: int, longest: int) -> TableState:
    assert state.clock is not None
    return replace(state, clock=replace(state.clock, ends=None, left=max(0, ends - now)), paused=now + longest)


def _stands_still(state: TableState) -> TableCode | None:
    """Why nothing counts now (a refusal code), or None."""
    if state.paused is None:
        return None
    return "held" if state.held else "paused"


def resume(state: TableState, context: DecisionContext) -> TableDecision:
    """The clock goes on with what was left of it, or with less where nobody is waited for since somebody has gone."""
    clock = state.clock
    if clock is not None and clock.ends is None:
        clock = replace(clock, ends=context.now + clock.left, left=0)
    going = replace(state, clock=clock, paused=None, held=False)
    book = context.books(state.lobby.scenario)
    going = going if book is None else pace.hurried(going, book, context.limits, context.now)
    return _clock(going, "resumed", context)


def _clock(state: TableState, change: ClockChange, context: DecisionContext) -> TableDecision:
    clock = state.clock
    assert clock is not None
    left = clock.left if clock.ends is None else clock.ends - context.now
    return TableDecision(state, [ClockChanged(ALL, change=change, ends=clock.ends, left=left)])


def replace_player(state: TableState, command: Replace, context: DecisionContext) -> TableDecision:
    """Another person plays on from a seat."""
    was = state.user_of(command.seat)
    if was is None:
        return refuse(state, "bad_target", seat=command.seat)
    if state.game is None or not state.game.seat(command.seat).alive:
        return refuse(state, "target_left", seat=command.seat)
    return seat_changes.replace_by(state, command.seat, Player(command.user, command.name), context)
