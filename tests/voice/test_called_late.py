"""A narrator that is called in the moment in which its game ends, or in which it is on its way out."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.voice.gateway import VoiceLink
from tests.voice.tables import Mute, club, heard


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


async def test_of_two_presses_at_one_instant_the_later_one_holds() -> None:
    gateway = Mute()
    async with club(1, gateway=gateway) as place:
        table = await place.hall.open(place.channel, place.setting(), place.say)
        await place.until(lambda: gateway.joins == 1)
        await asyncio.gather(table.call(here=False), table.call(here=True))
        await place.until(lambda: gateway.joins == 2)
        await asyncio.gather(table.call(here=True), table.call(here=False))
        assert table._guard is not None
        assert not table._guard._at_work
        assert gateway.joins == 2
        await place.hall.close(place.guild.id)


async def test_a_narrator_that_is_sent_away_again_while_it_leaves_comes_when_it_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leaving, gone = asyncio.Event(), asyncio.Event()
    disconnect = VoiceLink.disconnect

    async def slowly(self: VoiceLink, **more: Any) -> None:
        leaving.set()
        await gone.wait()
        await disconnect(self, **more)

    monkeypatch.setattr(VoiceLink, "disconnect", slowly)
    async with heard(1) as (place, table, server):
        await place.joined(server)
        first = place.gateway.spawn(table.call(here=False))
        await leaving.wait()
        await table.call(here=True)
        second = place.gateway.spawn(table.call(here=False))
        await place.until(lambda: [word for word, _ in place.words].count("voice-sent-away") == 2)
        gone.set()
        await asyncio.wait({first, second})
        assert place.env.backend.bot_user.id not in place.guild.voice_states()
        await table.call(here=True)
        await place.joined(server, 2)
