"""The clock in a simulated Discord: its waits are announced, and time that is moved along moves the game."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from core.rules.events import TurnBegan
from core.store import Store
from core.table import Tables
from core.table.table_commands import Begin
from tests.table.people import TABLE, Scribe, gather, user


class Bot(discord.Client):
    """A bot that keeps tables and shows nothing."""

    def __init__(self, url: str) -> None:
        super().__init__(intents=discord.Intents.default())
        self.url = url
        self.scribe = Scribe()
        self.tables: Tables | None = None

    def keep_tables(self, env: simcord.Env) -> Tables:
        now = lambda: int(discord.utils.utcnow().timestamp() * 1000)

        async def wait(awaitable: Any, reason: str) -> Any:
            return await env.external_wait(awaitable, reason=reason)

        self.tables = Tables(Store.at(self.url), self.scribe, now=now, wait=wait)
        return self.tables

    async def on_ready(self) -> None:
        assert self.tables is not None
        self.tables.start()


async def test_phases_pass_in_simulated_time(redis_url):
    bot = Bot(redis_url)
    context = simcord.run(bot)
    tables = bot.keep_tables(context._env)
    async with context as env:
        table = tables.get(TABLE)
        await gather(table, 6)
        await table.do(Begin(user(1), 5))
        phases: list[str] = []
        for _ in range(14):
            await env.advance_time(30)
            assert table.state is not None
            assert table.state.game is not None
            phases.append(table.state.game.phase)
        await tables.close()
        await tables.store.close()
    assert phases == ["day"] * 12 + ["nomination"] * 2
    assert len(bot.scribe.events(TurnBegan)) == 6
