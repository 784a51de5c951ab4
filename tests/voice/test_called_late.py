"""A narrator that is called in the moment in which its game ends."""

from __future__ import annotations

import asyncio

from tests.voice.tables import Mute, club


async def test_a_call_that_is_noted_after_the_games_end_brings_nobody_into_the_channel() -> None:
    gateway = Mute()
    async with club(1, gateway=gateway) as place:
        asked, noted = asyncio.Event(), asyncio.Event()

        async def sent(_away: bool) -> None:
            asked.set()
            await noted.wait()

        table = await place.hall.open(place.channel, place.setting(away=True, sent=sent), place.say)
        calling = gateway.spawn(table.call(here=True))
        await asked.wait()
        await place.hall.close(place.guild.id)
        noted.set()
        await calling
        await place.rest()
        assert gateway.joins == 0
        assert table._guard is not None
        assert not table._guard._at_work
