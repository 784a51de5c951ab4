"""Ballots: the panel's menu and `/vote`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import Interaction, TableCog
from cogs.messages.payload import numbers, page_number
from cogs.presses.languages import about, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.page import OPTIONS, VOTE, page
from cogs.showing.panels.shown_ballots import hands_page
from cogs.showing.view import TableView
from core.rules import views
from core.rules.commands import Vote as Hand
from core.rules.events import VoteCast


@app_commands.guild_only()
class VoteCog(TableCog, commands.GroupCog, group_name=name("vote"), group_description=about("vote")):
    """Hands. Where they are open the panel shows them; where they are secret, each is confirmed to its owner alone."""

    def take_presses(self, router: Router) -> None:
        """Take the presses that belong to these commands."""
        super().take_presses(router)
        router.route("vote", self._press, "update")
        router.route("withdraw", self._withdraw, "update")
        router.route("abstain", self._abstain, "update")
        router.route("votes", self._history, "private", anywhere=True)
        router.route("votes-page", self._turn_history, "update", anywhere=True)

    @app_commands.command(name=name("vote-for"), description=about("vote-for"))
    @options("vote-for", "player")
    async def for_(self, interaction: Interaction, player: discord.Member) -> None:
        """Vote against a player; where several may be named, this one too."""
        press = await self.asked(interaction)
        seat = None if press.state is None else press.state.seat_of(player.id)
        if seat is None:
            await press.refuse("bad_target" if press.state is not None else "no_game")
            return
        await self._cast(press, (*self._others(press, seat), seat))

    @app_commands.command(name=name("vote-withdraw"), description=about("vote-withdraw"))
    async def withdraw(self, interaction: Interaction) -> None:
        """Take the vote back."""
        await self._withdraw(await self.asked(interaction))

    @app_commands.command(name=name("vote-abstain"), description=about("vote-abstain"))
    async def abstain(self, interaction: Interaction) -> None:
        """Keep the hand down."""
        await self._abstain(await self.asked(interaction))

    @app_commands.command(name=name("vote-status"), description=about("vote-status"))
    async def status(self, interaction: Interaction) -> None:
        """How the vote stands, and one's own hand."""
        press = await self.asked(interaction)
        view = press.view()
        ballot = None if view is None or view.state.game is None else views.ballot(view.book, view.game)
        if view is None or ballot is None:
            await press.refuse("wrong_phase" if view is not None else "no_game")
            return
        mine = view.game.votes.get(press.seat or 0)
        own = view.words("vote-yours-cast", choices=view.names.join(mine)) if mine else view.words("vote-yours-none")
        secret = ballot.counts is None
        shown = view.words("vote-secret") if secret else view.wording.tally(ballot.counts or {}, ballot.needed)
        await press.whisper(page(shown, own if press.seat else None, colour=VOTE))

    @app_commands.command(name=name("vote-history"), description=about("vote-history"))
    async def history(self, interaction: Interaction) -> None:
        """Who has voted for whom in this game, where hands are open."""
        await self._history(await self.asked(interaction))

    async def _history(self, press: Press) -> None:
        view = press.view()
        if view is None or view.state.game is None:
            await press.refuse("no_game")
        else:
            await press.whisper(hands_page(view, await press.table.standing_log()))

    async def _turn_history(self, press: Press) -> None:
        """Another page of the votes, in the same answer."""
        view = press.view()
        if view is not None and view.state.game is not None:
            await press.update(hands_page(view, await press.table.standing_log(), page_number(press.rest)))

    def _others(self, press: Press, seat: int) -> tuple[int, ...]:
        """Whom this person names already, where the ballot lets them name several."""
        view = press.view()
        if view is None or view.state.game is None or not self._several(view, press.seat):
            return ()
        return tuple(one for one in view.game.votes.get(press.seat or 0, ()) if one != seat)

    def _several(self, view: TableView, seat: int | None) -> bool:
        """Whether this seat may name several in the running ballot."""
        return any(prompt.do == "vote" and prompt.seat == seat and prompt.most > 1 for prompt in view.prompts())

    async def _press(self, press: Press) -> None:
        await self._cast(press, (*self._other_pages(press), *numbers(press.values)))

    def _other_pages(self, press: Press) -> tuple[int, ...]:
        """Names given in the other menus of a long ballot stay given."""
        view = press.view()
        if view is None or view.state.game is None or press.seat is None:
            return ()
        ballot = views.ballot(view.book, view.game)
        if ballot is None or len(ballot.candidates) <= OPTIONS or not self._several(view, press.seat):
            return ()
        start = page_number(press.rest) * OPTIONS
        here = ballot.candidates[start : start + OPTIONS]
        return tuple(seat for seat in view.game.votes.get(press.seat, ()) if seat not in here)

    async def _withdraw(self, press: Press) -> None:
        await self._cast(press, (), "vote-yours-withdrawn", to_think=True)

    async def _abstain(self, press: Press) -> None:
        await self._cast(press, (), "vote-yours-abstained")

    async def _cast(
        self, press: Press, choices: tuple[int, ...], text: str = "vote-yours-cast", *, to_think: bool = False
    ) -> None:
        if press.seat is None:
            await press.refuse("not_playing" if press.state is not None else "no_game")
            return
        game = None if press.state is None else press.state.game
        if game is not None and not game.seat(press.seat).alive:
            await press.refuse("dead")  # at any hour, and not only while there is a vote
            return
        outcome = await press.do(Hand(press.seat, choices, to_think))
        if outcome is None:
            return
        votes = (event for event in outcome.events if isinstance(event, VoteCast))
        own = next((vote for vote in votes if vote.voter == press.seat), None)
        view = press.view()
        if view is None or own is None:
            return
        await press.say(text, choices=view.names.join(own.choices))
