"""The lobby: chairs, a host who leaves, more people than seats, a table that nobody touches."""

from __future__ import annotations

import discord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.books.library import load
from core.table import TableId
from tests.discord.test_presses import forge
from tests.discord.world import World, Worlds, answered, labels


async def shown(world: World) -> str:
    await world.env.advance_time(3)
    message = world.channel.history()[0]
    return text_of(message)


async def test_the_lobby_says_what_is_missing(world: World) -> None:
    lobby = await world.lobby(1, 2, 3)
    assert "3 more players" in await shown(world)
    result = await world.people[0].click(lobby, label="Begin")
    assert "at least 6 players" in answered(result)
    assert world.state.game is None


async def test_a_host_who_leaves_hands_the_table_on(world: World) -> None:
    lobby = await world.lobby(1, 2, 3)
    await world.people[0].click(lobby, label="Leave")
    assert world.state.lobby.host == world.people[1].id
    assert "**Host:** **Name2**" in await shown(world)


async def test_the_last_to_leave_closes_the_lobby(world: World) -> None:
    lobby = await world.lobby(1, 2)
    await world.people[0].click(lobby, label="Leave")
    last = answered(await world.people[1].slash(world.channel, "mafia leave"))
    assert "so the table is closed" in last
    assert "stays free" not in last
    assert "the table is closed" in await shown(world)
    assert world.state_or_none() is None


async def test_only_the_host_begins_or_calls_off(world: World) -> None:
    lobby = await world.lobby()
    for label in ("Begin", "Call it off"):
        assert "Only the host" in answered(await world.people[3].click(lobby, label=label))
    assert world.state.game is None
    await world.people[0].click(lobby, label="Call it off")
    assert world.state_or_none() is None


async def test_who_finds_no_seat_waits_and_moves_up(worlds: Worlds) -> None:
    most = load("classic").scenario.players[1]
    world = await worlds.open(most + 2)
    lobby = await world.lobby()
    assert len(world.state.lobby.players) == most
    assert [player.user for player in world.state.lobby.waiting] == [person.id for person in world.people[most:]]
    assert "Waiting for a chair (2)" in await shown(world)
    await world.people[4].click(lobby, label="Leave")
    assert world.state.lobby.players[-1].user == world.people[most].id


async def test_a_second_join_is_refused_in_private(world: World) -> None:
    lobby = await world.lobby(1, 2)
    result = await world.people[1].click(lobby, label="Join")
    assert "You already have a chair" in answered(result)


async def test_one_table_at_a_time(world: World) -> None:
    await world.lobby(1, 2)
    result = await world.people[2].slash(world.channel, "mafia start")
    assert "already waiting for players here" in answered(result)
    assert len(world.state.lobby.players) == 2


async def test_a_lobby_that_nobody_touches_closes(world: World) -> None:
    await world.lobby(1, 2)
    await world.env.advance_time(31 * 60)
    assert world.state_or_none() is None
    assert "Nobody has stirred" in text_of(world.channel.history()[0])


async def test_players_who_can_open_private_threads_are_named(world: World) -> None:
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_threads=True))
    keeper = world.guild.add_member(world.env.create_user("keeper", global_name="Keeper"), roles=[role])
    lobby = await world.lobby(1, 2)
    assert "private threads" not in await shown(world)
    await keeper.click(lobby, label="Join")
    text = await shown(world)
    assert "**Keeper** can open private threads" in text


async def test_roles_rules_help_and_status_are_for_the_asker_alone(world: World) -> None:
    await world.lobby(1, 2)
    before = len(world.channel.history(viewer=world.people[3]))
    for command in ("mafia roles", "mafia rules", "mafia help", "mafia status", "mafia privacy show"):
        result = await world.people[0].slash(world.channel, command)
        assert result.ephemeral
        assert answered(result)
    assert len(world.channel.history(viewer=world.people[3])) == before


async def test_the_status_beside_a_lobby_says_who_sits_there_and_what_is_missing(world: World) -> None:
    assert "No game is running here" in answered(await world.people[1].slash(world.channel, "mafia status"))
    await world.lobby(1, 3)
    told = answered(await world.people[1].slash(world.channel, "mafia status"))
    assert "No game is running here" not in told
    assert "is open" in told
    assert "4 more players and we can begin" in told
    assert [name for name in ("Name1", "Name2", "Name3") if name in told] == ["Name1", "Name3"]


async def test_a_lobby_is_posted_anew_before_its_message_is_an_hour_old(world: World) -> None:
    lobby = await world.lobby(1, 2)
    for person in world.people[2:5]:
        await world.env.advance_time(20 * 60)
        await person.slash(world.channel, "mafia join")
    await world.env.advance_time(3)
    newest = world.channel.history()[-1]
    assert newest.id != lobby.id
    assert "Name5" in text_of(newest)
    assert "Join" in labels(newest)
    assert not labels(world._fresh(lobby))
    assert "moved further down" in text_of(world._fresh(lobby))
    await world.people[5].click(newest, label="Join")
    assert len(world.state.lobby.players) == 6


async def test_a_lobby_that_was_deleted_comes_back(world: World) -> None:
    lobby = await world.lobby(1, 2)
    world.env.backend.delete_message(world.channel.id, lobby.id)
    await world.people[2].slash(world.channel, "mafia join")
    await world.env.advance_time(3)
    newest = world.channel.history()[-1]
    assert "Name3" in text_of(newest)
    await world.people[3].click(newest, label="Join")
    assert len(world.state.lobby.players) == 4


async def test_a_lobby_that_chatter_has_carried_away_comes_down(world: World) -> None:
    lobby = await world.lobby(1, 2)
    await world.env.advance_time(61)
    for number in range(26):
        await world.people[number % 8].send(world.channel, f"Who plays? {number}")
    joins = [message for message in world.channel.history() if "Join" in labels(message)]
    assert len(joins) == 1
    assert joins[0].id != lobby.id


async def test_who_died_before_the_lobby_was_noted_shows_it_after_all(world: World) -> None:
    refer = world.store.refer

    async def dead(guild: int, changes: dict[str, str | None]) -> None:
        if "lobby" not in changes:
            await refer(TableId(guild), changes)

    world.store.refer = dead  # type: ignore[method-assign]
    await world.people[0].slash(world.channel, "mafia start")
    world.store.refer = refer  # type: ignore[method-assign]
    await world.restart()
    await world.people[1].slash(world.channel, "mafia join")
    await world.env.advance_time(3)
    newest = world.channel.history()[-1]
    assert "Name2" in text_of(newest)
    await world.people[2].click(newest, label="Join")
    assert len(world.state.lobby.players) == 3


async def test_calling_off_a_lobby_does_not_end_the_game_that_it_has_become(world: World) -> None:
    """Whoever presses "Call it off" as another begins, or on a screen that has not caught up, means the lobby."""
    lobby = await world.lobby()
    stop = world._address(lobby, "stop")
    assert stop is not None
    await world.people[0].click(lobby, label="Begin")
    refused = await forge(world.people[0], lobby, stop)
    assert world.state.running
    assert "A game is already running here" in answered(refused)
    await world.people[0].slash(world.channel, "mafia stop")
    assert world.state_or_none() is None, "a game is ended by the command"


async def test_a_host_without_a_chair_who_leaves_the_lobby_is_told_of_none(world: World) -> None:
    host = world.people[7]
    await world.lobby(*range(1, 7), host=host)
    told = answered(await host.slash(world.channel, "mafia leave"))
    assert world.state.lobby.moderator is None
    assert told == words_of("en")("host-done")
