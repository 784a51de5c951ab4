"""`mafia demo`: the local table in a browser, until Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from cogs.local_table.page.server import PORT, Server
from cogs.local_table.page.session import Session
from cogs.local_table.simulated import hurry
from core.settings import Settings


@asynccontextmanager
async def served(language: str, port: int = PORT) -> AsyncGenerator[Server]:
    """A running server; port 0 for any that is free."""
    hurry()
    session = Session(language)
    server = Server(session)
    await server.start(port)
    telling = asyncio.create_task(session.pages.run())
    try:
        yield server
    finally:
        telling.cancel()
        await server.close()
        await session.close()


async def serve(settings: Settings) -> int:
    """Serve the page until Ctrl-C. Returns an exit status."""
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, done.set)
    async with served(settings.language) as server:
        print(server.url, flush=True)
        await asyncio.to_thread(webbrowser.open, server.url)
        await done.wait()
    return 0
