"""The narrators of a process's tables: what `cogs.voices.Voices` asks for, done with the voice hall."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.look import words_of
from cogs.voice.cues import Wake
from cogs.voice.debts import Debts
from cogs.voice.gateway import VoiceGateway
from cogs.voice.hall import VoiceHall
from cogs.voice.silence import SILENCED
from cogs.voice.table import Setting, VoiceTable
from core.rulebook.book import Rulebook
from core.rules.events import ALL, Event
from core.rules.functions import Names
from core.rules.state import Game
from core.table import TableState

if TYPE_CHECKING:
    from cogs.bot import Moderator

log = logging.getLogger(__name__)


class TableVoices:
    """Opens a voice table for each game whose lobby names a voice channel, and closes it when the game ends.

    ``own`` is the folder of the server's own recordings, which go before those of the packs.
    """

    def __init__(self, debts: Debts, gateway: VoiceGateway | None = None, own: Path | None = None) -> None:
        self._debts, self._own = debts, own
        self._gateway = gateway or VoiceGateway()
        self._hall: VoiceHall | None = None
        self._seats: dict[int, dict[int, int]] = {}

    async def start(self, bot: Moderator) -> None:
        """The gateway is open: release whom an earlier process left muted, where no game with a voice goes on."""
        self._hall = hall = VoiceHall(bot, self._debts, self._gateway, self._own)
        await bot.add_cog(hall)
        guilds = [guild.id for guild in bot.guilds]
        playing = {guild for guild in guilds if _has_voice(bot.tables.get(guild).state)}
        self._gateway.spawn(_quietly(hall.pay(playing)))

    async def resume(self, bot: Moderator, guild: int) -> None:
        """A game goes on after a restart: the same microphones, and nothing of it said again."""
        state = bot.tables.get(guild).state
        if state is None or state.game is None or not state.running:
            return
        book = bot.tables.get(guild).book
        silenced = [] if book is None else silenced_of(book, state.game)
        table = await self._open(bot, guild, state, [*running_of(state.game), *silenced])
        if table is not None:
            table.clock(_left(state, bot.pieces.now()))
            return
        home = bot.get_guild(guild)  # its voice channel is gone: then nobody may stay muted
        if home is not None and self._hall is not None:
            await self._hall.settle(home)

    async def hear(self, bot: Moderator, guild: int, events: Sequence[Event]) -> None:
        """These events, whatever their audience, have happened at this table; only those for everybody may be heard."""
        try:
            for event in events:
                await self._follow(bot, guild, event)
        except Exception:  # a voice that fails stops no game
            log.exception("the voice of guild %s did not follow", guild)

    async def close(self) -> None:
        """The process ends: everybody is released."""
        if self._hall is not None:
            await self._hall.cog_unload()

    async def _follow(self, bot: Moderator, guild: int, event: Event) -> None:
        state = bot.tables.get(guild).state
        if event.kind == "seated" and state is not None:
            await self._open(bot, guild, state, ())
        table = None if self._hall is None else self._hall.table(guild)
        if table is not None:
            self._tell(bot, guild, table, event)

    def _tell(self, bot: Moderator, guild: int, table: VoiceTable, event: Event) -> None:
        if event.kind == "clock":
            ends = event.data["ends"]
            table.clock(None if ends is None else (ends - bot.pieces.now()) / 1000)
        elif event.kind == "extended":
            table.clock(_left(bot.tables.get(guild).state, bot.pieces.now()))
        elif event.kind == "replaced":
            self._seats[guild][event.data["seat"]] = event.data["user"]
        else:
            table.on_event(event)
        if event.kind in ("over", "closed") and self._hall is not None:
            self._gateway.spawn(_quietly(self._hall.close(guild)))

    async def _open(self, bot: Moderator, guild: int, state: TableState, running: Sequence[Event]) -> VoiceTable | None:
        game, book, lobby = state.game, bot.tables.get(guild).book, state.lobby
        channel = bot.get_channel(lobby.voice) if lobby.voice else None
        if self._hall is None or game is None or book is None:
            return None
        if not isinstance(channel, discord.VoiceChannel | discord.StageChannel):
            return None
        self._seats[guild] = seats = {seat: player.user for seat, player in enumerate(state.seats, 1)}
        setting = Setting(
            scenario=book.id,
            language=lobby.language,
            seats=seats,
            living=set(game.living),
            in_turns=in_turns(book),
            exempt=frozenset({lobby.moderator} - set(seats.values()) if lobby.moderator else ()),
            wake=lambda: wake_of(book, bot.tables.get(guild).state),
        )

        async def say(word: str, args: Mapping[str, Any]) -> None:
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.TextDisplay(words_of(lobby.language, book.id)(word, **args)))
            await bot.surface.post(lobby.channel, view, secrets.token_hex(8))

        return await self._hall.open(channel, setting, say, running)


def in_turns(book: Rulebook) -> bool:
    """Whether the rulebook's day is a round of speeches."""
    day = book.scenario.phases.get("day")
    return day is not None and day.turns != "none"


def wake_of(book: Rulebook, state: TableState | None) -> Wake:
    """The calls of the night that has begun, in the rulebook's order: who is called, for how many seconds."""
    if state is None or state.game is None:
        return ()
    names = Names(book, state.game)
    return [(call.call, float(call.seconds(names))) for call in book.scenario.wake if call.if_(names)]


def running_of(game: Game) -> list[Event]:
    """The running phase, and the running turn if there is one, as the events that began them."""
    shown = {"day": game.day, "night": game.night, "seconds": game.seconds, "on_defence": list(game.defence)}
    phase = Event("phase", ALL, {"phase": game.phase, "serial": game.serial, "turns": bool(game.turn), **shown})
    return [phase, Event("turn", ALL, dict(game.turn))] if game.turn else [phase]


def silenced_of(book: Rulebook, game: Game) -> list[Event]:
    """Who must not speak now, as far as everybody knows it, as the events that silenced them."""
    if book.scenario.marks.get(SILENCED) != "public":
        return []
    seats = [seat.number for seat in game.seats if SILENCED in seat.marks]
    return [Event("mark", ALL, {"seat": number, "mark": SILENCED, "until": None, "value": None}) for number in seats]


def _left(state: TableState | None, now: int) -> float | None:
    clock = None if state is None else state.clock
    return None if clock is None or clock.ends is None else (clock.ends - now) / 1000


def _has_voice(state: TableState | None) -> bool:
    return state is not None and state.running and state.lobby.voice is not None


async def _quietly(work: Any) -> None:
    try:
        await work
    except Exception:
        log.exception("the voice could not be settled")
