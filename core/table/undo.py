"""Taking the game back to where a phase began: for a host whose hand slipped, or a vote that somebody missed.

Nothing is struck out of the log: one more event says from where on it does not count. Then it is told anew how the
phase began, so that whoever follows the events (the panel, the narrator, the clock) begins it once more. Its serial is
a new one: what was asked before stays stale for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.rulebook.book import Rulebook
from core.rules import events as rules
from core.rules.events import ALL, CameBack, CardDealt, Event, Left, Marked, PhaseBegan, TurnBegan, Unmarked
from core.rules.state import Game, Seat
from core.rules.views import running
from core.table import beginnings, idlers, pace
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.lobby_state import Lobby
from core.table.table_commands import Undo
from core.table.table_state import TableState
from core.table_events import TakenBack, Void


def noted(before: TableState | None, decision: TableDecision) -> TableDecision:
    """A decision, its events counted, and how the phase began that began by it."""
    state = decision.state
    if state is None or state is before or not decision.events:
        return decision
    so_far = 0 if before is None else before.logged
    if so_far is None:
        return decision
    logged = so_far + len(decision.events)
    kept = state.beginnings
    if state.over:
        kept = ()
    elif state.game is not None:
        kept = beginnings.noted(kept, state.game, state.watch, decision.events, logged)
    return replace(decision, state=replace(state, logged=logged, beginnings=kept))


def take_back(state: TableState, command: Undo, context: DecisionContext) -> TableDecision:
    """The game as it was when the phase of this serial began."""
    book = context.books(state.lobby.scenario)
    now = state.game
    place = next((n for n, one in enumerate(state.beginnings) if one.serial == command.serial), None)
    if book is None or now is None or place is None:
        return refuse(state, "nothing_to_undo")
    wanted = state.beginnings[place]
    game = wanted.game()
    ordinal = game.ordinal
    game.serial = now.serial + 1
    game.undone = game.serial - ordinal
    begun = running(game)
    retold = [*_moves(book, now, game), *begun]
    voided = set[int]().union(*(one.told for one in state.beginnings[place:]))
    taken = TakenBack(
        ALL,
        phase=wanted.phase,
        serial=game.serial,
        day=wanted.day,
        night=wanted.night,
        kept=wanted.logged,
        undone=game.undone,
        retold=len(retold),
        host=state.judges(command.by),
    )
    after = replace(
        state,
        lobby=_led_no_more(state, book, game),
        game=game,
        touched=context.now,
        idle=0,
        watch=state.watch.back_at(wanted.watch, [one.number for one in now.seats if not one.alive]),
        beginnings=(*state.beginnings[:place], replace(wanted, serial=game.serial, told=frozenset())),
    )
    times = [one for one in begun if isinstance(one, PhaseBegan | TurnBegan)]
    after = idlers.cut_short(state, pace.after(after, times, context.now, before=state.game), context)
    told = [Void(rules.seat(number), seat=number) for number in sorted(voided)]
    return TableDecision(after, [taken, *retold, *told])


def _moves(book: Rulebook, now: Game, then: Game) -> Iterable[Event]:
    """What of the seats differs from how it stood a moment ago, as events that everybody follows; and their own cards
    to those who hold another."""
    for seat, was in zip(now.seats, then.seats, strict=True):
        if was.alive and not seat.alive:
            yield CameBack(ALL, seat=was.number)
        elif seat.alive and not was.alive:
            yield Left(ALL, seat=was.number, how=was.left_how, shown=None)
        yield from _marks(book, seat, was)
        if (was.role, was.team) != (seat.role, seat.team):
            yield CardDealt(rules.seat(was.number), seat=was.number, role=was.role, team=was.team)


def _marks(book: Rulebook, now: Seat, then: Seat) -> Iterable[Event]:
    """The marks that everybody sees."""
    for mark in sorted({*now.marks, *then.marks}):
        if book.scenario.marks.get(mark) != "public" or now.marks.get(mark) == then.marks.get(mark):
            continue
        if mark in then.marks:
            until, value = then.marks[mark]
            yield Marked(ALL, seat=then.number, mark=mark, until=until, value=value)
        else:
            yield Unmarked(ALL, seat=then.number, mark=mark)


def _led_no_more(state: TableState, book: Rulebook, game: Game) -> Lobby:
    """The lobby; whom the rulebook had made the table's leader since leads it no more."""
    seat = None if state.lobby.moderator is None else state.seat_of(state.lobby.moderator)
    if seat is None or book.scenario.leader_mark in game.seat(seat).marks:
        return state.lobby
    return replace(state.lobby, moderator=None)
