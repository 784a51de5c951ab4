"""Something else writes to the Redis of the bot: what it has written over is put aside, and all goes on without it."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from core.store import SOMEBODY, Change, Committed, Conflict, Entry, TableId
from core.store.misfits import ASIDE_DAYS, aside
from core.store.redis_server import Part

GUILD = 1 << 40
TABLE = TableId(GUILD)
NAMES = {
    f"mafia:{{{GUILD}}}:debts": lambda store: store.debts(GUILD),
    f"mafia:{{{GUILD}}}:settings": lambda store: store.settings(GUILD),
    f"mafia:{{{GUILD}}}:refs": lambda store: store.refs(TABLE),
    f"mafia:{{{GUILD}}}:voice": lambda store: store.voice_note(GUILD),
    f"mafia:{{{GUILD}}}:game": lambda store: store.load(TABLE),
    f"mafia:{{{GUILD}}}:outbox": lambda store: store.delivered(TABLE, ["a.1.1"]),
    f"mafia:{{{GUILD}}}:log": lambda store: store.log(TABLE),
    "mafia:person:{5}": lambda store: store.person(5),
    "mafia:person:{5}:guilds": lambda store: store.guilds_of(5),
    "mafia:unranked": lambda store: store.unranked([5]),
    "mafia:{shards}:processes": lambda store: store.hold("a process", 1, "auto"),
    **{
        f"mafia:{{shards}}:{part}": lambda store: store.hold("a process", 1, "auto")
        for part in ("owners", "wishes", "next", "about")
    },
    "mafia:{shards}:heard": lambda store: store.heard(0),
    "mafia:{shards}:next-request": lambda store: store.slots("next-request", 1, 50.0, 1),
}


@pytest.fixture
async def redis(server):
    client = Redis.from_url(server.url)
    yield client
    await client.aclose()


@pytest.mark.parametrize("name", NAMES)
async def test_a_key_that_was_written_over_is_put_aside_for_some_days(store, redis, name, caplog):
    await redis.xadd(name, {"nobody's": "business"})
    first = await NAMES[name](store)
    assert await redis.type(name) != b"stream"
    assert await redis.xlen(aside(name)) == 1
    assert 0 < await redis.ttl(aside(name)) <= ASIDE_DAYS * 86_400
    (line,) = caplog.messages
    assert name in line
    assert "stream" in line
    assert type(await NAMES[name](store)) is type(first)
    assert len(caplog.messages) == 1


async def test_every_type_that_a_part_declares_is_what_it_writes(store, redis):
    """A wrong one here would put aside what is right."""
    await store.set_settings(GUILD, {"language": "fa"})
    await store.owe(GUILD, 1, 2)
    await store.commit(TABLE, Change("a", 0, b"snapshot", events=[b"e"], interaction="i", answer=b"a"))
    await redis.xadd(f"mafia:{{{GUILD}}}:voice", {"nobody's": "business"})
    assert await store.voice_note(GUILD) is None
    assert await store.settings(GUILD) == {"language": "fa"}
    assert await store.debts(GUILD) == {1: 2}
    assert await store.log(TABLE) == [b"e"]


async def test_many_calls_at_once_put_aside_once(store, redis, caplog):
    for user in range(20):
        await redis.set(f"mafia:person:{{{user}}}", "x")
    assert await asyncio.gather(*(store.person(user) for user in range(20))) == [{}] * 20
    (line,) = caplog.messages
    assert "19 keys more" in line


async def test_a_commit_that_meets_one_is_carried_out_whole_and_once(store, redis):
    assert isinstance(await store.commit(TABLE, Change("a", 0, b"1", events=[b"e"])), Committed)
    await redis.delete(f"mafia:{{{GUILD}}}:outbox")
    await redis.set(f"mafia:{{{GUILD}}}:outbox", "x")
    change = Change("a", 1, b"2", events=[b"f"], outbox=[Entry("a.2.0", b"f")])
    assert isinstance(await store.commit(TABLE, change), Committed)
    assert await store.log(TABLE) == [b"e", b"f"]
    saved = await store.load(TABLE)
    assert saved is not None
    assert [entry.id for entry in saved.outbox] == ["a.2.0"]


async def test_a_game_without_its_log_is_lost_and_told_of(store, redis):
    lost: list[TableId] = []
    store.lost_game = lost.append
    assert isinstance(await store.commit(TABLE, Change("a", 0, b"1", events=[b"e"])), Committed)
    await redis.delete(f"mafia:{{{GUILD}}}:log")
    await redis.set(f"mafia:{{{GUILD}}}:log", "x")
    assert isinstance(await store.commit(TABLE, Change("a", 1, b"2", events=[b"f"])), Conflict)
    assert lost == [TABLE]
    assert await store.load(TABLE) is None
    assert await redis.keys("mafia:{*}:game") == []


async def test_a_turn_that_nobody_gives_back_is_taken(store, redis):
    await redis.xadd("mafia:{shards}:turn:0", {"nobody's": "business"})
    assert await store.turn("0", 5) == 0
    assert 0 < await store.turn("0", 5) <= 5


async def test_debts_that_were_lost_leave_word_that_there_were_some(store, redis):
    await store.owe_all(GUILD, {1: 2, 3: 2})
    await redis.delete(f"mafia:{{{GUILD}}}:debts")
    await redis.set(f"mafia:{{{GUILD}}}:debts", "x")
    await store.owe(GUILD, 4, 2)
    assert await store.all_debts() == {GUILD: {SOMEBODY: 0, 4: 2}}
    await store.paid(GUILD, SOMEBODY)
    assert await store.debts(GUILD) == {4: 2}


async def test_an_error_that_no_key_explains_is_raised(store, redis):
    await redis.xadd("of another program", {"nobody's": "business"})
    with pytest.raises(ResponseError):
        await store._server.call(lambda client: client.get("of another program"))


def test_no_two_parts_declare_the_same_key():
    names = [kind.names for part in Part.__subclasses__() for kind in part.KEEPS]
    assert len(names) == len(set(names))
