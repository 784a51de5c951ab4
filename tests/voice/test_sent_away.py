"""A narrator that somebody puts out stays out until it is called; one that trouble puts out comes back."""

from __future__ import annotations

import asyncio

import pytest

from audio.pack import Pack, load_pack
from cogs.voice import channel_guard, gateway
from cogs.voice.packets import PHASES
from tests.voice.gateway_sessions import new_session
from tests.voice.loopback.peer import LONGEST
from tests.voice.loopback.server import LoopbackServer
from tests.voice.loopback.wiring import drag, kick, new_server
from tests.voice.tables import Club, at_rest, heard, phase

pytestmark = pytest.mark.realtime


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack("en")


def said(place: Club) -> list[str]:
    return [word for word, _ in place.words]


def here(place: Club) -> int | None:
    """The voice channel in which the bot is, as Discord has it."""
    state = place.guild.voice_states().get(place.env.backend.bot_user.id)
    return None if state is None else state.channel_id


@pytest.mark.parametrize("socket_first", [False, True])
async def test_disconnected_by_hand_it_stays_away_until_it_is_called(pack: Pack, socket_first: bool) -> None:
    line = pack.line(["day.breaks"]) or ()
    async with heard() as (place, table, server):
        await place.joined(server)
        await kick(place.env, place.guild.id, server, socket_first=socket_first)
        await place.until(lambda: said(place) == ["voice-kicked"])
        await at_rest(place, table)
        table.on_event(phase("day", 3))
        assert here(place) is None
        assert len(server.peers) == place.gateway.joins == 1
        await table.call(here=True)
        await (await server.peer(2)).hears(line)
        await place.until(lambda: said(place) == ["voice-kicked", "voice-joined"])
        await table.call(here=False)
        await place.until(lambda: here(place) is None)
        assert said(place)[2:] == ["voice-sent-away"]


async def test_moved_to_another_channel_it_says_nothing_there_and_leaves(
    pack: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel_guard, "STRAYED", 3600.0)
    async with heard() as (place, table, server):
        other = place.guild.create_voice_channel("Elsewhere")
        await place.joined(server)
        await drag(place.env, place.guild.id, other.id, server)
        await place.joined(server, 2)
        table.on_event(phase("day", 3))
        await place.looks()
        assert said(place) == []
        monkeypatch.setattr(channel_guard, "STRAYED", 0.0)
        await place.until(lambda: said(place) == ["voice-kicked"])
        await place.until(lambda: here(place) is None)
        assert [packet for peer in server.peers for packet in peer.heard] == []


async def test_moved_back_at_once_it_goes_on(pack: Pack) -> None:
    async with heard() as (place, table, server):
        other = place.guild.create_voice_channel("Elsewhere")
        await place.joined(server)
        await drag(place.env, place.guild.id, other.id, server)
        await place.joined(server, 2)
        await drag(place.env, place.guild.id, place.channel.id, server)
        table.on_event(phase("day", 3))
        await server.hears(pack.line(["day.breaks"]) or (), after=2)
        assert here(place) == place.channel.id
        assert said(place) == []


async def test_not_a_packet_is_said_in_another_channel(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told that it was moved; when it looks next is no matter."""
    monkeypatch.setattr(channel_guard, "LOOK", 3600.0)
    async with heard() as (place, table, server):
        other = place.guild.create_voice_channel("Elsewhere")
        await place.joined(server)
        await drag(place.env, place.guild.id, other.id, server)
        strayed = await place.joined(server, 2)
        beats = place.gateway.beats
        table.on_event(phase("day", 3))
        await place.until(lambda: place.gateway.beats > beats + 10 * PHASES)
        await place.still()
        await drag(place.env, place.guild.id, place.channel.id, server)
        await place.joined(server, 3)
        place.gateway.last_beat = None
        assert await server.hears(pack.line(["day.breaks"]) or (), after=2) == 0
        assert strayed.heard == []


@pytest.mark.parametrize("code", [4006, 4009])
async def test_a_session_that_discord_closes_is_begun_anew(pack: Pack, code: int) -> None:
    async with heard() as (place, table, server):
        await place.joined(server)
        await place.cut(server, code)
        await server.peer(2)
        table.on_event(phase("day", 3))
        await server.hears(pack.line(["day.breaks"]) or (), after=1)
        assert said(place) == []


async def test_another_voice_server_is_followed(pack: Pack) -> None:
    """A new region, or a server that went down: the last one is gone, and after a while there is another."""
    async with heard() as (place, table, server):
        await server.peer()
        async with LoopbackServer() as next_one:
            new_server(place.env, place.guild.id, None)
            await place.env.settle()
            server.successor = next_one
            new_server(place.env, place.guild.id, next_one)
            await next_one.peer()
            table.on_event(phase("day", 3))
            await next_one.hears(pack.line(["day.breaks"]) or (), after=0)
            assert said(place) == []
            await place.hall.close(place.guild.id)


async def test_put_out_with_a_gateway_session_that_was_lost_it_comes_back(pack: Pack) -> None:
    """The new session is told that the bot is out, as it is when a moderator disconnects it."""
    async with heard() as (place, table, server):
        await place.joined(server)
        await new_session(place)
        await kick(place.env, place.guild.id, server)
        await place.joined(server, 2)
        table.on_event(phase("day", 3))
        await server.hears(pack.line(["day.breaks"]) or (), after=1)
        assert said(place) == []
        await kick(place.env, place.guild.id, server)
        await place.until(lambda: said(place) == ["voice-kicked"])


async def test_it_is_disconnected_by_hand_after_a_new_session_that_it_outlived(pack: Pack) -> None:
    """The line goes on over a new gateway session, and a move to another channel is followed in the new objects."""
    async with heard() as (place, table, server):
        first = await place.joined(server)
        await new_session(place)
        table.on_event(phase("day", 3))
        await first.hears(pack.line(["day.breaks"]) or ())
        other = place.guild.create_voice_channel("Elsewhere")
        await drag(place.env, place.guild.id, other.id, server)
        await place.joined(server, 2)
        await drag(place.env, place.guild.id, place.channel.id, server)
        table.on_event(phase("night", 4))
        await server.hears(pack.line(["night.falls"]) or (), after=2)
        assert said(place) == []


async def test_whose_channel_another_process_has_by_now_it_waits_for_no_word_that_it_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord has no reason to send one; meanwhile nobody would take up the games that have come to this process."""
    monkeypatch.setattr(gateway, "CONNECT_SECONDS", 3600.0)
    async with heard() as (place, _table, server):
        await place.joined(server)
        async with asyncio.timeout(LONGEST):
            await place.hall.leave(place.guild.id, taken=True)
        assert here(place) == place.channel.id
        assert place.channel.guild.voice_client is None
