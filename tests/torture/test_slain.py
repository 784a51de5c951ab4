"""Real processes that are really killed, in a game of people who press: a few deaths of the many of `make torture`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.torture.slain import slain

pytestmark = [pytest.mark.process, pytest.mark.xdist_group("torture"), pytest.mark.timeout(600)]


async def test_a_game_outlives_processes_that_are_killed(tmp_path: Path) -> None:
    came = await slain(tmp_path, seed=3, deaths=2)
    assert len(came.deaths) == 2
    assert came.events > 0
    assert came.wrong == Counter()
