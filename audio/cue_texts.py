"""Cue texts: what is to be recorded, read from YAML.

The common cues of a language stand in `audio/cues/<language>.yaml`; a scenario's own in
`scenarios/<id>/voice/<language>.yaml`. A cue is named by a dotted id (`night.falls`); a scenario's cue carries the
scenario's id in front (`classic/call.mafia`) and goes before the common one of the same id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Literal

from audio.pronunciation import PronunciationLexicon, lexicon, yaml_of

HOME = Path(__file__).resolve().parent
SCENARIOS = HOME.parent / "scenarios"

Kind = Literal["whole", "joinable", "leading"]
Opening = Literal["", "breath", "night bell", "morning bell"]
_OPENINGS: dict[str, Opening] = {
    "night.falls": "night bell",
    "intro.night.falls": "night bell",
    "day.breaks": "morning bell",
    "intro.day.opens": "morning bell",
    "call.*": "breath",
    "player.*": "breath",
}
"""What is heard before the words of a cue: a bell at night and in the morning, a breath where somebody is named."""
_ENDING = "left."
"""How somebody leaves always follows "player number five": a part, in whichever section it stands."""
_GOES_ON = ","
_ENDS = "."
"""What a voice is given after a part of a sentence, that it may be heard whether the sentence goes on."""


RENAMED = {
    "nomination.opens": "phase.nomination",
    "verdict.opens": "phase.verdict",
    "last.words": "phase.last_words",
    "chaos.opens": "phase.chaos",
}
"""Cues by the names that they had: a recording that somebody has put in is read on, a text is to be renamed."""


class CueFileError(Exception):
    """A cue file that cannot be used; the message names the file and the remedy."""


@dataclass(frozen=True)
class CueText:
    """One thing to be recorded.

    `key` is the cue id, with `scenario/` in front for a scenario's own. A `whole` cue stands alone, with room and
    bed; a `joinable` one is dry, and others of its kind may stand before or after it; a `leading` one is the beginning
    of a sentence, and the next goes on within its breath. `said` is what the voice is given where that is not the text
    (see `audio.pronunciation`), `rate` its words a minute where they are not those of the recipe, `opening` what is
    heard before it (see `audio.opening`).
    """

    key: str
    text: str
    kind: Kind
    voice: str
    said: str = ""
    rate: int = 0
    opening: Opening = ""

    def by(self, voice: str) -> CueText:
        """The same in another voice, which the lexicon and the rate of this one do not fit."""
        return self if voice == self.voice else replace(self, voice=voice, said="", rate=0)


def languages() -> list[str]:
    """The languages that have common cue texts, sorted."""
    return sorted(file.stem for file in (HOME / "cues").glob("*.yaml"))


def cue_texts(language: str) -> list[CueText]:
    """Every cue of a language: the common ones, then each scenario's, in file order."""
    common = HOME / "cues" / f"{language}.yaml"
    if not common.exists():
        raise CueFileError(f"No cue texts for language {language!r}: write {common}, or choose from {languages()}.")
    data = _mapping(common)
    voice = str(data.get("voice") or language)
    rate = int(data.get("rate") or 0)
    found = list(_cues(data, common, voice, ""))
    for file in sorted(SCENARIOS.glob(f"*/voice/{language}.yaml")):
        own = _mapping(file)
        found += _cues(own, file, str(own.get("voice") or voice), f"{file.parent.parent.name}/")
    return [_told(cue, lexicon(language), rate) if cue.voice == voice else cue for cue in found]


def _told(cue: CueText, lines: PronunciationLexicon | None, rate: int) -> CueText:
    """A cue with how it is said, where the lexicon was made for its voice."""
    text = cue.said or cue.text
    return replace(cue, rate=rate, said=lines.say(text) if lines and lines.voice == cue.voice else cue.said)


def _mapping(file: Path) -> dict[str, Any]:
    data = yaml_of(file)
    if not isinstance(data, dict):
        raise CueFileError(f"{file}: expected a mapping with `cues` and `joined`.")
    return data


def _cues(data: dict[str, Any], file: Path, voice: str, prefix: str) -> Iterator[CueText]:
    kinds: tuple[tuple[str, Kind], ...] = (("cues", "whole"), ("joined", "joinable"))
    for section, kind in kinds:
        for cue, text in (data.get(section) or {}).items():
            if not isinstance(text, str) or not text.strip():
                raise CueFileError(f"{file}: cue {cue!r} under `{section}` must be a text to say.")
            if cue in RENAMED:
                raise CueFileError(f"{file}: write `{RENAMED[cue]}` for cue {cue!r}: so a phase's cue is called now.")
            plain: Kind = "joinable" if cue.startswith(_ENDING) else kind
            said = f"{text.strip()}{_ENDS}" if plain == "joinable" else ""
            yield CueText(prefix + cue, text.strip(), plain, voice, said, opening=_opening(cue))
    yield from _of_players(data, voice, prefix)


def _of_players(data: dict[str, Any], voice: str, prefix: str) -> Iterator[CueText]:
    """What is said of the player of each seat: the beginnings of sentences, then whole ones, `player.7.left.vote`."""
    seats: dict[str, int] = data.get("seats") or {}
    if player := data.get("player"):
        for seat in range(1, seats["parts"] + 1):
            text = str(player).format(seat=seat)
            yield CueText(f"{prefix}player.{seat}", text, "leading", voice, f"{text}{_GOES_ON}", opening="breath")
    for what, sentence in (data.get("sentences") or {}).items():
        for seat in range(1, seats["sentences"] + 1):
            text = str(sentence).format(seat=seat)
            yield CueText(f"{prefix}player.{seat}.{what}", text, "joinable", voice, opening="breath")


def _opening(cue: str) -> Opening:
    for pattern, opening in _OPENINGS.items():
        if fnmatch(cue, pattern):
            return opening
    return ""
