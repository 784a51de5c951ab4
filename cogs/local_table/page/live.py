"""What the pages in the browser show, kept up to date: all of it at every connection, and from then on what changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from cogs.local_table.page.evening import Evening
from cogs.local_table.page.projection import Json

PAUSE = 0.03
"""Seconds for which changes are gathered before they are told."""


class Ear(Protocol):
    """A browser's end of a connection."""

    async def send_str(self, data: str) -> None:
        """Send a frame."""
        ...


class Shown:
    """What an evening looks like, in the frames that have been sent of it."""

    def __init__(self) -> None:
        self._messages: dict[tuple[str, str], str] = {}
        self._places: dict[str, str] = {}
        self._rest: dict[str, str] = {}

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
            if self._rest.get(kind) != text:
                self._rest[kind] = text
                before.append(frame)
        self._messages, self._places = messages, places
        return before + found


class Pages:
    """The connections, and a task that tells them of changes a moment after they happened."""

    def __init__(self, changes: Callable[[], Awaitable[list[Json]]]) -> None:
        self._changes = changes
        self._ears: set[Ear] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    def stir(self) -> None:
        """Something may have changed."""
        self._changed.set()

    def join(self, ear: Ear) -> None:
        """A page has connected and been told all."""
        self._ears.add(ear)

    def leave(self, ear: Ear) -> None:
        """A page is gone."""
        self._ears.discard(ear)

    def say(self, frame: Json) -> None:
        """Tell every page, whenever it comes to it."""
        task = asyncio.create_task(self.tell(frame))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def tell(self, *frames: Json) -> None:
        """Tell every page."""
        for frame in frames:
            text = encode(frame)
            for ear in list(self._ears):
                try:
                    await ear.send_str(text)
                except (ConnectionError, RuntimeError):
                    self._ears.discard(ear)

    async def flush(self) -> None:
        """Tell what has changed until now."""
        self._changed.clear()
        await self.tell(*await self._changes())

    async def run(self) -> None:
        """Tell of changes until cancelled."""
        while True:
            await self._changed.wait()
            await asyncio.sleep(PAUSE)
            await self.flush()


def _steady(frame: Json) -> Json:
    """A frame without what changes by itself: the browser's clock goes on alone."""
    if frame["see"] != "clock":
        return frame
    clock = frame["clock"]
    return {"see": "clock", "clock": {**clock, "now": clock["now"] // 1000 if clock["until_me"] else 0}}


def encode(frame: Any) -> str:
    """A frame as it is sent."""
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
