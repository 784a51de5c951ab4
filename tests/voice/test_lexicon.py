"""How words are said: every one is told, every sentence was read, and a narrator takes about a person's time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from audio import festival, phoneme_check
from audio.cue_texts import cue_texts, languages
from audio.pack import PACKS, read_manifest
from audio.pronunciation import lexicon, words
from audio.speak import SynthesisLine
from audio.speak import phonemes as phonemes_of
from audio.ukrainian import ACUTE, phonemes, vowels

VOICE = Path("/usr/share/festival/voices/russian/msu_ru_nsh_clunits")
OPENINGS = ("breath", "night bell", "morning bell")
TOLD = [language for language in languages() if lexicon(language)]
SLACK = 0.25
"""How far, as a share, one sentence's time may be from what the length of its text lets expect."""


def test_the_languages_that_a_synthesiser_gets_wrong_have_a_lexicon() -> None:
    assert TOLD == ["fa", "ru", "uk"]


@pytest.mark.parametrize("language", TOLD)
def test_it_is_told_how_to_say_every_word(language: str) -> None:
    lines = lexicon(language)
    assert lines is not None
    unknown = {word for cue in cue_texts(language) for word in words(cue.text) if not lines.knows(word)}
    if language == "ru":  # one vowel leaves no choice
        unknown = {word for word in unknown if sum(letter in "аеёиоуыэюя" for letter in word.lower()) > 1}
    assert unknown == set()


@pytest.mark.parametrize("language", TOLD)
def test_every_sentence_was_read_by_somebody(language: str) -> None:
    """Of a voice that is a program of its own, what it is given; its own sounds are compared where it is installed."""
    assert phoneme_check.unread(language, cue_texts(language), asked=False) == {}


@pytest.mark.skipif(
    not VOICE.is_dir() or festival.program() is None, reason="festival and its Russian voice are no wheel"
)
def test_festival_makes_of_its_sentences_the_sounds_that_were_read() -> None:
    assert phoneme_check.unread("ru", cue_texts("ru")[:8]) == {}


def test_what_changed_is_unread_until_somebody_reads_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cues = cue_texts("uk")[:3]
    monkeypatch.setattr(phoneme_check, "cue_texts", lambda _language: cues)
    assert phoneme_check.main("uk", root=tmp_path) == 1
    assert cues[0].text in capsys.readouterr().out
    assert phoneme_check.main("uk", read=True, root=tmp_path) == 0
    assert phoneme_check.main("uk", root=tmp_path) == 0
    file = tmp_path / "uk.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("zasIn'ajE", "zas'InajE"), encoding="utf-8")
    assert [*phoneme_check.unread("uk", cues, tmp_path)] == [cue.text for cue in cues if "засинає" in cue.text]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("uk", "Прокидається мафія.", "pRokId'ajEts;ts;a m'afi:ja"),
        ("uk", "14", "tSot[IRn'atts;at"),
        ("uk", "свою", "swoj'u"),  # what stands before в keeps its voice
        ("fa", "قربانیِ امشبتان", "q1oRbAn'ije emS'abetAn"),
        ("fa", "خانهٔ", "xAn'eje"),
        ("fa", "26", "b'isto S'eS"),
    ],
)
def test_what_the_voice_says(language: str, text: str, said: str) -> None:
    lines = lexicon(language)
    assert lines is not None
    assert phonemes_of([SynthesisLine(lines.say(text), lines.voice)]) == [said]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("У города новый хозяин.", "У г+орода н+овый хоз+яин."),
        ("Две руки встретились.", "дв+е рук+и встр+етились."),
        ("Просыпается детектив. Ещё 21.", "просып+ается дэтэкт+ив. ещё дв+адцать од+ин."),
        ("Кого сегодня?", "ков+о сев+одня?"),
    ],
)
def test_what_the_russian_voice_is_given(text: str, said: str) -> None:
    lines = lexicon("ru")
    assert lines is not None
    assert lines.say(text) == said


def test_every_russian_word_is_stressed_once() -> None:
    lines = lexicon("ru")
    assert lines is not None
    assert [word for word in lines.words.values() if word.count("+") + word.count("ё") != 1 and word != "кэйн"] == []


def test_a_word_that_nobody_told_is_left_to_the_voice() -> None:
    lines = lexicon("uk")
    assert lines is not None
    assert lines.say("Кракозябра спить.") == "Кракозябра [[sp'It;]]."


def test_every_ukrainian_word_is_stressed_once() -> None:
    file = phoneme_check.HEARD.parent / "lexicon" / "uk.yaml"
    stressed = file.read_text(encoding="utf-8").partition("stressed: >-")[2].split()
    assert [word for word in stressed if word.count(ACUTE) != 1 or vowels(word) < 2 or "'" not in phonemes(word)] == []


@pytest.mark.parametrize("language", languages())
def test_a_narrator_speaks_about_as_long_as_the_text_lets_expect(language: str) -> None:
    """A line is fitted to all recordings of a kind: so much for the start, a bell, the room, so much for each sound."""
    lines = read_manifest(PACKS / language)
    openings = {cue.text: cue.opening for cue in cue_texts(language)}
    for kind in ("whole", "joinable"):
        some = [line for line in lines.values() if line.kind == kind]
        sizes = np.array([len(line.text) for line in some])
        stops = np.array([sum(line.text.count(mark) for mark in ".?!؟") for line in some])
        times = np.array([line.seconds for line in some])
        before = np.array([[opening == openings[line.text] for opening in OPENINGS] for line in some])
        terms = np.column_stack([np.ones(len(some)), sizes, stops, before])
        fitted, *_ = np.linalg.lstsq(terms, times, rcond=None)
        expected = terms @ fitted
        off = {line.text: line.seconds for line, long in zip(some, expected, strict=True) if _far(line.seconds / long)}
        assert off == {}


def _far(ratio: float) -> bool:
    return not 1 - SLACK < ratio < 1 + SLACK


def test_narrators_of_all_languages_keep_about_the_same_pace() -> None:
    """Seconds that the same cues take, against the mean of the languages."""
    packs = {language: read_manifest(PACKS / language) for language in languages()}
    shared = set.intersection(*(set(lines) for lines in packs.values()))
    times = {one: sum(lines[key].seconds for key in shared) for one, lines in packs.items()}
    mean = sum(times.values()) / len(times)
    paces = {one: round(time / mean, 2) for one, time in times.items()}
    assert {one: pace for one, pace in paces.items() if not 0.8 < pace < 1.2} == {}
