"""Keeps the bot in its channel while a game runs.

discord.py comes back by itself from some losses and not from others (a crashed voice server, a closed session): the
guard looks whether the client lives, and joins anew where it does not. Where it lacks a right it waits until that is
back; what Discord refuses all the same ends its work, and a person who puts it out is obeyed. Nothing of it is raised
into the game; what the table must know is said once, by a word.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import discord

from cogs.voice.gateway import VoiceGateway, VoiceLink
from cogs.voice.place import VoicePlace

log = logging.getLogger(__name__)

LOOK = 0.25
"""Seconds between two looks at the connection."""
PATIENCE = 8.0
"""Seconds that discord.py may take to reconnect by itself."""
STEADY = 20.0
"""A connection that lasted so many seconds was a good one: the next loss starts with the shortest wait again."""
BRIEF = 3.0
"""Seconds within which a failure to join is not yet worth a word: the next try is at hand."""
STRAYED = 15.0
"""Seconds that whoever has moved the bot to another channel has to move it back."""
OUTAGE = 600.0
"""Seconds to wait for a full channel, or for Discord to be back with the server, before looking again unasked."""
WAITS = (0.5, 2.0, 5.0, 15.0, 30.0)
OF_RIGHTS = frozenset({"voice-no-view", "voice-no-connect", "voice-no-stage", "voice-no-speak"})


class Final(Exception):
    """The bot is not to speak in this channel in this game; `args[0]` is the word that says why."""


class ChannelGuard:
    """Joins, watches, joins again, until stopped, sent away, or refused. Says nothing while it may not.

    `ready` is called with each client that may be spoken through, `lost` when it no longer may. `word` gets
    `voice-fallback` at the second failure of a row, or a long first one, `voice-back` when the voice returns after
    it, or after a right that was missing, and a word for whatever else stands in the way. `away` is called when
    somebody has put the bot out.
    """

    def __init__(
        self,
        place: VoicePlace,
        gateway: VoiceGateway,
        ready: Callable[[VoiceLink], None],
        *,
        lost: Callable[[], None],
        word: Callable[[str], None],
        away: Callable[[], object],
    ) -> None:
        self._place = place
        self._gateway = gateway
        self._ready = ready
        self._lost = lost
        self._word = word
        self._away = away
        self._task: asyncio.Task[None] | None = None
        self._voice: VoiceLink | None = None
        self._change = asyncio.Event()
        self._audible = self._stopped = self._taken = False
        self._silent = False  # the table has been told that there is no voice
        self._told: set[str] = set()

    def start(self) -> bool:
        """Begin; returns at once. False if it is at work already: what stands in its way is said once more then."""
        if self._at_work:
            if not self._audible:
                self._told.clear()
                self.changed()
            return False
        self._stopped = False
        self._silent = False
        self._told.clear()
        self._task = self._gateway.spawn(self._watch(self._task))
        return True

    @property
    def _at_work(self) -> bool:
        """Whether it is in the channel, or on its way into it; not while it leaves."""
        return self._task is not None and not self._task.done() and not self._stopped

    async def stop(self, *, taken: bool = False) -> None:
        """Leave the channel and rest. May be called twice. `taken`: another process of the bot may be in there."""
        self._taken = taken
        if self._voice is not None:
            self._voice.taken = taken
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    def changed(self) -> None:
        """Somebody has left the channel, or it is another than it was: what stood in the way may be gone."""
        self._change.set()

    async def _watch(self, last: asyncio.Task[None] | None) -> None:
        if last is not None:
            await self._gone(last)
        row = 0  # losses and failures without a good connection between them
        try:
            while not self._is_over:
                await self._way_in()
                began = time.monotonic()
                voice = await self._join()
                since = time.monotonic()
                if self._is_over:  # a join that fails, or is done, in the moment of the cancellation swallows it
                    return
                if voice is not None:
                    self._back()
                    await self._while_alive(voice)
                    self._hush()
                row = 0 if voice is not None and time.monotonic() - since > STEADY else row + 1
                failed = voice is None and (row > 1 or since - began > BRIEF)
                if not self._silent and (failed or row > 2):
                    self._silent = True
                    self._word("voice-fallback")
                await self._gateway.sleep(WAITS[min(row, len(WAITS)) - 1] if row else WAITS[0])
        except Final as why:
            self._word(str(why))
        finally:
            if not self._is_over:
                self._stopped = True
            self._hush()
            await self._leave()

    @property
    def _is_over(self) -> bool:
        """Whether the task that asks is to work no more: it was stopped, and perhaps another one begun since."""
        return self._stopped or self._task is not asyncio.current_task()

    async def _gone(self, last: asyncio.Task[None]) -> None:
        """Until an earlier task is out of the channel, also where this one is stopped meanwhile."""
        while not last.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait({last})

    async def _way_in(self) -> None:
        """Wait until the channel may be joined. Raises `Final` where it is gone."""
        while True:
            self._change.clear()
            place = self._place
            if place.deleted:
                raise Final("voice-channel-gone")
            if place.channel is not None:
                lacks = self._lacks()
                if lacks is None and not place.full:
                    return
                self._once(lacks or "voice-full")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(OUTAGE):
                    await self._change.wait()

    def _lacks(self) -> str | None:
        """The word for a right without which there is no voice here, or None. (In an outage nothing is known.)"""
        place = self._place
        rights = self._place.rights
        if place.channel is None:
            return None
        if not rights.view_channel:
            return "voice-no-view"
        if not rights.connect:
            return "voice-no-connect"
        if place.stage:
            return None if rights.mute_members or rights.request_to_speak else "voice-no-stage"
        return None if rights.speak else "voice-no-speak"

    async def _join(self) -> VoiceLink | None:
        channel = self._place.channel
        if channel is None:
            return None
        try:
            self._voice = voice = await self._gateway.connect(channel)
            if isinstance(channel, discord.StageChannel):
                await self._gateway.rise(channel)
        except discord.Forbidden as fault:
            log.info("channel %s of guild %s: %r", channel.id, self._place.guild_id, fault)
            raise Final("voice-no-stage" if self._place.stage else "voice-no-connect") from fault
        except Exception as fault:
            log.warning("voice channel %s of guild %s not joined: %r", channel.id, self._place.guild_id, fault)
            return None
        if self._place.stage and not self._place.rights.mute_members:
            self._once("voice-hand")
        return voice

    async def _while_alive(self, voice: VoiceLink) -> None:
        """Speak through a client until it is lost. Raises `Final` when somebody has put the bot out."""
        seen = time.monotonic()
        here = seen
        while self._of_server() is voice:
            now = time.monotonic()
            connected = voice.is_connected()
            seen = now if connected else seen
            at_table = voice.channel.id == self._place.channel_id
            here = now if at_table else here
            voice.listened = self._listened()
            self._speak(voice, connected and at_table and not self._suppressed() and self._may_speak())
            if now - seen > PATIENCE:
                return
            if now - here > STRAYED:
                break
            await self._gateway.sleep(LOOK)
        else:
            if not voice.sent_away:
                return
            await self._gateway.sleep(LOOK)  # a channel that is deleted puts everybody out before it is gone
        if self._place.deleted:
            raise Final("voice-channel-gone")
        self._away()
        raise Final("voice-kicked")

    def _speak(self, voice: VoiceLink, audible: bool) -> None:
        if audible and not self._audible:
            self._audible = True
            self._back()
            self._ready(voice)
        elif not audible and self._audible:
            self._hush()
            if self._suppressed():
                self._once("voice-audience")
            elif not self._may_speak():
                self._once("voice-no-speak")

    def _back(self) -> None:
        """What stood in the way of the voice does no more."""
        self._told -= OF_RIGHTS
        if self._silent:
            self._silent = False
            self._word("voice-back")

    def _hush(self) -> None:
        self._audible = False
        self._lost()

    def _once(self, word: str) -> None:
        if word not in self._told:
            self._told.add(word)
            self._silent = self._silent or word in OF_RIGHTS
            self._word(word)

    def _of_server(self) -> discord.VoiceProtocol | None:
        guild = self._place.guild
        return self._voice if guild is None else guild.voice_client  # nothing is known in an outage

    def _suppressed(self) -> bool:
        me = self._place.me
        state = None if me is None else self._place.states.get(me.id)
        return self._place.stage and state is not None and state.suppress

    def _may_speak(self) -> bool:
        place = self._place
        return place.stage or place.channel is None or place.rights.speak

    def _listened(self) -> bool:
        me = self._place.me
        return not self._place.stage and any(me is None or user != me.id for user in self._place.states)

    async def _leave(self) -> None:
        guild = self._place.guild
        voice = self._voice if guild is None else guild.voice_client  # in the middle of joining it is not ours yet
        self._voice = None
        if isinstance(voice, VoiceLink):
            voice.taken = self._taken
            with contextlib.suppress(Exception):
                await voice.disconnect(force=True)
