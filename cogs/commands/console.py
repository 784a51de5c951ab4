"""The buttons of a host's console, and what is behind each: what it asks for, what it does, what is said of it."""

from __future__ import annotations

from typing import Any

from cogs.commands.base import TableCog
from cogs.messages.payload import numbers
from cogs.messages.place_notes import CONSOLE
from cogs.messages.press_purposes import Purpose
from cogs.presses.press import Press
from cogs.presses.router import Handler, Router
from cogs.showing.panels.console import (
    ask_decision,
    ask_person,
    ask_seats,
    ask_undo,
    host_console,
)
from cogs.showing.panels.page import page
from cogs.showing.panels.status import console as cards
from cogs.showing.view import TableView
from core.rules.events import HostDecided
from core.table import Outcome
from core.table.table_commands import (
    CoHost,
    Command,
    Configure,
    Extend,
    HandOver,
    Leave,
    Next,
    Pause,
    Replace,
    Resume,
    Ruling,
    Undo,
    Voice,
)
from core.table_events import MotionClosed, MotionMade

MINUTE = 60
"""Seconds that a press gives more."""


class ConsoleCog(TableCog):
    """What the console's buttons and the commands of `/host` have in common: they do the same, and say it alike."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the console."""
        super().take_presses(router)
        shown: dict[Purpose, Handler] = {
            "hostclock": self._clock,
            "hostask": self._ask,
            "hostdecide": self._ask_decision,
            "hostundo": self._ask_undo,
            "hostopen": self.open,
            "leavelead": self._leave_lead,
        }
        for purpose, handler in shown.items():
            router.route(purpose, handler, "private", anywhere=True)
        chosen: dict[Purpose, Handler] = {
            "hostlook": self._look,
            "hostdo": self._which,
            "hostseats": self._about_seats,
            "hostchair": self._chair,
            "replace": self._replaced_by,
            "handover": self._handed_to,
            "cohost": self._helped_by,
            "undoing": self._undo,
            "motion": self._voice,
        }
        for purpose, handler in chosen.items():
            router.route(purpose, handler, "update", anywhere=True)

    # -- showing ------------------------------------------------------------------------------------------------------

    async def watched(self, press: Press) -> TableView | None:
        """The game, for a host who sees all of it; anybody else is refused."""
        view = press.view()
        if view is None or view.state.game is None:
            await press.refuse("no_game")
        elif not view.state.judges(press.user):
            await press.refuse("host_plays" if press.seat is not None else "not_human_host")
        else:
            return view
        return None

    async def open(self, press: Press) -> None:
        """The console, shown once. From now on its reader may be written to: the next thing that happens brings one
        that stays current."""
        view = await self.watched(press)
        if view is not None:
            press.welcome()
            console = CONSOLE(press.user)
            if await self.services.places.get(view.work, console) == "closed":
                await self.services.places.put(view.work, console.removed())
            await press.whisper(host_console(view, await press.table.standing_log(), alone=True))

    async def _look(self, press: Press) -> None:
        view = await self.watched(press)
        if view is not None:
            await press.update(host_console(view, await press.table.standing_log(), alone=True))

    async def show_cards(self, press: Press) -> None:
        """All cards, and what has been chosen."""
        view = await self.watched(press)
        if view is not None:
            await press.whisper(cards(view))

    # -- asking -------------------------------------------------------------------------------------------------------

    async def _ask(self, press: Press) -> None:
        if press.rest == "cards":
            await self.show_cards(press)
            return
        view = await self.watched(press)
        if view is None:
            return
        what = press.rest
        words = view.words
        if what in ("handover", "cohost"):
            here = press.interaction.guild_id is not None
            await press.whisper(ask_person(view, what, words(f"console-ask-{what}"), here=here))
        elif what == "replace":
            await press.whisper(
                ask_seats(view, "hostchair", words("console-ask-replace"), seats=view.game.living, least=1, most=1)
            )
        else:
            await press.whisper(self._of_decision(view, what))

    async def _ask_decision(self, press: Press) -> None:
        view = await self.watched(press)
        if view is not None:
            await press.whisper(ask_decision(view))

    async def _which(self, press: Press) -> None:
        view = await self.watched(press)
        (do,) = press.values or ("",)
        if view is None or do not in view.book.scenario.host:
            return
        if view.book.scenario.host[do].at[1]:
            await press.update(self._of_decision(view, do))
        else:
            await self.pull(press, Ruling(press.user, do, steward=press.steward), redraw=True)

    def _of_decision(self, view: TableView, do: str) -> Any:
        """Of whom a decision is to be."""
        decision = view.book.scenario.host.get(do)
        least, most = (1, 1) if decision is None else decision.at
        text = view.words("console-ask-decision", do=view.words(f"verb-{do}"))
        return ask_seats(view, "hostseats", text, seats=view.game.living, least=max(1, least), most=most, rest=do)

    async def _chair(self, press: Press) -> None:
        view = await self.watched(press)
        seat = next(iter(numbers(press.values)), 0)
        if view is not None:
            text = view.words("console-ask-substitute", seat=view.names[seat])
            here = press.interaction.guild_id is not None
            await press.update(ask_person(view, "replace", text, here=here, rest=str(seat)))

    async def ask_undo(self, press: Press) -> None:
        """How far the game is to be taken back, and what that does not undo."""
        view = press.view()
        state = press.state
        if view is None or state is None or not state.running:
            await press.refuse("no_game")
        elif not (state.judges(press.user) or (press.steward and press.seat is None)):
            await press.refuse("needs_host" if state.leads(press.user) else "not_host")
        elif not state.beginnings:
            await press.refuse("nothing_to_undo")
        else:
            await press.whisper(ask_undo(view))

    _ask_undo = ask_undo

    # -- doing --------------------------------------------------------------------------------------------------------

    async def _clock(self, press: Press) -> None:
        by = press.user
        steward = press.steward
        do, _, turn = press.rest.partition(".")
        levers: dict[str, Command] = {
            "pause": Pause(by, steward),
            "resume": Resume(by, steward),
            "extend": Extend(by, MINUTE, steward),
            "next": Next(by, steward, int(turn) if turn.isdecimal() else None),
        }
        lever = levers.get(do)
        if lever is not None:
            await self.pull(press, lever)

    async def _about_seats(self, press: Press) -> None:
        do, _, _ = press.rest.partition(".")
        at = tuple(numbers(press.values))
        await self.pull(press, Ruling(press.user, do, at, steward=press.steward), redraw=True)

    async def _replaced_by(self, press: Press) -> None:
        user = next(iter(numbers(press.values)), 0)
        seat = int(press.rest) if press.rest.isdecimal() else 0
        if await self._is_fit(press, user):
            command = Replace(press.user, seat, user, self._called(press, user), press.steward)
            await self.pull(press, command, redraw=True)

    async def _handed_to(self, press: Press) -> None:
        user = next(iter(numbers(press.values)), 0)
        if await self._is_fit(press, user):
            await self.hand_over(press, user, self._called(press, user), redraw=True)

    async def hand_over(self, press: Press, user: int, name: str, *, redraw: bool = False) -> None:
        """Somebody else leads: in the lobby as its settings would have it."""
        state = press.state
        if state is None or state.game is not None:
            await self.pull(press, HandOver(press.user, user, name, press.steward), redraw=redraw)
            return
        what = "host" if state.lobby.has(user) else "moderator"
        await self.pull(press, Configure(press.user, {what: user}, press.steward), redraw=redraw)

    async def _helped_by(self, press: Press) -> None:
        user = next(iter(numbers(press.values)), 0)
        if await self._is_fit(press, user):
            command = CoHost(press.user, user, self._called(press, user), press.steward)
            await self.pull(press, command, redraw=True)

    async def _undo(self, press: Press) -> None:
        if press.rest.isdecimal():
            await self.pull(press, Undo(press.user, int(press.rest), press.steward), redraw=True)

    async def _leave_lead(self, press: Press) -> None:
        await self.pull(press, Leave(press.user))

    async def _voice(self, press: Press) -> None:
        """For a motion or against it. The vote's message shows it, to everybody."""
        number, _, yes = press.rest.partition(".")
        if number.isdecimal():
            outcome = await press.do(Voice(press.user, int(number), yes == "1"))
            if outcome is not None and any(isinstance(event, MotionClosed) for event in outcome.events):
                await press.say("motion-last-word")

    async def pull(self, press: Press, command: Command, *, redraw: bool = False) -> Outcome | None:
        """Do it and say what has come of it. `redraw`: in place of the message that asked."""
        outcome = await press.do(command)
        view = press.view()
        if outcome is None or view is None:
            return None
        put = next((event for event in outcome.events if isinstance(event, MotionMade)), None)
        words = view.words
        if put is not None:
            text = words("console-put-to-vote", needed=put.needed, time=words.duration(put.seconds))
        else:
            came = any(not isinstance(event, HostDecided) for event in outcome.events)
            key = "console-did-nothing" if isinstance(command, Ruling) and not came else _SAID[type(command)]
            text = words(key, **_args(view, command))
        layout = page(text)
        await (press.update(layout) if redraw else press.whisper(layout))
        return outcome

    async def _is_fit(self, press: Press, user: int) -> bool:
        data: Any = press.interaction.data or {}
        if data.get("resolved", {}).get("users", {}).get(str(user), {}).get("bot"):
            await press.refuse("bots")
            return False
        return True

    def _called(self, press: Press, user: int) -> str:
        """What a person calls themselves in the server, by what came with the press."""
        data: Any = press.interaction.data or {}
        resolved = data.get("resolved", {})
        member, person = (resolved.get(kind, {}).get(str(user), {}) for kind in ("members", "users"))
        waiting = () if press.state is None else press.state.lobby.waiting
        known = next((one.name for one in waiting if one.user == user), None)
        return str(member.get("nick") or person.get("global_name") or person.get("username") or known or f"{user}")


