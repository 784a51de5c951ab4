"""Presses in direct messages that are meant for another process's table go on to it.

That process sees to them like to presses in its own servers: answers need no session, only the token that comes with
the press.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from discord import AutoShardedClient, InteractionType

from cogs.messages.address import Address
from cogs.upkeep.forwarding import Forwarding, Raw
from cogs.upkeep.gate import Gate
from core.table import Ownership

EVENT = "INTERACTION_CREATE"
PRESSES = (InteractionType.component.value, InteractionType.modal_submit.value)


class DirectPresses:
    """Stands before what discord.py makes of interactions; these are forwarded as Discord tells of them."""

    topic = "mafia:pressed:"
    urgent = True
    unfinished = MappingProxyType[int, Any]({})

    def __init__(self, bot: AutoShardedClient, ownership: Ownership, gate: Gate, forwarding: Forwarding) -> None:
        self._ownership = ownership
        self._gate = gate
        self._forwarding = forwarding
        parsers = bot._connection.parsers
        self._take_in = parsers[EVENT]
        parsers[EVENT] = self.came
        forwarding.carry(self)

    def came(self, press: Raw) -> None:
        """Discord tells of an interaction."""
        address = None if press.get("guild_id") is not None else _address(press)
        shard = None if address is None else self._forwarding.shard_elsewhere([address.guild])
        if shard is None:
            self._take_in(press)
            return
        self._gate.note(int(press["id"]))
        self._forwarding.send(self, shard, press)

    def is_ours(self, thing: Raw) -> bool:
        """Whether this process serves the table."""
        address = _address(thing)
        return address is not None and self._ownership.shard(address.guild) in self._ownership.held

    def see_to(self, thing: Raw) -> None:
        """As to one that Discord has told us of."""
        with self._gate.open_for(int(thing["id"])):
            self._take_in(thing)


def _address(press: Raw) -> Address | None:
    """For what it is meant, where it says so."""
    return Address.read(str(press["data"].get("custom_id", ""))) if press["type"] in PRESSES else None
