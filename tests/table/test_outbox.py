"""What must be said is said once, in order, whatever becomes of the delivery."""

from __future__ import annotations

import asyncio
from typing import Any

from core.rules.commands import Act, Host
from core.rules.events import GameOver
from core.table import Tables
from core.table.codec import read_event
from core.table.table_commands import Leave, Open, Stop
from core.table_events import LobbyChanged
from tests.table.people import CHANNEL, GUILD, TABLE, Scribe, gather, seat, until_phase, user
from tests.waits import until

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


async def quick(awaitable: Any, reason: str) -> Any:
    """A wait in which nobody waits long for a delivery to be tried again."""
    if reason == "a delivery to be tried again":
        awaitable.close()
        await asyncio.sleep(0.001)  # not without any: Redis is to get its turn
        return None
    return await awaitable


async def test_what_is_said_leaves_the_outbox(table, store, scribe):
    await seat(table, 6, roles=ROLES)
    await table.settled()
    assert (await store.load(TABLE)).outbox == ()
    ids = [said.id for _, said in scribe.said]
    assert len(ids) == len(set(ids))
    assert all(len(one) <= 25 for one in ids)


async def test_each_audience_is_told_in_the_order_of_the_log(table, store, hands, scribe):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await table.settled()
    log = [read_event(event) for event in await store.log(TABLE)]
    audiences = {event.to for event in log} - {"host"}
    assert len(audiences) > 4
    for to in audiences:
        assert [said.event for _, said in scribe.said if said.event.to == to] == [e for e in log if e.to == to]
    assert {said.event.to for _, said in scribe.said} == audiences


async def test_a_process_that_died_before_speaking_leaves_it_to_the_next(store, hands, scribe):
    mute = Scribe()
    mute.refusing = True
    first = Tables(store, mute, now=hands)
    await gather(first.get(TABLE), 3)
    await first.get(TABLE).stop()

    second = Tables(store, scribe, now=hands)
    assert await second.resume() == [TABLE]
    await second.settled()

    assert [event.change for event in scribe.events(LobbyChanged)] == ["opened", "joined", "joined"]
    third = Tables(store, late := Scribe(), now=hands)
    await third.resume()
    await third.settled()
    assert late.said == []


async def test_a_delivery_that_fails_is_tried_again_under_the_same_id(store, hands):
    class Stumbling(Scribe):
        async def deliver(self, id_, to, said):
            self.offers += 1
            if self.offers == 2:
                raise ConnectionError("502")
            return await super().deliver(id_, to, said[:1])

    scribe = Stumbling()
    tables = Tables(store, scribe, now=hands, wait=quick)
    await gather(tables.get(TABLE), 4)
    await tables.settled()
    assert [event.change for event in scribe.events(LobbyChanged)] == ["opened", "joined", "joined", "joined"]
    assert (await store.load(TABLE)).outbox == ()
    await tables.close()


async def test_what_is_never_done_with_does_not_hang_the_table(store, hands):
    class Deaf(Scribe):
        async def deliver(self, id_, to, said):
            return [one.id for one in said if getattr(one.event, "user", None) != user(1)]

    tables = Tables(store, Deaf(), now=hands, wait=quick)
    await gather(tables.get(TABLE), 3)

    async def one_is_left() -> bool:
        return len((await store.load(TABLE)).outbox) == 1

    await until(one_is_left)
    left = [read_event(entry.body) for entry in (await store.load(TABLE)).outbox]
    assert [event.user for event in left if isinstance(event, LobbyChanged)] == [user(1)]
    await tables.close()


async def test_a_finished_game_is_archived_after_its_last_word(table, store, hands, scribe):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    scribe.refusing = True
    for target in (1, 2):
        await table.do(Host("eject", (target,)))
    assert table.state.over
    assert await store.history(GUILD) == []
    assert (await table.do(Open(user(2), "P2", CHANNEL, "classic"))).refusal.code == "putting_away"
    scribe.refusing = False
    await table.put_away()

    assert scribe.events(GameOver)[0].winner == ("town",)
    [past] = await store.history(GUILD)
    assert [read_event(event).kind for event in past.events].count("over") == 1
    assert await store.load(TABLE) is None
    assert table.state is None
    assert (await table.do(Act(1, "kill", (5,)))).refusal.code == "no_game"
    await gather(table, 2)


async def test_a_game_that_ended_just_before_the_process_did_is_archived_by_the_next(store, hands, scribe):
    mute = Scribe()
    mute.refusing = True
    first = Tables(store, mute, now=hands)
    await seat(first.get(TABLE), 6, roles=ROLES)
    await first.get(TABLE).do(Stop(user(1)))
    await first.get(TABLE).stop()
    await store.delivered(TABLE, [entry.id for entry in (await store.load(TABLE)).outbox])

    second = Tables(store, scribe, now=hands)
    await second.resume()
    await second.settled()

    assert await store.load(TABLE) is None
    assert len(await store.history(GUILD)) == 1


async def test_a_lobby_that_closed_just_before_the_process_did_is_put_away_and_no_game_of_the_past(
    store, hands, scribe
):
    mute = Scribe()
    mute.refusing = True
    first = Tables(store, mute, now=hands)
    await gather(first.get(TABLE), 1)
    await first.get(TABLE).do(Leave(user(1)))
    await first.get(TABLE).stop()
    await store.delivered(TABLE, [entry.id for entry in (await store.load(TABLE)).outbox])

    second = Tables(store, scribe, now=hands)
    await second.resume()
    await second.settled()

    assert await store.load(TABLE) is None
    assert await store.history(GUILD) == []
