"""Trouble with one table: it stops with a word or goes on later, and no other table notices."""

from __future__ import annotations

import asyncio
import json

import pytest

from core.store import Change, Patience, Store
from core.table import Tables
from core.table.codec import SnapshotError, pack_state
from core.table.events import Closed
from core.table.tables import published_book
from tests.store.servers import RunningServer
from tests.table.people import GUILD, Hands, Scribe, gather, seat, until_phase

OTHER = GUILD + 1


async def test_a_deadline_in_redis_absence_is_kept_for_later(tmp_path):
    server = RunningServer(tmp_path, "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await server.start()
    store, hands = Store.at(server.url, Patience(seconds=0.2)), Hands()
    tables = Tables(store, Scribe(), now=hands)
    table = tables.get(GUILD)
    await seat(table, 6)
    await table.settled()
    server.stop()
    hands.move(31)

    await table.due()

    assert table.state is not None
    assert table.state.game is not None
    assert table.state.game.phase == "intro_night"
    assert len(tables.clock) == 1, "the table will be looked at again"
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
    table = tables.get(GUILD)
    await seat(table, 6)
    broken = True
    hands.move(31)
    for _ in range(5):
        assert table.state is not None
        await table.due()
    await tables.settled()

    assert [event.reason for event in scribe.events(Closed)] == ["stopped"]
    assert await store.load(GUILD) is None
    await tables.close()


@pytest.mark.parametrize(
    "snapshot", [b"not json", b"{}", b'{"format": 0}', b'{"format": 1, "token": "t"}', b"[]", b"7"]
)
async def test_a_snapshot_nobody_can_read_does_not_hold_the_guild(store, hands, table, snapshot):
    await store.commit(GUILD, Change("old", 0, snapshot, events=[b'["lobby","all",{}]']))

    await gather(table, 2)

    assert table.state.lobby.host == 1001
    assert [past.game for past in await store.history(GUILD)] == ["old"]


async def test_a_later_programs_game_is_left_to_it(store, hands, table):
    await store.commit(GUILD, Change("new", 0, json.dumps({"format": 99}).encode()))
    with pytest.raises(SnapshotError):
        await table.load()
    assert await store.load(GUILD) is not None


async def test_a_broken_game_holds_up_no_other_at_a_start(store, hands, tables):
    await store.commit(GUILD, Change("new", 0, json.dumps({"format": 99}).encode()))
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
        assert pack_state(await table.load()) == (await store.load(GUILD)).snapshot
    await until_phase(table, hands, "night")
