"""Which tests stay together, and which never run beside each other.

A worker is given a file at a time, not a test. What is dear in real time (a browser, processes, sound) is dearer still
beside its own kind on two cores, and what one learns of it there is how busy the machine is. So of each kind one piece
runs at a time, and beside it what only computes, as long as there is any.

pytest-xdist's own groups (`xdist_group`) group nothing under pytest 9.2: https://github.com/pytest-dev/pytest-xdist/issues/1386
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any

import pytest
from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

KINDS: dict[str, tuple[str, ...]] = {
    "process": (
        "tests/fleet/test_cluster.py",
        "tests/fleet/test_direct_messages.py",
        "tests/fleet/test_one_process.py",
        "tests/fleet/test_restore.py",
        "tests/fleet/test_several_processes.py",
        "tests/fleet/test_voice.py",
        "tests/torture/",
        "tests/house/test_embedded.py",
        "tests/house/test_watching.py",
        "tests/house/test_wheel.py",
        "tests/local_table/test_start.py",
        "tests/local_table/test_survival.py",
        "tests/store/test_connect.py",
        "tests/store/test_replicas.py",
        "tests/table/test_killed.py",
        "tests/table/test_resume.py",
    ),
    "browser": ("tests/page/",),
    "realtime": (
        "tests/discord/test_narrator_called.py",
        "tests/voice/test_loopback.py",
        "tests/voice/test_nights.py",
        "tests/voice/test_sent_away.py",
        "tests/voice/test_taken_back.py",
        "tests/voice/test_voices.py",
        "tests/voice/test_way_in.py",
    ),
}
"""Marks, each with where all tests lie that bear it, what takes longest first. A test with several is of the first."""
DEAR_TIME = 900
"""Seconds that a test of one of these kinds may take, where it does not say so itself."""
WHOLE = ("tests/page/", "tests/words/")
"""Folders in one piece: what they share (a browser, the texts of four languages) is dear to have twice."""
BY_TEST = (
    "tests/discord/test_every_rulebook.py",
    "tests/discord/test_thirty.py",
    "tests/voice/test_every_rulebook.py",
)
"""Files whose every test is a piece: one of them would keep one worker at work long after the others are done."""


def kind_of(nodeid: str) -> str | None:
    """The kind of a test, or of a piece of them; None for what only computes."""
    return next((kind for kind, places in KINDS.items() if nodeid.startswith(places)), None)


def piece_of(nodeid: str) -> str:
    """What a test is handed out with."""
    file = nodeid.split("::", maxsplit=1)[0]
    whole = next((folder for folder in WHOLE if file.startswith(folder)), None)
    return whole or (nodeid if file in BY_TEST else file)


class InPieces(LoadScopeScheduling):
    """Hands out pieces, the dear ones first and never two of a kind at once. `seed`: in an order drawn by it."""

    def __init__(self, config: pytest.Config, log: Any = None, seed: str | None = None) -> None:
        super().__init__(config, log)
        self._seed = seed

    def _split_scope(self, nodeid: str) -> str:
        return piece_of(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        piece = self._next_for(node)
        if piece is None:  # what is left waits for its like to end; that worker goes on with it
            node.shutdown()
            return
        self.workqueue.move_to_end(piece, last=False)
        super()._assign_work_unit(node)

    def _next_for(self, node: WorkerController) -> str | None:
        """The next piece: a dear one if nothing dear runs elsewhere, else one that only computes, else a dear one of a
        kind of which none runs."""
        running = {
            kind_of(piece)
            for other, pieces in self.assigned_work.items()
            if other is not node
            for piece, tests in pieces.items()
            if not all(tests.values())
        } - {None}
        pieces = list(self.workqueue)
        if self._seed is not None:
            random.Random(f"{self._seed} {len(pieces)}").shuffle(pieces)
        dear = [piece for piece in pieces if kind_of(piece) is not None]
        if self._seed is None:
            dear.sort(key=lambda piece: list(KINDS).index(kind_of(piece) or ""))
        computing = [piece for piece in pieces if kind_of(piece) is None]
        allowed = [piece for piece in dear if kind_of(piece) not in running]
        return next(iter((computing + allowed) if running else (dear + computing)), None)


def check_marks(items: list[pytest.Item]) -> None:
    """Raise where a test bears the mark of a kind and does not lie where those are looked for."""
    for item in items:
        kinds = [kind for kind in KINDS if item.get_closest_marker(kind) is not None]
        if kinds and kind_of(item.nodeid) not in kinds:
            raise pytest.UsageError(f"{item.nodeid} is marked {kinds[0]!r}: tests/pieces.py has to know where it lies")


def give_time(items: list[pytest.Item]) -> None:
    """Bound what is dear in real time only against hanging for good: the machine may be many times as busy."""
    for item in items:
        if kind_of(item.nodeid) is not None and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(DEAR_TIME))


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the longer run what only repeats (REPEATS=1)."""
    if not os.environ.get("REPEATS"):
        repeating = {item for item in items if item.get_closest_marker("repeats") is not None}
        config.hook.pytest_deselected(items=[item for item in items if item in repeating])
        items[:] = [item for item in items if item not in repeating]


def shuffle(items: list[pytest.Item], seed: str) -> None:
    """Put tests in an order drawn by a seed: files, and the tests in each."""
    chance = random.Random(seed)
    order = {item.nodeid: chance.random() for item in items}
    files = {item.nodeid.split("::")[0]: chance.random() for item in items}
    items.sort(key=lambda item: (files[item.nodeid.split("::")[0]], order[item.nodeid]))
