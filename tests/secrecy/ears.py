"""What one person hears at a voice table: each line that is said aloud, and when it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from cogs.voice.packets import STEP, PacketSender, Stream
from cogs.voice.queue import GAP, CueQueue

Sleep = Callable[[float], Awaitable[None]]
Heard = Callable[[str, Any], None]


class _Open:
    """A connection through which everything arrives at once."""

    def session(self) -> object:
        return self

    def speaking(self, on: bool) -> None:
        """Nobody looks."""

    def send(self, packet: bytes) -> None:
        """It is taken out of the queue by `Ears`."""


class Ears(PacketSender):
    """Sends nobody anything: takes a table's lines out of its queue, each at the moment at which it would be heard.

    `clock` and `sleep`: the world's. `heard`: told of each line as it begins, by how long it is and what it holds.
    """

    def __init__(self, clock: Callable[[], float], sleep: Sleep, heard: Heard) -> None:
        super().__init__()
        self._now, self._sleep, self._heard = clock, sleep, heard
        self._streams: list[Stream] = []
        self._saying: dict[int, asyncio.Task[None]] = {}

    def add(self, stream: Stream) -> None:
        stream.mouth = _Open()
        stream.queue._clock = self._now
        self._streams.append(stream)

    def remove(self, stream: Stream) -> None:
        self._streams = [one for one in self._streams if one is not stream]

    def wake(self) -> None:
        for stream in self._streams:
            task = self._saying.get(id(stream))
            if task is None or task.done():
                self._saying[id(stream)] = asyncio.create_task(self._say(stream.queue))

    def close(self) -> None:
        for task in self._saying.values():
            task.cancel()

    async def _say(self, queue: CueQueue) -> None:
        """Line after line, until there is nothing more to say."""
        while (line := _line(queue)) is not None:
            self._heard(f"{len(line) * STEP:.2f} s", sha256(b"".join(line)).hexdigest()[:12])
            await self._sleep((len(line) + GAP) * STEP)
            for _ in range(GAP):
                queue.packet()  # the breath after the line, which has passed


def _line(queue: CueQueue) -> list[bytes] | None:
    """The next line, taken out but for the breath after it."""
    first = queue.packet()
    return None if first is None else [first, *(queue.packet() or b"" for _ in range(len(queue._now) - 1))]
