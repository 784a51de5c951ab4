"""A real process over real sockets: what an operator starts, from its login to a game."""

from __future__ import annotations

import random

import pytest

from tests.fleet.crowd import PATIENCE, Crowd
from tests.fleet.fleet import fleet
from tests.fleet.room import ROOM

pytestmark = pytest.mark.process


async def test_a_game_of_people_who_press_is_acknowledged_press_by_press(tmp_path):
    async with fleet(tmp_path, room=ROOM, forked=False) as standing:
        discord = standing.discord
        crowd = Crowd(discord, discord.world.town(7), random.Random(1))
        bot = standing.bot()
        await bot.ready()
        await crowd.sit()
        for _ in range(20):
            press = await discord.world.until(crowd.press_something, PATIENCE)
            await discord.presses.acknowledged(press)
        assert discord.presses.unanswered() == []
        assert discord.presses.twice() == []
        assert discord.rest.refusals == {}
        bot.stop()
        assert await bot.ended() == 0
