"""One mistake on trial: the tests that reach it, the quickest game scripts first, until one of them fails."""

from __future__ import annotations

import resource
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.live import forget, put_in
from tests.mutants.mutations import Mutant
from tests.mutants.reach import Reach, Sources

SCRIPT = "test_script_holds"
_MEMORY = 4 * 1024**3


@dataclass(slots=True)
class Verdict:
    """What came of a mistake: the test that saw it (None: none did), how many had run by then."""

    by: str | None
    tests: int
    script: bool = False


@dataclass(slots=True)
class Tests:
    """The tests of the session, and what is known of them."""

    items: Sequence[pytest.Function]
    sources: Sources
    reach: Reach

    def run(self, number: int) -> bool:
        """Run one test; whether it passed."""
        item = self.items[number]
        if not self.is_script(number):
            return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
        try:
            item.obj(**item.callspec.params)
        except Exception:
            return False
        return True

    def is_script(self, number: int) -> bool:
        """Whether it is a game script of the house."""
        return self.items[number].originalname == SCRIPT

    def scenario(self, number: int) -> str:
        """The scenario of a game script."""
        case: Any = self.items[number].callspec.params["case"]
        return case.scenario

    def record(self, numbers: Sequence[int]) -> Reach:
        """What these tests reach."""
        found = Reach()
        for number in numbers:
            self._note(found, number)
        return found

    def record_loading(self, numbers: Sequence[int]) -> Reach:
        """What the first game of each scenario reaches while the scenario is loaded, and not once it is."""
        found = Reach()
        for number in numbers:
            cold, warm = Reach(), Reach()
            forget(["core"])
            self._note(cold, number)
            self._note(warm, number)
            for function in set(cold.tests) - set(warm.tests):
                found.loading[function].add(self.scenario(number))
        return found

    def _note(self, found: Reach, number: int) -> None:
        if not found.record(number, self.run, self.sources):
            raise AssertionError(f"{self.items[number].nodeid} fails without any mistake in the rules")

    def firsts(self) -> list[int]:
        """The first game script of each scenario."""
        seen: dict[str, int] = {}
        for number in filter(self.is_script, range(len(self.items))):
            seen.setdefault(self.scenario(number), number)
        return list(seen.values())

    def reaching(self, mutant: Mutant) -> list[int]:
        """The tests that reach the mutant's function: game scripts first, then the others, the quickest first."""
        function = (str(mutant.path.resolve()), mutant.function)
        numbers = set(self.reach.tests.get(function, ()))
        books = self.reach.loading.get(function, ())
        numbers |= {one for one in range(len(self.items)) if self.is_script(one) and self.scenario(one) in books}
        return sorted(numbers, key=lambda one: (not self.is_script(one), self.reach.seconds[one]))

    def trial(self, mutant: Mutant) -> Verdict:
        """Put the mistake in and run the tests. In a process of its own, which is killed if a test runs on for ever."""
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        numbers = self.reaching(mutant)
        put_in(mutant)
        if (str(mutant.path.resolve()), mutant.function) in self.reach.loading:
            forget(["core"])
        for count, number in enumerate(numbers, 1):
            seconds = self.reach.seconds[number]
            signal.setitimer(signal.ITIMER_PROF, 10 + 20 * seconds)
            signal.setitimer(signal.ITIMER_REAL, 200 + 400 * seconds)  # where it waits for ever
            if not self.run(number):
                return Verdict(self.items[number].nodeid, count, self.is_script(number))
        return Verdict(None, len(numbers))
