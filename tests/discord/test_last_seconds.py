"""The last ten seconds of a turn or a vote at a text table: said on the panel, for the price of one edit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.showing.last_seconds import short
from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.rules.commands import Floor
from tests.discord.languages import in_languages
from tests.discord.test_notified import last, speaker
from tests.discord.world import World, Worlds, answered


async def played(worlds: Worlds, language: str) -> World:
    world = await worlds.open(8)
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.people[0].slash(world.channel, "mafia start", scenario="classic")
    for person in world.people[1:]:
        await person.slash(world.channel, "mafia join")
    await world.deal("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("day")
    return world


async def to_the_last(world: World, seconds: float) -> None:
    """Until so many seconds before the end of what runs."""
    clock = world.state.clock
    assert clock is not None
    assert clock.ends is not None
    await world.env.advance_time((clock.ends - world.simulation.now()) / 1000 - seconds)


def edits(world: World) -> int:
    return sum(entry.method == "PATCH" and "/messages/" in entry.path for entry in world.costs())


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_a_turn_and_a_vote_say_that_ten_seconds_are_left(worlds: Worlds, language: str) -> None:
    world = await played(worlds, language)
    word = words_of(language)("time-short")
    await to_the_last(world, 12)
    before = edits(world)
    assert word not in text_of(last(world))
    await to_the_last(world, 9)
    assert word in text_of(last(world))
    assert edits(world) == before + 1
    await world.pass_time()
    assert word not in text_of(last(world)), "the next turn has all its time"
    await world.until("nomination")
    await to_the_last(world, 9)
    assert word in text_of(last(world))


async def test_who_gives_up_their_turn_before_costs_nothing(worlds: Worlds) -> None:
    world = await played(worlds, "en")
    await to_the_last(world, 12)
    assert (await world.table.do(Floor(speaker(world), "yield"))).refusal is None
    await world.env.settle()
    before = edits(world)
    await world.env.advance_time(5)
    assert not short(world.state, world.simulation.now())
    assert edits(world) - before <= 1, "the buttons of the turn before"


async def test_at_night_and_where_a_voice_says_it_the_panel_does_not(worlds: Worlds) -> None:
    world = await played(worlds, "en")
    clock = world.state.clock
    assert clock is not None
    assert clock.ends is not None
    late = clock.ends - 5_000
    assert short(world.state, late)
    assert not short(replace(world.state, lobby=replace(world.state.lobby, voice=5)), late)
    await world.until("night")
    night = world.state.clock
    assert night is not None
    assert night.ends is not None
    assert not short(world.state, night.ends - 5_000)


@pytest.mark.parametrize("language", in_languages("uk"))
async def test_a_server_may_do_without_it(worlds: Worlds, language: str) -> None:
    world, words = await worlds.open(8), words_of(language)
    boss = world.steward()
    await boss.slash(world.channel, "mafia setup", language=language)
    assert words("setup-warning", warning="on") in answered(await boss.slash(world.channel, "mafia setup"))
    page = answered(await boss.slash(world.channel, "mafia setup", warning="off"))
    assert words("setup-warning", warning="off") in page
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("day")
    await to_the_last(world, 12)
    before = edits(world)
    await to_the_last(world, 8)
    assert edits(world) == before
    assert words("time-short") not in text_of(last(world))
    await boss.slash(world.channel, "mafia stop")
    await boss.slash(world.channel, "mafia setup", warning="on")
    await world.env.advance_time(5)
    await world.lobby()
    assert world.state.lobby.warned
