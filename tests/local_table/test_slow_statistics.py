"""Statistics that take long hold up nobody's game."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from cogs.local_table.server.serve_page import served
from core.stats.tally import Statistics
from core.table import Table
from tests.local_table.browser import PATIENCE, Browser, tab
from tests.waits import until

MOMENT = 0.05
"""Simulated seconds past a deadline, so that it has passed."""


def asked_for(page: Browser) -> list[dict[str, Any]]:
    """What was answered to `/mafia stats`."""
    return [one for one in page.seen["messages"][page.place()["id"]] if one["said_for"] == {"name": "/mafia stats"}]


def due(table: Table) -> int:
    """When what runs at a table runs out, in epoch milliseconds."""
    assert table.state is not None
    assert table.state.clock is not None
    assert table.state.clock.due is not None
    return table.state.clock.due


async def test_the_clock_of_a_game_goes_on_while_statistics_are_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    reckoning, go = threading.Event(), threading.Event()

    class Held(Statistics):
        def __init__(self, *given: Any) -> None:
            reckoning.set()
            go.wait(PATIENCE)
            super().__init__(*given)

    monkeypatch.setattr("cogs.commands.stats.Statistics", Held)
    async with served("en", port=0) as server, tab(server.url) as page:
        try:
            await page.open(seats=6, seed=5)
            await page.begin()
            await page.ask("pace", paused=True)  # from here on the time goes by our hand alone
            sitting = server.session._sitting
            assert sitting is not None
            env, table = sitting.here.env, sitting.here.company.table
            assert (await page.ask("slash", place=page.place()["id"], name="mafia stats"))["ok"]
            await until(reckoning.is_set)
            for _ in range(3):  # the opening night, and turns of the day
                before = due(table)
                with env.time_context():
                    env.move_to(env.loop_time() + before / 1000 - env.now().timestamp() + MOMENT)
                await until(lambda: due(table) > before)  # noqa: B023 - at once
            assert asked_for(page) == []
        finally:
            go.set()
        await page.until(lambda: asked_for(page))
