"""The real voice client against a loopback voice server: what the people at the table hear, byte for byte."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from audio.pack import Pack, load_pack
from cogs.voice import channel_guard, gateway
from cogs.voice.gateway import VocalChannel, VoiceLink
from cogs.voice.packets import PHASES
from cogs.voice.queue import GAP, SILENCE
from tests.voice.loopback.server import LoopbackServer
from tests.voice.loopback.wiring import OutsideGateway, kick, voice_wired
from tests.voice.tables import announced, at_rest, club, heard, left, phase

pytestmark = pytest.mark.realtime


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack("en")


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Encryption is waited for however long it takes."""
    monkeypatch.setattr(gateway, "READY", 3600.0)


async def test_dawn_names_the_lost_packet_after_packet(pack: Pack) -> None:
    breaks, lost = (pack.line(cues) or () for cues in (["day.breaks"], ["player.3.left.night"]))
    async with heard() as (place, table, server):
        peer = await server.peer()
        table.on_event(phase("day", 3, turns=True))
        table.on_event(left(3, "night"))
        table.on_event(announced("killed", 3))
        await peer.hears(lost)
        pause = [SILENCE] * GAP
        expected = [*breaks, *pause, *lost, *pause]
        await place.until(lambda: len(peer.heard) >= len(expected) and peer.speaking[-1:] == [0])
        assert peer.heard == expected
        assert all(b[0] - a[0] == 1 for a, b in pairwise(peer.headers))
        assert all(b[1] - a[1] == 960 for a, b in pairwise(peer.headers))
        assert peer.speaking[-2:] == [1, 0]


async def test_after_a_closed_session_the_line_is_said_again_from_its_beginning(pack: Pack) -> None:
    line = pack.line(["night.falls"]) or ()
    async with heard() as (place, table, server):
        first = await place.joined(server)
        place.gateway.last_beat = place.gateway.beats + 25 * PHASES
        table.on_event(phase("night", 2))
        await first.hears(line[:20])
        await place.cut(server, 4006)
        place.gateway.last_beat = None
        assert await server.hears(line, after=1) == 0
        assert first.find(line) < 0


async def test_nothing_is_said_before_encryption_is_ready(pack: Pack, patient: None) -> None:
    line = pack.line(["night.falls"]) or ()
    async with club(2, gateway=OutsideGateway()) as place:
        await place.seated(1)
        async with (
            LoopbackServer(dave={place.guild.id: place.channel.id}) as server,
            voice_wired(place.bot, place.env, server),
        ):
            table = await place.hall.open(place.channel, place.setting(), place.say)
            table.on_event(phase("night", 2))
            peer = await server.peer()
            start = await peer.hears(line)
            assert start == 0
            assert peer.secret
            await place.hall.close(place.guild.id)


async def test_nor_before_encryption_is_ready_again_in_the_next_session(pack: Pack, patient: None) -> None:
    line = pack.line(["day.breaks"]) or ()
    async with club(2, gateway=OutsideGateway()) as place:
        await place.seated(1)
        async with (
            LoopbackServer(dave={place.guild.id: place.channel.id}) as server,
            voice_wired(place.bot, place.env, server),
        ):
            table = await place.hall.open(place.channel, place.setting(), place.say)
            table.on_event(phase("night", 2))
            await (await server.peer()).hears((pack.line(["night.falls"]) or ())[:20])
            server.door.clear()
            await place.cut(server, 4006)
            peer = await place.joined(server, 2)
            table.on_event(phase("day", 3))
            beats = place.gateway.beats
            await place.until(lambda: place.gateway.beats > beats + 10 * PHASES)
            server.door.set()
            await peer.hears(line)
            assert peer.secret
            await place.hall.close(place.guild.id)


async def test_without_a_voice_server_the_table_is_told_once_and_the_game_goes_on(pack: Pack) -> None:
    async with club(2, gateway=OutsideGateway()) as place:
        table = await place.hall.open(place.channel, place.setting(), place.say)
        table.on_event(phase("night", 2))
        await place.until(lambda: place.words)
        table.on_event(phase("day", 3))
        enough = place.gateway.joins + 2
        await place.until(lambda: place.gateway.joins >= enough)
        await place.rest()
        assert [word for word, _ in place.words] == ["voice-fallback"]
        await place.hall.close(place.guild.id)


class Stubborn(OutsideGateway):
    """The first join fails in the moment in which it is cancelled: Python's `wait_for` raises that failure alone."""

    async def connect(self, channel: VocalChannel) -> VoiceLink:
        self.joins += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if self.joins > 1:
                raise
        raise ConnectionError


async def test_a_table_that_is_closed_while_a_join_fails_is_closed() -> None:
    door = Stubborn()
    async with club(1, gateway=door) as place:
        table = await place.hall.open(place.channel, place.setting(), place.say)
        await place.until(lambda: door.joins == 1)
        await place.hall.close(place.guild.id)
        await at_rest(place, table)
        assert door.joins == 1


async def test_a_crashed_voice_server_is_left_for_a_new_one(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """After 4015 discord.py waits to resume, in vain: the channel_guard joins anew."""
    monkeypatch.setattr(channel_guard, "PATIENCE", 0.3)
    async with heard() as (place, table, server):
        await place.joined(server)
        await place.cut(server, 4015)
        table.on_event(phase("day", 3, turns=True))
        line = pack.line(["day.breaks"]) or ()
        await server.hears(line, after=1)


async def test_a_deleted_channel_ends_the_narration_with_a_word() -> None:
    async with heard() as (place, table, server):
        await place.joined(server)
        channel = place.channel
        place.env.backend.delete_channel(channel.id)
        await place.until(lambda: place.bot.get_channel(channel.id) is None)
        await kick(place.env, place.guild.id, server)
        await at_rest(place, table)
        table.on_event(phase("day", 3))
        await place.rest()
        assert [word for word, _ in place.words] == ["voice-channel-gone"]
