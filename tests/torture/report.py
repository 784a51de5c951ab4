"""What came of it all, as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from tests.torture.evening import Kind
from tests.torture.matrix import Matrix
from tests.torture.matrix import Verdict as Found
from tests.torture.slain import Slain
from tests.torture.verdict import NEVER_BEGUN, Verdict

CLASSES = ("event", "lost", "doubled", "new", "order", "menu", "members", "place", "muted", "redis", "failed")
"""Ways in which an evening may differ from the one in which nobody died."""

console = Console(width=200)


def say(*lines: str) -> None:
    """Plain lines."""
    console.print(*lines, sep="\n", markup=False, highlight=False)


def show_matrix(matrices: list[Matrix]) -> None:
    """One line for each kind of evening."""
    how = "abandoned at every point of a command" if matrices[0].abandoned else "killed at every point"
    table = Table(title=f"{how}, compared with the same evening unharmed")
    for head in ("evening", "points", "different states", "tried", "same", *CLASSES, "still thinking"):
        table.add_column(head)
    for one in matrices:
        classes = Counter(kind for verdict in one.bad for kind in {wrong.partition(":")[0] for wrong in verdict.wrong})
        thinking = sum(bool(verdict.thinking) for verdict in one.verdicts)
        figures = (one.points, one.states, len(one.verdicts), len(one.verdicts) - len(one.bad))
        table.add_row(one.kind.name, *map(str, figures), *(str(classes[kind]) for kind in CLASSES), str(thinking))
    console.print(table)
    for one in matrices:
        for verdict in sorted(one.bad, key=lambda found: found.point.number):
            console.print(f"{one.kind.name}, {verdict.point}", markup=False)
            _show_wrong(verdict.wrong)


def show_progress(kind: Kind, serial: int, verdicts: list[Found], suspects: int) -> None:
    """How far it has come."""
    bad = sum(bool(verdict.wrong) for verdict in verdicts)
    say(
        f"torture: {kind.name}, phase {serial}: {len(verdicts)} looked at, {bad} different, {suspects} to look at again"
    )


def show_verdicts(title: str, verdicts: Mapping[str, Verdict]) -> None:
    """How many evenings ended how, and what was wrong."""
    table = Table(title=title)
    for head in ("evenings", "held", "broken", "played to their end", "stopped with a word", "put away", NEVER_BEGUN):
        table.add_column(head)
    ends = Counter(verdict.end for verdict in verdicts.values())
    broken = {name: verdict for name, verdict in verdicts.items() if verdict.wrong}
    stopped = ends["stopped"] + ends["broken off"]
    figures = (len(verdicts), len(verdicts) - len(broken), len(broken), ends["played to its end"], stopped)
    table.add_row(*map(str, (*figures, ends["put away"], ends[NEVER_BEGUN])))
    console.print(table)


def show_verdict(name: str, verdict: Verdict) -> None:
    """One evening, as it ends."""
    owed = f", {verdict.owed} to be heard again when Discord takes it" if verdict.owed else ""
    forgotten = f", {verdict.forgotten} told that the bot cannot know who has muted them" if verdict.forgotten else ""
    how = f"{verdict.end or 'no end'}{owed}{forgotten}"
    console.print(f"{'broken' if verdict.wrong else 'held':8}{name}: {how}", markup=False)
    _show_wrong(verdict.wrong)


def show_slain(title: str, came: Slain) -> None:
    """A game of real processes."""
    table = Table(title=title)
    for head in ("deaths", "events", "presses", "without an answer", "the game", "wrong"):
        table.add_column(head)
    end = came.end or "did not end"
    table.add_row(
        str(len(came.deaths)), str(came.events), str(came.pressed), str(came.unheard), end, str(len(came.wrong))
    )
    console.print(table)
    say(*(f"    {death}" for death in came.deaths))
    _show_wrong(came.wrong)


def _show_wrong(wrong: Counter[str]) -> None:
    for what, count in wrong.items():
        console.print(
            f"    {count} x {what[: None if what.startswith('failed') else 300]}", markup=False, highlight=False
        )
