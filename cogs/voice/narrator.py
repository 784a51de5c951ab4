"""The narrator of one table: hears events, says their cues at their time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from cogs.voice.cues import WARNING, SpokenLine, Wake, cues_for, night_calls, of_the_dawn
from cogs.voice.queue import STALE
from cogs.voice.unsaid import NOTHING, Unsaid
from core.rules.events import ALL, Event, GameOver, PhaseBegan, TurnBegan

Clip = TypeVar("Clip")
Spoken_co = TypeVar("Spoken_co", covariant=True)
Heard_contra = TypeVar("Heard_contra", contravariant=True)
TIME_LEAD = 0.25
"""Seconds before the end of a turn at which "time" is called: the next turn must not forestall it."""
BRIEF = 1.0
"""Seconds by which a call of the night may have been due when the clock is changed."""
LONG_ENOUGH = 25.0
"""A turn or vote shorter than this gets no warning."""


class Recorded(Protocol[Spoken_co]):
    """What there is to be said."""

    def line(self, cues: Iterable[str], scenario: str = "") -> Spoken_co | None:
        """Several cues joined into one; None if any of them is not recorded."""
        ...

    def cues(self, scenario: str = "") -> frozenset[str]:
        """The cues that there are for a rulebook."""
        ...


class ClipPlayer(Protocol[Heard_contra]):
    """What says it, one thing after another."""

    def put(
        self,
        clip: Heard_contra,
        *,
        life: int = 0,
        urgent: bool = False,
        cues: tuple[str, ...] = (),
        age: float = 0.0,
    ) -> None:
        """Add a line, of these cues. It may begin in this phase and `life` further ones; it has waited already."""
        ...

    def new_phase(self) -> None:
        """A phase begins: what may not outlive the last one is dropped."""
        ...


class Timers(Protocol):
    """What waits."""

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call back after some seconds."""
        ...


