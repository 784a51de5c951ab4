"""Decide a command on a table: pure, with the time and the chance handed in."""

from __future__ import annotations

from core.table import chairs, gathering, hosting, idlers, leading, motions, playing, pool, undo
from core.table.commands import (
    Awake,
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
    SeekSubstitute,
    Stop,
    Voice,
)
from core.table.decision import Decision, Means, refuse
from core.table.pace import not_ahead
from core.table.state import TableState


def decide(
    state: TableState | None, command: Command, means: Means, user: int | None = None, phase: int | None = None
) -> Decision:
    """The table after `command`, what it caused, or why it is refused.

    `state`: `None` where there is no table yet. `user`: who gives a command of the rules, `None` for the table itself.
    `phase`: serial of the phase that the menu used belongs to; an earlier one is stale.
    """
    done = motions.overtaken(_decide(state, command, means, user, phase))
    return undo.noted(state, leading.remembered(done))


def _decide(state: TableState | None, command: Command, means: Means, user: int | None, phase: int | None) -> Decision:
    if phase is not None and not _is_running(state, phase):
        return refuse(state, "stale")
    if isinstance(command, Open):
        return gathering.open_lobby(state, command, means)
    if state is None or state.over:
        quiet = isinstance(command, Due | Awake)
        return Decision(state) if quiet else refuse(state, "no_game" if state is None else "game_over")
    if isinstance(command, Stop):
        return gathering.stop(state, command)
    if state.game is None:
        return _gathering(state, command, means)
    done = playing.without_idlers(_playing(state, command, means, user), means)
    return playing.over_the_absent(done, means)


def _gathering(state: TableState, command: Command, means: Means) -> Decision:
    match command:
        case Join():
            return gathering.join(state, command, means)
        case Leave():
            return gathering.leave(state, command, means)
        case Gone():
            return gathering.leave(state, Leave(command.by), means)
        case Configure():
            return gathering.configure(state, command, means)
        case Kick():
            return gathering.kick(state, command, means)
        case Move():
            return gathering.move(state, command)
        case Lead():
            return gathering.lead(state, command, means)
        case CoHost():
            return gathering.co_host(state, command, means)
        case Pick():
            return pool.pick(state, command, means)
        case Begin():
            return gathering.begin(state, command, means)
        case Due():
            return gathering.due(state, means)
        case Awake():
            return Decision(not_ahead(state, means.now))
        case _:
            return refuse(state, "not_now")


def _playing(state: TableState, command: Command, means: Means, user: int | None) -> Decision:
    if isinstance(command, hosting.Hosted):
        return hosting.hosted(state, command, means)
    match command:
        case Join():
            return chairs.join(state, command, means)
        case Leave() | Gone():
            return chairs.gone(state, command.by, means)
        case Move():
            return gathering.move(state, command)
        case SeekSubstitute():
            return chairs.seek(state, command, means)
        case Voice():
            return motions.voice(state, command, means)
        case Here():
            return idlers.here(state, command, means)
        case Hold():
            return playing.hold(state, command, means)
        case Due():
            return motions.due(playing.due(state, means), means)
        case Awake():
            return playing.awake(state, means)
        case Open() | Configure() | Kick() | Pick() | Lead() | Begin() | Stop():
            return refuse(state, "game_running")
        case _:
            return playing.play(state, command, means, user)


def _is_running(state: TableState | None, phase: int) -> bool:
    game = None if state is None else state.game
    return game is not None and game.serial == phase
