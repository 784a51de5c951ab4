"""What makes a narrator warm: a room's tone under words, a bell at night and in the morning, a breath before names."""

from __future__ import annotations

import numpy as np
import pytest

from audio.cue_texts import CueText, Opening, cue_texts, languages
from audio.loudness import loudness
from audio.pack import PACKS, read_manifest
from audio.recipe import Recipe, finish
from audio.sound import RATE, Samples, decibels, seconds
from audio.synthesis import Spoken

WORDS = Spoken(0.5 * np.sin(2 * np.pi * 220 * np.arange(16_000) / 16_000) * np.hanning(16_000), 16_000)
"""One second of something said."""
BELLS: list[Opening] = ["night bell", "morning bell"]


def made(opening: Opening, kind: str = "whole", text: str = "The city falls asleep.") -> Samples:
    return finish(
        WORDS, CueText("x", text, "joinable" if kind == "joinable" else "whole", "en", opening=opening), Recipe()
    )


def share(sound: Samples, low: float, high: float) -> float:
    """How much of a sound's energy lies between two pitches."""
    power = np.abs(np.fft.rfft(sound[0])) ** 2
    pitch = np.fft.rfftfreq(sound.shape[1], 1 / RATE)
    return float(power[(pitch > low) & (pitch < high)].sum() / power.sum())


@pytest.mark.parametrize("language", languages())
def test_bells_and_breaths_stand_where_they_belong(language: str) -> None:
    found = {cue.key: cue.opening for cue in cue_texts(language)}
    assert found["night.falls"] == found["intro.night.falls"] == "night bell"
    assert found["day.breaks"] == found["intro.day.opens"] == "morning bell"
    assert found["player.7"] == found["player.7.your.turn"] == "breath"
    assert {opening for key, opening in found.items() if "call." in key} == {"breath"}
    assert {opening for key, opening in found.items() if key.startswith(("left.", "your.")) or "sleep." in key} == {""}


@pytest.mark.parametrize("opening", BELLS)
def test_a_bell_rings_before_the_words_and_on_under_them(opening: Opening) -> None:
    plain, rung = made(""), made(opening)
    before = rung[:, : seconds(1.0)]
    assert 2.5 < (rung.shape[1] - plain.shape[1]) / RATE + 1.4 < 5
    assert loudness(before) > -40
    assert share(before, 80, 1300) > 0.9 * share(before, 80, RATE / 2)  # a bell, above the hum
    assert loudness(before) < loudness(rung) - 6  # soft
    assert loudness(rung) == pytest.approx(Recipe().target, abs=1)


def test_a_breath_is_short_soft_and_never_the_same() -> None:
    one, other = made("breath"), made("breath", text="Mafia, open your eyes.")
    breath = one[:, seconds(0.06) : seconds(0.45)]
    assert np.sqrt((breath**2).mean()) < np.sqrt((one**2).mean()) * decibels(-8)
    assert np.abs(breath).max() > decibels(-45)
    assert share(breath, 300, 6000) > 0.6
    assert not np.allclose(one, other)
    assert np.array_equal(one, made("breath"))  # and a cue's breath is its own, whoever builds it


def test_the_rooms_tone_is_under_whole_cues_and_not_in_fragments() -> None:
    """Between fragments it would come and go."""
    cue, recipe = CueText("x", "Wait.", "whole", "en"), Recipe()
    rest = Spoken(np.concatenate([WORDS.samples, np.zeros(32_000), WORDS.samples]), 16_000)
    middle = slice(seconds(2.2), seconds(2.8))  # the room has answered by then
    quiet = finish(rest, cue, recipe)[:, middle]
    assert decibels(-75) < np.sqrt((quiet**2).mean()) < decibels(-40)
    dry = finish(rest, CueText("x", "Wait.", "joinable", "en"), recipe)[:, middle]
    assert np.abs(dry).max() < decibels(-75)


@pytest.mark.parametrize("opening", ["", "breath", *BELLS])
@pytest.mark.parametrize("kind", ["whole", "joinable"])
def test_nothing_begins_or_ends_with_a_click(opening: Opening, kind: str) -> None:
    sound = made(opening, kind)
    edge = seconds(Recipe().edge) // 2
    assert np.abs(sound[:, :edge]).max() == 0
    assert np.abs(sound[:, -edge:]).max() == 0
    assert np.abs(np.diff(sound)).max() < 0.2


@pytest.mark.parametrize("language", languages())
def test_every_recording_is_level(language: str) -> None:
    lines = read_manifest(PACKS / language)
    assert {key: line.lufs for key, line in lines.items() if abs(line.lufs - Recipe().target) > 1} == {}
