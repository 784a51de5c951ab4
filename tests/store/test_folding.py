"""A game's log is kept short in Redis, and is the same log whoever reads it and whoever dies meanwhile."""

from __future__ import annotations

import random

import pytest
from redis.asyncio import Redis

from core.store import Change, Committed, Conflict, Duplicate, Folded, Store, TableId
from core.store.folding import AT_ONCE, LARGE
from core.store.keys import key

GUILD = 81384788765712384
TABLE = TableId(GUILD)
LOG = key(GUILD, "log")


@pytest.fixture
async def redis(server):
    async with Redis.from_url(server.url) as client:
        yield client


async def write(store: Store, version: int, events: list[bytes], folded: Folded | None = None) -> Committed:
    done = await store.commit(TABLE, Change("g", version, b"s", events=events, folded=folded))
    assert isinstance(done, Committed)
    return done


def said(number: int) -> bytes:
    return b'["act","seat:%d",{"by":%d,"do":"kill","at":[%d],"extras":{}}]' % (number % 9, number % 9, number)


@pytest.mark.parametrize("seed", range(4))
async def test_the_log_is_the_same_whatever_was_folded(store, redis, seed):
    """By one who gives back what it was given, by one who forgets it now and then as a process does that dies."""
    chance = random.Random(seed)
    log: list[bytes] = []
    forgetting, most = chance.random() * (seed % 2), 0
    folded = (await write(store, 0, log)).folded
    trips = store.round_trips
    for version in range(1, 150):
        events = [said(len(log) + n) for n in range(chance.choice((0, 1, 1, 2, 12)))]
        folded = (await write(store, version, events, folded)).folded
        log += events
        if chance.random() < forgetting:
            folded = None
        most = max(most, await redis.llen(LOG))
    assert store.round_trips - trips == 149
    assert await store.log(TABLE) == log
    assert await store.log(TABLE, len(log) - 3) == log[-3:]
    if not forgetting:
        assert most <= AT_ONCE + 1 + 2 * 12
    size = sum(map(len, await redis.lrange(LOG, 0, -1)))
    assert size < sum(map(len, log)) / 3
    assert await store.finish(TABLE, "g", 150, 1)
    assert (await store.history(GUILD))[0].events == tuple(log)
    assert not await redis.exists(LOG)


async def test_a_log_that_has_grown_large_is_in_several_chunks(store, redis):
    chance, log, folded = random.Random(5), [], None
    for version in range(40):
        events = [b"%064x" % chance.getrandbits(256) for _ in range(AT_ONCE)]
        log += events
        folded = (await write(store, version, events, folded)).folded
    elements = await redis.lrange(LOG, 0, -1)
    chunks = [element for element in elements if element.startswith(b"\0")]
    assert elements[: len(chunks)] == chunks
    assert len(chunks) > 2
    assert int(await redis.hget(key(GUILD, "game"), "chunks")) in (len(chunks), len(chunks) - 1)
    assert all(len(chunk) < 3 * LARGE for chunk in chunks)
    assert await store.log(TABLE) == log


async def test_who_writes_second_folds_nothing(store, redis):
    log = [said(n) for n in range(30)]
    first = await write(store, 0, log)
    assert first.folded is not None
    await write(store, 1, [b"theirs"])
    late = await store.commit(TABLE, Change("g", 1, b"s", events=[b"mine"], folded=first.folded))
    assert late == Conflict(2)
    assert await redis.lrange(LOG, 0, -1) == [*log, b"theirs"]


async def test_what_does_not_fit_the_log_is_not_put_there(store, redis):
    """A Redis that has lost what it had acknowledged may come to the same version again by another way."""
    first = await write(store, 0, [said(n) for n in range(30)])
    await redis.rpush(LOG, b"another way")
    done = await write(store, 1, [], first.folded)
    assert done.folded is not None
    assert await store.log(TABLE) == [*(said(n) for n in range(30)), b"another way"]


async def test_a_repeated_commit_folds_once(store):
    log = [said(n) for n in range(30)]
    first = await write(store, 0, log)
    change = Change("g", 1, b"s", events=[b"more"], folded=first.folded)
    assert await store.commit(TABLE, change) == Committed(2)
    assert await store.commit(TABLE, change) == Committed(2)
    assert await store.log(TABLE) == [*log, b"more"]


async def test_a_log_of_an_earlier_program_is_read_and_folded(store, redis):
    log = [said(n) for n in range(200)]
    await redis.rpush(LOG, *log)
    await redis.hset(key(GUILD, "game"), mapping={"game": "g", "version": 90, "snapshot": "s", "deadline": "17"})
    assert await store.log(TABLE) == log
    done = await write(store, 90, [b"new"])
    await write(store, 91, [b"newer"], done.folded)
    assert await redis.llen(LOG) == 2
    assert await store.log(TABLE) == [*log, b"new", b"newer"]
    assert (await store.load(TABLE)).version == 92, "the deadline that stood beside it is in nobody's way"


async def test_what_an_earlier_program_answered_is_known(store, redis):
    await redis.hset(key(GUILD, "seen"), mapping={"i:click": b"yes"})
    assert await store.answer(TABLE, "", 0, "click", b"no") == Duplicate(b"yes")
    assert await store.commit(TABLE, Change("g", 0, b"s", interaction="click")) == Duplicate(b"yes")
    assert await store.load(TABLE) is None


async def test_a_long_answer_is_given_back_whole(store, redis):
    answer = b"[" + b'["vote","all",{"voter":1,"choices":[2]}],' * 16 + b"]"
    await store.commit(TABLE, Change("g", 0, b"s", interaction="click", answer=answer))
    assert await store.answer(TABLE, "g", 1, "click", b"") == Duplicate(answer)
    assert sum(map(len, await redis.lrange(key(GUILD, "answers"), 0, -1))) < len(answer) / 2


@pytest.mark.parametrize("event", [b"two\nlines", b"\0"])
def test_an_event_is_one_line_of_text(event):
    with pytest.raises(ValueError, match="one line"):
        Change("g", 0, b"s", events=[event])
