"""Building packs: `mafia audio build`. Only what changed is recorded anew."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.progress import track

from audio.cue_texts import CueFileError, CueText, cue_texts, languages
from audio.encode import decode, encode
from audio.loudness import loudness
from audio.pack import PACKS, Recording, read_manifest, write_manifest
from audio.recipe import NEAR, Recipe, finish, level
from audio.sound import RATE, Samples
from audio.speak import SynthesisLine, at_once, speak_all
from audio.synthesis import NoSynthesiserError, Spoken

_WORTH_A_PROCESS = 40
"""So many cues take longer to record than another process to start."""


def main(language: str = "all", voice: str | None = None, root: Path = PACKS) -> int:
    """Build the pack of one language, or of `all` that have cue texts. Returns an exit status.

    `voice` (see `audio.speak`) takes the place of the one that the cue texts name.
    """
    console = Console()
    recipe = Recipe()
    if voice is not None and language == "all":
        console.print("A voice speaks one language: name it with --language.", style="red")
        return 1
    try:
        for one in languages() if language == "all" else [language]:
            cues = cue_texts(one)
            if voice is not None:
                cues = [cue.by(voice) for cue in cues]
            build(one, cues, recipe, root, console)
    except (CueFileError, NoSynthesiserError) as fault:
        console.print(str(fault), style="red", markup=False)
        return 1
    return 0


def build(language: str, cues: Sequence[CueText], recipe: Recipe, root: Path, console: Console) -> list[str]:
    """Bring one pack up to date with its texts; returns the keys that were recorded anew.

    What several rulebooks say in the same words is recorded once: a recording is named by its mark.
    """
    folder = root / language
    before = read_manifest(folder)
    good = {line.mark: line for line in before.values() if _whole(folder, line)}
    marks = {cue.key: recipe.mark(cue) for cue in cues}
    missing = {marks[cue.key]: cue for cue in cues if marks[cue.key] not in good}
    if missing:
        title = f"{language}: recording {len(missing)} of {len(set(marks.values()))} texts"
        made = _record_all(missing, recipe, folder)
        good |= {line.mark: line for line in track(made, description=title, total=len(missing), console=console)}
    lines = {key: good[mark] for key, mark in marks.items()}
    wanted = {line.file for line in lines.values()}
    gone = [file for file in folder.rglob("*.opus") if file.relative_to(folder).as_posix() not in wanted]
    for file in gone:
        file.unlink()
    if lines != before:
        write_manifest(folder, language, lines)
    size = sum((folder / file).stat().st_size for file in wanted) / 2**20
    changes = f"{len(missing)} recorded anew, {len(gone)} removed"
    console.print(f"{language}: {len(lines)} cues, {changes}, {size:.1f} MiB in {folder}")
    return [key for key, mark in marks.items() if mark in missing]


def record(cue: CueText, spoken: Spoken, recipe: Recipe, folder: Path) -> Recording:
    """Finish and encode one spoken cue into its file."""
    stereo = finish(spoken, cue, recipe)
    data = _encoded(stereo, recipe)
    mark = recipe.mark(cue)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{mark}.opus").write_bytes(data)
    return Recording(
        text=cue.text,
        voice=cue.voice,
        kind=cue.kind,
        mark=mark,
        file=f"{mark}.opus",
        seconds=round(stereo.shape[-1] / RATE, 2),
        lufs=round(loudness(decode(data)), 1),
        sha256=digest(data),
    )


def _encoded(stereo: Samples, recipe: Recipe) -> bytes:
    """The file of a finished cue. What loudness coding takes of a short one is made up for, as the peak lets."""
    data = encode(stereo, recipe.bitrate)
    lost = recipe.target - loudness(decode(data))
    if abs(lost) > NEAR:
        data = encode(level(stereo, replace(recipe, target=recipe.target + lost)), recipe.bitrate)
    return data


def digest(data: bytes) -> str:
    """The short hash by which a manifest knows a file."""
    return hashlib.sha256(data).hexdigest()[:16]


@dataclass(frozen=True)
class _Studio:
    """Records a cue, in whichever process; one that is not spoken yet is spoken there."""

    recipe: Recipe
    folder: Path

    def __call__(self, take: tuple[CueText, Spoken | None]) -> Recording:
        cue, spoken = take
        if spoken is None:
            (spoken,) = speak_all([_line(cue)], self.recipe.manner)
        return record(cue, spoken, self.recipe, self.folder)


def _line(cue: CueText) -> SynthesisLine:
    return SynthesisLine(cue.said or cue.text, cue.voice, cue.rate)


def _takes(cues: Sequence[CueText], recipe: Recipe) -> list[tuple[CueText, Spoken | None]]:
    """Cues with what was said, where the voice says all at once; one after another for the others."""
    takes: list[tuple[CueText, Spoken | None]] = []
    for (voice, _), some in groupby(cues, key=lambda cue: (cue.voice, cue.rate)):
        group = list(some)
        spoken = speak_all([_line(cue) for cue in group], recipe.manner) if at_once(voice) else [None] * len(group)
        takes += zip(group, spoken, strict=True)
    return takes


def _record_all(missing: Mapping[str, CueText], recipe: Recipe, folder: Path) -> Iterator[Recording]:
    studio = _Studio(recipe, folder)
    workers = min(os.cpu_count() or 1, len(missing) // _WORTH_A_PROCESS)
    takes = _takes(list(missing.values()), recipe)
    if workers < 2:
        yield from map(studio, takes)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(studio, takes, chunksize=4)


def _whole(folder: Path, line: Recording) -> bool:
    file = folder / line.file
    return file.exists() and digest(file.read_bytes()) == line.sha256
