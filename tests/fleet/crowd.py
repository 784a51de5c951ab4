"""The people of one town: they sit down, play by what they find in their messages, press whatever there is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass

from simcord.backend.models import EPHEMERAL_FLAG, Message
from simcord.components import walk_components
from simcord.enums import ComponentType

from cogs.messages.address import Address
from tests.fleet.presses import Press
from tests.fleet.server import DiscordServer
from tests.fleet.world import Town
from tests.waits import HANG_OF_PROCESS

PATIENCE = HANG_OF_PROCESS
LATEST = 4
"""Messages from the end of a channel that somebody still looks at."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to press: a button, or an option of a menu."""

    message: Message
    custom_id: str
    purpose: str
    serial: int
    values: tuple[str, ...] = ()


class Crowd:
    """`chance`: what they choose."""

    def __init__(self, discord: DiscordServer, town: Town, chance: random.Random) -> None:
        self.discord, self.town, self.chance = discord, town, chance
        self._pressed: dict[int, Press] = {}

    async def sit(self, scenario: str = "classic", **terms: str) -> None:
        """Open a table, take the chairs, begin."""
        presses, town = self.discord.presses, self.town
        await self.seen(
            presses.slash(town.guild, town.channel, town.people[0], "mafia start", scenario=scenario, **terms)
        )
        for person in town.people[1:]:
            await self.seen(self.press(await self.keep_token("join"), person))
        await self.seen(self.press(await self.keep_token("begin"), town.people[0]))

    async def seen(self, press: Press) -> Press:
        """Wait until it has been acknowledged and what came of it is shown."""
        async with asyncio.timeout(PATIENCE):
            await press.came.wait()
            await press.edited.wait()
        return press

    def press(self, offer: Offer, person: int) -> Press:
        """Press it."""
        made = self.discord.presses.click(offer.message, person, offer.custom_id, offer.values or None)
        self._pressed[person] = made
        return made

    async def keep_token(self, purpose: str, person: int | None = None) -> Offer:
        """The newest of this purpose, as soon as there is one."""
        return await self.discord.world.until(
            lambda: next((one for one in self.offers(person) if one.purpose == purpose), None), PATIENCE
        )

    def offers(self, person: int | None = None) -> Iterator[Offer]:
        """What can be pressed in the town's channel, and in what this person alone can see; the newest first."""
        for message in self._messages(person):
            for part in walk_components(message.components):
                address = Address.read(part.get("custom_id") or "")
                if address is None or part.get("disabled"):
                    continue
                values: tuple[str, ...] = ()
                if part["type"] == ComponentType.STRING_SELECT:
                    options = [option["value"] for option in part["options"]]
                    values = tuple(self.chance.sample(options, max(1, part.get("min_values", 1))))
                yield Offer(message, part["custom_id"], address.purpose, address.serial, values)

    def press_something(self) -> Press | None:
        """Somebody presses something that is there."""
        person = self.chance.choice(self.town.people)
        offers = list(self.offers(person))
        return self.press(self.chance.choice(offers), person) if offers else None

    def press_in_the_square(self) -> Press | None:
        """Somebody presses something in the town's channel, which its own shard hears of."""
        offers = [one for one in self.offers() if not one.values]
        return self.press(self.chance.choice(offers), self.chance.choice(self.town.people)) if offers else None

    def _messages(self, person: int | None) -> Iterator[Message]:
        backend = self.discord.world.backend
        channels = [self.town.channel]
        if person is not None and person in backend.dm_channels:
            channels.insert(0, backend.dm_channels[person])
        if person in self._pressed:
            shown = self.discord.presses.answer(self._pressed[person])
            if shown is not None and shown.flags & EPHEMERAL_FLAG:
                yield shown
        for channel in channels:
            there = [one for one in backend.messages[channel].values() if not one.flags & EPHEMERAL_FLAG]
            yield from reversed(there[-LATEST:])
