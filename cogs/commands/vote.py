"""Ballots: the panel's menu and ``/vote``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.presses.languages import about, name, options
from cogs.presses.press import Visit
from cogs.showing.panels.page import OPTIONS, VOTE, page
from cogs.showing.view import Look
from core.rules.commands import Vote as Hand

if TYPE_CHECKING:
    from cogs.moderator import Moderator

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Vote(commands.GroupCog, group_name=name("vote"), group_description=about("vote")):
    """Hands. Where they are open the panel shows them; where they are secret, each is confirmed to its owner alone."""

    def __init__(self, bot: Moderator) -> None:
        self.bot = bot
        bot.clicks.serve("vote", self._press, "update")
        bot.clicks.serve("withdraw", self._withdraw, "update")
        bot.clicks.serve("abstain", self._withdraw, "update")

    @app_commands.command(name=name("vote-for"), description=about("vote-for"))
    @options("vote-for", "player")
    async def for_(self, interaction: Interaction, player: discord.Member) -> None:
        """Vote against a player; where several may be named, this one too."""
        visit = await self._asked(interaction)
        seat = None if visit.state is None else visit.state.seat_of(player.id)
        if seat is None:
            await visit.refuse("bad_target" if visit.state is not None else "no_game")
            return
        await self._cast(visit, (*self._others(visit, seat), seat))

    @app_commands.command(name=name("vote-withdraw"), description=about("vote-withdraw"))
    async def withdraw(self, interaction: Interaction) -> None:
        """Take the vote back."""
        await self._cast(await self._asked(interaction), ())

    @app_commands.command(name=name("vote-abstain"), description=about("vote-abstain"))
    async def abstain(self, interaction: Interaction) -> None:
        """Keep the hand down."""
        await self._cast(await self._asked(interaction), ())

    @app_commands.command(name=name("vote-status"), description=about("vote-status"))
    async def status(self, interaction: Interaction) -> None:
        """How the vote stands, and one's own hand."""
        from cogs.showing.panels.count import counts, needed

        visit = await self._asked(interaction)
        look = visit.look()
        if look is None or look.state.game is None or look.game.phase not in look.book.scenario.ballots:
            await visit.refuse("wrong_phase" if look is not None else "no_game")
            return
        tally = counts(look)
        mine = look.game.votes.get(visit.seat or 0)
        own = look.words("vote-yours-cast", choices=look.names.join(mine)) if mine else look.words("vote-yours-none")
        shown = look.words("vote-secret") if tally is None else look.wording.tally(tally, needed(look))
        await visit.whisper(page(shown, own if visit.seat else None, colour=VOTE))

    async def _asked(self, interaction: Interaction) -> Visit:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await Visit.of(self.bot, interaction, interaction.guild_id or 0)

    def _others(self, visit: Visit, seat: int) -> tuple[int, ...]:
        """Whom this person names already, where the ballot lets them name several."""
        look = visit.look()
        if look is None or look.state.game is None or not self._several(look, visit.seat):
            return ()
        return tuple(one for one in look.game.votes.get(visit.seat or 0, ()) if one != seat)

    def _several(self, look: Look, seat: int | None) -> bool:
        """Whether this seat may name several in the running ballot."""
        return any(prompt.do == "vote" and prompt.seat == seat and prompt.most > 1 for prompt in look.prompts())

    async def _press(self, visit: Visit) -> None:
        chosen = tuple(int(value) for value in visit.values if value.isdecimal())
        await self._cast(visit, (*self._other_pages(visit), *chosen))

    def _other_pages(self, visit: Visit) -> tuple[int, ...]:
        """Names given in the other menus of a long ballot stay given."""
        look = visit.look()
        if look is None or look.state.game is None or visit.seat is None:
            return ()
        candidates = sorted({seat for prompt in look.prompts() if prompt.do == "vote" for seat in prompt.seats})
        if not self._several(look, visit.seat) or len(candidates) <= OPTIONS or not visit.rest.isdecimal():
            return ()
        start = int(visit.rest) * OPTIONS
        here = candidates[start : start + OPTIONS]
        return tuple(seat for seat in look.game.votes.get(visit.seat, ()) if seat not in here)

    async def _withdraw(self, visit: Visit) -> None:
        await self._cast(visit, ())

    async def _cast(self, visit: Visit, choices: tuple[int, ...]) -> None:
        if visit.seat is None:
            await visit.refuse("not_playing" if visit.state is not None else "no_game")
            return
        outcome = await visit.do(Hand(visit.seat, choices))
        if outcome is None:
            return
        own = next(
            (event for event in outcome.events if event.kind == "vote" and event.data["voter"] == visit.seat), None
        )
        look = visit.look()
        if look is None or own is None:
            return
        if choices:
            await visit.say("vote-yours-cast", choices=look.names.join(own.data["choices"]))
        else:
            await visit.say("vote-yours-withdrawn")


async def setup(bot: Moderator) -> None:
    """Called by discord.py."""
    await bot.add_cog(Vote(bot))
