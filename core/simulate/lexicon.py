"""The words by which a language's sentences are understood, from its texts; and how a word is compared with a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

Meaning = Literal[
    "accuses", "claims", "finds-hostile", "finds-friend", "asks-suspicion", "asks-card", "believes", "disbelieves",
    "denies",
]  # fmt: skip
MEANINGS: tuple[Meaning, ...] = (
    "accuses", "claims", "finds-hostile", "finds-friend", "asks-suspicion", "asks-card", "believes", "disbelieves",
    "denies",
)  # fmt: skip
SEAT = "SEAT"
ROLE = "ROLE"
"""What stands for a seat and for a role in the patterns; no word that is folded looks like it."""

COMMA = re.compile("[,\u060c]")
_LIKE = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "أ": "ا", "إ": "ا", "آ": "ا", "ё": "е", "ґ": "г"})
_NOTHING = re.compile("[\u200b-\u200f\u2060-\u2069\u202a-\u202e\u0640\u064b-\u0655\u0670'\u2019\u02bc`\u00b4]")
_WORD = re.compile(r"\w+")
_NUMBERED = re.compile(r"(\d+)-[^\W\d]{1,3}\b")


@dataclass(frozen=True, slots=True)
class PatternWord:
    """One word of a pattern: any of `words` (or a seat, a role), which may be left out where it is `optional`."""

    words: frozenset[str]
    optional: bool


Pattern = tuple[PatternWord, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A language's.

    `fillers`, of a word or several, may stand anywhere; with one of `doubts` in another clause nothing is understood;
    `breaks` part a sentence, and what comes after one of `reasons` is left out. `numbers` may stand before a seat's
    number, `prefixes` are written apart from their word or not. `endings` a name may take, in place of its last letter
    too, before which `changes` are made.
    """

    patterns: Mapping[Meaning, tuple[Pattern, ...]]
    fillers: frozenset[tuple[str, ...]]
    doubts: frozenset[str]
    breaks: frozenset[str]
    reasons: frozenset[str]
    numbers: frozenset[str]
    prefixes: frozenset[str]
    endings: frozenset[str]
    changes: Mapping[str, str]
    vocabulary: frozenset[str]

    @classmethod
    def of(cls, text: Callable[[str], str]) -> Lexicon:
        """Out of a language's texts, by their ids: in patterns SEAT and ROLE stand for what is named."""
        patterns: dict[Meaning, tuple[Pattern, ...]] = {
            meaning: tuple(_pattern(line) for line in text(f"hears-{meaning}").splitlines() if line.strip())
            for meaning in MEANINGS
        }
        fillers = frozenset(tuple(words(one)) for one in COMMA.split(text("hears-fillers")))
        kinds = ("doubts", "breaks", "reasons", "numbers", "prefixes", "endings")
        lists = {kind: frozenset(words(text(f"hears-{kind}"))) for kind in kinds}
        literal = {word for each in patterns.values() for pattern in each for step in pattern for word in step.words}
        own = frozenset[str]().union(*fillers, *(lists[kind] for kind in kinds[:4]))
        return cls(
            patterns,
            fillers - {()},
            **lists,
            changes={one[0]: one[1] for one in words(text("hears-changes")) if len(one) == 2},
            vocabulary=frozenset(literal - {SEAT, ROLE}) | own,
        )

    def is_form(self, word: str, name: str) -> bool:
        """Whether a word is this name, in whatever case the language puts it; both folded."""
        if word == name:
            return True
        if not self.endings or word in self.vocabulary or len(name) < 3:
            return False
        if word.startswith(name) and word[len(name) :] in self.endings:
            return True
        stem = name[:-1]
        last = name[-1]
        if last in self.endings:
            changed = stem[:-1] + self.changes.get(stem[-1], stem[-1])
            return any(word.startswith(one) and word[len(one) :] in self.endings for one in {stem, changed})
        # A vowel before the last consonant may fall out.
        short = stem[:-1] + last
        return len(short) > 2 and word.startswith(short) and word[len(short) :] in self.endings


def folded(text: str) -> str:
    """A text as it is compared: one case, one kind of digits and letters, no half-spaces, marks of direction or
    apostrophes."""
    even = unicodedata.normalize("NFKC", text.replace("\u2116", " ").replace("#", " ")).casefold()
    even = _NOTHING.sub("", even).translate(_LIKE)
    even = "".join(str(unicodedata.digit(sign)) if sign.isdigit() else sign for sign in even)
    return _NUMBERED.sub(r"\1", even)


def words(text: str) -> list[str]:
    """The words of a text, folded."""
    return _WORD.findall(folded(text))


def _pattern(line: str) -> Pattern:
    found: list[PatternWord] = []
    for part in _NOTHING.sub("", line).split():
        optional = part.startswith("(") and part.endswith(")")
        choices = part.strip("()").split("/")
        found.append(PatternWord(frozenset(one if one in (SEAT, ROLE) else folded(one) for one in choices), optional))
    return tuple(found)
