"""What a person sees is made of what is addressed to them and of nothing else.

The same game is played twice, with the cards of others dealt differently and their secret acts given differently, but
so that everything addressed to one seat stays the same. That person's client must then have received the same, at the
same moments: messages, edits, menus with their options, private answers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from redis import Redis

from cogs.simulated.people.players import TALKING, components, text_of
from core.rules.commands import Act, Vote
from core.rules.prompts import VOTE
from core.store import Store
from tests.discord.world import World, Worlds

IDS = re.compile(r"\d{15,}|m1:(\w+):[^\s\"']+")
AT_ONCE = 0.1
"""Seconds within which what is sent at one moment comes: the bot spaces its requests."""


@dataclass
class Deal:
    """One way to play: the cards by seat, and what each does in secret (seat to targets by night)."""

    roles: Sequence[str]
    acts: dict[int, Sequence[int]]


@dataclass
class Case:
    """`me`: whose eyes we look through. Victims of the nights, the same in both deals."""

    me: int
    deals: tuple[Deal, Deal]
    victims: Sequence[int]


CITIZEN = Case(
    1,
    (
        Deal(
            ("citizen", "doctor", "detective", "citizen", "citizen", "mafioso", "mafioso", "godfather"),
            {2: (3, 1), 3: (8, 6)},
        ),
        Deal(
            ("citizen", "mafioso", "godfather", "citizen", "citizen", "doctor", "detective", "mafioso"),
            {6: (), 7: (2,)},
        ),
    ),
    (4, 5),
)
ONE_OF_THE_DEAD = Case(
    4,
    (
        Deal(
            ("doctor", "detective", "citizen", "citizen", "citizen", "mafioso", "mafioso", "godfather"),
            {1: (1, 2), 2: (7, 8)},
        ),
        Deal(
            ("godfather", "mafioso", "mafioso", "citizen", "citizen", "citizen", "detective", "doctor"), {7: (), 8: ()}
        ),
    ),
    (4, 5),
)
MAFIOSO = Case(
    8,
    (
        Deal(
            ("doctor", "detective", "citizen", "citizen", "citizen", "godfather", "mafioso", "mafioso"),
            {1: (1, 2), 2: (8, 7)},
        ),
        Deal(("citizen", "citizen", "doctor", "citizen", "detective", "godfather", "mafioso", "mafioso"), {3: (3,)}),
    ),
    (4, 1),
)
DETECTIVE = Case(
    2,
    (
        Deal(
            ("doctor", "detective", "citizen", "citizen", "citizen", "mafioso", "mafioso", "godfather"),
            {1: (1, 2), 2: (8, 3)},
        ),
        Deal(
            ("godfather", "detective", "citizen", "citizen", "mafioso", "doctor", "mafioso", "citizen"),
            {6: (6,), 2: (8, 3)},
        ),
    ),
    (4, 3),
)


class Eyes:
    """Records what reaches one person's client, with the moment, place by place: Discord brings what is written in two
    places at one moment in whatever order it likes."""

    def __init__(self, world: World, me: int) -> None:
        self.world = world
        self.user = world.person(me)
        self.seen: dict[str, list[tuple[float, str, Any]]] = {}
        world.env.backend.subscribers.append(self._came)

    def _came(self, event: str, payload: Any) -> None:
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE") or not self._mine(payload):
            return
        self.note(self._place(payload), event, _plain(payload))

    def _place(self, payload: Any) -> str:
        channel = self.world.env.backend.get_channel(int(payload["channel_id"]))
        return channel.name or "messages to me"

    def _mine(self, payload: Any) -> bool:
        channel = self.world.env.backend.get_channel(int(payload["channel_id"]))
        if channel.id in (self.world.channel.id, self.user.user.dm_channel.id):
            return not int(payload.get("flags") or 0) & 64
        return channel.parent_id == self.world.channel.id and self.user.id in channel.thread_members

    def note(self, place: str, what: str, shown: Any) -> None:
        if "The game is over" not in str(shown):
            self.seen.setdefault(place, []).append((self.world.env.backend.clock.elapsed, what, shown))

    async def look_around(self) -> None:
        """Press everything that shows something to its presser alone."""
        for command in ("mafia status", "mafia card", "night act", "vote status"):
            result = await self.user.slash(self.world.channel, command)
            if result.response is not None:
                message = result.response.message
                self.note("answers", command, (text_of(message), [_plain(part) for part in components(message)]))


def _plain(value: Any) -> Any:
    """What can be seen of a payload: its words and components, without ids."""
    if isinstance(value, dict):
        kept = ("components", "content", "label", "options", "value", "placeholder", "disabled", "type", "style",
                "default", "custom_id", "min_values", "max_values", "name")  # fmt: skip
        return {key: _plain(value[key]) for key in kept if key in value}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return IDS.sub(r"\1#", value) if isinstance(value, str) else value


async def eyes_of(store: Store, case: Case, deal: Deal) -> dict[str, list[tuple[float, str, Any]]]:
    async with AsyncExitStack() as stack:
        world = await Worlds(store, stack).open(len(deal.roles))
        await world.begin(*deal.roles, pace="clock")
        eyes = Eyes(world, case.me)
        nights = 0
        while world.state_or_none() is not None and world.state.running:
            await eyes.look_around()
            if world.game.phase == "night":
                await _night(world, case.victims[nights], deal, nights)
                nights += 1
            elif world.game.phase in ("nomination", "verdict"):
                await _votes(world)
            while world.game.phase in TALKING and await world.speak():
                if not world.state.running:
                    break
            last = world.game.living
            await world.pass_time()
            if nights == len(case.victims) and (world.state_or_none() is None or world.game.living != last):
                break
        return eyes.seen


async def _night(world: World, victim: int, deal: Deal, night: int) -> None:
    for prompt in world.table.prompts():
        if prompt.do == "kill":
            await world.give(prompt, Act(prompt.seat, "kill", (victim,)))
        else:
            wanted = deal.acts.get(prompt.seat, ())[night : night + 1]
            if wanted and wanted[0] in prompt.seats and wanted[0] != victim:
                await world.give(prompt, Act(prompt.seat, prompt.do, tuple(wanted)))


async def _votes(world: World) -> None:
    for prompt in world.table.prompts():
        if prompt.do == VOTE:
            await world.give(prompt, Vote(prompt.seat, (prompt.seats[prompt.seat % len(prompt.seats)],)))


@pytest.mark.parametrize(
    "case", [CITIZEN, ONE_OF_THE_DEAD, MAFIOSO, DETECTIVE], ids=["citizen", "dead", "mafioso", "detective"]
)
async def test_nobody_sees_what_is_not_addressed_to_them(redis_url: str, case: Case) -> None:
    views: list[dict[str, list[tuple[float, str, Any]]]] = []
    for deal in case.deals:
        with Redis.from_url(redis_url) as client:
            client.flushall()
        store = Store.at(redis_url)
        views.append(await eyes_of(store, case, deal))
        await store.close()
    one, two = views
    assert sum(map(len, one.values())) > 20
    assert one.keys() == two.keys()
    for place in one:
        for (then, *left), (now, *right) in zip(one[place], two[place], strict=False):
            assert left == right
            assert abs(then - now) < AT_ONCE, left
        assert len(one[place]) == len(two[place])
