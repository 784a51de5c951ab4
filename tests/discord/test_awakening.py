"""A start that Redis or Discord will not let through: tried again until it is done, and nothing more."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.simulated.simulation import build
from cogs.upkeep.registration import A_DAY
from core.store import StoreUnavailable
from core.table import Tables
from tests.discord.world import World


class Away:
    """Redis, away for so many calls of one of the store's methods."""

    def __init__(self, world: World, method: str, times: int) -> None:
        self.left, self._call = times, getattr(world.store, method)
        setattr(world.store, method, self._answer)

    async def _answer(self, *args: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            raise StoreUnavailable("away")
        return await self._call(*args, **named)


@pytest.mark.parametrize("method", ["live", "load"])
async def test_redis_away_in_the_moment_of_the_start_only_delays(world: World, method: str) -> None:
    await world.begin()
    await world.pass_time()
    assert world.game.phase == "day"
    away = Away(world, method, 2)
    await world.restart()
    assert not world.bot.game_resumer.done
    assert away.left < 2, "it was asked"
    await world.env.advance_time(10)
    assert world.bot.game_resumer.done
    assert world.id in world.bot.services.playing
    serial = world.game.serial
    for _ in range(20):
        await world.pass_time()
    assert world.game.serial > serial, "the clock runs"


async def test_a_table_that_a_command_loads_gets_its_clock(world: World) -> None:
    await world.begin()
    world.bot.tables = Tables(
        world.store, world.bot.delivery, now=world.simulation.now, wait=world.simulation.wait
    )  # as a process that has not taken its games up
    with world.env._bot_scope():
        await world.table.load()
    assert len(world.bot.tables.clock) == 1


async def test_a_server_that_discord_shows_later_gets_its_game_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin()
    bot = build(world.simulation, world.store)
    shown: list[int] = []
    known = bot.get_guild
    monkeypatch.setattr(bot, "get_guild", lambda guild: known(guild) if guild in shown else None)
    world.bot = bot
    await world.env.restart_bot(bot)
    assert bot.game_resumer.done
    assert not bot.services.playing
    shown.append(world.guild.id)
    guild = bot.get_guild(world.guild.id)
    assert guild is not None
    with world.env._bot_scope():
        bot.dispatch("guild_available", guild)
    await world.env.settle()
    assert bot.services.playing == {world.id}
    assert len(bot.tables.clock) == 1


@pytest.mark.parametrize(
    ("status", "code", "pause"), [(503, 0, 60.0), (400, 50035, 60.0), (400, 30034, A_DAY)], ids=["away", "no", "enough"]
)
async def test_commands_that_discord_refuses_do_not_end_the_process(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int, pause: float
) -> None:
    await world.begin()
    path = f"/applications/{world.bot.application_id}/commands"
    await world.store.set_settings(0, {"commands": "of another version"})
    world.env.inject_error("PUT", path, status=status, code=code, message="not now")
    with caplog.at_level(logging.WARNING):
        await world.restart()
    assert world.bot.game_resumer.done
    told = [entry for entry in caplog.records if "slash commands" in entry.getMessage()]
    assert len(told) == 1
    assert told[0].exc_info is None
    before = _syncs(world, path)
    await world.env.advance_time(pause - 1)
    assert _syncs(world, path) == before
    await world.env.advance_time(2)
    assert _syncs(world, path) == before + 1
    assert (await world.store.settings(0))["commands"] != "of another version"


def _syncs(world: World, path: str) -> int:
    return sum((entry.method, entry.path) == ("PUT", path) for entry in world.env.http_requests)
