"""The strict Discord can be hurt, and the bot's own client meets that as it would meet the real thing."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from tests.discord.world import World


async def say(world: World, text: str, nonce: str | None = None, channel: int | None = None) -> discord.Message:
    place = world.bot.get_partial_messageable(channel or world.channel.id)
    return await world.env.as_bot(place.send(text, nonce=nonce) if nonce else place.send(text))


def said(world: World) -> list[str]:
    return [message.content for message in world.channel.history()]


async def test_a_broken_connection_is_no_http_error_and_nothing_was_done(world: World) -> None:
    world.env.discord.trouble.break_connection("POST", "/channels/*/messages")
    with pytest.raises(aiohttp.ClientOSError):
        await say(world, "one")
    assert said(world) == []
    await say(world, "two")
    assert said(world) == ["two"]


async def test_a_connection_that_broke_after_it_was_done_and_the_nonce_that_finds_it(world: World) -> None:
    world.env.discord.trouble.break_connection("POST", "/channels/*/messages", after=True)
    with pytest.raises(aiohttp.ClientOSError):
        await say(world, "one", "n1")
    assert said(world) == ["one"]
    again = await say(world, "one", "n1")
    assert said(world) == ["one"]
    assert again.id == world.channel.history()[0].id


async def test_a_passing_error_is_repeated_by_the_client_itself(world: World) -> None:
    world.env.discord.trouble.refuse_with("POST", "/channels/*/messages", 502, times=2)
    before = world.simulation.now()
    await say(world, "one")
    assert said(world) == ["one"]
    assert world.simulation.now() - before >= 4000
    assert [one.status for one in world.env.discord.log[-3:]] == [502, 502, 200]
    assert not world.env.discord.refused()
    assert len(world.env.discord.refused(by_trouble=True)) == 2


async def test_a_right_lost_in_one_channel_is_lost_there_alone(world: World) -> None:
    other = world.guild.create_text_channel("other")
    trouble = world.env.discord.trouble
    await trouble.drop_right(world.channel, "send_messages")
    with pytest.raises(discord.Forbidden) as refusal:
        await say(world, "one")
    assert refusal.value.code == 50013
    await say(world, "two", channel=other.id)
    await trouble.drop_right(other, "view_channel")
    with pytest.raises(discord.Forbidden) as refusal:
        await say(world, "three", channel=other.id)
    assert refusal.value.code == 50001
    await trouble.give_back(world.channel, "send_messages")
    await say(world, "four")
    assert said(world) == ["four"]
    cached = world.bot.get_guild(world.guild.id)
    assert not other.id or not cached.get_channel(other.id).permissions_for(cached.me).view_channel


async def test_a_right_lost_with_the_role_is_lost_everywhere(world: World) -> None:
    await world.env.discord.trouble.drop_right_everywhere(world.guild, "send_messages")
    with pytest.raises(discord.Forbidden):
        await say(world, "one")
    cached = world.bot.get_guild(world.guild.id)
    assert not cached.me.guild_permissions.send_messages


async def test_a_deleted_channel_and_a_deleted_message_are_gone(world: World) -> None:
    trouble = world.env.discord.trouble
    message = await say(world, "one")
    await trouble.delete_message(world.channel, message)
    with pytest.raises(discord.NotFound) as refusal:
        await world.env.as_bot(message.edit(content="two"))
    assert refusal.value.code == 10008
    await trouble.delete(world.channel)
    with pytest.raises(discord.NotFound) as refusal:
        await say(world, "three")
    assert refusal.value.code == 10003


async def test_a_quarantined_bot_opens_no_more_direct_messages(world: World) -> None:
    world.env.discord.trouble.quarantine(after=1)
    await world.env.as_bot(world.bot.create_dm(discord.Object(world.people[0].id)))
    with pytest.raises(discord.Forbidden) as refusal:
        await world.env.as_bot(world.bot.create_dm(discord.Object(world.people[1].id)))
    assert refusal.value.code == 40003


async def test_closed_direct_messages_open_and_take_nothing(world: World) -> None:
    person = world.people[0]
    world.env.discord.trouble.close_dms(person)
    opened = await world.env.as_bot(world.bot.create_dm(discord.Object(person.id)))
    with pytest.raises(discord.Forbidden) as refusal:
        await world.env.as_bot(opened.send("hello"))
    assert refusal.value.code == 50007


async def test_ready_replaces_every_guild_and_channel_in_the_cache(world: World) -> None:
    before = world.bot.get_guild(world.guild.id)
    await world.env.discord.trouble.disconnect()
    await world.env.discord.trouble.new_session()
    after = world.bot.get_guild(world.guild.id)
    assert after is not before
    assert after.get_channel(world.channel.id) is not before.get_channel(world.channel.id)
    await world.lobby()
    assert len(world.state.lobby.players) == 8


async def test_a_resumed_session_is_told_what_it_missed_and_a_new_one_is_not(world: World) -> None:
    trouble = world.env.discord.trouble
    for resumed in (True, False):
        await trouble.disconnect()
        made = world.guild.create_text_channel(f"meanwhile-{resumed}")
        await world.env.settle()
        cached = world.bot.get_guild(world.guild.id)
        assert cached.get_channel(made.id) is None
        await (trouble.resume() if resumed else trouble.new_session())
        assert (world.bot.get_guild(world.guild.id) is cached) is resumed
        assert world.bot.get_guild(world.guild.id).get_channel(made.id) is not None


async def test_a_slow_answer_takes_simulated_time(world: World) -> None:
    world.env.discord.trouble.slow("POST", "/channels/*/messages", 4)
    before = world.simulation.now()
    await say(world, "one")
    assert said(world) == ["one"]
    assert 4000 <= world.simulation.now() - before <= 4100


async def test_a_fault_that_nobody_pardons_fails(world: World) -> None:
    with pytest.raises(discord.HTTPException):
        await say(world, "x" * 2001)
    with pytest.raises(AssertionError, match="50035"):
        world.env.discord.raise_faults()
    world.env.discord.pardon()
    world.env.discord.raise_faults()
