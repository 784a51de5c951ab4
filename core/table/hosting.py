"""What is done to a running game by who may: at once by who runs it from outside, by a vote where its host plays."""

from __future__ import annotations

from core.rules.commands import Host
from core.table import leading, motions, playing, undo
from core.table.commands import CoHost, Extend, HandOver, Next, Pause, Replace, Resume, Ruling, Undo
from core.table.decision import Decision, Means, refuse
from core.table.power import power, why_none
from core.table.state import TableState

Hosted = Pause | Resume | Extend | Next | Replace | Ruling | HandOver | CoHost | Undo


def hosted(state: TableState, command: Hosted, means: Means) -> Decision:
    """A command that needs power over the game."""
    has = power(state, command.by, command.steward)
    if has is None:
        return refuse(state, why_none(state, command.by, command.steward))
    if has == "small":
        return _small(state, command, means)
    match command:
        case Ruling():
            return playing.play(state, Host(command.do, command.at, command.extras), means, None)
        case Replace():
            return playing.replace_player(state, command, means)
        case HandOver():
            return leading.hand_over(state, command, means)
        case CoHost():
            return leading.co_host(state, command, means)
        case Undo():
            return undo.take_back(state, command, means)
        case _:
            return playing.lever(state, command, means, means.limits.pause)


def _small(state: TableState, command: Hosted, means: Means) -> Decision:
    """By whoever opened the game and plays in it."""
    match command:
        case Undo() | CoHost():
            # Whoever likes the end of a night less than its beginning must not have it again by outvoting the others.
            return refuse(state, "needs_host")
        case HandOver() if state.seat_of(command.user) is not None:
            return leading.pass_on(state, command, means)
        case HandOver() | Next() | Replace() | Ruling():
            return motions.propose(state, command, means)
        case _:
            return playing.lever(state, command, means, means.limits.short_pause)
