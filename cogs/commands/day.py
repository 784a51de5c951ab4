"""Talk by day: turns, more time, to the vote, challenges; and ``/day``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.presses.languages import about, name, options
from cogs.presses.press import Visit
from cogs.showing.panels.night import night_menu
from core.rules.commands import Floor

if TYPE_CHECKING:
    from cogs.moderator import Moderator

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Day(commands.GroupCog, group_name=name("day"), group_description=about("day")):
    """What may be said about the talk itself."""

    def __init__(self, bot: Moderator) -> None:
        self.bot = bot
        bot.clicks.serve("floor", self._press, "update")
        bot.clicks.serve("grant", self._grant, "update")

    @app_commands.command(name=name("day-extend"), description=about("day-extend"))
    async def extend(self, interaction: Interaction) -> None:
        """Ask for more time."""
        await self._speak(await self._asked(interaction), "extend")

    @app_commands.command(name=name("day-skip"), description=about("day-skip"))
    async def skip(self, interaction: Interaction) -> None:
        """Ask to go to the vote."""
        await self._speak(await self._asked(interaction), "skip")

    @app_commands.command(name=name("day-pass"), description=about("day-pass"))
    async def end_speech(self, interaction: Interaction) -> None:
        """End one's own speech."""
        await self._speak(await self._asked(interaction), "yield")

    @app_commands.command(name=name("day-challenge"), description=about("day-challenge"))
    @options("day-challenge", "player")
    async def challenge(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Ask the speaker for a challenge, or, as the speaker, grant one."""
        visit = await self._asked(interaction)
        if player is None:
            await self._speak(visit, "challenge")
            return
        seat = None if visit.state is None else visit.state.seat_of(player.id)
        if seat is None:
            await visit.refuse("bad_target")
        else:
            await self._speak(visit, "grant", (seat,))

    @app_commands.command(name=name("day-agree"), description=about("day-agree"))
    async def agree(self, interaction: Interaction) -> None:
        """A sign of agreement."""
        await self._speak(await self._asked(interaction), "agree")

    @app_commands.command(name=name("day-disagree"), description=about("day-disagree"))
    async def disagree(self, interaction: Interaction) -> None:
        """A sign of disagreement."""
        await self._speak(await self._asked(interaction), "disagree")

    @app_commands.command(name=name("day-act"), description=about("day-act"))
    async def act(self, interaction: Interaction) -> None:
        """The acts of the day, for this person alone."""
        visit = await self._asked(interaction)
        look, seat = visit.look(), visit.seat
        if look is None or look.state.game is None or seat is None:
            await visit.refuse("not_playing" if visit.state is not None else "no_game")
        else:
            await visit.whisper(night_menu(look, seat))

    async def _asked(self, interaction: Interaction) -> Visit:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await Visit.of(self.bot, interaction, interaction.guild_id or 0)

    async def _speak(self, visit: Visit, do: str, at: tuple[int, ...] = ()) -> None:
        if visit.seat is None:
            await visit.refuse("not_playing" if visit.state is not None else "no_game")
        elif await visit.do(Floor(visit.seat, do, at)) is not None:
            await visit.say("host-done")

    async def _press(self, visit: Visit) -> None:
        await visit.do(Floor(visit.seat or 0, visit.rest))

    async def _grant(self, visit: Visit) -> None:
        await visit.do(
            Floor(visit.seat or 0, "grant", tuple(int(value) for value in visit.values if value.isdecimal()))
        )


async def setup(bot: Moderator) -> None:
    """Called by discord.py."""
    await bot.add_cog(Day(bot))
