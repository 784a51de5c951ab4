"""What a card lets its owner do: the menus, wherever they stand, and `/night`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import Interaction, TableCog
from cogs.messages.payload import Choice, NamedSeats, Turned, numbers
from cogs.messages.press_purposes import BY_PLACE
from cogs.messages.work import Work
from cogs.presses.languages import about, name
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.services import Services
from cogs.showing.menus import Menus
from cogs.showing.panels.form import form, read_form
from cogs.showing.panels.night import acts_of, night_menu, ready_answers
from cogs.showing.view import TableView
from core.rules.commands import Act
from core.rules.prompts import Prompt


@app_commands.guild_only()
class Night(TableCog, commands.GroupCog, group_name=name("night"), group_description=about("night")):
    """Acts. A menu may stand in a direct message, in a gang's thread, or in an answer that one person sees."""

    def __init__(self, services: Services, router: Router, menus: Menus) -> None:
        super().__init__(services, router)
        self._menus = menus

    def take_presses(self, router: Router) -> None:
        """Take the presses that belong to these commands."""
        super().take_presses(router)
        router.route("night", self._open, "private")
        router.route("act", self._act, "update")
        for place in BY_PLACE:
            router.route(place, self._place, "update")
        router.route("turn", self._turn, "update")
        router.route("pass", self._pass, "update")
        router.route("do", self._do, "update")
        router.route("fill", self._fill, "form")
        router.route("form", self._filled, "update")

    @app_commands.command(name=name("night-act"), description=about("night-act"))
    async def act(self, interaction: Interaction) -> None:
        """The menu of this night, for this person alone."""
        await self._open(await self.asked(interaction))

    @app_commands.command(name=name("night-status"), description=about("night-status"))
    async def status(self, interaction: Interaction) -> None:
        """What this person has chosen so far, which the menu shows."""
        await self._open(await self.asked(interaction))

    @app_commands.command(name=name("night-pass"), description=about("night-pass"))
    async def do_nothing(self, interaction: Interaction) -> None:
        """Do nothing this night."""
        press = await self.asked(interaction)
        if press.seat is None:
            await press.refuse("not_playing")
        elif await press.do(Act(press.seat, "pass")) is not None:
            await press.say("verb-pass.chosen")

    async def _open(self, press: Press) -> None:
        view = press.view()
        seat = press.seat
        if view is None or view.state.game is None or seat is None:
            await press.refuse("not_playing" if press.state is not None else "no_game")
        elif not view.game.seat(seat).alive and not acts_of(view, seat):
            await press.refuse("dead")
        else:
            await press.whisper(night_menu(view, seat))

    async def _act(self, press: Press) -> None:
        await self._give(press, Act(press.seat or 0, Choice.read(press.rest).do, numbers(press.values)))

    async def _do(self, press: Press) -> None:
        """A button that says all there is to say."""
        choice = Choice.read(press.rest)
        view = press.view()
        seat = press.seat
        prompt = None if view is None or seat is None else _prompt(view, seat, choice.do)
        if prompt is None or choice.said not in ready_answers(prompt):
            await self._give(press, Act(press.seat or 0, choice.do))
            return
        ((name, spec),) = prompt.extras.items()
        value = choice.said == "yes" if spec["kind"] == "flag" else choice.said
        await self._give(press, Act(prompt.seat, choice.do, prompt.seats if prompt.most else (), {name: value}))

    async def _pass(self, press: Press) -> None:
        await self._give(press, Act(press.seat or 0, "pass"))

    async def _give(self, press: Press, act: Act) -> None:
        if press.seat is not None:
            await self._menus.answers(Work(press.table.id), press.seat)
        if await press.do(act) is None:
            return
        if self._in_a_room(press):
            await press.say("host-done") if act.do == "pass" else None
            return
        view = press.view()
        seat = press.seat
        message = press.interaction.message
        if view is not None and seat is not None and view.state.running:
            await self._menus.answered(view, seat, None if message is None else message.id, press.update)

    async def _place(self, press: Press) -> None:
        """One of several seats in their order: the act is given as soon as enough are named; all, where it takes effect
        at once."""
        view = press.view()
        seat = press.seat
        if view is None or seat is None or not press.values:
            return
        before = NamedSeats.read(press.rest)
        named = NamedSeats(before.do, (*before.seats, *numbers(press.values[:1])))
        prompt = _prompt(view, seat, named.do)
        if prompt is None or len(named.seats) >= (prompt.most if prompt.once else prompt.least):
            await self._give(press, Act(seat, named.do, named.seats))
        else:
            await press.update(night_menu(view, seat, part=named))

    async def _turn(self, press: Press) -> None:
        """Another page of a long menu; from a room, for the one who turned it alone."""
        view = press.view()
        seat = press.seat
        if view is None or seat is None:
            return
        turned = Turned.read(press.rest)
        menu = night_menu(view, seat, pages={turned.do: turned.page}, part=NamedSeats(turned.do, turned.seats))
        if turned.in_a_room:
            await press.whisper(menu)
        else:
            await press.update(menu)

    async def _fill(self, press: Press) -> None:
        view = press.view()
        seat = press.seat
        prompt = None if view is None or seat is None else _prompt(view, seat, press.rest)
        if view is None or prompt is None:
            await press.refuse("no_ability", do=press.rest)
        else:
            await press.ask(form(view, prompt))

    async def _filled(self, press: Press) -> None:
        view = press.view()
        seat = press.seat
        prompt = None if view is None or seat is None else _prompt(view, seat, press.rest)
        if view is None or seat is None or prompt is None:
            await press.refuse("not_now")
            return
        at, extras = read_form(view, prompt, press.written)
        await self._give(press, Act(seat, prompt.do, at, extras))

    def _in_a_room(self, press: Press) -> bool:
        """Whether the menu pressed is one that several people share: the delivery brings it up to date."""
        channel = press.interaction.channel
        message = press.interaction.message
        return (
            isinstance(channel, discord.Thread) or getattr(channel, "type", None) is discord.ChannelType.private_thread
        ) and (message is None or not message.flags.ephemeral)


def _prompt(view: TableView, seat: int, do: str) -> Prompt | None:
    return next((prompt for prompt in acts_of(view, seat) if prompt.do == do), None)
