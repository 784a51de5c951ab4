"""Who is muted when, on a simulated Discord: everybody is heard who should be, and nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from cogs.voice import hall, voice_silence
from cogs.voice.voice_table import VoiceTable
from core.rules.events import ALL, CameBack
from tests.voice.tables import Club, Mute, club, left, over, phase, turn


async def opened(place: Club, *, in_turns: bool = False, **more: object) -> VoiceTable:
    return await place.hall.open(place.channel, place.setting(in_turns=in_turns, **more), place.say)


async def test_the_night_is_silent_and_the_day_opens_the_living_first() -> None:
    async with club(4, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3, 4})
        table.on_event(left(2, "night"))
        table.on_event(phase("day", 2))
        await place.quiet({2})
        assert place.edited() == [(1, True), (2, True), (3, True), (4, True), (1, False), (3, False), (4, False)]
        await place.hall.close(place.guild.id)
        await place.quiet(set())


async def test_in_turns_one_microphone_is_open_and_nightfall_costs_one_call() -> None:
    async with club(5, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place, in_turns=True)
        table.on_event(phase("intro_night", 1))
        await place.quiet({1, 2, 3, 4, 5})
        table.on_event(phase("day", 2, turns=True))
        before = place.edits()
        table.on_event(turn(3, number=1))
        await place.quiet({1, 2, 4, 5})
        assert place.edits() - before == 1
        table.on_event(turn(4, number=2))
        await place.quiet({1, 2, 3, 5})
        assert place.edited()[-2:] == [(3, True), (4, False)]
        table.on_event(turn(None, number=3, seconds=10))
        await place.quiet({1, 2, 3, 4, 5})
        table.on_event(turn(4, number=4))
        await place.quiet({1, 2, 3, 5})
        table.on_event(phase("last_words", 3, turns=True))
        await place.quiet({1, 2, 3, 4, 5})
        table.on_event(left(5, "terror"))
        table.on_event(turn(5, seconds=30))
        await place.quiet({1, 2, 3, 4})
        before = place.edits()
        table.on_event(phase("night", 3))
        await place.quiet({1, 2, 3, 4, 5})
        assert place.edits() - before == 1
        await place.hall.close(place.guild.id)


async def test_everybody_is_released_at_the_end_the_dead_too() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        table.on_event(left(1, "night"))
        await place.quiet({1, 2, 3})
        table.on_event(over("mafia"))
        await place.quiet(set())
        assert await place.debts.all_debts() == {}


async def test_a_debt_is_written_before_its_mute_and_struck_out_after_the_release() -> None:
    async with club(1, gateway=Mute()) as place:
        await place.seated()
        user, muted_then = place.people[1].id, []
        owe, paid = place.debts.owe, place.debts.paid

        async def watched_owe(*args: int) -> None:
            muted_then.append(place.muted())
            await owe(*args)

        async def watched_paid(*args: int) -> None:
            muted_then.append(place.muted())
            await paid(*args)

        place.debts.owe, place.debts.paid = watched_owe, watched_paid
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1})
        await place.hall.close(place.guild.id)
        await place.quiet(set())
        assert place.debts.log == [("owe", user), ("paid", user)]
        assert muted_then == [set(), set()]


async def test_a_moderators_own_unmute_wins_for_the_rest_of_the_game() -> None:
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2})
        place.env.backend.set_voice_state(place.guild.id, place.people[2].id, place.channel.id, mute=False)
        await place.env.settle()
        table.on_event(phase("day", 2))
        await place.quiet(set())
        table.on_event(phase("night", 3))
        await place.quiet({1})
        assert set(await place.debts.debts(place.guild.id)) == {place.people[1].id}
        await place.hall.close(place.guild.id)


async def test_a_moderators_own_mute_is_never_lifted() -> None:
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        place.env.backend.set_voice_state(place.guild.id, place.people[2].id, place.channel.id, mute=True)
        await place.env.settle()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2})
        table.on_event(phase("day", 2))
        await place.quiet({2})
        await place.hall.close(place.guild.id)
        assert place.muted() == {2}


async def test_strangers_and_latecomers_are_silent_and_the_host_is_not() -> None:
    async with club(4, gateway=Mute()) as place:
        await place.seated(1, 3, 4)
        setting = place.setting(exempt=frozenset({place.people[4].id}))
        setting.seats = {1: place.people[1].id, 2: place.people[2].id}
        setting.living = {1, 2}
        table = await place.hall.open(place.channel, setting, place.say)
        table.on_event(phase("night", 1))
        await place.quiet({1, 3})
        await place.seated(2)
        await place.quiet({1, 2, 3})
        table.on_event(phase("day", 2))
        await place.quiet({3})
        await place.hall.close(place.guild.id)
        await place.quiet(set())


async def test_who_goes_to_another_channel_is_released_there() -> None:
    async with club(2, gateway=Mute()) as place:
        other = place.guild.create_voice_channel("Elsewhere")
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2})
        place.env.backend.set_voice_state(place.guild.id, place.people[2].id, other.id)
        await place.env.settle()
        await place.quiet({1})
        place.env.backend.set_voice_state(place.guild.id, place.people[2].id, place.channel.id)
        await place.env.settle()
        await place.quiet({1, 2})
        await place.hall.close(place.guild.id)


async def test_back_from_the_dead_is_heard_again() -> None:
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        table.on_event(left(2, "night"))
        table.on_event(phase("day", 2))
        await place.quiet({2})
        table.on_event(phase("night", 3))
        table.on_event(CameBack(ALL, seat=2))
        table.on_event(phase("day", 4))
        await place.quiet(set())
        await place.hall.close(place.guild.id)


async def test_one_who_may_not_be_muted_is_left_alone_and_said_once() -> None:
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        path = f"/guilds/{place.guild.id}/members/{place.people[1].id}"
        place.env.inject_error("PATCH", path, status=403, code=50013, times=None)
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({2})
        table.on_event(phase("day", 2))
        table.on_event(phase("night", 3))
        await place.quiet({2})
        assert [word for word, _ in place.words].count("voice-no-mute-some") == 1
        assert set(await place.debts.debts(place.guild.id)) == {place.people[2].id}
        await place.hall.close(place.guild.id)


async def test_a_failing_discord_is_asked_again() -> None:
    async with club(1, gateway=Mute()) as place:
        await place.seated()
        path = f"/guilds/{place.guild.id}/members/{place.people[1].id}"
        place.env.inject_error("PATCH", path, status=502, times=2)
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1})
        await place.hall.close(place.guild.id)
        await place.quiet(set())


async def test_nobody_is_muted_when_no_debt_can_be_written() -> None:
    async with club(1, gateway=Mute()) as place:
        await place.seated()

        asked: list[int] = []

        async def gone(_guild: int, user: int, _channel: int) -> None:
            asked.append(user)
            raise ConnectionError

        place.debts.owe = gone
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.until(lambda: len(asked) == voice_silence.TRIES)
        await place.rest()
        assert place.edits() == 0
        await place.hall.close(place.guild.id)


async def test_a_book_of_debts_that_cannot_be_read_is_read_later_and_the_silence_is_kept_from_then_on() -> None:
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        asked: list[int] = []
        away = True
        debts = place.debts.debts

        async def answer(guild: int) -> dict[int, int]:
            asked.append(guild)
            if away:
                raise ConnectionError
            return await debts(guild)

        place.debts.debts = answer
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.until(lambda: len(asked) == 3)
        assert place.edits() == 0
        away = False
        await place.quiet({1, 2})
        assert place.words == []
        table.on_event(phase("day", 2))
        await place.quiet(set())
        await place.hall.close(place.guild.id)


async def test_without_the_right_to_mute_it_is_said_once_and_nobody_is_touched() -> None:
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        place.settle_rights(mute_members=False)
        await place.env.settle()
        table = await opened(place)
        table.on_event(phase("night", 1))
        table.on_event(phase("day", 2))
        table.on_event(phase("night", 3))
        await place.rest()
        assert place.edits() == 0
        assert [word for word, _ in place.words].count("voice-no-mute") == 1
        await place.hall.close(place.guild.id)


@pytest.mark.parametrize("at_night", [True, False])
async def test_the_right_to_mute_that_is_given_in_mid_game_is_used_from_then_on(at_night: bool) -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        place.settle_rights(mute_members=False)
        await place.env.settle()
        owed = place.people[3].id  # by an earlier process, which had the right
        await place.debts.owe(place.guild.id, owed, place.channel.id)
        place.env.backend.set_voice_state(place.guild.id, owed, place.channel.id, mute=True)
        await place.env.settle()
        table = await opened(place)
        table.on_event(phase("night", 1))
        table.on_event(left(2, "night"))
        if not at_night:
            table.on_event(phase("day", 2))
        await place.rest()
        assert place.edits() == 0
        place.settle_rights(mute_members=True)
        await place.env.settle()
        await place.quiet({1, 2, 3} if at_night else {2})
        await place.hall.close(place.guild.id)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}


async def test_a_slow_opening_is_announced() -> None:
    async with club(12, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet(set(range(1, 13)))
        table.on_event(phase("day", 2))
        await place.until(lambda: place.words)
        word, args = next(one for one in place.words if one[0] == "voice-opening")
        assert args["seconds"] >= 10
        assert word
        table.on_event(phase("night", 3))
        await place.hall.close(place.guild.id)


async def test_a_next_game_takes_the_microphones_over_from_the_last_ones_end() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        ending = asyncio.ensure_future(place.hall.close(place.guild.id))
        following = await opened(place, in_turns=True)
        following.on_event(phase("intro_night", 1))
        await ending
        await place.quiet({1, 2, 3})
        following.on_event(phase("day", 2, turns=True))
        following.on_event(turn(2))
        await place.quiet({1, 3})
        await place.hall.close(place.guild.id)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}


async def test_a_connection_that_breaks_leaves_nobody_open_for_the_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice_silence, "AGAIN", 0.1)
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        edit_member, broken = place.bot.http.edit_member, [True] * 8

        async def cut_off(*args: Any, **changes: Any) -> Any:
            if broken:
                broken.pop()
                raise aiohttp.ServerDisconnectedError
            return await edit_member(*args, **changes)

        monkeypatch.setattr(place.bot.http, "edit_member", cut_off)
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2})
        assert broken == []
        await place.hall.close(place.guild.id)
        await place.quiet(set())


async def test_who_could_not_be_released_at_the_end_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "AGAIN", 0.1)
    async with club(2, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2})
        path = f"/guilds/{place.guild.id}/members/{place.people[1].id}"
        place.env.inject_error("PATCH", path, status=502, times=4)
        await place.hall.close(place.guild.id)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}
