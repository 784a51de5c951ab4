"""Each audience has a way of its own: what one is not shown just now holds nobody else up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from core.rules.commands import Act, Host
from core.rules.events import ALL, HOST, ActGiven, GameOver, PhaseBegan
from core.store import Store, StoreUnavailable
from core.table import NotNow, Tables, lane
from core.table.codec import read_event
from core.table.lane import FAULTS, TRIES
from core.table.table_commands import Begin, Join, Next
from core.table.upkeep import Upkeep
from core.table_events import LobbyChanged
from tests.table.people import STEWARD, TABLE, Scribe, gather, seat, until_phase, user
from tests.table.test_outbox import ROLES
from tests.waits import HANG, until

PAUSES = ("a delivery to be tried again", "something to be brought up to date")


class Slow:
    """A wait in which pauses end when the test says so, or when the table is in a hurry."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.pausing = 0

    async def __call__(self, awaitable: Any, reason: str) -> Any:
        if reason not in PAUSES:
            return await awaitable
        ends = [asyncio.create_task(awaitable), asyncio.create_task(self.go.wait())]
        self.pausing += 1
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.pausing -= 1
            for task in ends:
                task.cancel()
        await asyncio.sleep(0)
        return None


@pytest.fixture
def slow(monkeypatch):
    monkeypatch.setattr(lane, "AGAIN", (3600.0,))
    return Slow()


async def quick(awaitable: Any, reason: str) -> Any:
    """A wait without pauses."""
    if reason not in PAUSES:
        return await awaitable
    awaitable.close()
    await asyncio.sleep(0.001)  # not without any: Redis is to get its turn
    return None


class Picky(Scribe):
    """Shows nothing to those in `closed` for now; fails over a thing that is `broken`. Keeps each batch."""

    upkeep = ("rooms", "seats")

    def __init__(self) -> None:
        super().__init__()
        self.closed: set[str] = set()
        self.broken: type | None = None
        self.batches: list[tuple[str, list[str]]] = []
        self.kept: list[tuple[str, bool]] = []
        self.failing: set[str] = set()
        self.waiting: dict[str, list[str]] = {}
        self.held: dict[str, asyncio.Event] = {}
        self.never: str | None = None

    async def deliver(self, id_, to, said):
        self.batches.append((to, [one.id for one in said]))
        refused = any(isinstance(one.event, PhaseBegan) and one.event.phase == self.never for one in said)
        if to in self.closed or refused:
            raise NotNow("503")
        if self.broken is not None and any(isinstance(one.event, self.broken) for one in said):
            raise KeyError("a text")
        return await super().deliver(id_, to, said)

    async def keep(self, id_, what, waiting, again):
        self.kept.append((what, again))
        self.waiting[what] = list(waiting)
        if what in self.held:
            await self.held[what].wait()
        if what in self.failing:
            raise NotNow("503")

    def offered(self, to: str) -> int:
        return sum(1 for one, _ in self.batches if one == to)

    def shown_to(self, to: str) -> list:
        return [one.event for _, one in self.said if one.event.to == to]


@pytest.fixture
def picky():
    return Picky()


async def test_a_message_that_cannot_be_sent_holds_up_no_other_place(store, hands, picky, slow):
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    picky.closed = {"seat:3", "room:mafia"}
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await until(lambda: any(e.phase == "night" for e in picky.events(PhaseBegan)))
    await until(lambda: left_to_say(store, picky.closed))
    assert [event.seat for event in picky.shown_to("seat:4")] == [4]
    assert picky.shown_to("seat:3") == picky.shown_to("room:mafia") == []
    await tables.close()


async def left_to_say(store: Store, to: set[str]) -> bool:
    """Whether something is left to be said to these, and to nobody else."""
    saved = await store.load(TABLE)
    return saved is not None and {read_event(entry.body).to for entry in saved.outbox} == to


