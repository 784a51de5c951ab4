"""The cue queue of one table: what is still to be said, packet by packet.

Filled by the event loop and emptied by the sender's thread, hence the lock. Its laws: the lines of a phase in their
order; an urgent one before the rest; none left over from a phase that has passed, nor from long ago. What is being
said is said to its end.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from audio.pack import Clip
from cogs.voice.unsaid import Waiting

SILENCE = b"\xf8\xff\xfe"
"""An Opus packet of 20 ms of nothing."""
GAP = 15
"""Packets of silence after a line: a breath for the ear, and the five or more that end a stream of Opus."""
STALE = 30.0
"""Seconds that a line may wait. What could not be said by then (the connection was lost) is better left out."""


@dataclass(frozen=True)
class _WaitingClip:
    clip: Clip
    until: int  # the last phase, counted by the queue, in which it may begin
    since: float
    urgent: bool
    cues: tuple[str, ...]


class CueQueue:
    """Lines waiting, the line being said, and where in it the voice is. `changed` is called, in whichever thread, when
    there is another line to say, or one less."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, changed: Callable[[], object] = lambda: None
    ) -> None:
        self._clock = clock
        self._changed = changed
        self._lock = Lock()
        self._waiting: deque[_WaitingClip] = deque()
        self._now: Clip = ()
        self._line: _WaitingClip | None = None
        self._at = 0
        self._gap = 0
        self._phase = 0
        self._cut: float | None = None  # since when the line that was being said waits to be said again

    def put(
        self, clip: Clip, *, life: int = 0, urgent: bool = False, cues: tuple[str, ...] = (), age: float = 0.0
    ) -> None:
        """Add a line. It may begin in this phase and `life` further ones; urgent: after other urgent ones only. `age`:
        seconds for which it has waited already."""
        with self._lock:
            line = _WaitingClip(clip, self._phase + life, self._clock() - age, urgent, cues)
            self._drop_stale()
            if urgent:
                ahead = sum(1 for one in self._waiting if one.urgent)
                self._waiting.insert(ahead, line)
            else:
                self._waiting.append(line)
        self._changed()

    def unsaid(self) -> tuple[Waiting, ...]:
        """What is not said to its end yet, in the order in which it will be."""
        with self._lock:
            self._drop_stale()
            now = self._clock()
            waiting = [Waiting(one.cues, one.until - self._phase, one.urgent, now - one.since) for one in self._waiting]
            line = self._line
            if line is not None and self._at < len(self._now):
                age = 0.0 if self._cut is None else now - self._cut
                waiting.insert(0, Waiting(line.cues, max(0, line.until - self._phase), True, age))
        return tuple(waiting)

    def new_phase(self) -> None:
        """A phase begins: lines that may not outlive the last one are dropped, what is being said goes on."""
        with self._lock:
            self._phase += 1
            self._waiting = deque(one for one in self._waiting if one.until >= self._phase)
            if self._cut is not None and self._line is not None and self._line.until < self._phase:
                self._stop()
        self._changed()

    def clear(self) -> None:
        """Say nothing more, from the next packet on."""
        with self._lock:
            self._waiting.clear()
            self._stop()

    def again(self) -> None:
        """The connection was lost: a line of which a part was said will be said from its beginning, if it is still of
        the moment then."""
        with self._lock:
            if self._at < len(self._now):
                self._at = 0
                self._cut = self._clock() if self._cut is None else self._cut

    @property
    def empty(self) -> bool:
        """Nothing waits and nothing is being said."""
        with self._lock:
            return not (self._waiting or self._now or self._gap)

    @property
    def packets(self) -> int:
        """How many packets all that is to be said now would take."""
        with self._lock:
            return len(self._now) - self._at + self._gap + sum(len(one.clip) + GAP for one in self._waiting)

    def packet(self) -> bytes | None:
        """The next packet to send, None when there is nothing to say."""
        packet, ends = self._packet()
        if ends:
            self._changed()
        return packet

    def _packet(self) -> tuple[bytes | None, bool]:
        """The next packet, and whether it is a line's last."""
        with self._lock:
            self._drop_stale()
            if self._at < len(self._now):
                self._at += 1
                self._cut = None
                return self._now[self._at - 1], self._at == len(self._now)
            if self._gap:
                self._gap -= 1
                if not self._gap:
                    self._now = ()
                return SILENCE, False
            if not self._waiting:
                return None, False
            self._line = self._waiting.popleft()
            self._now = self._line.clip
            self._at = 1
            self._gap = GAP
            return self._now[0], len(self._now) == 1

    def _drop_stale(self) -> None:
        oldest = self._clock() - STALE
        while self._waiting and self._waiting[0].since < oldest:
            self._waiting.popleft()
        if self._cut is not None and self._cut < oldest:
            self._stop()

    def _stop(self) -> None:
        self._now = ()
        self._at = 0
        self._gap = 0
        self._cut = None
