"""`python -m tests.fleet.launcher API GATEWAY ARGUMENTS...`: the `mafia` command, with this Discord in place of the
real one. Nothing else differs from what an operator starts, but that each request names its process."""

from __future__ import annotations

import os
import sys
from typing import Any

import aiohttp
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route

PROCESS = "X-Process"


def main() -> None:
    connect, begin = HTTPClient.ws_connect, aiohttp.ClientSession.__init__

    def named(self: aiohttp.ClientSession, **how: Any) -> None:
        how["headers"] = {PROCESS: str(os.getpid())}
        begin(self, **how)

    def unencrypted(self: HTTPClient, url: str, *, compress: int = 0) -> Any:
        """discord.py has every voice server speak TLS."""
        return connect(self, url.replace("wss://127.0.0.1", "ws://127.0.0.1"), compress=compress)

    HTTPClient.ws_connect = unencrypted  # type: ignore[method-assign]
    aiohttp.ClientSession.__init__ = named  # type: ignore[method-assign]
    _, api, gateway, *arguments = sys.argv
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(gateway)
    sys.argv = ["mafia", *arguments]
    from bot import app

    app()


if __name__ == "__main__":
    main()
