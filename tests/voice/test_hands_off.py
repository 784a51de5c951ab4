"""Whom a moderator has unmuted by hand is left alone for the rest of the game, whichever process serves it."""

from __future__ import annotations

import discord
import pytest
from redis.asyncio import Redis

from cogs.voice.debts import GameId
from core.store import Change, Store, StoreUnavailable, TableId
from core.table.table_commands import Stop
from tests.voice.tables import Club, Mute, club, phase, stage
from tests.voice.test_debts import killed_and_restarted
from tests.voice.test_voices import Evening, evening
from tests.voice.test_ways_out import up

TOKEN = "played"


async def by_hand(place: Club, *seats: int) -> None:
    """A moderator unmutes these seats."""
    for seat in seats:
        place.env.backend.set_voice_state(place.guild.id, place.people[seat].id, place.channel.id, mute=False)
    await place.env.settle()


async def stopped(one: Evening) -> None:
    """The game is called off, and everybody is released."""
    assert (await one.table.do(Stop(one.place.people[1].id))).refusal is None
    await one.tables.settled()
    await one.place.quiet(set())


async def to_a(one: Evening, phase: str) -> None:
    """Phase by phase, until one of this name runs."""
    while await one.next_phase() != phase:
        pass


async def test_the_next_process_leaves_them_alone_and_the_next_game_does_not(store: Store) -> None:
    async with evening(store) as one:
        everybody = set(one.place.people)
        await one.begin("card_deck")
        await one.place.quiet(everybody)
        await by_hand(one.place, 2, 5)
        await one.place.quiet(everybody - {2, 5})
        for _ in range(2):
            await one.restart()
            await one.place.quiet(everybody - {2, 5})
        await to_a(one, "day")
        await one.place.quiet(set())
        await by_hand(one.place, 3)  # nobody had muted them
        await to_a(one, "night")
        await one.place.quiet(everybody - {2, 5})
        await stopped(one)
        await one.begin("card_deck")
        await one.place.quiet(everybody)
        await stopped(one)


async def test_who_takes_the_game_over_leaves_them_alone_too(store: Store) -> None:
    """From a process that lives, and goes on in other games."""
    async with evening(store) as one:
        everybody = set(one.place.people)
        await one.begin("card_deck")
        await one.place.quiet(everybody)
        await by_hand(one.place, 2)
        await one.narration.leave(one.table.id, taken=True)
        before = one.place.edits()
        await one.narration.resume(one.table.id)
        await one.place.quiet(everybody - {2})
        assert one.place.edits() == before
        await stopped(one)


async def test_a_game_that_began_after_a_death_at_the_end_of_the_last_mutes_everybody(store: Store) -> None:
    async with club(2, debts=store, gateway=Mute()) as place:
        await place.seated()
        table = TableId(place.guild.id)
        await store.commit(table, Change("last", 0, b"s"))
        silent = await place.hall.open(place.channel, place.setting(game=GameId(table, "last")), place.say)
        silent.on_event(phase("night", 1))
        await place.quiet({1, 2})
        await by_hand(place, 2)
        assert await store.left_alone(table, "last") == {place.people[2].id}
        await killed_and_restarted(place)
        assert await store.finish(table, "last", 1, 0, played=False)
        await store.commit(table, Change("next", 0, b"s"))
        setting = place.setting(game=GameId(table, "next"))
        silent = await place.hall.open(place.channel, setting, place.say, running=[phase("night", 1)])
        await place.quiet({1, 2})


@pytest.mark.parametrize("late", [False, True], ids=["in the game", "while people are released"])
async def test_nothing_of_it_is_left_when_the_game_has_ended(store: Store, redis_url: str, late: bool) -> None:
    async with evening(store) as one, Redis.from_url(redis_url) as redis:
        await one.begin("card_deck")
        await one.place.quiet(set(one.place.people))
        token = one.table.state.token if one.table.state else ""
        if late:
            await store.finish(one.table.id, token, int(await redis.hget(_game(one), "version") or 0), 0, unsaid=True)
        await by_hand(one.place, 2)
        left = [key async for key in redis.scan_iter() if await _has(redis, key, str(one.place.people[2].id))]
        assert left == ([] if late else [_game(one).encode()])
        if not late:
            await stopped(one)
        await one.narration.close()
        assert await redis.exists(_game(one)) == 0
        assert await store.left_alone(one.table.id, token) == set()
        assert [key async for key in redis.scan_iter(f"mafia:{{{one.place.guild.id}}}:debts")] == []


def _game(one: Evening) -> str:
    return f"mafia:{{{one.place.guild.id}}}:game"


async def _has(redis: Redis, key: bytes, user: str) -> bool:
    """Whether this person was unmuted by hand, as far as this key says."""
    return await redis.type(key) == b"hash" and user.encode() in (await redis.hgetall(key)).get(b"unmuted", b"").split()


async def test_on_a_stage_they_are_left_where_the_moderator_has_put_them(store: Store) -> None:
    async with club(3, debts=store, gateway=Mute()) as place:
        table = TableId(place.guild.id)
        await store.commit(table, Change(TOKEN, 0, b"s"))
        channel = await stage(place, 1, 2, 3)
        setting = place.setting(game=GameId(table, TOKEN))
        silent = await place.hall.open(channel, setting, place.say)
        silent.on_event(phase("night", 1))
        await store.owe(place.guild.id, place.people[2].id, 7)  # of an earlier game; here nobody is muted
        place.env.backend.set_voice_state(place.guild.id, place.people[2].id, channel.id, suppress=False)
        await place.env.settle()
        assert place.people[2].id in await store.debts(place.guild.id)
        await store.paid(place.guild.id, place.people[2].id)
        await killed_and_restarted(place)
        channel = place.bot.get_channel(channel.id)
        assert isinstance(channel, discord.StageChannel)
        silent = await place.hall.open(channel, setting, place.say, running=[phase("night", 1)])
        silent.on_event(phase("day", 2))
        await place.until(lambda: up(place, channel) == {1, 2, 3})
        silent.on_event(phase("night", 3))
        await place.until(lambda: up(place, channel) == {2})
        await place.hall.close(place.guild.id)
        setting = place.setting(game=GameId(table, "another"))
        silent = await place.hall.open(channel, setting, place.say)
        silent.on_event(phase("night", 1))
        await place.until(lambda: up(place, channel) == set())


async def test_a_store_that_is_away_is_said_and_the_silence_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(store) as one:
        everybody = set(one.place.people)
        await one.begin("card_deck")
        await one.place.quiet(everybody)

        async def away(*_: object, **__: object) -> None:
            raise StoreUnavailable

        with monkeypatch.context() as patch:
            patch.setattr(store, "leave_alone", away)
            await by_hand(one.place, 2)
        assert [line for line in caplog.messages if "was unmuted by hand" in line] != []
        stranger = one.place.guild.add_member(one.place.env.create_user("stranger"))
        await stranger.join_voice(one.place.hall_channel)
        await one.place.until(lambda: one.place.guild.voice_states()[stranger.id].mute)
        await one.place.quiet(everybody - {2})
        await stopped(one)
