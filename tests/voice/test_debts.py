"""Mute debts in a real Redis: whoever was muted is released, though the bot died in between."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from cogs.voice.hall import VoiceHall
from core.store.store import Store
from tests.voice.tables import Club, Mute, club, new_bot, phase


async def killed_and_restarted(place: Club) -> None:
    """The process dies as it stands, and another takes its place."""
    bot = new_bot()
    hall = VoiceHall(bot, place.debts, Mute())
    await bot.add_cog(hall)
    await place.env.restart_bot(bot)
    await place.env.settle()
    place.bot, place.hall = bot, hall


async def night_with_all_muted(place: Club) -> None:
    await place.seated()
    table = await place.hall.open(place.channel, place.setting(), place.say)
    table.on_event(phase("night", 1))
    await place.quiet(set(place.people))


async def test_a_game_that_died_with_its_process_leaves_nobody_muted(store: Store) -> None:
    async with club(3, debts=store, gateway=Mute()) as place:
        await night_with_all_muted(place)
        await killed_and_restarted(place)
        assert place.muted() == {1, 2, 3}
        await place.hall.pay()
        await place.quiet(set())
        assert await store.all_debts() == {}


async def test_who_was_away_at_the_start_is_released_when_next_seen(store: Store) -> None:
    async with club(2, debts=store, gateway=Mute()) as place:
        await night_with_all_muted(place)
        absent = place.people[2]
        await absent.leave_voice()
        await killed_and_restarted(place)
        await place.hall.pay()
        await place.quiet(set())
        assert set(await store.debts(place.guild.id)) == {absent.id}
        # Discord keeps a server mute over a leave; the simulation does not, so it is put back.
        place.env.backend.set_voice_state(place.guild.id, absent.id, place.channel.id, mute=True)
        await place.env.settle()
        await place.quiet(set())
        assert await store.all_debts() == {}


async def test_a_game_that_goes_on_keeps_its_silence_without_a_call(store: Store) -> None:
    async with club(3, debts=store, gateway=Mute()) as place:
        await night_with_all_muted(place)
        before = place.edits()
        await killed_and_restarted(place)
        await place.hall.pay(playing={place.guild.id})
        night = phase("night", 1)
        table = await place.hall.open(place.channel, place.setting(), place.say, running=[night])
        await place.quiet({1, 2, 3})
        assert place.edits() == before
        table.on_event(phase("day", 2))
        await place.quiet(set())
        await place.hall.close(place.guild.id)
        assert await store.all_debts() == {}


async def write_over_debts(url: str, place: Club) -> None:
    """Something else puts a value of another type where the debts of the server stand."""
    async with Redis.from_url(url) as client:
        name = f"mafia:{{{place.guild.id}}}:debts"
        await client.delete(name)
        await client.xadd(name, {"nobody's": "business"})


@pytest.mark.parametrize("found_by", ["the next process", "this process"])
async def test_a_game_whose_debts_were_written_over_leaves_nobody_muted(
    store: Store, redis_url: str, found_by: str
) -> None:
    async with club(4, debts=store, gateway=Mute()) as place:
        await place.seated(1, 2, 3)
        table = await place.hall.open(place.channel, place.setting(), place.say)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        await write_over_debts(redis_url, place)
        if found_by == "this process":
            assert place.people[1].id not in await store.debts(place.guild.id)
        await killed_and_restarted(place)
        await place.hall.pay(playing={place.guild.id})
        night = phase("night", 1)
        table = await place.hall.open(place.channel, place.setting(), place.say, running=[night])
        await place.quiet({1, 2, 3})
        table.on_event(phase("day", 2))
        await place.quiet(set())
        await place.hall.close(place.guild.id)
        assert set(await store.debts(place.guild.id)) <= {place.people[4].id}, "who is not there may be muted"


async def test_debts_that_were_written_over_are_let_go_where_no_game_goes_on(store: Store, redis_url: str) -> None:
    async with club(1, debts=store, gateway=Mute()) as place:
        await write_over_debts(redis_url, place)
        await killed_and_restarted(place)
        await place.hall.pay()
        assert await store.all_debts() == {}
        assert place.edits() == 0


async def test_a_debt_whose_mute_was_never_made_is_struck_out_without_a_call(store: Store) -> None:
    async with club(1, debts=store, gateway=Mute()) as place:
        await place.seated()
        await store.owe(place.guild.id, place.people[1].id, place.channel.id)
        await place.hall.pay()
        assert place.edits() == 0
        assert await store.all_debts() == {}


async def test_a_process_that_stops_in_order_releases_everybody(store: Store) -> None:
    async with club(3, debts=store, gateway=Mute()) as place:
        await night_with_all_muted(place)
        await place.bot.remove_cog(place.hall.qualified_name)
        await place.quiet(set())
        assert await store.all_debts() == {}
        await place.bot.add_cog(place.hall)


async def test_who_serves_the_server_no_more_mutes_and_releases_nobody_there(store: Store) -> None:
    serves = True
    async with club(3, debts=store, gateway=Mute(), ours=lambda _: serves) as place:
        await place.seated()
        table = await place.hall.open(place.channel, place.setting(), place.say)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        owed = await store.debts(place.guild.id)
        before = place.edits()
        serves = False
        table.on_event(phase("day", 2))
        await place.rest()
        assert place.edits() == before
        assert await store.debts(place.guild.id) == owed


class AtALoss(Mute):
    """Whoever has to wait for the pace of edits waits until `go`; `waits` when somebody does."""

    def __init__(self) -> None:
        super().__init__()
        self.waits, self.go = asyncio.Event(), asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.waits.set()
        await self.go.wait()


async def test_a_game_that_is_taken_up_while_debts_are_paid_keeps_its_silence(store: Store) -> None:
    async with club(3, debts=store, gateway=Mute()) as place:
        await night_with_all_muted(place)
        await killed_and_restarted(place)
        gateway = AtALoss()
        place.hall._gateway = gateway
        place.hall._of(place.guild.id).pacer._tokens = 0.0
        paying = asyncio.create_task(place.hall.pay())
        await gateway.waits.wait()
        table = await place.hall.open(place.channel, place.setting(), place.say, running=[phase("night", 1)])
        before = place.edits()
        gateway.go.set()
        await paying
        await place.quiet({1, 2, 3})
        assert place.edits() == before
        table.on_event(phase("day", 2))
        await place.quiet(set())
        await place.hall.close(place.guild.id)
        assert await store.all_debts() == {}


async def test_debts_of_a_game_that_is_yet_to_be_taken_up_are_not_paid(store: Store) -> None:
    """A process that waits for a server to be its own knows of no game there when it starts."""
    goes_on = True

    async def reopen(_: int) -> bool:
        return goes_on

    async with club(3, debts=store, gateway=Mute()) as place:
        await night_with_all_muted(place)
        await killed_and_restarted(place)
        place.hall._reopen = reopen
        before = place.edits()
        await place.hall.pay()
        assert place.muted() == {1, 2, 3}
        assert place.edits() == before
        goes_on = False
        await place.hall.pay()
        await place.quiet(set())
        assert await store.all_debts() == {}
