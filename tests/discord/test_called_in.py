"""Who is called into a private thread is in it, or is asked and told directly, and the others know it: Discord does not
say whether a mention has let anybody in."""

from __future__ import annotations

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.simulated.people.players import text_of
from tests.discord.test_games import living
from tests.discord.test_square import CARDS, died
from tests.discord.test_threads import asked, direct, mafia, refuse, shoot
from tests.discord.world import World


def inside(world: World, thread: simcord.builders.ChannelHandle) -> set[int]:
    return set(world.env.backend.get_channel(thread.id).thread_members) - {world.env.backend.bot_user.id}


def of_the_dead(world: World) -> simcord.builders.ChannelHandle:
    (dead,) = [one for one in world.channel.threads if "the other side" in (one.name or "")]
    return dead


def hide(world: World, person: simcord.MemberActor) -> None:
    """This person sees the channel no more."""
    unseen = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(person.id, OverwriteType.MEMBER, deny=unseen))


async def test_where_a_mention_lets_in_it_is_looked_at_once(world: World) -> None:
    await world.begin(*CARDS)
    (room,) = world.channel.threads
    assert inside(world, room) == {person.id for person in mafia(world)}
    await died(world, 6)
    assert inside(world, of_the_dead(world)) == {world.person(6).id}
    assert asked(world, "GET", f"/channels/{room.id}") == 1
    assert asked(world, "GET", f"/channels/{of_the_dead(world).id}") == 0
    assert asked(world, "PUT", "/thread-members/") == 0


async def test_where_a_mention_lets_nobody_in_each_is_let_in_by_a_request(world: World) -> None:
    world.env.discord.mentions_let_in = False
    await world.begin(*CARDS)
    (room,) = world.channel.threads
    assert inside(world, room) == {person.id for person in mafia(world)}
    assert asked(world, "PUT", f"/channels/{room.id}/thread-members/") == 3
    assert not any("I couldn't let" in text_of(message) for message in room.history())
    await died(world, 6)
    dead = of_the_dead(world)
    assert inside(world, dead) == {world.person(6).id}
    assert asked(world, "GET", f"/channels/{dead.id}") == 0, "what a mention does is known by now"
    assert "you're out of the game" in text_of(dead.history()[0])


async def test_where_nobody_can_be_let_in_at_all_they_are_reached_directly(world: World) -> None:
    world.env.discord.mentions_let_in = False
    refuse(world, "PUT", "/channels/*/thread-members/*", 403, 50001)
    await world.begin(*CARDS)
    for person in mafia(world):
        assert direct(world, person).count("I pass on whatever you write") == 1
    await world.until("night")
    await shoot(world, world.dm(world.person(1))[-1])


async def test_who_lost_sight_of_the_channel_before_the_game_is_reached_directly(world: World) -> None:
    """And the others are told that they are outside."""
    await world.lobby()
    hide(world, world.people[0])
    await world.deal(*CARDS)
    outsider = world.person(1)
    assert outsider.id == world.people[0].id
    (room,) = world.channel.threads
    assert inside(world, room) == {person.id for person in mafia(world)} - {outsider.id}
    said = "\n".join(text_of(message) for message in room.history())
    assert said.count("I couldn't let **1\xa0·\xa0Name1** in here") == 1
    assert direct(world, outsider).count("I pass on whatever you write") == 1
    await world.person(2).send(room, "Number six?")
    await outsider.user.send_dm("Number five, I say")
    assert "Number five, I say" in text_of(room.history()[-1])
    await world.until("night")
    await shoot(world, world.dm(outsider)[-1])


async def test_who_is_killed_and_sees_the_channel_no_more_is_told_directly(world: World) -> None:
    await world.begin(*CARDS)
    victim = world.person(6)
    hide(world, victim)
    await world.env.settle()
    await died(world, 6)
    await world.env.advance_time(1)
    assert not [one for one in world.channel.threads if "the other side" in (one.name or "") and inside(world, one)]
    assert direct(world, victim).count("You're out of the game. Read along") == 1


async def test_a_thread_that_is_gone_when_it_is_looked_at_is_made_anew(world: World) -> None:
    await world.lobby()
    world.env.inject_error("GET", "/channels/*", status=404, code=10003, message="Unknown Channel", times=1)
    await world.deal(*CARDS)
    assert living(world.game, mafia=True)
    latest = max(world.channel.threads, key=lambda one: one.id)
    assert inside(world, latest) == {person.id for person in mafia(world)}
    assert "In this room" in text_of(latest.history()[0])


async def test_what_breaks_while_it_is_looked_at_is_looked_at_again(world: World) -> None:
    await world.lobby()
    world.env.inject_error("GET", "/channels/*", status=503, times=6)
    await world.deal(*CARDS)
    await world.env.advance_time(60)
    (room,) = world.channel.threads
    assert inside(world, room) == {person.id for person in mafia(world)}
    assert len([message for message in room.history() if "In this room" in text_of(message)]) == 1
