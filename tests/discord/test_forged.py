"""Presses that no message of ours has: every purpose, of another game, table, server or hour, by whoever likes."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from redis import Redis

from cogs.messages.address import Address
from core.rules.commands import Host
from core.table import TABLES, TableId
from core.table.codec import pack_state
from tests.discord.test_presses import forge
from tests.discord.world import World, Worlds

RESTS = ("", "0", "1.0", "kill", "kill.1", "yes", "eject", "resume", "next", "99999999999", "-1", "٣", "x" * 40)
INVENTED = 10**17
VALUES = (["1"], ["0"], ["99"], ["-1"], ["x"], ["1", "2", "3"], ["9" * 30], ["٣"])


def purposes(world: World, *, in_a_phase: bool) -> list[str]:
    """All that components are for, or those that belong to one phase."""
    routes = world.bot.router._routes
    return [one for one, route in routes.items() if not in_a_phase or not route.any_time]


async def press(world: World, actor: Any, address: Address, values: list[str] | None = None) -> None:
    message = world.channel.history()[1]
    await forge(actor, message, str(address), values)


def table_of(world: World) -> bytes:
    return pack_state(world.state)


async def test_what_belongs_to_a_phase_is_taken_in_no_other(world: World) -> None:
    await world.begin()
    await world.until("night")
    before, serial = table_of(world), world.game.serial
    doctor, stranger = world.person(world.seats("doctor")[0]), world.guild.add_member(world.env.create_user("stranger"))
    chosen = purposes(world, in_a_phase=True)
    assert {"act", "vote", "do", "pass", "floor", "withdraw", "place1", "form"} <= set(chosen)
    for purpose, when in itertools.product(chosen, (0, serial - 1, serial + 1)):
        for rest in ("", "save.1") if when == 0 else ("",):
            await press(world, doctor, Address(world.id, world.state.token, when, purpose, rest), ["1"])
        assert table_of(world) == before, (purpose, when)
    for purpose in chosen:
        await press(world, stranger, Address(world.id, world.state.token, serial, purpose, "save.1"), ["1"])
        assert table_of(world) == before, purpose


async def test_values_that_were_not_offered_change_nothing_that_is_not_offered(world: World) -> None:
    await world.begin()
    await world.until("night")
    serial, doctor, dead_man = world.game.serial, world.seats("doctor")[0], world.seats("citizen")[0]
    await world.table.do(Host("eject", (dead_man,)))
    await world.env.settle()
    for (purpose, rest), values in itertools.product(
        (*(("act", do) for do in ("save", "kill", "inspect")), ("vote", ""), ("place0", "save"), ("turn", "save.-1")),
        (*VALUES, [str(dead_man)], None),
    ):  # fmt: skip
        await press(world, world.person(doctor), Address(world.id, world.state.token, serial, purpose, rest), values)
        for act in world.game.acts:
            assert (act.by, act.do) == (doctor, "save")
            assert set(act.at) <= set(world.game.living)
    assert world.game.votes == {}


async def test_rests_that_no_button_has_break_nothing(world: World) -> None:
    """Every purpose with nonsense behind it, by a player: no error of the bot's (the world's end looks for those)."""
    await world.begin()
    person = world.people[2]
    for number, purpose in enumerate(purposes(world, in_a_phase=False)):
        rest, values = RESTS[number % len(RESTS)], VALUES[number % len(VALUES)]
        serial = world.game.serial if number % 2 else 0
        await press(world, person, Address(world.id, world.state.token, serial, purpose, rest), values)
    assert world.state.running
    assert world.state.seat_of(person.id) is not None


@pytest.mark.parametrize("where", ["in the channel", "in direct messages"])
async def test_an_invented_server_or_table_is_none(worlds: Worlds, redis_url: str, where: str) -> None:
    world = await worlds.open(6)
    await world.begin()
    person = world.people[1]
    actor: Any = person if where == "in the channel" else person.user
    message = world.channel.history()[1] if where == "in the channel" else world.dm(person)[0]
    await world.env.settle()
    state = table_of(world)
    invented = [TableId(INVENTED + number) for number in range(len(purposes(world, in_a_phase=False)))]
    for made_up, purpose in zip(invented, purposes(world, in_a_phase=False), strict=True):
        for id_ in (made_up, TableId(world.guild.id, TABLES - 1)):
            await forge(actor, message, str(Address(id_, world.state.token, 0, purpose)), ["1"])
    assert table_of(world) == state
    assert len(world.bot.tables) <= TABLES, "this server's own, and no other's"
    assert {id_.guild for id_ in world.bot.tables._tables} == {world.guild.id}
    with Redis.from_url(redis_url) as client:
        keys: Any = client.keys("*")
    assert not [key for key in keys if any(str(id_.guild).encode() in key for id_ in invented)]
