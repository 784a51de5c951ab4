"""Voices that are programs of their own: run once for all lines, and missed by name with what to install."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from audio import build, festival, piper
from audio.speak import SynthesisLine, at_once, speak_all
from audio.synthesis import Manner, NoSynthesiserError, Spoken, joined, sentences

PIPER, RUSSIAN = "piper:en_US-joe-medium", "festival:voice_msu_ru_nsh_clunits"

_WAV = """
import wave
def tone(path, length):
    with wave.open(path, "w") as out:
        out.setnchannels(1); out.setsampwidth(2); out.setframerate(16000)
        out.writeframes(b"\\x00\\x10" * length)
"""
_AS_PIPER = """
import pathlib, sys, time
said = sys.argv[sys.argv.index("-d") + 1]
pathlib.Path(said).mkdir(exist_ok=True)
for line in open(sys.argv[sys.argv.index("-i") + 1], encoding="utf-8"):
    tone(f"{said}/{time.monotonic_ns()}.wav", len(line.strip()))
"""
_AS_FESTIVAL = """
import re, sys
if len(sys.argv) < 3 or sys.argv[1] != "-b":
    raise SystemExit(2)
script = open(sys.argv[2], encoding="utf-8").read()
if "voice_nobody" in script:
    print("SIOD ERROR: unbound variable", file=sys.stderr)
    raise SystemExit(255)
for text, file in re.findall(r'said "(.*?)"\\) "(.*?)"', script):
    tone(file, len(text))
for text in re.findall(r'\\(sounds "(.*?)"', script):
    print(text.replace("+", "'"))
"""


def program(file: Path, body: str) -> Path:
    """A stand-in for a synthesiser: it is asked as the real one is, and gives one sample a letter."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!{sys.executable}\n{_WAV}{body}", encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(piper, "STUDIO", tmp_path / "studio")
    return tmp_path / "studio"


def test_piper_says_all_lines_in_one_run_and_in_their_order(studio: Path) -> None:
    program(studio / "bin" / "piper", _AS_PIPER)
    model = studio / "lib" / "python3" / "site-packages" / "joe" / "data" / "en_US-joe-medium.onnx"
    model.parent.mkdir(parents=True)
    model.touch()
    texts = ["One.", "Twenty three.", "Four."]
    spoken = speak_all([SynthesisLine(text, PIPER) for text in texts], Manner())
    assert [one.samples.size for one in spoken] == [len(text) for text in texts]


def test_festival_says_sentences_one_by_one_with_a_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "festival", _AS_FESTIVAL)
    monkeypatch.setenv("PATH", str(tmp_path))
    first, second = speak_all(
        [SynthesisLine("Да. Н+ет?", RUSSIAN), SynthesisLine('"Ш+эриф"', RUSSIAN)], Manner(rest=0.1)
    )
    assert (first.samples.size, first.rate) == (3 + 1600 + 5, 16_000)
    assert second.samples.size > 0
    assert festival.phonemes(["г+ород"], RUSSIAN) == ["г'ород"]
    with pytest.raises(NoSynthesiserError, match="unbound variable"):
        speak_all([SynthesisLine("Да.", "festival:voice_nobody")], Manner())


@pytest.mark.parametrize(
    ("voice", "remedy"),
    [(PIPER, "make studio"), (RUSSIAN, "apt-get install festival festvox-ru"), ("festival:x", "voice_")],
)
def test_a_voice_that_is_not_here_is_missed_by_name(
    voice: str, remedy: str, studio: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert at_once(voice)
    if voice == "festival:x":
        program(tmp_path / "festival", _AS_FESTIVAL)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoSynthesiserError, match=remedy):
        speak_all([SynthesisLine("x", voice)], Manner())


def test_a_build_without_its_voice_ends_with_the_remedy(
    studio: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main("en", root=tmp_path) == 1
    assert "Run `make studio`" in capsys.readouterr().out
    assert not list(tmp_path.rglob("*.opus"))


def test_sentences_are_parted_at_their_marks() -> None:
    assert sentences("Да. Нет? Ещё раз!") == ["Да.", "Нет?", "Ещё раз!"]
    assert sentences("5") == ["5"]
    two = joined([Spoken(np.ones(10), 100), Spoken(np.ones(10), 100)], 0.1)
    assert (two.samples.size, two.samples.sum()) == (30, 20)
