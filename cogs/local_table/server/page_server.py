"""The page's server: on this machine alone, for pages of its own alone."""

from __future__ import annotations

import asyncio
import json
import logging
import mimetypes
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from cogs.local_table.server.first_words import best_of, page
from cogs.local_table.server.frames import encode
from cogs.local_table.server.sent_frames import Ear

if TYPE_CHECKING:
    from cogs.local_table.server.session import PageSession

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
PORT = 8642
STATIC = Path(__file__).parents[1] / "client"
NAMES = ("127.0.0.1", "localhost", "[::1]")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
LARGEST = 256 * 1024
"""Bytes of a request."""
FAREWELL = 0.3
"""Seconds in which a page may answer that the connection ends."""


class PageServer:
    """Serves one session. The page is there before it is; who asks for more waits. `language`: in which it speaks;
    `follows`: unless the browser asks for another that it knows. `living`: has a session for it, and is over before it
    is asked to be where none could be had."""

    living: asyncio.Task[None]

    def __init__(self, language: str, *, follows: bool = False) -> None:
        self._language = language
        self._follows = follows
        self._session: asyncio.Future[PageSession] = asyncio.get_running_loop().create_future()
        self._runner: web.AppRunner | None = None
        self._open: set[web.WebSocketResponse] = set()
        self.port = 0

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{HOST}:{self.port}/"

    @property
    def session(self) -> PageSession:
        """The session, which is there."""
        return self._session.result()

    def take(self, session: PageSession) -> None:
        """Serve this session, unless the server has been closed meanwhile."""
        if not self._session.cancelled():
            self._session.set_result(session)

    async def start(self, port: int = PORT) -> None:
        """Listen, at the next free port where this one is taken."""
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/", self._page)
        app.router.add_get("/static/{name:.+}", self._static)
        app.router.add_get("/file/{place}/{message}/{name}", self._file)
        app.router.add_get("/keepsake/{name}", self._keepsake)
        app.router.add_get("/cue/{language}/{name:.+}.ogg", self._cue)
        app.router.add_get("/live", self._live)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        for number in (*range(port, port + 20), 0) if port else (0,):
            site = web.TCPSite(self._runner, HOST, number)
            try:
                await site.start()
            except OSError:
                continue
            self.port = self._runner.addresses[0][1]
            return

    async def close(self) -> None:
        """Let every page go, also one that waits for what will not come."""
        self._session.cancel()
        for ws in list(self._open):
            with suppress(ConnectionError, RuntimeError):
                await ws.close(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()

    def _asked(self, request: web.Request) -> str | None:
        """The language that a browser asks for, where that counts."""
        return best_of(request.headers.get("Accept-Language", "")) if self._follows else None

    async def _page(self, request: web.Request) -> web.StreamResponse:
        language = self._asked(request) or self._language
        screen = "start"
        if self._session.done():
            language = self.session.language_for(self._asked(request))
            screen = self.session.screen
        return web.Response(text=page(language, screen), content_type="text/html", charset="utf-8")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = (STATIC / request.match_info["name"]).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            raise web.HTTPNotFound
        return _served(path)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        place, message, name = (request.match_info[key] for key in ("place", "message", "name"))
        session = await asyncio.shield(self._session)
        found = session.file(int(place), int(message), name) if place.isdigit() and message.isdigit() else None
        if found is None:  # of a table that has been left nothing is missed
            raise web.HTTPNoContent if session.screen == "start" else web.HTTPNotFound
        data, kind = found
        return web.Response(body=data, content_type=kind.partition(";")[0])

    async def _keepsake(self, _: web.Request) -> web.StreamResponse:
        page = (await asyncio.shield(self._session)).keepsake()
        if page is None:
            raise web.HTTPNotFound
        # It is there to be kept, and saved under the name by which it was asked for.
        return web.Response(text=page, content_type="text/html", headers={"Content-Disposition": "attachment"})

    async def _cue(self, request: web.Request) -> web.StreamResponse:
        language = request.match_info["language"]
        name = request.match_info["name"]
        path = (await asyncio.shield(self._session)).cue(language, name)
        if path is None or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(body=await asyncio.to_thread(path.read_bytes), content_type="audio/ogg")

    async def _live(self, request: web.Request) -> web.StreamResponse:
        # Nothing is gained by compressing what stays on this machine.
        ws = web.WebSocketResponse(heartbeat=20.0, timeout=FAREWELL, max_msg_size=LARGEST, compress=False)
        await ws.prepare(request)
        self._open.add(ws)
        ear = Ear(ws.send_str, partial(ws.close, code=1013))
        telling = asyncio.create_task(ear.run())
        doing = set[asyncio.Task[None]]()
        try:
            session = await asyncio.shield(self._session)
            await session.welcome(ear, self._asked(request))
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._answer(ear, message.data))
                    doing.add(task)
                    task.add_done_callback(doing.discard)
        except ConnectionError:
            log.debug("a page is gone")
        finally:
            if self._session.done() and not self._session.cancelled():
                self.session.pages.leave(ear)
            telling.cancel()
            self._open.discard(ws)
        return ws

    async def _answer(self, ear: Ear, text: str) -> None:
        try:
            request = json.loads(text)
        except ValueError:
            return
        if isinstance(request, dict):
            ear.tell(encode(await self.session.answer(request)))


@web.middleware
async def _only_from_here(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """A name that leads here from elsewhere, or a page of somebody else's that asks: neither is answered."""
    own = {f"{name}:{_port(request)}" for name in NAMES}
    origin = request.headers.get("Origin")
    if request.host not in own or (origin is not None and urlsplit(origin).netloc not in own):
        raise web.HTTPForbidden
    response = await handler(request)
    if not isinstance(response, web.WebSocketResponse):
        response.headers.update(HEADERS)
    return response


def _port(request: web.Request) -> int:
    assert request.transport is not None
    return int(request.transport.get_extra_info("sockname")[1])


def _served(path: Path) -> web.StreamResponse:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    charset = "utf-8" if kind.startswith("text/") or kind == "text/javascript" else None
    return web.Response(body=path.read_bytes(), content_type=kind, charset=charset)
