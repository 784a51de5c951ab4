"""Again with the same people: a table as the last one was, with a chair for each who sat at that."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.commands.lobby import LobbyCommands, Place
from cogs.commands.past_games import PastGames
from cogs.presence.rights import FOR_ROOMS, lacking
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.end import AGAIN
from cogs.showing.panels.lobby import lobby_panel
from cogs.showing.panels.page import page
from cogs.showing.panels.table_settings import settings_panel
from cogs.showing.side_by_side import voice_elsewhere
from cogs.showing.thread_reading import thread_readers
from cogs.showing.view import TableView, words_ready
from core.books.deal import still_lawful
from core.books.library import load
from core.rulebook.loader import ScenarioError
from core.table import Lobby, PastGame
from core.table.lobby_state import NOBODY
from core.table.role_pool import bad_table
from core.table.table_commands import Open


class Again(LobbyCommands, PastGames):
    """The button under a game that has ended.

    Whoever presses it opens the table and leads it; all others are called, and each has a chair by pressing for it.
    Nobody is dealt in unasked. What should be otherwise this time is changed in the answer itself, which is the table's
    settings.
    """

    def take_presses(self, router: Router) -> None:
        """Take the presses of the button."""
        super().take_presses(router)
        router.route(AGAIN, self._again, "private", anywhere=True, tableless=True)

    async def _again(self, press: Press) -> None:
        game = await self._game(press)
        if game is None or game.lobby is None:
            return
        if not (press.steward or game.played(press.user)):
            await press.refuse("not_of_that_game")
            return
        place = self._place(press, game.lobby)
        plays = None if press.user == game.lobby.moderator else press.user
        why_not = await self._why_not_at(place, game.lobby.scenario, game.lobby.relay, plays)
        if why_not is not None:
            remedy = await self._remedy(press, why_not, place)
            await (press.refuse(why_not) if remedy is None else press.whisper(page(remedy)))
            return
        lobby = _as_known_now(replace(game.lobby, scenario=await self._opened_by(press, game.lobby.scenario)))
        if await press.open(self._opening(press, game, lobby, place)) is not None:
            press.welcome()
            await self._call(press, place)

    def _place(self, press: Press, lobby: Lobby) -> Place:
        """The channel in which the last table was opened; the one pressed in where that is no more."""
        guild = press.interaction.guild
        channel = None if guild is None else guild.get_channel_or_thread(lobby.home)
        if guild is None or channel is None or channel.id == press.interaction.channel_id:
            return Place.of(press.interaction)
        return Place(guild.id, channel.id, channel.type, channel.permissions_for(guild.me))

    def _opening(self, press: Press, game: PastGame, lobby: Lobby, place: Place) -> Open:
        guild = press.interaction.guild
        voice = lobby.voice if guild is not None and guild.get_channel(lobby.voice or 0) is not None else None
        return Open(
            by=press.user,
            name=press.name,
            channel=place.channel,
            scenario=lobby.scenario,
            voice=voice,
            moderator=lobby.moderator or None,
            language=lobby.language,
            pace=lobby.pace,
            relay=lobby.relay or bool(lacking(place.rights, FOR_ROOMS)),
            apart=lobby.apart and place.kind is discord.ChannelType.text,
            narrator=lobby.narrator,
            reveal=lobby.reveal,
            led=lobby.led,
            misses=lobby.misses,
            warned=lobby.warned,
            options=lobby.options,
            roles=lobby.roles,
            invited=tuple(player for player in game.people if player.user != NOBODY),
        )

    async def _call(self, press: Press, place: Place) -> None:
        """Post the lobby, which calls everybody whom it expects."""
        table = press.table
        services = self.services
        assert table.state is not None
        lobby = table.state.lobby
        await words_ready(lobby.language, lobby.scenario)
        view = TableView.of(table, services.now())
        assert view is not None
        panel = lobby_panel(view, await thread_readers(services, view), voice_elsewhere(services, view))
        # The nonce of the lobby's first message: one that is looked for later is not posted twice.
        called = [player.user for player in lobby.invited]
        sent = await services.sender.post(view.work, place.channel, panel, f"{view.state.token}.l0", ping=called)
        await self.lobby_message.stands(view, sent)
        await self._tell_opened(press, place)

    async def _tell_opened(self, press: Press, place: Place) -> None:
        """Where the table is; and for who leads it, what may be otherwise this time."""
        view = press.view()
        if view is None or view.state.game is not None or not press.leads:
            await press.say("end-again-opened", channel=f"<#{place.channel}>")
            return
        opened = view.words("end-again-opened", channel=f"<#{place.channel}>")
        shelf = await self.services.rulebooks.shelf(press.table.guild)
        await press.whisper(settings_panel(view, shelf, opened))


def _as_known_now(lobby: Lobby) -> Lobby:
    """What was agreed on as far as the rulebook knows it that is there now: a newer one may have other house rules."""
    try:
        book = load(lobby.scenario)
    except ScenarioError:
        return lobby  # it has gone this moment, and no table opens by it
    roles = lobby.roles if bad_table(book, lobby.roles) is None else ()
    return replace(lobby, options=still_lawful(book, lobby.options), roles=roles)
