"""`/host voice`: the narrator of a game with a voice table is sent away, and called back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest
import simcord

from cogs.simulated.people.players import text_of
from cogs.simulated.simulation import Simulation, build, world_of
from cogs.voice.adapter import ChannelNarration
from tests.discord.world import World, Worlds, answered
from tests.voice.loopback.peer import LONGEST
from tests.voice.loopback.server import LoopbackServer
from tests.voice.loopback.wiring import OutsideGateway, kick, voice_wired

pytestmark = pytest.mark.realtime


async def narrated(worlds: Worlds) -> tuple[World, simcord.ChannelHandle]:
    """A server with a voice channel that is settled for its games, and a bot that narrates."""
    simulation = worlds.simulation = Simulation()
    worlds.bot = build(simulation, worlds.store, narration=ChannelNarration(worlds.store, OutsideGateway()))
    worlds.env = await world_of(simulation, worlds.bot)
    worlds.stack.push_async_callback(worlds._close)
    world = await worlds.open(6)
    channel = world.guild.create_voice_channel("Table")
    await worlds.store.set_settings(world.guild.id, {"voice": str(channel.id)})
    await worlds.env.settle()
    return world, channel


async def test_put_out_by_hand_the_narrator_says_so_and_the_host_calls_it_back(worlds: Worlds) -> None:
    world, channel = await narrated(worlds)
    me = world.env.backend.bot_user.id
    async with LoopbackServer() as server, voice_wired(world.bot, world.env, server):
        await world.begin()
        await server.peer()
        narration = world.bot.services.narration
        assert isinstance(narration, ChannelNarration)
        table = narration._hall.table(world.guild.id)
        await until(world, lambda: table._stream.mouth is not None)
        await kick(world.env, world.guild.id, server)
        await until(world, lambda: world.said("shown out of"))
        assert world.game.phase
        host, other = world.people[0], world.people[1]
        assert "Only the host" in answered(await other.slash(world.channel, "host voice"))
        assert "on my way" in answered(await host.slash(world.channel, "host voice"))
        await server.peer(2)
        await until(world, lambda: world.said("in the voice channel"))
        assert world.guild.voice_states()[me].channel_id == channel.id
        assert "leaving" in answered(await host.slash(world.channel, "host voice", narrator="off"))
        await until(world, lambda: me not in world.guild.voice_states())
        assert world.said("sent out")
        await host.slash(world.channel, "mafia stop")
        assert "No game" in answered(await host.slash(world.channel, "host voice"))


async def test_a_server_without_a_narrator_keeps_the_silence_and_calls_it_for_one_game(worlds: Worlds) -> None:
    world, channel = await narrated(worlds)
    me, sleeper, host = world.env.backend.bot_user.id, world.people[3], world.people[0]
    role = world.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
    await world.guild.add_member(world.env.create_user("owner"), roles=[role]).slash(
        world.channel, "mafia setup", narrator="off"
    )
    async with LoopbackServer() as server, voice_wired(world.bot, world.env, server):
        await sleeper.join_voice(channel)
        lobby = await world.lobby()
        assert "narrated in text" in text_of(lobby)
        await host.click(lobby, label="Begin")
        await until(world, lambda: world.guild.voice_states()[sleeper.id].mute)
        assert me not in world.guild.voice_states()
        assert server.peers == []
        assert not world.said("There's no recorded voice")
        assert "on my way" in answered(await host.slash(world.channel, "host voice"))
        await server.peer()
        await until(world, lambda: world.said("in the voice channel"))
        assert world.guild.voice_states()[me].channel_id == channel.id
        await host.slash(world.channel, "host voice", narrator="off")
        await until(world, lambda: me not in world.guild.voice_states())
        assert world.guild.voice_states()[sleeper.id].mute


async def until(world: World, holds: Callable[[], object]) -> None:
    """Wait for what happens beside the game, in real time; fails when it does not come about."""
    async with asyncio.timeout(LONGEST):
        while not holds():
            await asyncio.sleep(0.02)
    await world.env.settle()
