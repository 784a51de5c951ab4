"""The protocol is said once, and both ends hold to it."""

from __future__ import annotations

import runpy
from pathlib import Path

from tests.local_table.protocol import problems

ROOT = Path(__file__).parents[2]
WRITER = runpy.run_path(str(ROOT / ".ci" / "client" / "protocol.py"))


def test_the_browser_reads_what_the_server_says():
    """If not: `.venv/bin/python .ci/client/protocol.py`."""
    assert WRITER["FILE"].read_text(encoding="utf-8") == WRITER["written"]()


def test_what_is_otherwise_is_found():
    person = {"id": "1", "seat": 1, "name": "Nora", "alive": True, "left": False, "me": True}
    assert problems({"see": "people", "people": [person]}) == []
    assert problems({"see": "people", "people": [{**person, "seat": "1"}]}) != []
    assert problems({"see": "people", "people": [{**person, "role": "godfather"}]}) != []
    assert problems({"see": "people", "people": [{key: person[key] for key in ("id", "name")}]}) != []
    assert problems({"see": "end"}) == ["end: end is missing"]
    assert problems({"see": "screen"}) == ["no frame is called screen"]
    assert problems({"re": "1", "ok": "yes"}) == ["answer.ok: 'yes' is no <class 'bool'>"]
