"""The lobby: opening a table, chairs, beginning, calling off."""

from __future__ import annotations

import asyncio
from typing import Literal

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import rulebook_choices
from cogs.messages.places import Spot
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, choices, languages, name, options
from cogs.presses.press import Press
from cogs.presses.refusals import Reason
from cogs.presses.router import Handler, Router
from cogs.showing.panels.lobby import lobby_panel
from core.books.library import at_hand
from core.table import StoreUnavailable
from core.table.commands import Begin, Configure, Join, Leave, Open, Stop

NEEDED = ("view_channel", "send_messages")
A_MOMENT = 1.5  # seconds; Discord waits three for an acknowledgement


class LobbyCommands(TableCog):
    """`/mafia start` and what follows until the cards are dealt."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the lobby's buttons."""
        super().take_presses(router)
        pressed: dict[str, Handler] = {
            "join": self._join,
            "leave": self._leave,
            "begin": self._begin,
            "stop": self._stop,
            "relay": self._relay,
        }
        for purpose, handler in pressed.items():
            router.route(purpose, handler, "update", anywhere=True)

    @app_commands.command(name=name("mafia-start"), description=about("mafia-start"))
    @options("mafia-start", "scenario", "voice", "host", "pace", "relay", "language")
    @app_commands.choices(language=languages(), pace=choices("mafia-start", "pace", "together", "clock"))
    async def start(
        self,
        interaction: Interaction,
        scenario: str = "classic",
        voice: discord.VoiceChannel | discord.StageChannel | None = None,
        host: discord.Member | None = None,
        pace: Literal["together", "clock"] = "together",
        relay: bool = False,
        language: str | None = None,
    ) -> None:
        """Open a lobby; its message is the answer, which everybody sees. A refusal is for the asker alone."""
        why_not = await self._why_not(interaction, scenario, host)
        await interaction.response.defer(ephemeral=why_not is not None, thinking=True)
        press = await self._noted(interaction)
        if why_not is not None:
            await press.refuse(why_not)
            return
        settings = await self.services.guild_notes.settings(press.table.guild)
        command = Open(
            by=press.user,
            name=press.name,
            channel=interaction.channel_id or 0,
            scenario=scenario,
            voice=voice.id if voice is not None else int(settings["voice"]) if "voice" in settings else None,
            moderator=None if host is None else host.id,
            language=language or settings.get("language") or press.language,
            pace=pace,
            relay=relay,
        )
        if await press.do(command) is not None:
            await self._show(press)

    async def _why_not(self, interaction: Interaction, scenario: str, host: discord.Member | None) -> Reason | None:
        """A refusal code known before anything is decided, so that the answer can be a private one.

        What happens in the same moment may still be refused afterwards, in public then.
        """
        if host is not None and host.bot:
            return "bots"
        if not all(getattr(interaction.app_permissions, right) for right in NEEDED):
            return "setup_missing"
        if scenario not in at_hand():
            return "unknown_scenario"
        guild = interaction.guild_id or 0
        table = self.services.table(guild)
        try:
            async with asyncio.timeout(A_MOMENT):
                chosen = (await self.services.guild_notes.settings(guild)).get("channel")
                state = table.state or await table.load()
        except (TimeoutError, StoreUnavailable):
            return "try_again"
        if state is None or state.over:
            return None if chosen in (None, str(interaction.channel_id)) else "not_here"
        return "lobby_open" if state.game is None else "game_running"

    async def _show(self, press: Press) -> None:
        assert press.state is not None
        press.language = press.state.lobby.language
        view = press.view()
        if view is None:
            return
        sent = await press.interaction.edit_original_response(view=lobby_panel(view, self._readers(press)))
        await self.services.places.put(view.guild, {"lobby": Spot(view.state.lobby.channel, sent.id)})

    def _readers(self, press: Press) -> list[str]:
        assert press.state is not None
        return self.services.thread_readers.among(press.table.guild, press.state.lobby)

    async def _noted(self, interaction: Interaction) -> Press:
        self.services.thread_readers.note(interaction)
        return await Press.of(self.services, interaction)

    @start.autocomplete("scenario")
    @suggesting
    async def _scenarios(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current)

    @app_commands.command(name=name("mafia-join"), description=about("mafia-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a chair."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._join(await self._noted(interaction))

    @app_commands.command(name=name("mafia-leave"), description=about("mafia-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up a chair."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._leave(await self._noted(interaction))

    @app_commands.command(name=name("mafia-begin"), description=about("mafia-begin"))
    async def begin(self, interaction: Interaction) -> None:
        """Deal the cards."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        press = await self._noted(interaction)
        if await self._begin(press):
            await press.say("host-done")

    @app_commands.command(name=name("mafia-stop"), description=about("mafia-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """End the table without a winner."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        press = await self._noted(interaction)
        if await self._stop(press):
            await press.say("host-done")

    async def _join(self, press: Press) -> None:
        self.services.thread_readers.note(press.interaction)
        if await press.do(Join(press.user, press.name)) is None or press.state is None:
            return
        if press.state.game is not None:
            await press.say("host-done")
        elif press.user in (waiting := [player.user for player in press.state.lobby.waiting]):
            await press.say("lobby-you-wait", number=waiting.index(press.user) + 1)
        else:
            await press.say("lobby-you-joined")

    async def _leave(self, press: Press) -> None:
        if await press.do(Leave(press.user)) is not None:
            await press.say("lobby-you-left")

    async def _begin(self, press: Press) -> bool:
        return await press.do(Begin(press.user, self.services.seed(), steward=press.steward)) is not None

    async def _stop(self, press: Press) -> bool:
        return await press.do(Stop(press.user, steward=press.steward)) is not None

    async def _relay(self, press: Press) -> None:
        await press.do(Configure(press.user, {"relay": True}, steward=press.steward))