async def test_what_waits_goes_out_in_order_when_it_can_be_shown(store, hands, picky, slow):
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    picky.closed = {ALL}
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await until(lambda: picky.offered(ALL))
    picky.closed = set()
    slow.go.set()
    await tables.settled()
    assert [event.phase for event in picky.events(PhaseBegan)] == ["intro_night", "day", "nomination", "night"]
    assert (await store.load(TABLE)).outbox == ()
    await tables.close()


async def test_what_one_commit_says_is_one_batch_under_one_id_however_often_it_is_offered(store, hands, picky, slow):
    """Discord gives the first message back for a nonce that it knows: a batch must not have grown meanwhile."""
    tables = Tables(store, picky, now=hands, wait=slow)
    picky.closed = {ALL}
    await gather(tables.get(TABLE), 3)
    await until(lambda: picky.offered(ALL))
    await tables.get(TABLE).stop()
    again = Picky()
    back = Tables(store, again, now=hands)
    await back.resume()
    await back.settled()
    assert len(again.batches) == 3
    assert again.batches[0] == picky.batches[0]
    assert all(len(ids) == 1 for _, ids in again.batches)
    assert all(one.again for _, one in again.said), "an earlier process may have shown them"
    assert not any(one.again for one in picky.said)
    await back.close()


async def test_one_thing_that_cannot_be_shown_takes_no_innocent_ones_with_it(store, hands, picky, caplog):
    tables = Tables(store, picky, now=hands, wait=quick)
    table = tables.get(TABLE)
    await gather(table, 6)
    picky.broken = PhaseBegan
    assert (await table.do(Begin(user(1), 7, tuple(ROLES)))).refusal is None
    await tables.settled()
    kinds = [event.kind for event in picky.shown_to(ALL)]
    assert "seated" in kinds
    assert "phase" not in kinds
    assert [record.args[2] for record in caplog.records if "given up" in record.message] == ["phase"]
    together = [ids for to, ids in picky.batches if to == ALL and len(ids) > 1]
    assert len(together) == FAULTS
    assert (await store.load(TABLE)).outbox == ()
    await tables.close()


async def test_what_cannot_be_shown_for_long_lets_newer_things_pass_and_is_said_when_it_can_be(store, hands, picky):
    tables = Tables(store, picky, now=hands, wait=quick)
    table = tables.get(TABLE)
    picky.closed = {"seat:3"}
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await until(lambda: picky.offered("seat:3") >= 3 * TRIES)
    await until(lambda: left_to_say(store, picky.closed))
    await until(lambda: not picky.waiting["seats"])  # no menu waits for it
    assert len((await store.load(TABLE)).outbox) == 1
    picky.closed = set()
    await tables.settled()
    assert [event.seat for event in picky.shown_to("seat:3")] == [3]
    assert (await store.load(TABLE)).outbox == ()
    await tables.close()


async def test_one_that_is_never_taken_holds_up_no_newer_one(store, hands, picky):
    tables = Tables(store, picky, now=hands, wait=quick)
    table = tables.get(TABLE)
    picky.never = "intro_night"
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await until(lambda: [event.phase for event in picky.events(PhaseBegan)] == ["day", "nomination", "night"])
    picky.never = None
    await tables.settled()
    assert [event.phase for event in picky.events(PhaseBegan)][-1] == "intro_night"
    await tables.close()


async def test_an_end_that_could_not_be_said_for_an_hour_is_said_by_the_next_process(store, hands, picky):
    tables = Tables(store, picky, now=hands, wait=quick)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    picky.closed = {ALL}
    for target in (1, 2):
        await table.do(Host("eject", (target,)))
    await until(lambda: picky.offered(ALL) >= 10 * TRIES)
    await tables.close()

    again = Picky()
    back = Tables(store, again, now=hands, wait=quick)
    await back.resume()
    await back.settled()
    assert again.events(GameOver)
    assert all(one.again for _, one in again.said), "its face may leave out what is overtaken"
    assert await store.load(TABLE) is None
    await back.close()


