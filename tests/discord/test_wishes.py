"""Buttons under a round of speeches that end it, or give the speaker more time, in every language."""

from __future__ import annotations

import pytest

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from tests.discord.languages import in_languages
from tests.discord.test_notified import last
from tests.discord.world import World, Worlds, answered, labels


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_the_living_end_a_round_of_speeches_and_give_more_time(worlds: Worlds, language: str) -> None:
    world = await worlds.open(8)
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.people[0].slash(world.channel, "mafia start", scenario="classic")
    for person in world.people[1:]:
        await person.slash(world.channel, "mafia join")
    await world.deal("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("day")
    words, panel = words_of(language, "classic"), last(world)
    assert {words("day-skip-button"), words("day-extend-button")} <= set(labels(panel))
    clock = world.state.clock
    assert clock is not None
    assert clock.ends is not None
    for seat in range(1, 6):
        await world.person(seat).click(panel, label=words("day-extend-button"))
    after = world.state.clock
    assert after is not None
    assert after.ends == clock.ends + 30_000
    await world.person(1).click(panel, label=words("day-skip-button"))
    await world.env.advance_time(3)
    assert words("floor-skip-count", votes=1, needed=5) in text_of(last(world))
    for seat in range(2, 6):
        assert world.game.phase == "day"
        await world.person(seat).click(panel, label=words("day-skip-button"))
    assert world.game.phase == "nomination"


async def test_by_command_it_is_the_same_and_twice_is_once(world: World) -> None:
    await world.begin()
    await world.until("day")
    assert "Done" in answered(await world.people[0].slash(world.channel, "day skip"))
    assert "already done that" in answered(await world.people[0].slash(world.channel, "day skip"))
    assert list(world.state.wishes.skip) == [world.state.seat_of(world.people[0].id)]
