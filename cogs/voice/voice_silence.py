"""Who may be heard, and when: the silence of the night and the one open microphone of a turn.

Where the rulebook speaks in turns, everybody is closed for the whole game but the speaker: two calls a turn, one at
nightfall. Where talk is free, night closes everybody and day opens them. The order is always the same, the living by
their seats and then the others, so that nobody's place in it tells a role. Strangers in the channel, the dead and the
silenced stay closed; whoever joins late is closed on arrival.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping

import discord

from cogs.voice.gateway import VoiceGateway
from cogs.voice.microphones import Microphones
from cogs.voice.place import VoicePlace
from core.once import once
from core.rules.events import ALL, CameBack, Event, GameOver, Left, Marked, PhaseBegan, TurnBegan, Unmarked

log = logging.getLogger(__name__)

TRIES = 3
AGAIN = 5.0
"""Seconds after which a microphone that could not be changed is tried again."""


class VoiceSilence:
    """Brings the microphones of a channel to what the moment asks for, one edit at a time.

    `seats` is the live mapping of seat to user, `living` the seats in the game at the start, `exempt` users who
    are never closed (a human host). With `in_turns` the whole game has at most one open microphone. Who bears
    a `silencing` mark may not speak. `opening` is told the seconds that a slow opening will take, `refused` that
    somebody may not be muted (True) or released.
    """

    def __init__(
        self,
        place: VoicePlace,
        microphones: Microphones,
        gateway: VoiceGateway,
        seats: Mapping[int, int],
        living: set[int],
        *,
        in_turns: bool,
        exempt: frozenset[int] = frozenset(),
        silencing: frozenset[str] = frozenset(),
        opening: Callable[[float], None],
        refused: Callable[[bool], None],
    ) -> None:
        self._place = place
        self._microphones = microphones
        self._gateway = gateway
        self._seats = seats
        self._living = set(living)
        self._in_turns = in_turns
        self._exempt = exempt
        self._opening = opening
        self._refused = refused
        self._everybody = True  # all living may speak
        self._over = True  # not begun, or ended: everybody may, the dead and strangers too
        self._speaker: int | None = None
        self._silencing = silencing
        self._silenced: set[tuple[int, str]] = set()
        self._failed: dict[int, int] = {}
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._loading: asyncio.Task[None] | None = None
        self._loaded = self._dropped = False

    async def begin(self) -> None:
        """Learn whom an earlier process has muted. Until that is known nobody is muted or released; it is asked again
        for as long as it takes."""
        if not await self._load():
            self._loading = self._gateway.spawn(self._load_in_the_end())

    async def _load(self) -> bool:
        muted = {user for user, state in self._place.states.items() if state.mute}
        try:
            await self._microphones.load(self._place.channel_id, {*self._seats.values(), *muted} - self._exempt)
        except Exception:
            about = once(self._place.guild_id, "debts")
            log.exception("mute debts of guild %s cannot be read", self._place.guild_id, extra=about)
            return False
        self._loaded = True
        return True

    async def _load_in_the_end(self) -> None:
        while not self._loaded:
            await self._gateway.sleep(AGAIN)
            await self._load()
        self.work()

    def hear(self, event: Event) -> None:
        """Follow the game."""
        if event.to != ALL or not self._follow(event):
            return
        self._failed.clear()
        self.work()

    def _follow(self, event: Event) -> bool:
        """Whether the event changes who may speak."""
        match event:
            case PhaseBegan():
                self._new_phase(event)
                self._microphones.moment()
            case TurnBegan(seat=seat) if self._in_turns:
                self._new_turn(seat)
            case Left(seat=seat):
                self._living.discard(seat)
            case CameBack(seat=seat):
                self._living.add(seat)
            case Marked(seat=seat, mark=mark) if mark in self._silencing:
                self._silenced.add((seat, mark))
            case Unmarked(seat=seat, mark=mark) if mark in self._silencing:
                self._silenced.discard((seat, mark))
            case GameOver():
                self._over = True
            case _:
                return False
        return True

    def went_back(self, living: set[int], silenced: Iterable[Marked]) -> None:
        """The game goes on from an earlier hour, in which these live, and no others are silenced."""
        self._living = set(living)
        self._silenced = {(one.seat, one.mark) for one in silenced if one.mark in self._silencing}

    def excuse(self, users: frozenset[int]) -> None:
        """These and no others are never closed."""
        self._exempt = users
        self._failed.clear()
        self.work()

    def reseated(self) -> None:
        """Another person plays on from a seat: they are heard as it is, and who had it as a stranger is."""
        self._microphones.reseated()
        self._failed.clear()
        self.work()

    async def release(self) -> None:
        """Open everybody whom we closed and who can be reached; who has left voice stays a debt."""
        self._over = True
        self._failed.clear()
        if self._loading is not None:
            self._loading.cancel()
        self.work()
        if self._task is not None:
            await asyncio.wait({self._task})

    def drop(self) -> None:
        """Change nothing any more; who is closed is somebody else's to release."""
        self._dropped = True
        for task in (self._task, self._loading):
            if task is not None:
                task.cancel()

    async def seen(self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState) -> None:
        """Somebody's voice state changed: they came, left, moved, or were muted or unmuted."""
        await self._microphones.changed(member, before, after)
        if before.channel != after.channel:
            self._failed.pop(member.id, None)
        self.work()

    def speakers(self) -> list[int]:
        """Who of the seated is in the channel and may be heard now, by seat."""
        seated = [self._seats[seat] for seat in sorted(self._seats)]
        return [] if self._over else [user for user in seated if user in self._place.states and self._open(user)]

    def renewed(self) -> None:
        """Discord has told anew of everybody in voice: what differs now is changed."""
        self._microphones.renewed()
        self._failed.clear()
        self.work()

    def work(self) -> None:
        """See to it that what differs is changed, in the background."""
        ready = self._loaded and not self._dropped
        if ready and (self._task is None or self._task.done()) and self._next() is not None:
            self._task = self._gateway.spawn(self._work())

    def _new_phase(self, event: PhaseBegan) -> None:
        self._over = False
        self._speaker = None
        was = self._everybody
        self._everybody = not event.at_night and (not self._in_turns or event.at_chaos)
        if self._everybody and not was:
            closed = len(self._microphones.ours & {self._seats[seat] for seat in self._living if seat in self._seats})
            wait = self._microphones.pacer.wait_for(closed)
            if wait > 0:
                self._opening(wait)

    def _new_turn(self, seat: int | None) -> None:
        if seat != self._speaker:  # a turn is told again when the order of those to come changes
            self._speaker = seat
            self._microphones.moment()

    async def _work(self) -> None:
        while self._next() is not None:
            await self._microphones.pacer.take()
            step = self._next()  # while waiting, the moment may have changed
            if step is None:
                break
            user, close = step
            try:
                done = await (self._microphones.close(user) if close else self._microphones.open(user))
            except Exception:  # no debt could be written or struck out: nothing is muted without one
                about = once(self._place.guild_id, "microphone")
                log.exception("microphone of %s in guild %s not changed", user, self._place.guild_id, extra=about)
                done = False
            if not done:
                self._failed[user] = self._failed.get(user, 0) + 1
                if user in self._microphones.refused:
                    self._refused(close)

        if self._failed.keys() - self._microphones.left_alone and self._later is None:
            self._later = self._gateway.later(AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._later = None
        if not self._over:
            self._failed.clear()
            self.work()

    def _next(self) -> tuple[int, bool] | None:
        """The next microphone to change, and whether to close it: all closings first, then openings."""
        opening: int | None = None
        left_alone = self._microphones.left_alone
        for user in self._order():
            if self._failed.get(user, 0) >= TRIES or user in left_alone:
                continue
            heard = self._microphones.heard(user)
            if heard is None:
                continue
            if not self._open(user):
                if heard:
                    return user, True
            elif opening is None and user in self._microphones.ours and self._may_open:
                opening = user
        return None if opening is None else (opening, False)

    @property
    def _may_open(self) -> bool:
        return self._microphones.outlasts or not self._over

    def _order(self) -> Iterator[int]:
        seats = sorted(self._seats, key=lambda seat: (seat not in self._living, seat))
        seated = [self._seats[seat] for seat in seats]
        yield from seated
        present = self._place.states.keys() | self._microphones.ours
        yield from sorted(present - set(seated))

    def _open(self, user: int) -> bool:
        me = self._place.me
        if self._over or user in self._exempt or (me is not None and user == me.id):
            return True
        if user not in self._place.states:
            return True  # in another channel: nothing of ours stays on them
        seat = next((seat for seat, one in self._seats.items() if one == user), None)
        if seat is None:
            return False
        silent = any(one == seat for one, _ in self._silenced)
        return seat == self._speaker or (self._everybody and seat in self._living and not silent)
