"""The balance of a table, played out beside the program."""

from __future__ import annotations

from functools import cache

import pytest

from core.books.deal import options_of
from core.books.library import load
from core.simulate.estimate import Estimate, EstimateError, estimate, played_out

TABLE = ["godfather", "mafioso", "detective", "doctor", "citizen", "citizen", "citizen"]


def options(roles: list[str]) -> dict[str, object]:
    found = options_of(load("grand_persian"), {}, roles)
    assert isinstance(found, dict)
    return found


@cache
def fair() -> Estimate:
    """What is played out here."""
    return played_out("grand_persian", TABLE, options(TABLE))


async def test_the_child_plays_what_is_played_here() -> None:
    found = await estimate("grand_persian", TABLE, options(TABLE))
    assert found == fair()
    assert found.games == 1500 // 7
    assert sum(found.shares.values()) == pytest.approx(1)


def test_more_mafia_win_more() -> None:
    dark = ["mafioso" if role == "doctor" else role for role in TABLE]
    unfair = played_out("grand_persian", dark, {**options(dark)})
    assert unfair.shares["mafia"] > fair().shares["mafia"]
    assert 0 < fair().margin < 0.1


async def test_a_child_that_fails_is_an_error() -> None:
    with pytest.raises(EstimateError):
        await estimate("nonsense", TABLE, {})
