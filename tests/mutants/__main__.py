"""Put small mistakes into the rules, one at a time, and count how many of them a test sees.

`python -m tests.mutants --number 300 --seed 7`. A mistake that no test sees is printed: it asks for a script (see
`core.script`), or, where no script could ever tell, for a line in `equivalent.yaml` with the reason.

mutmut and cosmic-ray start pytest anew for each mistake, which takes longer here than most verdicts; this runs in
forks of one process that has collected every test and loaded every scenario, and only the tests that reach the mistake.
What no test sees is shown to the type checker, which every change must pass as well.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.mutants.equivalent import Equivalents
from tests.mutants.forks import forked
from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.reach import Function, Reach, Sources, watched
from tests.mutants.report import Fate, Report
from tests.mutants.trial import Tests
from tests.mutants.types import refused_by_types

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("core/rules/**/*.py", "core/rulebook/**/*.py", "scenarios/*/stages.py", "scenarios/*/stages/*.py")
TESTS = ("rules", "rulebook", "script")
# The published examples are not always there; the matrix takes longer than all scripts and sees little more; what plays
# in processes of its own has no mistake there.
_LEFT_OUT = ("test_published_example_holds", "test_matrix.py", "test_lent.py")
_QUIET = (
    *("-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0", "-o", "addopts="),
    *("--import-mode=importlib", "--capture=no", "--hypothesis-profile=brief"),
)


class Session:
    """Takes over from pytest once the tests are collected."""

    def __init__(self, options: argparse.Namespace, paths: Sequence[Path], imported: set[CodeType]) -> None:
        self._options = options
        self._paths = paths
        self._imported = imported
        self.status = 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record what the tests reach, then try one mistake after the other."""
        sys.settrace(None)
        functions = [item for item in session.items if isinstance(item, pytest.Function)]
        items = [item for item in functions if not any(one in item.nodeid for one in _LEFT_OUT)]
        tests = Tests(items, Sources(self._paths), Reach())
        firsts = tests.firsts()
        for number in firsts:
            assert tests.run(number), items[number].nodeid
        tasks = [partial(tests.record_loading, firsts)]
        tasks += [partial(tests.record, range(start, len(items), 40)) for start in range(40)]
        for _, found in self._done("what each test reaches", tasks):
            assert found is not None, "a test without any mistake in the rules killed its process"
            tests.reach.add(found)
        self._try(tests)
        return True

    def _try(self, tests: Tests) -> None:
        known = Equivalents()
        everything = [mutant for path in self._paths for mutant in mutants_of(path)]
        at_import = tests.sources.of(self._imported) - set(tests.reach.tests) - set(tests.reach.loading)
        possible = [mutant for mutant in everything if function_of(mutant) not in at_import]
        drawn = random.Random(self._options.seed).sample(possible, min(self._options.number, len(possible)))
        report = Report(len(everything), len(possible), len(drawn), known.stale(everything))
        tried = [mutant for mutant in drawn if mutant not in known]
        report.equivalent = len(drawn) - len(tried)
        unseen: list[Mutant] = []
        for number, verdict in self._done("mistakes", [partial(tests.trial, mutant) for mutant in tried]):
            if report.add(verdict) is Fate.SURVIVES:
                unseen.append(tried[number])
        refused = refused_by_types(unseen)
        report.refused(len(refused))
        for mutant in unseen:
            if mutant not in refused:
                print(f"survives: {mutant}", flush=True)
        print(report)
        self.status = 0

    def _done(self, what: str, tasks: Sequence[Callable[[], Any]]) -> Iterator[tuple[int, Any]]:
        """The answers as they come, with a bar that shows how far it is."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, TimeRemainingColumn()) as progress:
            bar = progress.add_task(what, total=len(tasks))
            for count, done in enumerate(forked(tasks, self._options.jobs), 1):
                progress.advance(bar)
                if not progress.console.is_terminal and count * 10 // len(tasks) > (count - 1) * 10 // len(tasks):
                    print(f"{what}: {count}/{len(tasks)}", flush=True)
                yield done


def function_of(mutant: Mutant) -> Function:
    """The mutant's function, as `reach` names it."""
    return (str(mutant.path.resolve()), mutant.function)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw, try, report; 0 unless it could not be done."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=300, help="how many mistakes are drawn")
    parser.add_argument("--seed", type=int, default=None, help="draws the same ones again")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--only", default="", help="files whose path contains this")
    options = parser.parse_args(arguments)
    if options.seed is None:
        options.seed = random.SystemRandom().randrange(10**6)
    print(f"mutants: {options.number} drawn from the seed {options.seed}", flush=True)
    os.chdir(ROOT)
    paths = [path for one in SOURCES for path in sorted(Path().glob(one)) if options.only in str(path)]
    with watched() as imported:
        session = Session(options, paths, imported)
        pytest.main([*_QUIET, *(f"tests/{one}" for one in TESTS)], plugins=[session])
    return session.status


if __name__ == "__main__":
    sys.exit(main())
