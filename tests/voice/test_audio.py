"""Packs: built from texts, checked, read back; and the committed English pack itself."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from discord.oggparse import OggStream
from rich.console import Console

from audio.build import build
from audio.cue_texts import CueFileError, CueText, cue_texts
from audio.encode import decode
from audio.loudness import loudness
from audio.ogg import OggError, audio_packets, toc
from audio.pack import PACKS, PackError, load_pack, read_manifest
from audio.pack_check import LEVEL, check, sound_faults
from audio.recipe import FRAME, Recipe
from audio.samples import ogg_of
from audio.sound import RATE, decibels, seconds
from core.books.library import load, published

WHOLE = CueText("night.falls", "The city falls asleep.", "whole", "en-gb")
JOINED = CueText("left.vote", "leaves the city", "joinable", "en-gb")
OWN = CueText("classic/call.mafia", "The mafia, open your eyes.", "whole", "en-gb")


def made(root: Path, *cues: CueText, recipe: Recipe | None = None) -> list[str]:
    return build("en", list(cues), recipe or Recipe(), root, Console(quiet=True))


def recorded() -> list[str]:
    return sorted(file.parent.name for file in PACKS.glob("*/manifest.json"))


def file_of(root: Path, key: str) -> Path:
    """Where a cue's recording stands in the English pack under `root`."""
    return root / "en" / read_manifest(root / "en")[key].file


def sine(hertz: float, level: float, length: float) -> np.ndarray:
    wave = np.sin(2 * np.pi * hertz * np.arange(seconds(length)) / RATE) * decibels(level)
    return np.vstack([wave, wave])


def test_a_pack_is_built_once_and_then_only_where_something_changed(tmp_path: Path) -> None:
    assert made(tmp_path, WHOLE, JOINED, OWN) == [WHOLE.key, JOINED.key, OWN.key]
    assert made(tmp_path, WHOLE, JOINED, OWN) == []
    assert made(tmp_path, replace(WHOLE, text="The city sleeps."), JOINED, OWN) == [WHOLE.key]
    file_of(tmp_path, JOINED.key).write_bytes(b"broken")
    assert made(tmp_path, replace(WHOLE, text="The city sleeps."), JOINED, OWN) == [JOINED.key]
    night = file_of(tmp_path, WHOLE.key)
    assert made(tmp_path, JOINED, OWN) == []
    assert not night.exists()
    assert set(read_manifest(tmp_path / "en")) == {JOINED.key, OWN.key}


def test_what_two_rulebooks_say_in_the_same_words_is_recorded_once(tmp_path: Path) -> None:
    twin = replace(OWN, key="joker/call.mafia")
    made(tmp_path, OWN, twin)
    assert file_of(tmp_path, OWN.key) == file_of(tmp_path, twin.key)
    made(tmp_path, twin)
    assert load_pack("en", tmp_path).clip("call.mafia", "joker")


def test_another_recipe_records_anew(tmp_path: Path) -> None:
    made(tmp_path, JOINED)
    assert made(tmp_path, JOINED, recipe=replace(Recipe(), deeper=0.0)) == [JOINED.key]


