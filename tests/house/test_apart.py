"""What the house has done in a process of its own: the bytes that come of it, or why none came."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from core import house
from core.house import LAST_WORDS, Apart, NotDoneApart, done_apart

# Part of Python: it reads JSON and writes it anew.
MODULE = "json.tool"


def test_bytes_go_in_and_come_out():
    assert done_apart(MODULE, '{"name": "علی"}'.encode(), 60) == b'{\n    "name": "\\u0639\\u0644\\u06cc"\n}\n'


@pytest.mark.parametrize(
    ("module", "given", "seconds", "why"),
    [
        (MODULE, b"{", 60, "Expecting property name"),
        ("core.nowhere", b"", 60, "No module named"),
        (MODULE, b"{}", 0.0001, "timed out"),
    ],
)
def test_what_did_not_come_is_told(module: str, given: bytes, seconds: float, why: str):
    with pytest.raises(NotDoneApart, match=why) as caught:
        done_apart(module, given, seconds)
    assert len(str(caught.value)) <= LAST_WORDS


def test_nobody_who_ends_waits_for_it(monkeypatch: pytest.MonkeyPatch):
    """Neither for what is under way, nor for what waits to be."""
    monkeypatch.setattr(house, "process_of", lambda _: [sys.executable, "-c", "import time; time.sleep(600)"])
    apart = Apart()
    with ThreadPoolExecutor(1) as pool:
        tasks = [pool.submit(apart.done, MODULE, b"", 600) for _ in range(3)]
        while not apart._children:
            time.sleep(0.001)
        apart.end()
        for task in tasks:
            with pytest.raises(NotDoneApart):
                task.result(60)
