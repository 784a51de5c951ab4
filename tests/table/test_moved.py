"""A table has changed hands and is back, while something that was asked of it before is still under way."""

from __future__ import annotations

import asyncio

import pytest

from core.store import StoreUnavailable
from core.table import Tables
from core.table.table_commands import Join
from tests.table.people import TABLE, seat, until_phase, user

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


@pytest.mark.parametrize("away", [False, True], ids=["answered", "given up"])
async def test_what_was_under_way_leaves_the_clock_to_who_has_the_table_now(store, scribe, hands, away):
    """Redis was away for longer than a lease lasts, and somebody had pressed meanwhile."""
    since = 1
    tables = Tables(store, scribe, now=hands, ours=lambda _: since)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await tables.settled()
    asked, back = asyncio.Event(), asyncio.Event()
    answer = store.answer

    async def late(*args):
        asked.set()
        await back.wait()
        if away:
            raise StoreUnavailable("away")
        return await answer(*args)

    store.answer = late
    pressing = asyncio.create_task(table.do(Join(user(1), "P1"), user=user(1), interaction="1"))
    await asked.wait()
    since = 2
    await tables.moved()
    assert await tables.resume() == [TABLE]
    assert len(tables.clock) == 1

    back.set()
    await asyncio.gather(pressing, return_exceptions=True)

    assert len(tables.clock) == 1, "the night has an end"
    await tables.close()
