"""No common text without a reader: each is named in the program, or built there out of parts that occur."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import core
from core.authors.rulebook_texts import common
from core.books.library import SCENARIOS, examine, own_stages, published
from core.rulebook.loader import FILE
from core.words.needed import ATTRIBUTES, SPOKEN, sayable
from core.words.texts import COMMON
from tests.words.sample import read

ROOT = Path(core.__file__).resolve().parents[1]
PROGRAM = [ROOT / "bot.py", *(file for room in ("core", "cogs", "audio") for file in (ROOT / room).rglob("*.py"))]
PAGE = ROOT / "cogs" / "local_table" / "client"
"""The page in the browser: it names its texts in strings of its own, built ones among them."""
NAMED_IN_PAGE = re.compile(r"""["'`](page-[\w-]+(?:\$\{[^}]+\})?)["'`]""")
PROGRAM.remove(ROOT / "core" / "words" / "needed.py")  # says which texts there may be, and reads none
# Texts of these kinds are built of a rulebook's words alone.
OF_RULEBOOKS = frozenset(SPOKEN.values()) - {"verb", "phase", "refusal", "left"}
NAMED_BY_ATTRIBUTE = re.compile(r"cmd-(?P<path>[\w-]+?)(?:\.(?P<attribute>[\w-]+))?")


@cache
def said_in_the_program() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The strings of the program, and the ids that it builds: constant parts, and a group for each part that is not.

    What has no constant part at its head could be anything and counts for nothing.
    """
    strings: set[str] = set()
    built: set[str] = set()
    for file in PROGRAM:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [one.value if isinstance(one, ast.Constant) else None for one in node.values]
                if isinstance(parts[0], str) and "-" in parts[0]:
                    built.add("".join("(.+)" if part is None else re.escape(str(part)) for part in parts))
    for file in PAGE.glob("*.js"):
        for name in NAMED_IN_PAGE.findall(file.read_text("utf-8")):
            constant, _, part = name.partition("${")
            strings.update([name] if not part else [])
            built.update([f"{re.escape(constant)}(.+)"] if part else [])
    return frozenset(strings), tuple(re.compile(one) for one in built)


@cache
def said_of_rulebooks() -> tuple[frozenset[str], frozenset[str]]:
    """The ids that games of the published rulebooks look for, and the words of their files."""
    ids: set[str] = set()
    words: set[str] = set()
    for folder in published():
        loaded = examine((SCENARIOS / folder / FILE).read_text("utf-8"), own=own_stages(folder))
        ids |= sayable(loaded.book.scenario, loaded.words)
        words |= {*loaded.book.scenario.phases, *(word.text for word in loaded.words)}
    return frozenset(ids), frozenset(words)


def is_read(id_: str) -> bool:
    """Whether somebody looks for this text."""
    strings, built = said_in_the_program()
    ids, words = said_of_rulebooks()
    if id_ in strings or id_ in ids:
        return True
    command = NAMED_BY_ATTRIBUTE.fullmatch(id_)
    if command is not None:
        parts = [command["path"].removeprefix("option-"), *(command["attribute"] or "description").split("-")]
        return strings.issuperset(parts)
    message, _, attribute = id_.partition(".")
    kind = message.partition("-")[0]
    if attribute in ATTRIBUTES.get(kind, ()):
        return is_read(message)
    if kind in OF_RULEBOOKS:
        return False
    for pattern in built:
        found = pattern.fullmatch(id_)
        if found and all(part in strings or part in words or part.isdecimal() for part in found.groups()):
            return True
    return False


def test_no_common_text_is_without_a_reader() -> None:
    refers: set[str] = set()
    for file in (COMMON / "en").glob("*.ftl"):
        refers = refers.union(*read(file).refers.values())
    assert sorted(id_ for id_ in common("en") - refers if not is_read(id_)) == []


def test_a_text_that_nobody_reads_would_be_found() -> None:
    assert not is_read("night-is-young")
    assert not is_read("page-turner")
    assert not is_read("cmd-mafia-dance.description")
    assert is_read("lobby-title")
    assert is_read("floor-agree")
    assert is_read("demo-player-12")
    assert is_read("page-pace-onward")
    assert is_read("page-about-thread")
    assert is_read("cmd-mafia-setup.cards-dm")
