"""Discord's door, for processes that log in: a server of a few of its REST paths on this machine.

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
    """What was asked of it. `refusing`: what it says to everything with a status of 400, if anything."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.refusing: dict[str, Any] | None = None
        self.url = ""

    async def answer(self, request: web.Request) -> web.Response:
        """One request."""
        path = request.path.removeprefix("/api/v10")
        self.asked.append((request.method, path))
        if self.refusing is not None:
            return _json(self.refusing, status=400)
        if request.headers.get("Authorization") != f"Bot {GOOD}":
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        if path == "/users/@me":
            return _json(USER)
        if path == "/oauth2/applications/@me":
            return _json(APPLICATION_INFO)
        return _json({"message": "404: Not Found", "code": 0}, status=404)

    def command(self, *arguments: str) -> list[str]:
        """The real `mafia` command, with this server for Discord."""
        start = (
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); import discord.http;"
            f" discord.http.Route.BASE = {self.url!r}; import bot; bot.main()"
        )
        return [sys.executable, "-c", start, *arguments]


def _json(body: Any, status: int = 200) -> web.Response:
    """An answer as Discord gives it: its type says nothing of a character set, and discord.py looks for just that."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json"})


@asynccontextmanager
async def discord_api() -> AsyncGenerator[DiscordApi]:
    """The server, running."""
    api = DiscordApi()
    application = web.Application()
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
