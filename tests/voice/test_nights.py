"""A whole narrated night in every language, plain and end-to-end encrypted, heard byte for byte by real voice clients.

All tables are in one process, as is the server that hears them, and speak at once: one night's time for all of them.
The lateness is printed; the bench, where nothing else runs beside the sender, holds it against its bar.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass

import discord
import pytest

from audio.pack import PACKS, load_pack
from cogs.voice import gateway
from cogs.voice.packets import STEP
from cogs.voice.queue import GAP, SILENCE
from cogs.voice.voice_table import Setting, VoiceTable
from tests.voice.loopback.peer import LONGEST, Peer
from tests.voice.loopback.server import SOUND, LoopbackServer
from tests.voice.loopback.wiring import OutsideGateway, voice_wired
from tests.voice.tables import Club, club, phase

pytestmark = pytest.mark.realtime

WAKE = [("mafia", 60.0), ("doctor", 30.0), ("detective", 30.0)]
CALLS = ["night.falls", *[f"{what}.{group}" for group, _ in WAKE for what in ("call", "sleep")]]
NIGHT = 22
"""Seconds that the night lasts by the rulebook: about as long as it takes to say all this."""


class NightGateway(OutsideGateway):
    """One by which the night's own time passes as fast as the sound."""

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        return super().later(seconds * self.step / STEP, call)


@dataclass
class Corner:
    """One server's table."""

    language: str
    encrypted: bool
    channel: discord.VoiceChannel
    peer: Peer | None = None

    def expected(self) -> list[bytes]:
        pack = load_pack(self.language)
        return [packet for cue in CALLS for packet in (*(pack.clip(cue, "classic") or ()), *[SILENCE] * GAP)]


async def corners(place: Club) -> list[Corner]:
    """A server a language and kind; where it is encrypted, somebody listens."""
    made: list[Corner] = []
    for language in sorted(file.parent.name for file in PACKS.glob("*/manifest.json")):
        for encrypted in (False, True):
            guild = place.env.create_guild(f"{language} {encrypted}", owner=place.env.create_user(f"o{len(made)}"))
            handle = guild.create_voice_channel("Table")
            if encrypted:
                listener = guild.add_member(place.env.create_user(f"l{len(made)}"))
                await listener.join_voice(handle)
            await place.env.settle()
            channel = place.bot.get_channel(handle.id)
            assert isinstance(channel, discord.VoiceChannel)
            made.append(Corner(language, encrypted, channel))
    return made


@pytest.mark.parametrize("step", [SOUND, pytest.param(STEP, marks=pytest.mark.repeats("told five times as fast"))])
async def test_every_language_is_heard_through_a_whole_night(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    monkeypatch.setattr(gateway, "READY", 3600.0)
    outside = NightGateway()
    outside.step = step
    async with club(1, gateway=outside) as place:
        tables = await corners(place)
        dave = {one.channel.guild.id: one.channel.id for one in tables if one.encrypted}
        async with LoopbackServer(dave=dave, step=step) as server, voice_wired(place.bot, place.env, server):
            narrated: list[VoiceTable] = []
            for one in tables:
                setting = Setting("classic", one.language, {}, set(), in_turns=True, wake=lambda: WAKE)
                narrated.append(await place.hall.open(one.channel, setting, place.say))
            for one in tables:
                one.peer = await server.peer_of(one.channel.guild.id)
            for table in narrated:
                table.on_event(phase("night", 2, seconds=NIGHT))
            late: list[float] = []
            for one in tables:
                assert one.peer is not None
                expected = one.expected()
                async with asyncio.timeout(LONGEST):
                    while len(one.peer.heard) < len(expected):
                        await asyncio.sleep(0.1)
                assert one.peer.heard == expected, (one.language, one.encrypted)
                assert sum(one.peer.clear) == (len(CALLS) * GAP if one.encrypted else len(expected))
                late += one.peer.late()
            await asyncio.gather(*(place.hall.close(one.channel.guild.id) for one in tables))
    late.sort()
    p99 = late[int(0.99 * len(late))]
    with capsys.disabled():
        sys.stdout.write(
            f"\n{len(tables)} tables at once, {len(late)} packets: p99 lateness {p99:.1f} ms, most {late[-1]:.1f} ms\n"
        )
    assert place.words == []
