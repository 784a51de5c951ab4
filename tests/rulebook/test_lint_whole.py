"""Everything that the linter says of the file of classic with a few words in it changed, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from core.books.library import SCENARIOS, parse
from core.rulebook.loader import ScenarioError
from core.rulebook.spelling import nearest, remedy
from core.words.findings import english
from tests.rulebook.told import phrase

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
CASES = yaml.safe_load(Path(__file__).with_name("lint.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_all_that_is_wrong_is_told_and_nothing_more(case: dict[str, list[str]]):
    text = CLASSIC
    for was, now in case["changed"]:
        assert was in text, was
        text = text.replace(was, now, 1)
    said: list[str] = []
    try:
        parse(text)
    except ScenarioError as error:
        said = list(map(english, error.problems))
    assert said == case["said"]


@pytest.mark.parametrize(
    ("word", "known", "near", "said"),
    [
        ("save", [], None, "there are none"),
        ("save", ["save"], None, "there are: save"),
        ("xyz", ["ab", "cd"], None, "there are: ab, cd"),
        ("xyz", ["cd", "ab", "ab"], None, "there are: ab, cd"),
        ("xyz", ["ab", "cd", "ef"], None, "there are none"),
        ("saev", ["seven", "save", "vase"], "save", "did you mean 'save'?"),
        ("sav", ["seven", "save"], "save", "did you mean 'save'? there are: save, seven"),
        ("aab", ["abb", "aaab"], "aaab", "did you mean 'aaab'? there are: aaab, abb"),
    ],
)
def test_the_nearest_spelling_and_what_there_is_where_it_can_be_listed(
    word: str, known: list[str], near: str | None, said: str
):
    """Here no more than two words can be listed."""
    assert nearest(word, known) == near
    assert " ".join(map(phrase, remedy(word, known, 2))) == said
