"""The voice table of one game: narrator, guard and silence together.

Nothing here is raised into the game. What cannot be done (no right to speak or to mute, no pack, no connection) is said
once by a word, and the game goes on in text.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from audio.pack import Pack
from cogs.voice.channel_guard import ChannelGuard
from cogs.voice.cues import Heard, Wake
from cogs.voice.gateway import Connection, VocalChannel, VoiceGateway
from cogs.voice.microphones import Microphones
from cogs.voice.narrator import Narrator
from cogs.voice.packets import PacketSender, Stream
from cogs.voice.queue import CueQueue
from cogs.voice.silence import Silence

log = logging.getLogger(__name__)

SayText = Callable[[str, Mapping[str, Any]], Awaitable[None]]
"""Says a text by its id, with arguments, in the game's channel."""
FAREWELL = 12.0
"""Seconds that the last words of the game may take before the bot leaves."""


@dataclass
class Setting:
    """What the voice table knows of its game."""

    # Id of the rulebook, for its own cues.
    scenario: str
    # Of the narration.
    language: str
    # Seat to user, kept up to date by its owner.
    seats: Mapping[int, int]
    # Seats in the game now.
    living: set[int]
    # Whether people speak in turns.
    in_turns: bool
    # Users who are never muted.
    exempt: frozenset[int] = frozenset()
    # The calls of the night that begins, asked at each nightfall.
    wake: Callable[[], Wake] = field(default=lambda: ())


class VoiceTable:
    """One game's voice. Without a pack it keeps the silence and says nothing."""

    def __init__(
        self,
        channel: VocalChannel,
        pack: Pack | None,
        setting: Setting,
        microphones: Microphones,
        sender: PacketSender,
        gateway: VoiceGateway,
        say_text: SayText,
    ) -> None:
        self.channel = channel
        self.microphones = microphones
        self._setting, self._sender, self._gateway, self._say_text = setting, sender, gateway, say_text
        self._said: set[str] = set()
        self._hurried = False
        self._ending: asyncio.Task[None] | None = None
        self._pack = pack
        self._queue = CueQueue()
        self._stream = Stream(self._queue)
        self._narrator: Narrator | None = None
        self._guard: ChannelGuard | None = None
        self._silence: Silence | None = None

    async def open(self, running: Iterable[Heard] = ()) -> None:
        """Take up the work; the channel is joined in the background.

        `running` are the phase event, and the turn event if there is one, of a game that goes on after a restart:
        microphones follow them, and nothing of them is said again.
        """
        rights = self.channel.permissions_for(self.channel.guild.me)
        if not rights.connect:
            self._word("voice-no-connect", channel=self.channel.mention)
        elif not rights.speak:
            self._word("voice-no-speak", channel=self.channel.mention)
        elif self._pack is None:
            self._word("voice-no-cues", language=self._setting.language)
        else:
            self._open_narrator(self._pack)
        if rights.mute_members:
            await self._open_silence()
        else:
            self._word("voice-no-mute")
        for event in running:
            if self._narrator is not None and event.kind == "phase":
                self._narrator.resume(str(event.data["phase"]))
            if self._silence is not None:
                self._silence.hear(event)

    def on_event(self, event: Heard) -> None:
        """Follow one event of the game, in the order in which they happened."""
        try:
            if self._silence is not None:
                self._silence.hear(event)
            if self._narrator is not None:
                self._narrator.hear(event)
        except Exception:
            log.exception("voice of guild %s: event %s", self.channel.guild.id, event.kind)

    def clock(self, left: float | None) -> None:
        """The running turn or phase was extended, shortened, paused (None) or resumed: seconds left now."""
        if self._narrator is not None:
            self._narrator.clock(left)

    async def on_voice_state(
        self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState
    ) -> None:
        """Somebody of this guild came, left, moved, was muted or unmuted."""
        if self._silence is not None:
            await self._silence.seen(member, before, after)
        else:
            await self.microphones.changed(member, before, after)

    async def close(self) -> None:
        """Release everybody, say what is still to be said, leave. For every end, a stopped game too."""
        if self._ending is None:
            self._ending = self._gateway.spawn(self._end())
        await asyncio.wait({self._ending})

    def hurry(self) -> None:
        """Closing, leave without the last words."""
        self._hurried = True

    async def drop(self) -> None:
        """Make room for the next game's table at once: no farewell, and the microphones are the next one's to open."""
        self.hurry()
        if self._narrator is not None:
            self._narrator.hush()
        if self._silence is not None:
            self._silence.drop()
        await self._leave()

    async def _end(self) -> None:
        if self._narrator is not None:
            self._narrator.hush()
        await asyncio.gather(self._release(), self._leave())

    async def _open_silence(self) -> None:
        try:
            await self.microphones.load()
        except Exception:  # without the book of debts nobody may be muted
            log.exception("mute debts of guild %s cannot be read", self.channel.guild.id)
            self._word("voice-no-mute")
            return
        setting = self._setting
        self._silence = Silence(
            self.channel,
            self.microphones,
            self._gateway,
            setting.seats,
            setting.living,
            in_turns=setting.in_turns,
            exempt=setting.exempt,
            opening=lambda seconds: self._word("voice-opening", again=True, seconds=round(seconds)),
            refused=lambda: self._word("voice-no-mute-some"),
        )

    def _open_narrator(self, pack: Pack) -> None:
        setting = self._setting
        self._narrator = Narrator(pack, setting.scenario, self._queue, self._gateway, setting.wake, self._sender.wake)
        self._guard = ChannelGuard(
            self.channel, self._gateway, self._connected, self._lost, lambda word: self._word(word, again=True)
        )
        self._sender.add(self._stream)
        self._guard.start()

    def _connected(self, voice: discord.VoiceClient) -> None:
        self._stream.mouth = Connection(voice, asyncio.get_running_loop())
        self._sender.wake()

    def _lost(self) -> None:
        self._stream.mouth = None

    @property
    def _speaking(self) -> bool:
        return self._stream.mouth is not None and not self._queue.empty

    async def _release(self) -> None:
        if self._silence is not None:
            await self._silence.release()

    async def _leave(self) -> None:
        if self._guard is None:
            return
        limit = time.monotonic() + FAREWELL
        while not self._hurried and self._speaking and time.monotonic() < limit:
            await self._gateway.sleep(0.05)
        self._sender.remove(self._stream)
        await self._guard.stop()

    def _word(self, word: str, *, again: bool = False, **args: Any) -> None:
        if again or word not in self._said:
            self._said.add(word)
            self._gateway.spawn(self._tell(word, args))

    async def _tell(self, word: str, args: Mapping[str, Any]) -> None:
        try:
            await self._say_text(word, args)
        except Exception:
            log.exception("guild %s could not be told %s", self.channel.guild.id, word)
