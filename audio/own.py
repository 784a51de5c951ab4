"""Recordings of one's own: `mafia audio add`. Any sound file in, one cue's Ogg Opus out.

They stand beside the packs, never in them: the server's in its data folder, an author's with the rulebook. Nothing that
builds a pack touches them, and the narrator prefers them.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import av
import numpy as np
from av.audio.resampler import AudioResampler
from rich.console import Console

from audio import sound as tools
from audio.cue_texts import SCENARIOS, CueFileError, CueText, cue_texts
from audio.encode import encode
from audio.loudness import SILENCE, loudness
from audio.recipe import FRAME, Recipe, level
from audio.sound import RATE, Samples

LONGEST = 30.0
"""Seconds. Longer ones would hold up what comes after them."""
_PATIENCE = 4 * LONGEST  # of a file with long silence round a cue
BITRATE = 48_000
FAULTS = "faults.json"
"""Beside a server's recordings of a language: what is wrong with them."""
_EDGE = 0.01


class RecordingError(Exception):
    """A recording that cannot be used; the message says why."""


def main(language: str, cue: str, file: Path, own: Path, *, with_scenario: bool = False) -> int:
    """Put a recording in for a cue, named as `mafia audio check` names it. Returns an exit status.

    `own` is the folder of the server's recordings; `with_scenario` puts it into the rulebook's folder instead.
    """
    console = Console()
    try:
        wanted = _find(language, cue)
        place = place_of(language, wanted, None if with_scenario else own)
        heard = take(file)
        data, seconds = finished(heard, wanted)
    except (CueFileError, RecordingError) as fault:
        console.print(str(fault), style="red", markup=False, soft_wrap=True)
        return 1
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        if not with_scenario:
            note_faults(language, own, {wanted.key: ()})
    except OSError as fault:
        console.print(f"{place} cannot be written: {fault.strerror}.", style="red", markup=False, soft_wrap=True)
        return 1
    console.print(f"{language}: {wanted.key} is now {place}, {seconds:.1f} s", markup=False, soft_wrap=True)
    return 0


def place_of(language: str, cue: CueText, own: Path | None, scenarios: Path = SCENARIOS) -> Path:
    """Where a cue's own recording stands: in `own`, or without it in the folder of the cue's rulebook."""
    if own is not None:
        return own / language / f"{cue.key}.opus"
    scenario, _, name = cue.key.rpartition("/")
    if not scenario:
        raise RecordingError(f"{cue.key} belongs to no rulebook: put it in for the server, or name SCENARIO/{name}.")
    return scenarios / scenario / "voice" / language / f"{name}.opus"


def read_faults(language: str, own: Path) -> dict[str, list[str]]:
    """What was wrong with recordings when they were put in, by cue."""
    file = own / language / FAULTS
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def note_faults(language: str, own: Path, faults: Mapping[str, Sequence[str]]) -> None:
    """Keep what is wrong with recordings just put in; a cue without faults is forgotten."""
    noted = {**read_faults(language, own), **faults}
    kept = {key: list(some) for key, some in sorted(noted.items()) if some}
    (own / language / FAULTS).write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def take(file: Path) -> Samples:
    """48 kHz stereo of any sound file; raises RecordingError where there is nothing to hear."""
    try:
        with av.open(str(file)) as source:
            resampler = AudioResampler(format="fltp", layout="stereo", rate=RATE)
            frames = []
            for frame in source.decode(audio=0):
                frames += resampler.resample(frame)
                if frames and (frames[-1].time or 0.0) > _PATIENCE:
                    raise RecordingError(f"{file} is too long: a cue lasts at most {LONGEST:.0f} s.")
            frames += resampler.resample(None)
    except (OSError, IndexError, ValueError) as fault:  # av's own errors are of these
        raise RecordingError(f"{file} cannot be read as sound: {fault}") from fault
    parts: list[Samples] = [frame.to_ndarray().astype(np.float64) for frame in frames]
    sound: Samples = np.concatenate(parts, axis=1) if parts else np.zeros((2, 0))
    if not np.abs(sound).max(initial=0.0) or loudness(sound) <= SILENCE:
        raise RecordingError(f"{file} is silent.")
    return sound


def finished(heard: Samples, cue: CueText, recipe: Recipe | None = None) -> tuple[bytes, float]:
    """(Ogg Opus, seconds): silence cut off, at the packs' loudness, with silent ends where the cue is joined."""
    recipe = recipe or Recipe()
    loud = np.abs(heard).max(axis=0)
    at = np.flatnonzero(loud > 0.005 * loud.max())
    cut = heard[:, at[0] : at[-1] + 1]
    if cut.shape[-1] > tools.seconds(LONGEST):
        raise RecordingError(f"{cut.shape[-1] / RATE:.0f} s are too long: a cue lasts at most {LONGEST:.0f} s.")
    sound = tools.pad(tools.fade(cut, _EDGE, _EDGE), recipe.edge, recipe.edge)
    sound = level(np.pad(sound, ((0, 0), (0, -sound.shape[-1] % FRAME))), recipe)
    return encode(sound, BITRATE), sound.shape[-1] / RATE


def _find(language: str, key: str) -> CueText:
    cues = {cue.key: cue for cue in cue_texts(language)}
    if key not in cues:
        near = ", ".join(difflib.get_close_matches(key, cues, n=3, cutoff=0.4))
        raise CueFileError(f"There is no cue {key!r} in {language!r}. {f'Near it: {near}.' if near else ''}".rstrip())
    return cues[key]
