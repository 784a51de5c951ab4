"""What a server might show: the page's frames, made by hand, and a server that a test speaks for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.async_api import Page, WebSocketRoute

from cogs.local_table.server.catalog import catalog
from cogs.local_table.server.frames import NO_MOMENTS, NO_SEATS
from cogs.local_table.server.page_texts import page_words
from core.words import LANGUAGES
from tests.local_table.protocol import problems

Json = dict[str, Any]
NOON = 1_767_268_800_000
SQUARE, LETTERS = "10", "20"
_catalog = cache(catalog)


def text(content: str) -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Json:
    """A button."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def menu(custom_id: str, *labels: str, **more: Any) -> Json:
    """A menu; its values are its labels' numbers from 1."""
    options = [{"label": label, "value": str(number)} for number, label in enumerate(labels, 1)]
    return {"type": 3, "custom_id": custom_id, "options": options, "placeholder": "Whom?", **more}


def row(*parts: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(parts)}


def container(*parts: Json, colour: int | None = 0x2C3E73) -> Json:
    """A container."""
    return {"type": 17, "accent_color": colour, "components": list(parts)}


def message(id_: str, *parts: Json, place: str = SQUARE, **more: Any) -> Json:
    """A message by the bot."""
    usual: Json = {
        "author": {"id": "1", "name": "Mafia", "bot": True},
        "at": NOON,
        "edited": None,
        "content": "",
        "attachments": [],
        "calls_me": False,
        "only_you": False,
        "said_for": None,
        "answers": None,
    }
    return {"id": id_, "place": place, "components": list(parts), **usual, **more}


def place(id_: str, kind: str, name: str, **more: Any) -> Json:
    """A place."""
    return {"id": id_, "kind": kind, "name": name, "unread": 0, "calls": 0, "write": True, "closed": False, **more}


def everything(*messages: Json, language: str = "en", screen: str = "table", **more: Any) -> Json:
    """The frame that a page is met with."""
    shown: Json = {SQUARE: [], LETTERS: []}
    for one in messages:
        shown.setdefault(one["place"], []).append(one)
    frame: Json = {
        "see": "all",
        "screen": screen,
        "lesson": False,
        "language": language,
        "direction": "rtl" if LANGUAGES[language].right_to_left else "ltr",
        "words": page_words(language),
        "catalog": _catalog(language),
        "resumable": None,
        "me": {"id": "7", "name": "Nora"},
        "places": [place(SQUARE, "square", "square"), place(LETTERS, "letters", "letters")],
        "messages": shown,
        "names": {"people": {"7": "Nora", "8": "Boris"}, "places": {SQUARE: "square"}},
        "commands": [],
        "clock": {
            "now": NOON,
            "speed": 1,
            "paused": True,
            "until_me": False,
            "onward": "next",
            "phase": "Day 1",
            "ends": NOON + 60_000,
            "mood": "day",
        },
        "voice": None,
        "needs": [],
        "people": [
            {"id": "7", "seat": 1, "name": "Nora", "alive": True, "left": False, "me": True},
            {"id": "8", "seat": 2, "name": "Boris", "alive": False, "left": False, "me": False},
        ],
        "skipped": None,
        "seats": NO_SEATS,
        "moments": NO_MOMENTS,
        "end": None,
        **more,
    }
    wrong = problems(frame)
    assert not wrong, wrong
    return frame


def fate(seat: int, name: str, role: str, **more: Any) -> Json:
    """What became of somebody, at the end."""
    usual: Json = {"team": "the town", "colour": 0, "fate": "survived", "won": True, "alive": True, "left": False}
    return {"id": str(6 + seat), "seat": seat, "name": name, "role": role, **usual, **more}


def ended(*people: Json, **more: Any) -> Json:
    """The end of a game."""
    usual: Json = {
        "title": "You won",
        "won": True,
        "colour": 0,
        "outcome": "The town has won.",
        "turns": [],
        "people": list(people),
        "chapters": [],
        "picture": None,
        "keepsake": {"name": "mafia-classic-2026-01-01.html", "url": "/keepsake/mafia.html", "what": "Classic Mafia"},
        "files": [],
    }
    return {**usual, **more}


class Spoken:
    """A server that a test speaks for: it keeps what is asked, and answers what it is told to. `away`: connections
    come to nothing."""

    def __init__(self, page: Page, first: Json) -> None:
        self.page, self.first = page, first
        self.asked: list[Json] = []
        self.reply: Callable[[Json], Json | None] = lambda _: {"ok": True}
        self.away = False
        self._socket: WebSocketRoute | None = None
        self._came = asyncio.Event()

    async def listen(self) -> None:
        """Take the place of the server's connection."""
        await self.page.route_web_socket("**/live", self._open)

    async def _open(self, socket: WebSocketRoute) -> None:
        if self.away:
            await socket.close()
            return
        self._socket = socket
        socket.on_message(self._hear)
        socket.send(json.dumps(self.first))

    def _hear(self, data: str | bytes) -> None:
        request = json.loads(data)
        self.asked.append(request)
        self._came.set()
        answer = self.reply(request)
        if answer is not None and self._socket is not None:
            self._socket.send(json.dumps({"re": request["id"], **answer}))

    def show(self, **frame: Any) -> None:
        """Show something."""
        assert self._socket is not None
        wrong = problems(frame)
        assert not wrong, wrong
        self._socket.send(json.dumps(frame))

    def answer(self, request: Json, **answer: Any) -> None:
        """Answer what was left without one."""
        assert self._socket is not None
        self._socket.send(json.dumps({"re": request["id"], **answer}))

    async def request(self, do: str, number: int = 1) -> Json:
        """The so-many-th request of a kind, once it is there."""
        while True:
            found = [one for one in self.asked if one["do"] == do]
            if len(found) >= number:
                return found[number - 1]
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), 120)

    async def drop(self) -> None:
        """Break the connection."""
        assert self._socket is not None
        await self._socket.close()
