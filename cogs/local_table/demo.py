"""`mafia demo`: the local table. The real bot, store and engine on a simulated Discord."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.settings import Settings

USAGE = 2


def main(
    settings: Settings,
    *,
    auto: bool = False,
    scenario: str = "classic",
    players: int = 8,
    seed: int | None = None,
    record: Path | None = None,
    tables: int = 0,
) -> int:
    """Play: in a browser, with `scenario` offered first. `auto`: every seat by script, without waiting; so many random
    `tables`, if any are asked for. Returns an exit status; raises `RedisUnusable`."""
    if not auto and not tables:
        # The page is to be there at once: all else is imported once its address has been told.
        from cogs.local_table.server.serve_page import serve

        return asyncio.run(serve(settings, scenario, seed))
    return _by_script(settings.language, scenario, players, seed=seed, record=record, tables=tables)


def _by_script(
    language: str, scenario: str, players: int, *, seed: int | None, record: Path | None, tables: int
) -> int:
    from cogs.local_table.many import play_tables
    from cogs.simulated.people.scripted_game import STUCK, play_one
    from core.books.library import load
    from core.rulebook.loader import ScenarioError

    try:
        least, most = load(scenario).scenario.players
    except ScenarioError as error:
        from core.words.findings import all_in_english

        print(all_in_english(error))
        return USAGE
    if not tables and not least <= players <= most:
        print(f"{scenario}: {least}-{most}")
        return USAGE
    chosen = random.SystemRandom().getrandbits(32) if seed is None else seed
    if tables:
        return STUCK if asyncio.run(play_tables(language, scenario, tables, chosen)) else 0
    return asyncio.run(play_one(language, scenario, players, chosen, record))
