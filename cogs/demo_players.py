"""Scripted players at the local table: they read what is asked of them and press what a person would press."""

from __future__ import annotations

import random
from typing import Any

import discord
import simcord
from simcord.results import to_discord_message

from cogs.address import Address
from cogs.bot import Moderator
from cogs.places import Spot
from core.rules.commands import Act, Vote
from core.rules.prompts import Prompt
from core.simulate.play import answer
from core.table import Table

TALKING = ("day", "defence", "intro_day", "last_words")


class Company:
    """People around one table. ``members`` by user id; ``idle``: users who are left to a human."""

    def __init__(
        self,
        env: simcord.Env,
        bot: Moderator,
        guild: simcord.GuildHandle,
        channel: simcord.ChannelHandle,
        members: dict[int, simcord.MemberActor],
        chance: random.Random,
    ) -> None:
        self.env, self.bot, self.guild, self.channel = env, bot, guild, channel
        self.members, self.chance = members, chance
        self.idle: set[int] = set()

    @property
    def table(self) -> Table:
        """The table they play at."""
        return self.bot.tables.get(self.guild.id)

    def todo(self) -> list[Prompt]:
        """What is asked of them now, in the order of seats."""
        return [prompt for prompt in self.table.prompts() if self._user(prompt.seat) not in self.idle]

    async def act(self, prompt: Prompt) -> None:
        """Answer one prompt, or let it go by; it may have been overtaken by another's answer."""
        game = self.table.state.game if self.table.state is not None else None
        open_now = {one.id: one for one in self.table.prompts(prompt.seat)}
        if game is None or prompt.id not in open_now:
            return
        command = answer(open_now[prompt.id], self.chance)
        if isinstance(command, Vote | Act):
            await self.give(prompt, command)

    async def give(self, prompt: Prompt, command: Vote | Act) -> None:
        """Press what gives this answer."""
        if isinstance(command, Vote):
            await self._vote(command)
        else:
            await self._give(prompt, command)

    async def speak(self) -> bool:
        """The speaker says that they have spoken. False where nobody has the floor."""
        state = self.table.state
        if state is None or state.game is None or not state.running:
            return False
        speaker = state.game.turn.get("seat")
        if speaker is None or self._user(speaker) in self.idle:
            return False
        message = await self._message("panel")
        if message is None:
            return False
        await self._actor(speaker).click(message, custom_id=self._address(message, "floor", "yield"))
        return True

    async def _vote(self, vote: Vote) -> None:
        message = await self._message("panel")
        if message is not None:
            values = [str(choice) for choice in vote.choices]
            menu = self._holding(message, "vote", values[0])
            await self._actor(vote.voter).select(message, values, custom_id=menu)

    async def _give(self, prompt: Prompt, act: Act) -> None:
        """In the direct message, the gang's thread, or the answer behind the public button: wherever it is asked."""
        message = await self._message(f"menu:{prompt.seat}")
        if message is None and prompt.room is not None and not prompt.slots:
            message = await self._message(f"menu:{prompt.room}")
        actor: Any = self._actor(act.by)
        if message is None:
            shown = await actor.slash(self.channel, "night act")
            message = None if shown.response is None else shown.response.message
        elif message.guild is None and message.channel.id not in self.bot_threads():
            actor = actor.user
        if message is None:
            return
        if prompt.extras or not act.at:
            await self._press_or_fill(actor, message, prompt, act)
            return
        values = [str(seat) for seat in act.at]
        if prompt.slots:
            for place, value in enumerate(values):
                message = self._fresh(message)
                menu = self._holding(message, f"place{place}", value, prompt.do)
                await actor.select(message, [value], custom_id=menu)
            return
        await actor.select(message, values, custom_id=self._holding(message, "act", values[0], prompt.do))

    async def _press_or_fill(self, actor: Any, message: discord.Message, prompt: Prompt, act: Act) -> None:
        if not prompt.extras:
            await actor.click(message, custom_id=self._address(message, "do", prompt.do))
            return
        shown = await actor.click(message, custom_id=self._address(message, "fill", prompt.do))
        await actor.submit_modal(shown, self._filled(prompt, act))

    def _filled(self, prompt: Prompt, act: Act) -> dict[str, Any]:
        values: dict[str, Any] = {}
        if prompt.slots:
            values = {f"at{place}": [str(seat)] for place, seat in enumerate(act.at)}
        elif act.at:
            values["at"] = [str(seat) for seat in act.at]
        for field, value in act.extras.items():
            spec = prompt.extras[field]
            if spec["kind"] == "flag":
                values[f"x-{field}"] = ["yes" if value else "no"]
            elif spec["kind"] == "seat" or (spec["kind"] in ("role", "choice") and len(spec["choices"]) <= 25):
                values[f"x-{field}"] = [str(value)]
            else:
                values[f"x-{field}"] = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        return values

    def bot_threads(self) -> set[int]:
        """Ids of the threads under the game's channel."""
        return {thread.id for thread in self.channel.threads}

    async def _message(self, place: str) -> discord.Message | None:
        spot = await self.bot.places.spot(self.guild.id, place)
        state = self.table.state
        if spot is None or state is None or state.game is None or spot.serial != state.game.serial:
            return None
        return self._stored(spot)

    def _stored(self, spot: Spot) -> discord.Message:
        return to_discord_message(self.env, self.env.backend.get_message(spot.channel, spot.message))

    def _fresh(self, message: discord.Message) -> discord.Message:
        return self._stored(Spot(message.channel.id, message.id))

    def _address(self, message: discord.Message, purpose: str, rest: str) -> str | None:
        for part in components(message):
            address = Address.read(part.get("custom_id", ""))
            if address is not None and address.purpose == purpose and address.rest.split("~")[0] == rest:
                return part["custom_id"]
        return None

    def _holding(self, message: discord.Message, purpose: str, value: str, rest: str | None = None) -> str:
        """The menu of this purpose that offers ``value``."""
        for part in components(message):
            address = Address.read(part.get("custom_id", ""))
            if address is None or address.purpose != purpose or (rest and address.rest.split("~")[0] != rest):
                continue
            if any(option["value"] == value for option in part.get("options", [])):
                return part["custom_id"]
        raise LookupError(f"no {purpose} for {value} in message {message.id}")

    def _actor(self, seat: int) -> simcord.MemberActor:
        return self.members[self._user(seat)]

    def _user(self, seat: int) -> int:
        state = self.table.state
        user = None if state is None else state.user_of(seat)
        assert user is not None
        return user


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
