"""Gangs that talk through the bot: what one of them writes in direct messages, and what the others read there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from simcord.components import walk_components

from bench.tables import Quiet
from cogs.messages.address import Address
from core.rules import views
from core.store import Store, TableId
from core.table import Tables
from tests.fleet.crowd import PATIENCE
from tests.fleet.fleet import Fleet
from tests.fleet.presses import Press
from tests.fleet.seeds import sow
from tests.fleet.world import Town

ROOM = "mafia"


class Gang:
    """The mafia of a town, in its first night. Direct messages reach each of them."""

    def __init__(self, standing: Fleet, town: Town, users: Sequence[int]) -> None:
        self.standing, self.town, self.users = standing, town, users

    @classmethod
    async def of(cls, standing: Fleet, town: Town) -> Gang:
        """Of a game that begins before any process does."""
        discord = standing.discord
        await sow(standing.redis_url, discord.world, [town], relay=True)
        store = Store.at(standing.redis_url)
        try:
            table = Tables(store, Quiet(), ours=lambda _: 0).get(TableId(town.guild))
            await table.load()
            assert table.state is not None
            assert table.state.game is not None
            seats = views.room(table.state.game, ROOM).members
            users = [user for seat in seats if (user := table.state.user_of(seat)) is not None]
            for user in users:
                channel = discord.world.backend.get_dm_channel(user)
                await store.set_person(user, {"dm": str(channel.id)})
        finally:
            await store.close()
        return cls(standing, town, users)

    def others(self, writer: int) -> list[int]:
        """Who is to read what this one writes."""
        return [user for user in self.users if user != writer]

    def writes(self, writer: int, text: str) -> None:
        """One of them writes to the bot."""
        backend = self.standing.discord.world.backend
        backend.create_message(backend.get_dm_channel(writer).id, writer, text)

    def copies(self, user: int, text: str) -> int:
        """How many of the bot's messages to this person have this in them."""
        return sum(text in one for one in self.read(user))

    def read(self, user: int) -> list[str]:
        """What the bot has told somebody, in order."""
        backend = self.standing.discord.world.backend
        there = backend.messages[backend.get_dm_channel(user).id].values()
        return [json.dumps(one.components) for one in there if one.author_id == backend.bot_user.id]

    async def have_read(self, writer: int, *texts: str) -> None:
        """Wait until all the others have all of these."""

        def all_there() -> bool | None:
            return all(self.copies(user, text) for user in self.others(writer) for text in texts) or None

        await self.standing.discord.world.until(all_there, PATIENCE)

    def once(self, writer: int, *texts: str) -> bool:
        """Whether each of the others has each of these once."""
        return all(self.copies(user, text) == 1 for user in self.others(writer) for text in texts)

    async def answers(self, user: int, value: str) -> Press:
        """Somebody who is asked for which team a message is says so."""
        discord = self.standing.discord
        backend = discord.world.backend
        there = backend.messages[backend.get_dm_channel(user).id]

        def asked() -> tuple[Any, str] | None:
            for message in reversed(there.values()):
                for part in walk_components(message.components):
                    address = Address.read(part.get("custom_id") or "")
                    if address is not None and address.purpose == "team":
                        return message, part["custom_id"]
            return None

        message, custom_id = await discord.world.until(asked, PATIENCE)
        return discord.presses.click(message, user, custom_id, [value])
