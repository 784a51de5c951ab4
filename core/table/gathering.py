"""Decisions of the lobby: opening, joining, leaving, settling what is played, dealing, stopping."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from core.books.deal import hand_refusal, options_of, roles_for, showing_leavers, shuffled
from core.rulebook.book import Rulebook
from core.rules.engine import start
from core.rules.events import ALL
from core.rules.refusal import Refusal
from core.table import pace
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.lobby_state import PACES, Lobby, Player
from core.table.role_pool import bad_table, changed, in_order, lobby_said
from core.table.table_commands import Begin, CoHost, Configure, Join, Kick, Lead, Leave, Move, Open, Stop
from core.table.table_refusal import TableRefusal, refused
from core.table.table_state import TableState
from core.table.watch import Watch
from core.table_events import Closed, LobbyChange, Reason, Seated

CHANGEABLE = frozenset(
    {"scenario", "options", "rule", "roles", "language", "pace", "voice", "host", "moderator", "relay", "channel"}
)


def open_lobby(state: TableState | None, command: Open, context: DecisionContext) -> TableDecision:
    """A lobby in a channel where there is none."""
    here = state if state is not None and state.is_at(command.channel) else context.table_at(command.channel)
    if here is not None:
        return _taken(state, here)
    if state is not None:
        return refuse(state, "tables_full")  # as far as this number goes
    elsewhere = None if command.by == command.moderator else context.seat_elsewhere(command.by)
    if elsewhere is not None:
        return refuse(state, "sits_elsewhere", channel=elsewhere)
    book = context.books(command.scenario)
    if book is None:
        return refuse(state, "unknown_scenario", scenario=command.scenario)
    problem = _bad_setting(book, {"pace": command.pace, "options": command.options, "roles": command.roles})
    if problem is not None:
        return TableDecision(state, [], problem)
    lobby = Lobby(
        host=command.by, channel=command.channel, scenario=command.scenario, voice=command.voice,
        moderator=command.moderator, language=command.language, pace=command.pace, relay=command.relay,
        apart=command.apart, narrator=command.narrator, reveal=command.reveal, led=command.led,
        misses=command.misses, warned=command.warned,
        options={**showing_leavers(book, command.reveal), **command.options}, roles=in_order(book, command.roles),
    )  # fmt: skip
    if command.by != command.moderator:
        lobby = lobby.joined(Player(command.by, command.name), book.scenario.players[1])
    invited = tuple(one for one in command.invited if one.user not in (command.by, command.moderator))
    if invited:
        until = context.now + context.limits.invitation
        lobby = replace(lobby, invited=invited, invited_until=until).resized(book.scenario.players[1])
    opened = TableState(token=context.token, lobby=lobby, touched=context.now)
    return TableDecision(opened, [lobby_said(lobby, "opened", command.by)])


def join(state: TableState, command: Join, context: DecisionContext) -> TableDecision:
    """One more at the table."""
    if state.lobby.has(command.by):
        return refuse(state, "already_joined")
    if any(player.user == command.by for player in state.lobby.kicked):
        return refuse(state, "kicked")
    if state.judges(command.by):
        return refuse(state, "leads_table")
    elsewhere = context.seat_elsewhere(command.by)
    if elsewhere is not None:
        return refuse(state, "sits_elsewhere", channel=elsewhere)
    lobby = state.lobby.joined(Player(command.by, command.name), _most(state, context))
    change: LobbyChange = "joined" if len(lobby.players) > len(state.lobby.players) else "waiting"
    return changed(state, lobby, change, user=command.by, context=context)


def leave(state: TableState, command: Leave, context: DecisionContext) -> TableDecision:
    """One fewer; the last to leave closes the lobby."""
    lobby = state.lobby
    if not (lobby.has(command.by) or lobby.expects(command.by) or state.leads(command.by)):
        return refuse(state, "not_joined")
    lobby = state.lobby.without(command.by, _most(state, context))
    if not lobby.players and lobby.moderator is None:
        return close(replace(state, lobby=lobby), "left")
    return changed(state, lobby, "left" if lobby.host == state.lobby.host else "host", user=command.by, context=context)


def configure(state: TableState, command: Configure, context: DecisionContext) -> TableDecision:
    """Change what has been agreed. Another scenario starts with its own options anew."""
    if not (command.steward or state.leads(command.by)):
        return refuse(state, "not_host")
    changes: dict[str, Any] = dict(command.changes)
    for name in changes:
        if name not in CHANGEABLE:
            return refuse(state, "unknown_option", option=name)
    if "rule" in changes:
        changes["options"] = _with_rule(state.lobby, *changes.pop("rule"))
    book = context.books(changes.get("scenario", state.lobby.scenario))
    if book is None:
        return refuse(state, "unknown_scenario", scenario=changes["scenario"])
    if "scenario" in changes:
        changes = {"options": showing_leavers(book, state.lobby.reveal), "roles": (), **changes}
    problem = _bad_setting(book, changes)
    if problem is not None:
        return TableDecision(state, [], problem)
    if "roles" in changes:
        changes["roles"] = in_order(book, changes["roles"])
    heir = changes.get("host")
    if heir is not None and not (state.lobby.has(heir) or heir == state.lobby.moderator):
        return refuse(state, "bad_target")
    lobby = replace(state.lobby, **changes)
    moderator = changes.get("moderator")
    most = book.scenario.players[1]
    if lobby.cohost in (moderator, lobby.moderator) or lobby.moderator is None:
        lobby = replace(lobby, cohost=None)
    if moderator is not None and (lobby.has(moderator) or lobby.expects(moderator)):
        left = lobby.without(moderator, most)
        lobby = replace(left, host=lobby.host, moderator=moderator, cohost=lobby.cohost)
    lobby = lobby.resized(most)
    if heir is not None:
        return changed(state, lobby, "host", user=command.by, context=context, people=(heir,))
    stood_up = {player.user for player in state.lobby.players} & {player.user for player in lobby.waiting}
    return changed(state, lobby, "configured", user=command.by, context=context, people=tuple(sorted(stood_up)))


def _with_rule(lobby: Lobby, name: str, value: Any) -> dict[str, Any]:
    """The options with this one settled, or (None) as the rulebook has it."""
    others = {option: given for option, given in lobby.options.items() if option != name}
    return others if value is None else {**others, name: value}


def lead(state: TableState, command: Lead, context: DecisionContext) -> TableDecision:
    """Somebody runs the table from outside it, where the server wants that and nobody does."""
    lobby = state.lobby
    if not lobby.led or lobby.moderator is not None:
        return refuse(state, "not_host")
    if any(player.user == command.by for player in lobby.kicked):
        return refuse(state, "kicked")
    led = replace(lobby.without(command.by, _most(state, context)), host=lobby.host, moderator=command.by)
    return changed(state, led, "configured", user=command.by, context=context)


def co_host(state: TableState, command: CoHost, context: DecisionContext) -> TableDecision:
    """A second person is to run the game beside its moderator, or (None) nobody any more."""
    lobby = state.lobby
    if not (command.steward or state.judges(command.by)):
        return refuse(state, "needs_host" if state.leads(command.by) else "not_host")
    if command.user is not None:
        if lobby.moderator is None:
            return refuse(state, "needs_moderator")
        if command.user in (lobby.moderator, lobby.cohost):
            return refuse(state, "bad_target")
        if lobby.has(command.user):
            return refuse(state, "plays_here")
    kept = tuple(player for player in lobby.invited if player.user != command.user)
    beside = replace(lobby, cohost=command.user, invited=kept).resized(_most(state, context))
    return changed(state, beside, "configured", user=command.by, context=context)


def kick(state: TableState, command: Kick, context: DecisionContext) -> TableDecision:
    """Take somebody off the table, or let them come back."""
    lobby = state.lobby
    if not (command.steward or state.leads(command.by)):
        return refuse(state, "not_host")
    if command.pardon:
        kept = tuple(player for player in lobby.kicked if player.user != command.user)
        return changed(state, replace(lobby, kicked=kept), "configured", user=command.by, context=context)
    player = next((one for one in lobby.everybody if one.user == command.user), None)
    if player is None or command.user == command.by:
        return refuse(state, "bad_target")
    left = lobby.without(command.user, _most(state, context))
    left = replace(left, kicked=(*lobby.kicked, player))
    if not left.players and left.moderator is None:
        return close(replace(state, lobby=left), "left")
    return changed(state, left, "kicked", user=command.by, context=context, people=(command.user,))


def due(state: TableState, context: DecisionContext) -> TableDecision:
    """What has come due: a table that nobody has touched for long closes; chairs that were kept are anybody's."""
    lobby = state.lobby
    if state.touched + context.limits.lobby <= context.now:
        return close(state, "idle")
    if lobby.invited_until is None or lobby.invited_until > context.now:
        return TableDecision(state)
    after = lobby.opened_to_all(_most(state, context))
    return TableDecision(replace(state, lobby=after), [lobby_said(after, "configured", lobby.host)])


