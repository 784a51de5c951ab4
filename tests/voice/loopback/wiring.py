"""What a simulated Discord lacks for `VoiceChannel.connect()`, put there for one bot: instance attributes only."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import os
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast

import aiohttp
import discord
import simcord
from simcord.backend.errors import BackendError

from cogs.simulated.strict.voice import may_join
from cogs.voice import channel_guard
from cogs.voice.gateway import VocalChannel, VoiceGateway, VoiceLink
from cogs.voice.packets import STEP
from tests.voice.loopback.peer import LONGEST, Peer
from tests.voice.loopback.server import SOUND, LoopbackServer

T = TypeVar("T")
NETWORK = 0.002
"""Seconds. Both voice updates in the loop turn of the request are a lost wake-up in discord.py; a network is slower."""


def outside(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that the simulation does not wait for. (`create_task(context=...)` would not do.)"""
    return contextvars.Context().run(asyncio.create_task, work)


class OutsideGateway(VoiceGateway):
    """The gateway whose background work is outside of the simulation's watch. Sound, and the waits between two looks or
    tries, pass five times as fast. It counts what it is asked for, so that a test can tell that a time has passed."""

    step = SOUND
    joins = 0
    """How often a channel was to be joined."""
    looks = 0
    """How often the connection was looked at, and nothing found."""
    beats = 0
    """How often the sender waited for its next beat; it does while anybody has something to say."""
    last_beat: int | None = None
    """The beat before which the sound stands still."""

    def pause(self, seconds: float) -> None:
        self.beats += 1
        while self.last_beat is not None and self.beats >= self.last_beat:
            super().pause(self.step)
        super().pause(seconds)

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds * self.step / STEP)
        if seconds == channel_guard.LOOK:
            self.looks += 1

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return outside(work)

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        return contextvars.Context().run(super().later, seconds, call)

    async def connect(self, channel: VocalChannel) -> VoiceLink:
        self.joins += 1
        return await outside(super().connect(channel))


@asynccontextmanager
async def voice_wired(bot: discord.Client, env: simcord.Env, server: LoopbackServer) -> AsyncGenerator[None]:
    """While inside, the bot's voice goes to the loopback server."""
    me = env.backend.bot_user.id
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as session:

        async def voice_state(
            guild_id: int, channel_id: int | None, self_mute: bool = False, self_deaf: bool = False
        ) -> None:
            async def answer() -> None:
                await asyncio.sleep(NETWORK)
                if channel_id is not None and not may_join(env.backend, channel_id, me):
                    server.unanswered += 1
                    return  # as Discord: no word at all
                before = env.backend.get_guild(guild_id).voice_states.get(me)
                flags = {"self_mute": self_mute, "self_deaf": self_deaf}
                if isinstance(bot.get_channel(channel_id or 0), discord.StageChannel):
                    flags["suppress"] = True  # Discord puts whoever comes into the audience
                with contextlib.suppress(BackendError):  # Discord leaves a join of a channel that is gone unanswered
                    env.backend.set_voice_state(guild_id, me, channel_id, **flags)
                if before is not None and before.channel_id != channel_id:
                    await (server.successor or server).hang_up(4014)
                if channel_id is not None:
                    new_server(env, guild_id, server.successor or server)

            outside(answer())

        async def ws_connect(url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
            plain = "ws" + url.removeprefix("wss")
            return await session.ws_connect(plain, compress=compress, autoclose=False, max_msg_size=0)

        socket = bot._connection._get_websocket(shard_id=0)
        socket.voice_state = voice_state  # type: ignore[method-assign]
        bot.http.ws_connect = ws_connect  # type: ignore[method-assign]
        yield


async def kick(env: simcord.Env, guild_id: int, server: LoopbackServer, *, socket_first: bool = False) -> None:
    """A moderator disconnects the bot from voice; which of the two connections says so first is a matter of luck."""
    if socket_first:
        await cut(env, guild_id, server, 4014)
    env.backend.set_voice_state(guild_id, env.backend.bot_user.id, None)
    if not socket_first:
        await server.hang_up(4014)


async def cut(env: simcord.Env, guild_id: int, server: LoopbackServer, code: int) -> None:
    """Every session is closed with a code, and the bot of this server has seen it."""
    voice = link(env, guild_id)
    socket = voice.ws
    await server.hang_up(code)
    async with asyncio.timeout(LONGEST):
        while voice.ws is socket and socket.ws.close_code is None:
            await asyncio.sleep(0.001)


async def joined(env: simcord.Env, guild_id: int, server: LoopbackServer, number: int = 1) -> Peer:
    """Wait until the so many-th session is whole at both ends: no handshake is under way any more."""
    peer = await server.peer(number)
    async with asyncio.timeout(LONGEST):
        while not ((voice := link(env, guild_id)) and voice.is_connected() and voice._connection.ssrc == peer.ssrc):
            await asyncio.sleep(0.001)
    return peer


def link(env: simcord.Env, guild_id: int) -> VoiceLink:
    """The bot's voice client in this server."""
    guild = env.bot.get_guild(guild_id)
    assert guild is not None
    return cast(VoiceLink, guild.voice_client)


async def drag(env: simcord.Env, guild_id: int, channel_id: int, server: LoopbackServer) -> None:
    """A moderator moves the bot to another voice channel."""
    env.backend.set_voice_state(guild_id, env.backend.bot_user.id, channel_id)
    await server.hang_up(4014)
    new_server(env, guild_id, server)


def new_server(env: simcord.Env, guild_id: int, server: LoopbackServer | None) -> None:
    """Discord names another voice server; None: the last one is gone and there is no other yet."""
    endpoint = None if server is None else server.endpoint
    env.backend.emit(
        "VOICE_SERVER_UPDATE", {"token": os.urandom(4).hex(), "guild_id": str(guild_id), "endpoint": endpoint}
    )
