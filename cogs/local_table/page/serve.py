"""`mafia demo`: the local table in a browser, until Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.local_table.page.home import home_in
from cogs.local_table.page.server import PORT, Server
from cogs.local_table.page.session import Session
from cogs.local_table.simulated import hurry
from core.settings import Settings


@asynccontextmanager
async def served(language: str, port: int = PORT, data_dir: Path | None = None) -> AsyncGenerator[Server]:
    """A running server; port 0 for any that is free. Without a data directory nothing is kept."""
    hurry()
    with home_in(data_dir) as home:
        await home.look()
        session = Session(language, home)
        server = Server(session)
        await server.start(port)
        telling = asyncio.create_task(session.pages.run())
        try:
            yield server
        finally:
            telling.cancel()
            await server.close()
            await session.shut()


async def serve(settings: Settings) -> int:
    """Serve the page until Ctrl-C. Returns an exit status."""
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, done.set)
    async with served(settings.language, data_dir=settings.data_dir) as server:
        print(server.url, flush=True)
        await asyncio.to_thread(webbrowser.open, server.url)
        await done.wait()
    return 0
