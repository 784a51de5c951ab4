"""Building a table out of a pool of roles, in the lobby: the host's presses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cogs.balance import Balances, Key
from cogs.clicks import Handler
from cogs.house import bind_blank
from cogs.look import Look
from cogs.panels.form import values_of
from cogs.panels.pool import (
    NAME_AT_MOST,
    OPTIONS,
    SEPARATOR,
    Balance,
    Focus,
    builder,
    dealt,
    found,
    name_form,
    proposed_for,
    shown_name,
)
from cogs.visit import Visit
from core.rules.deal import hand_refusal, options_of
from core.rules.refusal import Refusal
from core.simulate.estimate import EstimateError
from core.table.commands import Command, Configure, Pick
from core.table.pool import laid_out, to_save

if TYPE_CHECKING:
    from cogs.bot import Moderator

SEARCH_AT_MOST = 40


class PoolDesk:
    """The builder. It is shown to the host alone; what it changes is the lobby, which everybody sees."""

    bot: Moderator

    def serve_pool(self) -> None:
        """Take the presses of the builder."""
        self.balances = Balances()
        self._shown: dict[tuple[int, int], tuple[Visit, Focus]] = {}
        self.bot.clicks.serve("pool", self._open_pool, "private", anywhere=True)
        pressed: dict[str, Handler] = {
            "poolteam": self._turn_to,
            "poolrole": self._take_up,
            "poolmore": self._more,
            "poolless": self._less,
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
            self.bot.clicks.serve(purpose, handler, "update", anywhere=True)
        self.bot.clicks.serve("poolsearch", self._ask_search, "form", anywhere=True)
        self.bot.clicks.serve("poolsave", self._ask_name, "form", anywhere=True)

    async def _open_pool(self, visit: Visit) -> None:
        look = visit.look()
        if look is None or look.state.game is not None:
            await visit.refuse("no_lobby")
        elif not look.book.scenario.deal.pool:
            await visit.refuse("no_pool")
        elif not _leads(visit):
            await visit.refuse("not_host")
        else:
            await self._show_builder(visit, Focus())

    async def _turn_to(self, visit: Visit) -> None:
        team, _, page = visit.rest.partition(SEPARATOR)
        await self._show_builder(visit, Focus(team=team, page=int(page) if page.isdecimal() else 0))

    async def _take_up(self, visit: Visit) -> None:
        await self._show_builder(visit, Focus(role=_known(visit, visit.values[0] if visit.values else "")))

    async def _more(self, visit: Visit) -> None:
        await self._change(visit, Pick(visit.user, visit.rest, 1, visit.steward), Focus(role=_known(visit, visit.rest)))

    async def _less(self, visit: Visit) -> None:
        await self._change(
            visit, Pick(visit.user, visit.rest, -1, visit.steward), Focus(role=_known(visit, visit.rest))
        )

    async def _blank_team(self, visit: Visit) -> None:
        if visit.values:
            await self._rebind(visit, {"team": visit.values[0]})

    async def _blank_verbs(self, visit: Visit) -> None:
        await self._rebind(visit, {"abilities": list(visit.values)})

    async def _blank_free(self, visit: Visit) -> None:
        await self._rebind(visit, None)

    async def _rebind(self, visit: Visit, change: Mapping[str, Any] | None) -> None:
        if await bind_blank(visit, change):
            await self._show_builder(visit, Focus(role=_known(visit, visit.rest)))

    async def _ask_search(self, visit: Visit) -> None:
        look = visit.look()
        if look is not None:
            form = name_form(look, "poolfound", "pool-search-title", "pool-search-field", SEARCH_AT_MOST)
            await visit.interaction.response.send_modal(form)

    async def _found(self, visit: Visit) -> None:
        look, text = visit.look(), _written(visit)
        if look is None:
            return
        roles = found(look, text)[:OPTIONS]
        note = None if roles else look.words("pool-found-none", text=shown_name(text))
        await self._show_builder(visit, Focus(found=roles, note=note) if roles else Focus(note=note))

    async def _default(self, visit: Visit) -> None:
        look = visit.look()
        if look is None:
            return
        roles = dealt(look, proposed_for(look))
        if isinstance(roles, Refusal):
            await visit.refuse(roles.code, **roles.args)
        else:
            await self._change(visit, _table(visit, roles), Focus())

    async def _clear(self, visit: Visit) -> None:
        await self._change(visit, _table(visit, ()), Focus())

    async def _ask_name(self, visit: Visit) -> None:
        look = visit.look()
        if look is not None:
            form = name_form(look, "poolsaved", "pool-save-title", "pool-save-field", NAME_AT_MOST)
            await visit.interaction.response.send_modal(form)

    async def _save(self, visit: Visit) -> None:
        look, name = visit.look(), _written(visit)
        if look is None or not name:
            return
        if not _leads(visit):
            await visit.refuse("not_host")
            return
        lobby, words = look.state.lobby, look.words
        saved = await self.bot.store.tables(look.guild, lobby.scenario)
        if not lobby.roles:
            note = words("pool-save-empty")
        elif name not in saved and len(saved) >= OPTIONS:
            note = words("pool-saved-full", count=len(saved))
        else:
            await self.bot.store.save_table(look.guild, lobby.scenario, name, to_save(look.book, lobby))
            note = words("pool-saved", name=shown_name(name))
        await self._show_builder(visit, Focus(note=note, loaded=name))

    async def _load(self, visit: Visit) -> None:
        look, name = visit.look(), visit.values[0] if visit.values else ""
        if look is None:
            return
        cards = (await self.bot.store.tables(look.guild, look.state.lobby.scenario)).get(name)
        if cards is None:
            await self._show_builder(visit, Focus())
            return
        note = look.words("pool-loaded", name=shown_name(name))
        saved = Configure(visit.user, laid_out(look.book, look.state.lobby, cards), visit.steward)
        await self._change(visit, saved, Focus(note=note, loaded=name))

    async def _delete(self, visit: Visit) -> None:
        look = visit.look()
        if look is None:
            return
        if not _leads(visit):
            await visit.refuse("not_host")
            return
        await self.bot.store.save_table(look.guild, look.state.lobby.scenario, visit.rest, None)
        await self._show_builder(visit, Focus(note=look.words("pool-deleted", name=shown_name(visit.rest))))

    async def _change(self, visit: Visit, command: Command, focus: Focus) -> None:
        if await visit.do(command) is not None:
            await self._show_builder(visit, focus)

    async def _show_builder(self, visit: Visit, focus: Focus) -> None:
        """The builder where it stands; its balance follows when it has been played out."""
        look = visit.look()
        if look is None:
            return
        saved = await self.bot.store.tables(look.guild, look.state.lobby.scenario)
        loaded = focus.loaded if focus.loaded in saved else None
        key = _played(look)
        focus = replace(focus, saved=saved, loaded=loaded, balance=None if key is None else "working")
        known = None if key is None else self.balances.known(key)
        place = (look.guild, visit.user)
        self._shown[place] = (visit, focus)
        await self._draw(place, known)
        if key is None or known is not None:
            self._shown.pop(place, None)
            return
        try:
            balance: Balance | None = await self.bot.pieces.park(
                self.balances.of(look.guild, key), "a table that is played out"
            )
        except EstimateError:
            balance = "failed"
        if balance is not None:
            await self._draw(place, balance)
            self._shown.pop(place, None)

    async def _draw(self, place: tuple[int, int], balance: Balance | None) -> None:
        """The builder as this person has it open now, which may be another page than when the balance was asked for."""
        if place not in self._shown:
            return
        visit, focus = self._shown[place]
        look = visit.look()
        if look is not None and look.state.game is None:
            await visit.update(builder(look, focus if balance is None else replace(focus, balance=balance)))


def _leads(visit: Visit) -> bool:
    return visit.steward or (visit.state is not None and visit.state.leads(visit.user))


def _known(visit: Visit, role: str) -> str | None:
    look = visit.look()
    return role if look is not None and role in look.book.roles else None


def _table(visit: Visit, roles: Sequence[str]) -> Configure:
    return Configure(visit.user, {"roles": tuple(roles)}, visit.steward)


def _written(visit: Visit) -> str:
    data: Any = visit.interaction.data or {}
    return str(values_of(data.get("components")).get("text") or "").strip()


def _played(look: Look) -> Key | None:
    """The table whose balance is asked for: the one that is built, if it may be dealt."""
    lobby = look.state.lobby
    options = options_of(look.book, lobby.options, lobby.roles)
    if not lobby.roles or isinstance(options, Refusal) or hand_refusal(look.book, lobby.roles, options) is not None:
        return None
    return Balances.key(lobby.scenario, lobby.roles, options)
