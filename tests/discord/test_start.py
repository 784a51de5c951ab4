"""Where a table may be opened, and what its opener is told is missing there."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from tests.discord.test_threads import asked, direct, mafia
from tests.discord.world import World, answered


def another(world: World, kind: ChannelType) -> simcord.builders.ChannelHandle:
    """A channel of this kind beside the square."""
    if kind in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD):
        made = world.env.backend.create_thread(world.channel.id, "aside", world.people[0].id, type=kind)
        for person in world.people:
            made.thread_members[person.id] = world.env.backend.now_iso()
    else:
        made = world.env.backend.create_channel(world.guild.id, "aside", type=kind)
    return simcord.builders.ChannelHandle(world.env, world.guild, made)


def forbid(world: World, **rights: bool) -> None:
    bot, denied = world.env.backend.bot_user.id, discord.Permissions(**rights).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=denied))


NO_ROOMS = [
    *(ChannelType.VOICE, ChannelType.STAGE_VOICE, ChannelType.NEWS),
    *(ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
]


@pytest.mark.parametrize("kind", NO_ROOMS)
async def test_a_channel_without_private_threads_is_refused_with_the_remedy(world: World, kind: ChannelType) -> None:
    aside = another(world, kind)
    result = await world.people[0].slash(aside, "mafia start")
    assert result.ephemeral
    assert "has no private threads" in answered(result)
    assert f"<#{world.channel.id}>" in answered(result), "where it can be played"
    assert "`relay`" in answered(result)
    assert world.state_or_none() is None


@pytest.mark.parametrize("kind", NO_ROOMS)
async def test_with_the_relay_it_can_be_played_there(world: World, kind: ChannelType) -> None:
    aside = another(world, kind)
    await world.people[0].slash(aside, "mafia start", relay=True)
    assert world.state.lobby.channel == aside.id
    lobby = aside.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    await world.deal("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
    for person in mafia(world):
        assert "I pass on whatever you write" in direct(world, person)
    assert asked(world, "POST", "/threads") == 0
    await world.until("day")
    assert any("Day 1" in text_of(message) for message in aside.history())


async def test_what_is_missing_to_play_at_all_is_named(world: World) -> None:
    forbid(world, send_messages=True)
    result = await world.people[0].slash(world.channel, "mafia start")
    assert result.ephemeral
    assert "**Send Messages** is missing" in answered(result)


async def test_without_rights_over_threads_the_relay_is_on_from_the_start(world: World) -> None:
    forbid(world, create_private_threads=True, attach_files=True)
    result = await world.people[0].slash(world.channel, "mafia start")
    told = answered(result)
    assert "**Create Private Threads** — without it the mafia gets no room of its own" in told
    assert "**Attach Files** — without it I can't hand out a game's story" in told
    assert world.state.lobby.relay
    lobby = world.channel.last_message
    assert lobby is not None
    assert "The relay is on" in text_of(lobby)


async def test_where_nothing_is_missing_nothing_is_said(world: World) -> None:
    result = await world.people[0].slash(world.channel, "mafia start")
    assert answered(result) == ""
    assert not world.state.lobby.relay


async def test_setup_takes_a_channel_with_rooms_alone(world: World) -> None:
    command = next(command for command in world.bot.tree.get_commands() if command.name == "mafia")
    (setup,) = [one for one in command.to_dict(world.bot.tree)["options"] if one["name"] == "setup"]
    (channel,) = [one for one in setup["options"] if one["name"] == "channel"]
    assert channel["channel_types"] == [discord.ChannelType.text.value]


async def test_a_table_is_not_opened_with_the_voice_of_a_channel_that_the_server_has_no_more(world: World) -> None:
    """It would be taken for one that is told by voice: nobody would be called to their turn."""
    voice = world.guild.create_voice_channel("voice")
    await world.store.set_settings(world.guild.id, {"voice": str(voice.id)})
    world.env.backend.delete_channel(voice.id)
    await world.env.settle()
    lobby = await world.lobby()
    assert world.state.lobby.voice is None
    assert f"<#{voice.id}>" not in text_of(lobby)
    await world.people[0].click(lobby, label="Begin")
    await world.until("day")
    first = world.game.turn
    await world.pass_time()
    turn = world.game.turn
    assert turn is not None
    assert turn.seat is not None
    assert turn != first
    called = [message for message in world.channel.history() if world.person(turn.seat).mention in text_of(message)]
    assert called, "whose turn it is is called in the text channel"


async def test_who_does_not_see_a_tables_channel_takes_no_chair_there(world: World) -> None:
    """Neither before the game nor, as a substitute, in it: they could read nothing that is said there."""
    await world.lobby(*range(1, 9))
    stranger = world.guild.add_member(world.env.create_user("stranger", global_name="Stranger"))
    hidden = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(stranger.id, OverwriteType.MEMBER, deny=hidden))
    aside = world.guild.create_text_channel("aside")
    refusal = words_of("en")("refusal-no_lobby")
    assert refusal in answered(await stranger.slash(aside, "mafia join"))
    assert not world.state.lobby.has(stranger.id)
    await world.people[0].slash(world.channel, "mafia begin")
    await world.until("night")
    await world.people[4].slash(world.channel, "mafia replace")
    assert refusal in answered(await stranger.slash(aside, "mafia join"))
    assert world.state.seat_of(stranger.id) is None
    assert not world.state.lobby.waiting

    world.env.backend.set_overwrite(world.channel.id, Overwrite(stranger.id, OverwriteType.MEMBER, allow=hidden))
    await world.env.settle()
    await stranger.slash(aside, "mafia join")
    assert world.state.seat_of(stranger.id) is not None, "who sees it may say so from anywhere"
