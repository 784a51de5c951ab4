"""What must have a cue: the wake calls, announcements and wins of each rulebook, and whatever English says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import yaml

from audio.cue_texts import SCENARIOS, CueText, cue_texts

REFERENCE = "en"
"""The language that the others are held against: what it says, they say."""
SAID_OTHERWISE = {
    "killed": "the seat is named with how it left",
    "night_deaths": "each seat is named with how it left",
    "ejected": "the seat is named with how it left",
    "revived": "the seat is named as coming back",
    "returned": "the seat is named as coming back",
    "out_town": "a count, which stands in the text",
    "out_mafia": "a count, which stands in the text",
    "out_solo": "a count, which stands in the text",
    "inquiry_town": "a count, which stands in the text",
    "inquiry_mafia": "a count, which stands in the text",
    "inquiry_unknown": "a count, which stands in the text",
}
"""Announcements that need no cue of their own, and why."""


def scenarios() -> list[str]:
    """The ids of the rulebooks, sorted."""
    return sorted(file.parent.name for file in SCENARIOS.glob("*/scenario.yaml"))


def wake_calls(scenario: str) -> list[str]:
    """The calls of a rulebook's night, in their order."""
    return [call["call"] for call in _book(scenario).get("wake") or ()]


def untold(scenario: str, keys: set[str]) -> Iterator[str]:
    """The cues of a rulebook that nobody has put into words; `keys` are those that somebody has."""
    said = {key.removeprefix(f"{scenario}/") for key in keys if "/" not in key or key.startswith(f"{scenario}/")}
    book = _book(scenario)
    for call in book.get("wake") or ():
        # A call may be made on some nights only, each with its own words.
        if not any(f"{cue}.".startswith(f"call.{call['call']}.") for cue in said):
            yield f"call.{call['call']}"
    for code in book.get("announcements") or ():
        if code not in SAID_OTHERWISE and f"announce.{code}" not in said:
            yield f"announce.{code}"
    teams = {team for win in book["wins"] for team in ([win["team"]] if isinstance(win["team"], str) else win["team"])}
    yield from (f"win.{team}" for team in sorted(teams) if f"win.{team}" not in said)


def missing_texts(language: str, cues: Sequence[CueText]) -> Iterator[str]:
    """What has no words in a language, one sentence each, with the file to write them in."""
    keys = {cue.key for cue in cues}
    reference = {cue.key for cue in cue_texts(REFERENCE)}
    for key in sorted(key for key in reference - keys if "/" not in key):
        yield f"{key} has no words: write them in audio/cues/{language}.yaml."
    for scenario in scenarios():
        file = f"scenarios/{scenario}/voice/{language}.yaml"
        if not (SCENARIOS.parent / file).exists():
            yield f"{scenario} has no words: write {file}."
            continue
        mirrored = (key.removeprefix(f"{scenario}/") for key in reference - keys if key.startswith(f"{scenario}/"))
        for cue in sorted({*mirrored, *untold(scenario, keys)}):
            yield f"{scenario}/{cue} has no words: write them in {file}."


@cache
def _book(scenario: str) -> dict[str, Any]:
    return yaml.safe_load((SCENARIOS / scenario / "scenario.yaml").read_text(encoding="utf-8"))
