"""What is kept about a person is shown and deleted, by every part of the store that keeps something."""

from __future__ import annotations

import asyncio
import random
import re
import zlib
from dataclasses import replace
from typing import Any

import pytest
from redis.asyncio import Redis

from core.rules.fold import fold
from core.store import AUTO, Part, Shelved, Store, StoreUnavailable, TableId
from core.store.folding import restored, unfolded
from core.store.games import WHEN
from core.table import Tables
from core.table.codec import opened, pack
from core.table.lobby_state import NOBODY
from core.table.personal_data import Privacy
from core.table.result import pack_result
from core.table.table_commands import Begin, CoHost, Configure, HandOver, Join, Kick, Leave, Open, Pause, Replace, Stop
from tests.table.people import CHANNEL, GUILD, TABLE, Hands, Scribe, answer, seat
from tests.table.test_whole_games import play_out

FIRST = 700_000_000_000_000_000
"""Ids as Discord's are: nothing else in a game is such a number."""
OTHER = GUILD + (1 << 30)


def person(number: int) -> int:
    return FIRST + number


def name(number: int) -> str:
    return f"Person{number:02}"


async def gathered(tables: Tables, guild: int, people: range) -> None:
    """A lobby of these people; the first has opened it."""
    table = tables.get(TableId(guild))
    first = people[0]
    assert (await table.do(Open(person(first), name(first), CHANNEL, "classic"))).refusal is None
    for number in people[1:]:
        assert (await table.do(Join(person(number), name(number)), interaction=f"{guild}.{number}")).refusal is None


async def stopped(tables: Tables, guild: int, people: range) -> None:
    """A game of these people that their host stops, with whatever may happen to people at a table."""
    table = tables.get(TableId(guild))
    await gathered(tables, guild, people)
    await table.do(Kick(person(people[0]), person(people[-1])))
    await table.do(Leave(person(people[-2])))
    await table.do(Join(person(people[-2]), name(people[-2])))
    for command in (
        Configure(person(people[0]), {"moderator": person(91)}),
        CoHost(person(91), person(92), name(92)),
        Begin(person(91), 5),
        Replace(person(91), 2, person(90), name(90)),
    ):
        assert (await table.do(command)).refusal is None, command
    await table.do(Leave(person(people[3])))
    await table.do(Join(person(people[3]), name(people[3])))
    assert (await table.do(HandOver(person(91), person(93), name(93)))).refusal is None
    await table.do(Stop(person(93)), interaction=f"{guild}.stop")
    await tables.settled()


async def everything(redis: Any) -> dict[str, str]:
    """All that stands in Redis, unpacked and as text, by key."""
    found: dict[str, str] = {}
    async for raw in redis.scan_iter():
        kind = (await redis.type(raw)).decode()
        read = {
            "string": redis.get,
            "hash": redis.hgetall,
            "set": redis.smembers,
            "list": lambda key: redis.lrange(key, 0, -1),
            "zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
        }[kind]
        found[raw.decode()] = text_of(plain(await read(raw)))
    return found


def plain(value: Any) -> Any:
    """Without the forms in which a game is kept short."""
    if isinstance(value, dict) and b"snapshot" in value:
        return {**value, b"snapshot": opened(value[b"snapshot"])}
    if isinstance(value, list) and value and isinstance(value[0], bytes):
        return [restored(one[WHEN:]) if one.startswith(b"=") else one for one in unfolded(value)]
    return value


def text_of(value: Any) -> str:
    if isinstance(value, bytes):
        try:
            return zlib.decompress(value).decode()
        except zlib.error:
            return value.decode()
    if isinstance(value, dict):
        return "\n".join(f"{text_of(key)}: {text_of(one)}" for key, one in value.items())
    if isinstance(value, list | tuple | set):
        return "\n".join(map(text_of, value))
    return str(value)


def where(kept: dict[str, str], number: int) -> list[str]:
    """The keys in which a person stands."""
    return sorted(
        key for key, text in kept.items() for word in (str(person(number)), name(number)) if word in key + text
    )


@pytest.fixture
async def redis(redis_url: str):
    client = Redis.from_url(redis_url)
    yield client
    await client.aclose()


async def test_every_kind_in_which_people_can_stand_has_a_keeper(store):
    kinds = {kind.kind: kind for part in Part.__subclasses__() for kind in part.KEEPS}
    answered = [kind for keeper in Privacy(store).keepers for kind in keeper.kinds] + list(Privacy.PERSONAL)
    assert sorted(answered) == sorted(kind.kind for kind in kinds.values() if kind.people)
    assert [part.__name__ for part in Part.__subclasses__() if not part.KEEPS] == []


