"""`mafia scenario matrix`: the matrix of a rulebook as tables that a person can read, or as JSON lines."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Sequence
from dataclasses import asdict
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from core.books.library import load
from core.rulebook.ability import Ability
from core.rulebook.book import Rulebook
from core.rulebook.fields import YES
from core.rulebook.lint.structure import abilities
from core.rulebook.loader import ScenarioError
from core.simulate.matrix import (
    NIGHTS,
    UNLAWFUL,
    Cell,
    Doing,
    HalfAppliedError,
    all_doings,
    came_of,
    doings,
    hampers,
    matrix,
    others,
    played,
    quiet,
)

LEGEND = """\
Each cell is one night at a small table: what came of the act, besides what the night brings by itself.
A is the actor, T the target, H who hampers the actor; numbers are other seats.
·  nothing       =  as it is alone       —  the rules refuse it       +mark  a mark is put on
"beside VERB": H does that to whom A names (to A, if A names nobody); in brackets what it brings without A's act.
"""
NOTHING = "·"
REFUSED = "—"
SAME = "="
UNCHANGED = "no difference"
VAIN = frozenset({REFUSED, UNCHANGED})


def main(scenario: str, verbs: Sequence[str] = (), as_json: bool = False) -> int:
    """Play the nights and print them; returns an exit status, 1 where a night does not come out whole."""
    try:
        book = load(scenario)
    except ScenarioError as error:
        from core.words.findings import in_english

        return _complain(in_english(error.problems[0]))
    found = {doing.verb for doing in all_doings(book)}
    without = rowless(book, found)
    for verb in verbs:
        if verb in without:
            return _complain(f"{verb!r} has no row in the matrix: {without[verb]}.")
        if verb not in found:
            known = ", ".join(sorted(found))
            return _complain(f"{verb!r}: {scenario} has no such verb at night; it has {known}")
    try:
        if as_json:
            for cell in matrix(book, verbs):
                sys.stdout.write(json.dumps({**asdict(cell), "outcome": list(cell.outcome)}, ensure_ascii=False) + "\n")
        else:
            console = Console()
            _print(book, verbs, console)
            for verb, why in () if verbs else without.items():
                console.print(f"{verb} has no row: {why}.", markup=False, highlight=False)
    except HalfAppliedError as error:
        _complain(f"{scenario}: {error}")
        return 1
    return 0


def _complain(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return 2


def _print(book: Rulebook, verbs: Sequence[str], console: Console) -> None:
    by_verb = {doing.verb: doing for doing in hampers(book, doings(book))}
    beside = [doing.verb for doing in others(book)]
    console.print(LEGEND, markup=False, highlight=False)
    for key, of_verb in groupby(matrix(book, verbs), lambda cell: (cell.verb, cell.role, cell.out)):
        doing = next(one for one in all_doings(book) if (one.verb, one.role, one.out) == key)
        rows: dict[str, list[Cell]] = {}
        for cell in of_verb:
            rows.setdefault(cell.target, []).append(cell)
        extra = {target: _besides(book, doing, cells) for target, cells in rows.items()}
        tried = [verb for verb in beside if any(row.get(verb, REFUSED) not in VAIN for row in extra.values())]
        tried = tried or list(next(iter(extra.values())))
        alike: dict[tuple[str, ...], list[str]] = {}
        for target, cells in rows.items():
            alone = [cell for cell in cells if cell.beside is None]
            calm = [quiet(book, doing, target, by_verb.get(cell.hamper or "")) for cell in alone]
            row = (*short(alone, calm), *(extra[target][verb] for verb in tried))
            alike.setdefault(row, []).append(target)
        left = ", on who has left the game" if doing.out else ""
        table = Table(
            Column("against", ratio=2), title=f"{doing.verb} ({doing.role}){left}", show_lines=True, expand=True
        )
        for head in ("alone", *by_verb, *(f"beside {verb}" for verb in tried)):
            table.add_column(head, ratio=1, overflow="fold")
        for shown, targets in alike.items():
            everybody = len(targets) == len(book.roles)
            table.add_row("everybody" if everybody else ", ".join(targets), *(escape(text) for text in shown))
        console.print(table)
        if doing.verb in by_verb and not doing.out:
            column = f"What {doing.verb} does to whoever it names is the column {doing.verb} of the other tables."
            console.print(column, markup=False, highlight=False)


def _besides(book: Rulebook, doing: Doing, cells: Sequence[Cell]) -> dict[str, str]:
    """What is done beside an act against one role: what it comes to, and what without the act; by verb."""
    found: dict[str, str] = {}
    for other in others(book):
        cell = next((one for one in cells if one.beside == other.verb), None)
        if cell is None:
            continue
        calm = quiet(book, doing, cell.target, other)
        came = came_of(cell.outcome, calm)
        without = came_of(played(book, doing, cell.target, None, other, idle=True), calm)
        if cell.outcome == (UNLAWFUL,):
            found[other.verb] = REFUSED
        else:
            found[other.verb] = UNCHANGED if came == without else f"{_said(came)} [{_said(without)}]"
    return found


def _said(tokens: Sequence[str]) -> str:
    return "; ".join(tokens) or NOTHING


def rowless(book: Rulebook, found: Collection[str]) -> dict[str, str]:
    """The verbs of a rulebook that no act of the night is, `found` being those that are: why not, as a sentence."""
    why: dict[str, str] = {}
    for path, ability in abilities(book.scenario):
        verb = ability.given_as(str(path[-1]))
        if verb not in found and verb not in why:
            why[verb] = _why_rowless(book, ability)
    return why


def _why_rowless(book: Rulebook, ability: Ability) -> str:
    if not set(ability.phases) & set(book.nights):
        return f"it is for another time than the night ({', '.join(ability.phases)})"
    if ability.actor == "out":
        return "it is for those who have left the game, and here who acts is in it"
    condition = f" (if: {ability.if_.text})" if ability.if_.text != YES.text else ""
    return f"within {NIGHTS} nights in which nobody does anything else nobody is asked for it{condition}"


def short(row: Sequence[Cell], calm: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The cells against one role as printed, the unhampered first. `calm`: what each night brings by itself."""
    shown: list[str] = []
    for cell, quiet_night in zip(row, calm, strict=True):
        came = came_of(cell.outcome, quiet_night)
        if cell.outcome == (UNLAWFUL,):
            shown.append(REFUSED)
        elif not came:
            shown.append(NOTHING)
        elif shown and "; ".join(came) == shown[0]:
            shown.append(SAME)
        else:
            shown.append("; ".join(came))
    return tuple(shown)
