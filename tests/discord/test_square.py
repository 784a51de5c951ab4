"""The table's talk: a thread of its own, locked by night; what is written where nobody may; the dead; the end."""

from __future__ import annotations

import discord
import pytest
import simcord

from cogs.simulated.people.players import text_of
from tests.discord.test_awakening import Away
from tests.discord.test_games import living
from tests.discord.test_start import forbid
from tests.discord.test_threads import direct, has_menu, mafia, refuse, shoot, shot
from tests.discord.trouble import Trouble, Which, posts_in, saying
from tests.discord.world import World, answered, kill

CARDS = ("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
Thread = simcord.builders.ChannelHandle


async def begin_apart(world: World, *roles: str) -> Thread:
    """A table in a thread of its own; the game begins. The thread."""
    await world.people[0].slash(world.channel, "mafia start", table="thread")
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    world.simulation.seed = 1
    if roles:
        await world.deal(*roles)
    else:
        await world.people[0].click(lobby, label="Begin")
    (thread,) = [one for one in world.channel.threads if "the table" in (one.name or "")]
    return thread


def locked(world: World, thread: Thread) -> bool:
    return world.env.backend.get_channel(thread.id).thread_metadata.locked


def texts(thread: Thread) -> list[str]:
    return [text_of(message) for message in thread.history()]


async def died(world: World, seat: int) -> simcord.MemberActor:
    """Somebody is shot in the coming night; the day after it has begun."""
    person = world.person(seat)
    await world.until("night")
    await world.give(*shot(world, seat))
    await world.until("day")
    return person


def spectator(world: World, **rights: bool) -> simcord.MemberActor:
    role = world.guild.create_role("watching", permissions=discord.Permissions(**rights))
    return world.guild.add_member(world.env.create_user("watcher", global_name="Watcher"), roles=[role])


def stands(where: Thread, words: str) -> bool:
    return any(words in (message.content or "") for message in where.history())


async def test_a_table_in_a_thread_of_its_own_is_locked_by_night(world: World) -> None:
    thread = await begin_apart(world)
    lobby = world.channel.history()[0]
    assert thread.id == lobby.id, "it hangs on the lobby's message"
    assert locked(world, thread), "the opening night is a night"
    assert f"The table: <#{thread.id}>" in text_of(lobby)
    assert "Nobody writes here at night" in text_of(lobby)
    (panel,) = thread.history()
    assert "this is our table" in text_of(panel), "the first panel calls them all"
    assert "falls asleep for the first time" in text_of(panel)
    assert all(person.mention in "".join(texts(thread)) for person in world.people)
    await world.until("day")
    assert not locked(world, thread)
    assert any("Day 1" in text for text in texts(thread))
    assert not any("Day 1" in text for text in world.texts()), "nothing of the game is said in the channel"
    await world.until("night")
    assert locked(world, thread)
    (room,) = [one for one in world.channel.threads if one.id != thread.id]
    assert {person.id for person in mafia(world)} <= set(world.env.backend.get_channel(room.id).thread_members)
    await shoot(world, next(message for message in room.history() if has_menu(message)))
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert any("The mafia has won." in text for text in texts(thread))
    assert not locked(world, thread), "the talk about the game is free"
    for other in world.channel.threads:
        if other.id != thread.id:
            assert world.env.backend.get_channel(other.id).thread_metadata.archived


async def test_the_setup_settles_where_tables_stand(world: World) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    owner = world.guild.add_member(world.env.create_user("owner"), roles=[role])
    page = answered(await owner.slash(world.channel, "mafia setup", table="thread", silence="living"))
    assert "**Table:** in a thread of its own" in page
    assert "**Who can write there:** only the living" in page
    assert "**Create Public Threads**" in page
    assert "**Manage Messages**" in page
    await world.begin()
    assert any("the table" in (thread.name or "") for thread in world.channel.threads)


async def test_a_thread_that_cannot_be_made_leaves_the_table_in_its_channel(world: World) -> None:
    refuse(world, "POST", f"/channels/{world.channel.id}/messages/*/threads", 400, 160006)
    await world.people[0].slash(world.channel, "mafia start", table="thread")
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    await world.deal(*CARDS)
    assert world.said("so we'll play in this channel")
    await world.until("day")
    assert world.said("Day 1. The city wakes up.")
    assert world.state.lobby.channel == world.channel.id


async def test_without_the_right_it_is_said_at_the_start(world: World) -> None:
    forbid(world, create_public_threads=True)
    told = answered(await world.people[0].slash(world.channel, "mafia start", table="thread"))
    assert "**Create Public Threads** — without it the table gets no thread of its own" in told
    assert not world.state.lobby.apart


async def test_a_crash_while_the_thread_is_made_makes_no_second_one(world: World) -> None:
    refuse(world, "POST", f"/channels/{world.channel.id}/messages/*/threads", 400, 160004)
    await world.people[0].slash(world.channel, "mafia start", table="thread")
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    made = world.env.backend.create_thread(
        world.channel.id, "the table", world.env.backend.bot_user.id, message_id=lobby.id
    )
    await world.deal(*CARDS)
    assert world.state.lobby.channel == made.id == lobby.id


async def test_a_deleted_table_thread_leads_back_into_the_channel(world: World) -> None:
    thread = await begin_apart(world)
    await world.until("day")
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert world.state.running
    assert world.said("The table's thread was deleted, so we'll go on here.")
    panel = world.channel.last_message
    assert panel is not None
    assert "Day 1" in text_of(panel), "with the panel of the running phase"
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_a_table_thread_whose_deletion_nobody_told_of(world: World) -> None:
    thread = await begin_apart(world)
    del world.env.backend.channels[thread.id]
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_what_the_dead_write_at_the_table_is_taken_away(world: World) -> None:
    await world.begin(*CARDS)
    victim = await died(world, 6)
    for number in range(2):
        await victim.send(world.channel, f"It was number {number}!")
    assert not stands(world.channel, "It was number")
    assert direct(world, victim).count("You're out of the game, and the dead are silent") == 1
    alive = world.person(7)
    await alive.send(world.channel, "Who was it?")
    assert stands(world.channel, "Who was it?")


async def test_the_dead_are_told_and_greeted_once(world: World) -> None:
    await world.begin(*CARDS)
    victim = await died(world, 6)
    (dead,) = [one for one in world.channel.threads if "the other side" in (one.name or "")]
    await world.env.advance_time(5)
    (greeting,) = dead.history()
    assert f"{victim.mention}: you're out of the game" in text_of(greeting)
    assert f"<#{world.channel.id}>" in text_of(greeting)
    stored = world.env.backend.get_message(dead.id, greeting.id)
    assert set(stored.ping_user_ids) == {victim.id}
    await victim.send(dead, "So it goes.")
    assert stands(dead, "So it goes.")


async def test_the_dead_are_told_directly_where_they_have_no_thread(world: World) -> None:
    refuse(world, "POST", f"/channels/{world.channel.id}/threads", 400, 160006)
    await world.begin(*CARDS)
    victim = await died(world, 6)
    assert direct(world, victim).count("You're out of the game. Read along") == 1


async def test_at_night_nobody_writes_in_the_games_own_channel(world: World) -> None:
    await world.store.set_settings(world.guild.id, {"channel": str(world.channel.id)})
    stranger = spectator(world)
    await world.begin(*CARDS)
    await world.until("night")
    await world.person(7).send(world.channel, "I cannot sleep")
    await stranger.send(world.channel, "What is going on here?")
    assert not stands(world.channel, "I cannot sleep")
    assert not stands(world.channel, "What is going on here?")
    assert "nobody writes at night" in direct(world, world.person(7))
    await world.until("day")
    await stranger.send(world.channel, "Good morning")
    assert stands(world.channel, "Good morning")


async def test_a_word_to_a_stranger_stands_for_a_moment_and_once(world: World) -> None:
    await world.store.set_settings(world.guild.id, {"channel": str(world.channel.id)})
    stranger = spectator(world)
    await world.begin(*CARDS)
    await world.until("night")
    await stranger.send(world.channel, "Hello?")
    assert world.said(f"{stranger.mention} 🤫 The city is asleep")
    await stranger.send(world.channel, "Hello!")
    assert sum("🤫" in text for text in world.texts()) == 1
    await world.env.advance_time(16)
    assert not world.said("🤫")
    assert not stands(world.channel, "Hello")


async def test_strangers_are_free_in_a_channel_that_is_not_the_games_own(world: World) -> None:
    stranger = spectator(world)
    await world.begin(*CARDS)
    await world.until("night")
    await stranger.send(world.channel, "Lunch, anybody?")
    await world.person(7).send(world.channel, "I know who it is")
    assert stands(world.channel, "Lunch, anybody?")
    assert not stands(world.channel, "I know who it is")


async def test_spectators_are_silent_by_day_where_the_server_wishes(world: World) -> None:
    await world.store.set_settings(world.guild.id, {"silence": "living"})
    stranger, keeper = spectator(world), spectator(world, manage_messages=True)
    thread = await begin_apart(world, *CARDS)
    assert any("Only the living write here" in text for text in texts(thread))
    await world.until("day")
    await stranger.send(thread, "Hang them all")
    await keeper.send(thread, "Keep it civil, please")
    await world.person(7).send(thread, "It is number two")
    assert not stands(thread, "Hang them all")
    assert stands(thread, "Keep it civil, please")
    assert stands(thread, "It is number two")


@pytest.mark.parametrize("why", ["no right", "a right lost", "not wished"])
async def test_where_silence_cannot_be_kept_the_game_goes_on(world: World, why: str) -> None:
    if why == "not wished":
        await world.store.set_settings(world.guild.id, {"silence": "off"})
    if why == "no right":
        forbid(world, manage_messages=True)
    await world.begin(*CARDS)
    victim = await died(world, 6)
    if why == "a right lost":
        refuse(world, "DELETE", "/channels/*/messages/*", 403, 50013)
    for _ in range(3):
        await victim.send(world.channel, "It was number two!")
    assert stands(world.channel, "It was number two!")
    assert direct(world, world.people[0]).count("**Manage Messages** is missing") == (why == "a right lost")
    assert world.state.running


async def test_the_moderator_and_who_has_the_floor_may_write(world: World) -> None:
    moderator = world.people[7]
    await world.store.set_settings(world.guild.id, {"channel": str(world.channel.id), "silence": "living"})
    await world.people[0].slash(world.channel, "mafia start", host=moderator)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:7]:
        await person.click(lobby, label="Join")
    await moderator.click(lobby, label="Begin")
    await world.until("night")
    await moderator.send(world.channel, "The night is long")
    assert stands(world.channel, "The night is long")


