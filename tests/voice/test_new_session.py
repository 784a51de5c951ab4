"""A gateway session that could not be resumed, in mid-game: discord.py has a new object for everything."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.voice.voice_table import VoiceTable
from tests.voice.gateway_sessions import cut_off, new_session, told_of
from tests.voice.tables import Club, Mute, club, over, phase, turn


async def opened(place: Club, *, in_turns: bool = False) -> VoiceTable:
    return await place.hall.open(place.channel, place.setting(in_turns=in_turns), place.say)


async def test_by_night_the_silence_goes_on_for_newcomers_too() -> None:
    async with club(5, gateway=Mute()) as place:
        await place.seated(1, 2, 3)
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        before = place.edits()
        await new_session(place)
        await place.quiet({1, 2, 3})
        assert place.edits() == before
        await place.seated(4)
        await place.quiet({1, 2, 3, 4})
        table.on_event(phase("day", 2))
        await place.quiet(set())
        await place.seated(5)
        table.on_event(phase("night", 3))
        await place.quiet({1, 2, 3, 4, 5})
        await place.hall.close(place.guild.id)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}


async def test_in_a_speech_the_next_speaker_is_opened_and_the_last_one_closed() -> None:
    async with club(4, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place, in_turns=True)
        table.on_event(phase("day", 2, turns=True))
        table.on_event(turn(3, number=1))
        await place.quiet({1, 2, 4})
        await new_session(place)
        table.on_event(turn(4, number=2))
        await place.quiet({1, 2, 3})
        table.on_event(phase("night", 3))
        await place.quiet({1, 2, 3, 4})
        table.on_event(over("town"))
        await place.quiet(set())
        await place.hall.close(place.guild.id)
        assert await place.debts.all_debts() == {}


async def test_what_discord_has_yet_to_answer_when_it_tells_all_anew_is_no_other_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    edit = discord.Member.edit

    async def told_anew(member: discord.Member, **changes: Any) -> None:
        table.renewed()
        await edit(member, **changes)
        while member.voice is None or member.voice.mute != changes["mute"]:
            await asyncio.sleep(0)
        for _ in range(20):  # until everybody has heard of it who is told before the answer comes
            await asyncio.sleep(0)

    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        monkeypatch.setattr(discord.Member, "edit", told_anew)
        for serial in (1, 3):
            table.on_event(phase("night", serial))
            await place.quiet({1, 2, 3})
            table.on_event(phase("day", serial + 1))
            await place.quiet(set())
            assert table.microphones.hands_off == set()
        await place.hall.close(place.guild.id)


async def test_what_happened_meanwhile_is_seen_to_when_the_server_is_back() -> None:
    """Newcomers, and a night that fell, while the bot was told of nothing."""
    async with club(4, gateway=Mute()) as place:
        await place.seated(1, 2)
        table = await opened(place)
        table.on_event(phase("day", 1))
        before = cut_off(place)
        for seat in (3, 4):
            place.env.backend.set_voice_state(place.guild.id, place.people[seat].id, place.hall_channel.id)
        table.on_event(phase("night", 2))
        await place.rest()
        assert place.muted() == set()
        await told_of(place, before)
        await place.quiet({1, 2, 3, 4})
        await place.hall.close(place.guild.id)
        await place.quiet(set())


async def test_debts_of_a_game_that_ended_meanwhile_are_paid_when_the_server_is_back() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        before = cut_off(place)
        await place.hall.close(place.guild.id)
        assert place.muted() == {1, 2, 3}
        await told_of(place, before)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}
