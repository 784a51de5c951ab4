"""People press and type commands; how soon, and how often, each of their interactions is acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from discord import AppCommandOptionType
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload, nest_options, walk_to_subcommand

from tests.fleet.world import FleetWorld
from tests.waits import HANG_OF_PROCESS

IN_TIME = 3.0
"""Seconds after which Discord tells the person that the interaction failed."""
TAKEN_ALREADY = 400


@dataclass(slots=True)
class Press:
    """An interaction. `acknowledged`: seconds until Discord had seen to it; `left`: until it left the bot; `by`: the
    process that did it; `refused`: further acknowledgements, by other processes, that Discord refused. (The same one
    repeats its own where no word of it comes.)

    `answer`: the message in which it was answered, once one is there.
    """

    id: int
    token: str
    sent: float
    in_dm: bool
    acknowledged: float | None = None
    left: float | None = None
    by: str = ""
    refused: int = 0
    edits: int = 0
    came: asyncio.Event = field(default_factory=asyncio.Event)
    edited: asyncio.Event = field(default_factory=asyncio.Event)


class Presses:
    """Everything that people press. `all`: each press, in order. `patient`: Discord waits for an answer as long as it
    takes."""

    def __init__(self, world: FleetWorld) -> None:
        self._world = world
        self.all: list[Press] = []
        self.patient = False
        self._known: dict[str, Press] = {}

    def slash(self, guild: int, channel: int, person: int, name: str, **options: Any) -> Press:
        """Somebody types a command, as it was registered. A person is named by their id."""
        first, *rest = name.split()
        command = self._world.backend.find_command(first, guild)
        assert command is not None, f"/{first} is not registered"
        leaf, nesting = walk_to_subcommand(command, rest)
        kinds = {option["name"]: option["type"] for option in leaf.get("options") or []}
        given = [{"name": one, "type": kinds[one], "value": value} for one, value in options.items()]
        data = {"id": command["id"], "name": first, "type": 1, "options": nest_options(command, nesting, given)}
        named = [int(one["value"]) for one in given if one["type"] == AppCommandOptionType.user.value]
        if named:
            data["resolved"] = self._people(guild, named)
        return self._send(InteractionType.APPLICATION_COMMAND, guild, channel, person, data, None)

    def _people(self, guild: int, named: Sequence[int]) -> dict[str, Any]:
        """What Discord tells of people whom a command names."""
        backend = self._world.backend
        here = backend.get_guild(guild)
        users = {str(one): serializers.user_payload(backend.get_user(one)) for one in named}
        members = {str(one): {**serializers.member_payload(backend, here, here.members[one])} for one in named}
        for member in members.values():
            member |= {"permissions": "0"}
            member.pop("user", None)
        return {"users": users, "members": members}

    def click(self, message: Message, person: int, custom_id: str, values: Sequence[str] | None = None) -> Press:
        """Somebody presses a component that a message holds: what it does not hold, nobody can press."""
        (found,) = [one for one in walk_components(message.components) if one.get("custom_id") == custom_id]
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": found["type"]}
        if found["type"] == ComponentType.STRING_SELECT:
            assert values is not None
            assert set(values) <= {option["value"] for option in found["options"]}
            data["values"] = list(values)
        guild = self._world.backend.get_channel(message.channel_id).guild_id
        return self._send(InteractionType.MESSAGE_COMPONENT, guild, message.channel_id, person, data, message)

    def _send(
        self, kind: int, guild: int | None, channel: int, person: int, data: dict[str, Any], message: Message | None
    ) -> Press:
        backend = self._world.backend
        record, payload = base_payload(
            backend, type=kind, channel_id=channel, guild_id=guild, user_id=person, data=data
        )
        if message is not None:
            payload["message"] = self._world.payload(message.channel_id, message.id)
            record.source_message_id = message.id
        if self.patient:
            record.initial_response_deadline = None
        press = Press(record.id, record.token, time.perf_counter(), guild is None)
        self._known[record.token] = press
        self.all.append(press)
        backend.emit("INTERACTION_CREATE", payload)
        return press

    def answered(self, path: str, status: int, arrived: float, left: float, process: str) -> None:
        """A process of a bot has answered, at this path, and was told this."""
        parts = path.strip("/").split("/")
        if parts[0] not in ("interactions", "webhooks") or len(parts) < 3:
            return
        press = self._known.get(parts[2])
        if press is None:
            return
        if parts[0] == "webhooks":
            press.edits += 1
            press.edited.set()
        elif status < 300:
            press.acknowledged, press.left, press.by = arrived - press.sent, left - press.sent, process
            press.came.set()
        elif status == TAKEN_ALREADY and process != press.by:
            press.refused += 1

    def answer(self, press: Press) -> Message | None:
        """The message that answers it: its own, or the first one after it."""
        backend = self._world.backend
        record = backend.interactions[press.id]
        for id_ in (*record.followup_ids, record.message_id):
            if id_ is not None and id_ in backend.messages[record.channel_id]:
                return backend.messages[record.channel_id][id_]
        return None

    def unanswered(self) -> list[Press]:
        """Those that nobody acknowledged, however long it took."""
        return [one for one in self.all if one.acknowledged is None]

    def late(self) -> list[Press]:
        """Those that nobody acknowledged within Discord's time."""
        now = time.perf_counter()
        return [
            one
            for one in self.all
            if (one.acknowledged is None and now - one.sent > IN_TIME) or (one.acknowledged or 0) > IN_TIME
        ]

    async def acknowledged(self, press: Press) -> None:
        """Wait until somebody has."""
        async with asyncio.timeout(HANG_OF_PROCESS):
            await press.came.wait()

    def twice(self) -> list[Press]:
        """Those that another process acknowledged although it was done."""
        return [one for one in self.all if one.refused]
