"""Texts from strangers: words, what the bot fills in, and a choice between words. Nothing that is worked out.

Texts are compiled into Python by a part that trusts its source. So what a server sends may hold the few kinds of things
that a text needs, by names of a common form, and no text may grow without end by those that it refers to.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from core.authors.rulebook_texts import Source, of_text
from core.rulebook.loader import Problem
from core.rulebook.phrase import Phrase
from core.words.safe import plain

LONGEST = 1200
"""Characters of one text, with all that it refers to: several must stand in one message of Discord."""
LONGEST_RULES = 3000
LONGEST_NAME = 60
"""Characters of what stands on a button or in a menu."""
RULES = "scenario-rules"
NAMES = ("role-", "team-", "verb-", "option-", "choice-", "room-", "phase-", "mark-", "scenario-title")
MAY_HOLD = {"one": ("{ $name }",), "other": ("{ $count -> [one] ... *[other] ... }",)}
MOST_TEXTS = 1500
DEEPEST = 3
MOST_CHOICES = 60
"""Each is asked within the one before: Python could not read what is made of a thousand, and no table could begin."""
_PARTS = (
    ast.TextElement,
    ast.Placeable,
    ast.VariableReference,
    ast.StringLiteral,
    ast.NumberLiteral,
    ast.MessageReference,
    ast.TermReference,
    ast.SelectExpression,
)


def unfit(source: Source) -> Iterator[Problem]:
    """What is not plain in the texts of one language, which are well formed."""
    starts = _starts(source.text)
    entries: dict[str, ast.Pattern] = {}
    lines: dict[str, int] = {}
    for entry in FluentParser().parse(source.text).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        line = sum(1 for start in starts if start <= (entry.span.start if entry.span is not None else 0))
        patterns = {name: entry.value, **{f"{name}.{one.id.name}": one.value for one in entry.attributes}}
        for id_, pattern in patterns.items():
            if pattern is None:
                continue
            lines[id_] = line
            entries[id_] = pattern
            wrong = next(_not_plain(pattern), None)
            if wrong is not None:
                yield source.problem(line, of_text(id_, wrong), Phrase("text_may_hold", MAY_HOLD))
                entries.pop(id_)
    if len(lines) > MOST_TEXTS:
        too_many = Phrase("too_many_texts", {"count": len(lines)})
        most = Phrase("at_most_read", {"count": MOST_TEXTS})
        yield source.problem(0, too_many, most)
        return
    sizes = _Sizes(entries)
    for id_, pattern in entries.items():
        most = most_of(id_)
        size = sizes.of(id_)
        if size is None:
            yield source.problem(lines[id_], of_text(id_, Phrase("refers_to_itself")), Phrase("write_words_out"))
        elif size > most:
            too_many = Phrase("too_many_characters", {"count": size})
            room = Phrase("have_room", {"count": most})
            yield source.problem(lines[id_], of_text(id_, too_many), room)
        elif most == LONGEST_NAME and not sizes.is_seen(pattern):
            yield source.problem(lines[id_], of_text(id_, Phrase("text_empty")), Phrase("write_it"))


def most_of(id_: str) -> int:
    """The characters that a text may have."""
    if id_ == RULES:
        return LONGEST_RULES
    named = id_.startswith(NAMES) and "." not in id_ and not id_.endswith(("-begins", "-call"))
    return LONGEST_NAME if named else LONGEST


def _not_plain(part: ast.Pattern, depth: int = 0) -> Iterator[Phrase]:
    if depth > DEEPEST:
        yield Phrase("choices_too_deep")
        return
    for element in part.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else element
        if not isinstance(inner, _PARTS):
            yield Phrase("text_cannot_hold", {"what": (_written(inner),)})
        elif isinstance(inner, ast.TermReference) and inner.arguments is not None:
            yield Phrase("term_with_arguments")
        elif isinstance(inner, ast.SelectExpression):
            if not isinstance(inner.selector, ast.VariableReference):
                yield Phrase("choice_by_other")
            if len(inner.variants) > MOST_CHOICES:
                yield Phrase("too_many_choices", {"count": len(inner.variants), "most": MOST_CHOICES})
            for variant in inner.variants:
                yield from _not_plain(variant.value, depth + 1)


def _written(part: ast.SyntaxNode) -> str:
    return f"{part.id.name}()" if isinstance(part, ast.FunctionReference) else "{ { ... } }"


class _Sizes:
    """How long each text may become: what it refers to included, of choices the longest."""

    FILLED_IN = 20

    def __init__(self, entries: dict[str, ast.Pattern]) -> None:
        self._entries = entries
        self._known: dict[str, int | None] = {}
        self._open: set[str] = set()

    def of(self, id_: str) -> int | None:
        """Characters; None where the text refers to itself in the end."""
        if id_ in self._open:
            return None
        if id_ not in self._known:
            self._open.add(id_)
            self._known[id_] = self._pattern(self._entries[id_]) if id_ in self._entries else self.FILLED_IN
            self._open.discard(id_)
        return self._known[id_]

    def is_seen(self, pattern: ast.Pattern) -> bool:
        """Whether there is something to see whatever is chosen: Discord takes no menu with an entry that has no name.
        Of a text that does not refer to itself in the end."""
        return any(map(self._is_seen, pattern.elements))

    def _is_seen(self, element: ast.TextElement | ast.Placeable) -> bool:
        if isinstance(element, ast.TextElement):
            return _is_visible(element.value)
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            return all(self.is_seen(variant.value) for variant in inner.variants)
        if isinstance(inner, ast.MessageReference | ast.TermReference):
            pattern = self._entries.get(_referred(inner))
            return pattern is None or self.is_seen(pattern)
        return not isinstance(inner, ast.StringLiteral) or _is_visible(inner.parse()["value"])

    def _pattern(self, pattern: ast.Pattern) -> int | None:
        sizes = [self._element(element) for element in pattern.elements]
        return None if None in sizes else sum(size or 0 for size in sizes)

    def _element(self, element: ast.TextElement | ast.Placeable) -> int | None:
        if isinstance(element, ast.TextElement):
            return len(element.value)
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            sizes = [self._pattern(variant.value) for variant in inner.variants]
            return None if None in sizes else max(size or 0 for size in sizes)
        if isinstance(inner, ast.MessageReference | ast.TermReference):
            return self.of(_referred(inner))
        return len(inner.value) if isinstance(inner, ast.StringLiteral) else self.FILLED_IN


def _referred(part: ast.MessageReference | ast.TermReference) -> str:
    """The id of the text that is referred to."""
    name = f"-{part.id.name}" if isinstance(part, ast.TermReference) else part.id.name
    return f"{name}.{part.attribute.name}" if part.attribute is not None else name


def _is_visible(text: str) -> bool:
    """Whether there is a sign in it that is seen."""
    return plain(f".{text}", len(text) + 1) != "."


def _starts(text: str) -> list[int]:
    return [0, *(index + 1 for index, letter in enumerate(text) if letter == "\n")]