def test_a_sound_pack_has_no_faults_and_each_fault_is_named(tmp_path: Path) -> None:
    made(tmp_path, WHOLE, JOINED)
    night, one = file_of(tmp_path, WHOLE.key), file_of(tmp_path, JOINED.key)
    assert list(check("en", [WHOLE, JOINED], tmp_path)) == []
    (missing,) = check("en", [WHOLE, JOINED, OWN], tmp_path)
    assert missing.startswith("classic/call.mafia is not recorded: run `mafia audio build")
    (unwanted,) = check("en", [WHOLE], tmp_path)
    assert "left.vote is recorded and no longer wanted" in unwanted
    (other,) = check("en", [replace(WHOLE, text="Sleep."), JOINED], tmp_path)
    assert "another text" in other
    whole = night.read_bytes()
    night.write_bytes(whole[: len(whole) // 2])
    (cut,) = check("en", [WHOLE, JOINED], tmp_path)
    assert "cannot be read" in cut
    night.write_bytes(one.read_bytes())
    (wrong,) = check("en", [WHOLE, JOINED], tmp_path)
    assert "is not the file that was recorded" in wrong


@pytest.mark.parametrize("language", recorded())
def test_a_committed_pack_is_whole_and_level(language: str) -> None:
    texts = cue_texts(language)
    assert list(check(language, texts, listen=False)) == []
    lines = read_manifest(PACKS / language)
    assert [key for key, line in lines.items() if abs(line.lufs - Recipe().target) > LEVEL] == []
    some = [texts[0], *texts[:: len(texts) // 6], CueText("player.5", "5", "leading", texts[0].voice)]
    shortest = sorted(lines.values(), key=lambda line: line.seconds)[:20]  # coding changes these the most
    for line in [*(lines[cue.key] for cue in some), *shortest]:
        data = (PACKS / language / line.file).read_bytes()
        assert list(sound_faults(data, audio_packets(data), line.kind, Recipe())) == [], line.text


def test_the_committed_packs_are_small() -> None:
    assert sum(file.stat().st_size for file in PACKS.rglob("*.opus")) < 24 * 2**20


def test_packets_are_those_that_discord_py_would_send() -> None:
    data = file_of(PACKS, "night.falls").read_bytes()
    theirs = [
        one for one in OggStream(io.BytesIO(data)).iter_packets() if not one.startswith((b"OpusHead", b"OpusTags"))
    ]
    assert list(audio_packets(data)) == theirs
    assert {(toc(one).frame, toc(one).frames, toc(one).stereo) for one in theirs} == {(960, 1, True)}


def test_a_broken_file_is_refused_by_name(tmp_path: Path) -> None:
    made(tmp_path, JOINED)
    file = file_of(tmp_path, JOINED.key)
    with pytest.raises(OggError):
        audio_packets(file.read_bytes()[:-10])
    file.write_bytes(b"no sound")
    with pytest.raises(PackError, match=rf"{file.name}.*mafia audio build --language en"):
        load_pack("en", tmp_path)
    with pytest.raises(PackError, match="No narration in 'xx'"):
        load_pack("xx", tmp_path)


def test_a_language_without_texts_is_refused_with_those_there_are() -> None:
    with pytest.raises(CueFileError, match=r"choose from \['en'"):
        cue_texts("xx")


def longest_rest(sound: np.ndarray) -> float:
    """Seconds of the longest silence within what is said, after the breath before it."""
    loud = np.flatnonzero(np.abs(sound[:, seconds(0.8) :]).max(axis=0) > decibels(-40))
    return float(np.diff(loud).max()) / RATE


@pytest.mark.parametrize("language", recorded())
def test_a_sentence_in_two_parts_meets_in_a_breath_without_a_click(language: str) -> None:
    pack = load_pack(language)
    parts = [pack.clip(cue) or () for cue in ("player.31", "left.eject")]
    line = pack.line(["player.31.left.eject"]) or ()
    assert line == parts[0] + parts[1]
    sound = decode(ogg_of(line))
    assert sound.shape[1] == pytest.approx(len(line) * FRAME, abs=2 * FRAME)
    bend = np.abs(np.diff(sound, 2)).max(axis=0)
    speech = np.percentile(bend, 99)
    at = 0
    for part in parts[:-1]:
        at += len(part) * FRAME
        near = slice(at - seconds(0.02), at + seconds(0.02))
        assert np.abs(sound[:, near]).max() < decibels(-50)
        assert bend[near].max() < 0.1 * speech
    assert longest_rest(sound) < 0.25


@pytest.mark.parametrize("language", recorded())
def test_what_every_rulebook_says_of_a_player_is_said_in_one_breath(language: str) -> None:
    """At every table of a published rulebook; only a comma makes the voice rest."""
    pack = load_pack(language)
    largest = max(load(id_).scenario.players[1] for id_ in published())
    for what, rest in (("your.turn", 0.4), ("defends", 0.12), ("left.night", 0.12), ("left.vote", 0.12)):
        recorded_for = [seat for seat in range(1, largest + 1) if f"player.{seat}.{what}" in pack.cues()]
        assert recorded_for == [*range(1, largest + 1)], what
        for seat in (1, 7, largest):
            sound = decode(ogg_of(pack.clip(f"player.{seat}.{what}") or ()))
            assert longest_rest(sound) < rest, (what, seat)


def test_loudness_is_what_the_standard_says() -> None:
    assert loudness(sine(997, -23, 5)) == pytest.approx(-23, abs=0.05)
    assert loudness(sine(997, -33, 5)) == pytest.approx(-33, abs=0.05)
    # Silence is gated out: ten seconds of nothing change nothing.
    assert loudness(np.pad(sine(997, -23, 5), ((0, 0), (0, seconds(10))))) == pytest.approx(-23, abs=0.2)
