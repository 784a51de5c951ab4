"""Games of one channel, each in a thread of its own, while the channel gathers anew; and their threads are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import discord
import pytest
import simcord

from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import PANEL
from cogs.messages.work import Work
from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from cogs.simulated.strict.exchange import Request
from core.store import Saved, Store
from core.table import TableId
from tests.discord.languages import in_languages
from tests.discord.test_games import living
from tests.discord.test_square import locked, texts
from tests.discord.test_threads import direct, refuse
from tests.discord.trouble import Trouble
from tests.discord.world import World, Worlds, answered, kill

CARDS = ("godfather", "mafioso", "doctor", "citizen", "citizen", "citizen")
SHOOT = kill(lambda game: living(game, mafia=False)[0])


async def opened(worlds: Worlds, tables: int) -> list[World]:
    """So many companies of six in one channel, in a server whose tables go into threads of their own."""
    first = await worlds.open(6)
    await first.store.set_settings(first.guild.id, {"table": "thread"})
    return [first, *(worlds.beside(first, number, 6, channel=first.channel) for number in range(1, tables))]


async def begun(world: World, language: str = "en") -> simcord.ChannelHandle:
    """A table gathers in the channel, and its game begins in a thread of its own."""
    await world.lobby(language=language)
    assert world.state.lobby.channel == world.channel.id
    return await dealt(world)


async def dealt(world: World) -> simcord.ChannelHandle:
    """The cards are dealt at a table that has gathered. The thread into which it goes."""
    await world.deal(*CARDS)
    assert world.state.lobby.home == world.channel.id
    assert world.square.id != world.channel.id
    return world.square


def gang(world: World) -> simcord.ChannelHandle:
    """The thread of the mafia of this table."""
    members = {world.person(seat).id for seat in world.seats("godfather", "mafioso")}
    (thread,) = [
        one
        for one in world.channel.threads
        if members <= set(world.env.backend.get_channel(one.id).thread_members) and one.id != world.square.id
    ]
    return thread


async def stands(world: World) -> Spot:
    """Where the panel of the running phase stands: where the table is."""
    spot = await world.bot.services.places.get(Work(world.id), PANEL)
    assert spot is not None
    assert (spot.channel, spot.serial) == (world.state.lobby.channel, world.game.serial)
    return spot


async def side_by_side(*tables: World) -> None:
    """All games are played to their ends, one thing at each in turn: the mafia shoot, and nobody votes."""
    env, simulation = tables[0].env, tables[0].simulation
    for _ in range(200):
        running = [table for table in tables if table.state_or_none() and table.state.running]
        if not running:
            return
        for table in running:
            for prompt in table.todo():
                command = SHOOT(prompt, table.game)
                if command is not None and prompt.id in {one.id for one in table.table.prompts(prompt.seat)}:
                    await table.give(prompt, command)
        due = [clock.due for table in running if (clock := table.state.clock) is not None and clock.due is not None]
        await env.advance_time(max(0.0, (min(due) - simulation.now()) / 1000) + 0.05)
    raise AssertionError("they do not come to an end")


async def test_a_channel_gathers_anew_while_its_games_are_in_threads(worlds: Worlds) -> None:
    first, second, third = tables = await opened(worlds, 3)
    threads = [await begun(first, "uk"), await begun(second, "fa")]
    rights = discord.Permissions(manage_guild=True, manage_threads=True)
    role = first.guild.create_role("boss", permissions=rights)
    boss = first.guild.add_member(first.env.create_user("boss"), roles=[role])
    await third.lobby(language="ru")
    refused = answered(await boss.slash(first.channel, "mafia start"))
    assert refused == words_of("ru")("refusal-lobby_open"), "one table at a time is in the channel itself"
    assert [table.id for table in first.bot.tables.known(first.guild.id)] == [table.id for table in tables]

    stranger = first.guild.add_member(first.env.create_user("stranger", global_name="Stranger"))
    await stranger.slash(first.channel, "mafia join")
    assert third.state.lobby.has(stranger.id), "the table that is in the channel is meant there"
    await stranger.slash(first.channel, "mafia leave")
    dead = first.person(6)
    await boss.slash(first.square, "host eject", player=dead)
    await dead.slash(first.channel, "mafia join")
    assert third.state.lobby.has(dead.id), "who is out of the game is free to play at the next table"
    await dead.slash(first.channel, "mafia leave")
    for table in (first, second):
        told = answered(await table.person(3).slash(first.channel, "mafia card"))
        words = words_of(table.state.lobby.language, "classic")
        assert words("role-doctor") in told, "who plays means their own: at night theirs is locked"
        for place in (table.square, gang(table)):
            await boss.slash(place, "host pause")
            stopped = [one for one in (first, second) if one.state.paused is not None]
            assert stopped == [table]
            await boss.slash(place, "host resume")

    threads.append(await dealt(third))
    asked = (await boss.slash(first.channel, "host pause")).response.message
    assert all(f"<#{thread.id}>" in text_of(asked) for thread in threads), "which of them is asked"
    await boss.select(asked, [str(third.id)], custom_id=third._address(asked, "which"))
    assert [table.state.paused is not None for table in tables] == [False, False, True]
    await boss.slash(threads[2], "host resume")

    await first.restart()
    second.bot = third.bot = first.bot
    await side_by_side(*tables)
    assert len({thread.id for thread in threads}) == 3
    for table, thread, language in zip(tables, threads, ("uk", "fa", "ru"), strict=True):
        others = [person.mention for other in tables if other is not table for person in other.people]
        said = "\n".join(texts(thread))
        assert words_of(language, "classic")("win-mafia") in said
        assert words_of(language, "classic")("win-mafia") not in "\n".join(table.texts())
        assert all(person.mention in said for person in table.people)
        assert not any(mention in said for mention in others)
    assert len(await first.table.history.last(9)) == 3


async def taken(worlds: Worlds, language: str = "en") -> tuple[World, World, simcord.ChannelHandle]:
    """A game in its thread, in its first day, and in its channel another table that gathers."""
    first, second = await opened(worlds, 2)
    thread = await begun(first, language)
    await first.until("day")
    await second.lobby()
    return first, second, thread


def gathers_on(second: World) -> None:
    """The table that is in the channel has not been disturbed."""
    assert second.state.game is None
    assert second.state.lobby.channel == second.channel.id
    assert len(second.state.lobby.players) == 6


@pytest.mark.parametrize("language", in_languages("en", "fa"))
async def test_a_lost_thread_gets_another_where_the_channel_is_taken(worlds: Worlds, language: str) -> None:
    first, second, thread = await taken(worlds, language)
    words = words_of(language, "classic")
    first.env.backend.delete_channel(thread.id)
    await first.env.advance_time(5)
    anew = first.square
    gathers_on(second)
    assert anew.id not in (thread.id, first.channel.id)
    told = next(one for one in first.channel.history() if one.id == anew.id)
    assert text_of(told) == words("square-elsewhere", why="gone"), "whoever looks for it in the channel finds it"
    called, panel = anew.history()
    mentions = " ".join(person.mention for person in first.people)
    assert text_of(called) == words("square-anew", players=mentions)
    assert set(first.env.backend.get_message(anew.id, called.id).ping_user_ids) == {one.id for one in first.people}
    assert (await stands(first)).message == panel.id
    await first.until("night")
    assert locked(first, anew)
    own = await dealt(second)
    assert {own.id, anew.id} == {first.square.id, second.square.id}
    if language != "en":
        return
    first.env.backend.delete_channel(anew.id)
    await first.env.advance_time(5)
    assert first.square.id == first.channel.id, "the channel is free"
    assert first.said(words("square-gone"))
    await side_by_side(first, second)
    assert any(words("win-mafia") in text for text in first.texts())
    assert any(words("win-mafia") in text for text in texts(own))


async def shut(world: World, thread: simcord.ChannelHandle) -> None:
    """A moderator locks the table's thread, which the bot may not manage."""
    await world.env.discord.trouble.drop_right(world.channel, "manage_threads")
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await world.env.advance_time(5)


