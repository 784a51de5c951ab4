"""Sentences that say no more than is so, in each language."""

from __future__ import annotations

import re

import pytest

from core.books.library import load
from core.words import LANGUAGES, SeatNames, Words
from core.words.vote_count import tally
from tests.words.sample import SPOKEN, own_file, wording_of

HOW_OFTEN = {
    "en": re.compile(r"\b(once|twice|one bullet|this game|whole game)\b"),
    "fa": re.compile(r"\bبار\b|این بازی|کل بازی|یک تیر"),
    "ru": re.compile(r"\bраза?\b|за (всю )?игру|одна\b"),
    "uk": re.compile(r"\bраз(и|ів)?\b|за (всю )?гру|одна\b"),
}
BEGUN = {"en": "has begun", "fa": "بعد از شروع", "ru": "с началом игры", "uk": "яка тоді з’явиться"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_votes_are_needed_is_not_said_as_how_many_there_are(language: str) -> None:
    """The threshold and the votes so far stand on one screen."""
    for scenario in ("classic", "card_deck"):
        words = wording_of(scenario, language=language).words
        (line,) = tally(SeatNames(words, {}), {1: 5}, 9).splitlines()
        progress = line.replace(SeatNames(words, {})[1], "").strip(" ·:")
        said = [
            words(id_, needed=5, n=9)
            for id_ in (
                "vote-needed",
                "ballot-nomination",
                "ballot-verdict",
                "story-ballot-nomination",
                "story-ballot-verdict",
            )
        ]
        assert [one for one in said if progress in one.replace("*", "")] == []
        # Nine are in the game; how many of them had a vote is not told here.
        of_nine = re.compile(r"(5|۵)\W*(of|از|из|з)\W*(9|۹)")
        assert [one for one in said if of_nine.search(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_vote_that_is_enough_is_not_a_number(language: str) -> None:
    words = Words.for_language(language)
    assert not re.search("[0-9۰-۹]", words("ballot-nomination", needed=1, n=9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_is_called_to_a_choice_that_not_everybody_in_it_may_make(language: str) -> None:
    called = Words.for_language(language)("panel-call-room", people="…")
    assert not re.search(r"(?i)\byour?\b|شما|\bвам\b|\bваш", called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sits_down_is_told_when_the_button_of_the_card_will_be_there(language: str) -> None:
    words = Words.for_language(language)
    (told,) = [one for one in words("lobby-you-joined").split(". ") if words("role-card-button") in one]
    assert BEGUN[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_something_may_be_done_is_told_below_the_question_alone(language: str) -> None:
    for scenario in SPOKEN:
        texts = own_file(scenario, language).read_text("utf-8")
        asks = dict(re.findall(r"(?m)^verb-(\w+) = .*\n(?: +\.\w+ = .*\n)*? +\.ask = (.+)", texts))
        book = load(scenario)
        limited = {
            verb
            for abilities in (book.scenario.everyone, *(role.abilities for role in book.roles.values()))
            for verb, ability in abilities.items()
            if ability.uses is not None
        }
        assert limited <= asks.keys()
        assert [asks[verb] for verb in limited if HOW_OFTEN[language].search(asks[verb])] == []
