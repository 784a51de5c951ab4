"""What a card lets its owner do: the menus, wherever they stand, and ``/night``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.presses.languages import about, name
from cogs.presses.press import Visit
from cogs.showing.panels.form import form, read_form, values_of
from cogs.showing.panels.night import PLACES_AT_MOST, SEPARATOR, acts_of, answers_of, night_menu
from cogs.showing.view import Look
from core.rules.commands import Act
from core.rules.prompts import Prompt

if TYPE_CHECKING:
    from cogs.moderator import Moderator

Interaction = discord.Interaction[Any]
IN_A_ROOM = "room"


@app_commands.guild_only()
class Night(commands.GroupCog, group_name=name("night"), group_description=about("night")):
    """Acts. A menu may stand in a direct message, in a gang's thread, or in an answer that one person sees."""

    def __init__(self, bot: Moderator) -> None:
        self.bot = bot
        bot.clicks.serve("night", self._open, "private")
        bot.clicks.serve("act", self._act, "update")
        for place in range(PLACES_AT_MOST):
            bot.clicks.serve(f"place{place}", self._place, "update")
        bot.clicks.serve("turn", self._turn, "update")
        bot.clicks.serve("pass", self._pass, "update")
        bot.clicks.serve("do", self._do, "update")
        bot.clicks.serve("fill", self._fill, "form")
        bot.clicks.serve("form", self._filled, "update")

    @app_commands.command(name=name("night-act"), description=about("night-act"))
    async def act(self, interaction: Interaction) -> None:
        """The menu of this night, for this person alone."""
        await self._open(await self._asked(interaction))

    @app_commands.command(name=name("night-status"), description=about("night-status"))
    async def status(self, interaction: Interaction) -> None:
        """What this person has chosen so far, which the menu shows."""
        await self._open(await self._asked(interaction))

    @app_commands.command(name=name("night-pass"), description=about("night-pass"))
    async def do_nothing(self, interaction: Interaction) -> None:
        """Do nothing this night."""
        visit = await self._asked(interaction)
        if visit.seat is None:
            await visit.refuse("not_playing")
        elif await visit.do(Act(visit.seat, "pass")) is not None:
            await visit.say("verb-pass.chosen")

    async def _asked(self, interaction: Interaction) -> Visit:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await Visit.of(self.bot, interaction, interaction.guild_id or 0)

    async def _open(self, visit: Visit) -> None:
        look, seat = visit.look(), visit.seat
        if look is None or look.state.game is None or seat is None:
            await visit.refuse("not_playing" if visit.state is not None else "no_game")
        elif not look.game.seat(seat).alive and not acts_of(look, seat):
            await visit.refuse("dead")
        else:
            await visit.whisper(night_menu(look, seat))

    async def _act(self, visit: Visit) -> None:
        do, _ = _split(visit.rest)
        await self._give(visit, Act(visit.seat or 0, do, tuple(int(one) for one in visit.values if one.isdecimal())))

    async def _do(self, visit: Visit) -> None:
        """A button that says all there is to say."""
        do, said = _split(visit.rest)
        look, seat = visit.look(), visit.seat
        prompt = None if look is None or seat is None else _prompt(look, seat, do)
        if prompt is None or said not in answers_of(prompt):
            await self._give(visit, Act(visit.seat or 0, do))
            return
        ((name, spec),) = prompt.extras.items()
        value = said == "yes" if spec["kind"] == "flag" else said
        await self._give(visit, Act(prompt.seat, do, prompt.seats if prompt.most else (), {name: value}))

    async def _pass(self, visit: Visit) -> None:
        await self._give(visit, Act(visit.seat or 0, "pass"))

    async def _give(self, visit: Visit, act: Act) -> None:
        if await visit.do(act) is None:
            return
        if self._in_a_room(visit):
            await visit.say("host-done") if act.do == "pass" else None
            return
        await self._show(visit)

    async def _show(self, visit: Visit, **menu: Any) -> None:
        """The menu where it stands, as it is now; and the one in the direct message, if this is another."""
        look, seat = visit.look(), visit.seat
        if look is None or seat is None or not look.state.running:
            return
        await visit.update(night_menu(look, seat, **menu))
        spot = await self.bot.places.spot(look.guild, f"menu:{seat}")
        here = visit.interaction.message
        if spot is not None and here is not None and spot.message != here.id and spot.serial == look.serial:
            try:
                await self.bot.surface.edit(spot, night_menu(look, seat))
            except (ChannelGoneError, NoRightError):
                return

    async def _place(self, visit: Visit) -> None:
        """One of several seats in their order: the act is given as soon as enough are named; all, where it takes effect
        at once."""
        look, seat = visit.look(), visit.seat
        if look is None or seat is None or not visit.values:
            return
        do, before = _split(visit.rest)
        named = [int(one) for one in (*before.split(","), visit.values[0]) if one.isdecimal()]
        prompt = _prompt(look, seat, do)
        if prompt is None or len(named) >= (prompt.most if prompt.once else prompt.least):
            await self._give(visit, Act(seat, do, tuple(named)))
        else:
            await visit.update(night_menu(look, seat, part=f"{do}{SEPARATOR}{','.join(map(str, named))}"))

    async def _turn(self, visit: Visit) -> None:
        """Another page of a long menu; from a room, for the one who turned it alone."""
        look, seat = visit.look(), visit.seat
        if look is None or seat is None:
            return
        do, rest = _split(visit.rest)
        page, _, where = rest.partition(SEPARATOR)
        part = f"{do}{SEPARATOR}{where}" if where and where != IN_A_ROOM else ""
        menu = night_menu(look, seat, pages={do: int(page) if page.isdecimal() else 0}, part=part)
        if where == IN_A_ROOM:
            await visit.whisper(menu)
        else:
            await visit.update(menu)

    async def _fill(self, visit: Visit) -> None:
        look, seat = visit.look(), visit.seat
        prompt = None if look is None or seat is None else _prompt(look, seat, visit.rest)
        if look is None or prompt is None:
            await visit.refuse("no_ability", do=visit.rest)
        else:
            await visit.interaction.response.send_modal(form(look, prompt))

    async def _filled(self, visit: Visit) -> None:
        look, seat = visit.look(), visit.seat
        prompt = None if look is None or seat is None else _prompt(look, seat, visit.rest)
        if look is None or seat is None or prompt is None:
            await visit.refuse("not_now")
            return
        data: Any = visit.interaction.data or {}
        at, extras = read_form(look, prompt, values_of(data.get("components")))
        await self._give(visit, Act(seat, prompt.do, at, extras))

    def _in_a_room(self, visit: Visit) -> bool:
        """Whether the menu pressed is one that several people share: the delivery brings it up to date."""
        channel = visit.interaction.channel
        message = visit.interaction.message
        return (
            isinstance(channel, discord.Thread) or getattr(channel, "type", None) is discord.ChannelType.private_thread
        ) and (message is None or not message.flags.ephemeral)


def _split(rest: str) -> tuple[str, str]:
    do, _, more = rest.partition(SEPARATOR)
    return do, more


def _prompt(look: Look, seat: int, do: str) -> Prompt | None:
    return next((prompt for prompt in acts_of(look, seat) if prompt.do == do), None)


async def setup(bot: Moderator) -> None:
    """Called by discord.py."""
    await bot.add_cog(Night(bot))