async def test_nothing_that_is_written_is_read(world: World) -> None:
    assert not world.bot.intents.message_content
    assert world.bot.intents.guild_messages
    assert not world.bot.intents.members


def taking_away(world: World) -> Which:
    start = f"/channels/{world.channel.id}/messages/"
    return lambda request: request.method == "DELETE" and request.path.startswith(start)


@pytest.mark.parametrize("carried_out", [False, True], ids=["not carried out", "carried out"])
async def test_what_the_dead_write_while_discord_is_away_is_taken_away_after_all(
    world: World, carried_out: bool
) -> None:
    await world.begin(*CARDS)
    victim = await died(world, 6)
    Trouble(world).break_off(taking_away(world), times=2, carried_out=carried_out)
    await victim.send(world.channel, "It was number two!")
    await world.env.advance_time(5)
    assert not stands(world.channel, "It was number two!")
    assert "what you wrote" in direct(world, victim)


async def test_what_the_dead_write_while_redis_is_away_is_taken_away_after_all(world: World) -> None:
    await world.begin(*CARDS)
    victim = await died(world, 6)
    away = Away(world, "settings", 2)
    await victim.send(world.channel, "It was number two!")
    await world.env.advance_time(5)
    assert not away.left
    assert not stands(world.channel, "It was number two!")
    assert "what you wrote" in direct(world, victim)


