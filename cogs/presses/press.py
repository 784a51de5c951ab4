"""One press, form or slash command of one person: who they are at the table, what they see, how they are answered."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.messages.address import Address
from cogs.messages.failures import BROKEN
from cogs.presses.errors import whisper
from cogs.presses.languages import language_for
from cogs.presses.refusals import Reason
from cogs.services import Services
from cogs.showing.panels.form import values_of
from cogs.showing.panels.page import page
from cogs.showing.view import TableView, words_of, words_ready
from core.table import Outcome, Table, TableState
from core.table.commands import Command
from core.words import Names, Wording

log = logging.getLogger(__name__)


@dataclass
class Press:
    """What a person has asked of a table, whichever way, and how they are answered."""

    services: Services
    interaction: discord.Interaction[Any]
    # Of the server it is about.
    table: Table
    # In which the person is answered.
    language: str
    # Of the pressed component, if it was one.
    address: Address | None = None
    # What was chosen in a menu.
    values: tuple[str, ...] = ()

    @classmethod
    async def of(
        cls, services: Services, interaction: discord.Interaction[Any], address: Address | None = None
    ) -> Press:
        """A press at the table of a server (of the component's, if it was one), read from the store if this process
        does not hold it yet."""
        guild = address.guild if address is not None else interaction.guild_id or 0
        data: Any = interaction.data or {}
        table = services.table(guild)
        if table.state is None:
            await table.load()
        services.attendance.seen(guild, interaction.user.id)
        if interaction.guild_id is None:
            services.sender.forgive(interaction.user.id)
        language = await language_for(services, interaction, guild, table.state)
        await words_ready(language, None if table.state is None else table.state.lobby.scenario)
        return cls(services, interaction, table, language, address, tuple(data.get("values", ())))

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
    def may_attach(self) -> bool:
        """Whether the bot may put files where this was pressed."""
        return self.interaction.app_permissions.attach_files

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

    @property
    def written(self) -> dict[str, Any]:
        """What a form that was sent says, by field: a list of a menu, text of a line."""
        data: Any = self.interaction.data or {}
        return values_of(data.get("components"))

    @property
    def line(self) -> str:
        """What was written in a form of one line."""
        return str(self.written.get("text") or "").strip()

    @property
    def leads(self) -> bool:
        """Whether they may do at this table what its host may."""
        return self.steward or (self.state is not None and self.state.leads(self.user))

    def view(self) -> TableView | None:
        """The table in this person's language; None where there is none."""
        return TableView.of(self.table, self.services.now(), self.language)

    async def do(self, command: Command, *, as_steward: bool = False) -> Outcome | None:
        """Carry out a command in this person's name (`as_steward`: in the table's, if they have rights over games).

        None where it was refused; they have been told why.
        """
        user = None if as_steward and self.steward else self.user
        # The phase may have changed since the press was looked at; the table compares again as it decides.
        phase = None if self.address is None else self.address.serial or None
        metrics = self.services.metrics
        with metrics.command_seconds.time():
            outcome = await self.table.do(command, user=user, interaction=str(self.interaction.id), phase=phase)
        word = "done" if outcome.refusal is None else "refused"
        metrics.commands.labels(type(command).__name__, "repeated" if outcome.duplicate else word).inc()
        if outcome.refusal is not None:
            await self.refuse(outcome.refusal.code, **outcome.refusal.args)
            return None
        return outcome

    async def refuse(self, code: Reason, **args: Any) -> None:
        """Say why not, to this person alone."""
        await self.whisper(self.refusal(code, args))

    def refusal(self, code: str, args: Mapping[str, Any]) -> discord.ui.LayoutView:
        """A refusal in this person's language."""
        view = self.view()
        wording = view.wording if view is not None else Wording(Names(words_of(self.language), {}))
        return page(wording.word_refusal(code, args))

    def welcome(self) -> None:
        """Let direct messages reach this person from now on: they have come to a table by themselves."""
        first = page(words_of(self.language)("dm-first-word"))
        self.services.sender.welcome(self.table.guild, self.user, first)

    async def say(self, text: str, **args: Any) -> None:
        """Tell this person alone the text of this id."""
        view = self.view()
        words = view.words if view is not None else words_of(self.language)
        await self.whisper(page(words(text, **args)))

    async def whisper(self, layout: discord.ui.LayoutView) -> None:
        """Show this person alone."""
        await whisper(self.interaction, layout)

    async def add(self, layout: discord.ui.LayoutView) -> None:
        """Show this person alone something beside the answer that everybody sees."""
        try:
            await self.interaction.followup.send(
                view=layout, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as gone:
            log.warning("a word beside an answer did not arrive: %s", gone)

    async def update(self, layout: discord.ui.LayoutView, files: Sequence[tuple[str, bytes]] | None = None) -> None:
        """Change the message whose component was pressed, and give it these `files` (names and contents) in place of
        those that it has; once more where the connection breaks."""
        try:
            await self._edit(layout, files)
        except BROKEN:
            await self._edit(layout, files)

    async def _edit(self, layout: discord.ui.LayoutView, files: Sequence[tuple[str, bytes]] | None) -> None:
        none = discord.AllowedMentions.none()
        if files is not None:
            attached = [discord.File(io.BytesIO(content), filename=name) for name, content in files]
            await self.interaction.edit_original_response(view=layout, attachments=attached, allowed_mentions=none)
        else:
            await self.interaction.edit_original_response(view=layout, allowed_mentions=none)
