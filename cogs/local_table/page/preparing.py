"""What is made ready between the address being told and the start screen being shown, and after."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.local_table.page.catalog import catalog, offer_first
from cogs.local_table.page.home import home_in
from cogs.local_table.page.session import Session
from cogs.local_table.simulated import hurry
from cogs.upkeep.warming import Warming


def prepare(language: str, first: str | None) -> None:
    """Read the rulebooks. Takes a second, so in a thread."""
    hurry()
    if first is not None:
        offer_first(first)
    catalog(language)


@asynccontextmanager
async def session_in(language: str, data_dir: Path | None) -> AsyncGenerator[Session]:
    """A session. Texts are compiled in a thread meanwhile."""
    with home_in(data_dir) as home:
        await home.look()
        session, warming = Session(language, home), Warming(language)
        telling = asyncio.create_task(session.pages.run())
        warming.start()
        try:
            yield session
        finally:
            telling.cancel()
            await asyncio.to_thread(warming.stop)
            await session.shut()
