"""Redis goes away: what was acknowledged stands, what was not is told so, nothing is done twice."""

from __future__ import annotations

import asyncio
import signal
from itertools import pairwise

import pytest
import pytest_asyncio
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from core.store import Change, Committed, Duplicate, Patience, Store, StoreUnavailable, TableId
from core.store.redis_retries import passes
from tests.simulated_time import simulated_time
from tests.store.proxy import Proxy
from tests.waits import HANG, until

GUILD = 81384788765712384
TABLE = TableId(GUILD)


@pytest_asyncio.fixture
async def proxy(server):
    between = Proxy(server.port)
    await between.start()
    yield between
    await between.stop()


@pytest_asyncio.fixture
async def through(proxy):
    opened = Store.at(proxy.url, Patience(HANG))
    await opened.load(TABLE)
    yield opened
    await opened.close()


async def test_a_commit_is_one_write_to_the_server(through, proxy):
    await through.commit(TABLE, Change("g", 0, b"s"))
    before = proxy.sent
    for version in range(1, 11):
        await through.commit(TABLE, Change("g", version, b"s", events=[b"e"], interaction=str(version)))
    assert proxy.sent - before == 10


async def test_a_lost_answer_is_asked_for_again_and_the_commit_stands_once(through, proxy):
    await through.commit(TABLE, Change("g", 0, b"s"))
    proxy.lose_answers(1)

    done = await through.commit(TABLE, Change("g", 1, b"t", events=[b"once"], interaction="click", answer=b"a"))

    assert done == Committed(2)
    assert await through.log(TABLE) == [b"once"]
    assert await through.commit(TABLE, Change("g", 2, b"u", interaction="click")) == Duplicate(b"a")


async def ends(task: asyncio.Task[None]) -> bool:
    """Whether a task ends when it is cancelled, once."""
    task.cancel()
    ended, _ = await asyncio.wait([task], timeout=HANG)
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)
    return bool(ended)


async def test_who_is_cancelled_in_a_call_ends(store):
    """Wherever in the call it is: with redis-py alone, a quarter of these went on."""

    async def forever() -> None:
        while True:
            await store.load(TABLE)

    for steps in range(3, 63):
        calling = asyncio.create_task(forever())
        for _ in range(steps):
            await asyncio.sleep(0)
        assert await ends(calling), steps


async def test_patience_ends_with_a_word(server, store):
    impatient = Store.at(server.url, Patience(seconds=0.3))
    await impatient.load(TABLE)
    server.stop(signal.SIGKILL)

    with pytest.raises(StoreUnavailable):
        await impatient.load(TABLE)

    assert not await impatient.healthy()
    await impatient.close()


async def test_patience_lasts_as_long_as_it_should():
    """A pause is never longer than a second and a half, and none is begun that would not end in time."""
    knocks: list[float] = []

    async def away() -> None:
        knocks.append(asyncio.get_running_loop().time())
        raise ConnectionError

    with simulated_time() as time:
        began = time.now
        with pytest.raises(StoreUnavailable):
            await Patience(10).call(away)
        assert 10 - 1.5 <= time.now - began <= 10
    assert max(after - before for before, after in pairwise(knocks)) <= 1.5
    assert len(knocks) < 30, "nobody knocks without end"


async def test_a_wrong_password_is_not_waited_for(server):
    async with Redis.from_url(server.url) as client:
        await client.config_set("requirepass", "right")
    stranger = Store.at(f"redis://:wrong@127.0.0.1:{server.port}/0", Patience(HANG))
    with pytest.raises(StoreUnavailable) as refused:
        await stranger.load(TABLE)
    assert "wrong" not in str(refused.value)
    assert stranger.round_trips == 1
    await stranger.close()


