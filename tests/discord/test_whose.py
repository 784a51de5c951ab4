"""Whose a thread, a menu, a note is: nothing of an earlier game is found by a later one."""

from __future__ import annotations

import asyncio
import re

import pytest
import simcord

from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import GAME_CALLED, MENU, ROOM
from cogs.messages.places import Places
from cogs.messages.work import Work
from cogs.showing.naming import thread_name
from cogs.showing.view import TableView
from cogs.simulated.people.players import text_of
from core.table import TableId, codec
from core.table.table_commands import Begin
from tests.discord.test_games import living
from tests.discord.test_threads import direct, has_menu, mafia, shot
from tests.discord.world import World, Worlds, kill

CARDS = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


async def play(world: World, *roles: str) -> None:
    """A game with these cards to its end: the mafia shoots, nobody votes."""
    await world.begin(*roles)
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.state_or_none() is None


def threads(world: World, name: str) -> list[simcord.builders.ChannelHandle]:
    return [thread for thread in world.channel.threads if name in (thread.name or "")]


def inside(world: World, thread: simcord.builders.ChannelHandle) -> set[int]:
    return set(world.env.backend.get_channel(thread.id).thread_members) - {world.env.backend.bot_user.id}


async def kill_in_the_night(world: World, victim: int) -> None:
    await world.until("night")
    await world.give(*shot(world, victim))
    await world.until("day")


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_the_dead_of_this_game_do_not_come_into_the_thread_of_an_earlier_one(
    world: World, status: int, code: int
) -> None:
    await play(world)
    (earlier,) = threads(world, "the other side")
    there = inside(world, earlier)
    assert there
    await world.begin("citizen", "citizen", "citizen", "citizen", "doctor", "detective", "godfather", "mafioso")
    path = f"/channels/{world.channel.id}/threads"
    world.env.inject_error("POST", path, status=status, code=code, times=1)
    victims = [world.person(seat) for seat in (1, 2)]
    for seat in (1, 2):
        await kill_in_the_night(world, seat)
    assert inside(world, earlier) == there, "nobody has come into the earlier game's thread"
    kept = world.env.backend.get_channel(earlier.id).thread_metadata
    assert kept.archived
    assert kept.locked
    ours = [thread for thread in threads(world, "the other side") if thread.id != earlier.id]
    if status == 403:
        assert ours == [], "a refusal is final in this game"
        assert all("You're out of the game. Read along" in direct(world, victim) for victim in victims)
    else:
        assert inside(world, ours[0]) == {victim.id for victim in victims}


async def test_a_kill_while_a_thread_is_made_finds_the_one_of_this_game_alone(world: World) -> None:
    await play(world)
    (earlier,) = threads(world, "behind closed doors")
    backend = world.env.backend
    name = earlier.name or ""
    backend.edit_channel(earlier.id, {}, thread_metadata={"archived": False, "locked": False})
    await world.store.set_settings(world.guild.id, {"games": None})
    await world.begin(*["godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"])
    (room,) = [thread for thread in threads(world, "behind closed doors") if thread.id != earlier.id]
    assert room.name == name, "both are called the same here"
    moment = world.simulation.now()
    await world.store.refer(world.id, {"room:mafia": f"?{moment}", "in:mafia": None})
    await world.restart()
    await world.until("night")
    assert len(threads(world, "behind closed doors")) == 2, "the thread made just before the end is found again"
    assert "Night 1" in text_of(room.history()[-1])
    assert inside(world, room) == {person.id for person in mafia(world)}


