"""A live game keeps within its part of the 200 MB that ten thousand may take in Redis, however late in its play."""

from __future__ import annotations

from typing import Any

import pytest

from bench.tables import guild
from core.store import Store, TableId
from tests.fleet import rooms

MOST = 200_000_000 / 10_000


@pytest.mark.parametrize(
    ("scenario", "players", "stop"),
    [("classic", 10, rooms.third_night), ("godfather", 15, rooms.third_night), ("godfather", 15, rooms.late_night)],
)
async def test_a_game_in_which_everybody_presses(store: Store, scenario: str, players: int, stop: Any) -> None:
    number = 1
    while not await rooms.play(store, number, scenario, players, stop(0)):
        number += 1

    async def weigh(client: Any) -> dict[str, int]:
        names = [name async for name in client.scan_iter(match=f"mafia:{{{guild(number)}}}:*")]
        return {name.decode(): await client.memory_usage(name, samples=0) for name in names}

    weights = await store._server.call(weigh)
    assert 5_000 < sum(weights.values()) < MOST, weights
    assert len(await store.log(TableId(guild(number)))) > 60