async def test_whatever_is_written_is_of_a_kind_that_some_part_has_declared(tables, store, hands, redis):
    """A key that nobody declares is one that nobody shows or deletes."""
    await used(tables, store, hands)
    await store.owe(GUILD, person(2), 5)
    await store.shelve(GUILD, Shelved("harbour", "harbour.0", 5, 12, {"en": "Harbour"}, 0, 1), "id: harbour")
    await store.note_opened(GUILD, "harbour.0", 0)
    await store.hold("a process", 1, AUTO)
    await store.note_voice(GUILD, "[]")
    await gathered(tables, GUILD, range(1, 8))
    await tables.settled()
    kinds = [kind for part in Part.__subclasses__() for kind in part.KEEPS]
    kept = await everything(redis)
    declared = {key: [kind.kind for kind in kinds if re.fullmatch(kind.names, key)] for key in kept}
    assert {key: found for key, found in declared.items() if len(found) != 1} == {}
    assert {found for (found,) in declared.values()} == {kind.kind for kind in kinds} - {"leaving"}, "all were used"
    for kind in kinds:
        if not kind.people:
            held = {key: text for key, text in kept.items() if re.fullmatch(kind.names, key)}
            assert [where(held, number) for number in range(1, 8)] == [[]] * 7, kind


async def test_whoever_stands_in_a_game_is_found_by_the_index(tables, store, hands, redis):
    await used(tables, store, hands)
    kept = {key: text for key, text in (await everything(redis)).items() if ":past:" in key}
    named = [number for number in range(1, 100) if where(kept, number)]
    assert {1, 9, 90, 91, 92, 93} <= set(named)
    assert [number for number in named if set(await store.guilds_of(person(number))) != {GUILD, OTHER}] == []


async def used(tables: Tables, store: Store, hands: Hands) -> None:
    """Everything that can be kept of somebody is: in two guilds, games stopped and played to their end, a mute."""
    await stopped(tables, GUILD, range(1, 10))
    await stopped(tables, OTHER, range(1, 10))
    await seat(tables.get(TABLE), 8, seed=8)
    await play_out(tables.get(TABLE), hands, random.Random(8))
    await tables.settled()
    for number in range(1, 10):
        await store.set_person(person(number), {"language": "fa", "dm": str(5000 + number)})
    await store.set_settings(GUILD, {"language": "uk", "table/classic/small": "mafioso citizen"})
    await store.refer(TABLE, {"panel": "1.2.3"})
    await store.allow("direct-messages", "monday", 5)
    await store.owe(GUILD, person(1), 5)
    await store.paid(GUILD, person(1))
    for number in (1, 4, 5):
        await store.set_unranked(person(number), True)


@pytest.mark.parametrize("number", [1, 2, 4, 9, 90, 91, 92, 93])
async def test_nothing_is_left_of_who_is_forgotten_and_everything_of_the_others(tables, store, hands, redis, number):
    await used(tables, store, hands)
    before = await everything(redis)
    assert where(before, number), "there is something to delete"
    shown = await tables.privacy.show(person(number))
    assert {at.guild for at in shown.guilds} == {GUILD, OTHER}
    assert shown.total("games") == 2

    assert not (await tables.privacy.forget(person(number))).guilds

    after = await everything(redis)
    assert where(after, number) == []
    assert set(before) - set(after) <= {
        f"mafia:person:{{{person(number)}}}",
        f"mafia:person:{{{person(number)}}}:guilds",
    }
    for other in {1, 2, 3, 4, 5, 8, 90, 91, 92, 93} - {number}:
        assert where(after, other) == where(before, other)
    empty = await tables.privacy.show(person(number))
    assert not empty.guilds
    assert not empty.notes
    assert not empty.unranked


async def test_a_game_stays_readable_without_one_of_its_people(tables, store, hands, redis):
    table = tables.get(TABLE)
    await gathered(tables, GUILD, range(1, 9))
    await table.do(Begin(person(1), 3))
    await play_as(tables, hands, random.Random(3))
    (before,) = await table.history.last(1)
    (count,) = await tables.records.of(GUILD)
    assert before.over is not None

    await tables.privacy.forget(person(4))

    (after,) = await table.history.last(1)
    assert after.people[3].user == NOBODY
    assert after.people[3].name == ""
    assert [one for at, one in enumerate(after.people) if at != 3] == [
        one for at, one in enumerate(before.people) if at != 3
    ]
    assert after.rules_log == before.rules_log
    assert pack(fold(after.rules_log).to_data()) == pack(fold(before.rules_log).to_data())
    (recount,) = await tables.records.of(GUILD)
    assert recount.seats[3].user == NOBODY
    assert [one.won for one in recount.seats] == [one.won for one in count.seats]
    assert recount.seats[:3] == count.seats[:3]


