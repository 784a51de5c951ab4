"""What is made ready between the address being told and the start screen being shown, and after."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from cogs.local_table.server.aside import aside
from cogs.local_table.server.catalogs import Catalogs
from cogs.local_table.server.evening_warming import warm
from cogs.local_table.server.home import home_in
from cogs.local_table.server.page_texts import page_words
from cogs.local_table.server.session import PageSession

CACHE = "cache"
RECORDED = "audio"
"""Folders in a data directory: of what can be made anew, and of the operator's own recordings."""


def prepare(language: str, data_dir: Path | None, first: str | None) -> Catalogs:
    """Have at hand what the start screen says. Takes a second, so in a thread."""
    catalogs = Catalogs(None if data_dir is None else data_dir / CACHE, first)
    catalogs.of(language)
    page_words(language)
    return catalogs


@asynccontextmanager
async def session_in(
    language: str, data_dir: Path | None, catalogs: Catalogs, seed: int | None = None
) -> AsyncGenerator[PageSession]:
    """A session. Once somebody sees what may be chosen, what every table needs is made ready."""
    with home_in(data_dir) as home:
        await home.look()
        session = PageSession(language, home, catalogs, seed, None if data_dir is None else data_dir / RECORDED)
        telling = asyncio.create_task(session.pages.run())
        warming = asyncio.create_task(_warm(session))
        try:
            yield session
        finally:
            telling.cancel()
            await session.shut()
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)


async def _warm(session: PageSession) -> None:
    await session.welcomed.wait()
    await aside(partial(warm, session.language))
