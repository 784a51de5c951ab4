"""`mafia demo`: the local table. The real bot, store and engine on a simulated Discord."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from cogs.local_table.many import play_tables
from cogs.local_table.page.serve import serve
from cogs.local_table.play import STUCK, play_one
from core.books.library import load
from core.rulebook.loader import ScenarioError
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
    """Play. `auto`: every seat by script, without waiting; so many random `tables`, if any are asked for. Returns
    an exit status; raises `RedisUnusable`."""
    try:
        least, most = load(scenario).scenario.players
    except ScenarioError as error:
        print(error)
        return USAGE
    if not tables and not least <= players <= most:
        print(f"{scenario}: {least}-{most}")
        return USAGE
    chosen = random.SystemRandom().getrandbits(32) if seed is None else seed
    if tables:
        return STUCK if asyncio.run(play_tables(settings.language, scenario, tables, chosen)) else 0
    if auto:
        return asyncio.run(play_one(settings.language, scenario, players, chosen, record))
    return asyncio.run(serve(settings))
