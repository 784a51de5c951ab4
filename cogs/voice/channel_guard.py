"""Keeps the bot in its channel while a game runs.

discord.py comes back by itself from some losses and not from others (a kick, a crashed voice server, a closed session):
the guard looks whether the client lives, and joins anew where it does not. Nothing of it is raised into the game;
what the table must know is said once, by a word.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import discord

from cogs.voice.gateway import VocalChannel, VoiceGateway

log = logging.getLogger(__name__)

LOOK = 0.25
"""Seconds between two looks at the connection."""
PATIENCE = 8.0
"""Seconds that discord.py may take to reconnect by itself."""
READY = 2.0
"""Seconds to wait for end-to-end encryption after joining; without it the first words would be lost."""
STEADY = 20.0
"""A connection that lasted so many seconds was a good one: the next loss starts with the shortest wait again."""
BRIEF = 3.0
"""Seconds within which a failure to join is not yet worth a word: the next try is at hand."""
WAITS = (0.5, 2.0, 5.0, 15.0, 30.0)


class ChannelGuard:
    """Joins, waits for readiness, watches, joins again, until stopped.

    `ready` is called with each client that may be spoken through, `lost` when it no longer may. `word` gets
    `voice-fallback` at the second failure of a row, or a long first one, `voice-back` when the voice returns after
    it, and `voice-channel-gone` when there is no channel any more to join.
    """

    def __init__(
        self,
        channel: VocalChannel,
        gateway: VoiceGateway,
        ready: Callable[[discord.VoiceClient], None],
        lost: Callable[[], None],
        word: Callable[[str], None],
    ) -> None:
        self.channel = channel
        self._gateway = gateway
        self._ready, self._lost, self._word = ready, lost, word
        self._task: asyncio.Task[None] | None = None
        self._voice: discord.VoiceClient | None = None

    def start(self) -> None:
        """Begin; returns at once."""
        self._task = self._gateway.spawn(self._watch())

    async def stop(self) -> None:
        """Leave the channel and rest. May be called twice."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _watch(self) -> None:
        row = 0  # losses and failures without a good connection between them
        silent = False  # the table has been told that there is no voice
        try:
            while True:
                if self.channel.guild.get_channel(self.channel.id) is None:
                    self._word("voice-channel-gone")
                    return
                began = time.monotonic()
                voice = await self._join()
                since = time.monotonic()
                if voice is not None:
                    if silent:
                        silent = False
                        self._word("voice-back")
                    self._ready(voice)
                    await self._while_alive(voice)
                    self._lost()
                    self._follow(voice)
                row = 0 if voice is not None and time.monotonic() - since > STEADY else row + 1
                failed = voice is None and (row > 1 or since - began > BRIEF)
                if not silent and (failed or row > 2):
                    silent = True
                    self._word("voice-fallback")
                await self._gateway.sleep(WAITS[min(row, len(WAITS)) - 1] if row else WAITS[0])
        finally:
            self._lost()
            await self._leave()

    async def _join(self) -> discord.VoiceClient | None:
        try:
            self._voice = voice = await self._gateway.connect(self.channel)
        except Exception as fault:
            log.warning("voice channel %s of guild %s not joined: %r", self.channel.id, self.channel.guild.id, fault)
            return None
        if self._gateway.encrypts(self.channel, voice):
            limit = time.monotonic() + READY
            while voice.voice_privacy_code is None and voice.is_connected() and time.monotonic() < limit:
                await self._gateway.sleep(0.02)
        return voice

    async def _while_alive(self, voice: discord.VoiceClient) -> None:
        seen = time.monotonic()
        while self.channel.guild.voice_client is voice:
            if voice.is_connected():
                seen = time.monotonic()
            elif time.monotonic() - seen > PATIENCE:
                return
            await self._gateway.sleep(LOOK)

    def _follow(self, voice: discord.VoiceClient) -> None:
        """Somebody may have moved the bot, with the table: it comes back to where it was last."""
        self.channel = voice.channel

    async def _leave(self) -> None:
        voice, self._voice = self._voice, None
        if voice is not None:
            with contextlib.suppress(Exception):
                await voice.disconnect(force=True)
