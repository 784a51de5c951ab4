"""Building a table out of a pool of roles, in the lobby: the host's presses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cogs.commands.balance import Balances, Key
from cogs.commands.base import TableCog
from cogs.commands.blanks import bind_blank
from cogs.messages.payload import Page
from cogs.messages.press_purposes import Purpose
from cogs.presses.press import Press
from cogs.presses.router import Handler, Router
from cogs.services import Services
from cogs.showing.panels.cards import dealt, proposed_for
from cogs.showing.panels.page import OPTIONS
from cogs.showing.panels.pool import NAME_AT_MOST, Balance, Focus, builder, name_form, shown_name
from cogs.showing.panels.roles import found_among
from cogs.showing.view import TableView
from core.books.deal import hand_refusal, options_of
from core.books.library import name_of
from core.rules.refusal import Refusal
from core.simulate.estimate import EstimateError
from core.table import TableId
from core.table.role_pool import laid_out, to_save
from core.table.table_commands import Command, Configure, Pick

SEARCH_AT_MOST = 40


class PoolBuilder(TableCog):
    """The builder. It is shown to the host alone; what it changes is the lobby, which everybody sees."""

    def __init__(self, services: Services, router: Router) -> None:
        super().__init__(services, router)
        self.balances = Balances()
        self._shown: dict[tuple[TableId, int], tuple[Press, Focus]] = {}

    def take_presses(self, router: Router) -> None:
        """Take the presses of the builder."""
        super().take_presses(router)
        router.route("pool", self._open_pool, "private", anywhere=True)
        pressed: dict[Purpose, Handler] = {
            "poolteam": self._turn_to,
            "poolrole": self._take_up,
            "poolmore": self._more,
            "poolless": self._less,
            "poolalone": self._alone,
            "poolagain": self._play_out_again,
            "poolfound": self._found,
            "pooldefault": self._default,
            "poolclear": self._clear,
            "poolsaved": self._save,
            "poolload": self._load,
            "pooldelete": self._delete,
            "poolblankteam": self._blank_team,
            "poolblankverbs": self._blank_verbs,
            "poolblankfree": self._blank_free,
        }
        for purpose, handler in pressed.items():
            router.route(purpose, handler, "update", anywhere=True)
        router.route("poolsearch", self._ask_search, "form", anywhere=True)
        router.route("poolsave", self._ask_name, "form", anywhere=True)

    async def _open_pool(self, press: Press) -> None:
        view = await press.led_lobby()
        if view is not None and not view.book.scenario.deal.pool:
            await press.refuse("no_pool")
        elif view is not None:
            await self._show_builder(press, Focus())

    async def _turn_to(self, press: Press) -> None:
        turned = Page.read(press.rest)
        await self._show_builder(press, Focus(team=turned.of, page=turned.number))

    async def _take_up(self, press: Press) -> None:
        await self._show_builder(press, Focus(role=_known(press, press.values[0] if press.values else "")))

    async def _more(self, press: Press) -> None:
        await self._change(press, Pick(press.user, press.rest, 1, press.steward), Focus(role=_known(press, press.rest)))

    async def _less(self, press: Press) -> None:
        await self._change(
            press, Pick(press.user, press.rest, -1, press.steward), Focus(role=_known(press, press.rest))
        )

    async def _alone(self, press: Press) -> None:
        """A table that begins with one card, and not with the rulebook's."""
        role = _known(press, press.rest)
        if role is not None:
            await self._change(press, _table(press, (role,)), Focus(role=role))

    async def _play_out_again(self, press: Press) -> None:
        await self._show_builder(press, Focus())

    async def _blank_team(self, press: Press) -> None:
        if press.values:
            await self._rebind(press, {"team": press.values[0]})

    async def _blank_verbs(self, press: Press) -> None:
        await self._rebind(press, {"abilities": list(press.values)})

    async def _blank_free(self, press: Press) -> None:
        await self._rebind(press, None)

    async def _rebind(self, press: Press, change: Mapping[str, Any] | None) -> None:
        if await bind_blank(press, change):
            await self._show_builder(press, Focus(role=_known(press, press.rest)))

    async def _ask_search(self, press: Press) -> None:
        view = press.view()
        if view is not None:
            form = name_form(view, "poolfound", "pool-search-title", "pool-search-field", SEARCH_AT_MOST)
            await press.ask(form)

    async def _found(self, press: Press) -> None:
        view = press.view()
        text = press.line
        if view is None:
            return
        roles = found_among(view.words, view.book, text)[:OPTIONS]
        note = None if roles else view.words("pool-found-none", text=shown_name(text))
        await self._show_builder(press, Focus(found=roles, note=note) if roles else Focus(note=note))

    async def _default(self, press: Press) -> None:
        view = press.view()
        if view is None:
            return
        roles = dealt(view, proposed_for(view))
        if isinstance(roles, Refusal):
            await press.refuse(roles.code, **roles.args)
        else:
            await self._change(press, _table(press, roles), Focus())

    async def _clear(self, press: Press) -> None:
        await self._change(press, _table(press, ()), Focus())

    async def _ask_name(self, press: Press) -> None:
        view = press.view()
        if view is not None:
            form = name_form(view, "poolsaved", "pool-save-title", "pool-save-field", NAME_AT_MOST)
            await press.ask(form)

    async def _save(self, press: Press) -> None:
        view = press.view()
        name = press.line
        if view is None or not name:
            return
        if not press.leads:
            await press.refuse("not_host")
            return
        lobby = view.state.lobby
        words = view.words
        saved = await self.services.guild_notes.saved_tables(view.guild, name_of(lobby.scenario))
        if not lobby.roles:
            note = words("pool-save-empty")
        elif name not in saved and len(saved) >= OPTIONS:
            note = words("pool-saved-full", count=len(saved))
        else:
            await self.services.guild_notes.save_table(
                view.guild, name_of(lobby.scenario), name, to_save(view.book, lobby)
            )
            note = words("pool-saved", name=shown_name(name))
        await self._show_builder(press, Focus(note=note, loaded=name))

    async def _load(self, press: Press) -> None:
        view = press.view()
        name = press.values[0] if press.values else ""
        if view is None:
            return
        cards = (await self.services.guild_notes.saved_tables(view.guild, name_of(view.state.lobby.scenario))).get(name)
        if cards is None:
            await self._show_builder(press, Focus())
            return
        note = view.words("pool-loaded", name=shown_name(name))
        saved = Configure(press.user, laid_out(view.book, view.state.lobby, cards), press.steward)
        await self._change(press, saved, Focus(note=note, loaded=name))

    async def _delete(self, press: Press) -> None:
        view = press.view()
        if view is None:
            return
        if not press.leads:
            await press.refuse("not_host")
            return
        await self.services.guild_notes.save_table(view.guild, name_of(view.state.lobby.scenario), press.rest, None)
        await self._show_builder(press, Focus(note=view.words("pool-deleted", name=shown_name(press.rest))))

    async def _change(self, press: Press, command: Command, focus: Focus) -> None:
        if await press.do(command) is not None:
            await self._show_builder(press, focus)

    async def _show_builder(self, press: Press, focus: Focus) -> None:
        """The builder where it stands; its balance follows when it has been played out."""
        view = press.view()
        if view is None or view.state.game is not None:
            await press.refuse("no_lobby")
            return
        saved = await self.services.guild_notes.saved_tables(view.guild, name_of(view.state.lobby.scenario))
        loaded = focus.loaded if focus.loaded in saved else None
        key = _played(view)
        focus = replace(focus, saved=saved, loaded=loaded, balance=None if key is None else "working")
        known = None if key is None else self.balances.known(key)
        place = (view.id, press.user)
        self._shown[place] = (press, focus)
        await self._draw(place, known)
        if key is None or known is not None:
            self._shown.pop(place, None)
            return
        try:
            balance: Balance | None = await self.services.wait(
                self.balances.of(view.id, key), "a table that is played out"
            )
        except EstimateError:
            balance = "failed"
        if balance is not None:
            await self._draw(place, balance)
            self._shown.pop(place, None)

    async def _draw(self, place: tuple[TableId, int], balance: Balance | None) -> None:
        """The builder as this person has it open now, which may be another page than when the balance was asked for."""
        if place not in self._shown:
            return
        press, focus = self._shown[place]
        view = press.view()
        if view is not None and view.state.game is None:
            await press.update(builder(view, focus if balance is None else replace(focus, balance=balance)))


def _known(press: Press, role: str) -> str | None:
    view = press.view()
    return role if view is not None and role in view.book.roles else None


def _table(press: Press, roles: Sequence[str]) -> Configure:
    return Configure(press.user, {"roles": tuple(roles)}, press.steward)


def _played(view: TableView) -> Key | None:
    """The table whose balance is asked for: the one that is built, if it may be dealt."""
    lobby = view.state.lobby
    options = options_of(view.book, lobby.options, lobby.roles)
    if not lobby.roles or isinstance(options, Refusal) or hand_refusal(view.book, lobby.roles, options) is not None:
        return None
    return Balances.key(lobby.scenario, lobby.roles, options)
