"""A pack: one language's recordings, as the narrator plays them.

On disk a pack is a folder of Ogg Opus files and `manifest.json`, which says which of them a cue is; a text that
several cues share is one file. In memory every cue is a tuple of Opus
packets of 20 ms each, ready to be sent: some 10 KiB a second of speech, read once for the whole process.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from audio.cue_texts import HOME, RENAMED, SCENARIOS, Kind
from audio.ogg import OggError, audio_packets

log = logging.getLogger(__name__)

PACKS = HOME / "packs"
FRAME_SECONDS = 0.02

Clip = tuple[bytes, ...]
"""Opus packets, 20 ms each."""


_OF_A_PLAYER = re.compile(r"(player\.\d+)\.(.+)")
"""A sentence about the player of a seat, which may be put together from its beginning and its ending."""


class PackError(Exception):
    """A pack that cannot be used; the message names it and the remedy."""


@dataclass(frozen=True)
class Recording:
    """A cue's line in the manifest: what was said and how (`mark` is a hash of both), and what came out.

    `seconds` and `lufs` are of the finished sound, `sha256` of the file (the first 16 digits).
    """

    text: str
    voice: str
    kind: Kind
    mark: str
    file: str
    seconds: float
    lufs: float
    sha256: str


def read_manifest(folder: Path) -> dict[str, Recording]:
    """The recordings of a pack by cue key; empty where there is no pack yet."""
    file = folder / "manifest.json"
    if not file.exists():
        return {}
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {key: Recording(**line) for key, line in data["cues"].items()}


def write_manifest(folder: Path, language: str, recordings: Mapping[str, Recording]) -> None:
    """Write the manifest, sorted, so that a rebuilt pack differs only where a cue does."""
    lines = {key: asdict(recordings[key]) for key in sorted(recordings)}
    text = json.dumps({"language": language, "cues": lines}, ensure_ascii=False, indent=1)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8")


class Pack:
    """All recordings of one language, in memory."""

    def __init__(self, language: str, clips: Mapping[str, Clip], own: Container[str] = frozenset()) -> None:
        self.language = language
        self._clips = dict(clips)
        self._own = own

    def __len__(self) -> int:
        return len(self._clips)

    def clip(self, cue: str, scenario: str = "") -> Clip | None:
        """A cue's packets: the scenario's own recording of it, else the common one, else None."""
        return self.line([cue], scenario)

    def cues(self, scenario: str = "") -> frozenset[str]:
        """The ids of recordings that `clip` finds for a scenario."""
        own = f"{scenario}/"
        return frozenset(key.removeprefix(own) for key in self._clips if "/" not in key or key.startswith(own))

    def line(self, cues: Iterable[str], scenario: str = "") -> Clip | None:
        """Several cues joined into one, packet after packet; None if any of them is not recorded."""
        joined: list[bytes] = []
        for cue in cues:
            keys = recordings_of(cue, scenario, self._clips, self._own)
            if not keys:
                return None
            for key in keys:
                joined.extend(self._clips[key])
        return tuple(joined) or None


def recordings_of(cue: str, scenario: str, found: Container[str], own: Container[str]) -> tuple[str, ...]:
    """The keys of the recordings that say a cue, of those `found`: a rulebook's before the common ones; none where it
    is not recorded.

    A sentence about a player (`player.7.left.vote`) that is not recorded is said in two parts, its beginning
    (`player.7`) and its ending (`left.vote`). So is one of which somebody has put in both parts, those are `own`, and
    not the whole: where it can be, a sentence is said in one voice, and in theirs.
    """
    in_parts = _OF_A_PLAYER.fullmatch(cue)
    for level in (f"{scenario}/", "") if scenario else ("",):
        whole = level + cue
        parts: tuple[str, ...] = ()
        if in_parts and level + in_parts[2] in found:
            beginning = next((key for key in (level + in_parts[1], in_parts[1]) if key in found), None)
            parts = (beginning, level + in_parts[2]) if beginning else ()
        by_hand = bool(parts) and whole not in own and all(key in own for key in parts)
        if whole in found and not by_hand:
            return (whole,)
        if parts:
            return parts
    return ()


@cache
def load_pack(language: str, root: Path = PACKS, own: Path | None = None) -> Pack:
    """The pack of a language, parsed once a process; raises PackError where there is none or a file is broken.

    Recordings that somebody has put in go before those of the pack: the server's in `own`, then a scenario's.
    """
    folder = root / language
    recordings = read_manifest(folder)
    if not recordings:
        raise PackError(f"No narration in {language!r}: run `mafia audio build --language {language}`.")
    remedy = f"run `mafia audio build --language {language}`"
    files = {line.file: _clip(folder / line.file, f"{language}/{line.file}", remedy) for line in recordings.values()}
    clips = {key: files[line.file] for key, line in recordings.items()}
    mine: set[str] = set()
    for key, file in own_files(language, own).items():
        try:
            clips[key] = _clip(file, str(file), "put it in again with `mafia audio add`, or take it away")
            mine.add(key)
        except PackError as fault:  # the pack has its own recording of it
            log.warning("%s", fault)
    return Pack(language, clips, mine)


def own_files(language: str, own: Path | None = None, scenarios: Path = SCENARIOS) -> dict[str, Path]:
    """The recordings that somebody has put in, by cue key: those of scenarios, then the server's, which go before."""
    found: dict[str, Path] = {}
    for folder in sorted(scenarios.glob(f"*/voice/{language}")):
        book = f"{folder.parent.parent.name}/"
        found |= _as_named_now({f"{book}{file.stem}": file for file in sorted(folder.glob("*.opus"))})
    if own is not None:
        home = own / language
        files = sorted(home.rglob("*.opus"))
        found |= _as_named_now({file.relative_to(home).with_suffix("").as_posix(): file for file in files})
    return found


def _as_named_now(files: Mapping[str, Path]) -> dict[str, Path]:
    """Recordings by the names that their cues have today; one of today's name goes before one of an old name."""
    renamed: dict[str, str] = {}
    for key in files:
        book, slash, cue = key.rpartition("/")
        renamed[key] = f"{book}{slash}{RENAMED.get(cue, cue)}"
    return {name: files[key] for key, name in renamed.items() if name == key or name not in files}


def _clip(file: Path, name: str, remedy: str) -> Clip:
    try:
        return audio_packets(file.read_bytes())
    except (OSError, OggError) as fault:
        raise PackError(f"Narration {name} cannot be read ({fault}): {remedy}.") from fault
