"""Texts made up for a test, and names as awkward as people choose them."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, ast

from core.books.library import SCENARIOS, examine, own_stages, published
from core.rulebook.loader import FILE
from core.words import SeatNames, Wording, Words
from core.words.needed import required
from core.words.safe import FSI, PDI
from core.words.text_check import TextFile, read_texts
from core.words.texts import COMMON

SPOKEN = sorted(folder for folder in published() if (SCENARIOS / folder / "en.ftl").is_file())
CUES = Path(__file__).resolve().parents[2] / "audio" / "cues"
VOICES = [CUES, *sorted(folder.parent for folder in SCENARIOS.glob("*/voice/en.yaml"))]
# The arguments of texts that are numbers; all others are texts.
NUMBERS = re.compile(r"^(count|votes|needed|n|night|day|number|least|most|left|page|pages|seconds|minutes)$")

AWKWARD = {
    1: "**bold** _it_ ~~s~~ `code` ||spoiler||",
    2: "@everyone <@123456789012345678> <@&1> <#2>",
    3: "two\nlines\r\nand\ttabs",
    4: "\u202eevil\u202c \u2067isolated",
    5: "👨‍👩‍👧‍👦" * 32,
    6: "\u200b\u200b\ufeff",
    7: "علی رضا",
    8: "[click](https://example.com) discord.gg/abc",
    9: "{ $seat } { role-godfather }",
    10: "Z̴͎͑a̸̛͇l̵̬͝g̶̘̈o̴̞̍" * 20,
    11: "- list",
    12: "# heading",
    13: "1. first",
    14: "\\",
    15: "می\u200cروم",
}


def wording_of(scenario: str, players: dict[int, str] | None = None, language: str = "en") -> Wording:
    """The voice of a table of `scenario` with these players."""
    return Wording(SeatNames(Words.for_language(language, SCENARIOS / scenario), players or {}))


@cache
def read(file: Path) -> TextFile:
    """What stands in a file of texts; nobody changes it."""
    return read_texts(file.read_text("utf-8"))


@cache
def tree(file: Path) -> ast.Resource:
    """A file of texts as Fluent's parser sees it; nobody changes it."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))


def own_file(scenario: str, language: str = "en") -> Path:
    """Where a rulebook's own texts in a language stand."""
    return SCENARIOS / scenario / f"{language}.ftl"


@cache
def own(scenario: str | None = None, language: str = "en") -> dict[str, frozenset[str]]:
    """A scenario's own texts, or without one the common ones, and the arguments of each."""
    return known(None, language) if scenario is None else read(own_file(scenario, language)).arguments()


@cache
def known(scenario: str | None = None, language: str = "en") -> dict[str, frozenset[str]]:
    """The texts of a scenario and the common ones of a language, and the arguments of each; a scenario's come first."""
    whole = TextFile()
    for file in [*([own_file(scenario, language)] if scenario else []), *sorted((COMMON / language).glob("*.ftl"))]:
        one = read(file)
        whole.variables = one.variables | whole.variables
        whole.refers = one.refers | whole.refers
    return whole.arguments()


@cache
def needed(scenario: str) -> frozenset[str]:
    """The texts that a rulebook calls for."""
    text = (SCENARIOS / scenario / FILE).read_text("utf-8")
    loaded = examine(text, own=own_stages(scenario))
    return frozenset(one.id for one in required(loaded.book.scenario, loaded.words))


def files_of(language: str) -> list[Path]:
    """Every file of texts in a language."""
    return sorted([*(COMMON / language).glob("*.ftl"), *SCENARIOS.glob(f"*/{language}.ftl")])


@cache
def texts_of(place: Path, language: str) -> list[Path]:
    """The files of texts of a place, a rulebook's folder or that of the common ones, in one language."""
    return sorted((place / language).glob("*.ftl")) if place == COMMON else [place / f"{language}.ftl"]


def cues_of(file: Path) -> dict[str, dict[str, str]]:
    """The cues of a file by section."""
    data = yaml.safe_load(file.read_text("utf-8"))
    found = {section: data.get(section) or {} for section in ("cues", "sentences", "joined")}
    of_a_seat = found["sentences"] | ({"player": data["player"]} if "player" in data else {})
    return found | {"sentences": {cue: text.replace("{seat}", "…") for cue, text in of_a_seat.items()}}


def scenario_with(folder: Path, **texts: str) -> Path:
    """A scenario's folder that holds these texts by language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, text in texts.items():
        (folder / f"{language}.ftl").write_text(text, "utf-8")
    return folder


def runs_left(line: str) -> bool:
    """Whether a line is shown from left to right, by its first letter outside isolates (UAX #9, P2 and P3)."""
    depth = 0
    for sign in line:
        depth += (sign == FSI) - (sign == PDI)
        if depth == 0 and unicodedata.bidirectional(sign) in ("L", "R", "AL"):
            return unicodedata.bidirectional(sign) == "L"
    return True
