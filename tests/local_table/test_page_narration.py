"""The narrator of the page follows its game, and no longer than that."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.local_table.server.narration import PageNarration, Recordings
from core.books.library import load
from core.rules.events import ALL, GameOver, Left, PhaseBegan
from core.table import TableId
from core.table_events import Closed, Seated

HERE = TableId(1)
SEATED = Seated(ALL, seats=(), scenario="classic", host=1, moderator=None)


async def follows() -> PageNarration:
    """A narration of a table at which people have sat down."""
    narration = PageNarration(Recordings("en"))
    table = SimpleNamespace(book=load("classic"), state=None)
    await narration.start(cast(Any, SimpleNamespace(table=lambda _: table, now=lambda: 0)))
    await narration.hear(HERE, [SEATED])
    return narration


@pytest.mark.parametrize("ran_ahead", [False, True])
async def test_the_city_does_not_fall_asleep_when_the_game_is_over(ran_ahead: bool) -> None:
    narration = await follows()
    night = PhaseBegan(ALL, phase="night", serial=3, day=1, night=1, seconds=0, turns=False, living=5, on_defence=())
    await narration.hear(HERE, [night])
    over = GameOver(ALL, winner=("mafia",), winners=(1,), roles={1: "mafioso"})
    await narration.hear(HERE, [Left(ALL, seat=4, how="night", shown=None), over])
    if ran_ahead:
        narration.catch_up()
    told: asyncio.Queue[Any] = asyncio.Queue()
    saying = asyncio.create_task(narration.run(told.put_nowait, lambda: False))
    first = await told.get()
    saying.cancel()
    assert first["text"] == "Player number 4 was killed."


async def test_nothing_is_said_of_a_game_that_was_given_up() -> None:
    narration = await follows()
    began = PhaseBegan(ALL, phase="day", serial=2, day=1, night=1, seconds=60, turns=False, living=5, on_defence=())
    await narration.hear(HERE, [began])
    narrator = narration._narrator
    assert narrator is not None
    assert planned(narrator)
    await narration.hear(HERE, [Closed(ALL, reason="stopped")])
    assert not planned(narrator)


def planned(narrator: Any) -> bool:
    return any(not timer.cancelled() for timer in (*narrator._timers, *narrator._clock))
