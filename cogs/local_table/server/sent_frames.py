"""What the pages in the browser show, kept up to date: all of it at every connection, and from then on what changes."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from cogs.local_table.server.frames import Json, encode

if TYPE_CHECKING:
    from cogs.local_table.server.evening import Evening

log = logging.getLogger(__name__)

PAUSE = 0.03
"""Seconds for which changes are gathered before they are told."""
BEHIND = 2000
"""So many frames may wait for one page."""
APART = 1.0
"""Real seconds by which a page's clock, which goes on alone, may be apart from the evening's."""


class Ear:
    """One page's end of a connection. Frames go out one after another, in the order in which they were told, and a page
    that takes them slowly holds up no other. `send` sends one; `close` ends the connection."""

    def __init__(self, send: Callable[[str], Awaitable[None]], close: Callable[[], Awaitable[object]]) -> None:
        self._send = send
        self._close = close
        self._waiting: deque[str] = deque()
        self._some = asyncio.Event()
        self._behind = False

    def tell(self, text: str) -> None:
        """Send this frame after those before it. A page that is far behind is let go: it comes again, and is told
        all."""
        self._behind = self._behind or len(self._waiting) >= BEHIND
        if not self._behind:
            self._waiting.append(text)
        self._some.set()

    async def run(self) -> None:
        """Send what is told until cancelled, or until the page is gone. One that cannot be told any more is let go: it
        would wait for ever for what it has asked."""
        with suppress(ConnectionError, RuntimeError):
            while not self._behind:
                await self._some.wait()
                self._some.clear()
                while self._waiting and not self._behind:
                    await self._send(self._waiting.popleft())
        with suppress(ConnectionError, RuntimeError):
            await self._close()


class SentFrames:
    """What an evening looks like, in the frames that have been sent of it."""

    def __init__(self) -> None:
        self._messages: dict[tuple[str, str], str] = {}
        self._places: dict[str, str] = {}
        self._rest: dict[str, str] = {}
        self._clock: tuple[float, Json] | None = None

    def forget(self, kind: str) -> None:
        """Tell the frame of this kind again."""
        self._rest.pop(kind, None)

    def changes(self, evening: Evening, rest: dict[str, Json]) -> list[Json]:
        """What is to be told since the last time. `rest`: whole frames by their kind."""
        found: list[Json] = []
        channels = evening.view.channels()
        messages: dict[tuple[str, str], str] = {}
        for channel in channels:
            for stored in evening.view.shown(channel.id):
                message = evening.view.message(stored)
                key = message["place"], message["id"]
                messages[key] = json.dumps(message, sort_keys=True)
                if self._messages.get(key) != messages[key]:
                    found.append({"see": "message", "message": message})
        found += [
            {"see": "message_gone", "place": place, "id": id_} for place, id_ in self._messages.keys() - messages.keys()
        ]
        places: dict[str, str] = {}
        before: list[Json] = []
        for channel in channels:
            place = evening.view.place(channel, evening.words)
            places[place["id"]] = json.dumps(place, sort_keys=True)
            if self._places.get(place["id"]) != places[place["id"]]:
                before.append({"see": "place", "place": place})
        found += [{"see": "place_gone", "id": id_} for id_ in self._places.keys() - places.keys()]
        for kind, frame in rest.items():
            text = json.dumps(_steady(frame), sort_keys=True)
            if self._rest.get(kind) != text or (kind == "clock" and self._is_apart(frame["clock"])):
                self._rest[kind] = text
                before.append(frame)
                if kind == "clock":
                    self._clock = time.monotonic(), frame["clock"]
        self._messages = messages
        self._places = places
        return before + found

    def _is_apart(self, clock: Json) -> bool:
        """Whether the pages' clock shows another time than this one: the evening's stands still while the bot owes an
        answer or the machine was busy, and theirs goes on."""
        if self._clock is None:
            return False
        since, told = self._clock
        shown = told["now"] + (0 if told["paused"] else 1000 * told["speed"] * (time.monotonic() - since))
        return abs(shown - clock["now"]) > 1000 * APART * max(1, told["speed"])


class Pages:
    """The connections, and a task that tells them of changes a moment after they happened.

    `look` reads what takes a while to read; `changes` is what is to be told since the last time, and `everything` all.
    What has been shown is the same for every page: whoever is shown all is shown it after the others have been told
    what changed, and nothing comes between.
    """

    def __init__(
        self,
        look: Callable[[], Awaitable[None]],
        changes: Callable[[], list[Json]],
        everything: Callable[[], Json],
    ) -> None:
        self._look = look
        self._changes = changes
        self._everything = everything
        self._ears: set[Ear] = set()
        self._changed = asyncio.Event()
        self._looking = asyncio.Lock()

    def stir(self) -> None:
        """Something may have changed."""
        self._changed.set()

    async def join(self, ear: Ear) -> None:
        """A page has connected: tell it all, and from now on what changes."""
        await self.flush()
        ear.tell(encode(self._everything()))
        self._ears.add(ear)

    def leave(self, ear: Ear) -> None:
        """A page is gone."""
        self._ears.discard(ear)

    def any(self) -> bool:
        """Whether there is a page."""
        return bool(self._ears)

    def tell(self, *frames: Json) -> None:
        """Tell every page."""
        for frame in frames:
            text = encode(frame)
            for ear in self._ears:
                ear.tell(text)

    async def show(self) -> None:
        """Show all to every page anew."""
        await self._read()
        self._changes()
        self.tell(self._everything())

    async def flush(self) -> None:
        """Tell what has changed until now. Nothing is awaited after the look."""
        self._changed.clear()
        await self._read()
        self.tell(*self._changes())

    async def _read(self) -> None:
        """Look, one at a time: two who read at once from where the last one stopped would take the same in twice."""
        async with self._looking:
            await self._look()

    async def run(self) -> None:
        """Tell of changes until cancelled. What goes wrong in one look is told with the next."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(PAUSE)
            try:
                await self.flush()
            except Exception:
                log.exception("the pages could not be told what has changed")


def _steady(frame: Json) -> Json:
    """A frame without what changes by itself: the browser's clock goes on alone."""
    if frame["see"] != "clock":
        return frame
    clock = frame["clock"]
    return {"see": "clock", "clock": {**clock, "now": clock["now"] // 1000 if clock["until_me"] else 0}}
