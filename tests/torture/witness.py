"""A Discord that remembers what a bot has set out to say in it, and what has become of that."""

from __future__ import annotations

import re

from cogs.messages.address import Address
from cogs.simulated.strict.exchange import Exchange, Reply, Request
from cogs.simulated.strict.layer import StrictDiscord
from cogs.simulated.strict.world import World
from tests.discord.openapi import description

NEW_MESSAGE = "POST /channels/{id}/messages"
CUSTOM_ID = re.compile(r"'custom_id': '([^']*)'")


class Witness(StrictDiscord):
    """`said`: of each nonce in a channel, what was to be said, and the messages that it has become. `phases`: in which
    phase each may be used, of those that have buttons of a phase."""

    def __init__(self, env: World) -> None:
        super().__init__(env, described=description())
        self.said: dict[tuple[int, str], tuple[str, set[int]]] = {}
        self.phases: dict[tuple[int, str], int] = {}

    def overtaken(self, channel: int, nonce: str, phase: int) -> bool:
        """Whether this was to say that a phase had begun, and that a later one has was said there. `phase`: the serial,
        where what is said tells it; 0 where nothing does but its buttons."""
        phase = self.phases.get((channel, nonce), 0) or phase
        later = (key for key, serial in self.phases.items() if key[0] == channel and serial > phase)
        return phase > 0 and any(self.said[key][1] for key in later)

    def _carried_out(self, request: Request, exchange: Exchange) -> Reply:
        reply = super()._carried_out(request, exchange)
        if request.name == NEW_MESSAGE and request.body.get("nonce"):
            key = request.ids[0], str(request.body["nonce"])
            body = str(request.body.get("components"))
            _, messages = self.said.setdefault(key, (body[:500], set()))
            addresses = map(Address.read, CUSTOM_ID.findall(body))
            # Once its phase is over, a message is offered again without its buttons.
            serials = (address.serial for address in addresses if address is not None)
            self.phases[key] = max(self.phases.get(key, 0), *serials, 0)
            if reply.status < 300:
                messages.add(int(reply.data["id"]))
        return reply
