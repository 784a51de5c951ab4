"""Scripted players take their time: each thing once, when it is due by the world's clock."""

from __future__ import annotations

import random

from cogs.simulated.people.reaction_times import Pace, PlannedAction
from tests.discord.world import World


def deed(key: str, ends: int | None = None) -> PlannedAction:
    async def nothing() -> None:
        return

    return PlannedAction(key, nothing, ends)


def test_everything_is_done_once_and_in_its_time() -> None:
    pace, wanted = Pace(random.Random(1)), [deed("a"), deed("b")]
    assert pace.due(wanted, 0) is None
    first = pace.next(wanted, 0)
    assert first is not None
    assert first >= 2_000
    done = [pace.due(wanted, 60_000), pace.due(wanted, 60_000)]
    assert {one.key for one in done if one is not None} == {"a", "b"}
    assert pace.due(wanted, 60_000) is None
    assert pace.next(wanted, 60_000) is None


def test_nobody_takes_longer_than_there_is() -> None:
    pace = Pace(random.Random(2))
    for number in range(50):
        due = pace.next([deed(str(number), ends=1_000)], 0)
        assert due is not None
        assert due <= 600


async def test_a_night_is_played_step_by_step(world: World) -> None:
    await world.begin("godfather", "doctor", "detective", *["citizen"] * 5)
    await world.until("night")
    world.idle = {world.person(3).id}
    while not world.game.acts:
        assert not await world.step(), "all of them think first"
        due = world.next_at()
        assert due is not None
        await world.env.advance_time((due - world.simulation.now()) / 1000)
        assert await world.step()
    assert all(act.by != 3 for act in world.game.acts), "the human's seat is left to the human"


async def test_whoever_leaves_their_weapon_alone_at_night_says_so(world: World) -> None:
    """Else everybody would wait for the end of a night in which all is done."""
    await world.begin("godfather", "leon", *["citizen"] * 6, scenario="godfather")
    await world.until("night")
    night, passed = world.game.serial, set[int]()
    clock = world.state.clock
    assert clock is not None
    assert clock.ends is not None
    while world.game.serial == night:
        if not await world.step():
            due = world.next_at()
            now = world.state.clock
            ends = clock.ends if now is None or now.due is None else now.due
            ahead = ends + 50 if due is None else min(due, ends + 50)
            await world.env.advance_time(max(0.001, (ahead - world.simulation.now()) / 1000))
        if world.game.serial == night:
            passed |= world.state.passed
    assert passed == {2}, "nobody shoots at random on the first night"
    assert world.simulation.now() < clock.ends, "the night is over when all is done"
