"""A pack that a person reads in an evening: the script, the recording taken in, the page, and who is heard at last."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import av
import numpy as np
import pytest
from av.audio.frame import AudioFrame
from typer.testing import CliRunner

import bot
from audio import bring, listening_page, own, takes
from audio.cue_texts import cue_texts, languages
from audio.encode import decode
from audio.loudness import loudness
from audio.pack import load_pack
from audio.pack_check import check_own
from audio.recipe import Recipe
from audio.sound import Samples
from audio.takes import Take, read_script
from cogs.voice.queue import SILENCE
from tests.voice.tables import left, phase
from tests.voice.test_narrator import Table

RATE = 16_000
BOOK = ["classic"]


def said(take: Take, level: float = 0.2, noise: float = 0.0002) -> Samples:
    """A stand-in for somebody who reads a take: as long as its text lets expect, each take in a pitch of its own."""
    t = np.arange(round((0.35 + 0.07 * len(take.text)) * RATE)) / RATE
    voice = level * np.sin(2 * np.pi * (200 + 7 * take.number) * t) * (0.7 + 0.3 * np.sin(2 * np.pi * 4 * t))
    room = np.pad(voice, RATE // 3)
    return room + np.random.default_rng(take.number).normal(size=room.size) * noise


def reading(some: Sequence[Take], rest: float = 2.0) -> Samples:
    """One long recording of takes, in a room that is not quite silent."""
    drawn = np.random.default_rng(1)
    parts = [part for take in some for part in (drawn.normal(size=round(rest * RATE)) * 0.0002, said(take))]
    return np.concatenate([*parts, drawn.normal(size=RATE) * 0.0002])


def wav(file: Path, sound: Samples) -> Path:
    """A file as a recorder writes it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with av.open(str(file), "w") as out:
        stream = out.add_stream("pcm_s16le", rate=RATE)
        stream.layout = "mono"  # type: ignore[union-attr]
        frame = AudioFrame.from_ndarray(sound[np.newaxis, :].astype(np.float32), format="fltp", layout="mono")
        frame.sample_rate = RATE
        for packet in (*stream.encode(frame), *stream.encode(None)):  # type: ignore[union-attr]
            out.mux(packet)
    return file


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "data" / "audio"


@pytest.mark.parametrize("language", languages())
def test_a_script_has_every_sentence_once(language: str) -> None:
    some, cues = takes.takes(language), cue_texts(language)
    assert [take.number for take in some] == list(range(1, len(some) + 1))
    assert len({(take.text, take.kind) for take in some}) == len(some)
    assert sorted(cue.key for take in some for cue in take.cues) == sorted(cue.key for cue in cues)
    assert len(some) < 0.8 * len(cues)
    names = [take.cues[0].key.rpartition("/")[2] for take in some]
    first = names.index("player.1")
    assert names[first : first + 40] == [f"player.{seat}" for seat in range(1, 41)]  # together, in their order
    sentences = [name.startswith("player.") and name.count(".") > 1 for name in names]
    assert sentences == sorted(sentences), "what may be left out stands at the end"
    assert sum(sentences) == 120


def test_a_script_may_be_of_one_rulebook_and_goes_into_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert takes.main("en", BOOK) == 0
    shown = capsys.readouterr().out
    assert "Mafia, open your eyes. Choose your victim." in shown
    assert "Zodiac" not in shown
    assert takes.main("en", BOOK, tmp_path / "script.txt") == 0
    assert (tmp_path / "script.txt").read_text(encoding="utf-8").split() == shown.split()
    assert takes.main("en", ["clasic"]) == 1
    assert "There is no rulebook 'clasic'" in capsys.readouterr().out


def test_a_script_written_earlier_keeps_its_numbers(tmp_path: Path) -> None:
    some = takes.takes("en", BOOK)
    file = tmp_path / "script.txt"
    file.write_text(f"# before\n  7  {some[0].text}\n  8  Nobody says this any more.\n", encoding="utf-8")
    assert read_script(file, takes.takes("en")) == {7: next(t for t in takes.takes("en") if t.text == some[0].text)}


