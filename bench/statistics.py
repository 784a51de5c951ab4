"""How long the loop stands still while a server's statistics are asked for, with as many games as are kept."""

from __future__ import annotations

import asyncio
import random
import subprocess
import time

from bench.tables import FIRST_USER, guild, store
from core import collector
from core.house import environment, process_of
from core.stats.expected import expected
from core.stats.tally import Statistics
from core.store import KEPT_RESULTS, Store
from core.table import Records
from core.table.result import GameResult, SeatResult, pack_result

PEOPLE = 60
SEATS = 10
MAFIA = 3
ASKED = 5
"""So often somebody asks."""
TICK = 0.0005


def stats_stall_ms() -> float:
    """Milliseconds of the longest stall while everything is read and computed, in a process of its own."""
    done = subprocess.run(
        process_of("bench.statistics"), env=environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return float(done.stdout)


async def longest_stall(games: int) -> float:
    """The longest stall in seconds, of a server with so many games."""
    async with store() as opened:
        await _fill(opened, games)
        records = Records(opened, lambda: games)
        expected("classic", SEATS)
        collector.freeze_and_relax()
        stalls: list[float] = []
        watch = asyncio.create_task(_watch(stalls))
        for _ in range(ASKED):
            found = await asyncio.to_thread(Statistics, await records.of(guild(0)), expected)
            assert len(found.games) == games
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)
        return max(stalls)


async def _watch(stalls: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        stalls.append(time.perf_counter() - before - TICK)


async def _fill(opened: Store, games: int) -> None:
    dice = random.Random(1)
    for number in range(games):
        people = dice.sample(range(PEOPLE), SEATS)
        winner = dice.choice(("town", "mafia"))
        seats = tuple(
            SeatResult(
                FIRST_USER + one,
                f"Player {one}",
                "citizen",
                team=team,
                won=team == winner,
                how="vote",
                first=False,
                votes=4,
                hits=2,
            )
            for at, one in enumerate(people)
            for team in ("mafia" if at < MAFIA else "town",)
        )
        result = GameResult(f"{number:08x}", number, "classic", winner=(winner,), nights=4, seats=seats)
        await opened.put_result(guild(0), result.token, number, pack_result(result), games)


if __name__ == "__main__":
    print(1000 * asyncio.run(longest_stall(KEPT_RESULTS)))
