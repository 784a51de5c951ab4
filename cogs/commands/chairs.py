"""Chairs that change hands in mid-game: who has to go asks for a substitute, who is missed says that they stay."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.presses.languages import about, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from core.table.table_commands import Here, SeekSubstitute
from core.table_events import Replaced


class ChairCommands(TableCog):
    """`/mafia replace`. Whoever wants to take a chair joins, by the button that is posted or by `/mafia join`."""

    def take_presses(self, router: Router) -> None:
        """Take the press of whoever is missed."""
        super().take_presses(router)
        router.route("here", self._here, "private", any_time=True)

    async def _here(self, press: Press) -> None:
        if await press.do(Here(press.user)) is not None:
            await press.say("idle-here")

    @app_commands.command(name=name("mafia-replace"), description=about("mafia-replace"))
    @options("mafia-replace", "seat")
    async def substitute(self, interaction: Interaction, seat: app_commands.Range[int, 1, 99] | None = None) -> None:
        """Let somebody else play on from one's own chair, or, for a host who does not play, from another's."""
        press = await self.asked(interaction)
        done = await press.do(SeekSubstitute(press.user, seat, press.steward))
        if done is not None:
            found = any(isinstance(event, Replaced) for event in done.events)
            await press.say("substitute-found" if found else "substitute-held")
