"""A table that a host composed as a short file: had from the panels in which it was composed, and put down there."""

from __future__ import annotations

from typing import Any

import discord

from cogs.commands.house_rules import HouseRules
from cogs.commands.pool import PoolBuilder
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.house_rules import RulesFocus
from cogs.showing.panels.page import page
from cogs.showing.panels.pool import Focus
from cogs.showing.panels.table_files import ASK, IN_POOL, READ, SAVE, file_form, file_name
from core.rules.refusal import Refusal
from core.table.table_commands import Configure
from core.table.table_file import MOST_BYTES, read_table_file, table_file


class TableFiles(PoolBuilder, HouseRules):
    """Saved and shared beyond a server: a file is read by the rulebook of the lobby, whole or not at all."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the two buttons, and the form of the second."""
        super().take_presses(router)
        router.route(SAVE, self._save_file, "private", anywhere=True)
        router.route(ASK, self._ask_file, "form", anywhere=True)
        router.route(READ, self._read_file, "update", anywhere=True)

    async def _save_file(self, press: Press) -> None:
        view = await press.led_lobby()
        if view is None:
            return
        if not press.may_attach:
            await press.say("file-no-right")
            return
        name = file_name(view)
        await press.update(
            page(view.words("file-saved"), files=[name]), [(name, table_file(view.book, view.state.lobby).encode())]
        )

    async def _ask_file(self, press: Press) -> None:
        view = press.view()
        if view is not None:
            await press.ask(file_form(view, press.rest))

    async def _read_file(self, press: Press) -> None:
        view = await press.led_lobby()
        if view is None:
            return
        text = await self._sent(press)
        changes = None if text is None else read_table_file(view.book, text)
        if changes is None:
            await press.refuse("bad_table_file", line=0)
        elif isinstance(changes, Refusal):
            await press.refuse(changes.code, **changes.args)
        elif await press.do(Configure(press.user, changes, press.steward)) is not None:
            if press.rest == IN_POOL:
                await self._show_builder(press, Focus(note=view.words("file-loaded")))
            else:
                await self._show_house(press, RulesFocus())

    async def _sent(self, press: Press) -> str | None:
        """The text of the file in the form; None where there is none to read."""
        data: Any = press.interaction.data or {}
        sent = list(data.get("resolved", {}).get("attachments", {}).values())
        if not sent or int(sent[0].get("size", 0)) > MOST_BYTES:
            return None
        try:
            content = await self.services.client.http.get_from_cdn(str(sent[0]["url"]))
            return content.decode("utf-8-sig")
        except (discord.HTTPException, UnicodeDecodeError):
            return None
