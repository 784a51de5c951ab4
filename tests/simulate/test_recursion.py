"""The simulator against mathematics: citizens and mafiosi alone win as often as the recursion says."""

from __future__ import annotations

import pytest

from core.books.library import load
from core.simulate.win_tally import PlayingManner, rate, simulate
from tests.simulate.recursion import by_more_than_half, town_wins

THREE_DEVIATIONS = 3.0


@pytest.mark.parametrize(
    ("living", "chance"),
    [(2, 0.0), (3, 3 * 1 / 4), (4, 4 * 1 / 27), (5, 5 * (4 * 3 + 1) / 256)],
)
def test_a_vote_by_chance(living: int, chance: float):
    assert by_more_than_half(living) == pytest.approx(chance)


def test_small_games_by_hand():
    """Two citizens, one mafioso: a vote that hits anybody, and then the night decides."""
    assert town_wins(2, 1, lambda _: 1.0) == pytest.approx(1 / 3)
    assert town_wins(2, 1, lambda _: 0.0) == 0.0
    # Four and one: 1/5 at once; else four players, a night, two and one again.
    assert town_wins(4, 1, lambda _: 1.0) == pytest.approx(1 / 5 + 4 / 5 * 1 / 3)
    assert town_wins(3, 0, lambda _: 0.5) == 1.0


@pytest.mark.parametrize(
    ("town", "mafia", "games"),
    [
        pytest.param(2, 1, 1500, marks=pytest.mark.repeats("4 and 1, which comes down to it")),
        (4, 1, 1500),
        pytest.param(5, 2, 1200, marks=pytest.mark.repeats("8 and 2, which comes down to it")),
        (8, 2, 600),
    ],
)
def test_random_games_win_as_often_as_the_recursion_says(town: int, mafia: int, games: int):
    roles = ["mafioso"] * mafia + ["citizen"] * town
    tally = simulate(load("classic"), roles, {"speech_seconds": 60}, games, manner=PlayingManner(willing=1.0))
    seen = rate(tally.wins["town"], tally.games, THREE_DEVIATIONS)
    exact = town_wins(town, mafia, by_more_than_half)
    assert seen.low <= exact <= seen.high, f"exact {exact:.4f}, seen {seen.share:.4f}"
    assert tally.unfinished == 0
    assert tally.wins.total() == games


def test_the_interval_narrows_and_holds_its_share():
    assert rate(0, 0).high == 1.0
    wide, narrow = rate(30, 100), rate(3000, 10000)
    assert wide.low < 0.3 < wide.high
    assert narrow.high - narrow.low < (wide.high - wide.low) / 5
    assert rate(0, 50).low == 0.0
    assert 0 < rate(0, 50).high < 0.1
