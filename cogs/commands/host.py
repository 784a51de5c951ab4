"""The host's levers: the clock, the phase, who sits where; and, for a host who does not play, all cards."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import Interaction
from cogs.commands.console import ConsoleCog
from cogs.messages.payload import page_number
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, choices, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.console import EJECT, SAID
from cogs.showing.panels.status import console
from core.table.table_commands import CoHost, Extend, Next, Pause, Replace, Resume, Ruling

COMMANDS = (EJECT, *SAID)  # decisions that have a command of their own


@app_commands.guild_only()
class HostCog(ConsoleCog, commands.GroupCog, group_name=name("host"), group_description=about("host")):
    """`/host`. Who may use it, the table decides; each answer is for the asker alone."""

    def take_presses(self, router: Router) -> None:
        """Take the presses that belong to these commands."""
        super().take_presses(router)
        router.route("peek", self._turn, "update", anywhere=True)

    @app_commands.command(name=name("host-pause"), description=about("host-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Stop the clock."""
        press = await self.asked(interaction)
        await self.pull(press, Pause(press.user, press.steward))

    @app_commands.command(name=name("host-resume"), description=about("host-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Start the clock."""
        press = await self.asked(interaction)
        await self.pull(press, Resume(press.user, press.steward))

    @app_commands.command(name=name("host-next"), description=about("host-next"))
    async def next(self, interaction: Interaction) -> None:
        """End the phase or the speech."""
        press = await self.asked(interaction)
        await self.pull(press, Next(press.user, press.steward))

    @app_commands.command(name=name("host-extend"), description=about("host-extend"))
    @options("host-extend", "seconds")
    async def extend(self, interaction: Interaction, seconds: app_commands.Range[int, 5, 600] = 60) -> None:
        """More time."""
        press = await self.asked(interaction)
        await self.pull(press, Extend(press.user, seconds, press.steward))

    @app_commands.command(name=name("host-eject"), description=about("host-eject"))
    @options("host-eject", "player")
    async def eject(self, interaction: Interaction, player: discord.User) -> None:
        """Put a player out of the game."""
        await self._decide(await self.asked(interaction), EJECT, player)

    @app_commands.command(name=name("host-spoke"), description=about("host-spoke"))
    @options("host-spoke", "player", "word")
    async def spoke(self, interaction: Interaction, player: discord.User, word: str | None = None) -> None:
        """Somebody said the forbidden word, or talked where the rulebook forbids it."""
        press = await self.asked(interaction)
        decisions = () if press.table.book is None else press.table.book.scenario.host
        do = next((one for one in SAID if one in decisions), SAID[0])
        # Who plays does not know the forbidden word, and must name the one that was heard.
        named = word if word is not None or press.seat is None else ""
        await self._decide(press, do, player, {} if named is None else {"word": named})

    @app_commands.command(name=name("host-decide"), description=about("host-decide"))
    @options("host-decide", "decision", "player")
    async def decide(self, interaction: Interaction, decision: str, player: discord.User | None = None) -> None:
        """A decision that only this rulebook knows, such as calling somebody before the others (FM-D9)."""
        await self._decide(await self.asked(interaction), decision, player)

    @decide.autocomplete("decision")
    @suggesting
    async def _decisions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        view = (await Press.of(self.services, interaction)).view()
        if view is None:
            return []
        called = {view.words(f"verb-{do}"): do for do in view.book.scenario.host if do not in COMMANDS}
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
        press = await self.asked(interaction)
        if player.bot:
            await press.refuse("bots")
            return
        await self.pull(press, Replace(press.user, seat, player.id, player.display_name, press.steward))

    @app_commands.command(name=name("host-peek"), description=about("host-peek"))
    async def peek(self, interaction: Interaction) -> None:
        """All cards and what has been chosen, for a host who does not play."""
        press = await self.asked(interaction)
        await self.show_cards(press)

    @app_commands.command(name=name("host-console"), description=about("host-console"))
    async def console(self, interaction: Interaction) -> None:
        """The console, for a host whose direct messages are closed."""
        await self.open(await self.asked(interaction))

    @app_commands.command(name=name("host-undo"), description=about("host-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take the game back to where a phase began; how far is asked first."""
        await self.ask_undo(await self.asked(interaction))

    @app_commands.command(name=name("host-handover"), description=about("host-handover"))
    @options("host-handover", "player")
    async def handover(self, interaction: Interaction, player: discord.Member) -> None:
        """Somebody else leads the table."""
        press = await self.asked(interaction)
        if player.bot:
            await press.refuse("bots")
            return
        await self.hand_over(press, player.id, player.display_name)

    @app_commands.command(name=name("host-cohost"), description=about("host-cohost"))
    @options("host-cohost", "player")
    async def cohost(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """A second person with the same levers and the same sight; without a name, nobody any more."""
        press = await self.asked(interaction)
        if player is not None and player.bot:
            await press.refuse("bots")
            return
        user, called = (None, "") if player is None else (player.id, player.display_name)
        await self.pull(press, CoHost(press.user, user, called, press.steward))

    async def _turn(self, press: Press) -> None:
        """Another page of the cards."""
        view = await self.watched(press)
        if view is not None:
            await press.update(console(view, page_number(press.rest)))

    @app_commands.command(name=name("host-voice"), description=about("host-voice"))
    @options("host-voice", "narrator")
    @app_commands.choices(narrator=choices("host-voice", "narrator", "on", "off"))
    async def voice(self, interaction: Interaction, narrator: Literal["on", "off"] = "on") -> None:
        """Call the narrator back to the voice table, or send it away."""
        press = await self.asked(interaction)
        state = press.state
        if state is None or not state.running:
            await press.refuse("no_game")
        elif not press.leads:
            await press.refuse("not_host")
        elif not await self.services.narration.call(press.table.id, here=narrator == "on"):
            await press.say("host-voice-none")
        else:
            await press.say("host-voice-on" if narrator == "on" else "host-voice-off")

    async def _decide(
        self, press: Press, do: str, player: discord.User | None, extras: dict[str, Any] | None = None
    ) -> None:
        book = press.table.book
        if press.leads and book is not None and do not in book.scenario.host:
            await press.refuse("no_decision")
            return
        seat = None if player is None or press.state is None else press.state.seat_of(player.id)
        if press.state is None or (player is not None and seat is None):
            await press.refuse("no_game" if press.state is None else "bad_target")
            return
        at = () if seat is None else (seat,)
        await self.pull(press, Ruling(press.user, do, at, extras or {}, press.steward))
