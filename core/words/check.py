"""What texts must hold: the same ids and arguments in every language."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast, visitor


def arguments(sources: str) -> dict[str, frozenset[str]]:
    """The arguments that each text (and attribute) of Fluent ``sources`` uses, also through the texts it refers to."""
    own: dict[str, set[str]] = {}
    refers: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(sources).body:
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        parts = [(name, entry.value)] + [
            (f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
        ]
        for id_, pattern in parts:
            if pattern is not None and id_ not in own:
                found = _References()
                found.visit(pattern)
                own[id_], refers[id_] = found.variables, found.messages
    return {id_: frozenset(_all(id_, own, refers, set())) for id_ in own}


def references(source: str) -> set[str]:
    """The texts that other texts of Fluent `source` refer to."""
    found = _References()
    found.visit(FluentParser(with_spans=False).parse(source))
    return found.messages


def differences(base: str, other: str) -> list[str]:
    """What a translation gets wrong against its ``base``: texts it lacks, texts nobody asks for, unknown arguments.

    An argument may be left out, where a language says without it what another needs it for.
    """
    wanted, given = arguments(base), arguments(other)
    wrong = [f"{id_}: missing" for id_ in sorted(wanted.keys() - given.keys())]
    wrong += [f"{id_}: there is no such text" for id_ in sorted(given.keys() - wanted.keys())]
    for id_ in sorted(wanted.keys() & given.keys()):
        wrong += [f"{id_}: ${name} is not given here" for name in sorted(given[id_] - wanted[id_])]
    return wrong


def _all(id_: str, own: dict[str, set[str]], refers: dict[str, set[str]], seen: set[str]) -> set[str]:
    if id_ in seen or id_ not in own:
        return set()
    seen.add(id_)
    return own[id_].union(*(_all(other, own, refers, seen) for other in refers[id_]))


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
