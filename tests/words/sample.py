"""Texts made up for a test, and names as awkward as people choose them."""

from __future__ import annotations

from pathlib import Path

from core.scenario.loader import SCENARIOS
from core.words import Names, Wording, Words

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
    """The voice of a table of ``scenario`` with these players."""
    return Wording(Names(Words.for_language(language, SCENARIOS / scenario), players or {}))


def scenario_with(folder: Path, **texts: str) -> Path:
    """A scenario's folder that holds these texts by language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language, text in texts.items():
        (folder / f"{language}.ftl").write_text(text, "utf-8")
    return folder
