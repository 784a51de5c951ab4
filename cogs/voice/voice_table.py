"""The voice table of one game: narrator, guard and silence together.

Nothing here is raised into the game. What cannot be done (no right to speak or to mute, no pack, no connection) is said
once by a word, and the game goes on in text.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from audio.pack import Clip, Pack
from cogs.voice.channel_guard import ChannelGuard
from cogs.voice.cues import Wake
from cogs.voice.debts import GameId
from cogs.voice.gateway import Connection, VoiceGateway, VoiceLink
from cogs.voice.microphones import Microphones
from cogs.voice.narrator import Narrator
from cogs.voice.packets import PacketSender, Stream
from cogs.voice.place import VoicePlace
from cogs.voice.queue import CueQueue
from cogs.voice.unheard import Unheard
from cogs.voice.unsaid import NOTHING, Unsaid
from cogs.voice.voice_silence import VoiceSilence
from core.rules.events import Event, Marked, PhaseBegan, TurnBegan

log = logging.getLogger(__name__)

SayText = Callable[[str, Mapping[str, Any]], Awaitable[None]]
"""Says a text by its id, with arguments, in the game's channel."""
FAREWELL = 12.0
"""Seconds for which the last words of the game may be held up (by a lost connection) before the bot leaves."""


@dataclass
class Setting:
    """What the voice table knows of its game."""

    scenario: str
    """Id of the rulebook, for its own cues."""
    language: str
    """Of the narration."""
    seats: Mapping[int, int]
    """Seat to user, kept up to date by its owner."""
    living: set[int]
    """Seats in the game now."""
    in_turns: bool
    """Whether people speak in turns."""
    game: GameId | None = None
    """Which game it is: whom a moderator unmutes in it, the next process leaves alone too."""
    exempt: frozenset[int] = frozenset()
    """Users who are never muted."""
    silencing: frozenset[str] = frozenset()
    """Marks whose bearers may not speak."""
    wake: Callable[[], Wake] = field(default=lambda: ())
    """The calls of the night that begins, asked at each nightfall."""
    away: bool = False
    """Whether the narrator stays away from this game until it is called."""
    sent: Callable[[bool], Awaitable[None]] | None = None
    """Notes that it has been sent away (True) or called back."""
    unsaid: Callable[[Unsaid | None], Awaitable[None]] | None = None
    """Notes what is still to be said, for the next process; None: nothing any more."""
    look: Callable[[int], Awaitable[bool]] | None = None
    """Whether a user is still in the server."""


