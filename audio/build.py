"""Building packs: ``mafia audio build``. Only what changed is recorded anew."""

from __future__ import annotations

import hashlib
from pathlib import Path

from rich.console import Console
from rich.progress import track

from audio.cues import CueFileError, CueText, cue_texts, languages
from audio.encode import encode
from audio.loudness import loudness
from audio.pack import PACKS, Recording, file_of, read_manifest, write_manifest
from audio.recipe import Recipe, finish
from audio.sound import RATE
from audio.speak import NoSynthesiserError, Speaker, find_speaker


def main(language: str = "all", root: Path = PACKS) -> int:
    """Build the pack of one language, or of ``all`` that have cue texts. Returns an exit status."""
    console = Console()
    recipe = Recipe()
    try:
        for one in languages() if language == "all" else [language]:
            build(one, cue_texts(one), recipe, root, console)
    except (CueFileError, NoSynthesiserError) as fault:
        console.print(str(fault), style="red", markup=False)
        return 1
    return 0


def build(language: str, cues: list[CueText], recipe: Recipe, root: Path, console: Console) -> list[str]:
    """Bring one pack up to date with its texts; returns the keys that were recorded anew."""
    folder = root / language
    before = read_manifest(folder)
    current = [cue for cue in cues if cue.key in before and _current(folder, before[cue.key], cue, recipe)]
    kept = {cue.key: before[cue.key] for cue in current}
    missing = [cue for cue in cues if cue.key not in kept]
    if missing:
        name, speaker = find_speaker(recipe.manner)
        title = f"{language}: recording {len(missing)} of {len(cues)} cues with {name}"
        for cue in track(missing, description=title, console=console):
            kept[cue.key] = record(cue, recipe, folder, speaker)
    gone = [before[key].file for key in before if key not in kept]
    for file in gone:
        (folder / file).unlink(missing_ok=True)
    if missing or gone:
        write_manifest(folder, language, kept)
    size = sum((folder / line.file).stat().st_size for line in kept.values()) / 2**20
    changes = f"{len(missing)} recorded anew, {len(gone)} removed"
    console.print(f"{language}: {len(kept)} cues, {changes}, {size:.1f} MiB in {folder}")
    return [cue.key for cue in missing]


def record(cue: CueText, recipe: Recipe, folder: Path, speaker: Speaker) -> Recording:
    """Speak, finish and encode one cue into its file."""
    stereo = finish(speaker(cue.text, cue.voice), cue, recipe)
    data = encode(stereo, recipe.bitrate)
    file = folder / file_of(cue.key)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return Recording(
        text=cue.text,
        voice=cue.voice,
        kind=cue.kind,
        mark=recipe.mark(cue),
        file=file_of(cue.key),
        seconds=round(stereo.shape[-1] / RATE, 2),
        lufs=round(loudness(stereo), 1),
        sha256=digest(data),
    )


def digest(data: bytes) -> str:
    """The short hash by which a manifest knows a file."""
    return hashlib.sha256(data).hexdigest()[:16]


def _current(folder: Path, line: Recording, cue: CueText, recipe: Recipe) -> bool:
    file = folder / line.file
    return line.mark == recipe.mark(cue) and file.exists() and digest(file.read_bytes()) == line.sha256
