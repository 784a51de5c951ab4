"""The last ten seconds of a turn or a vote at a text table: said on the panel, for the price of one edit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.showing.last_seconds import short
from cogs.showing.view import when, words_of
from cogs.simulated.people.players import components, text_of
from core.rules.commands import Floor, Vote
from core.rules.prompts import VOTE
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


async def test_a_vote_in_which_all_have_decided_says_that_it_is_about_to_end(worlds: Worlds) -> None:
    """Its clock is pulled in: no ten seconds are left, nor all the time that was said as it began."""
    world = await played(worlds, "en")
    words = words_of("en")
    await world.until("nomination")
    hands = [prompt for prompt in world.table.prompts() if prompt.do == VOTE]
    for prompt in hands[:-1]:
        await world.give(prompt, Vote(prompt.seat, (1,) if prompt.seat != 1 else (2,)))
    assert words("time-decided") not in text_of(last(world))
    await world.give(hands[-1], Vote(hands[-1].seat, (1,)))
    await to_the_last(world, 1)
    assert words("time-decided") in text_of(last(world))
    assert words("time-short") not in text_of(last(world))


async def test_a_night_in_which_no_card_acts_offers_no_menu_and_ends_when_it_says(worlds: Worlds) -> None:
    words, world = words_of("en"), await worlds.open(8)
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    for phase, acting in (("intro_night", False), ("night", True)):
        await world.until(phase)
        clock = world.state.clock
        assert clock is not None
        assert clock.ends is not None
        ends = words("night-ends", when=when(clock.ends), sooner="yes" if acting else "no")
        (panel,) = [message for message in world.channel.history() if ends in text_of(message)]
        labels = [part.get("label") for part in components(panel)]
        assert (words("night-open-button") in labels) is acting
