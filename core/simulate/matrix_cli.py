"""`mafia scenario matrix`: the matrix of a rulebook as tables that a person can read, or as JSON lines."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.simulate.matrix import ACTOR, NAMES, UNLAWFUL, Cell, HalfAppliedError, doings, hampers, matrix, quiet

LEGEND = """\
Each cell is one night at a small table: what came of the act, besides what the night brings by itself.
A is the actor, T the target, H who hampers the actor; numbers are other seats.
·  nothing       =  as it is alone       —  the rules refuse it       +mark  a mark is put on
"""
OWN = f"{NAMES[ACTOR]} "
NOTHING = "·"
REFUSED = "—"
SAME = "="


def main(scenario: str, verbs: Sequence[str] = (), as_json: bool = False) -> int:
    """Play the nights and print them; returns an exit status, 1 where a night does not come out whole."""
    try:
        book = load(scenario)
    except ScenarioError as error:
        from core.words.findings import in_english

        return _complain(in_english(error.problems[0]))
    known = {doing.verb for doing in doings(book)}
    for verb in verbs:
        if verb not in known:
            return _complain(f"{verb!r}: {scenario} has no such verb at night; it has {', '.join(sorted(known))}")
    try:
        if as_json:
            for cell in matrix(book, verbs):
                sys.stdout.write(json.dumps({**asdict(cell), "outcome": list(cell.outcome)}, ensure_ascii=False) + "\n")
        else:
            _print(book, verbs, Console())
    except HalfAppliedError as error:
        _complain(f"{scenario}: {error}")
        return 1
    return 0


def _complain(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return 2


def _print(book: Rulebook, verbs: Sequence[str], console: Console) -> None:
    found = doings(book)
    by_hamper = {doing.verb: doing for doing in hampers(book, found)}
    console.print(LEGEND, markup=False, highlight=False)
    for (verb, role), of_verb in groupby(matrix(book, verbs), lambda cell: (cell.verb, cell.role)):
        doing = next(one for one in found if (one.verb, one.role) == (verb, role))
        alike: dict[tuple[str, ...], list[str]] = {}
        for target, row in groupby(of_verb, lambda cell: cell.target):
            cells = list(row)
            calm = [quiet(book, doing, target, by_hamper.get(cell.hamper or "")) for cell in cells]
            alike.setdefault(short(cells, calm), []).append(target)
        table = Table(Column("against", ratio=2), title=f"{verb} ({role})", show_lines=True, expand=True)
        for head in ("alone", *by_hamper):
            table.add_column(head, ratio=1, overflow="fold")
        for shown, targets in alike.items():
            everybody = len(targets) == len(book.roles)
            table.add_row("everybody" if everybody else ", ".join(targets), *(escape(text) for text in shown))
        console.print(table)


def short(row: Sequence[Cell], calm: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The cells against one role as printed, the unhampered first. `calm`: what each night brings by itself."""
    shown: list[str] = []
    for cell, quiet_night in zip(row, calm, strict=True):
        # What the actor meets with is never put down to the night: some act by default when they do nothing.
        calm_tokens = Counter(token for token in quiet_night if not token.startswith(OWN))
        came = list((Counter(cell.outcome) - calm_tokens).elements())
        if cell.outcome == (UNLAWFUL,):
            shown.append(REFUSED)
        elif not came:
            shown.append(NOTHING)
        elif shown and "; ".join(came) == shown[0]:
            shown.append(SAME)
        else:
            shown.append("; ".join(came))
    return tuple(shown)
