"""A command at a running table: in one round trip, once, by the right person, whoever else writes."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest
from structlog.contextvars import clear_contextvars, get_contextvars

from core.rules.commands import Act, Deadline, Host, Vote
from core.rules.events import HOST, ActGiven
from core.rules.fold import fold
from core.store import Patience, Store, StoreUnavailable, TableId
from core.table import Tables
from core.table.codec import pack, read_event, read_state
from core.table.counted_log import of_rules
from core.table.saved import TENTH
from core.table.table_commands import Join
from core.table_events import LobbyChanged
from tests.store.proxy import Proxy
from tests.store.servers import RunningServer
from tests.table.people import TABLE, Hands, Scribe, gather, seat, until_phase, user
from tests.waits import HANG, until

ROLES = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


async def read(store) -> Any:
    """The table as Redis has it."""
    return read_state((await store.load(TABLE)).snapshot)


async def test_one_round_trip_a_command(table, store, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await table.do(Act(5, "kill", (1,)), interaction="every script has been sent once")
    await table.settled()
    for number, command in enumerate([Act(1, "kill", (5,)), Act(3, "save", (5,)), Act(1, "kill", (5, 6))]):
        before = store.round_trips
        await table.do(command, user=user(command.by), interaction=str(number))
        assert store.round_trips - before == 1
        await table.settled()


async def test_an_act_is_in_redis_when_it_is_acknowledged(table, store, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    outcome = await table.do(Act(4, "inspect", (1,)), user=user(4), interaction="i")

    assert [event.kind for event in outcome.events] == ["act"]
    assert (await read(store)).game.acts == table.state.game.acts
    assert read_event((await store.log(TABLE))[-1]) == outcome.events[-1]


async def test_the_log_folds_to_the_same_state(table, store, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await table.do(Act(1, "kill", (5,)), user=user(1))
    await until_phase(table, hands, "day")

    events = of_rules(read_event(event) for event in await store.log(TABLE))

    assert pack(fold(events).to_data()) == pack(table.state.game.to_data())


async def test_a_second_delivery_of_an_interaction_changes_nothing(table, store, hands, scribe):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    first = await table.do(Act(1, "kill", (5,)), user=user(1), interaction="click")
    version = (await store.load(TABLE)).version
    await table.do(Act(1, "kill", (6,)), user=user(1), interaction="other")

    again = await table.do(Act(1, "kill", (5,)), user=user(1), interaction="click")

    assert again.duplicate
    assert again.refusal is None
    assert again.events == [event for event in first.events if event.to != HOST]
    assert table.state.game.acts[-1].at == (6,)
    assert (await store.load(TABLE)).version == version + 1


async def test_a_refused_interaction_stays_refused(table, hands):
    await seat(table, 6, roles=ROLES)
    early = await table.do(Act(1, "kill", (5,)), user=user(1), interaction="click")
    assert early.refusal.code == "wrong_phase"
    await until_phase(table, hands, "night")

    again = await table.do(Act(1, "kill", (5,)), user=user(1), interaction="click")

    assert again.duplicate
    assert again.refusal == early.refusal
    assert table.state.game.acts == []


@pytest.mark.parametrize(
    ("command", "by", "code"),
    [
        (Act(1, "kill", (5,)), user(2), "not_your_prompt"),
        (Act(1, "kill", (5,)), 4242, "not_your_prompt"),
        (Act(99, "kill", (5,)), user(2), "not_your_prompt"),
        (Vote(1, (2,)), user(2), "not_your_prompt"),
        (Host("eject", (2,)), user(2), "not_host"),
        (Deadline(1), user(1), "not_host"),
    ],
)
async def test_nobody_moves_anothers_hand(table, hands, command, by, code):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    before = table.state
    assert (await table.do(command, user=by)).refusal.code == code
    assert table.state is before


async def test_a_late_deadline_changes_nothing(table, hands):
    await seat(table, 6, roles=ROLES)
    serial = table.state.game.serial
    await until_phase(table, hands, "night")
    before = table.state
    assert (await table.do(Deadline(serial))).refusal.code == "stale"
    assert table.state is before


async def test_a_menu_of_last_night_changes_nothing(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    earlier = table.state.game.serial
    assert (await table.do(Act(1, "kill", (5,)), user=user(1), phase=earlier)).refusal is None
    await until_phase(table, hands, "day")
    await until_phase(table, hands, "night")

    for stale in (earlier, 0, earlier + 99):
        assert (await table.do(Act(1, "kill", (6,)), user=user(1), phase=stale)).refusal.code == "stale"

    assert table.state.game.acts == []


async def test_two_tables_of_one_guild_decide_again_and_lose_nothing(table, store, hands):
    """During a roll-over two processes hold the guild: both write, each act stands once, both end up with the same."""
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    elsewhere = Tables(store, Scribe(), now=hands).get(TABLE)
    await elsewhere.load()
    for target in (5, 6, 5, 6, 4):
        results = await asyncio.gather(
            table.do(Act(1, "kill", (target,)), user=user(1)), elsewhere.do(Act(3, "save", (target,)), user=user(3))
        )
        assert all(result.refusal is None for result in results)

    await table.do(Act(4, "inspect", (1,)), user=user(4))

    acts = {act.do: act.at for act in table.state.game.acts}
    assert acts == {"kill": (4,), "save": (4,), "inspect": (1,)}
    log = [read_event(event) for event in await store.log(TABLE)]
    assert len([event for event in log if isinstance(event, ActGiven)]) == 11


async def test_a_lobby_two_processes_open_at_once_is_one(store, hands):
    first, second = (Tables(store, Scribe(), now=hands).get(TABLE) for _ in range(2))
    await asyncio.gather(gather(first, 1), second.do(Join(user(5), "P5")))
    outcome = await second.do(Join(user(5), "P5"))
    assert outcome.refusal is None or outcome.refusal.code == "already_joined"
    assert [player.user for player in (await read(store)).lobby.players] == [user(1), user(5)]


def versions_of(commits: int, hands: Hands) -> int:
    """The version of a table where so many things have been done in one moment: the first goes by the clock."""
    return hands() // TENTH + commits - 1


async def test_the_clicks_of_a_moment_are_taken_one_after_the_other(table, hands, store):
    await gather(table, 1)
    outcomes = await asyncio.gather(*(table.do(Join(user(n), f"P{n}"), interaction=str(n)) for n in range(2, 26)))
    assert all(outcome.refusal is None for outcome in outcomes)
    assert len(table.state.lobby.players) == 20
    assert len(table.state.lobby.waiting) == 5
    assert (await store.load(TABLE)).version == versions_of(25, hands)


async def test_redis_away_is_said_and_the_table_reads_again(tmp_path):
    """An act sent while Redis is gone is not acknowledged; once it is back the table goes on from what stands."""
    server = RunningServer(tmp_path, "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await server.start()
    proxy = Proxy(server.port)
    await proxy.start()
    patience = Patience(HANG)
    store, hands, scribe = Store.at(proxy.url, patience), Hands(), Scribe()
    tables = Tables(store, scribe, now=hands)
    table = tables.get(TABLE)
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    await table.settled()
    proxy.lose_answers(100)
    patience._seconds = 0.3

    with pytest.raises(StoreUnavailable):
        await table.do(Act(1, "kill", (5,)), user=user(1), interaction="lost")

    assert table.state is not None, "still shown as it was last seen"
    proxy.lose_answers(0)
    patience._seconds = HANG
    again = await table.do(Act(1, "kill", (5,)), user=user(1), interaction="lost")
    assert again.refusal is None
    assert [act.at for act in (await read(store)).game.acts] == [(5,)]
    await table.settled()
    assert [event.at for event in scribe.events(ActGiven)] == [(5,)], "said once, whichever of the two sends stood"
    await tables.close()
    await store.close()
    await proxy.stop()
    server.stop()


async def test_redis_restarted_under_load(tmp_path, caplog):
    """Twenty tables take joins while the server is killed and started again: each is answered, none is lost."""
    server = RunningServer(tmp_path, "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await server.start()
    store, scribe = Store.at(server.url, Patience(HANG)), Scribe()
    hands = Hands()
    tables = Tables(store, scribe, now=hands)
    guilds = range(1, 21)
    answered = 0

    async def people(guild: int) -> None:
        nonlocal answered
        await gather(tables.get(TableId(guild)), 1)
        for number in range(2, 31):
            outcome = await tables.get(TableId(guild)).do(
                Join(user(number), f"P{number}"), interaction=f"{guild}-{number}"
            )
            assert outcome.refusal is None
            answered += 1

    crowd = asyncio.gather(*(people(guild) for guild in guilds))
    await until(lambda: answered >= 200)
    server.stop(signal.SIGKILL)
    await until(lambda: "does not take commands" in caplog.text)
    await server.start()
    await crowd
    await tables.settled()

    for guild in guilds:
        saved = await store.load(TableId(guild))
        assert saved is not None
        lobby = read_state(saved.snapshot).lobby
        assert [player.user for player in (*lobby.players, *lobby.waiting)] == [user(n) for n in range(1, 31)]
        assert saved.version == versions_of(30, hands)
        assert saved.outbox == ()
        assert len(scribe.events(LobbyChanged, TableId(guild))) == 30
    await tables.close()
    await store.close()
    server.stop()


async def test_what_is_logged_in_a_command_names_its_game(table, hands):
    await seat(table, 6, roles=ROLES)
    await until_phase(table, hands, "night")
    clear_contextvars()
    await table.do(Act(4, "inspect", (1,)), user=user(4))
    assert get_contextvars() == {"table": str(TABLE), "game": table.state.token}, "and nothing of what was done"
