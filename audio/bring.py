"""A whole pack of somebody's own: `mafia audio add LANGUAGE RECORDING`, for one long recording or a folder of takes.

Takes are told apart by the rests between them. What is wrong with one (clipped, too quiet, noise, a length that cannot
be its text's) is said, and kept beside the recordings for the page on which they are listened to
(`audio.listening_page`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import av
import numpy as np
from av.audio.frame import AudioFrame
from av.audio.resampler import AudioResampler
from rich.console import Console
from rich.progress import track

from audio.cue_texts import CueFileError, CueText
from audio.loudness import loudness
from audio.own import RecordingError, finished, note_faults, place_of, take
from audio.sound import RATE, Samples, seconds
from audio.takes import Take, read_script, takes

REST = 1.2
"""Seconds of silence that part two takes; a rest within a sentence is shorter."""
_WINDOW = 0.02
_UNDER = 30.0  # dB under the loud moments: silence
_CLIPPED = 0.985
"""A share of full scale; LUFS; dB between speech and what lies under it."""
_QUIET = -42.0
_NOISE = 22.0
_START = 0.35
"""Seconds, seconds a sign, shares of what is expected."""
_SIGN = 0.075
_SHORT = 0.35
_LONG = 2.6
Heard = np.ndarray[Any, np.dtype[np.floating[Any]]]


def main(
    language: str,
    source: Path,
    own: Path,
    *,
    script: Path | None = None,
    first: int = 1,
    scenarios: Sequence[str] = (),
) -> int:
    """Take in a long recording, read from take `first` on, or a folder. Returns an exit status.

    Takes have the numbers of `script`, or else of today's script: of all cues, or of some rulebooks' (`scenarios`).
    """
    console = Console()
    try:
        every = takes(language)
        today = takes(language, scenarios)
        if not source.exists():
            one = f"for one cue, name its file as well: mafia audio add {language} {source} FILE"
            raise RecordingError(f"{source} is neither a recording nor a folder of takes ({one}).")
        numbered = read_script(script, every) if script else {one.number: one for one in today}
        if not numbered:
            raise RecordingError(f"{script} holds no take of today's texts: write it anew with mafia audio script.")
        found = list(_of_folder(source, numbered, every) if source.is_dir() else _of_reading(source, numbered, first))
        added = 0
        faults = 0
        for one, cues, sound, clipped in track(found, description=f"{language}: taking in", console=console):
            wrong = put(language, cues, sound, own, clipped=clipped)
            added += len(cues)
            faults += bool(wrong)
            for fault in wrong:
                console.print(f"{one}: {cues[0].text!r} {fault}", style="yellow", markup=False, soft_wrap=True)
    except (CueFileError, RecordingError, OSError) as fault:
        console.print(str(fault), style="red", markup=False, soft_wrap=True)
        return 1
    console.print(
        f"{language}: {len(found)} takes for {added} cues are in {own / language}, {faults} to look at; the built-in "
        f"voice fills the holes. To listen: mafia audio page {language}",
        soft_wrap=True,
    )
    return 0


def put(language: str, cues: Sequence[CueText], sound: Samples, own: Path, *, clipped: bool = False) -> list[str]:
    """Put one take in for the cues that say it; returns what is wrong with it."""
    wrong = ["is clipped: read it again, further from the microphone."] if clipped else []
    wrong += faults_of(sound, cues[0].text)
    data, _ = finished(sound, cues[0])
    for cue in cues:
        place = place_of(language, cue, own)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    note_faults(language, own, dict.fromkeys((cue.key for cue in cues), wrong))
    return wrong


def faults_of(sound: Samples, text: str) -> Iterator[str]:
    """What is wrong with a take, before anything is done to it."""
    loud = np.abs(sound).max(axis=0)
    level = loudness(sound)
    if level < _QUIET:
        yield f"is too quiet ({level:.0f} LUFS): read it again, nearer to the microphone."
    levels = _levels(loud)
    if levels.size > 10 and np.percentile(levels, 95) - np.percentile(levels, 3) < _NOISE:
        yield "has noise under it: read it again in a quieter room, or have the noise taken away."
    spoken = _spoken(levels)
    length = (spoken[-1][1] - spoken[0][0]) * _WINDOW if spoken else 0.0
    wanted = _START + _SIGN * len(text)
    if not _SHORT < length / wanted < _LONG:
        yield f"lasts {length:.1f} s, and its text lets expect {wanted:.1f} s: is it the right take?"


def parts_of(sound: Heard) -> list[tuple[int, int]]:
    """Where takes begin and end in a mono recording, in samples: what rests of `REST` part."""
    hop = seconds(_WINDOW)
    merged: list[tuple[int, int]] = []
    for start, end in _spoken(_levels(sound)):
        if merged and (start - merged[-1][1]) * _WINDOW < REST:
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    margin = round(REST / 3 / _WINDOW)
    # A cough or a chair is shorter than any word.
    return [(max(0, start - margin) * hop, (end + margin) * hop) for start, end in merged if (end - start) > 6]


def _levels(sound: Heard) -> Heard:
    """DB of each 20 ms of a mono sound."""
    hop = seconds(_WINDOW)
    blocks = sound[: sound.size // hop * hop].reshape(-1, hop).astype(np.float32)
    return 10 * np.log10((blocks**2).mean(axis=1) + 1e-12)


def _spoken(levels: Heard) -> list[tuple[int, int]]:
    """Runs of windows in which something is said."""
    if not levels.size:
        return []
    loud = np.pad(levels > np.percentile(levels, 99) - _UNDER, 1).astype(np.int8)
    edges = np.flatnonzero(np.diff(loud))
    return [(int(start), int(end)) for start, end in edges.reshape(-1, 2)]


Brought = tuple[str, tuple[CueText, ...], Samples, bool]
"""What it is called, the cues that say it, its sound, whether it was clipped."""


def _of_folder(folder: Path, numbered: Mapping[int, Take], every: Sequence[Take]) -> Iterator[Brought]:
    """Files named by a take's number (`012.wav`) or by a cue (`night.falls.wav`, `classic/call.mafia.wav`)."""
    by_key = {cue.key: cue for one in every for cue in one.cues}
    files = sorted(file for file in folder.rglob("*") if file.is_file() and not file.name.startswith("."))
    sounds = [file for file in files if file.suffix.lower() not in (".txt", ".json", ".html", ".md")]
    if not sounds:
        raise RecordingError(f"There is no recording in {folder}.")
    for file in sounds:
        key = file.relative_to(folder).with_suffix("").as_posix()
        if key in by_key:
            yield file.name, (by_key[key],), take(file), _long(file)[1].size > 0
        elif file.stem.isdigit() and int(file.stem) in numbered:
            yield file.name, numbered[int(file.stem)].cues, take(file), _long(file)[1].size > 0
        else:
            raise RecordingError(f"{file} is named by no take and no cue: name it 012.wav, or night.falls.wav.")