_SAID: dict[type[Command], str] = {
    Pause: "console-did-pause",
    Resume: "console-did-resume",
    Extend: "console-did-extend",
    Next: "console-did-next",
    Ruling: "console-did-ruling",
    Replace: "console-did-replace",
    HandOver: "console-did-handover",
    Configure: "console-did-handover",
    CoHost: "console-did-cohost",
    Undo: "console-did-undo",
    Leave: "console-did-leave",
}
"""What is said of each lever, to whoever pulled it."""


def _args(view: TableView, command: Command) -> dict[str, Any]:
    """What the text of a lever's outcome says besides."""
    words = view.words
    state = view.state
    match command:
        case Pause():
            left = max(0, (state.paused or view.now) - view.now) // 1000
            return {"time": words.duration(left)}
        case Extend(seconds=seconds):
            return {"time": words.duration(seconds)}
        case Ruling(do=do, at=at):
            return {"do": words(f"verb-{do}"), "seats": view.names.join(at), "count": len(at)}
        case Replace(seat=seat, user=user):
            return {"seat": seat, "person": f"<@{user}>"}
        case HandOver(user=user):
            return {"person": f"<@{user}>"}
        case CoHost(user=user):
            return {"person": "none" if user is None else f"<@{user}>"}
        case Configure(changes=changes):
            return {"person": f"<@{next(iter(changes.values()))}>"}
        case _:
            return {}
