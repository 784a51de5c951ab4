"""The table that a host builds out of a pool of roles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from core.books.deal import options_of, roles_for
from core.rulebook.blank_roles import binding
from core.rulebook.book import Rulebook
from core.rules.events import ALL, Event
from core.rules.refusal import Refusal
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.lobby_state import Lobby
from core.table.table_commands import Pick
from core.table.table_refusal import TableRefusal, refused
from core.table.table_state import TableState
from core.table_events import LobbyChange, LobbyChanged


def pick(state: TableState, command: Pick, context: DecisionContext) -> TableDecision:
    """A card more or fewer; the first time, than the rulebook deals to those who are here. What the rules say of a
    whole table is asked when the game begins."""
    if not (command.steward or state.leads(command.by)):
        return refuse(state, "not_host")
    book = context.books(state.lobby.scenario)
    if book is None:
        return refuse(state, "unknown_scenario", scenario=state.lobby.scenario)
    roles = list(state.lobby.roles or _proposed(book, state.lobby))
    if command.more < 0:
        for _ in range(min(-command.more, roles.count(command.role))):
            roles.remove(command.role)
    roles += [command.role] * max(0, command.more)
    problem = bad_table(book, roles)
    if problem is not None:
        return TableDecision(state, [], problem)
    return changed(
        state, replace(state.lobby, roles=in_order(book, roles)), "configured", user=command.by, context=context
    )


def _proposed(book: Rulebook, lobby: Lobby) -> Sequence[str]:
    """What the rulebook deals to those who are here, as far as it goes; nothing where it deals nothing."""
    least, most = book.scenario.players
    count = max(least, min(most, len(lobby.players)))
    options = options_of(book, lobby.options, [""] * count)
    roles = options if isinstance(options, Refusal) else roles_for(book, count, options)
    return () if isinstance(roles, Refusal) else roles


def bad_table(book: Rulebook, roles: Sequence[str]) -> TableRefusal | None:
    """Why these cards may not lie on a table of this rulebook, however it is added to; or None."""
    if roles and not book.scenario.deal.pool:
        return refused("no_pool")
    for role in roles:
        if role not in book.roles:
            return Refusal("unknown_role", {"role": role})
    least, most = book.scenario.players
    return Refusal("too_many", {"least": least, "most": most}) if len(roles) > most else None


def in_order(book: Rulebook, roles: Sequence[str]) -> tuple[str, ...]:
    """The roles in the order of the rulebook."""
    return tuple(role for role in book.roles for _ in range(list(roles).count(role)))


def rebound(book: Rulebook, lobby: Lobby, role: str, change: Mapping[str, Any] | None) -> dict[str, Any]:
    """What is changed in the lobby (as `Configure` is told) where a blank is bound anew: to another team, to other
    verbs, or, with `None`, to nothing any more. Then it is out of the game, and its cards leave the table.
    """
    blanks = book.scenario.blanks
    if blanks is None or role not in blanks.roles:
        return {}
    options = {name: value for name, value in lobby.options.items() if name != blanks.option}
    bound = dict(lobby.options.get(blanks.option) or {})
    if change is not None:
        bound[role] = {"abilities": [], **binding(book.scenario, role, lobby.options), **change}
    else:
        bound.pop(role, None)
    if bound:
        options[blanks.option] = bound
    left = lobby.roles if change is not None else tuple(card for card in lobby.roles if card != role)
    return {"options": options, "roles": left}


def to_save(book: Rulebook, lobby: Lobby) -> list[str]:
    """The cards of the table that was built, as they are saved: `tramp`, or bound `tramp=town:save,inspect`."""
    saved: list[str] = []
    for role in lobby.roles:
        bound = binding(book.scenario, role, lobby.options)
        saved.append(f"{role}={bound['team']}:{','.join(bound.get('abilities', []))}" if bound else role)
    return saved


def laid_out(book: Rulebook, lobby: Lobby, saved: Sequence[str]) -> dict[str, Any]:
    """What is changed in the lobby (as `Configure` is told) where a saved table is put down: its cards, and what the
    blanks among them were bound to.
    """
    roles: list[str] = []
    for card in saved:
        role, _, bound = card.partition("=")
        roles.append(role)
        if bound:
            team, _, verbs = bound.partition(":")
            changes = rebound(book, lobby, role, {"team": team, "abilities": verbs.split(",") if verbs else []})
            lobby = replace(lobby, **changes)
    return {"options": lobby.options, "roles": tuple(roles)}


def changed(
    state: TableState,
    lobby: Lobby,
    change: LobbyChange,
    *,
    user: int,
    context: DecisionContext,
    people: tuple[int, ...] = (),
) -> TableDecision:
    """The lobby has changed in this way, through this person. `people`: whom it concerns besides."""
    return TableDecision(replace(state, lobby=lobby, touched=context.now), [lobby_said(lobby, change, user, people)])


def lobby_said(lobby: Lobby, change: LobbyChange, user: int, people: tuple[int, ...] = ()) -> Event:
    """The event of a change of the lobby."""
    return LobbyChanged(ALL, change=change, user=user, lobby=lobby.to_data(), people=people)
