"""What is done to a running game by who may: at once by who runs it from outside, by a vote where its host plays."""

from __future__ import annotations

from core.rules.commands import Host
from core.table import leading, motions, playing, undo
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.power import power, why_none
from core.table.table_commands import CoHost, Extend, HandOver, Next, Pause, Replace, Resume, Ruling, Undo
from core.table.table_state import TableState

Hosted = Pause | Resume | Extend | Next | Replace | Ruling | HandOver | CoHost | Undo


def hosted(state: TableState, command: Hosted, context: DecisionContext) -> TableDecision:
    """A command that needs power over the game."""
    has = power(state, command.by, command.steward)
    if has is None:
        return refuse(state, why_none(state, command.by, command.steward))
    if isinstance(command, Next) and command.turn is not None and not _runs(state, command.turn):
        return refuse(state, "stale")  # pressed twice: it must not end the speech after it
    if has == "small":
        return _small(state, command, context)
    match command:
        case Ruling():
            return playing.play(state, Host(command.do, command.at, command.extras), context, None)
        case Replace():
            return playing.replace_player(state, command, context)
        case HandOver():
            return leading.hand_over(state, command, context)
        case CoHost():
            return leading.co_host(state, command, context)
        case Undo():
            return undo.take_back(state, command, context)
        case _:
            return playing.lever(state, command, context, context.limits.pause)


def _runs(state: TableState, turn: int) -> bool:
    return state.clock is not None and state.clock.turn == turn


def _small(state: TableState, command: Hosted, context: DecisionContext) -> TableDecision:
    """By whoever opened the game and plays in it."""
    match command:
        case Undo() | CoHost():
            # Whoever likes the end of a night less than its beginning must not have it again by outvoting the others.
            return refuse(state, "needs_host")
        case HandOver() if state.seat_of(command.user) is not None:
            return leading.pass_on(state, command, context)
        case HandOver() | Next() | Replace() | Ruling():
            return motions.propose(state, command, context)
        case _:
            return playing.lever(state, command, context, context.limits.short_pause)
