"""Debts and notes are found again by another process."""

from __future__ import annotations

import pytest

from core.store import Change, Store, TableId

GUILD, OTHER = 81384788765712384, 81384788765712385
TABLE = TableId(GUILD)


async def test_a_debt_stands_until_it_is_paid(server, store):
    await store.owe(GUILD, 11, 500)
    await store.owe_all(GUILD, {12: 500, 13: 501})
    await store.owe(OTHER, 11, 900)
    await store.paid(GUILD, 12)

    another = Store.at(server.url)

    assert await another.debts(GUILD) == {11: 500, 13: 501}
    assert await another.all_debts() == {GUILD: {11: 500, 13: 501}, OTHER: {11: 900}}
    await another.paid(OTHER, 11)
    assert await another.all_debts() == {GUILD: {11: 500, 13: 501}}
    await another.close()


@pytest.mark.parametrize("table", [TABLE, TableId(GUILD, 3)])
async def test_who_was_unmuted_by_hand_is_left_alone_while_that_game_lasts(server, store, table):
    await store.commit(table, Change("g", 0, b"s"))
    await store.owe_all(GUILD, {11: 500, 12: 500, 13: 500})
    before = store.round_trips
    await store.leave_alone(table, "g", 11, paid=True)
    assert store.round_trips == before + 2, "one, and another the first time, when the server has yet to see the script"
    before = store.round_trips
    await store.leave_alone(table, "g", 12, paid=False)
    await store.leave_alone(table, "g", 12, paid=False)
    assert store.round_trips == before + 2
    await store.commit(table, Change("g", 1, b"t", events=[b"e"]))

    another = Store.at(server.url)
    assert await another.left_alone(table, "g") == {11, 12}
    assert await another.debts(GUILD) == {12: 500, 13: 500}
    assert await another.left_alone(table, "h") == set()
    assert await another.left_alone(TableId(GUILD, 5), "g") == set()
    await another.leave_alone(table, "h", 13, paid=True)
    assert await another.left_alone(table, "g") == {11, 12}
    assert await another.debts(GUILD) == {12: 500}, "whichever game it is, they are released"
    assert await another.finish(table, "g", 2, 0)
    await another.leave_alone(table, "g", 12, paid=True)
    assert await another.left_alone(table, "g") == set()
    await another.commit(table, Change("h", 0, b"s"))
    assert await another.left_alone(table, "h") == set()
    await another.close()


async def test_settings_of_a_guild_and_of_a_person(store):
    assert await store.settings(GUILD) == {}
    await store.set_settings(GUILD, {"language": "fa", "relay": "yes"})
    await store.set_settings(GUILD, {"relay": None, "channel": "7"})
    await store.set_person(11, {"language": "uk", "dm": "99"})

    assert await store.settings(GUILD) == {"language": "fa", "channel": "7"}
    assert await store.settings(OTHER) == {}
    assert await store.person(11) == {"language": "uk", "dm": "99"}
    await store.forget_person(11)
    assert await store.person(11) == {}


async def test_references_outlive_the_game(store):
    await store.refer(TABLE, {"panel": "1:2", "mafia": "3"})
    await store.refer(TABLE, {"mafia": None})
    assert await store.refs(TABLE) == {"panel": "1:2"}
    await store.refer(TABLE, {})
    before = store.round_trips
    await store.refer(TABLE, {"panel": None, "said": "so", "turn": "1.2"})
    assert store.round_trips == before + 1, "all of it or nothing, whenever a process dies"
    assert await store.refs(TABLE) == {"said": "so", "turn": "1.2"}
    await store.drop_refs(TABLE)
    assert await store.refs(TABLE) == {}


async def test_what_may_be_done_so_often_a_day_is_counted_for_all_processes(server, store):
    another = Store.at(server.url)
    assert [await one.allow("thing", "monday", 3) for one in (store, another, store, another)] == [True] * 3 + [False]
    assert await store.allow("thing", "tuesday", 3)
    assert await store.allow("other", "monday", 1)
    await another.use_up("thing", "tuesday")
    assert not await store.allow("thing", "tuesday", 1000)
    assert not await store.allow("nothing", "monday", 0)
    await another.close()
