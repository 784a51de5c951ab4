"""The game's channel is deleted: whoever plays hears of it, each in their language, also where it happened unheard."""

from __future__ import annotations

import pytest
import simcord

from cogs.showing.view import words_of
from tests.discord.test_awakening import Away
from tests.discord.test_square import CARDS, begin_apart
from tests.discord.test_threads import asked, direct, has_menu
from tests.discord.world import World, Worlds

GONE = "error-channel-gone"


def delete_unheard(world: World) -> None:
    """The channel goes, and the threads in it, while the bot hears nothing."""
    backend, server = world.env.backend, world.env.backend.get_guild(world.guild.id)
    gone = [one.id for one in backend.channels.values() if world.channel.id in (one.id, one.parent_id)]
    for channel in gone:
        del backend.channels[channel]
    server.channel_ids[:] = [one for one in server.channel_ids if one not in gone]
    server.thread_ids[:] = [one for one in server.thread_ids if one not in gone]


async def shown_without_it(world: World) -> None:
    """A new session with the gateway shows the server without the channel."""
    with world.env._bot_scope():
        guild = world.bot.get_guild(world.guild.id)
        assert guild is not None
        guild._channels.pop(world.channel.id)
        await world.bot.on_ready()
    await world.env.settle()


def told(world: World, person: simcord.MemberActor, language: str = "en") -> int:
    return direct(world, person).count(words_of(language)(GONE))


async def test_a_channel_deleted_while_nobody_heard_is_noticed_at_the_start(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("day")
    delete_unheard(world)
    await world.restart()
    await world.env.settle()
    assert world.state_or_none() is None or world.state.over, "no deadline has passed"
    assert [told(world, person) for person in world.people] == [1] * 8
    await world.restart()
    await world.env.advance_time(600)
    assert [told(world, person) for person in world.people] == [1] * 8


async def test_a_channel_deleted_in_a_gap_of_the_gateway_is_noticed_at_the_next_session(world: World) -> None:
    await world.begin(*CARDS)
    delete_unheard(world)
    await shown_without_it(world)
    assert world.state_or_none() is None or world.state.over
    assert [told(world, person) for person in world.people] == [1] * 8


async def test_all_who_play_hear_that_their_channel_was_deleted_in_their_language(worlds: Worlds) -> None:
    world = await worlds.open(8)
    persian = world.people[3]
    await persian.slash(world.channel, "mafia language", language="fa")
    await world.begin(*CARDS)
    before = asked(world, "POST", "/users/@me/channels")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert told(world, persian, "fa") == 1
    assert [told(world, person) for person in world.people if person.id != persian.id] == [1] * 7
    assert asked(world, "POST", "/users/@me/channels") == before, "no channel is opened for it"


async def test_a_channel_that_is_only_hidden_ends_nothing(world: World) -> None:
    await world.begin(*CARDS)
    world.env.inject_error("GET", f"/channels/{world.channel.id}", status=403, code=50001, times=None)
    await shown_without_it(world)
    assert world.state.running
    assert asked(world, "GET", f"/channels/{world.channel.id}") == 1
    assert told(world, world.people[0]) == 0


async def test_all_who_play_hear_of_it_though_the_channel_would_take_a_word_still(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("day")
    before = asked(world, "POST", f"/channels/{world.channel.id}/messages")
    await world.env.discord.trouble.announce_deletion(world.channel)
    assert [told(world, person) for person in world.people] == [1] * 8
    assert asked(world, "POST", f"/channels/{world.channel.id}/messages") == before


async def test_a_room_that_is_told_to_be_deleted_is_made_anew_though_it_would_take_a_word_still(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("night")
    (room,) = world.channel.threads
    await world.env.discord.trouble.announce_deletion(room)
    await world.env.advance_time(3)
    (again,) = [one for one in world.channel.threads if one.id != room.id]
    assert any(has_menu(message) for message in again.history())


@pytest.mark.parametrize("method", ["refer", "commit"])
async def test_a_table_thread_deleted_while_redis_is_away_leads_back_into_the_channel(
    world: World, method: str
) -> None:
    thread = await begin_apart(world)
    await world.until("day")
    away = Away(world, method, 2)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert away.left < 2
    await world.env.advance_time(15)
    assert not away.left
    assert world.said("The table's thread was deleted, so we'll go on here.")
    assert world.state.lobby.channel == world.channel.id


async def test_a_room_deleted_while_redis_is_away_is_made_anew(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("night")
    (room,) = world.channel.threads
    away = Away(world, "refer", 2)
    world.env.backend.delete_channel(room.id)
    await world.env.settle()
    assert away.left < 2
    await world.env.advance_time(15)
    assert not away.left
    (again,) = world.channel.threads
    assert any(has_menu(message) for message in again.history())


async def test_a_channel_deleted_while_redis_is_away_ends_the_game(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("day")
    await world.people[0].slash(world.channel, "host pause")
    away = Away(world, "commit", 2)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert away.left < 2
    await world.env.advance_time(15)
    assert world.state_or_none() is None or world.state.over
    assert [told(world, person) for person in world.people] == [1] * 8
