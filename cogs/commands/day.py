"""Talk by day: turns, more time, to the vote, challenges; and `/day`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import Interaction, TableCog
from cogs.messages.payload import numbers
from cogs.presses.languages import about, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.night import night_menu
from core.rules.commands import Floor


@app_commands.guild_only()
class Day(TableCog, commands.GroupCog, group_name=name("day"), group_description=about("day")):
    """What may be said about the talk itself."""

    def take_presses(self, router: Router) -> None:
        """Take the presses that belong to these commands."""
        super().take_presses(router)
        router.route("floor", self._press, "update")
        router.route("grant", self._grant, "update")

    @app_commands.command(name=name("day-extend"), description=about("day-extend"))
    async def extend(self, interaction: Interaction) -> None:
        """Ask for more time."""
        await self._speak(await self.asked(interaction), "extend")

    @app_commands.command(name=name("day-skip"), description=about("day-skip"))
    async def skip(self, interaction: Interaction) -> None:
        """Ask to go to the vote."""
        await self._speak(await self.asked(interaction), "skip")

    @app_commands.command(name=name("day-pass"), description=about("day-pass"))
    async def end_speech(self, interaction: Interaction) -> None:
        """End one's own speech."""
        await self._speak(await self.asked(interaction), "yield")

    @app_commands.command(name=name("day-challenge"), description=about("day-challenge"))
    @options("day-challenge", "player")
    async def challenge(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Ask the speaker for a challenge, or, as the speaker, grant one."""
        press = await self.asked(interaction)
        if player is None:
            await self._speak(press, "challenge")
            return
        seat = None if press.state is None else press.state.seat_of(player.id)
        if seat is None:
            await press.refuse("bad_target")
        else:
            await self._speak(press, "grant", (seat,))

    @app_commands.command(name=name("day-agree"), description=about("day-agree"))
    async def agree(self, interaction: Interaction) -> None:
        """A sign of agreement."""
        await self._speak(await self.asked(interaction), "agree")

    @app_commands.command(name=name("day-disagree"), description=about("day-disagree"))
    async def disagree(self, interaction: Interaction) -> None:
        """A sign of disagreement."""
        await self._speak(await self.asked(interaction), "disagree")

    @app_commands.command(name=name("day-act"), description=about("day-act"))
    async def act(self, interaction: Interaction) -> None:
        """The acts of the day, for this person alone."""
        press = await self.asked(interaction)
        view = press.view()
        seat = press.seat
        if view is None or view.state.game is None or seat is None:
            await press.refuse("not_playing" if press.state is not None else "no_game")
        else:
            await press.whisper(night_menu(view, seat))

    async def _speak(self, press: Press, do: str, at: tuple[int, ...] = ()) -> None:
        if press.seat is None:
            await press.refuse("not_playing" if press.state is not None else "no_game")
        elif await press.do(Floor(press.seat, do, at)) is not None:
            await press.say("host-done")

    async def _press(self, press: Press) -> None:
        await press.do(Floor(press.seat or 0, press.rest))

    async def _grant(self, press: Press) -> None:
        await press.do(Floor(press.seat or 0, "grant", numbers(press.values)))