class VoiceTable:
    """One game's voice. Without a pack it keeps the silence and says nothing."""

    def __init__(
        self,
        place: VoicePlace,
        pack: Pack | None,
        setting: Setting,
        *,
        microphones: Microphones,
        sender: PacketSender,
        gateway: VoiceGateway,
        say_text: SayText,
    ) -> None:
        self.place = place
        self.microphones = microphones
        self._setting = setting
        self._sender = sender
        self._gateway = gateway
        self._say_text = say_text
        self._said: set[str] = set()
        self._hurried = self._called = self._taken = False
        self._silenced = False  # microphones are opened and closed here
        self._ending: asyncio.Task[None] | None = None
        self._pack = pack
        self._loop = asyncio.get_running_loop()
        self._changed = False
        self._noting: asyncio.Task[None] | None = None
        self._queue = CueQueue(changed=self._queue_changed)
        self._stream = Stream(self._queue)
        self._narrator: Narrator[Clip] | None = None
        self._guard: ChannelGuard | None = None
        self._silence: VoiceSilence | None = None
        self._unheard = Unheard(
            place,
            microphones,
            gateway,
            setting.look,
            lambda word, people: self._word(word, again=True, channel=place.mention, speaker=people),
        )

    async def open(self, running: Iterable[Event] = ()) -> None:
        """Take up the work; the channel is joined in the background.

        `running` are the phase event, and the turn event if there is one, of a game that goes on after a restart:
        microphones follow them, and nothing of them is said again.
        """
        if self._pack is None and not self._setting.away:
            self._word("voice-no-cues", language=self._setting.language)
        if self._pack is not None:
            self._open_narrator(self._pack)
        self._open_silence()
        if self.place.rights.mute_members:
            await self._keep_silence()
        elif not self.place.stage or self._setting.away:  # what a stage is without it is said as it is joined
            self._word("voice-no-mute", channel=self.place.mention)
        for event in running:
            if self._narrator is not None:
                self._narrator.resume(event)
            if self._silence is not None:
                self._silence.hear(event)

    def go_on(self, left: float | None, unsaid: Unsaid) -> None:
        """After `open`, in a game that goes on: say what was left unsaid, with so many seconds left in what runs."""
        if self._narrator is not None:
            self._narrator.go_on(left, unsaid)

    def on_event(self, event: Event) -> None:
        """Follow one event of the game, in the order in which they happened."""
        try:
            if self._silence is not None:
                self._silence.hear(event)
            if self._narrator is not None:
                self._narrator.hear(event)
            if isinstance(event, TurnBegan) and event.seat is not None:
                self._unheard.call_up(self._setting.seats[event.seat])
            if self._silence is not None and self._silenced and isinstance(event, PhaseBegan | TurnBegan):
                self._unheard.may_speak(self._silence.speakers())
        except Exception:
            log.exception("voice of guild %s: event %s", self.place.guild_id, event.kind)

    def clock(self, left: float | None) -> None:
        """The running turn or phase was extended, shortened, paused (None) or resumed: seconds left now."""
        if self._narrator is not None:
            self._narrator.clock(left)

    def excuse(self, users: frozenset[int]) -> None:
        """These run the game now, and are never closed."""
        if self._silence is not None:
            self._silence.excuse(users)

    def reseated(self) -> None:
        """Another person plays on from a seat."""
        if self._silence is not None:
            self._silence.reseated()

    def went_back(self, living: set[int], silenced: Iterable[Marked]) -> None:
        """The game goes on from an earlier hour, in which these seats live, and some are silenced."""
        if self._silence is not None:
            self._silence.went_back(living, silenced)
            self.reseated()

    async def on_voice_state(
        self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState
    ) -> None:
        """Somebody of this guild came, left, moved, was muted or unmuted."""
        if self._silence is not None:
            await self._silence.seen(member, before, after)
        else:
            await self.microphones.changed(member, before, after)
        if before.channel is not None and before.channel != after.channel:
            self.changed()

    def changed(self) -> None:
        """The channel is another than it was: somebody has left it, or its limit was changed."""
        if self._guard is not None:
            self._guard.changed()

    def allowed(self) -> None:
        """The rights of the bot may be others than they were."""
        self.microphones.refused.clear()
        if not self._silenced and self.place.rights.mute_members:
            self._silenced = True
            self._gateway.spawn(self._keep_silence_now())
        elif self._silence is not None:
            self._silence.work()
        self.changed()

    def renewed(self) -> None:
        """Discord has told anew of everything: it was away, or the gateway's session is another."""
        if self._silence is not None:
            self._silence.renewed()
        else:
            self.microphones.renewed()
        self.changed()

    async def call(self, *, here: bool) -> None:
        """Send the narrator away, or call it back. The silence is kept either way."""
        if self._guard is None:
            self._word("voice-no-cues", again=True, language=self._setting.language)
            return
        await self._note(away=not here)
        if self._hurried or self._ending is not None:  # meanwhile the game has ended, or is another process's
            return
        if here:
            self._called = self._guard.start()
        else:
            self._called = False
            self._word("voice-sent-away", again=True)
            await self._guard.stop()

    async def close(self) -> None:
        """Release everybody, say what is still to be said, leave. For every end, a stopped game too."""
        if self._ending is None:
            self._ending = self._gateway.spawn(self._end())
        await asyncio.wait({self._ending})

    async def noted(self) -> None:
        """Until all that is to be said by now is noted for the next process, or could not be. Whoever tells of an event
        forgets it then, and not before."""
        self._note_soon()
        if self._noting is not None:
            await asyncio.wait({self._noting})

    def hurry(self) -> None:
        """Closing, leave without the last words."""
        self._hurried = True

    async def drop(self, *, taken: bool = False) -> None:
        """Make room for the next game's table at once: no farewell, and the microphones are the next one's to open.
        `taken`: another process of the bot may be in the channel by now."""
        self.hurry()
        self._taken = taken
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.wait({self._noting})
        if self._narrator is not None:
            self._narrator.hush()
        if self._silence is not None:
            self._silence.drop()
        await self._leave()

    async def _end(self) -> None:
        if self._narrator is not None:
            self._narrator.hush()
        await asyncio.gather(self._release(), self._fall_silent())

    async def _fall_silent(self) -> None:
        """Leave, and note that nothing is left to be said: also where Discord lets nobody be heard again for now."""
        await self._leave()
        if self._noting is not None:
            self._noting.cancel()
            await asyncio.wait({self._noting})
        if not self._hurried:  # else the process ends and not the game, or the next game's table notes by now
            await self._note_unsaid(None)

    def _open_silence(self) -> None:
        setting = self._setting
        self._silence = VoiceSilence(
            self.place,
            self.microphones,
            self._gateway,
            setting.seats,
            setting.living,
            in_turns=setting.in_turns,
            exempt=setting.exempt,
            silencing=setting.silencing,
            opening=lambda seconds: self._word("voice-opening", again=True, seconds=round(seconds)),
            refused=lambda close: self._word("voice-no-mute-some" if close or self.place.stage else "voice-no-unmute"),
        )

    async def _keep_silence(self) -> None:
        """There is the right to it, from the beginning or since just now."""
        if self._silence is not None:
            self._silenced = True
            await self._silence.begin()

    async def _keep_silence_now(self) -> None:
        """The same, in the middle of a game."""
        await self._keep_silence()
        if self._silence is not None:
            self._silence.work()

    def _open_narrator(self, pack: Pack) -> None:
        setting = self._setting
        self._narrator = Narrator(
            pack, setting.scenario, self._queue, gateway=self._gateway, wake=setting.wake, stir=self._sender.wake
        )
        self._guard = ChannelGuard(
            self.place,
            self._gateway,
            self._connected,
            lost=self._lost,
            word=lambda word: self._word(word, again=True, channel=self.place.mention),
            away=lambda: self._gateway.spawn(self._note(away=True)),
        )
        self._sender.add(self._stream)
        if not setting.away:
            self._guard.start()

    def _queue_changed(self) -> None:
        """In whichever thread."""
        if self._setting.unsaid is not None and not self._hurried:
            self._changed = True
            with contextlib.suppress(RuntimeError):  # the loop is closed: the process ends
                self._loop.call_soon_threadsafe(self._note_soon)

    def _note_soon(self) -> None:
        if self._changed and not self._hurried and (self._noting is None or self._noting.done()):
            self._noting = self._gateway.spawn(self._note_changes())

    async def _note_changes(self) -> None:
        while self._changed and not self._hurried:
            self._changed = False
            calls = NOTHING if self._narrator is None else self._narrator.unsaid
            await self._note_unsaid(replace(calls, lines=self._queue.unsaid()))

    async def _note_unsaid(self, unsaid: Unsaid | None) -> None:
        if self._setting.unsaid is not None:
            try:
                await self._setting.unsaid(unsaid)
            except Exception as error:  # then the next process goes on without
                log.info("guild %s: what is still to be said could not be noted: %r", self.place.guild_id, error)

    async def _note(self, *, away: bool) -> None:
        if self._setting.sent is not None:
            try:
                await self._setting.sent(away)
            except Exception:
                log.exception("guild %s: that the narrator is away=%s could not be noted", self.place.guild_id, away)

    def _connected(self, voice: VoiceLink) -> None:
        self._stream.mouth = Connection(voice, asyncio.get_running_loop())
        self._sender.wake()
        if self._called:
            self._called = False
            self._word("voice-joined", again=True, channel=self.place.mention)

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
        limit = time.monotonic() + FAREWELL + self._queue.packets * self._gateway.step
        while not self._hurried and self._speaking and time.monotonic() < limit:
            await self._gateway.sleep(0.05)
        self._sender.remove(self._stream)
        await self._guard.stop(taken=self._taken)

    def _word(self, word: str, *, again: bool = False, **args: Any) -> None:
        if again or word not in self._said:
            self._said.add(word)
            self._gateway.spawn(self._tell(word, args))

    async def _tell(self, word: str, args: Mapping[str, Any]) -> None:
        try:
            await self._say_text(word, args)
        except Exception:
            log.exception("guild %s could not be told %s", self.place.guild_id, word)
