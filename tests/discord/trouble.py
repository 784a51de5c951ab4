"""Requests that fail on their way, which a simulated Discord does not know: refused by what they hold, or cut off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.local_table.strict.clients import StrictAdapter
from tests.discord.world import World

Which = Callable[[str, str, dict[str, Any]], bool]


@dataclass
class Fault:
    """What becomes of requests: `which` picks them by method, path and arguments."""

    which: Which
    error: Callable[[], Exception]
    # So often; None for ever.
    times: int | None
    # Whether Discord carries them out before the answer is lost.
    carried_out: bool
    met: int = 0


class Trouble:
    """Stands between a world's bot and its Discord; `patch`: between it and the answers to interactions as well."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch | None = None) -> None:
        self.faults: list[Fault] = []
        http = world.bot.http
        request: Any = http.request

        async def troubled(route: Any, **more: Any) -> Any:
            return await self._through(route, more, lambda: request(route, **more))

        http.request = troubled  # type: ignore[method-assign]
        if patch is not None:
            answer = StrictAdapter.request

            async def answering(adapter: Any, route: Any, session: Any, **more: Any) -> Any:
                return await self._through(route, more, lambda: answer(adapter, route, session, **more))

            patch.setattr(StrictAdapter, "request", answering)

    async def _through(self, route: Any, more: dict[str, Any], go: Callable[[], Awaitable[Any]]) -> Any:
        for fault in self.faults:
            left = fault.times is None or fault.met < fault.times
            if left and fault.which(route.method, route.url.partition("/v10")[2], more):
                fault.met += 1
                if fault.carried_out:
                    await go()
                raise fault.error()
        return await go()

    def break_off(self, which: Which, times: int | None = 1, carried_out: bool = False) -> Fault:
        """The connection is reset, as Linux says it."""
        return self._add(which, lambda: aiohttp.ClientOSError(104, "Connection reset by peer"), times, carried_out)

    def refuse(self, which: Which, status: int, code: int, times: int | None = None) -> Fault:
        """Discord refuses it."""
        answer: Any = SimpleNamespace(status=status, reason="refused")
        kinds = {403: discord.Forbidden, 404: discord.NotFound}
        kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
        return self._add(which, lambda: kind(answer, {"code": code, "message": "refused"}), times, False)

    def _add(self, which: Which, error: Callable[[], Exception], times: int | None, carried_out: bool) -> Fault:
        fault = Fault(which, error, times, carried_out)
        self.faults.append(fault)
        return fault


def posts_in(channel: int) -> Which:
    """Messages posted in a channel."""
    return lambda method, path, more: (method, path) == ("POST", f"/channels/{channel}/messages")


def acknowledgements() -> Which:
    """First answers to interactions."""
    return lambda method, path, more: path.startswith("/interactions/") and path.endswith("/callback")


def edits_of(message: int) -> Which:
    """Ordinary edits of a message."""
    return lambda method, path, more: method == "PATCH" and path.endswith(f"/messages/{message}")


def updates() -> Which:
    """Edits by the token of an interaction."""
    return lambda method, path, more: method == "PATCH" and path.startswith("/webhooks/")


def with_files(which: Which) -> Which:
    """Those of them that carry files."""
    return lambda method, path, more: bool(more.get("files")) and which(method, path, more)


def saying(which: Which, words: str) -> Which:
    """Those of them in whose body these words stand."""
    return lambda method, path, more: which(method, path, more) and words in repr((more.get("json"), more.get("form")))
