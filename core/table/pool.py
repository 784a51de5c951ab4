"""The table that a host builds out of a pool of roles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.rulebook.book import Rulebook
from core.rules.events import Event
from core.rules.refusal import Refusal
from core.table.commands import Pick
from core.table.decision import Decision, Means, refuse
from core.table.events import of_table
from core.table.lobby import Lobby
from core.table.state import TableState


def pick(state: TableState, command: Pick, means: Means) -> Decision:
    """A card more or fewer. What the rules say of a whole table is asked when the game begins."""
    if not (command.steward or state.leads(command.by)):
        return refuse(state, "not_host")
    book = means.books(state.lobby.scenario)
    if book is None:
        return refuse(state, "unknown_scenario", scenario=state.lobby.scenario)
    roles = list(state.lobby.roles)
    if command.more < 0:
        for _ in range(min(-command.more, roles.count(command.role))):
            roles.remove(command.role)
    roles += [command.role] * max(0, command.more)
    problem = bad_table(book, roles)
    if problem is not None:
        return Decision(state, [], problem)
    return changed(state, replace(state.lobby, roles=in_order(book, roles)), "configured", command.by, means)


def bad_table(book: Rulebook, roles: Sequence[str]) -> Refusal | None:
    """Why these cards may not lie on a table of this rulebook, however it is added to; or None."""
    if roles and not book.scenario.deal.pool:
        return Refusal("no_pool")
    for role in roles:
        if role not in book.roles:
            return Refusal("unknown_role", {"role": role})
    least, most = book.scenario.players
    return Refusal("too_many", {"least": least, "most": most}) if len(roles) > most else None


def in_order(book: Rulebook, roles: Sequence[str]) -> tuple[str, ...]:
    """The roles in the order of the rulebook."""
    return tuple(role for role in book.roles for _ in range(list(roles).count(role)))


def changed(state: TableState, lobby: Lobby, change: str, user: int, means: Means) -> Decision:
    """The lobby has changed in this way, through this person."""
    return Decision(replace(state, lobby=lobby, touched=means.now), [lobby_said(lobby, change, user)])


def lobby_said(lobby: Lobby, change: str, user: int) -> Event:
    """The event of a change of the lobby."""
    return of_table("lobby", change=change, user=user, lobby=lobby.to_data())
