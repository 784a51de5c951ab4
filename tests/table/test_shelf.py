"""A server's shelf of rulebooks while several people change it, and begin to play by it, at one instant."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
import pytest_asyncio

from core.books.library import marked
from core.store import Shelved, Store
from core.table import Tables
from tests.rulebook.test_sent import WELL, with_roles
from tests.table.people import GUILD, TABLE, Hands, Scribe, gather

NEWER = WELL.replace("night: {seconds: 90}", "night: {seconds: 120}")
ROUNDS = 60
A_MOMENT = 0.05
"""Seconds, in which no rulebook is opened, and Redis answers."""
TRIES = 4


def shelved(source: str) -> tuple[Shelved, str]:
    return Shelved("harbour", marked("harbour", source), 5, 12, {"en": "Harbour"}, 0, len(source)), source


@pytest_asyncio.fixture
async def other(redis_url: str) -> AsyncIterator[Store]:
    """The store as another process has it."""
    opened = Store.at(redis_url)
    yield opened
    await opened.close()


async def test_a_table_that_opens_as_its_rulebook_is_replaced_outlives_its_process(
    store: Store, tables: Tables, other: Store, hands: Hands
) -> None:
    await store.shelve(GUILD, *shelved(WELL))
    found = marked("harbour", WELL)
    assert await tables.rulebooks.find(GUILD, "harbour") == found
    await other.shelve(GUILD, *shelved(NEWER))
    await tables.rulebooks.opening(GUILD, found, hands())
    await gather(tables.get(TABLE), 5, found)
    later = Tables(other, Scribe(), now=hands)
    try:
        assert await later.rulebooks.source(GUILD, found) == WELL
        assert await other.unshelve(GUILD, "harbour")
        state = await later.get(TABLE).load()
        assert state is not None
        assert state.lobby.scenario == found
    finally:
        await later.close()


@pytest.mark.parametrize("meanwhile", ["it is removed", "another version is sent"])
async def test_whatever_stands_on_the_shelf_can_be_opened(store: Store, other: Store, meanwhile: str) -> None:
    for _ in range(ROUNDS):
        await store.shelve(GUILD, *shelved(WELL))
        change = (
            other.unshelve(GUILD, "harbour") if meanwhile == "it is removed" else other.shelve(GUILD, *shelved(NEWER))
        )
        await asyncio.gather(store.shelve(GUILD, *shelved(WELL)), change)
        for book in await store.shelf(GUILD):
            assert await store.rulebook(GUILD, book.id) is not None, "a name with nothing behind it"


async def test_of_versions_that_are_sent_at_one_instant_one_is_kept(store: Store, other: Store) -> None:
    for _ in range(ROUNDS):
        await asyncio.gather(store.shelve(GUILD, *shelved(WELL)), other.shelve(GUILD, *shelved(NEWER)))
        (book,) = await store.shelf(GUILD)
        kept = await store._server.names(f"mafia:{{{GUILD}}}:rulebook:*")
        assert [name.decode().rpartition("rulebook:")[2] for name in kept] == [book.id]


async def test_what_takes_longer_to_open_than_anybody_waits_is_at_hand_at_last(store: Store, tables: Tables) -> None:
    """Who begins a game is answered within a moment, also on a slow machine: they try again, and find it opened."""
    abilities = "".join(f"    again{number}: {{verb: inspect, if: night > {number}}}\n" for number in range(20))
    large = with_roles(90, "{team: town, tags: [many]}", f"tagged:\n  many:\n{abilities}options:\n", "")
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    await store.shelve(GUILD, *shelved(large))
    found = None
    for _ in range(TRIES):
        with suppress(TimeoutError):
            async with asyncio.timeout(A_MOMENT):
                found = await tables.rulebooks.find(GUILD, "harbour")
        await asyncio.to_thread(gc.collect)  # behind what was being opened: that has come to its end
    assert found == marked("harbour", large)
