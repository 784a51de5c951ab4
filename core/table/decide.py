"""Decide a command on a table: pure, with the time and the chance handed in."""

from __future__ import annotations

from core.table import gathering, hosting, idlers, leading, motions, playing, role_pool, seat_changes, undo
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.pace import not_ahead
from core.table.table_commands import (
    Begin,
    CoHost,
    Command,
    Configure,
    Due,
    Gone,
    Here,
    Hold,
    Join,
    Kick,
    Lead,
    Leave,
    Move,
    Open,
    Pick,
    ResumeAfterRestart,
    SeekSubstitute,
    Stop,
    Voice,
)
from core.table.table_state import TableState


def decide(
    state: TableState | None,
    command: Command,
    context: DecisionContext,
    user: int | None = None,
    phase: int | None = None,
) -> TableDecision:
    """The table after `command`, what it caused, or why it is refused.

    `state`: `None` where there is no table yet. `user`: who gives a command of the rules, `None` for the table itself.
    `phase`: serial of the phase that the menu used belongs to; an earlier one is stale.
    """
    done = motions.overtaken(_decide(state, command, context, user, phase))
    return undo.noted(state, leading.remembered(done))


def _decide(
    state: TableState | None, command: Command, context: DecisionContext, user: int | None, phase: int | None
) -> TableDecision:
    if phase is not None and not _is_running(state, phase):
        return refuse(state, "stale")
    if isinstance(command, Open):
        return gathering.open_lobby(state, command, context)
    if state is None or state.over:
        quiet = isinstance(command, Due | ResumeAfterRestart)
        return TableDecision(state) if quiet else refuse(state, "no_game" if state is None else "game_over")
    if isinstance(command, Stop):
        return gathering.stop(state, command)
    if state.game is None:
        return _gathering(state, command, context)
    done = playing.without_idlers(_playing(state, command, context, user), context)
    done = playing.skip_absent_speakers(done, context)
    return motions.counted(state, done, context)


def _gathering(state: TableState, command: Command, context: DecisionContext) -> TableDecision:
    match command:
        case Join():
            return gathering.join(state, command, context)
        case Leave():
            return gathering.leave(state, command, context)
        case Gone():
            return gathering.leave(state, Leave(command.by), context)
        case Configure():
            return gathering.configure(state, command, context)
        case Kick():
            return gathering.kick(state, command, context)
        case Move():
            return gathering.move(state, command, context)
        case Lead():
            return gathering.lead(state, command, context)
        case CoHost():
            return gathering.co_host(state, command, context)
        case Pick():
            return role_pool.pick(state, command, context)
        case Begin():
            return gathering.begin(state, command, context)
        case Due():
            return gathering.due(state, context)
        case ResumeAfterRestart():
            return TableDecision(not_ahead(state, context.now))
        case _:
            return refuse(state, "not_now")


def _playing(state: TableState, command: Command, context: DecisionContext, user: int | None) -> TableDecision:
    if isinstance(command, hosting.Hosted):
        return hosting.hosted(state, command, context)
    match command:
        case Join():
            return seat_changes.join(state, command, context)
        case Leave() | Gone():
            return seat_changes.gone(state, command.by, context)
        case Move():
            return gathering.move(state, command, context)
        case SeekSubstitute():
            return seat_changes.seek(state, command, context)
        case Voice():
            return motions.voice(state, command, context)
        case Here():
            return idlers.here(state, command, context)
        case Hold():
            return playing.hold(state, command, context)
        case Due():
            return motions.due(playing.due(state, context), context)
        case ResumeAfterRestart():
            return playing.resume_after_restart(state, context)
        case Open() | Configure() | Kick() | Pick() | Lead() | Begin() | Stop():
            return refuse(state, "game_running")
        case _:
            return playing.play(state, command, context, user)


def _is_running(state: TableState | None, phase: int) -> bool:
    game = None if state is None else state.game
    return game is not None and game.serial == phase