class Narrator(Generic[Clip]):
    """Turns a table's events into its cue queue.

    `scenario` is the id by which a rulebook's own cues are found, `wake` gives the calls of the night that begins,
    `stir` is called when there is something to say.
    """

    def __init__(
        self,
        pack: Recorded[Clip],
        scenario: str,
        queue: ClipPlayer[Clip],
        *,
        gateway: Timers,
        wake: Callable[[], Wake],
        stir: Callable[[], None],
    ) -> None:
        self._pack = pack
        self._scenario = scenario
        self._queue = queue
        self._gateway = gateway
        self._wake = wake
        self._stir = stir
        self._turn: tuple[int, int | None] | None = None
        self._to_call_up = False  # nobody has been called to that turn yet
        self._began: PhaseBegan | None = None
        self._whole = 0.0
        self._calls: tuple[tuple[float, str], ...] = ()
        self._called = 0
        self._held: list[SpokenLine] = []
        self._timers: list[asyncio.TimerHandle] = []
        self._clock: list[asyncio.TimerHandle] = []

    def hear(self, event: Event) -> None:
        """Say what an event causes, now or when its time has come."""
        lines = cues_for(event)
        if event.to != ALL:
            return
        if isinstance(event, PhaseBegan):
            self._new_phase(event)
            self._say([*lines, *self._take_held()])
            self._plan(event)
        elif isinstance(event, TurnBegan):
            self._new_turn(event, lines)
        elif isinstance(event, GameOver):
            self.hush()
            self._say([*self._take_held(), *lines])
        elif self._began is not None and self._began.at_night and of_the_dawn(event):
            self._held += lines
        else:
            self._say(lines)

    def resume(self, event: Event) -> None:
        """Go on in a running phase, or turn, that was told of before."""
        if isinstance(event, PhaseBegan):
            self._began = event
            self._whole = event.seconds
        elif isinstance(event, TurnBegan):
            self._turn = (event.number, event.seat)
            self._whole = event.seconds

    def go_on(self, left: float | None, unsaid: Unsaid = NOTHING) -> None:
        """Say what whoever spoke before has left unsaid. The running turn or phase ends in `left` seconds; None: the
        clock stands still. What was due while nobody spoke is said late, or not at all where it is long ago."""
        for line in unsaid.lines:
            clip = self._pack.line(line.cues, self._scenario)
            if clip is not None and line.age < STALE:
                self._queue.put(clip, life=line.life, urgent=line.urgent, cues=line.cues, age=line.age)
        began = self._began
        same = began is not None and began.serial == unsaid.serial
        self._to_call_up = unsaid.serial != 0 and not (same and unsaid.turn == self._turn)
        if same:
            self._calls = unsaid.calls
            self._called = unsaid.called
        if left is not None and left > TIME_LEAD:
            self._clock_shows(left, STALE)
        self._stir()

    @property
    def unsaid(self) -> Unsaid:
        """The calls that are still to come in this night, and the turn to which somebody has been called."""
        serial = 0 if self._began is None else self._began.serial
        return Unsaid(serial, self._calls, self._called, turn=None if self._to_call_up else self._turn)

    def clock(self, left: float | None) -> None:
        """The running turn or phase now ends in `left` seconds; None: the clock stands still, and so do the calls of a
        night."""
        self._clock_shows(left, BRIEF)

    def _clock_shows(self, left: float | None, late: float) -> None:
        of_phase = self._turn is None
        self._stop(self._clock)
        if of_phase:
            self._stop(self._timers)
        if left is None:
            return
        if of_phase and self._began is not None:
            self._call(self._calls, self._called, self._began.seconds - left, late)
        if self._turn is not None:
            self._at(left - TIME_LEAD, SpokenLine(("time.is.up",), life=1, urgent=True))
        if max(left, self._whole) >= LONG_ENOUGH and left > WARNING and self._is_warned():
            self._at(left - WARNING, SpokenLine(("ten.seconds",), urgent=True))

    def _at(self, seconds: float, line: SpokenLine) -> None:
        self._clock.append(self._gateway.later(max(0.0, seconds), lambda: self._say([line])))

    def hush(self) -> None:
        """Nothing planned for later is said."""
        self._stop(self._timers)
        self._stop(self._clock)

    def _is_warned(self) -> bool:
        """Whether the end of what runs is told a little before it comes."""
        return self._turn is not None or (self._began is not None and not self._began.at_night)

    def _new_phase(self, event: PhaseBegan) -> None:
        self.hush()
        self._queue.new_phase()
        self._began = event
        self._whole = event.seconds
        self._turn = None
        self._to_call_up = False
        self._calls = ()
        self._called = 0

    def _plan(self, event: PhaseBegan) -> None:
        if event.at_night:
            recorded = self._pack.cues(self._scenario)
            self._call(tuple(night_calls(self._wake(), event.night, event.seconds, recorded)), 0, 0.0, BRIEF)
        elif not event.turns:
            self.clock(event.seconds)

    def _call(self, calls: tuple[tuple[float, str], ...], called: int, passed: float, late: float) -> None:
        """Plan the calls of a night of which so many seconds have passed. What was due up to `late` seconds ago and is
        not called yet, is called now."""
        self._calls = calls
        self._called = called
        for number, (offset, cue) in enumerate(calls[called:], called + 1):
            if offset > passed - late:
                self._timers.append(
                    self._gateway.later(max(0.0, offset - passed), lambda number=number, cue=cue: self._is(number, cue))
                )

    def _is(self, number: int, cue: str) -> None:
        """It is time for this call of the night."""
        self._called = number
        self._say([SpokenLine((cue,))])

    def _new_turn(self, event: TurnBegan, lines: Iterable[SpokenLine]) -> None:
        # A turn is told again when the order of those to come changes; it is said once.
        turn = (event.number, event.seat)
        if turn != self._turn:
            self._turn = turn
            self._whole = event.seconds
            self.clock(event.seconds)
        elif not self._to_call_up:
            return
        self._to_call_up = False
        self._say(lines)

    def _take_held(self) -> list[SpokenLine]:
        held = self._held
        self._held = []
        return held

    def _say(self, lines: Iterable[SpokenLine]) -> None:
        for line in lines:
            for cues in (line.cues, line.otherwise):
                clip = self._pack.line(cues, self._scenario)
                if clip is not None:
                    self._queue.put(clip, life=line.life, urgent=line.urgent, cues=cues)
                    break
        self._stir()

    @staticmethod
    def _stop(timers: list[asyncio.TimerHandle]) -> None:
        for timer in timers:
            timer.cancel()
        timers.clear()
