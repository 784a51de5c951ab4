"""What a run of the tests says at its end: where the time went, what took longest, why what is red is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

FAMILY = 2
"""Parts of a path that name a family of tests."""
SLOWEST = 10
WORTH = 200
"""Tests, from which on a run is worth an account of its time."""
LINES = 12
"""Of what went wrong, so many lines."""


def seconds_by(reports: Iterable[pytest.TestReport], parts: int | None) -> dict[str, float]:
    """Seconds of each test, or of tests whose paths begin with the same so many parts; the dearest first."""
    found: dict[str, float] = defaultdict(float)
    for report in reports:
        path = report.nodeid.split("::")[0]
        found[report.nodeid if parts is None else "/".join(path.split("/")[:parts])] += report.duration
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def where_it_went(reports: list[pytest.TestReport]) -> Iterator[str]:
    """A line for each family, and for each of the slowest tests."""
    families = seconds_by(reports, FAMILY)
    tests = seconds_by(reports, None)
    counts: dict[str, int] = defaultdict(int)
    for nodeid in tests:
        counts["/".join(nodeid.split("::")[0].split("/")[:FAMILY])] += 1
    yield f"{sum(families.values()):8.0f} s of all workers, {len(tests)} tests"
    for family, seconds in families.items():
        yield f"{seconds:8.1f} s {family} ({counts[family]})"
    yield "The slowest:"
    for nodeid, seconds in list(tests.items())[:SLOWEST]:
        yield f"{seconds:8.1f} s {nodeid}"


def what_was_red(reports: Iterable[Any]) -> Iterator[str]:
    """Each test that failed, with the first lines of why."""
    for report in reports:
        yield f"{report.nodeid} ({getattr(report, 'when', None) or 'collecting'})"
        text = report.longreprtext
        told = [line for line in text.splitlines() if line.startswith("E ")] or text.splitlines()[-LINES:]
        yield from (f"    {line[:200]}" for line in told[:LINES])


def tell(terminal: pytest.TerminalReporter) -> None:
    """Write the account of a run at its end."""
    reports = [report for kind in terminal.stats.values() for report in kind if isinstance(report, pytest.TestReport)]
    if len(reports) > WORTH:
        terminal.section("where the time went")
        for line in where_it_went(reports):
            terminal.write_line(line)
    red = [*terminal.stats.get("error", []), *terminal.stats.get("failed", [])]
    if red:
        terminal.section("what was red")
        for line in what_was_red(red):
            terminal.write_line(line)
