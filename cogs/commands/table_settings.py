"""What whoever opened a table changes about it before the game: the presses of its settings."""

from __future__ import annotations

from typing import Any

from cogs.commands.base import TableCog
from cogs.messages.payload import numbers
from cogs.messages.press_purposes import Purpose
from cogs.presses.languages import language_for
from cogs.presses.press import Press
from cogs.presses.router import Handler, Router
from cogs.showing.panels.table_settings import LET_BACK, TAKE_OFF, handed_over, settings_panel
from cogs.showing.view import words_ready
from core.table import Shelved
from core.table.table_commands import Configure, Kick
from core.words import LANGUAGES, escape, plain


class TableSettings(TableCog):
    """The settings of a table that gathers. Each choice is one command; the lobby shows everybody what holds now."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the settings."""
        super().take_presses(router)
        router.route("settings", self._open_settings, "private", anywhere=True)
        pressed: dict[Purpose, Handler] = {
            "setbook": self._set_book,
            "setlanguage": self._set_language,
            "setpace": self._set_pace,
            "setvoice": self._set_voice,
            "setrunner": self._set_runner,
            "sethost": self._hand_over,
            "setpeople": self._take_off_or_let_back,
        }
        for purpose, handler in pressed.items():
            router.route(purpose, handler, "update", anywhere=True)

    async def _open_settings(self, press: Press) -> None:
        view = await press.led_lobby()
        if view is not None:
            await press.whisper(settings_panel(view, await self._own(press)))

    async def _set_book(self, press: Press) -> None:
        (wanted,) = press.values or ("",)
        scenario = await self.services.rulebooks.find(press.table.guild, wanted)
        if scenario is None:
            await press.refuse("unknown_scenario", scenario=plain(wanted))
            return
        await self.services.rulebooks.opening(press.table.guild, scenario, self.services.now())
        if await self._agree(press, {"scenario": scenario}) and press.state is not None:
            await words_ready(press.language, scenario)
            await words_ready(press.state.lobby.language, scenario)
            await self._show_settings(press)

    async def _set_language(self, press: Press) -> None:
        (language,) = press.values or ("",)
        if language in LANGUAGES and await self._agree(press, {"language": language}):
            guild = press.table.guild
            press.language = await language_for(self.services, press.interaction, guild, press.state)
            await self._show_settings(press)

    async def _set_pace(self, press: Press) -> None:
        (pace,) = press.values or ("",)
        if await self._agree(press, {"pace": pace}):
            await self._show_settings(press)

    async def _set_voice(self, press: Press) -> None:
        channel = next(iter(numbers(press.values)), None)
        if await self._agree(press, {"voice": channel}):
            await self._show_settings(press)

    async def _set_runner(self, press: Press) -> None:
        """Somebody who runs the table and does not play, or (nobody chosen) the bot alone."""
        user = next(iter(numbers(press.values)), None)
        if user is not None and _is_bot(press, user):
            await press.refuse("bots")
        elif await self._agree(press, {"moderator": user}):
            await self._show_settings(press)

    async def _hand_over(self, press: Press) -> None:
        user = next(iter(numbers(press.values)), 0)
        if await self._agree(press, {"host": user}):
            view = press.view()
            if view is not None:
                name = next((one.name for one in view.state.lobby.everybody if one.user == user), "…")
                note = view.words("settings-handed", name=escape(name))
                own = await self._own(press)
                await press.update(settings_panel(view, own, note) if press.leads else handed_over(view, note))

    async def _take_off_or_let_back(self, press: Press) -> None:
        (chosen,) = press.values or ("",)
        pardon = chosen.startswith(LET_BACK)
        user = next(iter(numbers([chosen.removeprefix(LET_BACK).removeprefix(TAKE_OFF)])), 0)
        if await press.do(Kick(press.user, user, pardon, press.steward)) is not None:
            await self._show_settings(press)

    async def _agree(self, press: Press, changes: dict[str, Any]) -> bool:
        return await press.do(Configure(press.user, changes, press.steward)) is not None

    async def _show_settings(self, press: Press) -> None:
        view = press.view()
        if view is None or view.state.game is not None:
            return
        if press.leads:
            await press.update(settings_panel(view, await self._own(press)))
        else:
            await press.update(handed_over(view, view.words("settings-not-yours")))

    async def _own(self, press: Press) -> list[Shelved]:
        return await self.services.rulebooks.shelf(press.table.guild)


def _is_bot(press: Press, user: int) -> bool:
    data: Any = press.interaction.data or {}
    return bool(data.get("resolved", {}).get("users", {}).get(str(user), {}).get("bot"))
