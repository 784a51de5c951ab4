"""Setting the house rules of a table, in the lobby: the host's presses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.commands.base import TableCog
from cogs.commands.blanks import bind_blank
from cogs.messages.payload import numbers, page_number
from cogs.messages.press_purposes import Purpose
from cogs.presses.press import Press
from cogs.presses.router import Handler, Router
from cogs.showing.panels.house_rules import RulesFocus, choices_of, house_rules, number_form, settled_by_host
from core.books.deal import options_of
from core.rules.refusal import Refusal
from core.table.table_commands import Configure


class HouseRules(TableCog):
    """The house rules. They are shown to the host alone; what is changed is the lobby, which everybody sees."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the house rules."""
        super().take_presses(router)
        router.route("house", self._open_house, "private", anywhere=True)
        pressed: dict[Purpose, Handler] = {
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
            router.route(purpose, handler, "update", anywhere=True)
        router.route("housewrite", self._ask_number, "form", anywhere=True)

    async def _open_house(self, press: Press) -> None:
        view = await press.led_lobby()
        if view is not None:
            await press.whisper(house_rules(view, RulesFocus()))

    async def _look_at(self, press: Press) -> None:
        await self._show_house(press, RulesFocus(option=press.values[0] if press.values else None))

    async def _turn_house(self, press: Press) -> None:
        await self._show_house(press, RulesFocus(page=page_number(press.rest)))

    async def _set(self, press: Press) -> None:
        view = press.view()
        name = press.rest
        option = None if view is None else settled_by_host(view.book).get(name)
        if option is None:
            await self._show_house(press, RulesFocus())  # of another rulebook by now
            return
        choices = choices_of(option)
        chosen = [choices[one] for one in numbers(press.values) if one < len(choices)]
        if option.kind == "list":
            await self._settle(press, name, chosen)
        elif chosen:
            await self._settle(press, name, chosen[0])

    async def _ask_number(self, press: Press) -> None:
        view = press.view()
        option = None if view is None else settled_by_host(view.book).get(press.rest)
        if view is None or option is None:
            await press.refuse("stale")
        else:
            await press.ask(number_form(view, press.rest, option))

    async def _written(self, press: Press) -> None:
        await self._settle(press, press.rest, int(press.line) if press.line.isdecimal() else press.line)

    async def _as_the_book(self, press: Press) -> None:
        await self._settle(press, press.rest, None)

    async def _look_at_blank(self, press: Press) -> None:
        await self._show_blank(press, press.values[0] if press.values else "")

    async def _bind_team(self, press: Press) -> None:
        if press.values:
            await self._bind(press, {"team": press.values[0]})

    async def _bind_verbs(self, press: Press) -> None:
        await self._bind(press, {"abilities": list(press.values)})

    async def _free(self, press: Press) -> None:
        await self._bind(press, None)

    async def _bind(self, press: Press, change: Mapping[str, Any] | None) -> None:
        """Bind a blank: to a team, which puts it into the game, to verbs, or to nothing any more."""
        if await bind_blank(press, change):
            await self._show_blank(press, press.rest)

    async def _settle(self, press: Press, name: str, value: Any) -> None:
        """Agree on a value; None is the rulebook's own."""
        view = press.view()
        if view is None or name not in settled_by_host(view.book):
            await self._show_house(press, RulesFocus())
            return
        settled = {one: given for one, given in view.state.lobby.options.items() if one != name}
        if value is not None:
            settled[name] = value
        if isinstance(options_of(view.book, settled), Refusal):
            await press.refuse("bad_option", option=view.words(f"option-{name}"))
        elif await press.do(Configure(press.user, {"rule": (name, value)}, press.steward)) is not None:
            await self._show_house(press, RulesFocus(name))

    async def _show_blank(self, press: Press, role: str) -> None:
        view = press.view()
        blanks = None if view is None else view.book.scenario.blanks
        await self._show_house(press, RulesFocus() if blanks is None else RulesFocus(blanks.option, role))

    async def _show_house(self, press: Press, focus: RulesFocus) -> None:
        view = press.view()
        if view is None or view.state.game is not None:
            await press.refuse("no_lobby")
        else:
            await press.update(house_rules(view, focus))
