"""Lint: what a rulebook says wrongly though each part of it is well formed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rulebook.lint.finding import Finding
from core.rulebook.lint.formulas import read
from core.rulebook.lint.structure import structure, unworked
from core.rulebook.lint.unmatched_words import Book, slips, unknown, unused
from core.rulebook.lint.walk import FormulaInPlace, Word, walk

if TYPE_CHECKING:
    from core.rulebook.schema import Scenario
    from core.rulebook.vocabulary import Vocabulary
    from core.rulebook.yaml_file import LineNumbers

__all__ = ["Book", "Finding", "Word", "lint"]


def lint(scenario: Scenario, vocabulary: Vocabulary, lines: LineNumbers) -> tuple[list[Finding], list[Word]]:
    """Everything found, in no order, and all words of the rulebook."""
    scenario = _as_written(scenario, lines)
    book, wrong = words_of(scenario, vocabulary)
    found = [*wrong, *structure(scenario, book), *unknown(book)]
    instead = {finding.instead for finding in found if finding.instead is not None}
    found += [*unworked(scenario, book, instead), *unused(book, instead)]
    places = {tuple(finding.path) for finding in found}
    found += [slip for slip in slips(book) if tuple(slip.path) not in places]
    return found, book.words


def _as_written(scenario: Scenario, lines: LineNumbers) -> Scenario:
    """The scenario without the abilities that roles have by their tags alone: these are said once, under `tagged`."""
    roles = {
        name: role.model_copy(
            update={
                "abilities": {
                    do: one for do, one in role.abilities.items() if lines.has(["roles", name, "abilities", do])
                }
            }
        )
        for name, role in scenario.roles.items()
    }
    return scenario.model_copy(update={"roles": roles})


def words_of(scenario: Scenario, vocabulary: Vocabulary) -> tuple[Book, list[Finding]]:
    """All words of a rulebook, those in its formulas too, and what is wrong in the formulas."""
    words: list[Word] = []
    wrong: list[Finding] = []
    for spot in walk(scenario):
        if isinstance(spot, FormulaInPlace):
            findings, said = read(spot, vocabulary, scenario.options, scenario.terms)
            wrong += findings
            words += said
        else:
            words.append(spot)
    return Book(words, vocabulary), wrong
