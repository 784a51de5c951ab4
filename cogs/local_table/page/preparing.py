"""What is made ready between the address being told and the start screen being shown, and after."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.local_table.page.catalog import catalog, offer_first
from cogs.local_table.page.home import home_in
from cogs.local_table.page.session import Session
from cogs.local_table.simulated import hurry
from cogs.showing.view import words_of
from cogs.upkeep.warming import TURN
from core.words import LANGUAGES


def prepare(language: str, first: str | None) -> None:
    """Read the rulebooks. Takes a second, so in a thread."""
    hurry()
    sys.setswitchinterval(TURN)  # the page is served meanwhile
    if first is not None:
        offer_first(first)
    catalog(language)


@asynccontextmanager
async def session_in(language: str, data_dir: Path | None, seed: int | None = None) -> AsyncGenerator[Session]:
    """A session. The texts that every table needs are compiled in a thread while somebody chooses theirs."""
    with home_in(data_dir) as home:
        await home.look()
        session = Session(language, home, seed)
        telling = asyncio.create_task(session.pages.run())
        compiling = asyncio.create_task(asyncio.to_thread(_compile))
        try:
            yield session
        finally:
            telling.cancel()
            await session.shut()
            await compiling


def _compile() -> None:
    for code in LANGUAGES:
        words_of(code).compile()
