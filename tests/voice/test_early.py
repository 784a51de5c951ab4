"""What is heard of a game that is yet to be taken up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from cogs.voice import early
from cogs.voice.voice_table import VoiceTable
from core.rules.events import Event, PhaseBegan, TurnBegan
from core.store import Store, TableId
from core.table import NotNow
from core.table.table_commands import Begin, Join, Open, Stop
from tests.voice.tables import turn
from tests.voice.test_cut_off import calls_to_come, never, waiting
from tests.voice.test_voices import Evening, evening, to_the_day

STEWARD = 9
LATER = 1 << 60  # than all that the clock numbers


async def cut_off_at_dawn(one: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process was killed before anybody heard that it is day; the next one has read the game, no more."""
    await one.begin("card_deck")
    monkeypatch.setattr(one.door, "deliver", never)
    await one.run_out()
    await one.follow()
    await one.tables.resume([TableId(one.place.guild.id)])


def days(events: Sequence[Event]) -> list[str]:
    return [event.phase for event in events if isinstance(event, PhaseBegan)]


async def test_what_is_heard_early_is_done_with_when_the_game_has_been_taken_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(store) as one:
        await cut_off_at_dawn(one, monkeypatch)
        await one.place.until(lambda: one.narration._early._games)
        assert days(one.door.told) == []
        await one.narration.start(one.around)
        assert days(one.door.told) == []
        await one.narration.resume(TableId(one.place.guild.id))
        await one.tables.settled()
        assert days(one.door.told) == ["day"]
        assert "day.breaks" in waiting(one)
        await one.table.do(Stop(STEWARD, steward=True))


async def test_no_text_waits_for_long_for_a_voice_that_is_not_taken_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early, "PATIENCE", 0.05)
    async with evening(store) as one:
        await cut_off_at_dawn(one, monkeypatch)
        await one.tables.settled()
        assert days(one.door.told) == ["day"]
        await one.narration.start(one.around)
        await one.narration.resume(TableId(one.place.guild.id))
        assert "day.breaks" in waiting(one)
        await one.table.do(Stop(STEWARD, steward=True))


async def test_what_is_heard_early_is_not_done_with_where_another_process_takes_the_game_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(store) as one:
        await cut_off_at_dawn(one, monkeypatch)
        await one.narration.start(one.around)
        id_ = TableId(one.place.guild.id)
        hearing = asyncio.create_task(one.narration.hear(id_, [turn(1)], (9, 9)))
        await asyncio.sleep(0)
        await one.narration.leave(id_, taken=True)
        with pytest.raises(NotNow):
            await hearing
        assert not one.narration._early._games


async def test_what_comes_while_a_game_is_taken_up_is_heard_in_its_order(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early, "PATIENCE", 0.0)
    heard: list[int] = []
    on_event = VoiceTable.on_event

    def listening(self: VoiceTable, event: Event) -> None:
        if isinstance(event, TurnBegan):
            heard.append(event.number)
        on_event(self, event)

    monkeypatch.setattr(VoiceTable, "on_event", listening)
    async with evening(store) as one:
        await one.begin("classic")
        await to_the_day(one)
        await one.restart()
        id_ = TableId(one.place.guild.id)
        await one.follow()
        await one.tables.resume([id_])
        await one.narration.start(one.around)
        heard.clear()
        for number in (50, 51):
            await one.narration.hear(id_, [turn(1, number)], (LATER, number))
        note_voice = store.note_voice
        later: list[asyncio.Task[None]] = []

        async def slowly(guild: int, text: str | None) -> None:
            if not later:
                later.append(asyncio.create_task(one.narration.hear(id_, [turn(1, 52)], (LATER, 52))))
                await asyncio.sleep(0.05)
            await note_voice(guild, text)

        monkeypatch.setattr(store, "note_voice", slowly)
        await one.narration.resume(id_)
        await asyncio.gather(*later)
        assert heard == [50, 51, 52]
        await one.table.do(Stop(STEWARD, steward=True))


async def test_a_game_that_had_just_begun_is_opened_in_words_by_the_next_process(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process was killed before anybody heard that they are seated."""
    async with evening(store) as one:
        id_ = TableId(one.place.guild.id)
        people = one.place.people
        await one.narration.start(one.around)
        await one.table.do(Open(people[1].id, "P1", 500, "card_deck", voice=one.place.channel.id))
        for seat in range(2, len(people) + 1):
            await one.table.do(Join(people[seat].id, f"P{seat}"))
        await one.tables.settled()
        monkeypatch.setattr(one.door, "deliver", never)
        assert (await one.table.do(Begin(people[1].id, 7))).refusal is None
        await one.follow()
        await one.tables.resume([id_])
        await one.place.until(lambda: one.narration._early._games)
        await one.narration.start(one.around)
        await one.narration.resume(id_)
        await one.tables.settled()
        assert waiting(one) == ["game.begins", "night.falls"]
        assert calls_to_come(one)
        await one.table.do(Stop(STEWARD, steward=True))
