"""Two games that differ in nothing that a seat may know are the same to it: what it is told and when, what it is asked,
how the table stands, what the clock shows, and what becomes of everything that it may try."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.books.library import published
from tests.examples import few
from tests.secrecy.drawn import dealt
from tests.secrecy.twins import LeakError, Pair, Twin

A_NIGHT = 20
"""So many entries a pair has in common at least: its first phases are the same whatever is done in them."""


@pytest.mark.parametrize("scenario", published())
@few(2)
@given(seed=st.integers(0, 10**6))
def test_a_seat_cannot_tell_two_games_apart_that_it_may_not(scenario: str, seed: int) -> None:
    pair = dealt(scenario, seed)
    pair.play()
    assert pair.compared >= A_NIGHT
    assert pair.one.probes > pair.compared


def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were it told to everybody how many have acted, some night would differ."""

    def look(self: Twin, what: str, value: Any) -> None:
        note(self, what, (value, len(self.game.acts)) if what == "living" else value)

    note = Twin._note
    monkeypatch.setattr(Twin, "_note", look)
    pairs = [dealt("classic", seed, pace="clock") for seed in range(10)]
    with pytest.raises(LeakError):
        deque(map(Pair.play, pairs))
