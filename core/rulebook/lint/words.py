"""Words that nothing brings in, and words that nothing asks for."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Set
from dataclasses import dataclass, field

from core.rulebook.lint.finding import FEW, NONE, Finding, nearest, remedy
from core.rulebook.lint.walk import Word
from core.rulebook.refs import LISTED
from core.rulebook.vocabulary import Vocabulary

NAMED = {
    "code": "announcement",
    "decision": "decision of the host",
    "kind": "kind of protection",
    "cause": "cause of death",
    "how": "way of leaving",
    "label": "label of the night",
    "extra": "field of an act",
    "note": "note",
    "item": "kind of things",
    "word": "word elsewhere in the rulebook",
}
"""What a kind is called, where its own name does not say it."""
FREE = frozenset({"group", "card"})
"""Kinds of words that are there by being said."""
UNTOLD = frozenset({"refusal", "warning", "hook", "card", "group", "call"})
"""Kinds of which nothing here says what there is: they are known by their texts or by the phases, or are free."""
UNUSED = {
    "code": "announces",
    "answer": "gives",
    "mark": "speaks of",
    "tag": "asks for",
    "note": "asks for",
    "label": "asks for",
    "kind": "is stopped by",
    "moment": "is decided at",
    "option": "hangs on",
    "term": "asks for",
}
"""Kinds of words that are brought in to be asked for, and what it is that nothing does with an unused one."""
LONELY = frozenset({"extra", "cause", "how", "card", "item", "group", "call", "word"})
"""Kinds of words that may stand alone: one that nothing else says, and that is spelt nearly like another, is a slip."""
VERY_NEAR = 0.83
SHORT = 6
"""Words of fewer letters are near to many: of these only two letters swapped are a slip."""


@dataclass(slots=True)
class Book:
    """All words of a rulebook by kind: which are brought in, which are asked for."""

    words: list[Word]
    vocabulary: Vocabulary
    puts: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    asks: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def __post_init__(self) -> None:
        for word in self.words:
            kind = word.ref.kind
            if word.ref.puts or kind in FREE:
                self.puts[kind].add(word.text)
            if word.ref.both or not word.ref.puts:
                self.asks[kind].add(word.text)
        for kind, own in self.vocabulary.own.items():
            self.puts[kind] |= own
            self.asks[kind] |= own
        self.puts["call"] |= self.puts["role"] | self.puts["team"] | self.puts["room"]
        self.puts["cause"] |= self.puts["verb"]  # an attack is called after its verb where nothing else is said
        self.puts["word"] |= {text for words in self.puts.values() for text in words}


def unknown(book: Book) -> Iterator[Finding]:
    """Words that nothing brings in."""
    count = Counter(word.text for word in book.words)
    for word in book.words:
        kind = word.ref.kind
        if word.ref.puts or not word.given or kind in UNTOLD:
            continue
        if word.text in book.puts[kind]:
            continue
        there = remedy(word.text, book.puts[kind], NONE if kind == "word" else FEW)
        listed = f"; or list it under {LISTED[kind]!r}" if kind in ("code", "answer", "mark") else ""
        # Asked for more than once, it is rather the other word that is misspelt.
        meant = nearest(word.text, book.puts[kind]) if count[word.text] == 1 else None
        yield Finding(word.path, f"there is no {NAMED.get(kind, kind)} {word.text!r}", there + listed, meant)


def unused(book: Book, meant: Set[str]) -> Iterator[Finding]:
    """Words that nothing asks for; those that are `meant` where a slip stands are asked for there."""
    for word in book.words:
        kind = word.ref.kind
        if not word.ref.puts or not word.given or kind not in UNUSED or word.text in meant:
            continue
        if word.text not in book.asks[kind]:
            asked = book.asks[kind] - (book.puts[kind] - {word.text})
            near = nearest(word.text, asked or book.asks[kind])
            first = f"did you mean {near!r}? else " if near else ""
            message = f"nothing {UNUSED[kind]} the {NAMED.get(kind, kind)} {word.text!r}"
            yield Finding(word.path, message, f"{first}take it out")


def slips(book: Book) -> Iterator[Finding]:
    """Words that may stand alone, but are spelt nearly like another one."""
    count = Counter(word.text for word in book.words)
    everything = set(count) | {text for own in book.vocabulary.own.values() for text in own}
    for word in book.words:
        if word.ref.kind in LONELY and word.given and count[word.text] == 1:
            near = nearest(word.text, everything, VERY_NEAR if len(word.text) >= SHORT else 1)
            if near is not None:
                yield Finding(word.path, f"nothing else is called {word.text!r}", f"did you mean {near!r}?")
