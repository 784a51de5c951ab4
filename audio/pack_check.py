"""Checking packs: `mafia audio check`. Is every cue there, made from today's text, whole, audible, and level?

What has no words yet is named as well, and what somebody put in of their own is looked at like the packs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from rich.console import Console

from audio import hear as ears
from audio.build import digest
from audio.cue_texts import SCENARIOS, CueFileError, CueText, Kind, cue_texts, languages
from audio.encode import decode
from audio.loudness import loudness
from audio.ogg import OggError, audio_packets, toc
from audio.pack import PACKS, Recording, own_files, read_manifest
from audio.recipe import FRAME, Recipe
from audio.sound import decibels, seconds
from audio.wanted import missing_texts

LEVEL = 1.0
"""How far in LU a cue may be from the recipe's loudness, as it is heard: coding changes a short one a little."""
_APART = re.compile(r"(?:number\.(\d+)|player\.number)")
QUIET = decibels(-50)
"""What a joinable fragment's ends must stay under."""


def main(language: str = "all", own: Path | None = None, root: Path = PACKS, *, hear: bool = False) -> int:
    """Check one pack, or those of `all` languages that have cue texts. Returns an exit status.

    `own` is the folder of the server's own recordings. With `hear`, a recogniser listens as well.
    """
    console = Console()
    wrong = 0
    asked = languages() if language == "all" else [language]
    for one in asked:
        try:
            cues = cue_texts(one)
            faults = [*missing_texts(one, cues), *check(one, cues, root), *check_own(one, cues, own)]
        except CueFileError as fault:
            faults = [str(fault)]
        for fault in faults:
            console.print(f"{one}: {fault}", style="red", markup=False, soft_wrap=True)
        if not faults:
            lines = read_manifest(root / one).values()
            spoken = sum({line.file: line.seconds for line in lines}.values())
            books = len({key.partition("/")[0] for key in read_manifest(root / one) if "/" in key})
            console.print(f"{one}: {len(lines)} cues, {books} rulebooks, {spoken:.0f} s of speech, all well")
        wrong += len(faults)
    if hear and not wrong:
        wrong = ears.main(console, asked, root)
    return 1 if wrong else 0


def check(language: str, cues: list[CueText], root: Path = PACKS, *, listen: bool = True) -> Iterator[str]:
    """What is wrong with a pack, one sentence each, with the remedy.

    Without `listen` files are only compared with the manifest, not decoded.
    """
    recipe = Recipe()
    folder = root / language
    recordings = read_manifest(folder)
    remedy = f"run `mafia audio build --language {language}`"
    wanted = {cue.key: cue for cue in cues}
    for key, cue in wanted.items():
        line = recordings.get(key)
        if line is None:
            yield f"{key} is not recorded: {remedy}."
        elif line.mark != recipe.mark(cue.by(line.voice)):  # the builder may have been told another voice
            yield f"{key} was recorded from another text or recipe: {remedy}."
        else:
            yield from (f"{key} {fault}: {remedy}." for fault in _faults(folder / line.file, line, recipe, listen))
    for key in recordings.keys() - wanted.keys():
        yield f"{key} is recorded and no longer wanted: {remedy}."


def _faults(file: Path, line: Recording, recipe: Recipe, listen: bool) -> Iterator[str]:
    try:
        data = file.read_bytes()
        packets = audio_packets(data)
    except (OSError, OggError) as fault:
        yield f"cannot be read ({fault})"
        return
    if digest(data) != line.sha256:
        yield "is not the file that was recorded"
        return
    if listen:
        yield from sound_faults(data, packets, line.kind, recipe)


def check_own(language: str, cues: list[CueText], own: Path | None, scenarios: Path = SCENARIOS) -> Iterator[str]:
    """What is wrong with the recordings that somebody has put in."""
    kinds: dict[str, Kind] = {cue.key: cue.kind for cue in cues}
    for key, file in own_files(language, own, scenarios).items():
        if key not in kinds:
            yield f"{file} is the recording of no cue: take it away{_read_instead(key)}."
            continue
        try:
            data = file.read_bytes()
            faults = list(sound_faults(data, audio_packets(data), kinds[key], Recipe()))
        except (OSError, OggError) as fault:
            faults = [f"cannot be read ({fault})"]
        yield from (f"{file} {fault}: put it in with `mafia audio add {language} {key} FILE`." for fault in faults)


def _read_instead(key: str) -> str:
    """What to read where numbers were read apart once: a number is said within the beginning of a sentence."""
    number = _APART.fullmatch(key)
    return f", and read `player.{number[1] or 1}` and its like" if number else ""


def sound_faults(data: bytes, packets: tuple[bytes, ...], kind: Kind, recipe: Recipe) -> Iterator[str]:
    """What is wrong with the sound of one recording, given as its file and as the packets of it."""
    heads = {toc(packet) for packet in packets}
    if any((head.frame, head.frames, head.stereo) != (FRAME, 1, True) for head in heads):
        yield "has packets that are not one 20 ms stereo frame"
    sound = decode(data)
    level = loudness(sound)
    if abs(level - recipe.target) > LEVEL:
        yield f"is {level:.1f} LUFS, not {recipe.target:.0f}"
    edge = seconds(recipe.edge) // 2
    if kind == "joinable" and max(np.abs(sound[:, :edge]).max(), np.abs(sound[:, -edge:]).max()) > QUIET:
        yield "is not silent at its ends, so it would click where it is joined"
