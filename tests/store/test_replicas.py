"""A primary dies in mid-game: nothing that was answered for is lost."""

from __future__ import annotations

import asyncio
import logging
import signal

import pytest
from redis.asyncio import Redis

from core.store import Change, Committed, Patience, Store, TableId, replicas, wish_for
from core.store.keys import table_key
from core.store.replicas import replicas_at
from tests.store.groups import QUICK, Cluster, Pair, follows, until
from tests.store.proxy import Proxy
from tests.store.servers import RunningServer
from tests.waits import HANG, HANG_OF_PROCESS

GUILD = 81384788765712384
TABLE = TableId(GUILD)


@pytest.mark.parametrize(
    ("url", "wanted"),
    [
        ("redis://h:1/0", 0),
        ("rediss://h:1/0", 0),
        ("unix:///x?db=0", 0),
        ("redis+sentinel://h/table", 1),
        ("rediss+cluster://h", 1),
    ],
)
def test_one_copy_is_waited_for_where_there_is_a_failover(url, wanted):
    assert replicas_at(url) == wanted


@pytest.fixture
def unhurried(monkeypatch):
    """A replica that takes long is waited for all the same, however slow the machine is."""
    monkeypatch.setattr(replicas, "LONGEST_MS", int(HANG * 1000))
    monkeypatch.setattr("core.store.redis_server.EXPRESS_SECONDS", HANG)


class Slow:
    """A primary, and a replica that hears of what is written when the test lets it."""

    def __init__(self, tmp_path) -> None:
        self.primary = RunningServer(tmp_path / "primary", *QUICK)
        self.line = Proxy(self.primary.port)
        self.folder = tmp_path / "replica"

    async def __aenter__(self) -> Slow:
        await self.primary.start()
        await self.line.start()
        self.replica = RunningServer(self.folder, *QUICK, "--replicaof", "127.0.0.1", str(self.line.port))
        await self.replica.start()
        await until(lambda: follows(self.replica))
        self.line.hold()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.line.let_go()
        await self.line.stop()
        await asyncio.gather(asyncio.to_thread(self.replica.stop), asyncio.to_thread(self.primary.stop))

    async def has(self, server: RunningServer) -> bool:
        async with Redis(port=server.port) as client:
            return bool(await client.exists(table_key(TABLE, "game")))

    async def held_up(self) -> bool:
        """Whether somebody waits for the replica: what they do is done, but for that."""
        async with Redis(port=self.primary.port) as client:
            return (await client.info("clients"))["blocked_clients"] > 0


async def test_a_commit_is_answered_for_when_a_replica_has_it(tmp_path, unhurried):
    async with Slow(tmp_path) as pair:
        store = Store.at(pair.primary.url, Patience(HANG), replicas=1)
        commit = asyncio.create_task(store.commit(TABLE, Change("g", 0, b"s")))
        await until(pair.held_up)
        assert await pair.has(pair.primary)
        assert not commit.done()
        pair.line.let_go()
        assert await commit == Committed(1)
        assert await pair.has(pair.replica)
        await store.close()


async def test_without_waiting_an_answer_may_be_ahead_of_every_replica(tmp_path):
    async with Slow(tmp_path) as pair:
        store = Store.at(pair.primary.url, replicas=0)
        assert await store.commit(TABLE, Change("g", 0, b"s")) == Committed(1)
        assert not await pair.has(pair.replica)
        await store.close()


async def test_a_commit_that_is_repeated_waits_for_the_copy_of_the_first(tmp_path, unhurried):
    """Its answer was lost; the second finds it done, over a connection that has written nothing of it."""
    async with Slow(tmp_path) as pair:
        change = Change("g", 0, b"s")
        async with asyncio.timeout(HANG):
            first = Store.at(pair.primary.url, replicas=0)
            await first.commit(TABLE, change)
            await first.close()
        store = Store.at(pair.primary.url, Patience(HANG), replicas=1)
        again = asyncio.create_task(store.commit(TABLE, change))
        await until(pair.held_up)
        assert not again.done()
        pair.line.let_go()
        assert await again == Committed(1)
        assert await pair.has(pair.replica)
        await store.close()


async def test_a_replica_that_is_away_stops_no_game_and_is_said_once(tmp_path, caplog):
    running = RunningServer(tmp_path, "--save", "")
    await running.start()
    store = Store.at(running.url, replicas=1)
    with caplog.at_level(logging.WARNING):
        for version in range(5):
            assert await store.commit(TABLE, Change("g", version, b"s")) == Committed(version + 1)
    assert [record.getMessage() for record in caplog.records if record.name == "core.store.replicas"] == [
        "of what is written, a fail-over would lose the latest: 0 of 1 replicas have it"
    ]
    await store.close()
    running.stop()


