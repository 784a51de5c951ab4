"""What one process tells, every other hears; and where something may have been missed, it knows."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from core.store import WOKEN, Change, Committed, Hint, Patience, Store, TableId, hints
from tests.store.proxy import Proxy
from tests.store.servers import RunningServer
from tests.store.test_away import ends
from tests.waits import HANG, until

TABLE = TableId(81384788765712384, 3)


async def test_a_commit_tells_who_serves_the_table_in_the_same_round_trip(store, server):
    other = Store.at(server.url)
    heard = other.listen([WOKEN])
    assert await anext(heard) is None
    before = store.round_trips
    await store.commit(TABLE, Change("g", 0, b"s"))
    silent = store.round_trips
    assert await store.commit(TABLE, Change("g", 1, b"s", wake=True)) == Committed(2)
    assert store.round_trips == silent + 1 >= before
    async with asyncio.timeout(HANG):
        assert await anext(heard) == Hint(WOKEN, str(TABLE))
    assert TableId.read(str(TABLE)) == TABLE
    await heard.aclose()
    await other.close()


@pytest.mark.parametrize("there", [0, 1])
async def test_a_bot_in_another_database_hears_nothing(server, there):
    """Redis publishes to all who listen, whichever database they are in."""
    here, next_door = (Store.at(f"redis://127.0.0.1:{server.port}/{number}") for number in (there, 1 - there))
    heard = here.listen([WOKEN, "topic:1"])
    assert await anext(heard) is None
    await next_door.tell("topic:1", "theirs")
    await next_door.commit(TABLE, Change("g", 0, b"s", wake=True))
    await here.tell("topic:1", "ours")
    await here.commit(TABLE, Change("g", 0, b"s", wake=True))
    async with asyncio.timeout(HANG):
        assert [await anext(heard), await anext(heard)] == [Hint("topic:1", "ours"), Hint(WOKEN, str(TABLE))]
    await heard.aclose()
    await here.close()
    await next_door.close()


async def test_a_lost_connection_is_known_when_it_stands_again(store, server):
    proxy = Proxy(server.port)
    await proxy.start()
    other = Store.at(proxy.url, Patience(HANG))
    heard = other.listen(["topic"])
    assert await anext(heard) is None
    for writer in list(proxy._writers):
        writer.close()
    async with asyncio.timeout(HANG):
        assert await anext(heard) is None
        await store.tell("topic", "something")
        assert await anext(heard) == Hint("topic", "something")
    await heard.aclose()
    await other.close()
    await proxy.stop()


async def test_a_connection_to_a_machine_that_is_gone_is_given_up(store, server, monkeypatch):
    """Nobody says that it is: what is written to it goes nowhere, and nothing comes any more."""
    monkeypatch.setattr(hints, "PULSE", 1.0)
    proxy = Proxy(server.port)
    await proxy.start()
    other = Store.at(proxy.url, Patience(HANG))
    heard = other.listen(["topic"])
    assert await anext(heard) is None
    hearing = asyncio.ensure_future(anext(heard))
    proxy.hold()
    await store.tell("topic", "lost")
    await until(lambda: other._deaf == 1)
    proxy.let_go()
    async with asyncio.timeout(HANG):
        assert await hearing is None
    await heard.aclose()
    await other.close()
    await proxy.stop()


async def test_a_listener_outlives_a_password_that_is_wrong_for_a_while(server):
    """As all other calls do: they are tried again, and go well when it is right."""
    proxy = Proxy(server.port)
    await proxy.start()
    store = Store.at(proxy.url, Patience(HANG))
    heard = store.listen(["topic"])
    assert await anext(heard) is None
    hearing = asyncio.ensure_future(anext(heard))
    async with Redis(port=server.port) as client:
        await client.config_set("requirepass", "another")
        for writer in list(proxy._writers):
            writer.close()
        await until(lambda: store._deaf == 1 or hearing.done())
        await client.config_set("requirepass", "")
    async with asyncio.timeout(HANG):
        assert await hearing is None
    await heard.aclose()
    await store.close()
    await proxy.stop()


class Slow(Proxy):
    """What a client says in order to listen is under way until it is let through."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.held, self.through = asyncio.Event(), asyncio.Event()

    async def _up(self, reader: asyncio.StreamReader, downstream: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 20):
            if b"SUBSCRIBE" in data:
                self.held.set()
                await self.through.wait()
            downstream.write(data)


async def test_nobody_looks_around_before_redis_knows_that_they_listen(store, server):
    """What is told between the look and that would be heard by nobody, and looked for by nobody."""
    proxy = Slow(server.port)
    await proxy.start()
    other = Store.at(proxy.url, Patience(HANG))
    heard = other.listen(["first", "second"])
    steps: list[str] = []
    hearing = asyncio.ensure_future(anext(heard))
    hearing.add_done_callback(lambda _: steps.append("looks around"))
    async with asyncio.timeout(HANG):
        await proxy.held.wait()
        await store.tell("first", "to nobody")
        steps.append("told")
        proxy.through.set()
        assert await hearing is None
        await store.tell("second", "to somebody")
        assert await anext(heard) == Hint("second", "to somebody")
    assert steps == ["told", "looks around"]
    await heard.aclose()
    await other.close()
    await proxy.stop()


async def test_a_user_who_may_not_listen_is_told_of_once(server, caplog):
    """As Redis 7 makes users, where nothing is said of channels."""
    async with Redis(port=server.port) as admin:
        await admin.execute_command("ACL", "SETUSER", "bot", "on", ">pw", "~mafia:*", "+@all")
        store = Store.at(f"redis://bot:pw@127.0.0.1:{server.port}/0", Patience(HANG))
        heard = store.listen(["mafia:topic"])
        hearing = asyncio.ensure_future(anext(heard))
        await until(lambda: hearing.done() or store._deaf == 1)
        assert not hearing.done(), "nothing can be heard yet"
        assert [line for line in caplog.messages if "&mafia:*" in line] == caplog.messages
        await admin.execute_command("ACL", "SETUSER", "bot", "&mafia:*")
        async with asyncio.timeout(HANG):
            assert await hearing is None
            await store.tell("mafia:topic", "something")
            assert await anext(heard) == Hint("mafia:topic", "something")
    assert len(caplog.records) == 1
    await heard.aclose()
    await store.close()


async def test_of_all_that_listen_one_says_that_nothing_is_heard(tmp_path, caplog):
    server = RunningServer(tmp_path / "redis")
    await server.start()
    store = Store.at(server.url, Patience(HANG))
    listeners = [store.listen([topic]) for topic in ("first", "second")]
    for times in (1, 2):  # and anew where it happens again
        async with asyncio.timeout(HANG):
            assert await asyncio.gather(*(anext(one) for one in listeners)) == [None, None]
            hearing = [asyncio.ensure_future(anext(one)) for one in listeners]
            await asyncio.to_thread(server.stop)
            await until(lambda: store._deaf == 2)
            assert sum("cannot be heard" in line for line in caplog.messages) == times
            await server.start()
            await asyncio.gather(*hearing)
        assert store._deaf == 0
        listeners = [store.listen([topic]) for topic in ("first", "second")]
    await store.close()
    server.stop()


async def test_who_is_cancelled_while_it_listens_ends(store):
    """Wherever it is: at the first subscription, at a message, at asking whether the connection stands."""

    async def listen() -> None:
        async for _ in store.listen(["topic"]):
            pass

    for steps in range(3, 33):
        listening = asyncio.create_task(listen())
        for _ in range(steps):
            await asyncio.sleep(0)
        assert await ends(listening), steps
