"""Comings and goings in the middle of a game: rejoining, silenced, a channel or a server that is lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.voice.voice_table import VoiceTable
from tests.voice.tables import Club, Mute, club, left, phase, silenced, stage, turn


async def opened(place: Club, *, in_turns: bool = False) -> VoiceTable:
    return await place.hall.open(place.channel, place.setting(in_turns=in_turns), place.say)


async def asleep(place: Club) -> VoiceTable:
    """A table of two at night, both of them muted."""
    await place.seated()
    table = await opened(place)
    table.on_event(phase("night", 1))
    await place.quiet({1, 2})
    return table


async def rejoin(place: Club, seat: int, *, mute: bool) -> None:
    """Come back as Discord would have it: a server mute outlasts a leave (the simulation forgets it)."""
    place.env.backend.set_voice_state(place.guild.id, place.people[seat].id, place.channel.id, mute=mute)
    await place.env.settle()


async def test_the_silenced_are_not_heard_in_free_talk_until_they_may() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        table.on_event(silenced(2))
        table.on_event(phase("day", 2))
        await place.quiet({2})
        table.on_event(silenced(3))
        await place.quiet({2, 3})
        table.on_event(silenced(2, on=False))
        await place.quiet({3})
        await place.hall.close(place.guild.id)
        await place.quiet(set())


async def test_last_words_of_one_who_is_out_are_heard() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place, in_turns=True)
        table.on_event(phase("verdict", 3))
        await place.quiet({1, 2, 3})
        table.on_event(left(2, "vote"))
        table.on_event(phase("last_words", 4, turns=True))
        table.on_event(turn(2))
        await place.quiet({1, 3})
        table.on_event(phase("night", 5))
        await place.quiet({1, 2, 3})
        await place.hall.close(place.guild.id)


async def test_a_speaker_who_leaves_and_rejoins_in_their_turn_is_heard_again() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place, in_turns=True)
        table.on_event(phase("intro_night", 1))
        await place.quiet({1, 2, 3})
        table.on_event(phase("day", 2, turns=True))
        table.on_event(turn(2))
        await place.quiet({1, 3})
        await place.people[2].leave_voice()
        await rejoin(place, 2, mute=False)
        await place.quiet({1, 3})
        await place.hall.close(place.guild.id)


async def test_one_who_was_away_when_their_turn_came_is_opened_on_return_and_closed_after_it() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await opened(place, in_turns=True)
        table.on_event(phase("intro_night", 1))
        await place.quiet({1, 2, 3})
        await place.people[2].leave_voice()
        table.on_event(phase("day", 2, turns=True))
        table.on_event(turn(2, number=1))
        await place.quiet({1, 3})
        assert place.people[2].id in await place.debts.debts(place.guild.id)
        await rejoin(place, 2, mute=True)
        await place.quiet({1, 3})
        assert place.people[2].id not in await place.debts.debts(place.guild.id)
        table.on_event(turn(3, number=2))
        await place.quiet({1, 2})
        await place.hall.close(place.guild.id)
        assert await place.debts.all_debts() == {}


async def test_one_who_left_muted_in_a_game_that_ended_is_released_on_return() -> None:
    async with club(2, gateway=Mute()) as place:
        await asleep(place)
        await place.people[2].leave_voice()
        await place.hall.close(place.guild.id)
        assert set(await place.debts.debts(place.guild.id)) == {place.people[2].id}
        await rejoin(place, 2, mute=True)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}


async def test_when_the_channel_is_deleted_everybody_is_released_where_they_turn_up() -> None:
    async with club(2, gateway=Mute()) as place:
        other = place.guild.create_voice_channel("Elsewhere")
        table = await asleep(place)
        place.env.backend.delete_channel(place.channel.id)
        for person in place.people.values():
            place.env.backend.set_voice_state(place.guild.id, person.id, None)
        await place.env.settle()
        table.on_event(phase("day", 2))
        for person in place.people.values():
            place.env.backend.set_voice_state(place.guild.id, person.id, other.id, mute=True)
        await place.env.settle()
        await place.quiet(set())
        assert await place.debts.all_debts() == {}
        await place.hall.close(place.guild.id)


async def test_put_out_of_the_server_the_debts_stay_and_are_paid_when_the_bot_is_back() -> None:
    async with club(2, gateway=Mute()) as place:
        table = await asleep(place)
        guild = place.channel.guild
        place.bot.dispatch("guild_remove", guild)
        await place.env.settle()
        assert place.hall.table(guild.id) is None
        table.on_event(phase("day", 2))
        assert place.muted() == {1, 2}
        assert len(await place.debts.debts(guild.id)) == 2
        place.bot.dispatch("guild_join", guild)
        await place.quiet(set())
        assert await place.debts.all_debts() == {}


def up(place: Club, channel: discord.StageChannel) -> set[int]:
    """The seats that stand on the stage."""
    states = channel.voice_states
    return {seat for seat, one in place.people.items() if one.id in states and not states[one.id].suppress}


def asked(place: Club) -> list[tuple[int, bool]]:
    """(seat, suppress) of each change of a place on the stage."""
    seat_of = {str(person.id): seat for seat, person in place.people.items()}
    found = [one for one in place.env.http_requests if one.method == "PATCH" and "voice-states" in one.path]
    return [
        (seat_of[one.path.rsplit("/", 1)[-1]], bool((one.json or {})["suppress"]))
        for one in found
        if one.path.rsplit("/", 1)[-1] in seat_of
    ]


async def test_a_stage_brings_up_the_speaker_alone_and_owes_nothing() -> None:
    async with club(4, gateway=Mute()) as place:
        channel = await stage(place, 1, 2, 3, 4)
        setting = place.setting(in_turns=True)
        setting.seats = {seat: place.people[seat].id for seat in (1, 2, 3)}
        setting = replace(setting, living={1, 2, 3})
        table = await place.hall.open(channel, setting, place.say)
        table.on_event(phase("intro_night", 1))
        table.on_event(phase("day", 2, turns=True))
        await place.until(lambda: asked(place) == [])
        table.on_event(turn(2, number=1))
        await place.until(lambda: up(place, channel) == {2})
        table.on_event(turn(3, number=2))
        await place.until(lambda: up(place, channel) == {3})
        assert asked(place) == [(2, False), (2, True), (3, False)]
        table.on_event(phase("night", 3))
        await place.until(lambda: up(place, channel) == set())
        table.on_event(phase("last_three", 4))
        await place.until(lambda: up(place, channel) == set())
        table.on_event(phase("last_three", 5, part="chaos"))
        await place.until(lambda: up(place, channel) == {1, 2, 3})  # the fourth is a stranger
        before = len(asked(place))
        await place.hall.close(place.guild.id)
        assert len(asked(place)) == before
        assert place.debts.log == []
        assert place.muted() == set()


async def test_whoever_does_not_follow_an_invitation_is_asked_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(2, gateway=Mute()) as place:
        channel = await stage(place, 1, 2)
        invited: list[int] = []

        async def invite(_guild: int, user: int, payload: dict[str, Any]) -> None:
            assert payload["suppress"] is False
            invited.append(user)  # the real Discord brings nobody up who has not raised a hand

        monkeypatch.setattr(place.bot.http, "edit_voice_state", invite)
        table = await place.hall.open(channel, place.setting(in_turns=True), place.say)
        table.on_event(phase("day", 2, turns=True))
        table.on_event(turn(1, number=1))
        await place.until(lambda: bool(invited))
        table.on_event(turn(1, number=1))
        await place.people[2].leave_voice()
        assert invited == [place.people[1].id]
        table.on_event(phase("day", 3, turns=True))
        table.on_event(turn(1, number=1))
        await place.until(lambda: len(invited) == 2)
        await place.hall.close(place.guild.id)


async def test_whoever_is_seen_to_come_up_before_discord_has_answered_was_brought_up_by_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club(2, gateway=Mute()) as place:
        channel = await stage(place, 1, 2)
        edit, answered = place.bot.http.edit_voice_state, asyncio.Event()

        async def slowly(guild: int, user: int, payload: dict[str, Any]) -> None:
            await edit(guild, user, payload)
            await answered.wait()

        monkeypatch.setattr(place.bot.http, "edit_voice_state", slowly)
        table = await place.hall.open(channel, place.setting(in_turns=True), place.say)
        table.on_event(phase("day", 2, turns=True))
        table.on_event(turn(1, number=1))
        await place.until(lambda: up(place, channel) == {1})
        await place.env.settle()
        answered.set()
        await place.rest()
        assert table.microphones.hands_off == set()
        table.on_event(phase("night", 3))
        await place.until(lambda: up(place, channel) == set())
        await place.hall.close(place.guild.id)


async def test_whoever_follows_an_invitation_of_an_earlier_turn_is_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(2, gateway=Mute()) as place:
        channel = await stage(place, 1, 2)
        table = await place.hall.open(channel, place.setting(in_turns=True), place.say)
        with monkeypatch.context() as patch:
            patch.setattr(place.bot.http, "edit_voice_state", nobody_comes)
            table.on_event(phase("day", 2, turns=True))
            table.on_event(turn(1, number=1))
            await place.rest()
        table.on_event(turn(None, number=2))
        place.env.backend.set_voice_state(place.guild.id, place.people[1].id, channel.id, suppress=False)
        await place.env.settle()
        await place.rest()
        assert up(place, channel) == set()
        assert asked(place) == [(1, True)]
        await place.hall.close(place.guild.id)


async def nobody_comes(_guild: int, _user: int, payload: dict[str, Any]) -> None:
    """The real Discord brings nobody up who has not raised a hand."""
    assert payload["suppress"] is False


async def test_a_moderator_who_brings_somebody_up_is_not_fought() -> None:
    async with club(2, gateway=Mute()) as place:
        channel = await stage(place, 1, 2)
        table = await place.hall.open(channel, place.setting(), place.say)
        table.on_event(phase("night", 1))
        place.env.backend.set_voice_state(place.guild.id, place.people[2].id, channel.id, suppress=False)
        await place.env.settle()
        table.on_event(phase("night", 3))
        await place.env.settle()
        assert up(place, channel) == {2}
        await place.hall.close(place.guild.id)


async def test_when_the_right_to_mute_is_taken_and_given_back_nobody_stays_muted() -> None:
    async with club(2, gateway=Mute()) as place:
        table = await asleep(place)
        for person in place.people.values():
            path = f"/guilds/{place.guild.id}/members/{person.id}"
            place.env.inject_error("PATCH", path, status=403, code=50013, times=1)
        table.on_event(phase("day", 2))
        await place.until(lambda: [word for word, _ in place.words].count("voice-no-unmute") == 1)
        assert place.muted() == {1, 2}
        place.settle_rights(mute_members=True)
        await place.env.settle()
        await place.quiet(set())
        await place.hall.close(place.guild.id)
        assert await place.debts.all_debts() == {}


async def test_the_right_given_back_after_the_game_releases_whom_it_left_muted() -> None:
    async with club(2, gateway=Mute()) as place:
        await asleep(place)
        for person in place.people.values():
            path = f"/guilds/{place.guild.id}/members/{person.id}"
            place.env.inject_error("PATCH", path, status=403, code=50013, times=1)
        await place.hall.close(place.guild.id)
        assert place.muted() == {1, 2}
        place.settle_rights(mute_members=True)
        await place.env.settle()
        await place.quiet(set())
        assert await place.debts.all_debts() == {}
