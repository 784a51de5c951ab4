"""Mistakes are found, put in and tried as they should be."""

from __future__ import annotations

import gc
import importlib.util
import os
import signal
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutants.equivalent import Equivalents
from tests.mutants.forks import Failed, forked
from tests.mutants.live import put_in
from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.reach import Reach, Sources, watched
from tests.mutants.report import Fate, Report
from tests.mutants.trial import Verdict
from tests.mutants.types import refused_by_types

SOURCE = '''
from functools import cache

LIMIT = 3

@cache
def few(count, *, least=1):
    """A docstring."""
    return least <= count < LIMIT

class Box:
    def __init__(self):
        super().__init__()
        self.things = []

    @property
    def full(self):
        if not self.things and True:
            return False
        return len([one for one in self.things if one]) > 1

    def fill(self, *things):
        def put(thing):
            self.things.append(thing)

        for thing, _ in zip(things, things, strict=True):
            put(thing)
        assert len(self.things) > 0
'''


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    path = tmp_path / "some_box.py"
    path.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("some_box", path)
    assert spec is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def path_of(module: ModuleType) -> Path:
    return Path(str(module.__file__))


def mistakes(module: ModuleType) -> dict[tuple[str, str], Mutant]:
    return {(one.function, one.now): one for one in mutants_of(path_of(module))}


def test_each_mistake_says_how_its_line_reads(module: ModuleType):
    assert set(mistakes(module)) == {
        ("few", "return least < count < LIMIT"),
        ("few", "return least <= count <= LIMIT"),
        ("Box.full", "if False:"),
        ("Box.full", "if True:"),
        ("Box.full", "if not self.things or True:"),
        ("Box.full", "if not self.things:"),
        ("Box.full", "if self.things and True:"),
        ("Box.full", "if not self.things and False:"),
        ("Box.full", "return True"),
        ("Box.full", "return len([one for one in self.things if one]) >= 1"),
        ("Box.full", "return len([one for one in self.things if one]) > 2"),
        ("Box.full", "return len([one for one in self.things if one]) > 0"),
        ("Box.full", "return len([one for one in self.things if True]) > 1"),
        ("Box.fill", "pass"),
    }


def with_mistake(module: ModuleType, mutant: Mutant) -> tuple[bool, bool, bool, int]:
    put_in(mutant)
    box = module.Box()
    before = box.full
    box.fill(0, 5)
    return module.few(3), before, box.full, len(box.things)


@pytest.mark.parametrize(
    ("function", "now", "wanted"),
    [
        ("few", "return least <= count <= LIMIT", (True, False, False, 2)),
        ("Box.full", "return True", (False, True, False, 2)),
        ("Box.full", "return len([one for one in self.things if True]) > 1", (False, False, True, 2)),
        ("Box.full", "return len([one for one in self.things if one]) >= 1", (False, False, True, 2)),
    ],
)
def test_a_mistake_is_in_force_wherever_its_function_is_held(
    module: ModuleType, function: str, now: str, wanted: object
):
    (answer,) = forked([partial(with_mistake, module, mistakes(module)[function, now])], 1)
    assert answer == (0, wanted)
    assert not module.few(3)


def test_a_function_is_found_where_the_collector_leaves_it_alone(module: ModuleType):
    """As it does with whatever was loaded as a run began (tests/conftest.py)."""
    mutant = mistakes(module)["few", "return least <= count <= LIMIT"]

    def frozen() -> bool:
        gc.freeze()
        return with_mistake(module, mutant)[0]

    assert list(forked([frozen], 1)) == [(0, True)]


def test_a_call_may_be_left_out(module: ModuleType):
    calls = [one for one in mutants_of(path_of(module)) if one.now == "pass"]
    assert [one.was for one in calls] == ["self.things.append(thing)", "put(thing)"]


def test_what_was_called_is_found_by_its_function(module: ModuleType):
    sources = Sources([path_of(module)])
    reach = Reach()
    box = module.Box()
    assert reach.record(7, lambda number: box.fill(number) is None, sources)
    assert reach.tests == {(module.__file__, "Box.fill"): {7}}
    assert not reach.record(8, lambda _: False, sources)
    with watched() as seen:
        assert not box.full
    assert sources.of(seen) == {(module.__file__, "Box.full")}


def test_who_is_killed_gives_no_answer_and_who_fails_is_heard():
    tasks = [partial(sum, (1, 2)), lambda: os.kill(os.getpid(), signal.SIGKILL), partial(sum, (3, 4))]
    assert sorted(forked(tasks, 2)) == [(0, 3), (1, None), (2, 7)]
    with pytest.raises(Failed, match="ZeroDivisionError"):
        list(forked([lambda: 1 // 0], 1))


def test_what_changes_nothing_is_known_by_how_it_reads(module: ModuleType, tmp_path: Path):
    path = tmp_path / "equivalent.yaml"
    row = "- {function: %s, was: 'return least <= count < LIMIT', now: 'return least < count < LIMIT', why: so}\n"
    path.write_text(row % "few" + row % "many", encoding="utf-8")
    known, there = Equivalents(path), mistakes(module)
    assert there["few", "return least < count < LIMIT"] in known
    assert there["few", "return least <= count <= LIMIT"] not in known
    assert [function for function, _, _ in known.stale(list(there.values()))] == ["many"]


def test_the_score_is_of_those_that_change_something():
    report = Report(100, 98, 7, [("gone", "was", "now")])
    report.equivalent = 1
    verdicts = [Verdict("a script", 3, script=True), Verdict("a script", 9, script=True), Verdict("a test", 20), None]
    fates = [report.add(verdict) for verdict in [*verdicts, Verdict(None, 40), Verdict(None, 40)]]
    assert fates == [Fate.SCRIPT, Fate.SCRIPT, Fate.TEST, Fate.RAN_ON, Fate.SURVIVES, Fate.SURVIVES]
    report.refused(1)
    lines = str(report).splitlines()
    assert lines[0].startswith("equivalent.yaml: nothing reads like this any more: ('gone'")
    assert [line.split("  ")[-1].strip() for line in lines[2:]] == [
        "7, 1 of them known to change nothing",
        *("2", "1", "1", "1", "1", "6 (median)", "5/6 = 83.3%"),
    ]


def test_every_entry_of_the_list_has_its_reason():
    assert all(len(why) > 10 for why in Equivalents().reasons.values())


TYPED = """
class Hand:
    finger: int = 1

def count(hand: Hand | None, most: int) -> int:
    if hand is None:
        return 0
    return hand.finger + 1 if most > 1 else most
"""


def test_what_the_type_checker_refuses_could_not_be_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "hand.py").write_text(TYPED, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[tool.pyright]\ntypeCheckingMode = "strict"\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    mutants = mutants_of(Path("core/hand.py"))
    refused = {mutant.now for mutant in refused_by_types(mutants, tmp_path)}
    assert refused == {"if False:", "if hand is not None:"}
    assert {"return hand.finger + 0 if most > 1 else most", "return 1"} < {one.now for one in mutants} - refused