async def test_an_end_that_is_never_taken_is_given_up_one_day(store, hands, picky, monkeypatch, caplog):
    monkeypatch.setattr(lane, "FOR_GOOD", 0.05)
    tables = Tables(store, picky, now=hands, wait=quick)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    picky.closed = {ALL}
    for target in (1, 2):
        await table.do(Host("eject", (target,)))
    await until(lambda: table.state is None)
    assert "given up" in caplog.text
    assert await store.load(TABLE) is None
    await tables.close()


async def test_a_new_game_need_not_wait_for_an_end_that_is_never_taken(store, hands, picky, caplog):
    tables = Tables(store, picky, now=hands, wait=quick)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    picky.closed = {ALL}
    for target in (1, 2):
        await table.do(Host("eject", (target,)))
    await until(lambda: picky.offered(ALL) >= TRIES and table._outgoing._lanes[ALL].empty)
    assert table.state.over
    async with asyncio.timeout(HANG):
        await table.put_away()
    assert table.state is None
    assert "given up" in caplog.text
    await gather(table, 1)
    await tables.close()


async def test_the_stores_absence_is_no_fault_of_what_is_shown(store, hands):
    class Forgetful(Scribe):
        async def deliver(self, id_, to, said):
            self.offers += 1
            if self.offers <= TRIES - 2:
                raise StoreUnavailable("away")
            return await super().deliver(id_, to, said)

    scribe = Forgetful()
    tables = Tables(store, scribe, now=hands, wait=quick)
    await gather(tables.get(TABLE), 1)
    await tables.settled()
    assert [event.change for event in scribe.events(LobbyChanged)] == ["opened"]
    await tables.close()


async def test_a_host_who_follows_is_told_what_others_are_told_and_it_is_struck_when_all_have_it(
    store, hands, picky, slow
):
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    await gather(table, 1, moderator=user(9))
    for number in range(2, 9):
        await table.do(Join(user(number), f"P{number}"))
    assert (await table.do(Begin(user(9), 7))).refusal is None
    await until_phase(table, hands, "night")
    await tables.settled()
    picky.closed = {HOST}
    prompt = next(prompt for prompt in table.prompts() if prompt.do == "save")
    await table.do(Act(prompt.seat, "save", (prompt.seats[0],)))
    await until(lambda: picky.events(ActGiven))
    assert len((await store.load(TABLE)).outbox) == 1
    assert table.waiting() == tables.waiting() == 1
    picky.closed = set()
    slow.go.set()
    await tables.settled()
    assert len(picky.events(ActGiven)) == 2
    assert (await store.load(TABLE)).outbox == ()
    await tables.close()


async def test_the_end_does_not_wait_for_a_pause_to_pass(store, hands, picky, slow):
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await tables.settled()
    picky.closed = {ALL}
    await table.do(Host("eject", (1,)))
    await until(lambda: slow.pausing)
    picky.closed = set()
    await table.do(Host("eject", (2,)))
    async with asyncio.timeout(HANG):
        await tables.settled()
    assert picky.events(GameOver)
    assert table.state is None
    await tables.close()


async def test_what_is_kept_up_to_date_is_looked_at_after_each_batch_and_at_each_load(store, hands, picky):
    tables = Tables(store, picky, now=hands)
    await gather(tables.get(TABLE), 2)
    await tables.settled()
    assert ("seats", False) in picky.kept
    await tables.close()

    again = Picky()
    back = Tables(store, again, now=hands)
    await back.resume()
    await back.settled()
    assert again.said == []
    assert again.kept[0] == ("rooms", True)
    assert ("seats", True) in again.kept
    await back.close()


async def test_what_is_not_up_to_date_is_tried_again_by_itself_and_stops_no_game(store, hands, picky, slow):
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    picky.failing = {"rooms"}
    await seat(table, 6, roles=ROLES)
    await until(lambda: slow.pausing and not table.waiting())
    before = picky.kept.count(("rooms", False))
    assert ("seats", False) in picky.kept, "one that fails holds up no other"
    picky.failing = set()
    slow.go.set()
    await tables.settled()
    assert picky.kept.count(("rooms", False)) > before, "nothing else has happened"

    slow.go.clear()
    picky.failing = {"rooms", "seats"}
    for _ in range(3):
        before = len(picky.kept)
        await table.do(Next(STEWARD, steward=True))
        await until(lambda before=before: {what for what, _ in picky.kept[before:]} == set(Picky.upkeep))
    await table.do(Host("eject", (1,)))
    await table.do(Host("eject", (2,)))
    slow.go.set()
    await until(lambda: table.state is None)
    await gather(table, 2)
    await tables.close()


