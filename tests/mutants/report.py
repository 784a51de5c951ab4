"""What came of all mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from statistics import median

from tests.mutants.trial import Verdict


class Fate(Enum):
    """What came of one mistake."""

    SCRIPT = "seen by game scripts"
    TEST = "seen by other tests"
    TYPES = "seen by the type checker"
    RAN_ON = "ran on for ever"
    SURVIVES = "seen by none"


class Report:
    """The counts of the mistakes tried so far."""

    def __init__(self, there: int, possible: int, drawn: int, stale: Sequence[tuple[str, ...]]) -> None:
        self._there = there
        self._possible = possible
        self._drawn = drawn
        self._stale = stale
        self._fates: Counter[Fate] = Counter()
        self._scripts: list[int] = []
        self.equivalent = 0

    def add(self, verdict: Verdict | None) -> Fate:
        """What came of one; None: its process had to be killed."""
        if verdict is None:
            fate = Fate.RAN_ON
        elif verdict.by is None:
            fate = Fate.SURVIVES
        elif verdict.script:
            fate = Fate.SCRIPT
            self._scripts.append(verdict.tests)
        else:
            fate = Fate.TEST
        self._fates[fate] += 1
        return fate

    def refused(self, number: int) -> None:
        """So many of those that survived the tests are seen by the type checker."""
        self._fates[Fate.SURVIVES] -= number
        self._fates[Fate.TYPES] += number

    def __str__(self) -> str:
        tried = self._fates.total()
        seen = tried - self._fates[Fate.SURVIVES]
        rows = {
            "mistakes there are": f"{self._there}, {self._there - self._possible} of them only while importing",
            "drawn": f"{self._drawn}, {self.equivalent} of them known to change nothing",
            **{fate.value: str(self._fates[fate]) for fate in Fate},
            "scripts until it is seen": f"{median(self._scripts or [0]):.0f} (median)",
            "score": f"{seen}/{tried} = {seen / max(1, tried):.1%}",
        }
        lines = [f"equivalent.yaml: nothing reads like this any more: {key}" for key in self._stale]
        return "\n".join(lines + [f"{what:<25} {count}" for what, count in rows.items()])
