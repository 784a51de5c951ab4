"""Discord's REST over real HTTP: what comes in is checked and carried out by the strict Discord of the local table."""

from __future__ import annotations

import bisect
import io
import json
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, cast

from aiohttp import BodyPartReader, web

from cogs.simulated.strict.connection import Upload
from cogs.simulated.strict.exchange import Exchange, path_of, route_of
from cogs.simulated.strict.layer import StrictDiscord
from tests.discord.openapi import description
from tests.fleet.gateway import Gateway
from tests.fleet.launcher import LEFT, PROCESS
from tests.fleet.presses import Presses
from tests.fleet.world import FleetWorld

KEPT = 5000
FREE = ("/interactions/", "/webhooks/")
"""Replies to interactions are outside of the bot's limit."""
A_SECOND = 1.0

_left: ContextVar[float] = ContextVar("when the request that is answered left its process")


class Rest:
    """Limits go by when a request left its process: this Discord sees to all in one loop, on the bot's own cores, so
    that what was sent evenly waits here and would be counted all at once.

    `counts`: answers by status; `routes`: requests by route. `refusals`: what a bot without a fault would not have
    asked for. `heard`: told of each request, with the port at its sender's end; `read`: of what it carries, too."""

    def __init__(self, world: FleetWorld, gateway: Gateway, presses: Presses, token: str) -> None:
        self._world, self._gateway, self._presses, self._token = world, gateway, presses, token
        self.strict = StrictDiscord(cast(Any, world), described=description())
        self.strict.log = cast(list[Exchange], deque[Exchange](maxlen=KEPT))
        began = time.perf_counter() - world.loop_time()
        self.strict.clock = lambda: _left.get() - began
        self.counts: Counter[int] = Counter()
        self.routes: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.heard: Callable[[int, str], None] = lambda port, asked: None
        self.read: Callable[[int, Any], None] = lambda port, body: None
        self._left: list[float] = []
        self._arrived: list[float] = []

    async def answer(self, request: web.Request) -> web.Response:
        """One request of a bot's."""
        path, arrived = path_of(str(request.url)), time.perf_counter()
        left = float(request.headers.get(LEFT, arrived))
        _left.set(left)
        free = path.startswith(FREE)
        if not free:
            if request.headers.get("Authorization") != f"Bot {self._token}":
                return _json({"message": "401: Unauthorized", "code": 0}, 401)
            bisect.insort(self._left, left)
            self._arrived.append(arrived)
        body, uploads = await _read(request)
        route, _ = route_of(path)
        self.routes[f"{request.method} {route}"] += 1
        self.heard(_port_of(request), f"{request.method} {path}")
        self.read(_port_of(request), body)
        if path == "/gateway/bot":
            return _json(self._gateway_bot())
        reply = await self.strict.answer(
            request.method, str(request.url), body, dict(request.query), uploads,
            request.headers.get("X-Audit-Log-Reason"),
        )  # fmt: skip
        self.counts[reply.status] += 1
        if reply.status in (400, 401, 429):
            code = reply.data.get("code", 0) if isinstance(reply.data, dict) else 0
            self.refusals[f"{request.method} {route} {reply.status} {code}"] += 1
        self._presses.answered(path, reply.status, arrived, left, request.headers.get(PROCESS, ""))
        if reply.data is None:
            return web.Response(status=reply.status, headers=reply.headers)
        if isinstance(reply.data, str):
            return web.Response(status=reply.status, text=reply.data, headers=reply.headers)
        return _json(reply.data, reply.status, reply.headers)

    @property
    def busiest(self) -> int:
        """The most that left within one second, of those that count against the bot's fifty."""
        return _most_in_a_second(self._left)

    @property
    def busiest_here(self) -> int:
        """The most of them that were come to within one second."""
        return _most_in_a_second(self._arrived)

    def _gateway_bot(self) -> dict[str, Any]:
        gateway = self._gateway
        return {
            "url": gateway.address,
            "shards": gateway.shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": 1000 - gateway.counts["identified"] % 1000,
                "reset_after": 3_600_000,
                "max_concurrency": gateway.concurrency,
            },
        }


def _most_in_a_second(times: Sequence[float]) -> int:
    """Of these, in order."""
    first = most = 0
    for last, now in enumerate(times):
        while now - times[first] >= A_SECOND:
            first += 1
        most = max(most, last + 1 - first)
    return most


def _json(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """As Discord writes it: discord.py reads JSON where the type is this and nothing more."""
    named = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(data).encode(), headers=named)


def _port_of(request: web.Request) -> int:
    peer = request.transport.get_extra_info("peername") if request.transport is not None else None
    return peer[1] if peer else 0


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON and the files of a body."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    body: dict[str, Any] = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.filename is not None:
            uploads.append(Upload(io.BytesIO(await part.read()), part.filename))
        else:
            body[str(part.name)] = await part.text()
    return (json.loads(body["payload_json"]) if "payload_json" in body else body), uploads
