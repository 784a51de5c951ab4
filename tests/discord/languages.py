"""In which languages a test is run."""

from __future__ import annotations

from typing import Any

import pytest

from core.words import LANGUAGES

SAME = pytest.mark.repeats("the same in another language; test_four_languages.py plays an evening in each")


def in_languages(*often: str) -> list[Any]:
    """Every language; those that are not named here by the longer run alone."""
    assert set(often) <= set(LANGUAGES)
    return [code if code in often else pytest.param(code, marks=SAME) for code in LANGUAGES]
