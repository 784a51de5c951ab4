"""What a rulebook words itself is said in its words: no part of the common text comes before them."""

import pytest

from core.books.library import SCENARIOS
from core.rules.answer import Answer
from core.words import SeatNames, Words
from core.words.language import LANGUAGES
from core.words.told import word_answer
from tests.words.sample import SPOKEN, known, own_file, read


@pytest.mark.parametrize("scenario", SPOKEN)
def test_an_answer_is_not_hidden_by_a_part_of_the_common_one(scenario: str) -> None:
    for language in LANGUAGES:
        common = known(None, language)
        own = read(own_file(scenario, language)).lines.keys()
        kept = {id_ for id_ in common.keys() - own if id_.startswith("told-") and id_.partition(".")[0] in own}
        assert sorted(kept) == [], language


@pytest.mark.parametrize(
    ("scenario", "role", "said"),
    [
        ("masked", "citizen", "came to nothing"),
        ("el_clasico", "citizen", "mirror"),
        ("interrogator", "mafioso", "offer"),
        ("joker", "citizen", "of the town"),
        ("godfather", "mafioso", "`/mafia card`"),
    ],
)
def test_who_becomes_another_is_told_so_as_the_rulebook_says_it(scenario: str, role: str, said: str) -> None:
    names = SeatNames(Words.for_language("en", SCENARIOS / scenario), {})
    assert said in word_answer(names, Answer("role", role), own=True)
