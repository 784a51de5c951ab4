"""The machine's clock is set in mid-game: no phase comes to its end later than it should."""

from __future__ import annotations

import pytest

from cogs.simulated.simulation import Simulation
from core.rules.commands import Act
from tests.discord.world import World, Worlds

HOUR = 3600_000


class Clock:
    """By how many milliseconds the wall clock has been set."""

    off = 0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    true, clock = Simulation.now, Clock()
    monkeypatch.setattr(Simulation, "now", lambda simulation: true(simulation) + clock.off)
    return clock


async def begun(worlds: Worlds) -> World:
    """A game one second after its beginning; its first night lasts thirty."""
    world = await worlds.open(8)
    await world.begin()
    await world.env.advance_time(1)
    assert (world.game.phase, world.game.serial) == ("intro_night", 1)
    return world


@pytest.mark.parametrize("step", [-HOUR, HOUR], ids=["back", "forward"])
async def test_the_phases_go_on_at_their_pace(clock: Clock, worlds: Worlds, step: int) -> None:
    world = await begun(worlds)
    clock.off = step
    await world.env.advance_time(28)
    assert world.game.serial == 1
    await world.env.advance_time(2)
    assert world.game.serial == 2
    turn = world.game.turn
    assert turn is not None
    await world.env.advance_time(turn.seconds + 1)
    assert world.game.turn is not None
    assert world.game.turn.number == turn.number + 1


async def test_a_night_is_hurried_all_the_same(clock: Clock, worlds: Worlds) -> None:
    world = await worlds.open(8)
    await world.begin()
    await world.until("night")
    clock.off = -HOUR
    for prompt in world.table.prompts():
        await world.give(prompt, Act(prompt.seat, prompt.do, prompt.seats[:1]))
    night = world.state.clock
    assert night is not None
    assert night.due is not None
    length = (night.due - night.began) / 1000
    assert length < world.game.seconds
    await world.env.advance_time(length + 1)
    assert world.game.phase == "day"


async def test_a_process_that_starts_after_it_was_set_back_waits_no_hour(clock: Clock, worlds: Worlds) -> None:
    world = await begun(worlds)
    clock.off = -HOUR
    await world.restart()
    assert world.game.serial == 1
    await world.env.advance_time(31)
    assert world.game.serial == 2


async def test_a_clock_that_is_put_right_again_is_followed(clock: Clock, worlds: Worlds) -> None:
    world = await begun(worlds)
    now = world.bot.services.now
    clock.off = -HOUR
    before = now()
    clock.off = 0
    assert before <= now() <= before + 2000
    await world.env.advance_time(30)
    assert world.game.serial == 2