async def test_a_new_game_need_not_wait_for_rooms_that_cannot_be_closed(store, hands, picky, slow):
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    picky.failing = {"rooms", "seats"}
    for target in (1, 2):
        await table.do(Host("eject", (target,)))
    await until(lambda: slow.pausing == 2 and not table.waiting())
    assert table.state.over, "it waits for its rooms"
    async with asyncio.timeout(HANG):
        await table.put_away()
    assert table.state is None
    await gather(table, 1)
    await tables.close()


async def test_what_is_tried_for_the_last_time_is_tried_no_more_for_the_sake_of_another(store, hands, picky, slow):
    """The rooms' last try ends after the seats' has: the seats are looked at once more then, not for five minutes."""
    tables = Tables(store, picky, now=hands, wait=slow)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    picky.failing = {"rooms", "seats"}
    for target in (1, 2):
        await table.do(Host("eject", (target,)))
    await until(lambda: slow.pausing == 2 and not table.waiting())
    before, picky.held["rooms"] = len(picky.kept), asyncio.Event()
    away = asyncio.create_task(table.put_away())
    await until(lambda: ("seats", False) in picky.kept[before:] and table._outgoing._upkeep.chores[1].settled)
    assert not away.done()
    picky.held["rooms"].set()
    async with asyncio.timeout(HANG):
        await away
    assert table.state is None
    await tables.close()


async def test_upkeep_knows_who_has_something_to_be_shown_first(store, hands, picky, slow):
    tables = Tables(store, picky, now=hands, wait=slow)
    picky.closed = {"seat:3"}
    await seat(tables.get(TABLE), 6, roles=ROLES)
    await until(lambda: picky.waiting.get("seats") == ["seat:3"])
    await tables.close()


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whose_turn_it_is_to_be_told_says_nothing_of_cards(table, scribe, seed):
    """Who may use something so often is told of that before anybody has a card: it is not their turn sooner for it."""
    order: list[str] = []
    deliver = scribe.deliver

    async def noting(id_, to, said):
        order.append(to)
        return await deliver(id_, to, said)

    scribe.deliver = noting
    await seat(table, 8, seed=seed, scenario="godfather")
    await table.settled()
    dealt = [to for to in order if to.startswith("seat:")]
    assert dealt == [f"seat:{number}" for number in range(1, 9)]


async def test_a_part_of_the_upkeep_that_is_cancelled_passes_nothing_on():
    begun: list[str] = []

    async def keep(part: str, _: bool) -> None:
        begun.append(part)
        if part == "first":
            await asyncio.Event().wait()

    upkeep = Upkeep("a table", ("first", "second"), keep, lambda: None, quick)
    upkeep.begin()
    await until(lambda: begun == ["first"])
    tasks = upkeep.tasks()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (begun, upkeep.tasks()) == (["first"], [])


async def test_after_a_restart_the_upkeep_goes_in_its_order_too():
    """Who sits in a room is asked elsewhere until they have been let in; where the process died over that, the next one
    asks nobody before it has looked."""
    begun: list[tuple[str, bool]] = []
    looked = asyncio.Event()

    async def keep(part: str, again: bool) -> None:
        begun.append((part, again))
        if part == "rooms":
            await looked.wait()

    upkeep = Upkeep("a table", Picky.upkeep, keep, lambda: None, quick)
    upkeep.all_again()
    await until(lambda: bool(begun))
    for _ in range(10):
        await asyncio.sleep(0)  # what has been begun beside gets its turn
    assert begun == [("rooms", True)]
    looked.set()
    await until(lambda: upkeep.settled)
    assert begun == [("rooms", True), ("seats", True)]
