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
    collector.calm()
    del session
    gc.collect()
    assert gone() is not None, "calm has put it out of reach"
    assert collector.tidy() > 0
    assert gone() is None
    assert gc.get_freeze_count() > 0, "what is in use is left alone again"
