"""A table is served by one process: what others write is said there, by it alone, and not by who served it before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio

from core.rules.commands import Act
from core.rules.events import Left
from core.store import WOKEN, Store
from core.table import HintListener, QueuedEvent, TableId, Tables
from core.table.codec import pack_state
from core.table.table_commands import Extend, Join, ResumeAfterRestart
from core.table_events import ClockChanged, LobbyChanged
from tests.table.people import GUILD, TABLE, Hands, Scribe, gather, seat, until_phase, user
from tests.waits import HANG, until

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


class Listened(Scribe):
    """A delivery that can be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._came = asyncio.Event()

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> list[str]:
        done = await super().deliver(id_, to, said)
        self._came.set()
        return done

    async def until(self, kind: type, count: int = 1) -> None:
        """Wait until so many events of a kind have been said."""
        async with asyncio.timeout(HANG):
            while len(self.events(kind)) < count:
                self._came.clear()
                await self._came.wait()


class Process:
    """A process of the bot, as far as tables go. `guilds`: those that it serves."""

    def __init__(self, redis_url: str, hands: Hands, guilds: Collection[int] = ()) -> None:
        self.guilds = set(guilds)
        self.turn = 1
        self.store = Store.at(redis_url)
        self.scribe = Listened()
        self.tables = Tables(self.store, self.scribe, now=hands, ours=lambda guild: self.turn * (guild in self.guilds))
        self.hearing = HintListener(self.store, self.tables, {})

    @property
    def table(self):
        return self.tables.get(TABLE)

    async def listen(self) -> None:
        self.hearing.start()
        async with asyncio.timeout(HANG):
            await self.hearing.begun.wait()

    async def close(self) -> None:
        await self.hearing.close()
        await self.tables.close()
        await self.store.close()


@asynccontextmanager
async def process(redis_url: str, hands: Hands, guilds: Collection[int] = ()) -> AsyncGenerator[Process]:
    made = Process(redis_url, hands, guilds)
    try:
        yield made
    finally:
        await made.close()


@pytest_asyncio.fixture
async def serving(redis_url, hands):
    async with process(redis_url, hands, [GUILD]) as made:
        yield made


@pytest_asyncio.fixture
async def other(redis_url, hands):
    async with process(redis_url, hands) as made:
        yield made


async def test_what_another_writes_is_said_by_who_serves_the_table(serving, other, hands):
    await serving.listen()
    await seat(serving.table, 6, roles=ROLES)
    await until_phase(serving.table, hands, "night")
    await other.table.load()
    trips = other.store.round_trips
    outcome = await other.table.do(Extend(user(1), 5), user=None, interaction="77")
    assert outcome.refusal is None
    assert other.store.round_trips == trips + 1
    await serving.scribe.until(ClockChanged)
    await serving.tables.settled()
    assert other.scribe.said == []
    assert len(other.tables.clock) == 0
    assert len(serving.tables.clock) == 1
    assert pack_state(serving.table.state) == pack_state(other.table.state)
    assert (await serving.store.load(TABLE)).outbox == ()


async def test_a_word_that_nobody_understands_keeps_no_other_from_being_heard(serving, other, hands, caplog):
    """As of a later version of the program, or of something else that has Redis as well."""
    await serving.listen()
    await seat(serving.table, 6, roles=ROLES)
    await until_phase(serving.table, hands, "night")
    await other.store.tell(WOKEN, "a word")
    assert (await other.table.do(Extend(user(1), 5), user=None, interaction="77")).refusal is None
    await serving.scribe.until(ClockChanged)
    assert sum("a word" in line for line in caplog.messages) == 1


async def test_who_serves_it_hears_of_a_change_that_nobody_is_told_of(serving, other, hands):
    """A night's act is said to its own seat alone; that all have acted, and the night ends sooner, follows from it."""
    await serving.listen()
    await seat(serving.table, 6, roles=ROLES)
    await until_phase(serving.table, hands, "night")
    await other.table.load()
    for prompt in other.table.prompts():
        assert (await other.table.do(Act(prompt.seat, prompt.do, (5,)), user=user(prompt.seat))).refusal is None
    await until(lambda: pack_state(serving.table.state) == pack_state(other.table.state))
    await serving.table.settled()
    hands.at = serving.table.state.clock.due
    await serving.tables._due(TABLE)
    await serving.tables.settled()
    assert [event.seat for event in serving.scribe.events(Left)] in ([], [5])
    await other.tables._due(TABLE)
    assert other.scribe.said == []


