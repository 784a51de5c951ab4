"""A process comes up again: hundreds of games, their clocks and what they had left to say."""

from __future__ import annotations

import asyncio

import pytest

from core.rules.commands import Act
from core.store import Store, TableId
from core.table import Tables
from core.table.table_commands import Extend
from core.table_events import ClockChanged
from tests.table.people import Scribe, seat, until_phase, user

GAMES = 200
ROLES = ["godfather", "mafioso", "mafioso", "doctor", "detective", *["citizen"] * 5]


@pytest.mark.process
async def test_hundreds_of_games_are_taken_up(store, hands, redis_url):
    """How long it takes, `make bench` says."""
    mute = Scribe()
    tables = Tables(store, mute, now=hands)
    ids = [TableId((number << 22) + 1) for number in range(1, GAMES + 1)]
    gate = asyncio.Semaphore(32)

    async def deal(id_: TableId) -> None:
        async with gate:
            await seat(tables.get(id_), 10, seed=id_.guild, roles=ROLES)

    await asyncio.gather(*(deal(id_) for id_ in ids))
    await tables.settled()
    mute.refusing = True
    await asyncio.gather(*(tables.get(id_).do(Extend(user(1), 5)) for id_ in ids[::5]))
    await tables.close()
    hands.move(10)

    scribe = Scribe()
    back = Tables(Store.at(redis_url), scribe, now=hands)
    back.start()
    taken_up = await back.resume()

    assert taken_up == ids
    assert len(back.clock) == GAMES
    await back.settled()
    assert sorted(id_ for id_, said in scribe.said if isinstance(said.event, ClockChanged)) == ids[::5]
    table = back.get(ids[101])
    assert table.state is not None
    assert table.state.clock is not None
    assert table.state.clock.ends == hands.at + 20_000, "thirty seconds, of which ten are gone"
    await until_phase(table, hands, "night")
    assert [prompt.do for prompt in table.prompts(1)] == ["kill"]
    assert (await table.do(Act(1, "kill", (10,)), user=user(1))).refusal is None
    await back.settled()
    await back.close()
    await back.store.close()
