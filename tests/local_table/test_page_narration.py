"""The narrator of the page follows its game, and no longer than that."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from cogs.local_table.server.narration import PageNarration, Recordings
from core.books.library import load
from core.rules.events import ALL, PhaseBegan
from core.table import TableId
from core.table_events import Closed, Seated

HERE = TableId(1)


async def test_nothing_is_said_of_a_game_that_was_given_up() -> None:
    narration = PageNarration(Recordings("en"))
    table = SimpleNamespace(book=load("classic"), state=None)
    await narration.start(cast(Any, SimpleNamespace(table=lambda _: table, now=lambda: 0)))
    began = PhaseBegan(ALL, phase="day", serial=2, day=1, night=1, seconds=60, turns=False, living=5, on_defence=())
    seated = Seated(ALL, seats=(), scenario="classic", host=1, moderator=None)
    await narration.hear(HERE, [seated, began])
    narrator = narration._narrator
    assert narrator is not None
    assert planned(narrator)
    await narration.hear(HERE, [Closed(ALL, reason="stopped")])
    assert not planned(narrator)


def planned(narrator: Any) -> bool:
    return any(not timer.cancelled() for timer in (*narrator._timers, *narrator._clock))