@pytest.mark.parametrize("how", ["begins to listen", "decides something itself"])
async def test_a_hint_that_nobody_heard_loses_nothing(serving, other, how):
    await gather(serving.table, 3)
    await other.table.load()
    assert (await other.table.do(Join(user(4), "P4"))).refusal is None
    if how == "begins to listen":
        await serving.listen()
    else:
        assert (await serving.table.do(Join(user(5), "P5"))).refusal is None
    await serving.scribe.until(LobbyChanged, 4)
    await serving.tables.settled()
    joined = [event.user for event in serving.scribe.events(LobbyChanged) if event.change == "joined"]
    assert joined[:3] == [user(2), user(3), user(4)]
    assert other.scribe.said == []


async def test_who_served_it_before_says_nothing_more(serving, other):
    serving.scribe.refusing = True
    await gather(serving.table, 3)
    await until(lambda: serving.scribe.offers)
    serving.guilds.clear()
    other.guilds.add(GUILD)
    offers, serving.scribe.refusing = serving.scribe.offers, False
    serving.table._outgoing.hurry()
    await other.tables.moved()
    assert await other.tables.resume() == [TABLE]
    await other.tables.settled()
    assert [event.change for event in other.scribe.events(LobbyChanged)] == ["opened", "joined", "joined"]
    assert serving.scribe.offers == offers
    await serving.tables.moved()
    assert len(serving.tables.clock) == 0
    assert serving.scribe.said == []


async def test_who_has_lost_a_table_and_has_it_back_says_nothing_twice(serving, other):
    serving.scribe.refusing = True
    await gather(serving.table, 3)
    serving.guilds.clear()
    other.guilds.add(GUILD)
    await other.tables.moved()
    await other.tables.resume()
    await other.tables.settled()
    assert len(other.scribe.events(LobbyChanged)) == 3
    serving.scribe.refusing = False
    other.guilds.clear()
    serving.guilds.add(GUILD)
    serving.turn = 2
    assert serving.tables.lost() == [TABLE]
    await serving.tables.moved()
    assert await serving.tables.resume() == [TABLE]
    await serving.tables.settled()
    assert serving.scribe.said == []


async def test_what_was_remembered_of_anothers_table_is_forgotten_when_it_becomes_ours(serving, other):
    await gather(serving.table, 3)
    await serving.tables.settled()
    before = other.table
    await before.load()
    assert (await serving.table.do(Join(user(4), "P4"))).refusal is None
    serving.guilds.clear()
    other.guilds.add(GUILD)
    await serving.tables.moved()
    await other.tables.moved()
    assert other.table is not before
    assert await other.tables.resume() == [TABLE]
    assert other.table.state.lobby.has(user(4))
    assert len(other.tables.clock) == 1


async def test_a_table_that_is_given_away_while_it_decides_is_told_of(serving, other):
    """What was decided as ours is committed when it is another's: that one has perhaps looked already."""
    await other.listen()
    await gather(serving.table, 3)
    await serving.tables.settled()
    commit = serving.store.commit

    async def late(*args):
        serving.guilds.clear()
        other.guilds.add(GUILD)
        await other.tables.resume()
        return await commit(*args)

    serving.store.commit = late
    assert (await serving.table.do(Join(user(4), "P4"))).refusal is None
    await other.scribe.until(LobbyChanged)
    assert other.table.state.lobby.has(user(4))
    assert all(event.user != user(4) for event in serving.scribe.events(LobbyChanged))


async def test_the_tables_of_anothers_server_are_read_at_each_look(serving, other):
    await gather(serving.table, 3)
    assert [table.id for table in await other.tables.of(GUILD)] == [TABLE]
    assert (await serving.table.do(Join(user(4), "P4"))).refusal is None
    (found,) = await other.tables.of(GUILD)
    assert found.state.lobby.has(user(4))
    assert (await found.do(ResumeAfterRestart())).refusal is None
    assert len(other.tables.clock) == 0
