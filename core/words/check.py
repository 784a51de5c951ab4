"""What texts must hold: the ids that a scenario calls for, and the same arguments in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast, visitor

if TYPE_CHECKING:
    from core.rulebook.schema import Scenario


def required(scenario: Scenario) -> set[str]:
    """The ids that a game of this scenario looks for, by convention: ``role-ID``, ``announce-CODE``, ``verb-DO``."""
    ids = {"scenario-title", "scenario-summary", "scenario-rules"}
    verbs = set(scenario.everyone)
    for role, described in scenario.roles.items():
        ids |= {f"role-{role}", f"role-{role}.card", f"role-{role}.night"}
        verbs |= set(described.abilities)
    for verb in verbs:
        ids |= {f"verb-{verb}", f"verb-{verb}.ask"}
    ids |= {f"verb-{verb}" for verb in scenario.host}
    for team in scenario.teams:
        ids |= {f"team-{team}", f"team-{team}.goal"}
    ids |= {f"win-{team}" for win in scenario.wins for team in win.team}
    ids |= {f"announce-{code}" for code in scenario.announcements}
    for answer in scenario.answers:
        word = answer.partition(":")[0]
        ids |= {f"told-{word}", f"told-{word}.short"}
    for phase in {*scenario.opening, *scenario.cycle}:
        ids |= {f"phase-{phase}", f"phase-{phase}-begins"}
    for ballot in scenario.ballots:
        ids |= {f"ballot-{ballot}", f"story-ballot-{ballot}"}
    ids |= {f"room-{room}" for room in scenario.rooms}
    ids |= {f"option-{option}" for option in scenario.options}
    named = {*scenario.roles, *scenario.teams}
    settable = [option for option in scenario.options.values() if option.default is not None]
    ids |= {
        f"choice-{one}" for option in settable for one in option.choices if isinstance(one, str) and one not in named
    }
    ids |= {f"mark-{mark}" for mark, seen in scenario.marks.items() if seen != "secret"}
    ids |= {f"refusal-{rule.code}" for rule in (*scenario.hand.refuse, *scenario.deal.refuse)}
    ids |= {f"warning-{rule.code}" for rule in scenario.hand.warn}
    ids |= {f"refusal-{rule.code}" for rule in scenario.barred}
    for described in scenario.roles.values():
        for ability in described.abilities.values():
            ids |= {f"refusal-{ability.unless_code}", *(f"refusal-{rule.code}" for rule in ability.refuse)}
    return ids


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
