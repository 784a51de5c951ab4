"""The host's levers: the clock, the phase, who sits where; and, for a host who does not play, all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.presses.languages import about, name, options
from cogs.presses.press import Visit
from cogs.showing.panels.status import console
from core.rules.commands import Host as Decision
from core.table.commands import Command, Extend, Next, Pause, Replace, Resume

if TYPE_CHECKING:
    from cogs.moderator import Moderator

Interaction = discord.Interaction[Any]
SAID = ("spoke", "talked")  # what rulebooks call it that somebody was heard
COMMANDS = ("eject", *SAID)  # decisions that have a command of their own


@app_commands.guild_only()
class Host(commands.GroupCog, group_name=name("host"), group_description=about("host")):
    """``/host``. Who may use it, the table decides; each answer is for the host alone."""

    def __init__(self, bot: Moderator) -> None:
        self.bot = bot

    @app_commands.command(name=name("host-pause"), description=about("host-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Stop the clock."""
        visit = await self._asked(interaction)
        await self._pull(visit, Pause(visit.user, visit.steward))

    @app_commands.command(name=name("host-resume"), description=about("host-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Start the clock."""
        visit = await self._asked(interaction)
        await self._pull(visit, Resume(visit.user, visit.steward))

    @app_commands.command(name=name("host-next"), description=about("host-next"))
    async def next(self, interaction: Interaction) -> None:
        """End the phase or the speech."""
        visit = await self._asked(interaction)
        await self._pull(visit, Next(visit.user, visit.steward))

    @app_commands.command(name=name("host-extend"), description=about("host-extend"))
    @options("host-extend", "seconds")
    async def extend(self, interaction: Interaction, seconds: app_commands.Range[int, 5, 600] = 60) -> None:
        """More time."""
        visit = await self._asked(interaction)
        await self._pull(visit, Extend(visit.user, seconds, visit.steward))

    @app_commands.command(name=name("host-eject"), description=about("host-eject"))
    @options("host-eject", "player")
    async def eject(self, interaction: Interaction, player: discord.User) -> None:
        """Put a player out of the game."""
        await self._decide(await self._asked(interaction), "eject", player)

    @app_commands.command(name=name("host-spoke"), description=about("host-spoke"))
    @options("host-spoke", "player", "word")
    async def spoke(self, interaction: Interaction, player: discord.User, word: str | None = None) -> None:
        """Somebody said the forbidden word, or talked where the rulebook forbids it."""
        visit = await self._asked(interaction)
        decisions = () if visit.table.book is None else visit.table.book.scenario.host
        do = next((one for one in SAID if one in decisions), SAID[0])
        await self._decide(visit, do, player, {} if word is None else {"word": word})

    @app_commands.command(name=name("host-decide"), description=about("host-decide"))
    @options("host-decide", "decision", "player")
    async def decide(self, interaction: Interaction, decision: str, player: discord.User | None = None) -> None:
        """A decision that only this rulebook knows, such as calling somebody before the others (FM-D9)."""
        await self._decide(await self._asked(interaction), decision, player)

    @decide.autocomplete("decision")
    async def _decisions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        look = (await Visit.of(self.bot, interaction, interaction.guild_id or 0)).look()
        if look is None:
            return []
        called = {look.words(f"verb-{do}"): do for do in look.book.scenario.host if do not in COMMANDS}
        return [
            app_commands.Choice(name=label[:100], value=do)
            for label, do in called.items()
            if current.casefold() in label.casefold()
        ]

    @app_commands.command(name=name("host-replace"), description=about("host-replace"))
    @options("host-replace", "seat", "player")
    async def replace(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 99], player: discord.Member
    ) -> None:
        """Give a chair to somebody else."""
        visit = await self._asked(interaction)
        if player.bot:
            await visit.refuse("bots")
            return
        await self._pull(visit, Replace(visit.user, seat, player.id, player.display_name, visit.steward))

    @app_commands.command(name=name("host-peek"), description=about("host-peek"))
    async def peek(self, interaction: Interaction) -> None:
        """All cards and what has been chosen, for a host who does not play."""
        visit = await self._asked(interaction)
        look = visit.look()
        if look is None or look.state.game is None:
            await visit.refuse("no_game")
        elif look.state.lobby.moderator != visit.user:
            await visit.refuse("host_plays" if visit.seat is not None else "not_human_host")
        else:
            await visit.whisper(console(look))

    async def _asked(self, interaction: Interaction) -> Visit:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await Visit.of(self.bot, interaction, interaction.guild_id or 0)

    async def _pull(self, visit: Visit, command: Command) -> None:
        if await visit.do(command) is not None:
            await visit.say("host-done")

    async def _decide(
        self, visit: Visit, do: str, player: discord.User | None, extras: dict[str, Any] | None = None
    ) -> None:
        seat = None if player is None or visit.state is None else visit.state.seat_of(player.id)
        if visit.state is None or (player is not None and seat is None):
            await visit.refuse("no_game" if visit.state is None else "bad_target")
            return
        at = () if seat is None else (seat,)
        if await visit.do(Decision(do, at, extras or {}), as_steward=True) is not None:
            await visit.say("host-done")


async def setup(bot: Moderator) -> None:
    """Called by discord.py."""
    await bot.add_cog(Host(bot))
