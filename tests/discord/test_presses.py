"""Presses that must change nothing: late, double, forged, somebody else's, from the other side."""

from __future__ import annotations

import logging
from typing import Any, get_args

import discord
import pytest
import simcord

from cogs.messages.address import Address
from cogs.messages.press_purposes import BY_PLACE, Purpose
from cogs.simulated.people.players import components, text_of
from core.rules.commands import Act
from tests.discord.world import World, Worlds, answered, labels


def the_menu(message: discord.Message, purpose: str) -> str:
    for part in components(message):
        address = Address.read(part.get("custom_id", ""))
        if address is not None and address.purpose == purpose:
            return part["custom_id"]
    raise LookupError(purpose)


async def forge(actor: Any, message: discord.Message, custom_id: str, values: list[str] | None = None) -> Any:
    """A client that sends what it likes: a component that the message does not have."""
    from simcord.actors import _component_interaction

    stored = actor._env.backend.get_message(message.channel.id, message.id)
    kind: dict[str, Any] = {"component_type": 2} if values is None else {"component_type": 3, "values": values}
    return await _component_interaction(actor, stored, {"custom_id": custom_id, **kind})


async def test_a_menu_of_last_night_is_asleep(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    old = world.dm(person)[-1]
    await world.until("day")
    await world.until("night")
    before = world.game.tick
    result = await person.user.select(old, ["2"])
    assert "moment has passed" in answered(result)
    assert world.game.tick == before


async def test_a_stranger_is_told_that_they_do_not_play(world: World) -> None:
    await world.begin()
    await world.until("nomination")
    stranger = world.guild.add_member(world.env.create_user("stranger"))
    panel = world.channel.last_message
    assert panel is not None
    result = await stranger.select(panel, ["3"], custom_id=the_menu(panel, "vote"))
    assert "no chair at this table" in answered(result)
    assert not world.game.votes
    assert "no chair" in answered(await stranger.click(panel, label="My role"))


async def test_the_dead_cannot_vote(world: World) -> None:
    await world.begin()
    await world.until("night")
    prompt = next(prompt for prompt in world.table.prompts() if prompt.do == "kill")
    victim = prompt.seats[0]
    await world.give(prompt, Act(prompt.seat, "kill", (victim,)))
    await world.until("nomination")
    assert not world.game.seat(victim).alive
    panel = world.channel.last_message
    assert panel is not None
    voter = world.person(victim)
    choice = next(seat for seat in world.game.living)
    result = await voter.select(panel, [str(choice)], custom_id=the_menu(panel, "vote"))
    assert "can't do that any more" in answered(result)
    assert not world.game.votes


async def test_the_same_interaction_twice_acts_once(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    menu = world.dm(person)[-1]
    emit = world.env.backend.emit

    def twice(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            emit(event, payload, *rest, **more)
        return emit(event, payload, *rest, **more)

    world.env.backend.emit = twice
    try:
        before = len(await world.store.log(world.id))
        await person.user.select(menu, ["2"])
    finally:
        world.env.backend.emit = emit
    world.env.discord.pardon()  # the second was acknowledged already, which only Discord could have known
    log = await world.store.log(world.id)
    assert [event[:6] for event in log[before:]] == [b'["act"'] or len(log) == before + 1


async def test_two_quick_presses_are_both_answered(world: World) -> None:
    await world.begin()
    panel = world.channel.history()[1]
    first = await world.people[0].click(panel, label="My role")
    second = await world.people[0].click(panel, label="My role")
    assert answered(first) == answered(second)
    assert "Your role" in answered(first)


async def test_a_mafioso_cannot_use_the_doctors_menu(world: World) -> None:
    await world.begin()
    await world.until("night")
    (doctor,), (mafioso, *_) = world.seats("doctor"), world.seats("mafioso")
    theirs = the_menu(world.dm(world.person(doctor))[-1], "act")
    own = world.dm(world.person(mafioso))[-1]
    result = await forge(world.person(mafioso).user, own, theirs, ["2"])
    assert "Your role can't do that" in answered(result)
    assert world.game.acts == []


async def test_in_the_mafias_room_each_is_held_to_their_own_seat(world: World) -> None:
    await world.begin()
    await world.until("night")
    (room,) = [thread for thread in world.channel.threads if "the other side" not in (thread.name or "")]
    menu = room.last_message
    assert menu is not None
    (mafioso, *_), (godfather,) = world.seats("mafioso"), world.seats("godfather")
    victim = labels(menu)[0].split()[0]
    result = await world.person(mafioso).select(menu, [victim], custom_id=the_menu(menu, "act"))
    assert answered(result)
    assert world.game.acts == []
    await world.person(godfather).select(menu, [victim], custom_id=the_menu(menu, "act"))
    assert [(act.by, act.do) for act in world.game.acts] == [(godfather, "kill")]
    assert "points the gun" in text_of(room.history()[-1])


async def test_a_component_of_another_server_does_nothing_here(worlds: Worlds) -> None:
    one = await worlds.open(6)
    two = await worlds.open(6, same=one.people[:2])
    await one.begin()
    await two.begin()
    await one.until("nomination")
    foreign = one.channel.last_message
    here = two.channel.last_message
    assert foreign is not None
    assert here is not None
    member: simcord.MemberActor = two.members[one.people[0].id]
    result = await forge(member, here, the_menu(foreign, "vote"), ["2"])
    assert "Do that in the game's channel" in answered(result)
    assert not one.game.votes


async def test_nonsense_and_old_games_are_answered_or_ignored(world: World) -> None:
    await world.begin()
    panel = world.channel.history()[1]
    person = world.people[1]
    for custom_id in ("m1:vote:zz:zz:zz:", "m1:act:!!:x:1:kill", "m1:::::", "x", "m1:nothing:1:x:0:"):
        await forge(person, panel, custom_id)
    old = str(Address(world.id, "deadbeef", 0, "join"))
    assert "moment has passed" in answered(await forge(person, panel, old))
    assert world.game.serial == 1


async def test_a_press_that_is_handed_over_twice_counts_once_and_is_no_trouble(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    emit = world.env.backend.emit

    def twice(event: str, payload: Any) -> None:
        for _ in range(1 + (event == "INTERACTION_CREATE")):
            emit(event, payload)

    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    world.env.backend.emit = twice  # type: ignore[method-assign]
    await world.people[0].click(lobby, label="Begin")
    assert len(world.game.seats) == 6
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING] == []
    world.env.discord.pardon()


def test_every_purpose_of_a_press_has_a_handler(world: World) -> None:
    handled: Any = world.bot.router
    assert set(handled._routes) == set(get_args(Purpose))
    assert [place for place in get_args(Purpose) if place.startswith("place")] == list(BY_PLACE)