BETWEEN = 0.02
"""Seconds between two commits of a table while it is decided who stands in."""


class Game:
    """A table at which something happens all the time, or once in a `pause`. `answered`: what its last answer spoke
    for."""

    def __init__(self, store: Store, table: TableId) -> None:
        self.store, self.table = store, table
        self.answered, self.pause = 0, 0.0

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set():
            done = await self.store.commit(self.table, Change("g", self.answered, b"s", events=[b"e"]))
            # Anything else would be a commit that was lost, or one that was written twice.
            assert done == Committed(self.answered + 1)
            self.answered += 1
            await asyncio.sleep(self.pause)


async def _played_through(
    store: Store, kill: RunningServer, tables: list[TableId], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each commit before the kill has its copy, however long that takes; after it there may be nobody to have one."""
    longest = replicas.LONGEST_MS
    monkeypatch.setattr(replicas, "LONGEST_MS", int(HANG * 1000))
    games, over = [Game(store, table) for table in tables], asyncio.Event()
    playing = [asyncio.create_task(game.play(over)) for game in games]

    async def all_at(number: dict[TableId, int]) -> bool:
        for task in playing:
            if task.done():
                await task
        return all(game.answered >= number[game.table] for game in games)

    await until(lambda: all_at(dict.fromkeys(tables, 20)))
    kill.stop(signal.SIGKILL)
    for game in games:
        game.pause = BETWEEN  # most go on at once, and need not be busy while the others wait for the new primary
    monkeypatch.setattr(replicas, "LONGEST_MS", longest)
    further = {game.table: game.answered + 20 for game in games}
    await until(lambda: all_at(further))
    over.set()
    await asyncio.gather(*playing)
    for game in games:
        saved = await store.load(game.table)
        assert saved is not None
        assert saved.version == game.answered
        assert len(await store.log(game.table)) == game.answered
    await store.close()


@pytest.mark.process
async def test_games_go_on_over_the_death_of_a_sentinels_primary(tmp_path, monkeypatch):
    pair = Pair(tmp_path)
    await pair.start()
    try:
        tables = [TableId(GUILD + (number << 22)) for number in range(8)]
        await _played_through(Store.at(pair.url, Patience(HANG_OF_PROCESS)), pair.primary, tables, monkeypatch)
    finally:
        pair.stop()


@pytest.mark.process
async def test_games_go_on_over_the_death_of_a_clusters_primary(tmp_path, monkeypatch):
    cluster = Cluster(tmp_path)
    await cluster.start()
    try:
        tables = [TableId(GUILD + (number << 22)) for number in range(12)]
        await _played_through(
            Store.at(cluster.url, Patience(HANG_OF_PROCESS)), cluster.primaries[0], tables, monkeypatch
        )
    finally:
        cluster.stop()


async def test_a_shard_is_taken_when_a_replica_knows_of_it(tmp_path, unhurried):
    """Else a primary that dies with what it alone knew leaves the shard to a second owner, beside the first."""
    async with Slow(tmp_path) as pair:
        store = Store.at(pair.primary.url, Patience(HANG), replicas=1)
        taking = asyncio.create_task(store.hold("a", 1, wish_for([0])))
        await until(pair.held_up)
        assert not taking.done()
        pair.line.let_go()
        assert (await taking).held
        elsewhere = Store.at(pair.replica.url)
        async with Redis(port=pair.replica.port) as client:
            await client.replicaof("NO", "ONE")  # the primary is gone
        assert not (await elsewhere.hold("b", 1, wish_for([0]))).held
        await elsewhere.close()
        await store.close()


async def test_who_waits_for_a_copy_when_the_primary_is_demoted_is_answered_by_the_next_one(tmp_path, unhurried):
    """As a fail-over that somebody has asked for does it: what waits in `WAIT` is told that it waits in vain."""
    async with Slow(tmp_path) as slow:
        store = Store.at(slow.primary.url, Patience(HANG), replicas=1)
        async with Redis(port=slow.primary.port) as client:
            writing = asyncio.create_task(store.commit(TABLE, Change("g", 0, b"s")))
            await until(lambda: slow.has(slow.primary))
            await client.execute_command("REPLICAOF", "127.0.0.1", "1")
            await asyncio.wait({writing}, timeout=0.5)
            slow.line.let_go()
            await client.execute_command("REPLICAOF", "NO", "ONE")
        assert await writing == Committed(1)
        await store.close()
