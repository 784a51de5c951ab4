"""Who does not play: what is a miss, and what comes of it. Pure.

A round goes from one dawn to the next. A seat misses it when something ran out on it that everybody is asked (its turn
at a text table, a ballot) and its player gave no sign. The first miss is forgiven, before the last one that the table
allows a private word is said, and after it the chair goes to whoever waits for one, or leaves by the rulebook's own
way. All of it happens as a day breaks, so that nobody learns at night who idles.

What a card alone is asked counts for none of that. Were somebody put out who talks and votes, everybody would know that
there was an act to miss; and were an act at night a sign, then a silent player whose turn is not cut short, or who
keeps the chair, would be known to have one. Whoever leaves two nights running unanswered is told so, and nobody else.

Nothing is counted in a round in which something was amiss with the bot, nor where half of the living are silent: then
it is not them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Deadline, Floor, TurnOver, Vote
from core.rules.commands import Command as RulesCommand
from core.rules.events import ALL, ActGiven, Event, Withdrew
from core.rules.events import seat as seat_audience
from core.rules.prompts import prompts
from core.rules.state import Game
from core.table.decision import DecisionContext, TableDecision, refuse
from core.table.pace import PUBLIC, longer, unanswered
from core.table.table_commands import Here
from core.table.table_state import TableState
from core.table.watch import Watch
from core.table_events import ClockChanged, MissedNights, MissedRounds

NIGHTS_TILL_TOLD = 2
"""After so many nights in a row without an answer a player is told that they are asked."""


def here(state: TableState, command: Here, context: DecisionContext) -> TableDecision:
    """A player gives a sign and does nothing else."""
    seat = state.seat_of(command.by)
    if seat is None or state.game is None:
        return refuse(state, "not_playing")
    if not state.game.seat(seat).alive:
        return refuse(state, "dead")
    after, events = seen(replace(state, touched=context.now, idle=0), seat, context)
    return TableDecision(after, events)


def seen(state: TableState, seat: int, context: DecisionContext) -> tuple[TableState, list[Event]]:
    """The table after a sign of a seat's player; whoever speaks up in a turn that was cut short has all of it."""
    watch = state.watch
    cut = is_cut(state, seat) and state.game is not None and state.clock is not None
    misses = {other: count for other, count in watch.misses.items() if other != seat}
    watch = replace(watch, signs=watch.signs | {seat}, misses=misses, silent=watch.silent - {seat})
    after = replace(state, watch=watch)
    turn = None if state.game is None else state.game.turn
    if not cut or turn is None or turn.seat != seat or turn.seconds * 1000 <= context.limits.silent_turn:
        return after, []
    after = longer(after, turn.seconds * 1000 - context.limits.silent_turn)
    assert after.clock is not None
    left = after.clock.left if after.clock.ends is None else after.clock.ends - context.now
    return after, [ClockChanged(ALL, change="whole", ends=after.clock.ends, left=left)]


def is_cut(state: TableState, seat: int) -> bool:
    """Whether a seat's turns are cut short: at a text table after a round without a sign, elsewhere once its player has
    been told that they are missed."""
    watch = state.watch
    most = state.lobby.misses
    if not most:
        return False
    told = watch.misses.get(seat, 0) >= max(1, most - 1)
    return told or (state.lobby.voice is None and seat in watch.silent)


def noted(
    before: TableState, done: TableDecision, book: Rulebook, command: RulesCommand, context: DecisionContext
) -> TableDecision:
    """The table after a command of the rules, with what it says of who is there, and the words that are due."""
    after = done.state
    assert after is not None
    if isinstance(command, Act | Vote | Floor):
        seat = command.voter if isinstance(command, Vote) else command.by
        signs: list[Event] = []
        if not isinstance(command, Act) or _is_open(done.events):
            after, signs = seen(after, seat, context)
        return TableDecision(cut_short(before, after, context), signs)
    if isinstance(command, Deadline | TurnOver) and _ran_out(before, context):
        after = replace(after, watch=_missed(before, after.watch, book, command))
    words: list[Event] = []
    if before.game is not None and before.game.at_night:
        after, words = _night_over(before, after, book, command, context)
    if before.game is not None and after.game is not None and _dawns(before, after):
        after, more = _day_breaks(after, context)
        words += more
    return TableDecision(cut_short(before, after, context), words)


def _is_open(events: Iterable[Event]) -> bool:
    """Whether all are told of the act that these events are about."""
    return any(isinstance(event, ActGiven | Withdrew) and event.to == ALL for event in events)


def cut_short(before: TableState, after: TableState, context: DecisionContext) -> TableState:
    """The clock of a turn that has just begun, short where its speaker is missed."""
    clock = after.clock
    turn = None if after.game is None else after.game.turn
    if clock is None or turn is None or turn.seat is None or not is_cut(after, turn.seat):
        return after
    if before.clock is not None and (before.clock.phase, before.clock.turn) == (clock.phase, clock.turn):
        return after
    short = context.limits.silent_turn
    if clock.ends is None:
        return replace(after, clock=replace(clock, left=min(clock.left, short)))
    return replace(after, clock=replace(clock, ends=min(clock.ends, context.now + short)))


