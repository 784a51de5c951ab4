"""What a game costs in requests is bounded, at a table in the channel and at one in a thread of its own."""

from __future__ import annotations

import pytest

from bench.figures import BARS
from bench.rest import rest_calls


@pytest.mark.parametrize("table", ["channel", "thread"])
async def test_a_game_of_ten_newcomers_and_three_nights_is_within_the_bar(table: str):
    (bar,) = [bar for bar in BARS if bar.figure == "rest_calls_game"]
    assert sum((await rest_calls(table=table)).values()) <= bar.value
