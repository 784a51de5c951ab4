"""A substitute plays on from a seat in mid-game: heard as the seat is, and who had it as a stranger is."""

from __future__ import annotations

from core.store import Store
from core.table.table_commands import Replace, Stop
from tests.voice.tables import Mute, club, phase, stage, turn
from tests.voice.test_voices import evening
from tests.voice.test_ways_out import asked, up

STEWARD = 9


async def test_whoever_plays_on_from_a_seat_is_heard_at_once_and_who_had_it_is_not(store: Store) -> None:
    async with evening(store) as one:
        guest = one.place.guild.add_member(one.place.env.create_user("guest"))
        await guest.join_voice(one.place.hall_channel)
        await one.begin("card_deck")

        def is_muted() -> bool:
            return one.place.guild.voice_states()[guest.id].mute

        await one.place.until(is_muted)
        assert await one.next_phase() == "day"
        await one.place.quiet(set())
        assert is_muted()
        assert (await one.table.do(Replace(STEWARD, 3, guest.id, "Guest", steward=True))).refusal is None
        await one.tables.settled()
        await one.place.quiet({3})
        assert not is_muted()
        await one.table.do(Stop(STEWARD, steward=True))


async def test_on_a_stage_whoever_plays_on_for_the_speaker_is_brought_up() -> None:
    async with club(3, gateway=Mute()) as place:
        channel = await stage(place, 1, 2, 3)
        setting = place.setting(in_turns=True)
        seats = {seat: place.people[seat].id for seat in (1, 2)}
        setting.seats = seats
        table = await place.hall.open(channel, setting, place.say)
        table.on_event(phase("day", 2, turns=True))
        table.on_event(turn(2, number=1))
        await place.until(lambda: up(place, channel) == {2})
        seats[2] = place.people[3].id
        table.reseated()
        await place.until(lambda: up(place, channel) == {3})
        assert asked(place) == [(2, False), (2, True), (3, False)]
        await place.hall.close(place.guild.id)