def _ran_out(state: TableState, context: DecisionContext) -> bool:
    """Whether the clock has run out, and nobody has moved the game on."""
    return state.clock is not None and state.clock.due is not None and state.clock.due <= context.now


def _missed(state: TableState, watch: Watch, book: Rulebook, command: RulesCommand) -> Watch:
    """What everybody is asked has run out on these."""
    game = state.game
    assert game is not None
    if isinstance(command, TurnOver):
        speaker = None if game.turn is None else game.turn.seat
        asked = {speaker} if speaker is not None and state.lobby.voice is None else set[int]()
    elif game.phase in book.scenario.ballots:
        asked = set(game.living) - set(game.defence) - _without_vote(book, game)
    else:
        return watch
    return replace(watch, asked=watch.asked | asked)


def _without_vote(book: Rulebook, game: Game) -> set[int]:
    """Seats of which everybody sees that they have no vote in the running ballot."""
    silent = [mark for mark in book.scenario.ballots[game.phase].silent if book.scenario.marks.get(mark) == PUBLIC]
    return {seat for seat in game.living if any(mark in game.seat(seat).marks for mark in silent)}


def _night_over(
    before: TableState, after: TableState, book: Rulebook, command: RulesCommand, context: DecisionContext
) -> tuple[TableState, list[Event]]:
    """Whom a night has asked in vain, if it ran out; who answered is no longer counted."""
    game = before.game
    clock = before.clock
    if game is None or clock is None or not isinstance(command, Deadline):
        return after, []
    asked = prompts(book, game)
    # Who has done one thing of two, be it that the other was then shut to them, has answered.
    idle = {prompt.seat for prompt in unanswered(asked, before.passed)}
    idle -= {prompt.seat for prompt in asked if prompt.given is not None}
    sound = _ran_out(before, context) and context.sound <= clock.began
    counts = dict(after.watch.nights)
    for seat in {prompt.seat for prompt in asked}:
        if seat not in idle:
            counts.pop(seat, None)
        elif sound:
            counts[seat] = counts.get(seat, 0) + 1
    told = [seat for seat in sorted(idle) if sound and counts[seat] == NIGHTS_TILL_TOLD and _lives(after, seat)]
    words: list[Event] = [MissedNights(seat_audience(seat), seat=seat, nights=NIGHTS_TILL_TOLD) for seat in told]
    return replace(after, watch=replace(after.watch, nights=counts)), words if after.lobby.misses else []


def _dawns(before: TableState, after: TableState) -> bool:
    assert before.game is not None
    assert after.game is not None
    return before.game.at_night and not after.game.at_night and not after.over


def _day_breaks(state: TableState, context: DecisionContext) -> tuple[TableState, list[Event]]:
    """The round is over: misses are counted, and who has one left to make is told so."""
    watch = state.watch
    most = state.lobby.misses
    assert state.game is not None
    living = [seat for seat in state.game.living if seat not in state.absent]
    silent = frozenset(seat for seat in living if seat in watch.asked and seat not in watch.signs)
    sound = context.sound <= watch.began
    misses = {seat: count for seat, count in watch.misses.items() if seat not in watch.signs}
    counted = silent if sound and most and 2 * len(silent) < len(living) else frozenset[int]()
    for seat in counted:
        misses[seat] = misses.get(seat, 0) + 1
    fresh = Watch(context.now, misses=misses, silent=silent if sound else frozenset(), nights=watch.nights)
    told = [seat for seat in sorted(counted) if most > 1 and misses[seat] == most - 1]
    words: list[Event] = [MissedRounds(seat_audience(seat), seat=seat, rounds=misses[seat]) for seat in told]
    return replace(state, watch=fresh), words


def given_up(state: TableState) -> list[int]:
    """Seats that have missed all that the table allows, once it is day."""
    game = state.game
    most = state.lobby.misses
    if game is None or not state.running or not most or game.at_night:
        return []
    return [seat for seat, count in sorted(state.watch.misses.items()) if count >= most and _lives(state, seat)]


def _lives(state: TableState, seat: int) -> bool:
    return state.game is not None and state.game.seat(seat).alive


def forgotten(watch: Watch, seats: Iterable[int]) -> Watch:
    """Nothing is held against these seats any more: others sit there now, or nobody."""
    gone = frozenset(seats)
    misses, nights = (
        {seat: count for seat, count in counts.items() if seat not in gone} for counts in (watch.misses, watch.nights)
    )
    return replace(watch, asked=watch.asked - gone, silent=watch.silent - gone, misses=misses, nights=nights)