async def test_an_evening_of_reading_is_heard_at_the_table_and_the_built_in_voice_fills_the_holes(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    some = takes.takes("en", BOOK)
    read = some[:6]
    long = wav(tmp_path / "evening.wav", reading(read))
    assert bring.main("en", long, home, scenarios=BOOK) == 0
    by_key = {cue.key: take for take in some for cue in take.cues}
    folder = tmp_path / "takes"
    for key in ("player.3",):
        wav(folder / f"{by_key[key].number:03}.wav", said(by_key[key]))
    wav(folder / "classic" / "call.mafia.wav", said(by_key["classic/call.mafia"]))
    assert bring.main("en", folder, home, scenarios=BOOK) == 0
    assert "the built-in voice fills the holes" in " ".join(capsys.readouterr().out.split())
    assert list(check_own("en", cue_texts("en"), home)) == []

    mine, built = load_pack("en", own=home), load_pack("en")
    theirs = {cue.key for take in read for cue in take.cues} | {"player.3", "classic/call.mafia"}
    changed = {cue.key for take in some for cue in take.cues if mine.clip(cue.key) != built.clip(cue.key)}
    assert changed == theirs
    for take in read:  # each found its own place: it is heard at its own pitch
        sound = decode((home / "en" / f"{take.cues[0].key}.opus").read_bytes())
        power = np.abs(np.fft.rfft(sound[0]))
        assert np.fft.rfftfreq(sound.shape[1], 1 / 48_000)[power.argmax()] == pytest.approx(
            200 + 7 * take.number, abs=4
        )
        assert loudness(sound) == pytest.approx(Recipe().target, abs=1)

    table = Table(mine)
    spoken: list[bytes] = []
    for event in (phase("night", 2), left(3, "eject")):
        table.narrator.hear(event)
        while (packet := table.queue.packet()) is not None:
            spoken.append(packet)
    own_parts = [mine.clip(key) or () for key in ("night.falls", "player.3")]
    hole = built.clip("left.eject") or ()
    wanted = [packet for part in (*own_parts, hole) for packet in part]
    assert [packet for packet in spoken if packet != SILENCE] == [packet for packet in wanted if packet != SILENCE]


def test_what_is_wrong_with_a_take_is_said_and_stands_on_the_page(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    some = takes.takes("en", BOOK)
    clipped, quiet, noisy, other, good = some[:5]
    folder = tmp_path / "takes"
    wav(folder / "1.wav", np.clip(said(clipped, 3), -1, 1))
    wav(folder / "2.wav", said(quiet, 0.001, 0.0))
    wav(folder / "4.wav", said(some[4])[: RATE // 2])
    wav(folder / "5.wav", said(good))
    wav(folder / "3.wav", said(noisy, noise=0.03))
    assert bring.main("en", folder, home, scenarios=BOOK) == 0
    out = " ".join(capsys.readouterr().out.split())
    for take, word in ((clipped, "is clipped"), (quiet, "is too quiet"), (noisy, "has noise"), (other, "lets expect")):
        assert f"{take.text!r} {word}" in out or re.search(rf"{re.escape(repr(take.text))}[^:]*{word}", out), take
    assert repr(good.text) not in out
    assert "4 to look at" in out

    file = tmp_path / "page.html"
    assert listening_page.main("en", home, file, BOOK) == 0
    assert f"1 own, 4 to look at, {len(some) - 5} built-in, 0 missing" in " ".join(capsys.readouterr().out.split())
    html = file.read_text(encoding="utf-8")
    assert html.count("<audio") == len(some)
    assert "is clipped" in html
    assert not re.search(r'(src|href)="(?!data:)', html)  # nothing else is needed
    wav(folder / "1.wav", said(clipped))
    assert bring.main("en", folder, home, scenarios=BOOK) == 0
    assert own.main("en", quiet.cues[0].key, wav(tmp_path / "quiet.wav", said(quiet)), home) == 0
    states = {row.take.number: row.state for row in listening_page.rows("en", home, BOOK)}
    assert [states[n] for n in range(1, 7)] == ["own", "own", "to look at", "to look at", "own", "built-in"]


def test_a_page_shows_what_is_missing(tmp_path: Path, home: Path) -> None:
    lines = list(listening_page.rows("fa", home, BOOK, tmp_path / "no packs"))
    assert {line.state for line in lines} == {"missing"}
    html = listening_page.page("fa", lines)
    assert "<audio" not in html
    assert 'dir="rtl"' in html


def test_what_cannot_be_taken_in_is_refused_with_the_remedy(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    some = takes.takes("en", BOOK)
    short = next(take for take in some if take.text == "Time.")
    (tmp_path / "empty").mkdir()
    named = wav(tmp_path / "named" / "somebody.wav", said(some[0])).parent
    swapped = wav(tmp_path / "swapped.wav", reading([short, *some[1:3]]))
    silent = wav(tmp_path / "silent.wav", np.zeros(RATE))
    text = tmp_path / "text.wav"
    text.write_text("no sound")
    for source, word in [
        (tmp_path / "empty", "There is no recording"),
        (named, "is named by no take and no cue"),
        (swapped, "seems to lose the script"),
        (silent, "is silent"),
        (text, "cannot be read as sound"),
        (tmp_path / "nowhere", "for one cue, name its file as well"),
    ]:
        assert bring.main("en", source, home, scenarios=BOOK) == 1, source
        assert word in " ".join(capsys.readouterr().out.split())
    late = wav(tmp_path / "late.wav", reading(some[-2:]))
    assert bring.main("en", late, home, first=len(some), scenarios=BOOK) == 1
    assert "cut slips out" in " ".join(capsys.readouterr().out.split())
    assert not home.exists()
    assert bring.main("en", late, home, first=len(some) - 1, scenarios=BOOK) == 0
    assert (home / "en" / "player.30.left.vote.opus").exists()


def test_a_whole_pack_goes_to_the_server_alone(home: Path) -> None:
    done = CliRunner().invoke(bot.app, ["audio", "add", "en", str(home), "--with-scenario"])
    assert done.exit_code == 1
    assert done.output == "--with-scenario is for one cue: name it, and its file.\n"
