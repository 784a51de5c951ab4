"""Several tables in one server: each is its own, and whoever does something is at the right one, or is asked which."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
import pytest
import simcord
from simcord.results import to_discord_message

from cogs.messages.address import Address
from cogs.presses.asking import PATIENCE
from cogs.showing.panels.end import STORY_BUTTON
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.books.library import load
from core.rules.commands import Host
from core.table import TABLES, TableId
from tests.discord.world import World, Worlds, answered, labels

STEPS = 6000
ROLES = ("godfather", "doctor", "detective", "citizen", "citizen", "citizen")


def ends(world: World) -> int | None:
    """When something comes due at a running table."""
    state = world.state_or_none()
    clock = None if state is None or not state.running else state.clock
    return None if clock is None else clock.due


async def evening(*tables: World) -> None:
    """Everybody plays by the clock at every table, one thing here and one there, until all games are over."""
    env, simulation = tables[0].env, tables[0].simulation
    for _ in range(STEPS):
        acted = [await table.step() for table in tables]
        if any(acted):
            continue
        moments = [at for table in tables for at in (table.next_at(), ends(table)) if at is not None]
        if not moments:
            return
        await env.advance_time(max(0.05, (min(moments) - simulation.now()) / 1000))
    raise AssertionError("they do not come to an end")


def seen_at(world: World) -> list[discord.Message]:
    """Everything that stands in the table's channel, in its threads, and in its people's direct messages."""
    backend = world.env.backend
    places = {id_ for id_, channel in backend.channels.items() if world.channel.id in (id_, channel.parent_id)}
    places |= {backend.dm_channels[person] for person in world.members if person in backend.dm_channels}
    stored = [message for place in places for message in backend.messages.get(place, {}).values()]
    return [to_discord_message(world.env, message) for message in stored]


def addresses(messages: Sequence[discord.Message]) -> list[Address]:
    found = (Address.read(part.get("custom_id") or "") for one in messages for part in components(one))
    return [address for address in found if address is not None]


def nothing_of_the_other(world: World, other: World) -> None:
    """No name, no mention and no component of the other table is at this one."""
    messages = seen_at(world)
    text = "\n".join(text_of(one) for one in messages)
    for person in other.members.values():
        if person.id not in world.members:
            assert not re.search(rf"Guest{other.number}x\d" if other.number else r"Name\d", text)
            assert f"<@{person.id}>" not in text
    assert {address.table for address in addresses(messages)} <= {world.id, TableId(world.guild.id)}
    games = {address.game for address in addresses(messages)}
    assert not games & {address.game for address in addresses(seen_at(other))} - {""}


async def seated(world: World, scenario: str = "classic", language: str = "en", seed: int = 1) -> None:
    """A lobby in this language, by what people type and press; then the cards are dealt."""
    lobby = await world.lobby(scenario=scenario, language=language)
    world.simulation.seed = seed
    await world.people[0].click(lobby, custom_id=world._address(lobby, "begin"))
    assert world.state.running
    assert world.state.lobby.language == language


OTHERS = pytest.mark.repeats("other rulebooks side by side, and three of them")


@pytest.mark.parametrize(
    "games",
    [
        [("classic", "en"), ("joker", "fa")],
        pytest.param([("family", "ru"), ("godfather", "uk")], marks=OTHERS),
        pytest.param([("joker", "uk"), ("classic_advanced", "ru"), ("classic", "fa")], marks=OTHERS),
    ],
    ids=lambda games: "-".join(language for _, language in games),
)
async def test_games_side_by_side_from_lobby_to_story(worlds: Worlds, games: list[tuple[str, str]]) -> None:
    least = [load(scenario).scenario.players[0] for scenario, _ in games]
    first = await worlds.open(least[0])
    tables = [first, *(worlds.beside(first, number, least[number]) for number in range(1, len(games)))]
    for table, (scenario, language) in zip(tables, games, strict=True):
        await seated(table, scenario, language)
    await evening(*tables)
    assert sorted(game.scenario or "" for game in await first.table.history.last(9)) == sorted(
        book for book, _ in games
    )
    for table, (_, language) in zip(tables, games, strict=True):
        stories = [one for one in table.channel.history() if table._address(one, STORY_BUTTON)]
        assert len(stories) == 1, "each has its own"
        assert words_of(language)("ending-story-button") in labels(stories[0]), "in its own language"
        told = await table.people[0].click(stories[0], custom_id=table._address(stories[0], STORY_BUTTON))
        own, others = ("Name", r"Guest\dx") if table is first else (f"Guest{table.number}x", "Name")
        assert own in answered(told)
        assert not re.search(others + r"\d", answered(told))
        for other in tables:
            if other is not table:
                nothing_of_the_other(table, other)


@pytest.fixture
async def two(worlds: Worlds) -> tuple[World, World]:
    """Two tables of six in one server: the first has the host of the first as its first person, and so on."""
    first = await worlds.open(6)
    return first, worlds.beside(first, 1, 6)


async def begun(*tables: World) -> None:
    for seed, table in enumerate(tables, 1):
        await table.begin(*ROLES, seed=seed)


async def test_one_table_a_channel_and_another_in_another(two: tuple[World, World]) -> None:
    first, second = two
    await first.lobby()
    assert "already waiting for players here" in answered(await second.people[0].slash(first.channel, "mafia start"))
    await second.lobby()
    assert [table.id for table in first.bot.tables.known(first.guild.id)] == [first.id, second.id]
    assert [first.state.lobby.channel, second.state.lobby.channel] == [first.channel.id, second.channel.id]


async def test_a_server_has_so_many_tables_and_no_more(worlds: Worlds) -> None:
    first = await worlds.open(TABLES + 1)
    for number in range(TABLES):
        channel = first.guild.create_text_channel(f"table-{number}")
        await first.people[number].slash(channel, "mafia start")
    shown = await first.people[TABLES].slash(first.channel, "mafia start")
    assert "already leading as many tables" in answered(shown)
    assert len(first.bot.tables.known(first.guild.id)) == TABLES
    await first.people[3].slash(first.channel, "mafia leave")
    again = first.guild.create_text_channel("again")
    await first.people[TABLES].slash(again, "mafia start")
    assert [state.lobby.channel for table in first.bot.tables.known(first.guild.id) if (state := table.state)][
        3
    ] == again.id


async def test_nobody_sits_at_two_tables(two: tuple[World, World]) -> None:
    first, second = two
    await first.lobby(1, 2)
    lobby = await second.lobby(1, 2)
    guest = first.people[1]
    refused = answered(await guest.click(lobby, custom_id=second._address(lobby, "join")))
    assert f"<#{first.channel.id}>" in refused
    assert "at two at once" in refused
    third = first.guild.create_text_channel("third")
    assert f"<#{first.channel.id}>" in answered(await guest.slash(third, "mafia start"))
    assert len(second.state.lobby.players) == 2
    await guest.slash(third, "mafia leave")
    assert not first.state.lobby.has(guest.id), "the only table at which they sit"
    await guest.click(lobby, custom_id=second._address(lobby, "join"))
    assert second.state.lobby.has(guest.id)


async def test_the_dead_may_sit_at_another_table(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first)
    await second.lobby(1)
    with first.env._bot_scope():
        await first.table.do(Host("eject", (6,)))
    await first.env.settle()
    dead, lobby = first.person(6), second.channel.last_message
    assert lobby is not None
    await dead.click(lobby, custom_id=second._address(lobby, "join"))
    assert second.state.lobby.has(dead.id)


async def steward(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("steward"), roles=[role])


async def test_a_stop_ends_the_table_of_its_channel_alone(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first, second)
    boss = await steward(first)
    await boss.slash(second.channel, "mafia stop")
    assert second.state_or_none() is None
    assert first.state.running
    await first.until("night")
    await boss.slash(first.channel, "mafia stop")
    assert first.state_or_none() is None
    assert len(await first.table.history.last(9)) == 2


async def test_who_sits_at_one_is_meant_to_be_there_wherever_they_are(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first, second)
    elsewhere = first.guild.create_text_channel("elsewhere")
    for table in two:
        shown = answered(await table.person(2).slash(elsewhere, "mafia card"))
        assert "Doctor" in shown


async def test_where_it_cannot_be_told_they_are_asked(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first, second)
    boss, elsewhere = await steward(first), first.guild.create_text_channel("elsewhere")
    asked = await boss.slash(elsewhere, "host extend", seconds=90)
    assert asked.response is not None
    assert asked.response.ephemeral
    menu = asked.response.message
    assert f"<#{first.channel.id}>" in text_of(menu)
    assert f"<#{second.channel.id}>" in text_of(menu)
    assert [label for label in labels(menu) if label.startswith("#")] == ["#square", "#square-1"]
    before = [table.state.clock for table in two]
    assert before[1] is not None
    await boss.select(menu, [str(second.id)], custom_id=second._address(menu, "which"))
    assert [table.state.clock == clock for table, clock in zip(two, before, strict=True)] == [True, False]
    assert second.state.clock is not None
    assert second.state.clock.ends == (before[1].ends or 0) + 90_000, "with what was typed"
    assert first.state.clock == before[0]


async def test_a_question_that_is_too_old_says_so(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first, second)
    boss, elsewhere = await steward(first), first.guild.create_text_channel("elsewhere")
    asked = await boss.slash(elsewhere, "host pause")
    assert asked.response is not None
    menu = asked.response.message
    await first.env.advance_time(PATIENCE + 1)
    stands = to_discord_message(first.env, first.env.backend.get_message(menu.channel.id, menu.id))
    assert "too old" in text_of(stands)
    assert first.state.paused is None
    assert second.state.paused is None
    asked = await boss.slash(elsewhere, "host pause")
    assert asked.response is not None
    menu = asked.response.message
    custom_id = first._address(menu, "which")
    await first.restart()
    late = await boss.select(menu, [str(first.id)], custom_id=custom_id)
    stands = to_discord_message(first.env, first.env.backend.get_message(menu.channel.id, menu.id))
    assert "too old" in text_of(stands) or "too old" in answered(late)
    assert first.bot.tables.get(first.id).state is not None


async def test_a_channel_that_is_deleted_ends_its_table_alone(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first, second)
    second.env.backend.delete_channel(second.channel.id)
    await second.env.settle()
    assert second.state_or_none() is None or second.state.over
    assert first.state.running


async def test_a_restart_takes_both_games_up(two: tuple[World, World]) -> None:
    first, second = two
    await begun(first, second)
    await first.until("night")
    await first.restart()
    second.bot = first.bot
    assert {first.id, second.id} <= first.bot.services.playing
    await evening(first, second)
    assert len(await first.table.history.last(9)) == 2
    nothing_of_the_other(first, second)
    nothing_of_the_other(second, first)


async def test_roles_and_rules_asked_for_elsewhere_are_of_the_table_they_choose(two: tuple[World, World]) -> None:
    first, second = two
    await first.lobby(scenario="classic")
    await second.lobby(scenario="joker")
    boss, elsewhere = await steward(first), first.guild.create_text_channel("elsewhere")
    for command, title in (("mafia roles", "roles-title"), ("mafia rules", "rules-title")):
        for asked_in, scenario in ((first.channel, "classic"), (second.channel, "joker")):
            words = words_of("en", scenario)
            told = answered(await boss.slash(asked_in, command))
            assert words(title, scenario=words("scenario-title")) in told, "of the channel's own table"
        words = words_of("en", "joker")
        asked = await boss.slash(elsewhere, command)
        menu = asked.response.message
        assert f"<#{second.channel.id}>" in text_of(menu)
        chosen = await boss.select(menu, [str(second.id)], custom_id=second._address(menu, "which"))
        told = "\n".join(answered(one) for one in (asked, chosen))
        assert words(title, scenario=words("scenario-title")) in told
        named = answered(await boss.slash(elsewhere, command, scenario="classic"))
        assert words_of("en", "classic")("scenario-title") in named, "who names one is not asked"
        assert words_of("en", "classic")("roles-at-table") not in named


@pytest.mark.parametrize("language", ["en", "uk"])
async def test_where_no_table_is_meant_the_servers_language_is_spoken(two: tuple[World, World], language: str) -> None:
    first, second = two
    await first.store.set_settings(first.guild.id, {"language": language})
    await first.lobby(language="ru")
    await second.lobby(language="ru")
    boss, elsewhere = await steward(first), first.guild.create_text_channel("elsewhere")
    assert words_of(language)("help-title") in answered(await boss.slash(elsewhere, "mafia help"))


async def test_a_lesson_in_a_named_rulebook_is_about_no_table(two: tuple[World, World]) -> None:
    first, second = two
    await first.lobby(1)
    await second.lobby(1)
    guest = first.guild.add_member(first.env.create_user("guest", global_name="Guest"))
    elsewhere = first.guild.create_text_channel("elsewhere")
    told = answered(await guest.slash(elsewhere, "mafia learn", scenario="zodiac"))
    assert "<#" in told, "where the lesson is, in direct messages"
    assert str(first.channel.id) not in told, "and not at which table it is to be"
