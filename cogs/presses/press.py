"""One person's one interaction with a table: who they are there, what they see, how they are answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from cogs.messages.address import Address
from cogs.messages.people import language_of
from cogs.presses.errors import whisper
from cogs.showing.panels.page import page
from cogs.showing.view import Look, words_of
from core.table import Outcome, Table, TableState
from core.table.commands import Command
from core.words import Names, Wording

if TYPE_CHECKING:
    from cogs.moderator import Moderator

PERSIAN = "fa"


@dataclass
class Visit:
    """``table``: of the server it is about. ``language``: in which the person is answered. ``address``: of the pressed
    component, if it was one. ``values``: what was chosen in a menu."""

    bot: Moderator
    interaction: discord.Interaction[Any]
    table: Table
    language: str
    address: Address | None = None
    values: tuple[str, ...] = ()

    @classmethod
    async def of(cls, bot: Moderator, interaction: discord.Interaction[Any], guild: int) -> Visit:
        """A visit to the table of a server, read from the store if this process does not hold it yet."""
        bot.roll.seen(guild, interaction.user.id)
        table = bot.tables.get(guild)
        if table.state is None:
            await table.load()
        return cls(bot, interaction, table, await tongue(bot, interaction, guild, table.state))

    @property
    def user(self) -> int:
        """Who it is."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """What they call themselves here."""
        return self.interaction.user.display_name

    @property
    def steward(self) -> bool:
        """Whether they have rights over the games of this server."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def state(self) -> TableState | None:
        """The table as it stands."""
        return self.table.state

    @property
    def seat(self) -> int | None:
        """Their seat in the running game."""
        return None if self.state is None else self.state.seat_of(self.user)

    @property
    def rest(self) -> str:
        """What the pressed component says besides its purpose."""
        return "" if self.address is None else self.address.rest

    def look(self) -> Look | None:
        """The table in this person's language; None where there is none."""
        state, book = self.state, self.table.book
        if state is None or book is None:
            return None
        return Look.at(self.table.guild, state, book, self.language, self.bot.pieces.now())

    async def do(self, command: Command, *, as_steward: bool = False) -> Outcome | None:
        """Carry out a command in this person's name (``as_steward``: in the table's, if they have rights over games).

        None where it was refused; they have been told why.
        """
        user = None if as_steward and self.steward else self.user
        # The phase may have changed since the press was looked at; the table compares again as it decides.
        phase = None if self.address is None else self.address.serial or None
        metrics = self.bot.metrics
        with metrics.command_seconds.time():
            outcome = await self.table.do(command, user=user, interaction=str(self.interaction.id), phase=phase)
        word = "done" if outcome.refusal is None else "refused"
        metrics.commands.labels(type(command).__name__, "repeated" if outcome.duplicate else word).inc()
        if outcome.refusal is not None:
            await self.refuse(outcome.refusal.code, **outcome.refusal.args)
            return None
        return outcome

    async def refuse(self, code: str, **args: Any) -> None:
        """Say why not, to this person alone."""
        await self.whisper(self.refusal(code, args))

    def refusal(self, code: str, args: Mapping[str, Any]) -> discord.ui.LayoutView:
        """A refusal in this person's language."""
        look = self.look()
        wording = look.wording if look is not None else Wording(Names(words_of(self.language), {}))
        return page(wording.word_refusal(code, args))

    async def say(self, text: str, **args: Any) -> None:
        """Tell this person alone the text of this id."""
        look = self.look()
        words = look.words if look is not None else words_of(self.language)
        await self.whisper(page(words(text, **args)))

    async def whisper(self, view: discord.ui.LayoutView) -> None:
        """Show this person alone."""
        await whisper(self.interaction, view)

    async def update(self, view: discord.ui.LayoutView) -> None:
        """Change the message whose component was pressed."""
        await self.interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())


async def tongue(bot: Moderator, interaction: discord.Interaction[Any], guild: int, state: TableState | None) -> str:
    """In which language a person is answered: the one they chose; Persian at a Persian table, since Discord's clients
    do not know it; else their client's, if we speak it; else the table's. Where there is no table, the server's."""
    chosen = await bot.people.language(interaction.user.id, "")
    if chosen:
        return chosen
    if state is not None:
        table = state.lobby.language
    else:
        table = (await bot.store.settings(guild)).get("language") or bot.pieces.language
    return table if table == PERSIAN else language_of(interaction.locale) or table
