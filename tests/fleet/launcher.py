"""`python -m tests.fleet.launcher API GATEWAY ARGUMENTS...`: the `mafia` command, with this Discord in place of the
real one. Nothing else differs from what an operator starts, but that each request names its process and when it left,
that it ends with whoever has started it, and that a test may give it more time (`tests.fleet.room`)."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

import aiohttp
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route

from tests.fleet import room
from tests.store.servers import ends_with_us

PROCESS, LEFT = "X-Process", "X-Left"
"""Which process a request is from; the seconds at which it left, by the clock that a machine's processes share."""
STARTED_BY = "FLEET_STARTED_BY"


class Stamped(aiohttp.ClientRequest):
    """Says when it is written to its connection."""

    async def send(self, conn: aiohttp.connector.Connection) -> aiohttp.ClientResponse:
        self.headers[LEFT] = str(time.perf_counter())
        return await super().send(conn)


def end_with_parent() -> None:
    """Nothing is left behind by a test run that is killed; nor does this process ignore Ctrl-C, as what a script starts
    in the background does."""
    ends_with_us()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.get(STARTED_BY, str(os.getppid())) != str(os.getppid()):
        sys.exit("whoever has started this is gone")


def main() -> None:
    end_with_parent()
    room.give()
    connect, begin = HTTPClient.ws_connect, aiohttp.ClientSession.__init__

    def named(self: aiohttp.ClientSession, **how: Any) -> None:
        how["headers"] = {PROCESS: str(os.getpid())}
        begin(self, **how, request_class=Stamped)

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
