"""The narrators of a process's tables: what `cogs.voice.port.Narration` asks for, done with the voice hall."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cogs.voice.cues import Wake
from cogs.voice.debts import Debts, GameId
from cogs.voice.early import Early
from cogs.voice.gateway import VoiceGateway
from cogs.voice.hall import VoiceHall
from cogs.voice.place import VoicePlace
from cogs.voice.port import Surroundings
from cogs.voice.unsaid import NOTHING, Place, Unsaid, VoiceNote
from cogs.voice.voice_table import Setting, VoiceTable
from core.rules import views
from core.rules.events import Event, Extended, GameOver, PhaseBegan, TurnBegan
from core.table import SnapshotError, StoreUnavailable, Table, TableId, TableState
from core.table.idlers import is_cut
from core.table_events import ClockChanged, Closed, LeaderChanged, Replaced, Seated

log = logging.getLogger(__name__)

AWAY = "narrator_away"
"""The setting of a server under which the game is noted from which its narrator has been sent away."""
CALLED = "narrator_called"
"""The setting of a server under which the game is noted to which its narrator has been called."""


class ChannelNarration:
    """Opens a voice table for each game whose lobby names a voice channel, and closes it when the game ends. Of a
    server's games one has the voice (`core.table` sees to it); the others are never heard.

    `own` is the folder of the server's own recordings, which go before those of the packs. `late` is told how late
    packets of sound are sent, from another thread.
    """

    def __init__(
        self,
        debts: Debts,
        gateway: VoiceGateway | None = None,
        own: Path | None = None,
        late: Callable[[float], object] = lambda _: None,
    ) -> None:
        self._debts = debts
        self._own = own
        self._late = late
        self._gateway = gateway or VoiceGateway()
        self._around: Surroundings | None = None
        self._hall: VoiceHall | None = None
        self._seats: dict[TableId, dict[int, int]] = {}
        self._of: dict[int, TableId] = {}  # whose the voice table of a server is
        self._awaited: set[TableId] = set()  # with whose servers Discord was away when their game was taken up
        self._begun: set[TableId] = set()  # whose game began here, or was taken up
        self._early = Early(self._gateway)  # heard before that
        self._heard: dict[TableId, Place] = {}  # the last thing that each has heard
        self._back: dict[TableId, TableState | None] = {}  # what stood before a game went back to an earlier hour

    async def start(self, around: Surroundings) -> None:
        """The gateway is open: release whom an earlier process left muted, where no game with a voice goes on.

        Raises `StoreUnavailable` where nobody knows who is owed it; then to be called again.
        """
        self._around = around
        self._early.over_unless(lambda id_: _has_voice(around.table(id_).state))
        hall = self._hall
        if hall is None:
            self._hall = hall = VoiceHall(
                around.bot,
                self._debts,
                self._gateway,
                own=self._own,
                reopen=self._available,
                late=self._late,
                ours=around.ours,
            )
            await around.bot.add_cog(hall)
        guilds = [guild.id for guild in around.bot.guilds]
        playing = {guild for guild in guilds if _some_voice(around, guild)}
        for guild in await around.unsaid.voiced():
            if guild in guilds and guild not in playing and around.ours(guild) and not await _goes_on(around, guild):
                await _struck(around, guild)  # its game went into the history when the process died
        if not await self._debts.all_debts():
            return
        self._gateway.spawn(_quietly(hall.pay(playing)))

    async def resume(self, id_: TableId) -> None:
        """A game goes on after a restart: the same microphones, nothing of it said again, and what was cut off said."""
        around = self._around
        hall = self._hall
        if around is None or hall is None:
            return
        if id_ in self._begun and self._voice(hall, id_) is not None:
            self._early.over(id_)
            return  # it goes on here: games are looked for whenever Discord shows another server
        failed: Exception | None = None
        try:
            await self._take_up(around, hall, id_)
        except Exception as error:  # who is cancelled follows nothing more: the process ends
            failed = error
        while (early := self._early.next(id_)) is not None:  # what comes meanwhile is kept as well, for its order
            await self._follow(around, hall, id_, *early)
        self._begun.add(id_)
        self._early.over(id_)
        if failed is not None:
            raise failed

    async def _take_up(self, around: Surroundings, hall: VoiceHall, id_: TableId) -> None:
        table = around.table(id_)
        state = table.state
        book = table.book
        if state is None or state.game is None or not state.running:
            if not _some_voice(around, id_.guild):
                await _struck(around, id_.guild)  # an earlier process left it unsaid, and nobody is to say it any more
            return
        silenced = [] if book is None else views.silenced(book, state.game)
        opened = await self._open(around, hall, table, [*views.running(state.game), *silenced])
        if opened is not None:
            note = await _noted(around, id_.guild, state.token)
            if note is not None and note.heard is not None:
                self._heard[id_] = note.heard
            opened.go_on(_left(state, around.now()), NOTHING if note is None else note.unsaid)
            return
        if id_ not in self._awaited and not _some_voice(around, id_.guild, id_):
            await hall.settle(id_.guild)  # its voice channel is gone: then nobody may stay muted

    async def _available(self, guild: int) -> bool:
        """Discord shows a server, or is back with it. Whether a game with a voice goes on there that is yet to be taken
        up: its people are not to be released before."""
        for id_ in [one for one in self._awaited if one.guild == guild]:
            await self.resume(id_)
        if self._around is None or not self._around.ours(guild):
            return True
        try:
            live = await self._around.live(guild)
        except StoreUnavailable:
            return True  # debts are looked at again when the games are taken up
        except SnapshotError:
            return False  # it waits for the program that has written it: meanwhile nobody is to be muted
        return any(_has_voice(table.state) and table.id not in self._begun for table in live)

    async def hear(self, id_: TableId, events: Sequence[Event], place: Place | None = None) -> None:
        """These events, whatever their audience, have happened at this table; only those for everybody may be heard."""
        around = self._around
        hall = self._hall
        at_work = around is not None and hall is not None
        if at_work and any(isinstance(event, Seated) for event in events):  # else it is heard as early as the rest
            self._begun.add(id_)
            self._heard.pop(id_, None)
        if id_ not in self._begun and (around is None or _has_voice(around.table(id_).state)):
            await self._early.keep(id_, (events, place))
        elif around is not None and hall is not None:
            await self._follow(around, hall, id_, events, place)

    async def _follow(
        self, around: Surroundings, hall: VoiceHall, id_: TableId, events: Sequence[Event], place: Place | None
    ) -> None:
        if place is not None and place <= self._heard.get(id_, (-1, -1)):
            return
        if place is not None:
            self._heard[id_] = place
        try:
            self._look_anew(around, hall, id_)
            for event in events:
                if isinstance(event, Seated) and await self._open(around, hall, around.table(id_), ()) is None:
                    self._say_if_gone(around, id_)
                voice = self._voice(hall, id_)
                if voice is not None:
                    self._tell(around, hall, voice, id_, event)
            voice = self._voice(hall, id_)
            if voice is not None:
                await voice.noted()
        except Exception:  # a voice that fails stops no game
            log.exception("the voice of table %s did not follow", id_)

    async def call(self, id_: TableId, *, here: bool) -> bool:
        """Send the narrator of a running game away, or call it back. False if there is no voice table."""
        voice = None if self._hall is None else self._voice(self._hall, id_)
        if voice is None:
            return False
        await voice.call(here=here)
        return True

    def went_back(self, id_: TableId) -> None:
        """The game goes on from an earlier hour."""
        if self._around is not None:
            self._back[id_] = self._around.table(id_).state

    def _look_anew(self, around: Surroundings, hall: VoiceHall, id_: TableId) -> None:
        """See who sits and lives in a game that has gone back, as soon as its table stands there."""
        table = around.table(id_)
        state = table.state
        book = table.book
        if id_ not in self._back or state is self._back[id_]:
            return
        del self._back[id_]
        voice = self._voice(hall, id_)
        seats = self._seats.get(id_)
        if voice is None or seats is None or state is None or state.game is None or book is None:
            return
        seats.update({seat: player.user for seat, player in enumerate(state.seats, 1)})
        voice.went_back(set(state.game.living), views.silenced(book, state.game))
        voice.excuse(_hosts(state, seats))

    def tables(self) -> int:
        """At how many tables a voice is open."""
        return 0 if self._hall is None else self._hall.open_tables

    async def release(self, id_: TableId) -> None:
        """The game of this table is no more: its voice table is closed, and nobody stays muted."""
        self._early.over(id_)
        if self._hall is None or self._around is None or _some_voice(self._around, id_.guild, id_):
            return
        await self._hall.close(id_.guild)
        await self._hall.settle(id_.guild)
        await _struck(self._around, id_.guild)

    async def leave(self, id_: TableId, *, taken: bool) -> None:
        """Another process speaks at this table from now on."""
        self._awaited.discard(id_)
        self._begun.discard(id_)
        self._heard.pop(id_, None)
        self._back.pop(id_, None)
        self._early.over(id_, elsewhere=True)
        if self._hall is not None and self._of.get(id_.guild) == id_:
            del self._of[id_.guild]
            self._seats.pop(id_, None)
            await self._hall.leave(id_.guild, taken=taken)

    async def close(self) -> None:
        """The process ends: everybody is released."""
        if self._hall is not None:
            await self._hall.cog_unload()

    def _say_if_gone(self, around: Surroundings, id_: TableId) -> None:
        """A game has begun whose voice channel was deleted since its lobby was opened."""
        state = around.table(id_).state
        voice = None if state is None or not state.running else state.lobby.voice
        if state is not None and voice and VoicePlace(around.bot, id_.guild, voice).deleted:
            self._gateway.spawn(_quietly(around.say(id_, state.lobby, "voice-channel-gone", {})))

    def _voice(self, hall: VoiceHall, id_: TableId) -> VoiceTable | None:
        return hall.table(id_.guild) if self._of.get(id_.guild) == id_ else None

    def _tell(self, around: Surroundings, hall: VoiceHall, voice: VoiceTable, id_: TableId, event: Event) -> None:
        if isinstance(event, ClockChanged):
            voice.clock(None if event.ends is None else (event.ends - around.now()) / 1000)
        elif isinstance(event, Extended):
            voice.clock(_left(around.table(id_).state, around.now()))
        elif isinstance(event, LeaderChanged):
            voice.excuse(_hosts(around.table(id_).state, self._seats[id_]))
        elif isinstance(event, Replaced):
            self._seats[id_][event.seat] = event.user
            voice.reseated()
        elif not (isinstance(event, TurnBegan) and _is_gone(around.table(id_).state, event.seat)):
            voice.on_event(event)
            if isinstance(event, PhaseBegan | TurnBegan):
                state = around.table(id_).state
                left = _left(state, around.now())
                if left is None or _is_cut(state, event):
                    voice.clock(left)
        if isinstance(event, GameOver | Closed):
            self._seats.pop(id_, None)
            self._back.pop(id_, None)
            self._begun.discard(id_)
            self._gateway.spawn(_quietly(hall.close(id_.guild, voice)))

    async def _open(
        self, around: Surroundings, hall: VoiceHall, table: Table, running: Sequence[Event]
    ) -> VoiceTable | None:
        state = table.state
        book = table.book
        if state is None or state.game is None or book is None:
            return None
        lobby = state.lobby
        self._awaited.discard(table.id)
        if not lobby.voice:
            return None
        place = VoicePlace(around.bot, table.guild, lobby.voice)
        channel = place.channel
        if channel is None:
            if not place.deleted:
                self._awaited.add(table.id)
            return None
        try:
            noted = await around.notes.settings(table.guild)
        except StoreUnavailable:  # a narrator too many is put out again; none at all would be missed
            noted = {}

        async def sent(away: bool) -> None:
            here, gone = (None, state.token) if away else (state.token, None)
            await around.notes.set_settings(table.guild, {AWAY: gone, CALLED: here})

        async def note(unsaid: Unsaid | None) -> None:
            if around.ours(table.guild):
                left = None if unsaid is None else VoiceNote(state.token, self._heard.get(table.id), unsaid)
                await around.unsaid.note_voice(table.guild, None if left is None else left.write(around.now()))

        self._seats[table.id] = seats = {seat: player.user for seat, player in enumerate(state.seats, 1)}
        setting = Setting(
            scenario=book.id,
            language=lobby.language,
            seats=seats,
            living=set(state.game.living),
            in_turns=views.speaks_in_turns(book),
            game=GameId(table.id, state.token),
            exempt=_hosts(state, seats),
            silencing=frozenset(book.scenario.silencing),
            wake=lambda: _calls(table),
            away=noted.get(AWAY) == state.token if lobby.narrator else noted.get(CALLED) != state.token,
            sent=sent,
            unsaid=note,
            look=lambda user: around.look(table.id, user),
        )

        async def say(word: str, args: Mapping[str, Any]) -> None:
            await around.say(table.id, lobby, word, args)

        self._of[table.guild] = table.id
        return await hall.open(channel, setting, say, running)


async def _noted(around: Surroundings, guild: int, game: str) -> VoiceNote | None:
    """What the voice of this game has left to be said."""
    try:
        text = await around.unsaid.voice_note(guild)
        found = None if text is None else VoiceNote.read(text, around.now())
    except (StoreUnavailable, ValueError, TypeError) as error:  # or another version wrote it
        log.info("guild %s: what was left to be said cannot be known: %r", guild, error)
        return None
    return found if found is not None and found.game == game else None


async def _struck(around: Surroundings, guild: int) -> None:
    try:
        await around.unsaid.note_voice(guild, None)
    except StoreUnavailable as error:  # it is forgotten soon by itself
        log.info("guild %s: what was left to be said still stands: %s", guild, error)


def _calls(table: Table) -> Wake:
    """Who is called in the night that has begun."""
    state = table.state
    book = table.book
    return () if state is None or state.game is None or book is None else views.wake_calls(book, state.game)


def _left(state: TableState | None, now: int) -> float | None:
    clock = None if state is None else state.clock
    return None if clock is None or clock.ends is None else (clock.ends - now) / 1000


def _is_cut(state: TableState | None, event: Event) -> bool:
    """Whether this turn, which runs, is over sooner than its event says, since its speaker is missed."""
    if not isinstance(event, TurnBegan) or event.seat is None or state is None or state.clock is None:
        return False
    return state.clock.turn == event.number and is_cut(state, event.seat)


def _is_gone(state: TableState | None, seat: int | None) -> bool:
    return state is not None and seat in state.absent


def _hosts(state: TableState | None, seats: Mapping[int, int]) -> frozenset[int]:
    """Who runs the game and does not play in it: nobody closes their microphones."""
    lobby = None if state is None else state.lobby
    users = () if lobby is None else (lobby.moderator, lobby.cohost)
    return frozenset(user for user in users if user is not None and user not in seats.values())


def _has_voice(state: TableState | None) -> bool:
    return state is not None and state.running and state.lobby.voice is not None


async def _goes_on(around: Surroundings, guild: int) -> bool:
    """Whether a game with a voice goes on in a server that Discord has shown since games were looked for; or may, once
    a later version of this program is back, which alone can read it."""
    try:
        return any(_has_voice(table.state) for table in await around.live(guild))
    except SnapshotError:
        return True


def _some_voice(around: Surroundings, guild: int, but: TableId | None = None) -> bool:
    """Whether a game of this server has the voice, this one aside."""
    return any(_has_voice(table.state) for table in around.tables(guild) if table.id != but)


async def _quietly(work: Any) -> None:
    try:
        await work
    except Exception:
        log.exception("the voice could not be settled")
