"""Setting the house rules of a table, in the lobby: the host's presses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cogs.clicks import Handler
from cogs.panels.form import values_of
from cogs.panels.house import Open, choices_of, house, number_form, settled_by_host
from cogs.visit import Visit
from core.rules.deal import options_of
from core.rules.refusal import Refusal
from core.table.commands import Configure
from core.table.pool import rebound

if TYPE_CHECKING:
    from cogs.bot import Moderator


class HouseDesk:
    """The house rules. They are shown to the host alone; what is changed is the lobby, which everybody sees."""

    bot: Moderator

    def serve_house(self) -> None:
        """Take the presses of the house rules."""
        self.bot.clicks.serve("house", self._open_house, "private", anywhere=True)
        pressed: dict[str, Handler] = {
            "houseopen": self._look_at,
            "housepage": self._turn_house,
            "houseset": self._set,
            "housewritten": self._written,
            "housedefault": self._as_the_book,
            "blankopen": self._look_at_blank,
            "blankteam": self._bind_team,
            "blankverbs": self._bind_verbs,
            "blankfree": self._free,
        }
        for purpose, handler in pressed.items():
            self.bot.clicks.serve(purpose, handler, "update", anywhere=True)
        self.bot.clicks.serve("housewrite", self._ask_number, "form", anywhere=True)

    async def _open_house(self, visit: Visit) -> None:
        look = visit.look()
        if look is None or look.state.game is not None:
            await visit.refuse("no_lobby")
        elif not (visit.steward or look.state.leads(visit.user)):
            await visit.refuse("not_host")
        else:
            await visit.whisper(house(look, Open()))

    async def _look_at(self, visit: Visit) -> None:
        await self._show_house(visit, Open(option=visit.values[0] if visit.values else None))

    async def _turn_house(self, visit: Visit) -> None:
        await self._show_house(visit, Open(page=int(visit.rest) if visit.rest.isdecimal() else 0))

    async def _set(self, visit: Visit) -> None:
        look, name = visit.look(), visit.rest
        option = None if look is None else settled_by_host(look.book).get(name)
        if option is None:
            return
        choices = choices_of(option)
        chosen = [choices[int(one)] for one in visit.values if one.isdecimal() and int(one) < len(choices)]
        if option.kind == "list":
            await self._settle(visit, name, chosen)
        elif chosen:
            await self._settle(visit, name, chosen[0])

    async def _ask_number(self, visit: Visit) -> None:
        look = visit.look()
        option = None if look is None else settled_by_host(look.book).get(visit.rest)
        if look is not None and option is not None:
            await visit.interaction.response.send_modal(number_form(look, visit.rest, option))

    async def _written(self, visit: Visit) -> None:
        data: Any = visit.interaction.data or {}
        text = str(values_of(data.get("components")).get("text") or "").strip()
        await self._settle(visit, visit.rest, int(text) if text.isdecimal() else text)

    async def _as_the_book(self, visit: Visit) -> None:
        await self._settle(visit, visit.rest, None)

    async def _look_at_blank(self, visit: Visit) -> None:
        await self._show_blank(visit, visit.values[0] if visit.values else "")

    async def _bind_team(self, visit: Visit) -> None:
        if visit.values:
            await self._bind(visit, {"team": visit.values[0]})

    async def _bind_verbs(self, visit: Visit) -> None:
        await self._bind(visit, {"abilities": list(visit.values)})

    async def _free(self, visit: Visit) -> None:
        await self._bind(visit, None)

    async def _bind(self, visit: Visit, change: Mapping[str, Any] | None) -> None:
        """Bind a blank: to a team, which puts it into the game, to verbs, or to nothing any more."""
        if await bind_blank(visit, change):
            await self._show_blank(visit, visit.rest)

    async def _settle(self, visit: Visit, name: str, value: Any) -> None:
        """Agree on a value; None is the rulebook's own."""
        look = visit.look()
        if look is None or name not in settled_by_host(look.book):
            return
        settled = {one: given for one, given in look.state.lobby.options.items() if one != name}
        if value is not None:
            settled[name] = value
        if isinstance(options_of(look.book, settled), Refusal):
            await visit.refuse("bad_option", option=look.words(f"option-{name}"))
        elif await visit.do(Configure(visit.user, {"options": settled}, visit.steward)) is not None:
            await self._show_house(visit, Open(name))

    async def _show_blank(self, visit: Visit, role: str) -> None:
        look = visit.look()
        if look is not None and look.book.scenario.blanks is not None:
            await self._show_house(visit, Open(look.book.scenario.blanks.option, role))

    async def _show_house(self, visit: Visit, focus: Open) -> None:
        look = visit.look()
        if look is not None and look.state.game is None:
            await visit.update(house(look, focus))


async def bind_blank(visit: Visit, change: Mapping[str, Any] | None) -> bool:
    """Bind the blank that the press is about (None: take it out of the game); whether that has been done."""
    look = visit.look()
    if look is None:
        return False
    changes = rebound(look.book, look.state.lobby, visit.rest, change)
    return await visit.do(Configure(visit.user, changes, visit.steward)) is not None
