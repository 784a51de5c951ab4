"""The consoles of who runs a game from outside it: one message each in their direct messages, that stays current. In a
long game another takes its place, before Discord limits its edits.

Written down among a game's places as `CONSOLE`, so that a restart finds them and none is sent twice. However much
happens at once, each is edited at a bounded rate, and only where it would say something else.
"""

from __future__ import annotations

import json
import logging

from discord import ui

from cogs.messages.failures import LOST, is_final
from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import CONSOLE
from cogs.messages.redraw import Redraws
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.panels.console import closed_console, host_console, moved_console
from cogs.showing.panels.page import page
from cogs.showing.scrolling import too_old
from cogs.showing.view import TableView
from core.table import TableId

log = logging.getLogger(__name__)

BETWEEN_EDITS = 2.0  # seconds between two edits of a table's consoles


class Consoles:
    """Sends consoles, brings them up to date, and leaves them behind without buttons."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._redraws = Redraws(services.wait, BETWEEN_EDITS, services.serves)
        # What each says now, by table and reader.
        self._drawn: dict[tuple[TableId, int], str] = {}

    def forget(self, id_: TableId) -> None:
        """The game is over and put away."""
        self._redraws.drop(("console", id_))
        self._drawn = {key: drawn for key, drawn in self._drawn.items() if key[0] != id_}

    def soon(self, id_: TableId) -> None:
        """Something has happened."""
        self._redraws.soon(("console", id_), self._draw)

    async def bring_up(self, view: TableView) -> None:
        """Let everybody who runs the game have a console, and nobody else. Raises `discord.HTTPException`."""
        lobby = view.state.lobby
        places = await self._services.places.of(view.work)
        readers = [user for user in (lobby.moderator, lobby.cohost) if user is not None]
        if view.state.running:
            for user in readers:
                if CONSOLE(user) not in places:
                    await self._send(view, user)
            if places.each(CONSOLE):
                self.soon(view.id)
        else:
            await self._draw(view.work)  # once more, before the places are forgotten

    async def _send(self, view: TableView, user: int, before: Spot | None = None) -> None:
        """`before`: where the one stands whose place it takes."""
        services = self._services
        by_button = (await services.guild_notes.settings(view.guild)).get("cards") == "ephemeral"
        layout = await self._layout(view, user)
        spot = None
        nonce = f"{view.state.token}.c{user % 10**9}"
        if not by_button:
            try:
                spot = await services.sender.dm(
                    view.work, user, layout, nonce if before is None else f"{nonce}.{before.message % 10**5}"
                )
            except LOST as error:
                if not is_final(error):
                    raise
        await services.places.put(view.work, CONSOLE(user).set_to("closed" if spot is None else spot))
        if spot is None:
            await self._by_button(view)
        else:
            self._drawn[view.id, user] = _content(layout)

    async def _by_button(self, view: TableView) -> None:
        """Who cannot be written to finds the console behind a button in the channel."""
        button = ui.ActionRow(view.button("hostopen", "console-open-button", any_time=True))
        layout = page(view.words("console-closed"), button)
        try:
            await self._services.sender.post(view.work, view.state.lobby.channel, layout, f"{view.state.token}.console")
        except (ChannelGoneError, NoRightError) as error:
            log.info("table %s: a host could not be told of their console: %r", view.id, error)

    async def _draw(self, work: Work) -> None:
        id_ = work.table
        view = TableView.of(self._services.table(id_), self._services.now(), work=work)
        if view is None or view.state.game is None:
            return
        for user, spot in (await self._services.places.of(work)).each(CONSOLE).items():
            if spot == "closed":
                continue
            layout = await self._layout(view, user)
            said = _content(layout)
            if self._drawn.get((id_, user)) == said:
                continue
            if view.state.running and view.state.judges(user) and too_old(spot, view.now):
                await self._anew(view, user, spot)
                continue
            try:
                there = await self._services.sender.edit(work, spot, layout)
            except (ChannelGoneError, NoRightError) as error:
                log.info("table %s: a console cannot be kept up to date: %r", id_, error)
                continue
            self._drawn[id_, user] = said
            if not there and view.state.running:  # deleted: the next thing that happens brings another
                await self._services.places.put(work, CONSOLE(user).removed())
            elif not view.state.judges(user):
                await self._services.places.put(work, CONSOLE(user).removed())
                self._drawn.pop((id_, user), None)

    async def _anew(self, view: TableView, user: int, before: Spot) -> None:
        """Another takes the place of one that Discord would not let be edited as often as something happens."""
        await self._send(view, user, before)
        own = view.spoken(await self._services.people.language(user, view.state.lobby.language))
        try:
            await self._services.sender.edit(view.work, before, moved_console(own))
        except (*LOST, ChannelGoneError, NoRightError) as error:
            log.info("table %s: a console keeps its buttons: %r", view.id, error)

    async def _layout(self, view: TableView, user: int) -> ui.LayoutView:
        own = view.spoken(await self._services.people.language(user, view.state.lobby.language))
        if view.state.running and not view.state.judges(user):
            return closed_console(own)
        return host_console(own, await self._services.table(view.id).standing_log())


def _content(layout: ui.LayoutView) -> str:
    return json.dumps(layout.to_components(), sort_keys=True, default=str)
