"""Checking packs: ``mafia audio check``. Is every cue there, made from today's text, whole, audible, and level?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from rich.console import Console

from audio.build import digest
from audio.cues import CueFileError, CueText, cue_texts, languages
from audio.encode import decode
from audio.loudness import loudness
from audio.ogg import OggError, audio_packets, toc
from audio.pack import PACKS, Recording, read_manifest
from audio.recipe import FRAME, Recipe
from audio.sound import decibels, seconds

LEVEL = 1.5
"""How far in LU a cue may be from the recipe's loudness."""
QUIET = decibels(-50)
"""What a joinable fragment's ends must stay under."""


def main(language: str = "all", root: Path = PACKS) -> int:
    """Check one pack, or those of ``all`` languages that have cue texts. Returns an exit status."""
    console = Console()
    wrong = 0
    for one in languages() if language == "all" else [language]:
        try:
            faults = list(check(one, cue_texts(one), root))
        except CueFileError as fault:
            faults = [str(fault)]
        for fault in faults:
            console.print(f"{one}: {fault}", style="red", markup=False, soft_wrap=True)
        if not faults:
            lines = read_manifest(root / one).values()
            console.print(f"{one}: {len(lines)} cues, {sum(line.seconds for line in lines):.0f} s of speech, all well")
        wrong += len(faults)
    return 1 if wrong else 0


def check(language: str, cues: list[CueText], root: Path = PACKS) -> Iterator[str]:
    """What is wrong with a pack, one sentence each, with the remedy."""
    recipe, folder = Recipe(), root / language
    recordings = read_manifest(folder)
    remedy = f"run `mafia audio build --language {language}`"
    wanted = {cue.key: cue for cue in cues}
    for key, cue in wanted.items():
        line = recordings.get(key)
        if line is None:
            yield f"{key} is not recorded: {remedy}."
        elif line.mark != recipe.mark(cue):
            yield f"{key} was recorded from another text or recipe: {remedy}."
        else:
            yield from (f"{key} {fault}: {remedy}." for fault in _faults(folder / line.file, line, recipe))
    for key in recordings.keys() - wanted.keys():
        yield f"{key} is recorded and no longer wanted: {remedy}."


def _faults(file: Path, line: Recording, recipe: Recipe) -> Iterator[str]:
    try:
        data = file.read_bytes()
        packets = audio_packets(data)
    except (OSError, OggError) as fault:
        yield f"cannot be read ({fault})"
        return
    if digest(data) != line.sha256:
        yield "is not the file that was recorded"
        return
    heads = {toc(packet) for packet in packets}
    if any((head.frame, head.frames, head.stereo) != (FRAME, 1, True) for head in heads):
        yield "has packets that are not one 20 ms stereo frame"
    sound = decode(data)
    level = loudness(sound)
    if abs(level - recipe.target) > LEVEL:
        yield f"is {level:.1f} LUFS, not {recipe.target:.0f}"
    edge = seconds(recipe.edge) // 2
    if line.kind == "joinable" and max(np.abs(sound[:, :edge]).max(), np.abs(sound[:, -edge:]).max()) > QUIET:
        yield "is not silent at its ends, so it would click where it is joined"
