"""Who sits where while a game is played: those who leave and come back, substitutes, and those who wait to be one.

Whoever waited for a chair as the cards were dealt waits on, and others may join them: the first of them takes a chair
that its owner gives up. A substitute must know nothing but what their chair knows: nobody plays on who sits in this
game or is out of it, who has given up another chair, or who sees all cards as its moderator. Where nobody may, the
chair is held open; and who has gone leaves by the rulebook's own way.
"""

from __future__ import annotations

from dataclasses import replace

from core.rules.events import ALL
from core.rules.events import seat as seat_audience
from core.table import idlers, leading
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.lobby_state import Lobby, Player
from core.table.power import power
from core.table.table_commands import Join, SeekSubstitute
from core.table.table_refusal import TableCode
from core.table.table_state import Former, TableState
from core.table_events import Replaced, Returned, SubstituteSought, TookOver, WentAbsent

_OF_ANOTHER: dict[TableCode, TableCode] = {
    "already_joined": "they_have_chair",
    "saw_cards": "they_know_too_much",
    "knows_too_much": "they_know_too_much",
    "kicked": "they_were_kicked",
    "sits_elsewhere": "they_sit_elsewhere",
}
"""Why a person may not play on from a seat, as it is said to whoever named them."""


def gone(state: TableState, user: int, context: DecisionContext) -> TableDecision:
    """A player left: the seat stays theirs for the time of grace. The host's place goes to somebody who is here; who
    waited to be a substitute waits no more."""
    seat = state.seat_of(user)
    led, told = leading.without(state, user)
    after = replace(state, lobby=led)
    after = replace(after, lobby=_unqueued(_led_without(after, user), user))
    told += leading.inherited(led, after)
    if seat is None or state.game is None or not state.game.seat(seat).alive or seat in state.absent:
        return TableDecision(after, [*told]) if after != state else refuse(state, "not_joined")
    after = replace(after, absent={**state.absent, seat: context.now + context.limits.absence})
    return TableDecision(after, [*told, WentAbsent(ALL, seat=seat, user=user, seconds=context.limits.absence // 1000)])


def join(state: TableState, command: Join, context: DecisionContext) -> TableDecision:
    """Take one's own seat again, or one that is held open; else wait for one."""
    seat = state.seat_of(command.by)
    if seat is not None:
        return _come_back(state, seat, command.by, context)
    player = Player(command.by, command.name)
    held_open = next((seat for seat in _held_open(state) if _why_not(state, command.by, seat, context) is None), None)
    if held_open is not None:
        return take_over(state, held_open, player, context)
    code = _why_not(state, command.by, None, context)
    if code is not None:
        return _refuse(state, code, command.by, context)
    if any(one.user == command.by for one in state.lobby.waiting):
        return refuse(state, "already_waiting")
    return TableDecision(replace(state, lobby=replace(state.lobby, waiting=(*state.lobby.waiting, player))))


def _held_open(state: TableState) -> list[int]:
    return [seat for seat in sorted(state.offered) if state.game is not None and state.game.seat(seat).alive]


def _come_back(state: TableState, seat: int, user: int, context: DecisionContext) -> TableDecision:
    if state.game is not None and not state.game.seat(seat).alive:
        return refuse(state, "dead")
    if seat not in state.absent and seat not in state.offered:
        return refuse(state, "already_joined")
    if context.seat_elsewhere(user) is not None:
        return _refuse(state, "sits_elsewhere", user, context)
    absent = {other: at for other, at in state.absent.items() if other != seat}
    return TableDecision(
        replace(state, absent=absent, offered=state.offered - {seat}), [Returned(ALL, seat=seat, user=user)]
    )


def seek(state: TableState, command: SeekSubstitute, context: DecisionContext) -> TableDecision:
    """A seat is given up: the first of those who wait takes it, or it is held open until somebody does."""
    own = state.seat_of(command.by)
    seat = own if command.seat is None else command.seat
    if seat is None:
        return refuse(state, "not_joined")
    if state.game is None or not 1 <= seat <= len(state.seats):
        return refuse(state, "bad_target", seat=seat)
    if seat != own and power(state, command.by, command.steward) != "full":
        return refuse(state, "own_chair_only")
    if not state.game.seat(seat).alive:
        return refuse(state, "dead") if seat == own else refuse(state, "target_left", seat=seat)
    touched = replace(state, touched=context.now, idle=0)
    done = from_the_queue(touched, seat, context)
    if done is not None:
        return done
    if seat in state.offered:
        return refuse(state, "already_offered")
    return TableDecision(replace(touched, offered=state.offered | {seat}), [SubstituteSought(ALL, seat=seat)])


def from_the_queue(state: TableState, seat: int, context: DecisionContext) -> TableDecision | None:
    """The first of those who wait, and may, plays on from a living seat; None where there is nobody."""
    if state.game is None or not state.game.seat(seat).alive:
        return None
    player = next((one for one in state.lobby.waiting if _why_not(state, one.user, seat, context) is None), None)
    return None if player is None else take_over(state, seat, player, context)


def replace_by(state: TableState, seat: int, player: Player, context: DecisionContext) -> TableDecision:
    """As `take_over`, for somebody who is named by another: that one is told why they may not."""
    code = _why_not(state, player.user, seat, context)
    if code is None:
        return take_over(state, seat, player, context)
    elsewhere = {"channel": context.seat_elsewhere(player.user)} if code == "sits_elsewhere" else {}
    return refuse(state, _OF_ANOTHER[code], **elsewhere)


def take_over(state: TableState, seat: int, player: Player, context: DecisionContext) -> TableDecision:
    """This person plays on from a living seat, if they may: with its card, and with all that it knows."""
    was = state.seats[seat - 1]
    code = _why_not(state, player.user, seat, context)
    if code is not None:
        return _refuse(state, code, player.user, context)
    lobby = _unqueued(_led_without(state, was.user), player.user)
    after = replace(
        state,
        lobby=lobby,
        seats=(*state.seats[: seat - 1], player, *state.seats[seat:]),
        former=(*(one for one in state.former if one.player.user != player.user), Former(was, seat)),
        absent={other: at for other, at in state.absent.items() if other != seat},
        offered=state.offered - {seat},
        watch=idlers.forgotten(state.watch, [seat]),
        touched=context.now,
        idle=0,
    )
    told = TookOver(seat_audience(seat), seat=seat, user=player.user, was=was.user)
    taken = Replaced(ALL, seat=seat, user=player.user, name=player.name, was=was.user)
    return TableDecision(after, [taken, told, *leading.inherited(state.lobby, after)])


def _refuse(state: TableState, code: TableCode, user: int, context: DecisionContext) -> TableDecision:
    elsewhere = {"channel": context.seat_elsewhere(user)} if code == "sits_elsewhere" else {}
    return refuse(state, code, **elsewhere)


def _why_not(state: TableState, user: int, seat: int | None, context: DecisionContext) -> TableCode | None:
    """Why this person may not play on from a seat (None: from any), or None."""
    if state.seat_of(user) is not None:
        return "already_joined"
    if state.judges(user) or user in state.led_by:
        return "saw_cards"
    if any(player.user == user for player in state.lobby.kicked):
        return "kicked"
    if context.seat_elsewhere(user) is not None:
        return "sits_elsewhere"
    had = next((one.seat for one in state.former if one.player.user == user), seat)
    return None if had == seat else "knows_too_much"


def _unqueued(lobby: Lobby, user: int) -> Lobby:
    return replace(lobby, waiting=tuple(player for player in lobby.waiting if player.user != user))


def _led_without(state: TableState, user: int) -> Lobby:
    """The lobby once this person leads it no more: whoever is still here does."""
    if state.lobby.host != user:
        return state.lobby
    here = (player.user for number, player in enumerate(state.seats, 1) if number not in state.absent)
    return replace(state.lobby, host=next((one for one in here if one != user), user))
