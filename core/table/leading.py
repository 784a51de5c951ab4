"""Who runs a game from outside it: handing over, a second one, and what becomes of a table whose moderator goes."""

from __future__ import annotations

from dataclasses import replace

from core.rules.events import ALL
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.lobby_state import Lobby
from core.table.table_commands import CoHost, HandOver
from core.table.table_state import TableState
from core.table_events import LeadChange, LeaderChanged


def hand_over(state: TableState, command: HandOver, context: DecisionContext) -> TableDecision:
    """Somebody else runs the game, who sees every card from now on, and so may not play in it."""
    lobby = state.lobby
    if state.seat_of(command.user) is not None:
        return refuse(state, "plays_here")
    if command.user == lobby.moderator:
        return refuse(state, "bad_target")
    host = command.user if lobby.host == lobby.moderator else lobby.host
    cohost = None if lobby.cohost == command.user else lobby.cohost
    after = replace(lobby, host=host, moderator=command.user, cohost=cohost)
    return _done(state, after, context, _told("handed", command.user, command.name))


def pass_on(state: TableState, command: HandOver, context: DecisionContext) -> TableDecision:
    """Another player is the host, with as little power over the others."""
    seat = state.seat_of(command.user)
    lobby = state.lobby
    if seat is None or state.game is None or not state.game.seat(seat).alive or command.user == lobby.host:
        return refuse(state, "bad_target")
    after = replace(lobby, host=command.user)
    return _done(state, after, context, _told("host", command.user, state.seats[seat - 1].name))


def co_host(state: TableState, command: CoHost, context: DecisionContext) -> TableDecision:
    """A second person beside the moderator, or (None) nobody any more."""
    lobby = state.lobby
    if command.user is None:
        if lobby.cohost is None:
            return refuse(state, "bad_target")
        return _done(state, replace(lobby, cohost=None), context, _told("alone", None, ""))
    if lobby.moderator is None:
        return refuse(state, "needs_moderator")
    if command.user in (lobby.moderator, lobby.cohost):
        return refuse(state, "bad_target")
    if state.seat_of(command.user) is not None:
        return refuse(state, "plays_here")
    after = replace(lobby, cohost=command.user)
    return _done(state, after, context, _told("cohost", command.user, command.name))


def remembered(decision: TableDecision) -> TableDecision:
    """A decision, and who has seen every card by it."""
    state = decision.state
    if state is None or state.game is None or decision.refusal is not None:
        return decision
    now = {user for user in (state.lobby.moderator, state.lobby.cohost) if user is not None}
    if now <= state.led_by:
        return decision
    return replace(decision, state=replace(state, led_by=state.led_by | now))


def without(state: TableState, user: int) -> tuple[Lobby, list[LeaderChanged]]:
    """The lobby of a running game that this person leads no more, and what is said of it: a second one leads on, or
    the game goes on without anybody."""
    lobby = state.lobby
    if user == lobby.cohost:
        return replace(lobby, cohost=None), [_told("alone", None, "")]
    if user != lobby.moderator:
        return lobby, []
    if lobby.cohost is None:
        return replace(lobby, moderator=None), [_told("left", None, "")]
    host = lobby.cohost if lobby.host == user else lobby.host
    return replace(lobby, host=host, moderator=lobby.cohost, cohost=None), [_told("handed", lobby.cohost, "")]


def inherited(before: Lobby, after: TableState) -> list[LeaderChanged]:
    """What is said where another player is the host of a running game by now, since the one before has gone."""
    seat = after.seat_of(after.lobby.host)
    if seat is None or after.lobby.host == before.host:
        return []
    return [_told("host", after.lobby.host, after.seats[seat - 1].name)]


def _done(state: TableState, lobby: Lobby, context: DecisionContext, told: LeaderChanged) -> TableDecision:
    waiting = tuple(one for one in lobby.waiting if one.user not in (lobby.moderator, lobby.cohost))
    return TableDecision(replace(state, lobby=replace(lobby, waiting=waiting), touched=context.now, idle=0), [told])


def _told(change: LeadChange, user: int | None, name: str) -> LeaderChanged:
    return LeaderChanged(ALL, change=change, user=user, name=name)
