"""Addresses: a server, a socket, Sentinels, a Cluster."""

from __future__ import annotations

import asyncio
import signal
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from core.store import WOKEN, Change, Committed, Hint, Patience, RedisUrlError, Store, TableId, connect
from core.store.keys import table_key
from tests.store.groups import is_whole, until
from tests.store.servers import RunningServer
from tests.waits import HANG

GUILD = 81384788765712384
TABLE = TableId(GUILD)


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost",
        "localhost:6379",
        "redis://localhost:port/0",
        "redis://localhost/mafia",
        "rediss://localhost/0/1",
        "redis+cluster://localhost/3",
        "redis://localhost/0?ssl=true",
        "redis://localhost/0?ssl_cert_reqs=none",
        "redis://localhost/0?timeout=5",
        "redis://localhost/0?protocol=5",
        "redis+sentinel://localhost:26379",
        "redis+sentinel://localhost:26379/master/x",
        "redis+cluster://localhost:abc",
        "redis+cluster://",
    ],
)
def test_a_bad_address_is_refused_without_its_password(url):
    with pytest.raises(RedisUrlError):
        connect(url)


@pytest.mark.parametrize("url", ["redis+cluster://u:secret@h:x", "redis+sentinel://u:secret@h:1"])
def test_the_password_is_not_in_the_error(url):
    with pytest.raises(RedisUrlError) as refused:
        connect(url)
    assert "secret" not in str(refused.value)


async def test_tls_addresses_open_tls_connections():
    client = connect("rediss://u:p@example.org:7000/2")
    assert isinstance(client, Redis)
    made = cast(Any, client.connection_pool.make_connection())
    assert type(made).__name__ == "SSLConnection"
    assert (made.host, made.port, made.db, made.password) == ("example.org", 7000, 2, "p")


async def test_a_unix_socket(tmp_path):
    running = RunningServer(tmp_path, "--save", "", "--unixsocket", str(tmp_path / "redis.sock"))
    await running.start()
    store = Store.at(f"unix://{tmp_path / 'redis.sock'}?db=0")
    assert await store.commit(TABLE, Change("g", 0, b"s")) == Committed(1)
    await store.close()
    running.stop()


async def test_a_cluster(tmp_path):
    """Three masters: every script keeps to one slot, and SCAN looks at every node."""
    nodes = [RunningServer(tmp_path / str(n), "--save", "", "--cluster-enabled", "yes") for n in range(3)]
    await asyncio.gather(*(node.start() for node in nodes))
    await _form(nodes)
    store = Store.at(f"redis+cluster://127.0.0.1:{nodes[0].port},127.0.0.1:{nodes[1].port}", Patience(HANG))
    tables = [TableId(n << 22, n % 3) for n in range(1, 31)]
    for table in tables:
        assert await store.commit(table, Change("g", 0, b"s", events=[b"e"], interaction="i")) == Committed(1)
        await store.owe(table.guild, 1, 2)
    assert await store.live() == tables
    assert len(await store.all_debts()) == 30
    assert await store.finish(tables[0], "g", 1, 1)
    assert [past.game for past in await store.history(tables[0].guild)] == ["g"]
    heard = store.listen([WOKEN])
    assert await anext(heard) is None
    for table in tables[1:4]:
        assert await store.commit(table, Change("g", 1, b"s", wake=True)) == Committed(2)
    await store.tell(WOKEN, "told")
    async with asyncio.timeout(HANG):
        said = {await anext(heard) for _ in range(4)}
    assert said == {Hint(WOKEN, text) for text in (*map(str, tables[1:4]), "told")}
    await heard.aclose()
    await store.close()
    for node in nodes:
        node.stop()


async def _form(nodes: list[RunningServer]) -> None:
    clients = [Redis(port=node.port) for node in nodes]
    share = 16384 // len(clients) + 1
    for number, client in enumerate(clients):
        slots = range(number * share, min((number + 1) * share, 16384))
        await client.execute_command("CLUSTER ADDSLOTS", *slots)
        await client.execute_command("CLUSTER MEET", "127.0.0.1", nodes[0].port)
    for client in clients:
        await until(lambda client=client: is_whole(client, len(clients)))
    for client in clients:
        await client.aclose()


@pytest.mark.process
async def test_sentinels_name_the_new_master_after_a_failover(tmp_path):
    master = RunningServer(tmp_path / "master", "--save", "")
    await master.start()
    replica = RunningServer(tmp_path / "replica", "--save", "", "--replicaof", "127.0.0.1", str(master.port))
    await replica.start()
    watcher = RunningServer(tmp_path / "watcher")
    conf = tmp_path / "sentinel.conf"
    conf.write_text(
        f"sentinel monitor table 127.0.0.1 {master.port} 1\n"
        "sentinel down-after-milliseconds table 300\nsentinel failover-timeout table 2000\n"
    )
    watcher.options = (str(conf), "--sentinel")
    await watcher.start()
    store = Store.at(f"redis+sentinel://127.0.0.1:{watcher.port}/table/0", Patience(HANG))
    assert await store.commit(TABLE, Change("g", 0, b"s")) == Committed(1)
    async with Redis(port=watcher.port) as client:

        async def knows() -> bool:
            return bool(await client.execute_command("SENTINEL REPLICAS", "table"))

        await until(knows)
    async with Redis(port=replica.port) as client:

        async def copied() -> bool:
            return bool(await client.exists(table_key(TABLE, "game")))

        await until(copied)

    master.stop(signal.SIGKILL)

    assert await store.commit(TABLE, Change("g", 1, b"t")) == Committed(2)
    await store.close()
    replica.stop()
    watcher.stop()
