"""Discord's door, for processes that log in: a server of a few of its REST paths, and a gateway, on this machine.

The process under test is the real one; only the address that discord.py knows is this server's.
"""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import web

ROOT = Path(__file__).parents[2]
APPLICATION = 1187420642447548488
GOOD = "MTE4NzQyMDY0MjQ0NzU0ODQ4OA.GqXyZ1.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"
USER = {"id": str(APPLICATION), "username": "moderator", "discriminator": "0", "avatar": None, "bot": True}
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, HELLO, HEARD = 0, 1, 2, 6, 7, 10, 11
STARTS = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
LIMITED = {"Via": "1.1 here", "X-RateLimit-Scope": "shared", "Retry-After": "0"}
APPLICATION_INFO = {
    "id": str(APPLICATION),
    "name": "Moderator",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0" * 64,
    "owner": USER,
    "team": None,
    "flags": 0,
}


class DiscordApi:
    """What was asked of it. `refusing`: what it says to everything with a status of 400, if anything.

    `gateway`: whether there is one; `closing`: by what it closes on whoever identifies; `hidden`: nobody is told where
    it is. `limited`: so many requests with a body are told to come again.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.refusing: dict[str, Any] | None = None
        self.gateway = self.hidden = False
        self.closing: int | None = None
        self.limited = 0
        self.sockets: list[web.WebSocketResponse] = []
        self.url = ""

    async def answer(self, request: web.Request) -> web.Response:
        """One request."""
        path = request.path.removeprefix("/api/v10")
        self.asked.append((request.method, path))
        if self.refusing is not None:
            return _json(self.refusing, status=400)
        if request.headers.get("Authorization") != f"Bot {GOOD}":
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        if self.limited and request.method in ("PUT", "POST", "PATCH"):
            self.limited -= 1
            return _json({"message": "too fast", "retry_after": 0.05, "global": False}, 429, LIMITED)
        if path == "/gateway/bot" and self.hidden:
            return _json({"message": "not now", "code": 0}, status=403)
        if path == "/gateway/bot":
            return _json({"url": self.url.replace("http", "ws"), "shards": 1, "session_start_limit": STARTS})
        if path.endswith("/commands"):
            return _json([])
        if path == "/users/@me":
            return _json(USER)
        if path == "/oauth2/applications/@me":
            return _json(APPLICATION_INFO)
        return _json({"message": "404: Not Found", "code": 0}, status=404)

    async def talk(self, request: web.Request) -> web.StreamResponse:
        """One connection of the gateway: whoever greets is welcome, in no server."""
        if not self.gateway:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets.append(socket)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None})
        async for message in socket:
            op = message.json()["op"]
            if op == HEARTBEAT:
                await socket.send_json({"op": HEARD, "d": None, "s": None, "t": None})
            elif op == IDENTIFY and self.closing is not None:
                await socket.close(code=self.closing)
            elif op == IDENTIFY:
                ready = {"v": 10, "user": USER, "guilds": [], "session_id": "1"}
                ready |= {"application": {"id": str(APPLICATION), "flags": 0}, "shard": [0, 1]}
                ready["resume_gateway_url"] = self.url.replace("http", "ws")
                await socket.send_json({"op": DISPATCH, "d": ready, "s": 1, "t": "READY"})
            elif op == RESUME:
                await socket.send_json({"op": DISPATCH, "d": {}, "s": 2, "t": "RESUMED"})
        return socket

    async def send_away(self) -> None:
        """Ask whoever is connected to come again, as Discord does before it restarts a part of itself."""
        await self.sockets[-1].send_json({"op": RECONNECT, "d": None, "s": None, "t": None})

    def command(self, *arguments: str) -> list[str]:
        """The real `mafia` command, with this server for Discord."""
        start = (
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); import discord.http;"
            f" discord.http.Route.BASE = {self.url!r}; import yarl; from discord.gateway import DiscordWebSocket;"
            f" DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({self.url.replace('http', 'ws')!r}); import bot; bot.main()"
        )
        return [sys.executable, "-c", start, *arguments]


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """An answer as Discord gives it: its type says nothing of a character set, and discord.py looks for just that."""
    found = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=found)


@asynccontextmanager
async def discord_api() -> AsyncGenerator[DiscordApi]:
    """The server, running."""
    api = DiscordApi()
    application = web.Application()
    application.router.add_get("/api/v10", api.talk)
    application.router.add_route("*", "/{path:.*}", api.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    api.url = f"http://{host}:{port}/api/v10"
    try:
        yield api
    finally:
        await runner.cleanup()