async def play_as(tables: Tables, hands: Hands, dice: random.Random) -> None:
    """The clock runs, and everybody votes or acts now and then, until the game ends."""
    table = tables.get(TABLE)
    for _ in range(400):
        state = table.state
        if state is None or state.over:
            break
        asked = table.prompts()
        dice.shuffle(asked)
        for prompt in asked[: dice.randint(0, len(asked))]:
            await table.do(answer(prompt, dice), user=table.state.user_of(prompt.seat))
        clock = table.state.clock
        assert clock is not None
        assert clock.ends is not None
        hands.at = clock.ends
        await table.due()
    await tables.settled()


async def test_who_plays_is_forgotten_when_the_game_has_ended(tables, store, hands, redis):
    table = tables.get(TABLE)
    await stopped(tables, OTHER, range(1, 10))
    await gathered(tables, GUILD, range(1, 9))
    await table.do(Begin(person(1), 3))
    await tables.settled()

    remains = await tables.privacy.forget(person(4))

    assert remains.guilds == {"live": [GUILD]}
    assert table.state.user_of(4) == person(4), "the game goes on with them in it"
    assert where({key: text for key, text in (await everything(redis)).items() if str(OTHER) in key}, 4) == []
    await play_as(tables, hands, random.Random(3))
    assert where(await everything(redis), 4) == []
    assert where(await everything(redis), 5) != []


async def test_who_was_to_be_forgotten_when_a_process_died_is_at_the_next_start(tables, store, hands, redis):
    await stopped(tables, GUILD, range(1, 10))
    await store.leave_later(GUILD, person(4))
    another = Tables(store, Scribe(), now=hands)
    another.aftermath.catch_up()
    await another.aftermath.settled()
    assert where(await everything(redis), 4) == []
    await another.close()


async def test_what_a_process_that_died_while_it_forgot_somebody_had_left_is_deleted_at_the_next_start(
    store, hands, redis
):
    async def dies(user: int) -> None:
        raise StoreUnavailable("killed")

    first = Tables(store, Scribe(), now=hands, forget_notes=dies)
    await store.set_person(person(4), {"language": "fa"})
    await gathered(first, GUILD, range(1, 9))
    await first.get(TABLE).do(Begin(person(1), 3))
    await first.settled()
    assert (await first.privacy.forget(person(4))).guilds == {"live": [GUILD]}
    await first.get(TABLE).do(Stop(person(1)))
    await first.settled()
    await first.close()
    assert where(await everything(redis), 4) != [], "it died before it had come to the end"

    second = Tables(store, Scribe(), now=hands)
    second.aftermath.catch_up()
    await second.aftermath.settled()
    assert where(await everything(redis), 4) == []
    await second.close()


async def test_what_has_not_begun_when_a_process_ends_is_left_to_the_next(tables, store, hands, recwarn):
    """And no coroutine is made for it that nobody awaits."""
    await stopped(tables, GUILD, range(1, 10))
    await store.leave_later(GUILD, person(4))
    another = Tables(store, Scribe(), now=hands)
    another.aftermath.catch_up()
    another.aftermath.taken_up([])
    another.aftermath.ended(GUILD, "game", played=True)
    await another.aftermath.close()
    assert await store.all_leaving() == [GUILD]
    await another.close()
    assert [str(one.message) for one in recwarn] == []


async def test_of_those_who_delete_at_one_instant_nothing_is_left(tables, store, hands, redis):
    await gathered(tables, GUILD, range(1, 9))
    await tables.get(TABLE).do(Begin(person(1), 3))
    await play_as(tables, hands, random.Random(3))
    (result,) = await tables.records.of(GUILD)
    for number in range(20):  # of older games, which results outlive
        older = replace(result, token=f"older{number}", ended=result.ended - number)
        await store.put_result(GUILD, older.token, older.ended, pack_result(older), hands())
    gone = (3, 4, 5)

    await asyncio.gather(*(tables.privacy.forget(person(number)) for number in gone))

    kept = await everything(redis)
    assert {number: where(kept, number) for number in gone} == {number: [] for number in gone}
    rows = [[one.user for one in result.seats] for result in await tables.records.of(GUILD)]
    assert rows == [[NOBODY if number in gone else person(number) for number in range(1, 9)]] * 21


async def test_who_is_forgotten_while_a_result_is_being_written_is_not_in_it(tables, store, hands, redis, monkeypatch):
    """Somebody asks for statistics at the moment in which another deletes."""
    await gathered(tables, GUILD, range(1, 9))
    await tables.get(TABLE).do(Begin(person(1), 3))
    await play_as(tables, hands, random.Random(3))
    (result,) = await tables.records.of(GUILD)
    put = store.put_result
    leavers = [4]

    async def put_later(*args: Any) -> None:
        if leavers:
            await tables.privacy.forget(person(leavers.pop()))
        await put(*args)

    monkeypatch.setattr(store, "put_result", put_later)
    await tables.records.note(GUILD, result.token)

    kept = await everything(redis)
    assert [key for key in where(kept, 4) if ":result" in key] == []
    (recount,) = await tables.records.of(GUILD)
    assert [one.user for one in recount.seats] == [NOBODY if number == 4 else person(number) for number in range(1, 9)]