def move(state: TableState, command: Move, context: DecisionContext) -> TableDecision:
    """Go on in a thread of the table's own, or in its channel again, if no other table is there meanwhile. Whoever is
    there sees it: it is no news."""
    lobby = state.lobby.moved(command.thread)
    if lobby == state.lobby:
        return TableDecision(state)
    there = context.table_at(lobby.channel)
    return TableDecision(replace(state, lobby=lobby)) if there is None else _taken(state, there)


def begin(state: TableState, command: Begin, context: DecisionContext) -> TableDecision:
    """Deal the roles; the game's first phase begins."""
    lobby = state.lobby
    if not (command.steward or state.leads(command.by)):
        return refuse(state, "not_host")
    if lobby.led and lobby.moderator is None:
        return refuse(state, "needs_moderator")
    book = context.books(lobby.scenario)
    if book is None:
        return refuse(state, "unknown_scenario", scenario=lobby.scenario)
    seed = context.seed if command.seed is None else command.seed
    dealt = _dealt(book, lobby, command.roles, seed)
    if isinstance(dealt, Refusal):
        return TableDecision(state, [], dealt)
    roles, options = dealt
    step = start(book, roles, seed=seed, options=options)
    seats = tuple((player.user, player.name) for player in lobby.players)
    voiced = context.voice_elsewhere() if lobby.voice is not None else None
    seated = Seated(ALL, seats=seats, scenario=book.id, host=lobby.host, moderator=lobby.moderator, voiced=voiced)
    if voiced is not None:
        lobby = replace(lobby, voice=None)  # of this game; the log has what was agreed, for the next
    begun = replace(state, lobby=lobby, game=step.game, seats=lobby.players, touched=context.now, idle=0)
    begun = replace(begun, watch=Watch(context.now))
    return TableDecision(pace.after(begun, step.events, context.now, before=None), [seated, *step.events])


