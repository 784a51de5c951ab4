"""The lobby: opening a table, chairs, beginning, calling off."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks import Handler
from cogs.look import words_of
from cogs.overseers import overseers
from cogs.panels.lobby import lobby_panel
from cogs.places import Spot
from cogs.tongues import about, choices, languages, name, options
from cogs.visit import Visit, tongue
from core.books.library import published
from core.store import StoreUnavailable
from core.table.commands import Begin, Configure, Join, Leave, Open, Stop

if TYPE_CHECKING:
    from cogs.bot import Moderator

Interaction = discord.Interaction[Any]
NEEDED = ("view_channel", "send_messages")
MOST_CHOICES = 25  # Discord shows no more
A_MOMENT = 1.5  # seconds; Discord waits three for an acknowledgement


class LobbyCommands(commands.Cog):
    """``/mafia start`` and what follows until the cards are dealt."""

    bot: Moderator

    def serve_lobby(self) -> None:
        """Take the presses of the lobby's buttons."""
        desks: dict[str, Handler] = {
            "join": self._join,
            "leave": self._leave,
            "begin": self._begin,
            "stop": self._stop,
            "relay": self._relay,
        }
        for purpose, handler in desks.items():
            self.bot.clicks.serve(purpose, handler, "update", anywhere=True)

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
        visit = await self._visit(interaction)
        if why_not is not None:
            await visit.refuse(why_not)
            return
        settings = await self.bot.store.settings(visit.table.guild)
        command = Open(
            by=visit.user,
            name=visit.name,
            channel=interaction.channel_id or 0,
            scenario=scenario,
            voice=voice.id if voice is not None else int(settings["voice"]) if "voice" in settings else None,
            moderator=None if host is None else host.id,
            language=language or settings.get("language") or visit.language,
            pace=pace,
            relay=relay,
        )
        if await visit.do(command) is not None:
            await self._show(visit)

    async def _why_not(self, interaction: Interaction, scenario: str, host: discord.Member | None) -> str | None:
        """A refusal code known before anything is decided, so that the answer can be a private one.

        What happens in the same moment may still be refused afterwards, in public then.
        """
        if host is not None and host.bot:
            return "bots"
        if not all(getattr(interaction.app_permissions, right) for right in NEEDED):
            return "setup_missing"
        if scenario not in published():
            return "unknown_scenario"
        guild = interaction.guild_id or 0
        table = self.bot.tables.get(guild)
        try:
            async with asyncio.timeout(A_MOMENT):
                chosen = (await self.bot.store.settings(guild)).get("channel")
                state = table.state or await table.load()
        except (TimeoutError, StoreUnavailable):
            return "try_again"
        if state is None or state.over:
            return None if chosen in (None, str(interaction.channel_id)) else "not_here"
        return "lobby_open" if state.game is None else "game_running"

    async def _show(self, visit: Visit) -> None:
        assert visit.state is not None
        visit.language = visit.state.lobby.language
        look = visit.look()
        if look is None:
            return
        sent = await visit.interaction.edit_original_response(view=lobby_panel(look, self._watchers(visit)))
        await self.bot.places.put(look.guild, {"lobby": Spot(look.state.lobby.channel, sent.id)})

    def _watchers(self, visit: Visit) -> list[str]:
        assert visit.state is not None
        return overseers(self.bot, visit.table.guild, visit.state.lobby)

    async def _visit(self, interaction: Interaction) -> Visit:
        self.bot.watch.see(interaction)
        return await Visit.of(self.bot, interaction, interaction.guild_id or 0)

    @start.autocomplete("scenario")
    async def _scenarios(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await scenario_choices(self.bot, interaction, current)

    @app_commands.command(name=name("mafia-join"), description=about("mafia-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a chair."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._join(await self._visit(interaction))

    @app_commands.command(name=name("mafia-leave"), description=about("mafia-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up a chair."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._leave(await self._visit(interaction))

    @app_commands.command(name=name("mafia-begin"), description=about("mafia-begin"))
    async def begin(self, interaction: Interaction) -> None:
        """Deal the cards."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await self._visit(interaction)
        if await self._begin(visit):
            await visit.say("host-done")

    @app_commands.command(name=name("mafia-stop"), description=about("mafia-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """End the table without a winner."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await self._visit(interaction)
        if await self._stop(visit):
            await visit.say("host-done")

    async def _join(self, visit: Visit) -> None:
        self.bot.watch.see(visit.interaction)
        if await visit.do(Join(visit.user, visit.name)) is None or visit.state is None:
            return
        if visit.state.game is not None:
            await visit.say("host-done")
        elif visit.user in (waiting := [player.user for player in visit.state.lobby.waiting]):
            await visit.say("lobby-you-wait", number=waiting.index(visit.user) + 1)
        else:
            await visit.say("lobby-you-joined")

    async def _leave(self, visit: Visit) -> None:
        if await visit.do(Leave(visit.user)) is not None:
            await visit.say("lobby-you-left")

    async def _begin(self, visit: Visit) -> bool:
        return await visit.do(Begin(visit.user, self.bot.pieces.seed(), steward=visit.steward)) is not None

    async def _stop(self, visit: Visit) -> bool:
        return await visit.do(Stop(visit.user, steward=visit.steward)) is not None

    async def _relay(self, visit: Visit) -> None:
        await visit.do(Configure(visit.user, {"relay": True}, steward=visit.steward))


async def scenario_choices(bot: Moderator, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Published rulebooks by their titles in this person's language; those whose title or id holds what is typed."""
    guild = interaction.guild_id or 0
    language = await tongue(bot, interaction, guild, bot.tables.get(guild).state)
    titles = {id_: words_of(language, id_)("scenario-title") for id_ in published()}
    typed = current.casefold()
    found = [id_ for id_, title in titles.items() if typed in id_ or typed in title.casefold()]
    return [app_commands.Choice(name=titles[id_], value=id_) for id_ in found[:MOST_CHOICES]]