def _of_reading(file: Path, numbered: Mapping[int, Take], first: int) -> Iterator[Brought]:
    sound, tops = _long(file)
    parts = parts_of(sound)
    rest = [number for number in sorted(numbered) if number >= first]
    if not parts or not np.abs(sound).max():
        raise RecordingError(f"{file} is silent.")
    if len(parts) > len(rest):
        raise RecordingError(
            f"{file} holds {len(parts)} takes, and from {first} on the script has {len(rest)}: "
            f"cut slips out, or put the recording in as a folder of files named by their numbers."
        )
    pairs = list(enumerate(zip(parts, rest, strict=False)))
    off = next((n for n, (part, number) in pairs if _strange(part, numbered[number])), None)
    if off is not None:
        raise RecordingError(
            f"{file} seems to lose the script at {parts[off][0] / RATE:.0f} s, take {rest[off]} "
            f"({numbered[rest[off]].text!r}): it lasts {(parts[off][1] - parts[off][0]) / RATE:.1f} s. "
            f"Cut slips out there, and leave rests of two seconds between takes."
        )
    for _, ((start, end), number) in pairs:
        part = sound[start:end].astype(np.float64)
        clipped = bool(((tops * RATE > start) & (tops * RATE < end)).any())
        yield f"take {number}", numbered[number].cues, np.vstack([part, part]), clipped


def _strange(part: tuple[int, int], one: Take) -> bool:
    """Whether so long a stretch can't be this take: a slip shifts all that follow."""
    length = (part[1] - part[0]) / RATE - 2 * REST / 3
    wanted = _START + _SIGN * len(one.text)
    return not _SHORT / 2 < length / wanted < 2 * _LONG


def _long(file: Path) -> tuple[Heard, Heard]:
    """48 kHz mono of a recording of any length (an hour is 700 MB), and the seconds at which it is clipped."""
    tops: list[float] = []
    try:
        with av.open(str(file)) as source:
            resampler = AudioResampler(format="fltp", layout="mono", rate=RATE)
            frames: list[Heard] = []
            for frame in source.decode(audio=0):
                if _clipped(frame):
                    tops.append(frame.time or 0.0)
                frames += [one.to_ndarray()[0] for one in resampler.resample(frame)]
            frames += [one.to_ndarray()[0] for one in resampler.resample(None)]
    except (OSError, IndexError, ValueError) as fault:  # av's own errors are of these
        raise RecordingError(f"{file} cannot be read as sound: {fault}") from fault
    return np.concatenate(frames) if frames else np.zeros(0, dtype=np.float32), np.array(tops)


def _clipped(frame: AudioFrame) -> bool:
    """Whether a piece, as it was recorded, stays at full scale for three samples on end."""
    body: np.ndarray[Any, Any] = frame.to_ndarray()
    first = body[0] if frame.format.is_planar else body.reshape(-1, len(frame.layout.channels))[:, 0]
    full = np.iinfo(first.dtype).max if first.dtype.kind == "i" else 1.0
    return bool((np.diff(np.flatnonzero(np.abs(first.astype(np.float64)) > _CLIPPED * full), 2) == 0).any())