async def test_a_thread_that_is_shut_is_left_for_another_where_the_channel_is_taken(worlds: Worlds) -> None:
    first, second, thread = await taken(worlds)
    await shut(first, thread)
    anew = first.square
    gathers_on(second)
    assert anew.id not in (thread.id, first.channel.id)
    assert first.said("I can't write any more in the thread of the game that began here")
    await stands(first)
    await first.env.discord.trouble.give_back(first.channel, "manage_threads")
    first.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await first.restart()
    second.bot = first.bot
    await side_by_side(first)
    assert any("The mafia has won." in text for text in texts(anew)), "there it stays"
    gathers_on(second)


@pytest.mark.parametrize("made", ["the message", "the thread"])
@pytest.mark.parametrize("carried_out", [False, True])
async def test_another_thread_is_made_once_though_a_process_dies_over_it(
    worlds: Worlds, made: str, carried_out: bool
) -> None:
    first, second, thread = await taken(worlds)
    path = f"/channels/{first.channel.id}/messages"

    def which(request: Request) -> bool:
        meant = request.path.startswith(path) and (request.path.endswith("/threads") == (made == "the thread"))
        return request.method == "POST" and meant

    fault = Trouble(first).break_off(which, times=None, carried_out=carried_out)
    first.env.backend.delete_channel(thread.id)
    await first.env.advance_time(3)
    assert first.state.lobby.channel == thread.id
    await first.restart()
    second.bot = first.bot
    fault.times = 0
    await first.env.advance_time(60)
    assert fault.met
    gathers_on(second)
    (told,) = [one for one in first.channel.history() if "That game goes on" in text_of(one)]
    assert first.state.lobby.channel == told.id
    assert [one.id for one in first.channel.threads if "the table" in (one.name or "")] == [told.id]
    assert sum("this is our table from now on" in text for text in texts(first.square)) == 1
    await stands(first)


