"""The garbage collector: what calm leaves alone is given back when it is tidied."""

from __future__ import annotations

import gc
import weakref

import pytest

from core import collector


class Session:
    """Something that holds itself, as a connection and its handler do."""

    def __init__(self) -> None:
        self.handler = self


@pytest.fixture(autouse=True)
def _as_before():
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_was_left_alone_and_has_no_use_any_more_goes_when_it_is_tidied():
    session = Session()
    gone = weakref.ref(session)
    collector.freeze_and_relax()
    del session
    gc.collect()
    assert gone() is not None, "calm has put it out of reach"
    assert collector.tidy() > 0
    assert gone() is None
    assert gc.get_freeze_count() > 0, "what is in use is left alone again"


def test_what_is_looked_at_in_one_stop_is_little():
    """100,000 objects take some 40 ms, in which nothing is answered."""
    collector.freeze_and_relax()
    looked_at: list[int] = []

    def look(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(age)) for age in range(about["generation"] + 1)))

    gc.callbacks.append(look)
    try:
        kept = [[number] for number in range(200_000)]
    finally:
        gc.callbacks.remove(look)
    assert len(kept) == 200_000
    assert looked_at
    assert max(looked_at) < 9_000


async def test_what_takes_the_place_of_something_else_is_looked_at_too():
    """For each thing that is made one goes, so that Python counts nothing and would look at all of it together."""
    standing = [[number] for number in range(200_000)]
    collector.freeze_and_relax()
    looked_at: list[int] = []

    def look(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(age)) for age in range(about["generation"] + 1)))

    async def beat(_: float) -> None:
        if not rest:
            raise StopAsyncIteration
        for _ in range(2_000):
            number = rest.pop()
            standing[number] = [number]

    rest = list(range(len(standing)))
    gc.callbacks.append(look)
    try:
        with pytest.raises(StopAsyncIteration):
            await collector.keep_up(beat)
    finally:
        gc.callbacks.remove(look)
    assert len(looked_at) >= 100
    assert max(looked_at) < 9_000
