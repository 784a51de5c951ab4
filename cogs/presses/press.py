"""One press, form or slash command of one person: who they are at the table, what they see, how they are answered."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.messages.address import Address
from cogs.messages.failures import kind_of
from cogs.messages.work import Work
from cogs.presses.acknowledge import Kinds, answer_first, insist
from cogs.presses.errors import whisper
from cogs.presses.languages import language_for
from cogs.presses.refusals import Reason
from cogs.presses.whose import meant, table_here
from cogs.services import Services
from cogs.showing.panels.form import values_of
from cogs.showing.panels.page import page
from cogs.showing.view import TableView, first_word, words_of, words_ready
from core.once import once
from core.table import TABLES, Outcome, SnapshotError, Table, TableId, TableState
from core.table.table_commands import Command, Open
from core.words import SeatNames, Wording

log = logging.getLogger(__name__)

FULL = "tables_full"


@dataclass
class Press:
    """What a person has asked of a table, whichever way, and how they are answered."""

    services: Services
    interaction: discord.Interaction[Any]
    table: Table
    """Of the server it is about."""
    language: str
    """In which the person is answered."""
    address: Address | None = None
    """Of the pressed component, if it was one."""
    values: tuple[str, ...] = ()
    """What was chosen in a menu."""
    is_sure: bool = True
    """Whether the table is the one that is meant, and not just one of several."""

    @classmethod
    async def of(
        cls,
        services: Services,
        interaction: discord.Interaction[Any],
        address: Address | None = None,
        table: Table | None = None,
    ) -> Press:
        """A press at a table: the component's, if it was one, else this one, else the one that is meant as far as can
        be told; read from the store if this process does not hold it yet."""
        id_ = TableId(interaction.guild_id or 0) if address is None else address.table
        is_sure = True
        data: Any = interaction.data or {}
        if services.client.get_guild(id_.guild) is not None:
            try:
                tables = await services.tables_of(id_.guild)
            except SnapshotError:  # a game waits for a later program; the server's others go on
                tables = []
                if table is None and address is None:
                    table = table_here(services, interaction)
                    if table is None:
                        raise
            if table is None and address is None:
                table = meant(services, tables, interaction)
                is_sure = table is not None or not tables
                table = table or next(iter(tables), None)
        table = table or services.table(id_)
        if table.state is None or not table.is_ours:
            await table.load()
        id_ = table.id
        services.attendance.seen(id_, interaction.user.id)
        services.thread_readers.note(interaction, None if table.state is None else table.state.lobby.home)
        if interaction.guild_id is None:
            services.sender.try_dm_again(interaction.user.id)
        language = await language_for(services, interaction, id_.guild, table.state if is_sure else None)
        await words_ready(language, None if table.state is None else table.state.lobby.scenario)
        return cls(services, interaction, table, language, address, tuple(data.get("values", ())), is_sure)

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

    async def led_lobby(self) -> TableView | None:
        """The table that gathers, for who leads it; None, and they have been told why not."""
        view = self.view()
        if view is None or view.state.game is not None:
            await self.refuse("no_lobby")
        elif not self.leads:
            await self.refuse("not_host")
        else:
            return view
        return None

    async def do(self, command: Command) -> Outcome | None:
        """Carry out a command in this person's name.

        None where it was refused; they have been told why.
        """
        outcome = await self._tried(command)
        if outcome.refusal is not None:
            await self.refuse(outcome.refusal.code, **outcome.refusal.args)
            return None
        return outcome

    async def open(self, command: Open) -> Outcome | None:
        """Open a table in the channel that is named, at the first number that is free. None as `do`."""
        for _ in range(TABLES):
            table = await self.services.table_at(self.table.guild, command.channel)
            if table is None:
                break
            self.table = table
            outcome = await self._tried(command)
            # Another channel's table may have been faster to that number.
            if outcome.refusal is None or outcome.refusal.code != FULL:
                if outcome.refusal is not None:
                    await self.refuse(outcome.refusal.code, **outcome.refusal.args)
                    return None
                # Who opened it hears the table's language from now on, as everybody else does who comes to it.
                self.language = await language_for(self.services, self.interaction, table.guild, table.state)
                await words_ready(self.language, command.scenario)
                return outcome
        await self.refuse(FULL)
        return None

    async def _tried(self, command: Command) -> Outcome:
        # The phase may have changed since the press was looked at; the table compares again as it decides.
        phase = None if self.address is None else self.address.serial or None
        metrics = self.services.metrics
        with metrics.command_seconds.time():
            outcome = await self.table.do(command, user=self.user, interaction=str(self.interaction.id), phase=phase)
        word = "done" if outcome.refusal is None else "refused"
        metrics.commands.labels(type(command).__name__, "repeated" if outcome.duplicate else word).inc()
        return outcome

    async def refuse(self, code: Reason, **args: Any) -> None:
        """Say why not, to this person alone."""
        await self.whisper(self.refusal(code, args))

    def refusal(self, code: Reason, args: Mapping[str, Any]) -> discord.ui.LayoutView:
        """A refusal in this person's language."""
        view = self.view()
        wording = view.wording if view is not None else Wording(SeatNames(words_of(self.language), {}))
        if isinstance(args.get("channel"), int):
            return page(wording.words(f"refusal-{code}", channel=f"<#{args['channel']}>"))
        return page(wording.word_refusal(code, args))

    async def expect(self) -> None:
        """They are about to come to a running game, or to lead one, which alone does not tell that they came by
        themselves. Raises `StoreUnavailable`."""
        await self.services.sender.expect(self.user)

    def welcome(self, first: str | None = None) -> None:
        """Let direct messages reach this person from now on: they have come to a table by themselves, or for what the
        text of the id `first` says."""
        words = words_of(self.language)
        said = first_word(words, self.state, self.user) if first is None else words(first)
        self.services.sender.welcome(Work(self.table.id), self.user, page(said))

    async def say(self, text: str, **args: Any) -> None:
        """Tell this person alone the text of this id."""
        view = self.view()
        words = view.words if view is not None else words_of(self.language)
        await self.whisper(page(words(text, **args)))

    async def whisper(self, layout: discord.ui.LayoutView) -> None:
        """Show this person alone."""
        await whisper(self.services, self.interaction, layout)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Answer with a form; nothing else may have been answered yet."""
        send = self.interaction.response.send_modal
        await answer_first(self.services, self.interaction, Kinds.modal, lambda: send(form))

    async def add(self, layout: discord.ui.LayoutView) -> None:
        """Show this person alone something beside the answer that everybody sees."""
        try:
            await self.interaction.followup.send(
                view=layout, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as gone:
            log.warning("a word beside an answer did not arrive: %s", gone, extra=once("answers", *kind_of(gone)))

    async def update(self, layout: discord.ui.LayoutView, files: Sequence[tuple[str, bytes]] | None = None) -> None:
        """Change the message whose component was pressed, and give it these `files` (names and contents) in place of
        those that it has; again where the connection breaks."""
        await insist(self.services, lambda: self._edit(layout, files))

    async def _edit(self, layout: discord.ui.LayoutView, files: Sequence[tuple[str, bytes]] | None) -> None:
        none = discord.AllowedMentions.none()
        if files is not None:
            attached = [discord.File(io.BytesIO(content), filename=name) for name, content in files]
            await self.interaction.edit_original_response(view=layout, attachments=attached, allowed_mentions=none)
        else:
            await self.interaction.edit_original_response(view=layout, allowed_mentions=none)
