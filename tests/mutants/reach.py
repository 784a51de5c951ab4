"""Which functions each test reaches, and how long it takes."""

from __future__ import annotations

import ast
import bisect
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

from tests.mutants.mutations import first_line, functions

Function = tuple[str, str]  # the file (resolved) and the qualified name


class Sources:
    """The functions of some files, found again by the code that is running."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._starts: dict[str, list[int]] = {}
        self._spans: dict[str, list[tuple[int, str]]] = {}
        for path in paths:
            found = functions(ast.parse(path.read_text(encoding="utf-8")))
            spans = sorted((first_line(node), node.end_lineno or node.lineno, name) for name, node in found)
            self._starts[str(path.resolve())] = [start for start, _, _ in spans]
            self._spans[str(path.resolve())] = [(end, name) for _, end, name in spans]

    def of(self, codes: Iterable[CodeType]) -> set[Function]:
        """The functions that these code objects are, or are within."""
        found: set[Function] = set()
        for code in codes:
            starts = self._starts.get(code.co_filename)
            index = bisect.bisect(starts, code.co_firstlineno) - 1 if starts else -1
            if index >= 0:
                end, name = self._spans[code.co_filename][index]
                if code.co_firstlineno <= end:
                    found.add((code.co_filename, name))
        return found


@contextmanager
def watched() -> Generator[set[CodeType]]:
    """All code that is called meanwhile."""
    seen: set[CodeType] = set()

    def watch(frame: FrameType, event: str, argument: object) -> None:
        seen.add(frame.f_code)

    before = sys.gettrace()
    sys.settrace(watch)
    try:
        yield seen
    finally:
        sys.settrace(before)


@dataclass(slots=True)
class Reach:
    """What the tests reach: by function the numbers of the tests, by test its seconds.

    `loading`: functions that work only while a scenario is loaded, with the scenarios. Loaded scenarios are kept, so
    a mistake in one of these shows only in a game of a scenario that is loaded anew.
    """

    tests: dict[Function, set[int]] = field(default_factory=lambda: defaultdict(set))
    seconds: dict[int, float] = field(default_factory=dict)
    loading: dict[Function, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, other: Reach) -> None:
        """Join what another process has found."""
        for function, numbers in other.tests.items():
            self.tests[function] |= numbers
        for function, scenarios in other.loading.items():
            self.loading[function] |= scenarios
        self.seconds |= other.seconds

    def record(self, number: int, run: Callable[[int], bool], sources: Sources) -> bool:
        """Run one test and note what it reaches; whether it passed."""
        began = time.process_time()
        with watched() as seen:
            passed = run(number)
        self.seconds[number] = time.process_time() - began
        for function in sources.of(seen):
            self.tests[function].add(number)
        return passed