async def test_a_game_that_cannot_be_read_leaves_nothing_to_the_next(world: World, monkeypatch) -> None:
    await world.begin("citizen", "citizen", "citizen", "doctor", "detective", "mafioso", "mafioso", "godfather")
    (room,) = threads(world, "behind closed doors")
    await kill_in_the_night(world, 1)
    (dead,) = threads(world, "the other side")
    talk = len(room.history())
    monkeypatch.setattr(codec, "FIRST_FORMAT", codec.FIRST_FORMAT + 1)
    await world.restart()
    assert world.state_or_none() is None
    await world.begin("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
    await world.until("night")
    assert len(room.history()) == talk
    (own,) = [one for one in threads(world, "behind closed doors") if one.id != room.id]
    assert inside(world, own) == {person.id for person in mafia(world)}
    assert any("In this room" in text_of(message) for message in own.history())
    for seat in world.seats("doctor", "detective"):
        assert has_menu(world.dm(world.person(seat))[-1])
    await kill_in_the_night(world, 8)
    (theirs,) = [one for one in threads(world, "the other side") if one.id != dead.id]
    assert inside(world, theirs) == {world.person(8).id}
    for left in (room, dead):
        kept = world.env.backend.get_channel(left.id).thread_metadata
        assert kept.archived
        assert kept.locked


async def test_after_the_store_was_emptied_nothing_of_the_earlier_game_is_found(world: World) -> None:
    await world.begin("citizen", "citizen", "citizen", "doctor", "detective", "mafioso", "mafioso", "godfather")
    (room,) = threads(world, "behind closed doors")
    await world.until("night")
    talk = len(room.history())
    await world.store._server.call(lambda client: client.flushall())
    await world.pass_time()
    assert world.state_or_none() is None
    await world.begin("godfather", "mafioso", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")
    await world.until("night")
    (own,) = [one for one in threads(world, "behind closed doors") if one.id != room.id]
    assert inside(world, own) == {person.id for person in mafia(world)}
    assert len(room.history()) == talk
    assert world.env.backend.get_channel(room.id).thread_metadata.archived


async def test_what_is_under_way_for_an_earlier_game_notes_nothing_for_the_next(world: World) -> None:
    game = "one"
    places = Places(world.store, lambda guild: game)
    work = Work(TableId(1), game)
    await places.put(work, ROOM("mafia").set_to(5), MENU(3).set_to(Spot(6, 7, 2)))
    game = "two"
    await places.put(work, ROOM("mafia").set_to(8))
    assert not await places.of(work), "it finds nothing of the game that has begun meanwhile"
    assert await places.get(Work(TableId(1)), MENU(3)) is None
    assert "room:mafia" not in await world.store.refs(TableId(1))
    assert (await places.left_behind(Work(TableId(1)))).get(ROOM("mafia")) == 5, "to be closed"
    assert not await places.left_behind(Work(TableId(1)))


async def test_what_is_under_way_for_a_game_that_is_cleared_away_notes_nothing(world: World) -> None:
    places = Places(world.store, lambda _: "one")
    await places.put(Work(TableId(1)), ROOM("mafia").set_to(5))
    await asyncio.gather(places.clear(TableId(1)), places.put(Work(TableId(1)), MENU(3).set_to(Spot(6, 7, 2))))
    await places.put(Work(TableId(1)), ROOM("mafia").set_to(8))
    assert await world.store.refs(TableId(1)) == {}
    assert not await places.of(Work(TableId(1)))


async def test_threads_are_called_by_their_game_and_its_day(world: World) -> None:
    await play(world)
    await play(world)
    names = [thread.name or "" for thread in world.channel.threads]
    assert len(set(names)) == len(names) == 4
    assert all(re.search(r"\d{4}-\d\d-\d\d", name) for name in names)
    assert sum("game" in name and "2" in name.split("·")[1] for name in names) == 2
    for thread in world.channel.threads:
        kept = world.env.backend.get_channel(thread.id).thread_metadata
        assert kept.archived
        assert kept.locked


async def test_a_game_keeps_its_number_where_a_process_died_before_it_was_noted(world: World) -> None:
    await world.begin()
    view = TableView.of(world.table, world.simulation.now())
    assert view is not None
    services = world.bot.services
    name = await thread_name(services, view, "room")
    await services.places.put(view.work, GAME_CALLED.removed())
    assert await thread_name(services, view, "room") == name


async def test_two_games_dealt_at_one_moment_have_numbers_of_their_own(worlds: Worlds) -> None:
    first = await worlds.open(6)
    second = worlds.beside(first, 1, 6)
    cards = ("godfather", "mafioso", "doctor", "citizen", "citizen", "citizen")
    for table in (first, second):
        await table.lobby()
    with first.env._bot_scope():
        await asyncio.gather(*(table.table.do(Begin(table.people[0].id, 1, cards)) for table in (first, second)))
    await first.env.settle()
    await first.until("night")
    numbers = [{(thread.name or "").split("·")[1] for thread in table.channel.threads} for table in (first, second)]
    assert [len(each) for each in numbers] == [1, 1], numbers
    assert numbers[0] != numbers[1]


async def test_each_game_keeps_the_number_it_was_given(world: World) -> None:
    guild, store = world.guild.id, world.store
    games = [f"g{number}" for number in range(1, 5)]
    numbers = await asyncio.gather(*(store.number_of(guild, game) for game in [*games, *games]))
    assert sorted(numbers[:4]) == [1, 2, 3, 4]
    assert numbers[:4] == numbers[4:]
    await store.set_settings(guild, {"games": "41", "games.last": "old"})  # of a program that noted one alone
    assert [await store.number_of(guild, game) for game in ("old", "new", "old")] == [41, 42, 41]
