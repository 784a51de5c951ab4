"""The seam between the voice table and Discord: connecting, speaking, and where background work runs.

Everything here lasts longer than the command that caused it. A simulated Discord, which waits for all that a command
started, gives a gateway of its own that starts this work outside of its watch.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord.voice_state import VoiceConnectionState

from cogs.voice.packets import STEP

log = logging.getLogger(__name__)

VocalChannel = discord.VoiceChannel | discord.StageChannel
CONNECT_SECONDS = 10.0
READY = 2.0
"""Seconds to wait for end-to-end encryption in each voice session; without it the first words would be lost."""


class VoiceGateway:
    """How voice reaches the real Discord."""

    step = STEP
    """Seconds from a packet of sound to the next."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start background work that belongs to no command."""
        return asyncio.create_task(work)

    def later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call back after some seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait, in background work."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Wait for something, but no longer than this, in whatever tells the voice of the game."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()

    def pause(self, seconds: float) -> None:
        """Wait, in the thread that sends the packets, for the next of them."""
        time.sleep(seconds)

    async def connect(self, channel: VocalChannel) -> VoiceLink:
        """Join a channel. Raises what discord.py raises, TimeoutError among it."""
        old = channel.guild.voice_client
        if old is not None:  # left over from an earlier table, or lost without its own knowledge
            await old.disconnect(force=True)
        return await channel.connect(timeout=CONNECT_SECONDS, reconnect=True, self_deaf=True, cls=VoiceLink)

    async def rise(self, channel: discord.StageChannel) -> None:
        """Come up on the stage whose audience we are in, or raise a hand where that is all we may do."""
        me = channel.guild.me
        if channel.permissions_for(me).mute_members:
            await me.edit(suppress=False)
        else:
            await me.request_to_speak()


class _VoiceState(VoiceConnectionState):
    """As discord.py's, but for how the channel is left."""

    async def _voice_disconnect(self) -> None:
        link = self.voice_client
        if isinstance(link, VoiceLink) and link.taken:  # Discord would put out whoever of the bot is in there
            self._disconnected.set()  # and tells nobody that they are out
            return
        await super()._voice_disconnect()


class VoiceLink(discord.VoiceClient):
    """A voice client that outlives gateway sessions, and knows whether a person's hand has put it out.

    Discord tells a bot that it is out of its channel after its own leaving, after trouble, and when a moderator
    disconnects it. discord.py is connected only in the last case; and what a gateway session before this one had joined
    is put out with that session.
    """

    sent_away = False
    """Whether somebody has disconnected it by hand."""
    listened = False
    """Whether end-to-end encryption is to be expected: there are listeners, and it is no stage."""
    taken = False
    """Whether another process of the bot may be in the channel by now: then it goes without a word."""

    def __init__(self, client: discord.Client, channel: discord.abc.Connectable) -> None:
        super().__init__(client, channel)
        self._home = self.channel.id
        self._joined = self.channel.guild  # the object is another after a gateway session that was not resumed

    @property
    def strayed(self) -> bool:
        """Whether it has been moved to another channel than it had joined."""
        return self.channel.id != self._home

    def create_connection_state(self) -> VoiceConnectionState:
        """Called by discord.py for how it connects."""
        return _VoiceState(self)

    async def on_voice_state_update(self, data: Any) -> None:
        """The bot's own voice state has changed."""
        self._renew()
        if data["channel_id"] is None and self.is_connected():
            server = self.client.get_guild(self._joined.id)
            self.sent_away = server is not None and server is self._joined and not server.unavailable
        await super().on_voice_state_update(data)

    async def on_voice_server_update(self, data: Any) -> None:
        """Discord names a voice server, the first or another."""
        self._renew()
        await super().on_voice_server_update(data)

    def _renew(self) -> None:
        """Have the channel, and with it the server, as the gateway has last told of them."""
        channel = self.client.get_channel(self.channel.id)
        if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
            self.channel = channel


class Connection:
    """A voice client as the sender sees it. `session` and `send` are called from the sender's thread."""

    def __init__(self, voice: VoiceLink, loop: asyncio.AbstractEventLoop) -> None:
        self.voice = voice
        self._loop = loop
        self._socket: object | None = None
        self._since = 0.0
        self._pending: set[asyncio.Task[None]] = set()

    def session(self) -> object | None:
        """Discord's voice session; None while packets would not arrive.

        discord.py calls a client connected on through the wait before it reconnects, and the reconnection itself may
        take less than a packet's time: so its websocket is looked at, whether it was closed, and whether it is another.
        It also calls it connected before encryption is ready; what was sent then would be heard by nobody. Nor is
        anything said in another channel, from the moment in which it was moved there.
        """
        if not self.voice.is_connected() or self.voice.strayed:
            return None
        socket = self.voice.ws
        if socket.ws.close_code is not None:
            return None
        if socket is not self._socket:
            self._socket = socket
            self._since = time.monotonic()
        waits = self.voice.listened and time.monotonic() - self._since < READY
        return None if waits and self.voice.voice_privacy_code is None else socket

    def speaking(self, on: bool) -> None:
        """Light or put out the ring round the bot's picture."""
        state = discord.SpeakingState.voice if on else discord.SpeakingState.none
        with contextlib.suppress(RuntimeError):  # the loop is closed: the process ends
            self._loop.call_soon_threadsafe(self._tell, state)

    def send(self, packet: bytes) -> None:
        """Send 20 ms of Opus, as it is."""
        try:
            self.voice.send_audio_packet(packet, encode=False)
        except Exception:  # the client may be half torn down in the other thread; the guard sees to it
            log.debug("a voice packet was not sent", exc_info=True)

    def _tell(self, state: discord.SpeakingState) -> None:
        task = self._loop.create_task(self._speak(state))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def _speak(self, state: discord.SpeakingState) -> None:
        try:
            await self.voice.ws.speak(state)
        except Exception:
            log.debug("the speaking state was not sent", exc_info=True)
