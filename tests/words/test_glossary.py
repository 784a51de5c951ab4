"""One term, one word: no text of a language says what its glossary rules out.

A glossary (`core/words/<language>/glossary.yaml`) has an entry a term: what it `means`, what to `say`, and what to say
`never`.
A word of the last list is looked for as it stands, whatever the case; `*` stands for any letters (`победител*`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from fluent.syntax import ast, visitor

from core.words import LANGUAGES
from core.words.texts import COMMON
from tests.words.sample import VOICES, cues_of, files_of, tree

SPOKEN = [code for code in LANGUAGES if (COMMON / code / "glossary.yaml").is_file()]


def glossary(code: str) -> dict[str, dict[str, object]]:
    """The terms of a language."""
    return yaml.safe_load((COMMON / code / "glossary.yaml").read_text("utf-8"))


def plain(text: str) -> str:
    """Without accents and signs of vowels, and in small letters."""
    return "".join(sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign) != "Mn").casefold()


def wanted(word: str) -> re.Pattern[str]:
    """Where a word of a glossary stands in a plain text: not inside another word, nor joined to one."""
    inside = "\\w\u200c'’-"
    letters = re.escape(plain(word)).replace("\\*", "[\\w\u200c]*")
    return re.compile(f"(?<![{inside}]){letters}(?![{inside}])")


class Said(visitor.Visitor):
    """What a file of texts says, by the id of the message."""

    def __init__(self) -> None:
        self.id = ""
        self.found: list[tuple[str, str]] = []

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - the parser's names
        self.id = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append((self.id, node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.append((self.id, node.value))


def said_in(code: str) -> Iterator[tuple[Path, str, str]]:
    """All that is said in a language, with its file and its id."""
    for file in files_of(code):
        said = Said()
        said.visit(tree(file))
        yield from ((file, id_, text) for id_, text in said.found)
    for folder in VOICES:
        for cues in cues_of(folder / f"{code}.yaml").values():
            yield from ((folder / f"{code}.yaml", cue, text) for cue, text in cues.items())


@pytest.mark.parametrize("code", SPOKEN)
def test_a_glossary_says_what_each_term_means_and_what_to_say(code: str) -> None:
    for term, entry in glossary(code).items():
        assert entry.keys() == {"means", "say", "never"}, term
        assert isinstance(entry["means"], str), term
        for words in (entry["say"], entry["never"]):
            assert isinstance(words, list), term
            assert all(isinstance(word, str) and word.strip() for word in words), term  # pyright: ignore[reportUnknownVariableType]
        assert entry["say"], term


@pytest.mark.parametrize("code", SPOKEN)
def test_no_text_says_what_the_glossary_rules_out(code: str) -> None:
    never = [
        (term, word, max(plain(word).split("*"), key=len), wanted(word))
        for term, entry in glossary(code).items()
        for word in entry["never"]  # type: ignore[attr-defined]
    ]
    wrong = [
        f"{file.parent.name}/{file.name}: {id_}: {word!r} ({term}) in {text!r}"
        for file, id_, text in said_in(code)
        for bare in [plain(text)]
        for term, word, part, pattern in never
        if part in bare and pattern.search(bare)  # the part alone is looked for sooner
    ]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("table asks", "The Table asks for more.", True),
        ("table", "tables", False),
        ("table*", "Tables turn", True),
        ("победител*", "Победи́тели", True),
        ("می‌افتد", "مافیا می‌افتد.", True),
        ("افتد", "نمی‌افتد", False),
        ("سمت", "قسمت", False),
    ],
)
def test_a_word_is_found_where_it_stands_by_itself(word: str, text: str, found: bool) -> None:
    assert bool(wanted(word).search(plain(text))) is found
