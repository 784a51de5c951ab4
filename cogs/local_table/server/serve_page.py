"""`mafia demo`: the local table in a browser, until Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import webbrowser
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

# What takes long to import comes when the address has been told, and in a thread.
from cogs.local_table.server.aside import aside
from cogs.local_table.server.first_words import first_words
from cogs.local_table.server.page_server import PORT, PageServer

if TYPE_CHECKING:
    from cogs.local_table.server.catalogs import Catalogs
    from core.settings import Settings

log = logging.getLogger(__name__)

TURN = 0.0005
"""Seconds that one thread computes before it lets another: the page is served while texts are compiled."""


@asynccontextmanager
async def served(
    language: str,
    port: int = PORT,
    data_dir: Path | None = None,
    *,
    first: str | None = None,
    seed: int | None = None,
    follows: bool = False,
) -> AsyncGenerator[PageServer]:
    """A running server; port 0 for any that is free. Without a data directory nothing is kept. `first`: the rulebook
    that is offered first; `seed`: of every evening; `follows`: whether the browser's own language goes before this
    one."""
    server = PageServer(language, follows=follows)
    turn = sys.getswitchinterval()
    await server.start(port)
    sys.setswitchinterval(TURN)
    server.living = living = asyncio.create_task(_live(server, language, data_dir, first, seed))
    try:
        yield server
    finally:
        await server.close()
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        sys.setswitchinterval(turn)


async def _live(server: PageServer, language: str, data_dir: Path | None, first: str | None, seed: int | None) -> None:
    """Have a session for the server, until cancelled."""
    try:
        catalogs = await aside(partial(_prepare, language, data_dir, first))
        from cogs.local_table.server.preparing import session_in

        async with session_in(language, data_dir, catalogs, seed) as session:
            server.take(session)
            await asyncio.Event().wait()
    except Exception:
        log.exception("the local table cannot be opened")
        raise


def _prepare(language: str, data_dir: Path | None, first: str | None) -> Catalogs:
    from cogs.local_table.server.preparing import prepare

    return prepare(language, data_dir, first)


async def serve(settings: Settings, first: str | None = None, seed: int | None = None) -> int:
    """Serve the page until Ctrl-C. Returns an exit status."""
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, done.set)
    language = settings.language
    follows = "language" not in settings.model_fields_set
    async with served(language, data_dir=settings.data_dir, first=first, seed=seed, follows=follows) as server:
        print(server.url, flush=True)
        showing = asyncio.create_task(aside(partial(webbrowser.open, server.url)))  # some browsers take their time
        asked = asyncio.create_task(done.wait())
        await asyncio.wait({asked, server.living}, return_when=asyncio.FIRST_COMPLETED)
        showing.cancel()
        if not asked.done():  # there is nothing to be shown, and never will be: the log says why
            asked.cancel()
            return 1
        print(first_words(language)["page-ending"], flush=True)
    return 0
