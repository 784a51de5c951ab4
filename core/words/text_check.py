"""What files of texts must hold: well-formed entries, the same ids and arguments in every language."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast, visitor

from core.rulebook.phrase import Phrase

MALFORMED = {
    "E0005": "text_empty",
    "E0006": "text_empty",
    "E0012": "text_empty",
    "E0010": "text_choice_without_default",
    "E0011": "text_choice_without_default",
    "E0013": "text_choice_without_default",
    "E0015": "text_choice_without_default",
    "E0020": "text_open_quote",
    "E0027": "text_loose_bracket",
    "E0028": "text_bad_placeable",
}
"""What of it Fluent's parser says by a code, and what we say then."""


@dataclass(slots=True)
class TextFile:
    """What stands in Fluent source; texts are named by id, attributes as `message.attribute`."""

    lines: dict[str, int] = field(default_factory=dict[str, int])
    """The line of each text."""
    variables: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    """The arguments that each text names itself."""
    refers: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    """The texts that each text refers to."""
    malformed: list[tuple[int, Phrase]] = field(default_factory=list[tuple[int, Phrase]])
    """What is not well formed: the line, and what is wrong there."""

    def arguments(self) -> dict[str, frozenset[str]]:
        """The arguments that each text uses, also through the texts that it refers to."""
        return {id_: frozenset(self._all(id_, set())) for id_ in self.variables}

    def _all(self, id_: str, seen: set[str]) -> set[str]:
        if id_ in seen or id_ not in self.variables:
            return set()
        seen.add(id_)
        return self.variables[id_].union(*(self._all(other, seen) for other in self.refers[id_]))


def read_texts(source: str) -> TextFile:
    """Read Fluent source; of two texts with one id the first counts."""
    file = TextFile()
    starts = [0, *(index + 1 for index, letter in enumerate(source) if letter == "\n")]
    for entry in FluentParser().parse(source).body:
        line = _line(starts, entry)
        if isinstance(entry, ast.Junk):
            file.malformed.append((line, _what_is_wrong(entry)))
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        parts = [(name, entry.value, line)] + [
            (f"{name}.{attribute.id.name}", attribute.value, _line(starts, attribute)) for attribute in entry.attributes
        ]
        for id_, pattern, at in parts:
            if id_ in file.lines:
                file.malformed.append((at, Phrase("stands_twice", {"word": id_})))
            elif pattern is not None:
                found = _References()
                found.visit(pattern)
                file.lines[id_] = at
                file.variables[id_] = found.variables
                file.refers[id_] = found.messages
    return file


def _what_is_wrong(entry: ast.Junk) -> Phrase:
    said = next(iter(entry.annotations), None)
    if said is not None and said.code == "E0003" and said.arguments:
        return Phrase("text_sign_wanted", {"sign": str(said.arguments[0])})
    return Phrase(MALFORMED.get("" if said is None else str(said.code), "text_malformed"))


def _line(starts: list[int], node: ast.SyntaxNode) -> int:
    at = node.span.start if node.span is not None else 0
    return bisect_right(starts, at)


def arguments(sources: str) -> dict[str, frozenset[str]]:
    """The arguments that each text (and attribute) of Fluent `sources` uses, also through the texts it refers to."""
    return read_texts(sources).arguments()


def differences(base: TextFile, other: TextFile) -> list[tuple[str, Phrase]]:
    """What a translation gets wrong against its `base`, by id: texts missing, texts too many, unknown arguments.

    An argument may be left out, where a language says without it what another needs it for.
    """
    wanted = base.arguments()
    given = other.arguments()
    wrong = [(id_, Phrase("text_lacking")) for id_ in sorted(wanted.keys() - given.keys())]
    wrong += [(id_, Phrase("no_such_text")) for id_ in sorted(given.keys() - wanted.keys())]
    for id_ in sorted(wanted.keys() & given.keys()):
        wrong += [(id_, Phrase("not_given_here", {"name": (f"${name}",)})) for name in sorted(given[id_] - wanted[id_])]
    return wrong


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
