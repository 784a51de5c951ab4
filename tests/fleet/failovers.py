"""What a fail-over of Redis loses, and what it costs that it loses nothing."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from pathlib import Path

from redis.asyncio import Redis

from core.store import Change, Committed, Entry, Store, TableId
from core.store.changes import entry_id
from tests.store.groups import QUICK, follows, until
from tests.store.proxy import Proxy
from tests.store.servers import RunningServer

ALWAYS = ("--appendonly", "yes", "--appendfsync", "always")
SNAPSHOT = b"s" * 6000
"""As large as a game of ten."""
APART = 0.001
"""Seconds from the one to the other."""
TABLES = 8
GUILD = 81384788765712384


class Couple:
    """A primary and a replica in the next building, both of which put what they take on the disk."""

    def __init__(self, folder: Path) -> None:
        self.primary = RunningServer(folder / "primary", *QUICK, *ALWAYS)
        self.replica = RunningServer(folder / "replica", *QUICK, *ALWAYS)
        self.line = Proxy(self.primary.port)
        self.line.delay = APART

    async def __aenter__(self) -> Couple:
        await self.primary.start()
        await self.line.start()
        self.replica.options = (*self.replica.options, "--replicaof", "127.0.0.1", str(self.line.port))
        await self.replica.start()
        await until(lambda: follows(self.replica))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.stop()
        self.replica.stop(signal.SIGKILL)
        self.primary.stop(signal.SIGKILL)


def _table(number: int) -> TableId:
    return TableId(GUILD + (number << 22))


def _change(number: int, version: int) -> Change:
    said = [Entry(entry_id(f"g{number}", version, one), b"o" * 200) for one in range(2)]
    return Change(f"g{number}", version, SNAPSHOT, events=[b"e" * 100] * 3, outbox=said, delivered=[])


async def commit_ms(replicas: int, commits: int = 200) -> tuple[float, float]:
    """Milliseconds of a commit, p50 and p99, while eight tables play; waiting for so many replicas."""
    took: list[float] = []
    with tempfile.TemporaryDirectory(prefix="mafia-fleet-") as home:
        async with Couple(Path(home)) as couple:
            store = Store.at(couple.primary.url, replicas=replicas)

            async def play(number: int) -> None:
                for version in range(commits):
                    began = time.perf_counter()
                    assert await store.commit(_table(number), _change(number, version)) == Committed(version + 1)
                    took.append((time.perf_counter() - began) * 1000)

            await asyncio.gather(*(play(number) for number in range(TABLES)))
            await store.close()
    took.sort()
    return took[len(took) // 2], took[len(took) * 99 // 100]


async def lost_commits(replicas: int, kills: int = 5) -> tuple[int, int]:
    """Commits that were answered for and are not on the replica when the primary dies; and in how many deaths."""
    lost = deaths = 0
    for _ in range(kills):
        with tempfile.TemporaryDirectory(prefix="mafia-fleet-") as home:
            async with Couple(Path(home)) as couple:
                missing = await _lost_at_a_death(couple, replicas)
                lost, deaths = lost + missing, deaths + (missing > 0)
    return lost, deaths


async def _lost_at_a_death(couple: Couple, replicas: int) -> int:
    store = Store.at(couple.primary.url, replicas=replicas)
    answered = [0] * TABLES

    async def play(number: int) -> None:
        while True:
            assert await store.commit(_table(number), _change(number, answered[number])) == Committed(
                answered[number] + 1
            )
            answered[number] += 1

    playing = [asyncio.create_task(play(number)) for number in range(TABLES)]

    async def under_way() -> bool:
        return min(answered) >= 20

    await until(under_way)
    # The machine dies: what is on its way to the replica dies with it, and nothing more is answered.
    await couple.line.stop()
    couple.primary.stop(signal.SIGKILL)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await store.close()
    async with Redis(port=couple.replica.port) as client:
        held = [
            int(await client.hget(f"mafia:{{{_table(number).guild}}}:game", "version") or 0) for number in range(TABLES)
        ]
    return sum(max(0, said - there) for said, there in zip(answered, held, strict=True))


async def replicas() -> dict[str, float]:
    """A commit with and without waiting for a replica, and what the deaths of primaries cost."""
    found: dict[str, float] = {}
    for name, wanted in (("alone", 0), ("waiting", 1)):
        found[f"commit_{name}_p50_ms"], found[f"commit_{name}_p99_ms"] = await commit_ms(wanted)
        found[f"lost_{name}"], found[f"deaths_{name}"] = await lost_commits(wanted)
    return found
