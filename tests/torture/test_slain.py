"""Real processes that are really killed, in games of people who press: a few deaths of the many of `make torture`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.fleet.room import LEASES, ROOM, without
from tests.torture.slain import slain

pytestmark = [pytest.mark.process, pytest.mark.timeout(600)]


# The next process has to wait for the end of a lease, as ever: it knows nothing of what the one before has used of
# Discord's limits, and these last nearly as long.
@pytest.mark.parametrize(
    ("deaths", "three"),
    [(1, True), pytest.param(2, False, marks=pytest.mark.repeats("games in which one is killed"))],
)
async def test_games_outlive_processes_that_are_killed(tmp_path: Path, deaths: int, three: bool) -> None:
    came = await slain(tmp_path, seed=3, deaths=deaths, room=without(ROOM, *LEASES), three=three)
    assert len(came.deaths) == deaths
    assert came.events > 0
    assert came.wrong == Counter(), came.deaths
    if three:
        assert came.games == ["played to its end"] * 3
