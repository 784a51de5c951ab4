"""A process ends between two steps: what it leaves unsaid, the next one says."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from cogs.voice.unsaid import VoiceNote
from cogs.voice.voice_table import VoiceTable
from core.store import Store, TableId
from core.table import QueuedEvent
from core.table.table_commands import Stop
from tests.voice.test_voices import Evening, evening, to_the_day

STEWARD = 9


async def never(_id: TableId, _to: str, _said: Sequence[QueuedEvent]) -> list[str]:
    await asyncio.Event().wait()
    raise AssertionError


def voice(one: Evening) -> VoiceTable:
    hall = one.narration._hall
    table = None if hall is None else hall.table(one.place.guild.id)
    assert table is not None
    return table


def waiting(one: Evening) -> list[str]:
    """What the voice has to say now, in its order."""
    return [cue for line in voice(one)._queue.unsaid() for cue in line.cues]


def calls_to_come(one: Evening) -> Sequence[tuple[float, str]]:
    """The calls of the night that are planned."""
    narrator = voice(one)._narrator
    assert narrator is not None
    return narrator.unsaid.calls


async def test_a_speaker_whose_turn_nobody_was_told_of_is_called_by_the_next_process(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(store) as one:
        await one.begin("classic")
        first = await to_the_day(one)
        monkeypatch.setattr(one.door, "deliver", never)
        await one.run_out()
        following = one.game.turn.seat
        assert following not in (None, first)
        await one.restart()
        await one.tables.settled()
        assert waiting(one)[-2:] == [f"player.{first}.your.turn", f"player.{following}.your.turn"]
        await one.restart()
        await one.tables.settled()
        assert waiting(one)[-2:] == [f"player.{first}.your.turn", f"player.{following}.your.turn"], "once"
        await one.table.do(Stop(STEWARD, steward=True))


def test_a_note_of_an_earlier_version_is_read() -> None:
    note = VoiceNote.read('["g", [3, 1], 2, [[6.0, "call.mafia"]], 1, [[["night.falls"], 0, false, 500]]]', 1000)
    assert note.heard == (3, 1)
    assert note.unsaid.turn is None
    assert [line.cues for line in note.unsaid.lines] == [("night.falls",)]


async def test_a_process_told_to_end_leaves_what_is_unsaid_to_the_next_as_one_that_was_killed_does(
    store: Store,
) -> None:
    async with evening(store) as one:
        await one.begin("card_deck")
        said, calls = waiting(one), calls_to_come(one)
        assert said
        assert calls
        await one.tables.close()
        await one.narration.close()
        await one.place.quiet(set())
        await one.restart()
        assert (waiting(one), calls_to_come(one)) == (said, calls)
        await one.table.do(Stop(STEWARD, steward=True))
        await one.tables.settled()
        await one.place.rest()
        assert await store.voiced() == []
