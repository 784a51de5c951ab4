"""What one person could see of Discord, place by place, with the moment at which it came to be seen."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import discord
import simcord

from cogs.simulated.people.scripted_presses import components, text_of

SEEN = frozenset({
    "MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK", "TYPING_START", "CHANNEL_PINS_UPDATE",
    "MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE",
})  # fmt: skip
OF_PLACES = frozenset({"THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE", "CHANNEL_UPDATE"})
OF_EVERYBODY = frozenset({"VOICE_STATE_UPDATE", "GUILD_MEMBER_UPDATE", "STAGE_INSTANCE_CREATE", "CHANNEL_CREATE"})
"""What everybody on the server is told of."""
EPHEMERAL = 64
THREAD_CREATED = 18
"""A line in the channel that the simulated Discord writes of every thread, and Discord of public ones alone."""
SHOWN = frozenset({
    "components", "content", "label", "options", "value", "placeholder", "disabled", "type", "style", "default",
    "custom_id", "min_values", "max_values", "name", "emoji", "accessory", "items", "media", "url", "flags", "pinned",
    "mentions", "attachments", "filename", "mute", "deaf", "suppress", "archived", "locked", "thread_metadata",
    "rate_limit_per_user", "permission_overwrites", "added_members", "removed_member_ids", "user_id", "channel_id",
})  # fmt: skip
"""What of a payload can be seen, or read by a client that has been tampered with."""
HAIR = 0.001
"""Seconds within which two moments are the same: the bot's clock goes by whole milliseconds. The simulated one moves by
waits alone (for a limit, an answer of Discord's, a time that is to pass); to work on something takes no time on it."""
LONG = re.compile(r"\d{15,}")


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One thing seen: when (simulated seconds since the world began), which kind of thing, and what it holds."""

    at: float
    what: str
    shown: str

    def like(self, other: Glimpse) -> bool:
        """Whether the other is the same, at the same time."""
        return (self.what, self.shown) == (other.what, other.shown) and abs(self.at - other.at) <= HAIR


@dataclass
class Eyes:
    """Everything that reaches one person's client, and what they are answered. `secret`: what differs from one game to
    the next by itself (the game's token) and is left out."""

    env: simcord.Env
    square: Any
    person: simcord.MemberActor
    secret: str = "no token"
    seen: dict[str, list[Glimpse]] = field(default_factory=dict)

    def open(self) -> None:
        """Look from now on."""
        self.env.backend.subscribers.append(self._came)

    def _came(self, event: str, payload: Mapping[str, Any]) -> None:
        if event in OF_EVERYBODY:
            self.note("the server", event, payload)
        elif event in SEEN:
            place = self._place(int(payload["channel_id"]))
            hidden = int(payload.get("flags") or 0) & EPHEMERAL or payload.get("type") == THREAD_CREATED
            if place is not None and not hidden:
                self.note(place, event, payload)
        elif event in OF_PLACES:
            place = self._place(int(payload["id"]))
            if place is not None:
                self.note(place, event, payload)

    def _place(self, channel_id: int) -> str | None:
        """What they call this place; None where they do not see it."""
        channel = self.env.backend.channels.get(channel_id)
        dm = self.person.user.dm_channel.id
        if channel_id == dm:
            return "messages to me"
        if channel is None or channel_id in self.env.backend.dm_channels:
            return None
        if channel.is_thread and self.person.id not in channel.thread_members:
            return None
        return channel.name if getattr(channel, "name", None) else None

    def note(self, place: str, what: str, shown: Any) -> None:
        """Something is seen."""
        text = LONG.sub(self._named, json.dumps(_plain(shown), ensure_ascii=False, sort_keys=True))
        self.seen.setdefault(place, []).append(Glimpse(self.env.backend.clock.elapsed, what, text))

    def _named(self, found: re.Match[str]) -> str:
        user = self.env.backend.users.get(int(found[0]))
        return "#" if user is None else f"@{user.name}"

    def hear(self, long: str, said: str) -> None:
        """A line is said aloud, so long."""
        self.note("the voice", long, said)

    async def ask(self, command: str, **options: Any) -> None:
        """Give a command, and see what is answered."""
        self._answered(command, await self.person.slash(self.square, command, **options))

    async def press(self, message: discord.Message, custom_id: str) -> None:
        """Press a button, and see what is answered."""
        self._answered("a button", await self.person.click(message, custom_id=custom_id))

    async def type(self, command: str, option: str, **filled: Any) -> None:
        """Begin to type a command, and see what is suggested."""
        found = await self.person.autocomplete(self.square, command, option, "", **filled)
        self.note("answers", f"{command} {option}", found)

    def _answered(self, asked: str, result: Any) -> None:
        answers = [] if result.response is None else [result.response.message]
        answers += [followup.message for followup in result.followups]
        self.note("answers", asked, [[text_of(one), [_plain(part) for part in components(one)]] for one in answers])

    def at(self, place: str) -> list[Glimpse]:
        """What was seen in a place."""
        return [replace(one, shown=one.shown.replace(self.secret, "GAME")) for one in self.seen.get(place, ())]

    @property
    def count(self) -> int:
        """So many things were seen."""
        return sum(map(len, self.seen.values()))


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(value[key]) for key in value if key in SHOWN}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def first_difference(one: Eyes, other: Eyes) -> str | None:
    """Where what two people saw is not the same, in words; None where it is."""
    for place in sorted({*one.seen, *other.seen}):
        mine, theirs = one.at(place), other.at(place)
        for number in range(max(len(mine), len(theirs))):
            here, there = mine[number : number + 1], theirs[number : number + 1]
            if not here or not there or not here[0].like(there[0]):
                return f"{place}, {number}.:\n{here}\nor\n{there}"
    return None
