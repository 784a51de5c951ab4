"""Requests that fail on their way, which a simulated Discord does not know: refused by what they hold, or cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

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
    """Stands between a world's bot and its Discord."""

    def __init__(self, world: World) -> None:
        self.faults: list[Fault] = []
        http = world.bot.http
        request: Any = http.request

        async def troubled(route: Any, **more: Any) -> Any:
            for fault in self.faults:
                left = fault.times is None or fault.met < fault.times
                if left and fault.which(route.method, route.url.partition("/v10")[2], more):
                    fault.met += 1
                    if fault.carried_out:
                        await request(route, **more)
                    raise fault.error()
            return await request(route, **more)

        http.request = troubled  # type: ignore[method-assign]

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


def with_files(which: Which) -> Which:
    """Those of them that carry files."""
    return lambda method, path, more: bool(more.get("files")) and which(method, path, more)


def saying(which: Which, words: str) -> Which:
    """Those of them in whose body these words stand."""
    return lambda method, path, more: which(method, path, more) and words in repr((more.get("json"), more.get("form")))