async def test_who_sat_down_while_redis_was_away_is_found_and_forgotten_all_the_same(
    tables, store, hands, redis, monkeypatch
):
    been_in = store.been_in

    async def away(*_: Any) -> None:
        raise StoreUnavailable("away")

    monkeypatch.setattr(store, "been_in", away)
    await gathered(tables, GUILD, range(1, 9))
    await tables.settled()
    monkeypatch.setattr(store, "been_in", been_in)
    await tables.get(TABLE).do(Begin(person(1), 3))
    await tables.get(TABLE).do(Pause(person(1)))
    await tables.settled()

    assert (await tables.privacy.show(person(4))).total("live") == 1
    assert (await tables.privacy.forget(person(4))).guilds == {"live": [GUILD]}
    await tables.get(TABLE).do(Stop(person(1)))
    await tables.settled()
    assert where(await everything(redis), 4) == []


async def test_who_was_to_be_forgotten_when_redis_was_away_is_once_anybody_plays_again(
    tables, store, hands, redis, monkeypatch
):
    await gathered(tables, GUILD, range(1, 9))
    await tables.get(TABLE).do(Begin(person(1), 3))
    await tables.settled()
    assert (await tables.privacy.forget(person(4))).guilds == {"live": [GUILD]}
    past = store.past

    async def away(*_: Any) -> None:
        raise StoreUnavailable("away")

    monkeypatch.setattr(store, "past", away)
    await tables.get(TABLE).do(Stop(person(1)))
    await tables.settled()
    monkeypatch.setattr(store, "past", past)
    assert where(await everything(redis), 4) != []

    await gathered(tables, OTHER, range(11, 13))
    await tables.settled()
    assert where(await everything(redis), 4) == []


async def test_of_two_who_delete_at_one_instant_no_answer_is_left_that_named_both(tables, store, hands, redis):
    table = tables.get(TABLE)
    await gathered(tables, GUILD, range(1, 9))
    await table.do(Configure(person(1), {"moderator": person(91)}))
    await table.do(Begin(person(91), 3))
    await table.do(Replace(person(91), 2, person(90), name(90)), interaction="replaced")
    await table.do(Stop(person(91)))
    await tables.settled()
    before = await everything(redis)
    assert all(any("answers" in key for key in where(before, number)) for number in (2, 90))

    await asyncio.gather(*(tables.privacy.forget(person(number)) for number in (2, 90)))

    kept = await everything(redis)
    assert {number: where(kept, number) for number in (2, 90)} == {2: [], 90: []}


async def test_a_mute_that_is_owed_is_kept_until_it_is_lifted(tables, store, redis):
    await stopped(tables, GUILD, range(1, 10))
    await store.owe(GUILD, person(4), 5)
    assert (await tables.privacy.forget(person(4))).guilds == {"debts": [GUILD]}
    assert where(await everything(redis), 4) == [f"mafia:{{{GUILD}}}:debts"]
    await store.paid(GUILD, person(4))
    assert where(await everything(redis), 4) == []


@pytest.mark.parametrize("number", [4, 9], ids=["who plays", "who listens"])
async def test_whom_a_moderator_has_unmuted_is_told_and_forgotten_when_the_game_has_ended(
    tables, store, hands, redis, number
):
    await store.been_in(GUILD, [person(9)], hands.at)
    await gathered(tables, GUILD, range(1, 9))
    await tables.get(TABLE).do(Begin(person(1), 3))
    await tables.settled()
    assert [(await tables.privacy.show(person(one))).total("live") for one in (4, 9)] == [1, 0]
    await store.leave_alone(TABLE, tables.get(TABLE).state.token, person(number), paid=True)

    assert (await tables.privacy.show(person(number))).total("live") == 1
    assert (await tables.privacy.forget(person(number))).guilds == {"live": [GUILD]}
    assert await store.left_alone(TABLE, tables.get(TABLE).state.token) == {person(number)}
    await play_as(tables, hands, random.Random(3))
    assert where(await everything(redis), number) == []


async def test_what_is_asked_of_one_guild_reads_no_other(tables, store, redis):
    await stopped(tables, GUILD, range(1, 10))
    seen: list[str] = []
    async with redis.monitor() as monitor:
        await tables.privacy.forget(person(4))
        await store.allow("mark", "end", 1)
        async for command in monitor.listen():
            seen.append(command["command"])
            if "mafia:allowance" in command["command"]:
                break
    assert not any(word.upper().startswith(("SCAN", "KEYS")) for word in seen)
    assert not any(str(OTHER) in word for word in seen)
