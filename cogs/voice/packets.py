"""One thread that sends the packets of all tables of the process, each table one packet every 20 ms.

A thread a table (as discord.py plays) is dear and breaks near 300 tables; sending from the event loop makes every busy
moment of the bot heard. The tables are spread over four phases of the 20 ms, so that their packets do not queue up.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Protocol

from cogs.voice.queue import CueQueue
from core.once import once

log = logging.getLogger(__name__)

STEP = 0.02
"""Seconds of sound in a packet."""
PHASES = 4
_FALLEN_BEHIND = 10
"""Packets that a table may be late: what is later than that is not sent in a rush."""


class PacketSink(Protocol):
    """A connection that can be spoken through; called from the sender's thread."""

    def session(self) -> object | None:
        """What the packets go to, another object after each reconnection; None while they would not arrive."""
        ...

    def speaking(self, on: bool) -> None:
        """Tell Discord that speech begins or ends."""
        ...

    def send(self, packet: bytes) -> None:
        """Send 20 ms of Opus."""
        ...


class Stream:
    """A table's queue and the connection it is spoken through, if there is one."""

    def __init__(self, queue: CueQueue) -> None:
        self.queue = queue
        self.mouth: PacketSink | None = None
        self._session: object | None = None
        self._speaking = False

    def tick(self) -> None:
        """Send the packet that is due, if any."""
        mouth = self.mouth
        session = None if mouth is None else mouth.session()
        if session is not self._session:
            self._session = session
            self._speaking = False
            self.queue.again()
        if mouth is None or session is None:
            return
        packet = self.queue.packet()
        if packet is None:
            if self._speaking:
                self._speaking = False
                mouth.speaking(False)
            return
        if not self._speaking:
            self._speaking = True
            mouth.speaking(True)
        mouth.send(packet)

    @property
    def busy(self) -> bool:
        """Whether the thread has anything to do here."""
        return self._speaking or (self.mouth is not None and not self.queue.empty)


class PacketSender:
    """The thread. It starts with the first stream, sleeps while nobody speaks, and ends with `close`.

    `late` is told, in that thread, by how many seconds the packets of a beat go out late. `step` are the seconds from a
    packet to the next, `sleep` waits there for the next beat.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.perf_counter,
        late: Callable[[float], object] = lambda _: None,
        step: float = STEP,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._clock = clock
        self._late = late
        self._pause = sleep
        self._step = step
        self._beat = step / PHASES
        self._wake = threading.Condition()
        self._groups: list[list[Stream]] = [[] for _ in range(PHASES)]
        self._thread: threading.Thread | None = None
        self._closed = False

    def add(self, stream: Stream) -> None:
        """Send this stream's packets from now on."""
        with self._wake:
            min(self._groups, key=len).append(stream)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="voice-sender", daemon=True)
                self._thread.start()

    def remove(self, stream: Stream) -> None:
        """Send nothing of this stream any more."""
        with self._wake:
            for group in self._groups:
                if stream in group:
                    group.remove(stream)

    def wake(self) -> None:
        """Something was put into a queue, or a connection is there."""
        with self._wake:
            self._wake.notify()

    def close(self) -> None:
        """End the thread."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(1.0)

    def _run(self) -> None:
        while self._rest():
            self._burst()

    def _rest(self) -> bool:
        """Wait until somebody speaks; False when closed."""
        with self._wake:
            self._wake.wait_for(lambda: self._closed or self._busy())
            return not self._closed

    def _busy(self) -> bool:
        return any(stream.busy for group in self._groups for stream in group)

    def _burst(self) -> None:
        """Keep the beat while anybody speaks."""
        start = self._clock()
        beat = 0
        while not self._closed:
            phase = beat % PHASES
            with self._wake:
                due = tuple(self._groups[phase])
                if phase == 0 and not self._busy():
                    return
            for stream in due:
                try:
                    stream.tick()
                except Exception:  # of one table; all others are sent by this thread as well
                    log.exception("packets of a voice cannot be sent", extra=once("packets", id(stream)))
            if due:
                self._late(max(0.0, self._clock() - start - beat * self._beat))
            beat += 1
            delay = start + beat * self._beat - self._clock()
            if delay > 0:
                self._pause(delay)
            elif delay < -_FALLEN_BEHIND * self._step:  # the process stood still
                start = self._clock()
                beat = phase + 1
