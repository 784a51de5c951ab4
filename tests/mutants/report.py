"""What came of all mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from tests.mutants.mutations import Mutant
from tests.mutants.trial import Verdict


class Report:
    """The mistakes tried so far: which test saw each, and which none saw."""

    def __init__(self, there: int, possible: int, drawn: Sequence[Mutant], stale: Sequence[tuple[str, ...]]) -> None:
        self._there = there
        self._possible = possible
        self._drawn = len(drawn)
        self._stale = stale
        self.equivalent = 0
        self.survivors: list[tuple[Mutant, Verdict]] = []
        self._by_scripts: list[int] = []
        self._by_tests = 0
        self._ran_on = 0

    def add(self, mutant: Mutant, verdict: Verdict | None) -> None:
        """What came of one; None: its process had to be killed."""
        if verdict is None:
            self._ran_on += 1
        elif verdict.by is None:
            self.survivors.append((mutant, verdict))
        elif verdict.script:
            self._by_scripts.append(verdict.tests)
        else:
            self._by_tests += 1

    @property
    def killed(self) -> int:
        """How many were seen."""
        return len(self._by_scripts) + self._by_tests + self._ran_on

    def __str__(self) -> str:
        survivors = sorted(self.survivors, key=lambda one: (str(one[0].path), one[0].line))
        lines = [f"survives: {mutant}\n    after {verdict.tests} tests" for mutant, verdict in survivors]
        lines += [f"equivalent.yaml: nothing reads like this any more: {key}" for key in self._stale]
        tried = self._drawn - self.equivalent
        quick = f" (after a median of {median(self._by_scripts):.0f})" if self._by_scripts else ""
        lines += [
            f"mistakes there are     {self._there}, {self._there - self._possible} of them only while importing",
            f"drawn                  {self._drawn}, {self.equivalent} of them known to change nothing",
            f"seen by game scripts   {len(self._by_scripts)}{quick}",
            f"seen by other tests    {self._by_tests}",
            f"ran on for ever        {self._ran_on}",
            f"seen by none           {len(survivors)}",
            f"score                  {self.killed}/{tried} = {self.killed / max(1, tried):.1%}",
        ]
        return "\n".join(lines)