async def test_whom_no_word_has_reached_is_told_the_next_time_why_their_words_are_taken_away(world: World) -> None:
    await world.store.set_settings(world.guild.id, {"channel": str(world.channel.id)})
    stranger = spectator(world)
    await world.begin(*CARDS)
    await world.until("night")
    Trouble(world).break_off(saying(posts_in(world.channel.id), "🤫"))
    await stranger.send(world.channel, "Hello?")
    assert not world.said("🤫")
    await stranger.send(world.channel, "Hello!")
    assert world.said(f"{stranger.mention} 🤫 The city is asleep")
    await stranger.send(world.channel, "Anybody?")
    await world.env.advance_time(16)
    assert not world.said("🤫")
    assert not stands(world.channel, "Hello")
    await stranger.send(world.channel, "Nobody?")
    assert not world.said("🤫"), "once a game"


async def test_a_word_that_could_not_be_taken_down_at_once_does_not_stand_for_ever(world: World) -> None:
    await world.store.set_settings(world.guild.id, {"channel": str(world.channel.id)})
    stranger = spectator(world)
    await world.begin(*CARDS)
    await world.until("night")
    await stranger.send(world.channel, "Hello?")
    assert world.said("🤫")
    Trouble(world).break_off(taking_away(world))
    await world.env.advance_time(15.5)
    assert world.said("🤫")
    await world.env.advance_time(5)
    assert not world.said("🤫")
