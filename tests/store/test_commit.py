"""A commit writes everything or nothing, once, in one round trip."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from core.store import Change, Committed, Conflict, Duplicate, Entry, Store, TableId, entry_id
from core.store.game_archive import KEPT_GAMES, KEPT_MS
from core.store.games import REMEMBERED
from core.store.keys import key

GUILD = 81384788765712384
TABLE = TableId(GUILD)


def change(expect: int, game: str = "g1", **more) -> Change:
    return Change(game=game, expect=expect, snapshot=more.pop("snapshot", f"after {expect}".encode()), **more)


async def test_a_guild_without_a_game_loads_nothing(store):
    assert await store.load(TABLE) is None


async def test_a_commit_is_found_again_whole(store):
    said = [Entry(entry_id("g1", 1, n), b"word %d" % n) for n in range(12)]
    done = await store.commit(TABLE, change(0, events=[b"e1", b"e2"], outbox=said))

    saved = await store.load(TABLE)

    assert done == Committed(1)
    assert (saved.game, saved.version, saved.snapshot) == ("g1", 1, b"after 0")
    assert list(saved.outbox) == said
    assert await store.log(TABLE) == [b"e1", b"e2"]


async def test_outbox_keeps_the_order_over_commits(store):
    for version in range(20):
        said = [Entry(entry_id("g1", version + 1, n), b"") for n in range(11)]
        assert await store.commit(TABLE, change(version, outbox=said)) == Committed(version + 1)

    loaded = [entry.id for entry in (await store.load(TABLE)).outbox]

    assert loaded == [f"g1.{version:x}.{n:x}" for version in range(1, 21) for n in range(11)]


async def test_a_version_may_be_left_out(store):
    await store.commit(TABLE, change(0))
    far = change(1, leap=17_950_000_000)

    assert await store.commit(TABLE, far) == Committed(17_950_000_001)
    assert await store.commit(TABLE, far) == Committed(17_950_000_001), "a repeated send is known"
    assert await store.commit(TABLE, change(2)) == Conflict(17_950_000_001)
    assert (await store.load(TABLE)).version == 17_950_000_001
    with pytest.raises(ValueError, match="cannot make version 1"):
        change(1, leap=0)


async def test_a_late_writer_is_fenced(store):
    await store.commit(TABLE, change(0))
    await store.commit(TABLE, change(1, snapshot=b"winner", events=[b"w"]))

    late = await store.commit(TABLE, change(1, snapshot=b"loser", events=[b"l"], outbox=[Entry("g1.2.0", b"l")]))

    assert late == Conflict(2)
    saved = await store.load(TABLE)
    assert saved.snapshot == b"winner"
    assert saved.outbox == ()
    assert await store.log(TABLE) == [b"w"]


async def test_a_writer_of_an_earlier_game_is_fenced_at_the_same_version(store):
    await store.commit(TABLE, change(0, game="old"))
    assert await store.finish(TABLE, "old", 1, 5)
    await store.commit(TABLE, change(0, game="new"))

    assert await store.commit(TABLE, change(1, game="old")) == Conflict(1)


async def test_two_processes_racing_for_a_version_give_one_winner(server, store):
    other = Store.at(server.url)
    for version in range(30):
        outcomes = await asyncio.gather(
            store.commit(TABLE, change(version, events=[b"a"])),
            other.commit(TABLE, change(version, events=[b"b"])),
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Committed", "Conflict"]
    assert len(await store.log(TABLE)) == 30
    await other.close()


async def test_a_second_delivery_of_an_interaction_changes_nothing_and_repeats_the_answer(store):
    await store.commit(TABLE, change(0, interaction="click", answer=b"first answer", events=[b"e"]))

    again = await store.commit(TABLE, change(1, interaction="click", answer=b"second answer", events=[b"e"]))

    assert again == Duplicate(b"first answer")
    assert (await store.load(TABLE)).version == 1
    assert await store.log(TABLE) == [b"e"]


async def test_a_refusal_is_remembered_as_an_answer(store):
    assert await store.answer(TABLE, "", 0, "click", b"no") is None
    assert await store.answer(TABLE, "", 0, "click", b"yes") == Duplicate(b"no")
    assert await store.commit(TABLE, change(0, interaction="click")) == Duplicate(b"no")


async def test_a_refusal_decided_upon_an_old_version_is_decided_again(store):
    await store.commit(TABLE, change(0))
    assert await store.answer(TABLE, "", 0, "click", b"no game here") == Conflict(1)
    assert await store.answer(TABLE, "g1", 1, "click", b"no") is None


async def test_what_is_remembered_is_bounded_and_expires(server, store):
    for version in range(300):
        await store.commit(TABLE, change(version, interaction=f"i{version}"))

    async with Redis.from_url(server.url) as client:
        answers = f"mafia:{{{GUILD}}}:answers"
        assert await client.llen(answers) == 2 * REMEMBERED
        assert 0 < await client.pttl(answers) <= 15 * 60 * 1000


async def test_what_is_older_than_its_time_is_forgotten_though_the_table_is_busy(server, store):
    for version in range(8):
        await store.commit(TABLE, change(version, interaction=f"i{version}", answer=b"done"))
    async with Redis.from_url(server.url) as client:
        answers = f"mafia:{{{GUILD}}}:answers"
        for place in range(1, 12, 2):  # of the first three commits and their interactions
            value = cast(bytes, await client.lindex(answers, place))
            minute = (int.from_bytes(value[1:3]) - 16) % 65536
            await client.lset(answers, place, cast(Any, value[:1] + minute.to_bytes(2) + value[3:]))
        assert await store.answer(TABLE, "g1", 8, "i2", b"no") == Duplicate(b"done"), "until something is added"
        await store.commit(TABLE, change(8))
        assert await client.llen(answers) == 2 * (5 * 2 + 1)
    assert await store.answer(TABLE, "g1", 9, "i2", b"no") is None
    assert await store.answer(TABLE, "g1", 9, "i3", b"no") == Duplicate(b"done")


async def test_a_commit_whose_answer_was_lost_is_recognised(store):
    mine = change(0, events=[b"e"], interaction="click", answer=b"answer", outbox=[Entry("g1.1.0", b"said")])
    await store.commit(TABLE, mine)
    await store.commit(TABLE, change(1, events=[b"f"]))

    assert await store.commit(TABLE, mine) == Committed(1)
    assert await store.log(TABLE) == [b"e", b"f"]


async def test_what_was_answered_is_known_where_the_clock_of_redis_is_set_back(store, server):
    """As where a replica takes over whose clock is behind: just then answers are lost, and commits sent again."""
    mine = change(0, events=[b"e"], interaction="click", answer=b"done")
    await store.commit(TABLE, mine)
    async with Redis.from_url(server.url) as client:
        answers = f"mafia:{{{GUILD}}}:answers"
        for place in (1, 3):
            value = cast(bytes, await client.lindex(answers, place))
            minute = (int.from_bytes(value[1:3]) + 1) % 65536
            await client.lset(answers, place, cast(Any, value[:1] + minute.to_bytes(2) + value[3:]))
    assert await store.commit(TABLE, change(1, events=[b"f"])) == Committed(2)

    assert await store.commit(TABLE, mine) == Committed(1)
    assert await store.commit(TABLE, change(2, interaction="click")) == Duplicate(b"done")


async def test_delivered_entries_leave_the_outbox_alone_or_with_the_next_commit(store):
    said = [Entry(entry_id("g1", 1, n), b"") for n in range(4)]
    await store.commit(TABLE, change(0, outbox=said))

    await store.delivered(TABLE, [said[0].id])
    await store.commit(TABLE, change(1, delivered=[said[2].id]))

    assert (await store.load(TABLE)).outbox == (said[1], said[3])


async def test_a_server_that_lost_its_scripts_gets_them_again(server, store):
    await store.commit(TABLE, change(0))
    async with Redis.from_url(server.url) as client:
        await client.script_flush()
    assert await store.commit(TABLE, change(1)) == Committed(2)


async def test_a_big_commit_fits(store):
    events = [b"event %d" % n for n in range(20_000)]
    await store.commit(TABLE, change(0, snapshot=b"x" * 65536, events=events))
    assert await store.log(TABLE) == events


async def test_a_finished_game_is_archived_and_its_keys_are_free(store):
    await store.commit(TABLE, change(0, events=["شب".encode(), b"e2"], outbox=[Entry("g1.1.0", b"bye")]))
    assert not await store.finish(TABLE, "g1", 1, 99), "something is left to say"
    await store.delivered(TABLE, ["g1.1.0"])
    assert not await store.finish(TABLE, "g1", 2, 99), "another version"

    assert await store.finish(TABLE, "g1", 1, 99)

    assert await store.load(TABLE) is None
    assert await store.live() == []
    [past] = await store.history(GUILD)
    assert (past.game, past.ended, past.events) == ("g1", 99, ("شب".encode(), b"e2"))


async def finished(store, token, ended):
    await store.commit(TABLE, change(0, game=token))
    assert await store.finish(TABLE, token, 1, ended)


async def test_history_is_bounded(store):
    for n in range(KEPT_GAMES + 3):
        await finished(store, f"g{n}", n)
    assert [past.ended for past in await store.history(GUILD)] == list(range(KEPT_GAMES + 2, 2, -1))
    assert [past.ended for past in await store.history(GUILD, 2, skip=5)] == [KEPT_GAMES - 3, KEPT_GAMES - 4]
    assert await store.past(GUILD, "g2") is None
    assert len(await store._server.names("mafia:*")) == KEPT_GAMES + 2, "games, their list, and the guild's answers"


async def test_a_finished_game_is_let_go_when_its_time_is_up(store, server):
    await finished(store, "old", 1)
    await finished(store, "new", KEPT_MS + 2)
    assert [past.game for past in await store.history(GUILD)] == ["new"]
    async with Redis.from_url(server.url) as client:
        for name in ("past", "past:new"):
            assert 0 < KEPT_MS - await client.pttl(key(GUILD, name)) < 60_000


async def test_a_game_broken_off_is_shown_from_then_on_and_kept_no_longer(store, server):
    await finished(store, "g", 7)
    async with Redis.from_url(server.url) as client:
        await client.pexpire(key(GUILD, "past:g"), 5_000)
        assert await store.show(GUILD, "g")
        assert await client.pttl(key(GUILD, "past:g")) <= 5_000
    past = await store.past(GUILD, "g")
    assert past.shown
    assert past.ended == 7
    assert not await store.show(GUILD, "another")


async def test_what_was_never_played_is_not_kept(store):
    await store.commit(TABLE, change(0))
    assert await store.finish(TABLE, "g1", 1, 99, played=False)
    assert await store.load(TABLE) is None
    assert await store.history(GUILD) == []


async def test_live_games_of_ones_own_shards(store):
    tables = [TableId((number << 22) + 7, at) for number in range(40) for at in (0, 1, 7)]
    for table in tables:
        await store.commit(table, change(0))
        await store.refer(table, {"panel": "1"})
    await store.owe(1, 2, 3)

    assert await store.live() == tables
    assert await store.live([1, 3], 4) == [table for table in tables if (table.guild >> 22) % 4 in (1, 3)]


def test_an_id_longer_than_a_nonce_is_refused():
    assert len(entry_id("abcdefgh", 0xFFFFF, 0xFFF)) <= 25
    with pytest.raises(ValueError, match="25"):
        entry_id("abcdefgh" * 3, 1, 1)
