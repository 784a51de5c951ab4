"""Recordings of one's own: any format in, one cue's Opus out, and the narrator prefers them."""

from __future__ import annotations

from pathlib import Path

import av
import numpy as np
import pytest
from av.audio.frame import AudioFrame

from audio import own
from audio.build import build
from audio.cue_texts import CueFileError, CueText, cue_texts
from audio.encode import decode
from audio.loudness import loudness
from audio.ogg import audio_packets, toc
from audio.own import place_of
from audio.pack import load_pack, own_files, recordings_of
from audio.pack_check import check_own
from audio.recipe import Recipe
from audio.sound import decibels, seconds

NIGHT, NUMBER = "night.falls", "player.5"


def sound_file(
    file: Path, codec: str, rate: int, layout: str = "mono", length: float = 1.0, level: float = -30
) -> Path:
    """A tone with half a second of silence before it, in a format of the world."""
    t = np.arange(round(length * rate)) / rate
    tone = np.concatenate([np.zeros(rate // 2), decibels(level) * np.sin(2 * np.pi * 330 * t)])
    channels = np.repeat(tone[np.newaxis, :], 1 if layout == "mono" else 2, axis=0)
    with av.open(str(file), "w") as out:
        stream = out.add_stream(codec, rate=rate)
        stream.layout = layout  # type: ignore[union-attr]
        frame = AudioFrame.from_ndarray(channels.astype(np.float32), format="fltp", layout=layout)
        frame.sample_rate = rate
        for packet in (*stream.encode(frame), *stream.encode(None)):  # type: ignore[union-attr]
            out.mux(packet)
    return file


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "data" / "audio"


@pytest.mark.parametrize(
    ("name", "codec", "rate", "layout"),
    [
        ("a.wav", "pcm_s16le", 44_100, "mono"),
        ("a.mp3", "libmp3lame", 44_100, "stereo"),
        ("a.ogg", "libvorbis", 48_000, "stereo"),
        ("a.flac", "flac", 22_050, "mono"),
    ],
)
def test_any_format_becomes_a_cue(tmp_path: Path, home: Path, name: str, codec: str, rate: int, layout: str) -> None:
    file = sound_file(tmp_path / name, codec, rate, layout)
    assert own.main("en", NIGHT, file, home) == 0
    made = (home / "en" / "night.falls.opus").read_bytes()
    packets = audio_packets(made)
    assert {(toc(one).frame, toc(one).frames, toc(one).stereo) for one in packets} == {(960, 1, True)}
    assert loudness(decode(made)) == pytest.approx(Recipe().target, abs=1.0)
    # The silence before it is gone, but for the edges of a cue.
    assert len(packets) * 0.02 == pytest.approx(1.0 + 2 * Recipe().edge, abs=0.1)
    assert load_pack("en", own=home).clip(NIGHT) == packets
    assert load_pack("en").clip(NIGHT) != packets


def test_a_fragment_gets_silent_ends_and_joins(tmp_path: Path, home: Path) -> None:
    file = sound_file(tmp_path / "five.wav", "pcm_s16le", 48_000)
    assert own.main("en", NUMBER, file, home) == 0
    made = (home / "en" / "player.5.opus").read_bytes()
    edge = seconds(Recipe().edge) // 2
    sound = decode(made)
    assert max(np.abs(sound[:, :edge]).max(), np.abs(sound[:, -edge:]).max()) < decibels(-50)
    assert list(check_own("en", cue_texts("en"), home)) == []
    assert load_pack("en", own=home).clip(NUMBER) == audio_packets(made)


def test_nobodys_sentence_is_said_in_two_voices_where_it_is_recorded_in_one(tmp_path: Path, home: Path) -> None:
    built = load_pack("en")
    file = sound_file(tmp_path / "part.wav", "pcm_s16le", 48_000)
    assert own.main("en", NUMBER, file, home) == 0
    assert load_pack("en", own=home).clip("player.5.left.vote") == built.clip("player.5.left.vote")
    load_pack.cache_clear()
    assert own.main("en", "left.vote", file, home) == 0
    mine = load_pack("en", own=home)
    assert mine.clip("player.5.left.vote") == (*(mine.clip(NUMBER) or ()), *(mine.clip("left.vote") or ()))
    assert mine.clip("player.6.left.vote") == built.clip("player.6.left.vote")
    load_pack.cache_clear()
    assert own.main("en", "player.5.left.vote", file, home) == 0
    assert load_pack("en", own=home).clip("player.5.left.vote") == audio_packets(
        (home / "en" / "player.5.left.vote.opus").read_bytes()
    )


def test_a_rulebooks_words_go_before_a_sentence_of_all_rulebooks() -> None:
    found = {"player.5", "player.5.left.vote", "left.vote", "sea/left.vote", "sea/player.6.left.vote", "left.day"}
    for cue, scenario, keys in [
        ("player.5.left.vote", "", ("player.5.left.vote",)),
        ("player.5.left.vote", "hill", ("player.5.left.vote",)),
        ("player.5.left.vote", "sea", ("player.5", "sea/left.vote")),
        ("player.6.left.vote", "sea", ("sea/player.6.left.vote",)),
        ("player.5.left.day", "sea", ("player.5", "left.day")),
        ("player.6.left.day", "sea", ()),
        ("left.night", "sea", ()),
    ]:
        assert recordings_of(cue, scenario, found, frozenset()) == keys, (cue, scenario)


def test_the_servers_recording_goes_before_the_rulebooks_and_both_before_the_packs(tmp_path: Path) -> None:
    """An author's stands with the rulebook, `SCENARIO/voice/LANG`; a server's in its data folder."""
    cue = CueText("classic/call.mafia", "x", "whole", "en-gb")
    assert place_of("fa", cue, None, tmp_path) == tmp_path / "classic" / "voice" / "fa" / "call.mafia.opus"
    assert place_of("fa", cue, tmp_path) == tmp_path / "fa" / "classic" / "call.mafia.opus"
    authors, servers = place_of("fa", cue, None, tmp_path / "books"), place_of("fa", cue, tmp_path / "data")
    sleep = authors.with_name("sleep.mafia.opus")
    for file in (authors, servers, sleep):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = own_files("fa", tmp_path / "data", tmp_path / "books")
    assert found == {"classic/call.mafia": servers, "classic/sleep.mafia": sleep}


def test_a_cue_of_an_old_name_is_heard_on_and_its_text_is_to_be_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("verdict.opens", "classic/last.words", "chaos.opens", "phase.chaos"):
        file = tmp_path / "data" / "en" / f"{name}.opus"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = own_files("en", tmp_path / "data", tmp_path / "books")
    assert {key: file.stem for key, file in found.items()} == {
        "phase.verdict": "verdict.opens", "classic/phase.last_words": "last.words", "phase.chaos": "phase.chaos",
    }  # fmt: skip

    text = tmp_path / "books" / "lighthouse" / "voice" / "en.yaml"
    text.parent.mkdir(parents=True)
    text.write_text("cues:\n  last.words: Say goodbye.\n", encoding="utf-8")
    monkeypatch.setattr("audio.cue_texts.SCENARIOS", tmp_path / "books")
    with pytest.raises(CueFileError, match=r"en\.yaml: write `phase\.last_words` for cue 'last\.words'"):
        cue_texts("en")


def test_what_cannot_be_used_is_refused_by_name(tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tone = sound_file(tmp_path / "a.wav", "pcm_s16le", 48_000)
    silent = sound_file(tmp_path / "silent.wav", "pcm_s16le", 48_000, level=-200)
    long = sound_file(tmp_path / "long.wav", "pcm_s16le", 8_000, length=31)
    text = tmp_path / "text.txt"
    text.write_text("no sound")
    for cue, file, word in [
        ("nite.falls", tone, "Near it: night.falls"),
        (NIGHT, silent, "is silent"),
        (NIGHT, long, "too long"),
        (NIGHT, text, "cannot be read as sound"),
    ]:
        assert own.main("en", cue, file, home) == 1
        assert word in " ".join(capsys.readouterr().out.split())
    assert own.main("en", NIGHT, tone, home, with_scenario=True) == 1
    assert "belongs to no rulebook" in capsys.readouterr().out
    assert not home.exists()


def test_a_broken_recording_is_named_and_the_packs_is_played(tmp_path: Path, home: Path) -> None:
    place = home / "en" / "night.falls.opus"
    place.parent.mkdir(parents=True)
    place.write_bytes(b"no sound")
    place.with_name("nobody.knows.opus").write_bytes(b"no sound")
    place.with_name("number.5.opus").write_bytes(b"no sound")
    broken, unknown, apart = check_own("en", cue_texts("en"), home)
    assert "mafia audio add en night.falls FILE" in broken
    assert "nobody.knows.opus is the recording of no cue: take it away." in unknown
    assert "take it away, and read `player.5` and its like." in apart
    assert load_pack("en", own=home).clip(NIGHT) == load_pack("en").clip(NIGHT)


def test_building_a_pack_leaves_them_alone(tmp_path: Path, home: Path) -> None:
    from rich.console import Console

    assert own.main("en", NIGHT, sound_file(tmp_path / "a.wav", "pcm_s16le", 48_000), home) == 0
    mine = load_pack("en", own=home).clip(NIGHT)
    night = CueText(NIGHT, "The city sleeps.", "whole", "en-gb")
    build("en", [night], Recipe(), tmp_path / "packs", Console(quiet=True))
    assert load_pack("en", tmp_path / "packs", home).clip(NIGHT) == mine
