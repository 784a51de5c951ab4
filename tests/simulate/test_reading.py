"""What people type is understood where it can mean one thing alone, in all four languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from core.books.library import SCENARIOS
from core.simulate.lexicon import ROLE, SEAT, Lexicon
from core.simulate.reading import TalkReader
from core.simulate.said import Statement
from core.words import LANGUAGES, Words

READINGS = Path(__file__).parent / "readings"
ROLES = ("citizen", "detective", "doctor", "godfather", "mafioso")


@cache
def readings(language: str) -> dict[str, Any]:
    return yaml.safe_load((READINGS / f"{language}.yaml").read_text("utf-8"))


@cache
def lexicon(language: str) -> Lexicon:
    words = Words.for_language(language)
    return Lexicon.of(lambda id_: words(id_, seat=SEAT, role=ROLE))


def reader(language: str) -> TalkReader:
    """That of seat 1."""
    words = Words.for_language(language, SCENARIOS / "classic")
    names = dict(enumerate(readings(language)["names"], 1))
    return TalkReader(lexicon(language), names, {role: words(f"role-{role}") for role in ROLES})


def written(said: Statement) -> str:
    """As the tables write it."""
    assert said.by == 1
    if said.what == "finds":
        return f"finds {said.about} {'enemy' if said.hostile else 'friend'}"
    parts = (said.what, said.about, said.role, said.question)
    return " ".join(str(part) for part in parts if part is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_is_understood_as_it_is_meant_or_not_at_all(language: str) -> None:
    given, own = readings(language), reader(language)
    understood = {text: ", ".join(map(written, own.read(text, 1))) for text in given["read"]}
    assert understood == given["read"]
    assert [text for text in given["nothing"] if own.read(text, 1)] == []
    assert len(given["read"]) >= 30
    assert len(given["nothing"]) * 2 >= len(given["read"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_two_share_is_nobodys_and_one_among_a_languages_words_needs_its_number(language: str) -> None:
    words = Words.for_language(language, SCENARIOS / "classic")
    name = readings(language)["names"][1]
    sentence = next(text for text, what in readings(language)["read"].items() if name in text and what == "accuses 2")
    both = TalkReader(lexicon(language), {2: name, 3: name}, {"doctor": words("role-doctor")})
    assert both.read(sentence, 1) == []
    assert reader(language).read(sentence * 40, 1) == [], "too long to be a word to the table"
