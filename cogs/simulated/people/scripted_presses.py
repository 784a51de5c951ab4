"""How a scripted player gives an answer: the presses of a person who finds their menus where the bot put them."""

from __future__ import annotations

from typing import Any

import discord
import simcord
from simcord.builders import ChannelHandle
from simcord.results import to_discord_message

from cogs.messages.address import Address
from cogs.messages.note_codecs import Spot
from cogs.messages.payload import FieldId, parts_of
from cogs.messages.place_notes import MENU, PANEL, GameNote
from cogs.messages.press_purposes import BY_PLACE
from cogs.messages.work import Work
from cogs.moderator import Moderator
from cogs.showing.panels.form import extra_fields, fields_of, in_two_steps, pairs
from cogs.showing.panels.night import PLACES_AT_MOST, in_places, ready_answers
from cogs.showing.view import TableView
from core.rules.commands import Act, Vote
from core.rules.prompts import Prompt
from core.table import Table, TableId

PAGES: tuple[int, ...] = (1, 0, 2)


class ScriptedPresses:
    """The hands of the people round one table. `members` by user id, `number`: the table's in its server."""

    number = 0

    def __init__(
        self,
        env: simcord.Env,
        bot: Moderator,
        guild: simcord.GuildHandle,
        channel: ChannelHandle,
        members: dict[int, simcord.MemberActor],
    ) -> None:
        self.env = env
        self.bot = bot
        self.guild = guild
        self.channel = channel
        self.members = members

    @property
    def id(self) -> TableId:
        """Of the table they play at."""
        return TableId(self.guild.id, self.number)

    @property
    def table(self) -> Table:
        """The table they play at."""
        return self.bot.tables.get(self.id)

    @property
    def square(self) -> ChannelHandle:
        """Where they play: the channel, or the table's own thread in it."""
        state = self.table.state
        if state is None or state.lobby.channel == self.channel.id:
            return self.channel
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(state.lobby.channel))

    async def give(self, prompt: Prompt, command: Vote | Act) -> None:
        """Press what gives this answer."""
        if isinstance(command, Vote):
            await self._vote(command)
        else:
            await self._give(prompt, command)

    async def _vote(self, vote: Vote) -> None:
        """Name them in the menu that offers the first; of a large table another menu may hold the rest."""
        message = await self._message(PANEL)
        if message is not None:
            menu = self._holding(message, "vote", str(vote.choices[0]))
            values = [str(one) for one in vote.choices if self._holding(message, "vote", str(one)) == menu]
            await self._actor(vote.voter).select(message, values, custom_id=menu or "")

    async def _give(self, prompt: Prompt, act: Act) -> None:
        """In the direct message, the gang's thread, or the answer behind the public button: wherever it is asked."""
        asked = in_places(prompt)
        message = await self._menu(asked)
        actor: Any = self._actor(act.by) if message is None else self._at(message, act.by)
        if message is None:
            message = await self._behind_the_button(actor)
        if message is None:
            return
        view = self._view()
        if prompt.extras and not in_two_steps(view, prompt):
            await self._press_or_fill(actor, message, prompt, act)
        elif not act.at:
            await self._press(actor, message, "do", prompt.do)
        else:
            message = await self._name(actor, message, asked, act)
            if act.extras:
                await self._press_or_fill(actor, message, self._now(prompt), act)

    def _at(self, message: discord.Message, seat: int) -> Any:
        """Who presses, as they are met where the message stands: in their direct messages, or on the server."""
        actor = self._actor(seat)
        return actor.user if message.guild is None and message.channel.id not in self.bot_threads() else actor

    async def _menu(self, prompt: Prompt) -> discord.Message | None:
        message = await self._message(MENU(prompt.seat))
        if message is None and prompt.room is not None and not prompt.slots:
            message = await self._message(MENU(prompt.room))
        return message

    async def _behind_the_button(self, actor: Any) -> discord.Message | None:
        """The menu that only its owner sees, from under the channel's panel or, where there is none, by command."""
        panel = await self._message(PANEL)
        if panel is None:
            shown = await actor.slash(self.channel, "night act")
        else:
            shown = await self._press(actor, panel, "night", "")
        return None if shown.response is None else shown.response.message

    async def _name(self, actor: Any, message: discord.Message, prompt: Prompt, act: Act) -> discord.Message:
        """Choose the seats in the menus; the message as it is then."""
        values = [str(seat) for seat in (act.at[:PLACES_AT_MOST] if prompt.slots else act.at)]
        if not prompt.slots:
            message, menu = await self._page(actor, message, "act", values[0], prompt.do)
            await actor.select(message, values, custom_id=menu)
            return message
        for place, value in enumerate(values):
            message, menu = await self._page(actor, self._fresh(message), BY_PLACE[place], value, prompt.do)
            await actor.select(message, [value], custom_id=menu)
        return self._fresh(message)

    async def _page(
        self, actor: Any, message: discord.Message, purpose: str, value: str, do: str
    ) -> tuple[discord.Message, str]:
        """Turn pages until a menu offers `value`; the message and that menu."""
        left = list(PAGES)
        while True:
            menu = self._holding(message, purpose, value, do)
            if menu is not None:
                return message, menu
            # A gang's menu opens one's own, which may hold fewer seats: what it showed next may stand a page before.
            page = next((one for one in left if self._address(message, "turn", do, str(one)) is not None), None)
            if page is None:
                raise LookupError(f"no {purpose} of {do} for {value} in message {message.id}")
            left.remove(page)
            shown = await self._press(actor, message, "turn", do, str(page))
            own = next((said.message for said in shown.followups if said.ephemeral), None)
            message = self._fresh(message) if own is None else own

    async def _press(self, actor: Any, message: discord.Message, purpose: str, *rest: str) -> Any:
        """Press the button of this purpose. Raises `LookupError` where there is none."""
        address = self._address(message, purpose, *rest)
        if address is None:
            raise LookupError(f"no button {purpose} {rest} in message {message.id}")
        return await actor.click(message, custom_id=address)

    async def _press_or_fill(self, actor: Any, message: discord.Message, prompt: Prompt, act: Act) -> None:
        ready = ready_answers(prompt)
        if ready:
            said = next((_written(value) for value in act.extras.values()), ready[0])
            await self._press(actor, message, "do", prompt.do, said)
            return
        shown = await self._press(actor, message, "fill", prompt.do)
        await actor.submit_modal(shown, self._filled(prompt, act))

    def _filled(self, prompt: Prompt, act: Act) -> dict[str, Any]:
        view = self._view()
        each = pairs(prompt).get(len(act.at))
        wanted: dict[FieldId, Any] = {FieldId.seats(): [str(seat) for seat in act.at]}
        wanted |= {FieldId.seats(place): [str(seat)] for place, seat in enumerate(act.at)}
        for field, value in act.extras.items():
            listed = value if isinstance(value, list) else [value]
            if field == each:
                wanted |= {FieldId.beside(place): [str(one)] for place, one in enumerate(listed)}
            else:
                wanted[FieldId.of_extra(field)] = [_written(one) for one in listed]
        asked = extra_fields(view, prompt) if in_two_steps(view, prompt) else fields_of(view, prompt)
        filled: dict[str, Any] = {}
        for field in asked:
            values = wanted.get(field.id.whole, [])
            offered = {option.value for option in field.options}
            chosen = [value for value in values if value in offered] if offered else ", ".join(values)
            if chosen:
                filled[str(field.id)] = chosen
        return filled

    def _view(self) -> TableView:
        view = TableView.of(self.table, self.bot.environment.now())
        assert view is not None
        return view

    def _now(self, prompt: Prompt) -> Prompt:
        """The same prompt as it stands now."""
        return next((one for one in self.table.prompts(prompt.seat) if one.id == prompt.id), prompt)

    def bot_threads(self) -> set[int]:
        """Ids of the threads under the game's channel."""
        return {thread.id for thread in self.channel.threads}

    async def _message(self, note: GameNote[Spot]) -> discord.Message | None:
        spot = await self.bot.services.places.get(Work(self.id), note)
        state = self.table.state
        if spot is None or state is None or state.game is None or spot.serial != state.game.serial:
            return None
        return self._stored(spot)

    def _stored(self, spot: Spot) -> discord.Message:
        return to_discord_message(self.env, self.env.backend.get_message(spot.channel, spot.message))

    def _fresh(self, message: discord.Message) -> discord.Message:
        return self._stored(Spot(message.channel.id, message.id))

    def _address(self, message: discord.Message, purpose: str, *rest: str) -> str | None:
        for part in components(message):
            address = Address.read(part.get("custom_id", ""))
            if address is None or address.purpose != purpose:
                continue
            if parts_of(address.rest)[: len(rest)] == list(rest):
                return part["custom_id"]
        return None

    def _holding(self, message: discord.Message, purpose: str, value: str, rest: str | None = None) -> str | None:
        """The menu of this purpose that offers `value`."""
        for part in components(message):
            address = Address.read(part.get("custom_id", ""))
            if address is None or address.purpose != purpose or (rest and parts_of(address.rest)[0] != rest):
                continue
            if any(option["value"] == value for option in part.get("options", [])):
                return part["custom_id"]
        return None

    def _actor(self, seat: int) -> simcord.MemberActor:
        return self.members[self._user(seat)]

    def _user(self, seat: int) -> int:
        state = self.table.state
        user = None if state is None else state.user_of(seat)
        assert user is not None
        return user


def _written(value: object) -> str:
    """A field's value as a form holds it."""
    return str(value) if not isinstance(value, bool) else "yes" if value else "no"


def components(message: discord.Message) -> list[dict[str, Any]]:
    """Every component of a message, nested ones too."""
    found: list[dict[str, Any]] = []

    def walk(parts: list[Any]) -> None:
        for part in parts:
            found.append(part)
            walk(part.get("components", []))

    walk([component.to_dict() for component in message.components])
    return found


def text_of(message: discord.Message) -> str:
    """What can be read in a message."""
    return "\n".join(part["content"] for part in components(message) if part.get("type") == 10)
