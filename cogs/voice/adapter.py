"""The narrators of a process's tables: what `cogs.voice.port.Narration` asks for, done with the voice hall."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cogs.voice.cues import Wake
from cogs.voice.debts import Debts
from cogs.voice.gateway import VoiceGateway
from cogs.voice.hall import VoiceHall
from cogs.voice.place import VoicePlace
from cogs.voice.port import Surroundings
from cogs.voice.table import Setting, VoiceTable
from core.rules import views
from core.rules.events import Event, Extended, GameOver, TurnBegan
from core.table import StoreUnavailable, Table, TableState
from core.table.events import ClockChanged, Closed, Replaced, Seated

log = logging.getLogger(__name__)

AWAY = "narrator_away"
"""The setting of a server under which the game is noted from which its narrator has been sent away."""
CALLED = "narrator_called"
"""The setting of a server under which the game is noted to which its narrator has been called."""


class ChannelNarration:
    """Opens a voice table for each game whose lobby names a voice channel, and closes it when the game ends.

    `own` is the folder of the server's own recordings, which go before those of the packs.
    """

    def __init__(self, debts: Debts, gateway: VoiceGateway | None = None, own: Path | None = None) -> None:
        self._debts, self._own = debts, own
        self._gateway = gateway or VoiceGateway()
        self._around: Surroundings | None = None
        self._hall: VoiceHall | None = None
        self._seats: dict[int, dict[int, int]] = {}
        self._awaited: set[int] = set()  # servers with which Discord was away when their game was taken up

    async def start(self, around: Surroundings) -> None:
        """The gateway is open: release whom an earlier process left muted, where no game with a voice goes on.

        Raises `StoreUnavailable` where nobody knows who is owed it; then to be called again.
        """
        self._around, hall = around, self._hall
        if hall is None:
            self._hall = hall = VoiceHall(around.bot, self._debts, self._gateway, self._own, self._available)
            await around.bot.add_cog(hall)
        if not await self._debts.all_debts():
            return
        guilds = [guild.id for guild in around.bot.guilds]
        playing = {guild for guild in guilds if _has_voice(around.table(guild).state)}
        self._gateway.spawn(_quietly(hall.pay(playing)))

    async def resume(self, guild: int) -> None:
        """A game goes on after a restart: the same microphones, and nothing of it said again."""
        around, hall = self._around, self._hall
        if around is None or hall is None:
            return
        table = around.table(guild)
        state, book = table.state, table.book
        if state is None or state.game is None or not state.running:
            return
        silenced = [] if book is None else views.silenced(book, state.game)
        opened = await self._open(around, hall, table, [*views.running(state.game), *silenced])
        if opened is not None:
            opened.clock(_left(state, around.now()))
            return
        if guild not in self._awaited:  # its voice channel is gone: then nobody may stay muted
            await hall.settle(guild)

    async def _available(self, guild: int) -> None:
        """Discord is back with a server."""
        if guild in self._awaited:
            await self.resume(guild)

    async def hear(self, guild: int, events: Sequence[Event]) -> None:
        """These events, whatever their audience, have happened at this table; only those for everybody may be heard."""
        around, hall = self._around, self._hall
        if around is None or hall is None:
            return
        try:
            for event in events:
                if isinstance(event, Seated):
                    await self._open(around, hall, around.table(guild), ())
                voice = hall.table(guild)
                if voice is not None:
                    self._tell(around, hall, voice, event)
        except Exception:  # a voice that fails stops no game
            log.exception("the voice of guild %s did not follow", guild)

    async def call(self, guild: int, *, here: bool) -> bool:
        """Send the narrator of a running game away, or call it back. False if there is no voice table."""
        voice = None if self._hall is None else self._hall.table(guild)
        if voice is None:
            return False
        await voice.call(here=here)
        return True

    def tables(self) -> int:
        """At how many tables a voice is open."""
        return 0 if self._hall is None else self._hall.open_tables

    async def release(self, guild: int) -> None:
        """The game of this guild is no more: its voice table is closed, and nobody stays muted."""
        if self._hall is not None:
            await self._hall.close(guild)
            await self._hall.settle(guild)

    async def close(self) -> None:
        """The process ends: everybody is released."""
        if self._hall is not None:
            await self._hall.cog_unload()

    def _tell(self, around: Surroundings, hall: VoiceHall, voice: VoiceTable, event: Event) -> None:
        guild = voice.place.guild_id
        if isinstance(event, ClockChanged):
            voice.clock(None if event.ends is None else (event.ends - around.now()) / 1000)
        elif isinstance(event, Extended):
            voice.clock(_left(around.table(guild).state, around.now()))
        elif isinstance(event, Replaced):
            self._seats[guild][event.seat] = event.user
        elif not (isinstance(event, TurnBegan) and _is_gone(around.table(guild).state, event.seat)):
            voice.on_event(event)
        if isinstance(event, GameOver | Closed):
            self._gateway.spawn(_quietly(hall.close(guild)))

    async def _open(
        self, around: Surroundings, hall: VoiceHall, table: Table, running: Sequence[Event]
    ) -> VoiceTable | None:
        state, book = table.state, table.book
        if state is None or state.game is None or book is None:
            return None
        lobby = state.lobby
        self._awaited.discard(table.guild)
        if not lobby.voice:
            return None
        place = VoicePlace(around.bot, table.guild, lobby.voice)
        channel = place.channel
        if channel is None:
            if not place.deleted:
                self._awaited.add(table.guild)
            return None
        try:
            noted = await around.notes.settings(table.guild)
        except StoreUnavailable:  # a narrator too many is put out again; none at all would be missed
            noted = {}

        async def sent(away: bool) -> None:
            here, gone = (None, state.token) if away else (state.token, None)
            await around.notes.set_settings(table.guild, {AWAY: gone, CALLED: here})

        self._seats[table.guild] = seats = {seat: player.user for seat, player in enumerate(state.seats, 1)}
        setting = Setting(
            scenario=book.id,
            language=lobby.language,
            seats=seats,
            living=set(state.game.living),
            in_turns=views.speaks_in_turns(book),
            exempt=frozenset({lobby.moderator} - set(seats.values()) if lobby.moderator else ()),
            silencing=frozenset(book.scenario.silencing),
            wake=lambda: _calls(table),
            away=noted.get(AWAY) == state.token if lobby.narrator else noted.get(CALLED) != state.token,
            sent=sent,
            look=lambda user: around.look(table.guild, user),
        )

        async def say(word: str, args: Mapping[str, Any]) -> None:
            await around.say(lobby, word, args)

        return await hall.open(channel, setting, say, running)


def _calls(table: Table) -> Wake:
    """Who is called in the night that has begun."""
    state, book = table.state, table.book
    return () if state is None or state.game is None or book is None else views.wake_calls(book, state.game)


def _left(state: TableState | None, now: int) -> float | None:
    clock = None if state is None else state.clock
    return None if clock is None or clock.ends is None else (clock.ends - now) / 1000


def _is_gone(state: TableState | None, seat: int | None) -> bool:
    return state is not None and seat in state.absent


def _has_voice(state: TableState | None) -> bool:
    return state is not None and state.running and state.lobby.voice is not None


async def _quietly(work: Any) -> None:
    try:
        await work
    except Exception:
        log.exception("the voice could not be settled")
