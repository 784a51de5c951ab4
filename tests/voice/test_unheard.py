"""Who may speak and cannot be heard is told so: they are away, or another hand than the bot's has muted them."""

from __future__ import annotations

from tests.voice.tables import Club, Mute, club, left, phase, stage, turn

MUTED, AWAY = "voice-speaker-muted", "voice-speaker-away"


async def by_hand(place: Club, seat: int, *, mute: bool) -> None:
    """A moderator mutes somebody, or unmutes them."""
    place.env.backend.set_voice_state(place.guild.id, place.people[seat].id, place.channel.id, mute=mute)
    await place.env.settle()


def told(place: Club, word: str) -> list[set[int]]:
    """The seats that were named each time this was said."""
    said = [args["speaker"] for one, args in place.words if one == word]
    return [{seat for seat, person in place.people.items() if f"<@{person.id}>" in text.split()} for text in said]


async def test_whom_another_hand_has_muted_is_told_when_they_may_speak_and_once() -> None:
    async with club(4, gateway=Mute()) as place:
        await place.seated()
        for seat in (2, 3, 4):
            await by_hand(place, seat, mute=True)
        table = await place.hall.open(place.channel, place.setting(), place.say)
        table.on_event(left(4, "killed"))
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3, 4})
        assert told(place, MUTED) == []
        table.on_event(phase("day", 2))
        await place.quiet({2, 3, 4})
        table.on_event(phase("day", 3))
        await place.env.settle()
        assert told(place, MUTED) == [{2, 3}]
        await by_hand(place, 3, mute=False)
        table.on_event(phase("day", 4))
        await by_hand(place, 3, mute=True)
        table.on_event(phase("day", 5))
        await place.until(lambda: told(place, MUTED) == [{2, 3}, {3}])
        await place.hall.close(place.guild.id)


async def test_whom_the_bot_has_muted_is_told_nothing_while_they_are_let_speak() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated()
        table = await place.hall.open(place.channel, place.setting(in_turns=True), place.say)
        table.on_event(phase("night", 1))
        await place.quiet({1, 2, 3})
        table.on_event(phase("day", 2, turns=True))
        for number, seat in enumerate((1, 2, 2, 1), 1):
            table.on_event(turn(seat, number=number))
        await place.quiet({2, 3})
        table.on_event(turn(1, number=4))  # it is told again when the order of those to come changes
        assert told(place, MUTED) == []
        await place.hall.close(place.guild.id)


async def test_in_turns_it_is_said_to_who_has_the_floor() -> None:
    async with club(3, gateway=Mute()) as place:
        await place.seated(1, 2)
        for seat in (1, 2):
            await by_hand(place, seat, mute=True)
        table = await place.hall.open(place.channel, place.setting(in_turns=True), place.say)
        table.on_event(phase("day", 2, turns=True))
        assert told(place, MUTED) == []
        for number, seat in enumerate((2, 3), 1):
            table.on_event(turn(seat, number=number))
        await place.until(lambda: told(place, AWAY) == [{3}])
        assert told(place, MUTED) == [{2}]
        await place.hall.close(place.guild.id)


async def test_on_a_stage_too() -> None:
    async with club(2, gateway=Mute()) as place:
        channel = await stage(place, 1, 2)
        place.env.backend.set_voice_state(place.guild.id, place.people[1].id, channel.id, mute=True)
        await place.env.settle()
        table = await place.hall.open(channel, place.setting(), place.say)
        table.on_event(phase("day", 2))
        await place.until(lambda: told(place, MUTED) == [{1}])
        await place.hall.close(place.guild.id)
