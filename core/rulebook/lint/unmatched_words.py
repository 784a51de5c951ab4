"""Words that nothing brings in, and words that nothing asks for."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Set
from dataclasses import dataclass, field

from core.rulebook.lint.finding import Finding
from core.rulebook.lint.walk import Word
from core.rulebook.phrase import Phrase
from core.rulebook.refs import LISTED
from core.rulebook.spelling import FEW, NONE, meant, nearest, remedy
from core.rulebook.vocabulary import Vocabulary

UNKNOWN = {
    "verb": "no_verb",
    "ability": "no_ability",
    "mark": "no_mark",
    "role": "no_role",
    "tag": "no_tag",
    "team": "no_team",
    "phase": "no_phase",
    "room": "no_room",
    "code": "no_announcement",
    "answer": "no_answer",
    "moment": "no_moment",
    "note": "no_note",
    "kind": "no_protection",
    "cause": "no_cause",
    "label": "no_label",
    "how": "no_departure",
    "extra": "no_extra",
    "decision": "no_decision",
    "option": "no_option",
    "item": "no_item",
    "term": "no_term",
    "word": "no_word",
}
"""What is said of a word that nothing brings in, by its kind."""
FREE = frozenset({"group", "card"})
"""Kinds of words that are there by being said."""
UNTOLD = frozenset({"refusal", "warning", "ballot", "hook", "card", "group", "call"})
"""Kinds of which nothing here says what there is: they are known by their texts or by the phases, or are free."""
UNUSED = {
    "code": "unused_announcement",
    "answer": "unused_answer",
    "mark": "unused_mark",
    "tag": "unused_tag",
    "note": "unused_note",
    "label": "unused_label",
    "kind": "unused_protection",
    "moment": "unused_moment",
    "option": "unused_option",
    "term": "unused_term",
}
"""Kinds of words that are brought in to be asked for, and what is said of one that nothing asks for."""
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
        listed = (Phrase("or_list_under", {"part": LISTED[kind]}),) if kind in ("code", "answer", "mark") else ()
        # Asked for more than once, it is rather the other word that is misspelt.
        instead = nearest(word.text, book.puts[kind]) if count[word.text] == 1 else None
        yield Finding(word.path, Phrase(UNKNOWN[kind], {"word": word.text}), (*there, *listed), instead)


def unused(book: Book, instead: Set[str]) -> Iterator[Finding]:
    """Words that nothing asks for; those that are meant where a slip stands (`instead` of it) are asked for there."""
    for word in book.words:
        kind = word.ref.kind
        if not word.ref.puts or not word.given or kind not in UNUSED or word.text in instead:
            continue
        if word.text not in book.asks[kind]:
            asked = book.asks[kind] - (book.puts[kind] - {word.text})
            near = meant(word.text, asked or book.asks[kind])
            out = Phrase("else_take_out" if near else "take_out")
            yield Finding(word.path, Phrase(UNUSED[kind], {"word": word.text}), (*near, out))


def slips(book: Book) -> Iterator[Finding]:
    """Words that may stand alone, but are spelt nearly like another one."""
    count = Counter(word.text for word in book.words)
    everything = set(count) | {text for own in book.vocabulary.own.values() for text in own}
    for word in book.words:
        if word.ref.kind in LONELY and word.given and count[word.text] == 1:
            near = nearest(word.text, everything, VERY_NEAR if len(word.text) >= SHORT else 1)
            if near is not None:
                remedies = (Phrase("did_you_mean", {"word": near}),)
                yield Finding(word.path, Phrase("lone_word", {"word": word.text}), remedies)
