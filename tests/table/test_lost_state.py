"""Trouble with one table: it stops with a word or goes on later, and no other table notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from core.once import OncePerCause
from core.rules.events import PhaseBegan
from core.store import Change, Committed, Entry, Patience, Store, entry_id
from core.table import Table, TableId, Tables
from core.table.codec import SnapshotError, pack_state
from core.table.table_commands import Here, Next
from core.table.tables import published_book
from core.table_events import Closed
from tests.store.servers import RunningServer
from tests.table.people import GUILD, STEWARD, TABLE, Hands, Scribe, gather, run_out, seat, until_phase, user
from tests.waits import HANG

OTHER = TableId(GUILD + 1)


async def test_a_deadline_in_redis_absence_is_kept_for_later(tmp_path):
    server = RunningServer(tmp_path, "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await server.start()
    patience = Patience(HANG)
    store, hands = Store.at(server.url, patience), Hands()
    tables = Tables(store, Scribe(), now=hands)
    table = tables.get(TABLE)
    await seat(table, 6)
    await table.settled()
    server.stop()
    hands.move(31)
    patience._seconds = 0.2

    await table.due()

    assert table.state is not None
    assert table.state.game is not None
    assert table.state.game.phase == "intro_night"
    assert len(tables.clock) == 1, "the table will be looked at again"
    patience._seconds = HANG
    await server.start()
    await table.due()
    assert table.state.game.phase == "day"
    await tables.close()
    await store.close()
    server.stop()


async def test_a_table_that_cannot_go_on_stops_with_a_word(store, hands):
    broken = False

    def books(scenario: str):
        if broken:
            raise RuntimeError("a rule fails")
        return published_book(scenario)

    scribe = Scribe()
    tables = Tables(store, scribe, books=books, now=hands)
    table = tables.get(TABLE)
    await seat(table, 6)
    broken = True
    hands.move(31)
    for _ in range(5):
        assert table.state is not None
        await table.due()
    await tables.settled()

    assert [event.reason for event in scribe.events(Closed)] == ["stopped"]
    assert await store.load(TABLE) is None
    await tables.close()


@pytest.mark.parametrize(
    "snapshot", [b"not json", b"{}", b'{"format": 0}', b'{"format": 1, "token": "t"}', b"[]", b"7"]
)
async def test_a_snapshot_nobody_can_read_does_not_hold_the_guild(store, hands, table, snapshot):
    await store.commit(TABLE, Change("old", 0, snapshot, events=[b'["lobby","all",{}]']))

    await gather(table, 2)

    assert table.state.lobby.host == 1001
    assert [past.game for past in await store.history(GUILD)] == ["old"]


async def test_a_later_programs_game_is_left_to_it(store, hands, table):
    await store.commit(TABLE, Change("new", 0, json.dumps({"format": 99}).encode()))
    with pytest.raises(SnapshotError):
        await table.load()
    assert await store.load(TABLE) is not None


async def test_a_later_programs_game_is_told_of_once_and_goes_on_when_that_one_is_back(store, hands, table, caplog):
    await seat(table, 6)
    await table.settled()
    saved = await store.load(TABLE)
    later = json.dumps({"format": 99}).encode()
    assert isinstance(await store.commit(TABLE, Change(saved.game, saved.version, later)), Committed)

    back = Tables(store, Scribe(), now=hands)
    caplog.clear()
    assert await back.resume() == []
    for _ in range(7):
        await back.get(TABLE).due()
    assert [record.exc_info for record in caplog.records if OncePerCause().filter(record)] != []
    assert all(record.exc_info is None for record in caplog.records), "no traceback"
    assert {record.getMessage() for record in caplog.records} == {caplog.records[0].getMessage()}
    assert "later version" in caplog.text

    await store.commit(TABLE, Change(saved.game, saved.version + 1, saved.snapshot))
    assert await back.resume() == [TABLE]
    assert back.get(TABLE).state.running
    await back.close()


async def test_a_game_that_has_to_say_what_a_later_program_alone_knows_waits_for_that_one(store, hands, table, caplog):
    await seat(table, 6)
    await table.settled()
    saved = await store.load(TABLE)
    unknown = b'["of_tomorrow","all",{"seat":1}]'
    word = Entry(entry_id(saved.game, saved.version + 1, 0), unknown)
    change = Change(saved.game, saved.version, saved.snapshot, events=[unknown], outbox=[word])
    assert isinstance(await store.commit(TABLE, change), Committed)

    back = Tables(store, Scribe(), now=hands)
    caplog.clear()
    assert await back.resume() == []
    for _ in range(7):
        await back.get(TABLE).due()
    with pytest.raises(SnapshotError) as waits:
        await back.get(TABLE).do(Here(user(2)))
    assert waits.value.newer
    assert all(record.exc_info is None for record in caplog.records), "no traceback"
    assert "later version" in caplog.text
    kept = await store.load(TABLE)
    assert (kept.version, kept.outbox) == (saved.version + 1, (word,)), "that one says it, and goes on"
    await back.close()


@asynccontextmanager
async def put_back(url: str) -> AsyncGenerator[None]:
    """Redis holds at the end what it held at the beginning, as after a fail-over to a replica that was far behind."""
    async with Redis.from_url(url) as client:
        held = {name: body for name in await client.keys("*") if (body := await client.dump(name)) is not None}
        yield
        await client.flushdb()
        for name, body in held.items():
            await client.restore(name, 0, body)


async def in_the_night(store: Store, hands: Hands) -> tuple[Scribe, Tables, Table]:
    """A game of six in its first night, and everything of it said."""
    scribe = Scribe()
    tables = Tables(store, scribe, now=hands)
    table = tables.get(TABLE)
    await seat(table, 6)
    await until_phase(table, hands, "night")
    await table.settled()
    return scribe, tables, table


async def test_what_comes_after_redis_was_put_back_is_said(store, redis_url, hands):
    scribe, tables, table = await in_the_night(store, hands)
    async with put_back(redis_url):
        for _ in range(4):
            await table.do(Next(STEWARD, steward=True))
            await table.settled()
    since, told = len(await store.log(TABLE)), len(scribe.said)

    for _ in range(4):
        assert (await table.do(Next(STEWARD, steward=True))).refusal is None
        await table.settled()
    happened = [event for event in (await table.log())[since:] if event.to == "all"]
    assert [said.event for _, said in scribe.said[told:] if said.event.to == "all"] == happened
    assert happened
    ids = [said.id for _, said in scribe.said]
    assert len(ids) == len(set(ids))
    while table.state is not None and table.state.running:
        await run_out(table, hands)
    await table.settled()
    assert await store.load(TABLE) is None, "it has come to its end and is in the history"
    assert len(await store.history(GUILD)) == 1
    await tables.close()


async def test_another_process_that_knows_of_no_hour_but_the_earlier_one_says_nothing_by_ids_of_the_later(
    store, redis_url, hands
):
    """Nobody is left who has seen how far the game had come."""
    scribe, tables, table = await in_the_night(store, hands)
    async with put_back(redis_url):
        for _ in range(4):
            await table.do(Next(STEWARD, steward=True))
            await table.settled()
        await tables.close()
    hands.move(1)  # until a process has started
    later = Scribe()
    others = Tables(store, later, now=hands)
    assert await others.resume() == [TABLE]
    for _ in range(4):
        assert (await others.get(TABLE).do(Next(STEWARD, steward=True))).refusal is None
    await others.settled()
    assert later.events(PhaseBegan)
    assert not {said.id for _, said in scribe.said} & {said.id for _, said in later.said}
    await others.close()


async def test_an_earlier_hour_is_known_though_another_process_has_counted_on_from_it(store, redis_url, hands, caplog):
    """A press that came in elsewhere is the first thing that is written after that hour."""
    _, tables, table = await in_the_night(store, hands)
    async with put_back(redis_url):
        for _ in range(4):
            await table.do(Next(STEWARD, steward=True))
            await table.settled()
    hands.move(1)
    elsewhere = Tables(store, Scribe(), now=hands, ours=lambda _: 0)
    await elsewhere.get(TABLE).do(Next(STEWARD, steward=True))
    later = (await store.load(TABLE)).version
    await table.woken()
    assert "put back to an earlier hour" in caplog.text
    assert (await store.load(TABLE)).version == later
    assert table.state.game.serial == elsewhere.get(TABLE).state.game.serial
    await table.settled()
    await elsewhere.close()
    await tables.close()


async def test_versions_go_on_where_the_clock_is_set_back(store, hands):
    _, tables, table = await in_the_night(store, hands)
    before = (await store.load(TABLE)).version
    hands.move(-3600)
    await table.do(Next(STEWARD, steward=True))
    assert (await store.load(TABLE)).version == before + 1
    await tables.close()


async def test_a_game_whose_end_was_told_does_not_begin_again_when_redis_is_put_back(store, redis_url, hands):
    scribe, tables, table = await in_the_night(store, hands)
    async with put_back(redis_url):
        while table.state.running:
            scribe.refusing = table.state.game.night > 1
            await run_out(table, hands)
    scribe.refusing = False
    await table.put_away()
    assert await store.load(TABLE) is None
    assert table.state is None
    assert [past.game for past in await store.history(GUILD)] != []
    await tables.close()


async def test_a_game_that_is_in_the_history_does_not_come_back_with_a_redis_that_is_put_back(store, redis_url, hands):
    scribe, tables, table = await in_the_night(store, hands)
    async with put_back(redis_url):
        while table.state is not None and table.state.running:
            await run_out(table, hands)
        await tables.settled()
        assert table.state is None
    told = len(scribe.said)
    await tables.of(GUILD)
    await table.woken()
    assert table.state is None
    assert await store.load(TABLE) is None
    assert len(await store.history(GUILD)) == 1
    assert len(scribe.said) == told
    await gather(table, 2)
    assert table.state is not None
    await tables.close()


async def test_an_earlier_hour_that_nobody_can_read_ends_the_game_at_once(store, redis_url, hands):
    _, tables, table = await in_the_night(store, hands)
    async with Redis.from_url(redis_url) as client:
        await client.hset(f"mafia:{{{GUILD}}}:game", mapping={"snapshot": b"not json", "version": 1})
    await table.woken()
    assert table.state is None
    assert len(await store.history(GUILD)) == 1
    await gather(table, 2)
    assert table.state is not None
    await tables.close()


async def test_a_broken_game_holds_up_no_other_at_a_start(store, hands, tables):
    await store.commit(TABLE, Change("new", 0, json.dumps({"format": 99}).encode()))
    await gather(tables.get(OTHER), 2)
    await tables.settled()

    back = Tables(store, Scribe(), now=hands)
    assert await back.resume() == [OTHER]
    await back.close()


async def test_a_cancelled_command_leaves_the_table_whole(table, hands, store):
    """A click whose task is cancelled in the middle may or may not count; the table knows which."""
    await seat(table, 6)
    for steps in range(12):
        task = asyncio.create_task(table.due())
        hands.at = table.state.clock.ends
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert pack_state(await table.load()) == (await store.load(TABLE)).snapshot
    await until_phase(table, hands, "night")
