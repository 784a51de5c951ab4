"""Turns of speech: who has the floor, who has it next, and what may be said about the talk itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from core.rules.events import (
    ALL,
    CALLED,
    CHALLENGE,
    CLOSING,
    DEPARTED,
    ENCORE,
    HOST,
    NextTurn,
    TalkNoted,
    TurnBegan,
)
from core.rules.memory import CALLERS, CAUSE, CHALLENGED, CHALLENGERS, EXTENDING, FIRST_SPEAKER, SKIPPING
from core.rules.scene import Scene
from core.rules.scene_reading import Passing

if TYPE_CHECKING:
    from core.rulebook.book import Rulebook
    from core.rulebook.schema import Phase
    from core.rules.state import Game, Seat

ENCORE_SECONDS = 60
EXTENDED_SECONDS = 60
MOST_ROUNDS = 20
"""So often everybody speaks in one phase at most, whatever a rulebook reckons."""
WISHES = {"skip": SKIPPING, "extend": EXTENDING}
"""Where the talk remembers who wants it to end, or to go on."""


def leads(book: Rulebook, game: Game) -> bool:
    """Whether the table itself leads the talk of the running phase: by day, and as the accused defend themselves. Last
    words last as long as the rulebook gives them.
    """
    return game.at_talk or book.scenario.phases[game.phase].turns == "defence"


def forget(scene: Scene, part: str) -> None:
    """This part of the day begins: what the talk remembers goes. Who was granted a challenge is remembered all day."""
    for key in (CHALLENGERS, SKIPPING, EXTENDING, CALLERS, CHALLENGED):
        if key in scene.game.notes and (key != CHALLENGED or part == "day"):
            remember(scene, key, None)


def remember(scene: Scene, key: str, value: Sequence[int] | None) -> None:
    """Note something of the talk of this phase, which changes nothing but the talk; None forgets it."""
    scene.emit(TalkNoted(HOST, key=key, value=None if value is None else list(value)))


def first_turn(scene: Scene, phase: Phase, named: Sequence[int]) -> None:
    """The phase that begins calls its first speaker, where it has any. `named`: its speakers, where it names them."""
    if phase.turns == "speakers":
        call(scene, [NextTurn(number, DEPARTED) for number in named])
    elif phase.turns != "none":
        departed = [number for number in _departed(scene) if scene.ask(phase.departed, scene.seat(number))]
        turns = [NextTurn(number, DEPARTED) for number in departed]
        order = _order(scene, phase)
        turns += [NextTurn(number, None) for number in order * min(scene.number(phase.rounds), MOST_ROUNDS)]
        turns += [NextTurn(number, ENCORE) for number in order if phase.encore in scene.seat(number).marks]
        call(scene, turns)


def _departed(scene: Scene) -> list[int]:
    """Who left as the phase before this one ended, ascending: they may say some last words."""
    last = scene.game.ordinal - 1
    return [seat.number for seat in scene.game.seats if seat.left_in == last and not seat.alive and CAUSE in seat.notes]


def _order(scene: Scene, phase: Phase) -> list[int]:
    """Who speaks in a round, in order; the round of everybody begins with the next after who began the last one."""
    game = scene.game
    if phase.turns == "defence":
        return [number for number in game.defence if scene.seat(number).alive]
    if not game.living:
        return []
    first = game.notes.get(FIRST_SPEAKER)
    if first is None:
        first = scene.dice("speaker").choice(game.living)
    else:
        first = next((seat.number for seat in scene.around(first) if seat.alive), first)
    clockwise = [scene.seat(first), *scene.around(first)]
    first = next((one.number for one in clockwise if one.alive and scene.ask(phase.opens, one)), first)
    scene.note(FIRST_SPEAKER, first)
    return [number for number in [*range(first, len(game.seats) + 1), *range(1, first)] if scene.seat(number).alive]


def speech_seconds(scene: Scene, speaker: int, why: str | None) -> int:
    """Seconds of a seat's speech in the running phase. `why`: what gives the floor besides the round (None: the
    round).
    """
    phase = scene.book.scenario.phases[scene.game.phase]
    if why == CHALLENGE:
        return scene.seconds(phase.challenges)
    if why == CALLED:
        return scene.seconds(phase.called)
    if why == ENCORE:
        return ENCORE_SECONDS
    return scene.game.seconds if phase.speech is None else scene.seconds(phase.speech, scene.seat(speaker))


def call(scene: Scene, rest: Iterable[NextTurn]) -> bool:
    """Give the floor to the next of these who may speak; False when nobody is left."""
    waiting = list(rest)
    turn = scene.game.turn
    while waiting:
        number, why = waiting.pop(0)
        seconds = speech_seconds(scene, number, why)
        if _may_speak(scene, scene.seat(number), why, seconds):
            scene.emit(
                TurnBegan(
                    ALL,
                    seat=number,
                    seconds=seconds,
                    number=_number(turn),
                    rest=tuple(waiting),
                    extra=why,
                )
            )
            _passed_on(scene, turn, number)
            return True
    return False


def _passed_on(scene: Scene, before: TurnBegan | None, to: int | None) -> None:
    """Run what the rulebook lists for the floor passing on: after this turn, to this seat (None: to nobody)."""
    scene.passing = Passing(None if before is None else before.seat, to)
    scene.run(f"{scene.game.phase}.turns")
    scene.passing = None


def _may_speak(scene: Scene, seat: Seat, why: str | None, seconds: int) -> bool:
    """Whether a seat is not passed over, as its turn of so many seconds comes."""
    if not seat.alive and why != DEPARTED:
        return False
    return given_time(scene, seconds) and not any(mark in seat.marks for mark in scene.book.scenario.silencing)


def given_time(scene: Scene, seconds: int) -> bool:
    """Whether the rulebook lets a turn of so many seconds begin: one for which it reckons no time is passed over."""
    return seconds > 0 or scene.book.scenario.phases[scene.game.phase].speech is None


def call_on(scene: Scene, number: int) -> None:
    """Give somebody last words in the running phase: now, or after the one who has the floor."""
    turn = scene.game.turn
    last = NextTurn(number, DEPARTED)
    if turn is None:
        call(scene, [last])
    else:
        rearrange(scene, turn, [last, *turn.rest], again=True)


def rearrange(scene: Scene, turn: TurnBegan, rest: Iterable[NextTurn], *, again: bool) -> None:
    """These speak after the running turn, in place of who was to. `again`: nothing else of the turn has changed."""
    scene.emit(replace(turn, rest=tuple(rest), again=again))


def turn_over(scene: Scene) -> bool:
    """The speaker is done: the next is called; after the last comes the time to act, if there is one.

    False when that is over too, so that the phase ends.
    """
    turn = scene.game.turn
    if turn is not None and call(scene, turn.rest):
        return True
    if turn is not None and turn.extra == CLOSING:
        return False
    seconds = closing_seconds(scene)
    if seconds:
        scene.emit(TurnBegan(ALL, seat=None, seconds=seconds, number=_number(turn), rest=(), extra=CLOSING))
    _passed_on(scene, turn, None)
    return bool(seconds)


def _number(before: TurnBegan | None) -> int:
    """The number of the turn that follows this one: turns are counted through a phase."""
    return 1 if before is None else before.number + 1


def closing_seconds(scene: Scene) -> int:
    """Seconds after the last speech of the running phase in which people may still act."""
    return scene.seconds(scene.book.scenario.phases[scene.game.phase].closing)
