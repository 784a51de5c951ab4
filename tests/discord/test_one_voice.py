"""Discord gives a bot one voice a server: of two games that want it one has it, and the other is played in text."""

from __future__ import annotations

import pytest
import simcord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from cogs.simulated.simulation import Simulation, build, world_of
from cogs.voice.adapter import ChannelNarration
from core.rules.commands import Act
from tests.discord.languages import in_languages
from tests.discord.test_lost_games import spoil
from tests.discord.world import World, Worlds, answered, labels
from tests.voice.simulated_gateway import InTime

ROLES = ("godfather", "doctor", "detective", "citizen", "citizen", "citizen")


@pytest.fixture
async def two(worlds: Worlds) -> tuple[World, World]:
    """Two tables of six in one server, whose bot has a voice without sound."""
    simulation = worlds.simulation = Simulation()
    worlds.bot = build(simulation, worlds.store, narration=ChannelNarration(worlds.store, InTime(simulation)))
    worlds.env = await world_of(simulation, worlds.bot)
    worlds.stack.push_async_callback(worlds._close)
    first = await worlds.open(6)
    return first, worlds.beside(first, 1, 6)


async def at_voice(world: World, name: str) -> simcord.ChannelHandle:
    """A voice channel in which all of the table's people sit."""
    hall = world.guild.create_voice_channel(name)
    for person in world.people:
        await person.join_voice(hall)
    return hall


async def restarted(*worlds: World) -> None:
    """The process ends and another one takes over."""
    one = worlds[0]
    bot = build(one.simulation, one.store, narration=ChannelNarration(one.store, InTime(one.simulation)))
    await one.env.restart_bot(bot)
    for world in worlds:
        world.bot = bot


def muted(world: World) -> int:
    states = world.guild.voice_states()
    return sum(states[person.id].mute for person in world.people if person.id in states)


def lobby_of(world: World, lobby_id: int) -> str:
    return text_of(next(message for message in world.channel.history() if message.id == lobby_id))


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_a_second_game_with_a_voice_is_played_in_text_and_says_so(
    two: tuple[World, World], language: str
) -> None:
    first, second = two
    words = words_of(language)
    hall, other = await at_voice(first, "hall"), await at_voice(second, "other hall")
    await first.lobby(voice=hall)
    await first.deal(*ROLES)
    await first.until("night")
    await first.env.advance_time(5)
    assert muted(first) == 6
    opener, where = second.people[0], f"<#{first.channel.id}>"
    await opener.slash(second.channel, "mafia language", language=language)
    lobby = await second.lobby(voice=other)
    taken = words("lobby-voice-taken", channel=where)
    assert taken in lobby_of(second, lobby.id), "in the language of whoever opened it"
    await second.deal(*ROLES, seed=2)
    assert words("voice-taken", channel=where) in "\n".join(second.texts())
    assert second.state.lobby.voice is None
    await second.until("night")
    await second.env.advance_time(5)
    assert muted(second) == 0, "nobody is muted by a game in text"
    third = second.guild.create_text_channel("third")
    guest = second.guild.add_member(second.env.create_user("guest", global_name="Guest"))
    await guest.slash(third, "mafia language", language=language)
    await guest.slash(third, "mafia start", voice=other)
    await first.env.settle()
    opened = third.last_message
    assert opened is not None
    assert taken in text_of(opened)
    await first.people[0].slash(first.channel, "mafia stop")
    await first.env.advance_time(10)
    assert muted(first) == 0, "a game that ends releases everybody"
    assert taken not in text_of(next(one for one in third.history() if one.id == opened.id)), "the voice is free again"
    assert second.state.running


async def test_a_voice_that_is_free_again_by_the_deal_is_theirs(two: tuple[World, World]) -> None:
    first, second = two
    hall, other = await at_voice(first, "hall"), await at_voice(second, "other hall")
    await first.lobby(voice=hall)
    await first.deal(*ROLES)
    lobby = await second.lobby(voice=other)
    assert "play this one in text" in lobby_of(second, lobby.id)
    await first.people[0].slash(first.channel, "mafia stop")
    await first.env.advance_time(10)
    await second.deal(*ROLES, seed=2)
    assert second.state.lobby.voice == other.id
    await second.until("night")
    await second.env.advance_time(5)
    assert (muted(first), muted(second)) == (0, 6)


async def test_a_lobby_of_before_a_restart_hears_of_a_voice_that_is_free(two: tuple[World, World]) -> None:
    first, second = two
    hall, other = await at_voice(first, "hall"), await at_voice(second, "other hall")
    await first.lobby(voice=hall)
    await first.deal(*ROLES)
    lobby = await second.lobby(voice=other)
    await first.env.advance_time(5)
    await restarted(first, second)
    await first.people[0].slash(first.channel, "mafia stop")
    await first.env.advance_time(30)
    assert "play this one in text" not in lobby_of(second, lobby.id)


@pytest.mark.parametrize("language", in_languages("ru"))
async def test_a_voice_that_may_mute_nobody_says_so_and_the_game_is_played(
    two: tuple[World, World], language: str
) -> None:
    world, words = two[0], words_of(language)
    await world.store.set_settings(world.guild.id, {"language": language})
    hall = await at_voice(world, "hall")
    await world.env.discord.trouble.drop_right(hall, "mute_members")
    await world.lobby(voice=hall)
    await world.deal(*ROLES)
    await world.until("night")
    await world.env.advance_time(5)
    said = "\n".join(world.texts())
    assert said.count(words("voice-no-mute", channel=f"<#{hall.id}>")) == 1
    assert muted(world) == 0
    assert world.state.running


async def test_a_game_that_waits_for_a_later_program_holds_no_other_up(two: tuple[World, World]) -> None:
    """That program has written it, and was taken back: nobody stays muted until it is here again."""
    first, second = two
    hall = await at_voice(first, "hall")
    await first.lobby(voice=hall)
    await first.deal(*ROLES)
    await first.until("night")
    await first.env.advance_time(5)
    panel = next(message for message in first.channel.history() if "My role" in labels(message))
    saved = await first.store.load(first.id)
    assert saved is not None
    await second.lobby()
    await second.deal(*ROLES)
    await spoil(first, b'{"format":99}')
    await restarted(first, second)
    await first.env.advance_time(5)
    assert first.bot.game_resumer.done
    assert second.state.running
    assert muted(first) == 0
    assert "newer version of me" in answered(await first.people[1].click(panel, label="My role"))
    assert "Your role: **Doctor**" in answered(await second.people[1].slash(second.channel, "mafia card"))
    await second.until("night")
    (prompt,) = second.table.prompts(2)
    await second.give(prompt, Act(2, prompt.do, (3,)))
    assert [act.at for act in second.game.acts] == [(3,)]
    await spoil(first, saved.snapshot)
    await restarted(first, second)
    await first.env.advance_time(5)
    assert first.state.running
    assert muted(first) == 6


async def test_of_a_game_whose_people_cannot_be_heard_again_nothing_is_left_to_be_said(
    two: tuple[World, World],
) -> None:
    world = two[0]
    hall = await at_voice(world, "hall")
    await world.lobby(voice=hall)
    await world.deal(*ROLES)
    await world.until("night")
    await world.env.advance_time(5)
    assert await world.store.voice_note(world.guild.id) is not None
    for person in world.people:
        world.env.inject_error("PATCH", f"/guilds/{world.guild.id}/members/{person.id}", status=500, times=None)
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.advance_time(5)
    assert muted(world) == 6
    assert await world.store.voice_note(world.guild.id) is None
