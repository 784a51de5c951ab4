"""A table as one language shows it: what every panel is made from."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.messages.press_purposes import Purpose
from cogs.messages.work import Work
from cogs.services import Services
from core.books.library import home_of
from core.rules.events import PhaseBegan
from core.rules.prompts import Prompt, prompts
from core.table import Game, Rulebook, Table, TableId, TableState
from core.words import BrokenTextsError, SeatNames, Wording, Words, fitting
from core.words.table_wording import title_of

log = logging.getLogger(__name__)

Style = discord.ButtonStyle
TEXT_LIMIT = 3900  # characters of text in one message of components; Discord allows 4,000
NAMES_AT_MOST = 300
"""Characters of the names of one table. A panel names everybody up to three times, and all of it must fit."""


def words_of(language: str, scenario: str | None = None) -> Words:
    """The texts of a language, those of a scenario first."""
    return Words.at_hand(language, None if scenario is None else home_of(scenario))


def first_word(words: Words, state: TableState | None, user: int) -> str:
    """What begins the direct messages of somebody who has come to a table: what they will get there."""
    runs = state is not None and user in (state.lobby.moderator, state.lobby.cohost)
    plays = state is not None and (state.lobby.has(user) or state.seat_of(user) is not None)
    return words("dm-first-word-host" if runs and not plays else "dm-first-word")


def room_name(words: Words, room: str) -> str:
    """What a team's room is called."""
    return words(f"room-{room}") if words.has(f"room-{room}") else words("room-title", room=room)


async def words_ready(language: str, scenario: str | None = None) -> None:
    """Have these texts compiled, in a thread, so that a page full of them keeps nobody waiting."""
    words = words_of(language, scenario)
    if not words.are_compiled:
        try:
            await asyncio.to_thread(words.compile)
        except BrokenTextsError as error:  # each that is broken is said in English
            log.error("%s, %s: %s", language, scenario or "common texts", error)


async def shown_in_turn(services: Services, work: Work) -> TableView | None:
    """A table once it is this one's turn to be shown, and its texts are there; None where there is none."""
    await services.fair_scheduler.through()
    state = services.table(work.table).state
    if state is None:
        return None
    await words_ready(state.lobby.language, state.lobby.scenario)
    return TableView.of(services.table(work.table), services.now(), work=work)


@dataclass(frozen=True, slots=True)
class TableView:
    """A table and its rulebook in one language, and the addresses of their components."""

    work: Work
    """What it is looked at for."""
    state: TableState
    book: Rulebook
    wording: Wording
    now: int
    """Epoch milliseconds."""

    @classmethod
    def at(cls, id_: TableId, state: TableState, book: Rulebook, language: str, now: int) -> TableView:
        """The table in this language."""
        players = dict(enumerate(fitting(tuple(player.name for player in state.seats), NAMES_AT_MOST), 1))
        return cls(Work(id_), state, book, Wording(SeatNames(words_of(language, book.id), players)), now)

    @classmethod
    def of(cls, table: Table, now: int, language: str | None = None, *, work: Work | None = None) -> TableView | None:
        """The table as this process last saw it, in this language or in its own, looked at for this `work`, or for
        none in particular; None where there is none."""
        state = table.state
        book = table.book
        if state is None or book is None:
            return None
        view = cls.at(table.id, state, book, language or state.lobby.language, now)
        return view if work is None else replace(view, work=work)

    def spoken(self, language: str) -> TableView:
        """The same table in another language."""
        if language == self.words.language.code:
            return self
        return replace(TableView.at(self.id, self.state, self.book, language, self.now), work=self.work)

    def nameless(self) -> TableView:
        """The same table with everybody called by their number, where a server refuses a name."""
        return replace(self, wording=Wording(SeatNames(self.words, {})))

    @property
    def id(self) -> TableId:
        """Which table it is."""
        return self.work.table

    @property
    def guild(self) -> int:
        """The server's id."""
        return self.id.guild

    @property
    def words(self) -> Words:
        """The texts."""
        return self.wording.words

    @property
    def names(self) -> SeatNames:
        """What the seats are called."""
        return self.wording.names

    @property
    def game(self) -> Game:
        """The running game. Only where there is one."""
        assert self.state.game is not None
        return self.state.game

    @property
    def serial(self) -> int:
        """The running phase's serial, 0 in the lobby."""
        return 0 if self.state.game is None else self.state.game.serial

    def prompts(self, seat: int | None = None) -> list[Prompt]:
        """What is asked of a seat (or of all) now."""
        return prompts(self.book, self.game, seat) if self.state.running else []

    def address(self, purpose: Purpose, rest: str = "", *, any_time: bool = False) -> str:
        """A `custom_id` of this game, good in this phase alone or at `any_time`."""
        return str(Address(self.id, self.state.token, 0 if any_time else self.serial, purpose, rest))

    def button(
        self, purpose: Purpose, text: str, style: Style = Style.secondary, rest: str = "", *, any_time: bool = False
    ) -> ui.Button[ui.LayoutView]:
        """A button labelled with the text of this id."""
        return ui.Button(label=self.words(text), style=style, custom_id=self.address(purpose, rest, any_time=any_time))

    def seat_options(self, seats: Iterable[int], chosen: Iterable[int] = ()) -> list[discord.SelectOption]:
        """Seats as options of a menu."""
        marked = set(chosen)
        return [
            discord.SelectOption(label=self.names.label(seat)[:100], value=str(seat), default=seat in marked)
            for seat in seats
        ]

    @property
    def ends(self) -> str | None:
        """When the running phase or speech ends, as Discord shows a time to come; None while paused."""
        clock = self.state.clock
        return None if clock is None or clock.ends is None else when(clock.ends)


def phase_title(view: TableView, began: PhaseBegan | Game) -> str:
    """What a phase that has begun, or is running, is called: the second night, the day, the verdict."""
    return title_of(view.words, began.phase, began.day, began.night)


def side(words: Words, team: str) -> str:
    """What a team is called on its own: `team-ID` is what a card says of whom its owner wins with."""
    return words(f"side-{team}" if words.has(f"side-{team}") else f"team-{team}")


def when(moment: int, form: str = "R") -> str:
    """A moment (epoch milliseconds) as each reader's client shows it: `R` relative, `T` the time of day."""
    return f"<t:{(moment + 500) // 1000}:{form}>"
