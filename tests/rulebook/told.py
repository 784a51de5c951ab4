"""What is wrong in a rulebook, as the command line says it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import pytest

from core.rulebook.loader import ScenarioError
from core.rulebook.phrase import Phrase
from core.words import Words
from core.words.findings import TERMINAL, all_in_english, worded

ENGLISH = Words.at_hand("en")


def phrase(said: Phrase) -> str:
    """One phrase."""
    return worded(ENGLISH, said, TERMINAL)


@contextmanager
def refused(said: str = "") -> Generator[pytest.ExceptionInfo[ScenarioError]]:
    """A rulebook is refused here, and this is among what is said."""
    with pytest.raises(ScenarioError) as caught:
        yield caught
    assert said in all_in_english(caught.value)
