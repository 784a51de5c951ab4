"""The seam between the voice table and Discord: connecting, speaking, and where background work runs.

Everything here lasts longer than the command that caused it. A simulated Discord, which waits for all that a command
started, gives a gateway of its own that starts this work outside of its watch.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord

log = logging.getLogger(__name__)

VocalChannel = discord.VoiceChannel | discord.StageChannel
CONNECT_SECONDS = 10.0


class VoiceGateway:
    """How voice reaches the real Discord."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start background work that belongs to no command."""
        return asyncio.create_task(work)

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back after some seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait, in background work."""
        await asyncio.sleep(seconds)

    async def connect(self, channel: VocalChannel) -> discord.VoiceClient:
        """Join a channel and be ready to speak in it. Raises what discord.py raises, TimeoutError among it."""
        old = channel.guild.voice_client
        if old is not None:  # left over from an earlier table, or lost without its own knowledge
            await old.disconnect(force=True)
        voice = await channel.connect(timeout=CONNECT_SECONDS, reconnect=True, self_deaf=True)
        if isinstance(channel, discord.StageChannel):
            await channel.guild.me.edit(suppress=False)
        return voice

    def encrypts(self, channel: VocalChannel, voice: discord.VoiceClient) -> bool:
        """Whether end-to-end encryption is to be expected: there are listeners, and it is no stage."""
        return isinstance(channel, discord.VoiceChannel) and any(user != voice.user.id for user in channel.voice_states)


class Connection:
    """A voice client as the sender sees it. `session` and `send` are called from the sender's thread."""

    def __init__(self, voice: discord.VoiceClient, loop: asyncio.AbstractEventLoop) -> None:
        self.voice = voice
        self._loop = loop
        self._pending: set[asyncio.Task[None]] = set()

    def session(self) -> object | None:
        """Discord's voice session; None while packets would not arrive.

        discord.py calls a client connected on through the wait before it reconnects, and the reconnection itself may
        take less than a packet's time: so its websocket is looked at, whether it was closed, and whether it is another.
        """
        if not self.voice.is_connected():
            return None
        socket = self.voice.ws
        return socket if socket.ws.close_code is None else None

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