def stop(state: TableState, command: Stop) -> TableDecision:
    """The lobby closes, or the game ends without a winner."""
    if not (command.steward or state.leads(command.by)):
        return refuse(state, "not_host")
    if command.lobby and state.game is not None:
        return refuse(state, "game_running")
    return close(state, "stopped")


def close(state: TableState, reason: Reason) -> TableDecision:
    """The table ends without a winner, for this reason."""
    ended = replace(state, closed=reason, clock=None, paused=None, held=False, absent={})
    return TableDecision(ended, [Closed(ALL, reason=reason)])


def _taken(state: TableState | None, there: TableState) -> TableDecision:
    """A table is where another would be."""
    if there.over:
        return refuse(state, "putting_away")
    return refuse(state, "game_running" if there.game is not None else "lobby_open")


def _dealt(
    book: Rulebook, lobby: Lobby, by_hand: tuple[str, ...], seed: int
) -> tuple[list[str], dict[str, Any]] | TableRefusal:
    """The roles in the order of seats, and all options with their values."""
    players = len(lobby.players)
    built = () if by_hand else lobby.roles
    options = options_of(book, lobby.options, by_hand or built or [""] * players)
    if isinstance(options, Refusal):
        return options
    if built:
        if len(built) != players:
            return refused("other_count", count=len(built), players=players)
        problem = hand_refusal(book, built, options)
        return (shuffled(built, seed), options) if problem is None else problem
    if by_hand:
        if len(by_hand) != players:
            return refused("wrong_count", least=players, most=players)
        problem = hand_refusal(book, by_hand, options)
        return (list(by_hand), options) if problem is None else problem
    roles = roles_for(book, players, options)
    if isinstance(roles, Refusal):
        return roles
    options = options_of(book, lobby.options, roles)
    return options if isinstance(options, Refusal) else (shuffled(roles, seed), options)


def _most(state: TableState, context: DecisionContext) -> int:
    book = context.books(state.lobby.scenario)
    return book.scenario.players[1] if book is not None else len(state.lobby.players)


def _bad_setting(book: Rulebook, changes: dict[str, Any]) -> TableRefusal | None:
    if "pace" in changes and changes["pace"] not in PACES:
        return Refusal("bad_option", {"option": "pace"})
    options = options_of(book, changes.get("options", {}))
    return options if isinstance(options, Refusal) else bad_table(book, changes.get("roles", ()))
