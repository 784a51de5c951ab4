"""Whatever a game says aloud has words, in every language: calls, announcements, wins, and how people leave."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain

import pytest

from audio.cue_texts import CueText, cue_texts, languages
from audio.pack import recordings_of
from audio.wanted import SAID_OTHERWISE, missing_texts, scenarios, untold
from cogs.voice.cues import cues_for
from core.books.deal import options_of, roles_for
from core.books.library import load
from core.rules.refusal import Refusal
from core.simulate.random_play import play


@cache
def words(language: str) -> dict[str, CueText]:
    return {cue.key: cue for cue in cue_texts(language)}


@cache
def lines_of(scenario: str, games: int = 4) -> frozenset[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every line that some random games of a rulebook cause, at its least and at its largest table, with what is said
    where it is not recorded."""
    book = load(scenario)
    said: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    for seed in range(games):
        players = book.scenario.players[seed % 2]
        options = options_of(book, {}, [""] * players)
        assert not isinstance(options, Refusal)
        roles = roles_for(book, players, options)
        assert not isinstance(roles, Refusal)
        played = play(book, roles, seed, options, follow=0.8)
        lines = chain.from_iterable(cues_for(event) for event in played.events)
        said |= {(line.cues, line.otherwise) for line in lines}
    return frozenset(said)


@pytest.mark.parametrize("language", languages())
def test_every_rulebook_has_its_words(language: str) -> None:
    assert list(missing_texts(language, list(words(language).values()))) == []


@pytest.mark.parametrize("scenario", scenarios())
@pytest.mark.parametrize("language", languages())
def test_all_that_random_games_say_has_words(language: str, scenario: str) -> None:
    known = words(language)

    def wordless(cues: tuple[str, ...]) -> set[str]:
        return {cue for cue in cues if not recordings_of(cue, scenario, known, frozenset())}

    silent = [cues for cues, otherwise in lines_of(scenario) if wordless(cues) and wordless(otherwise or cues)]
    assert [cues for cues in silent if not all(_left_to_text(cue) for cue in wordless(cues))] == []


def test_what_has_no_words_is_found() -> None:
    keys = {key for key in words("en") if not key.startswith("classic/")} - {"win.town"}
    assert list(untold("classic", keys)) == ["call.mafia", "call.doctor", "call.detective", "win.town"]
    assert list(untold("classic", set(words("en")))) == []
    (gap,) = missing_texts("en", [cue for cue in cue_texts("en") if cue.key != "classic/sleep.mafia"])
    assert gap == "classic/sleep.mafia has no words: write them in scenarios/classic/voice/en.yaml."


def _left_to_text(cue: str) -> bool:
    """A count (`out_town_3`) stands in the text alone, as does a phase that a rulebook gives no words to; some
    announcements are said in other words.
    """
    if cue.startswith("phase."):
        return True
    code = cue.removeprefix("announce.")
    return code != cue and (code in SAID_OTHERWISE or re.search(r"_\d+$", code) is not None)
