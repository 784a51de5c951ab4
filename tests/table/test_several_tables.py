"""Several tables of one server over one store: opened in one moment, joined in one moment, written in any order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.store import Change, Committed, Store, StoreUnavailable
from core.table import TABLES, TableId, Tables
from core.table.codec import Outcome
from core.table.table_commands import Begin, Join, Leave, Move, Open, Replace, Stop
from core.table_events import Seated
from tests.table.people import GUILD, Hands, Scribe, gather, user


async def opened(tables: Tables, by: int, channel: int) -> Outcome:
    """Open a table as a command does: at the first free number, and at the next where another was faster."""
    outcome = Outcome()
    for _ in range(TABLES):
        table = await tables.at(GUILD, channel)
        assert table is not None
        outcome = await table.do(Open(by, f"P{by}", channel, "classic"))
        if outcome.refusal is None or outcome.refusal.code != "tables_full":
            break
    return outcome


def codes(outcomes: Sequence[Outcome]) -> list[str | None]:
    return sorted((one.refusal.code if one.refusal else None for one in outcomes), key=str)


def voiced(begun: Outcome) -> int | None:
    return next(event.voiced for event in begun.events if isinstance(event, Seated))


async def test_two_starts_in_one_moment_in_one_channel(tables: Tables) -> None:
    outcomes = await asyncio.gather(opened(tables, 1, 600), opened(tables, 2, 600))
    assert codes(outcomes) == [None, "lobby_open"]
    assert len(tables.known(GUILD)) == 1


async def test_starts_in_one_moment_in_several_channels(tables: Tables) -> None:
    outcomes = await asyncio.gather(*(opened(tables, by, 600 + by) for by in range(TABLES)))
    assert codes(outcomes) == [None] * TABLES
    assert [table.id.number for table in tables.known(GUILD)] == list(range(TABLES))
    assert {table.state.lobby.channel for table in tables.known(GUILD) if table.state} == set(range(600, 600 + TABLES))
    assert await tables.at(GUILD, 900) is None


async def test_a_channel_is_one_tables_whoever_comes_and_goes(tables: Tables) -> None:
    threads = range(700, 699 + TABLES)
    for by, thread in enumerate(threads, 1):
        assert codes([await opened(tables, by, 600)]) == [None]
        assert (await tables.get(TableId(GUILD, by - 1)).do(Move(thread))).refusal is None
    away = tables.known(GUILD)
    back = [table.do(Move(None)) for table in away]
    outcomes = await asyncio.gather(*back[:2], opened(tables, 50, 600), *back[2:])
    assert codes(outcomes) == [None, *["lobby_open"] * (TABLES - 1)], "whoever is first"
    channels = [table.state.lobby.channel for table in tables.known(GUILD) if table.state]
    assert channels.count(600) == 1
    assert {table.state.lobby.home for table in tables.known(GUILD) if table.state} == {600}
    await opened(tables, 51, 601)
    assert len(tables.known(GUILD)) == TABLES
    assert await tables.at(GUILD, 602) is None, "those in threads count as well"


async def test_one_person_opens_two_and_joins_two_in_one_moment(tables: Tables) -> None:
    outcomes = await asyncio.gather(opened(tables, 1, 600), opened(tables, 1, 601))
    assert codes(outcomes) == [None, "sits_elsewhere"]
    await opened(tables, 2, 602)
    outcomes = await asyncio.gather(*(table.do(Join(9, "P9")) for table in tables.known(GUILD)))
    assert codes(outcomes) == [None, "sits_elsewhere"]
    taken = [table for table in tables.known(GUILD) if table.state and table.state.lobby.has(9)]
    assert len(taken) == 1
    refused = next(one.refusal for one in outcomes if one.refusal)
    assert taken[0].state is not None
    assert refused.args == {"channel": taken[0].state.lobby.channel}
    await taken[0].do(Leave(9))
    for table in tables.known(GUILD):
        if table is not taken[0]:
            assert (await table.do(Join(9, "P9"))).refusal is None


async def test_a_substitute_sits_at_no_other_table(tables: Tables) -> None:
    first, second = tables.get(TableId(GUILD)), tables.get(TableId(GUILD, 1))
    await gather(first, 6)
    await first.do(Begin(user(1), 1))
    await second.do(Open(50, "P50", 601, "classic"))
    refused = await first.do(Replace(user(1), 2, 50, "P50", True))
    assert codes([refused]) == ["they_sit_elsewhere"]
    await second.do(Stop(50))
    assert (await first.do(Replace(user(1), 2, 50, "P50", True))).refusal is None


async def test_the_second_game_with_a_voice_has_none_until_the_first_is_over(tables: Tables) -> None:
    first, second = tables.get(TableId(GUILD)), tables.get(TableId(GUILD, 1))
    await gather(first, 6, voice=70)
    for number in range(1, 7):
        by = 100 + number
        command = Open(by, "P", 601, "classic", voice=71) if number == 1 else Join(by, "P")
        assert (await second.do(command)).refusal is None
    await first.do(Begin(user(1), 1))
    begun = await second.do(Begin(101, 1))
    assert voiced(begun) == first.state.lobby.channel
    assert second.state.lobby.voice is None
    assert first.state.lobby.voice == 70
    await first.do(Stop(user(1)))
    await second.do(Stop(101))
    await tables.settled()
    agreed = {game.lobby.voice for game in await second.history.last(2) if game.lobby is not None}
    assert agreed == {70, 71}, "what was agreed holds for the next game with the same people"
    await second.do(Open(101, "P", 601, "classic", voice=71))
    for number in range(2, 7):
        await second.do(Join(100 + number, "P"))
    begun = await second.do(Begin(101, 1))
    assert voiced(begun) is None
    assert second.state.lobby.voice == 71


async def test_a_process_that_knows_nothing_of_a_server_reads_its_tables_at_once(store: Store, hands: Hands) -> None:
    tables = Tables(store, Scribe(), now=hands)
    for by in range(3):
        await opened(tables, by, 600 + by)
    await tables.settled()  # else what is left to be said is said by the next
    await tables.close()
    late = Tables(store, Scribe(), now=hands)
    before = store.round_trips
    found = await late.of(GUILD)
    assert [table.id.number for table in found] == [0, 1, 2]
    assert store.round_trips == before + 1
    assert await late.of(GUILD) == found
    assert await late.at(GUILD, 602) is found[2]
    assert store.round_trips == before + 1
    await late.close()


Step = tuple[int, bytes, bool]
LINES = st.text(st.characters(exclude_characters="\n\0", codec="utf-8"), max_size=8).map(str.encode)


async def test_who_serves_nothing_finds_the_number_that_is_free(tables: Tables, store: Store, hands: Hands) -> None:
    """As a process whose lease has just lapsed."""
    await opened(tables, 1, 601)
    other = Tables(store, Scribe(), now=hands, ours=lambda _: 0)
    free = await other.at(GUILD, 602)
    assert free is not None
    assert free.id.number == 1
    assert [table.id.number for table in other.known(GUILD)] == [0]
    await other.close()


async def test_a_start_beside_a_press_that_fails_loses_no_game(store: Store, hands: Hands) -> None:
    """The press may have been carried out or not, so that table is read anew; it has not ceased to be."""

    class Ends(Scribe):
        lost_games = 0

        async def lost(self, id_: TableId, game: str | None) -> None:
            self.lost_games += 1

    scribe = Ends()
    tables = Tables(store, scribe, now=hands)
    await opened(tables, 1, 601)
    commit, asked, back = store.commit, asyncio.Event(), asyncio.Event()

    async def fails(*_: object) -> Committed:
        asked.set()
        await back.wait()
        raise StoreUnavailable("away")

    store.commit = fails  # type: ignore[method-assign,assignment]
    pressing = asyncio.create_task(tables.get(TableId(GUILD)).do(Join(2, "P2")))
    await asked.wait()
    starting = asyncio.create_task(tables.at(GUILD, 602))
    await asyncio.sleep(0)
    store.commit = commit  # type: ignore[method-assign]
    back.set()
    await asyncio.gather(pressing, return_exceptions=True)
    free = await starting
    await tables.settled()
    for _ in range(3):  # as long as it takes to find that it is not in the history
        await store.history(GUILD)
    assert scribe.lost_games == 0
    assert free is not None
    assert free.id.number == 1
    assert len(await tables.of(GUILD)) == 1
    await tables.close()


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.tuples(st.integers(0, TABLES - 1), LINES, st.booleans()), max_size=80))
async def test_commits_of_one_table_never_touch_another(store: Store, steps: list[Step]) -> None:
    """Any interleaving of commits and ends leaves each table as if it were alone."""
    guild = GUILD + 7
    for table in await store.load_all(guild):
        saved = await store.load(table)
        assert saved is not None
        await store.finish(table, saved.game, saved.version, 1, unsaid=True, played=False)
        await store.drop_refs(table)
    alone: dict[TableId, tuple[str, list[bytes]]] = {}
    for turn, (number, body, over) in enumerate(steps):
        table = TableId(guild, number)
        game, log = alone.get(table, (f"g{number}.{turn}", []))
        done = await store.commit(table, Change(game, len(log), body, events=[body]))
        assert done == Committed(len(log) + 1)
        await store.refer(table, {"panel": game})
        alone[table] = (game, [*log, body])
        if over:
            assert await store.finish(table, game, len(log) + 1, turn, played=False)
            await store.drop_refs(table)
            del alone[table]
    found = await store.load_all(guild)
    assert {table: (saved.game, saved.version, saved.snapshot) for table, saved in found.items()} == {
        table: (game, len(log), log[-1]) for table, (game, log) in alone.items()
    }
    for table, (game, log) in alone.items():
        assert await store.log(table) == log
        assert await store.refs(table) == {"panel": game}