async def test_that_its_channel_is_taken_is_known_though_the_other_table_is_read_later(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that begins takes its tables up side by side. Here the other one is read when somebody asks for all."""
    first, second, thread = await taken(worlds)
    asked, load, load_all = asyncio.Event(), Store.load, Store.load_all

    async def slow(store: Store, id_: TableId) -> Saved | None:
        if id_ == second.id and not asked.is_set():
            await first.env.external_wait(asked.wait(), reason="a slow answer of Redis")
        return await load(store, id_)

    async def whole(store: Store, guild: int) -> Mapping[TableId, Saved]:
        asked.set()
        return await load_all(store, guild)

    fault = Trouble(first).break_off(lambda request: request.method == "POST", times=None)
    first.env.backend.delete_channel(thread.id)
    await first.env.advance_time(3)
    fault.times = 0
    monkeypatch.setattr(Store, "load", slow)
    monkeypatch.setattr(Store, "load_all", whole)
    await first.restart()
    second.bot = first.bot
    await first.env.advance_time(60)
    assert asked.is_set()
    gathers_on(second)
    (told,) = [one for one in first.channel.history() if "That game goes on" in text_of(one)]
    assert first.state.lobby.channel == told.id
    await stands(first)


async def test_a_game_whose_thread_is_gone_and_that_can_be_nowhere_is_called_off(worlds: Worlds) -> None:
    first, second, thread = await taken(worlds)
    refuse(first, "POST", f"/channels/{first.channel.id}/messages/*/threads", 400, 160006)
    first.env.backend.delete_channel(thread.id)
    await first.env.advance_time(5)
    assert first.state_or_none() is None
    assert [direct(first, one).count(words_of("en")("error-channel-gone")) for one in first.people] == [1] * 6
    gathers_on(second)
    assert not first.said("That game goes on")
    assert [thread.id for thread in first.channel.threads if "the table" in (thread.name or "")] == []


async def test_a_game_whose_thread_is_shut_waits_where_it_can_be_nowhere(worlds: Worlds) -> None:
    first, second, thread = await taken(worlds)
    refuse(first, "POST", f"/channels/{first.channel.id}/messages/*/threads", 400, 160006)
    await shut(first, thread)
    assert first.state.held
    assert all("The clock is stopped until I can" in direct(first, one) for one in first.people)
    assert not first.said("That game goes on")
    gathers_on(second)
    await second.people[0].slash(second.channel, "mafia stop")
    await first.env.advance_time(5)
    assert first.square.id == first.channel.id, "the channel is free again"
    assert not first.state.held, "and nobody has to wait for the clock to go on by itself"
    await stands(first)
    assert first.said("Until I have it, we'll go on here.")


async def test_a_channel_that_is_deleted_ends_all_that_is_under_it(worlds: Worlds) -> None:
    first, second, _ = await taken(worlds)
    first.env.backend.delete_channel(first.channel.id)
    await first.env.advance_time(5)
    assert [table.state_or_none() for table in (first, second)] == [None, None]
    assert [direct(first, one).count(words_of("en")("error-channel-gone")) for one in first.people] == [1] * 6