async def test_redis_killed_under_load_loses_no_acknowledged_commit(server, store, caplog):
    """Forty tables write on; the server is killed in the middle of it and comes back a moment later."""
    acknowledged: dict[TableId, int] = {}
    running = True

    async def table(id_: TableId) -> None:
        version = 0
        while running:
            done = await store.commit(id_, Change("g", version, b"s%d" % version, events=[b"%d" % version]))
            assert done == Committed(version + 1)
            version += 1
            acknowledged[id_] = version

    tables = [asyncio.create_task(table(TableId(guild))) for guild in range(1, 41)]
    await until(lambda: len(acknowledged) == 40)
    server.stop(signal.SIGKILL)
    before = dict(acknowledged)
    await until(lambda: refusals(caplog))
    await server.start()
    await until(lambda: all(acknowledged[id_] >= before[id_] + 3 for id_ in before))
    running = False
    await asyncio.gather(*tables)

    for id_, version in acknowledged.items():
        assert (await store.load(id_)).version == version
        assert await store.log(id_) == [b"%d" % n for n in range(version)]


def refusals(caplog: pytest.LogCaptureFixture) -> int:
    """How many stores have said that Redis takes no commands."""
    return len([entry for entry in caplog.records if "does not take commands" in entry.getMessage()])


@pytest.mark.parametrize(
    ("hurt", "heal"),
    [
        (("CONFIG", "SET", "min-replicas-to-write", "1"), ("CONFIG", "SET", "min-replicas-to-write", "0")),
        (("REPLICAOF", "127.0.0.1", "1"), ("REPLICAOF", "NO", "ONE")),
        (("CONFIG", "SET", "maxmemory", "1"), ("CONFIG", "SET", "maxmemory", "0")),
    ],
    ids=["no replicas", "read only", "out of memory"],
)
async def test_a_server_that_takes_no_writes_for_now_is_waited_for(server, caplog, hurt, heal):
    store = Store.at(server.url, Patience(seconds=0.4))
    await store.commit(TABLE, Change("g", 0, b"s"))
    async with Redis(port=server.port) as client:
        await client.execute_command(*hurt)
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.commit(TABLE, Change("g", 1, b"t"))
        writing = asyncio.create_task(Store.at(server.url, Patience(HANG)).commit(TABLE, Change("g", 1, b"u")))
        await until(lambda: refusals(caplog) == 2 or writing.done())
        await client.execute_command(*heal)
    assert await writing == Committed(2)
    await store.load(TABLE)
    assert refusals(caplog) == 2, "one a store"
    await store.close()


@pytest.mark.parametrize(
    ("said", "passing"),
    [
        ("Error running script (call to f_6b): @user_script:12: -READONLY You can't write against a replica. ", True),
        ("Error running script (call to f_6b): @user_script:12: -OOM command not allowed when used memory > ", True),
        ("Error running script (call to f_6b): @user_script:7: -NOREPLICAS Not enough good replicas to write. ", True),
        ("Error running script (call to f_6b): @user_script:7: -MISCONF Redis is configured to save RDB ", True),
        ("MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist on disk.", True),
        ("UNBLOCKED force unblock from blocking operation, instance state changed (master -> replica?)", True),
        ("BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.", True),
        ("WRONGTYPE Operation against a key holding the wrong kind of value", False),
        ("Error running script (call to f_6b): @user_script:7: unknown command of a BOOM", False),
    ],
)
def test_an_error_of_a_script_says_whether_it_passes(said: str, passing: bool):
    assert passes(ResponseError(said)) is passing


async def test_an_outage_of_a_part_is_said_once_though_other_calls_go_well(caplog):
    """As in a Cluster, where one of several primaries is gone."""
    patience = Patience(seconds=0.1)
    beside = patience.beside(0.1, 2)

    async def goes_well() -> int:
        return 1

    async def fails() -> int:
        raise ConnectionError

    with simulated_time():
        for _ in range(5):
            with pytest.raises(StoreUnavailable):
                await patience.call(fails)
            with pytest.raises(StoreUnavailable):
                await beside.call(fails)
            assert await patience.call(goes_well) == 1
    assert refusals(caplog) == 1
    assert "takes commands again" not in caplog.text
