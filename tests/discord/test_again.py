"""Again with the same people: called, not dealt in, with what the last table had agreed on."""

from __future__ import annotations

import discord

from cogs.simulated.people.players import text_of
from tests.discord.test_ending import page_of, played, the_end
from tests.discord.test_games import living
from tests.discord.test_notified import Calls
from tests.discord.test_settings import Settings
from tests.discord.world import World, answered, kill

AGAIN = "Play again with the same people"


def lobby(world: World) -> discord.Message:
    return next(
        message for message in reversed(world.channel.history()) if "These chairs are saved" in text_of(message)
    )


async def test_who_played_opens_a_table_for_the_same_people(world: World) -> None:
    end = await played(world)
    calls = Calls(world)
    result = await world.people[3].click(end, label=AGAIN)
    assert "The table is open" in answered(result)
    assert world.state.lobby.host == world.people[3].id
    assert [player.user for player in world.state.lobby.players] == [world.people[3].id]
    others = {person.id for person in world.people} - {world.people[3].id}
    assert {player.user for player in world.state.lobby.invited} == others
    assert world.state.lobby.scenario == "classic"
    message = lobby(world)
    assert all(f"<@{other}>" in text_of(message) for other in others)
    assert set(calls.users(message)) == others, "each is called"


async def test_chairs_are_taken_by_a_press_and_kept_for_five_minutes(world: World) -> None:
    end = await played(world)
    await world.people[0].click(end, label=AGAIN)
    await world.people[5].click(lobby(world), label="Join")
    assert [player.user for player in world.state.lobby.players] == [world.people[0].id, world.people[5].id]
    await world.env.advance_time(5 * 60 + 1)
    assert world.state.lobby.invited == ()
    assert not any("These chairs are saved" in text for text in world.texts())


async def test_it_works_after_a_restart_and_once(world: World) -> None:
    await played(world)
    await world.restart()
    await world.people[2].click(the_end(world), label=AGAIN)
    assert world.state.lobby.host == world.people[2].id
    again = await world.people[4].click(the_end(world), label=AGAIN)
    assert "already" in answered(again)
    assert len([text for text in world.texts() if "These chairs are saved" in text]) == 1


async def test_who_did_not_play_cannot_call_them(world: World) -> None:
    end = await played(world)
    stranger = world.guild.add_member(world.env.create_user("stranger"))
    result = await stranger.click(end, label=AGAIN)
    assert "Only people who played" in answered(result)
    assert world.state_or_none() is None


async def test_the_same_settings_hold_but_for_what_is_changed_in_the_answer(world: World) -> None:
    await world.lobby(pace="clock")
    await world.people[0].slash(world.channel, "mafia begin")
    await world.until("night")
    await world.people[0].slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    await world.people[0].click(stopped, label="Show roles and story")
    shown = world.channel.last_message
    assert shown is not None
    result = await world.people[1].click(shown, label=AGAIN)
    assert "The table is open" in answered(result)
    await Settings(world, page_of(result), 2).choose("setbook", "zodiac")
    now = world.state.lobby
    assert (now.pace, now.scenario, now.host) == ("clock", "zodiac", world.people[1].id)
    assert len(now.invited) == 7, "all others are called as before"


async def test_what_is_missing_where_the_last_table_was_opened_is_named(world: World) -> None:
    """The button stands in the thread of that table, in which the bot has other rights than in its channel."""
    await world.store.set_settings(world.guild.id, {"table": "thread"})
    await world.begin(seed=3)
    thread = world.square
    assert thread.id != world.channel.id
    await world.play(kill(lambda game: living(game, mafia=False)[0], lambda game, voter: living(game, mafia=True)))
    end = next(message for message in thread.history() if "The game is over" in text_of(message))
    trouble = world.env.discord.trouble
    await trouble.drop_right(world.channel, "send_messages")
    told = answered(await world.people[0].click(end, label=AGAIN))
    assert "**Send Messages** is missing" in told
    await trouble.give_back(world.channel, "send_messages")
    await trouble.drop_right(world.channel, "create_private_threads")
    await world.people[0].click(end, label=AGAIN)
    assert world.state.lobby.relay, "as at every table in a channel without rooms"
