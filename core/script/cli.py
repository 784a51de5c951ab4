"""`mafia script`: run script files and report, one line a case."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from core.script.run import run_file


def main(files: Sequence[Path], as_json: bool = False, out: TextIO | None = None) -> int:
    """Run `files`; print a line (or an object) a case and the counts; 1 if any failed."""
    stream = out or sys.stdout
    passed = failed = 0
    for path in files:
        for result in run_file(path):
            passed = passed + result.ok
            failed = failed + (not result.ok)
            if as_json:
                row = {"name": result.name, "ok": result.ok, "step": result.step, "message": result.message}
                print(json.dumps(row, ensure_ascii=False), file=stream)
            elif result.ok:
                print(f"ok {result.name}", file=stream)
            else:
                print(f"FAIL {result.name}: step {result.step}: {result.message}", file=stream)
    if not as_json:
        print(f"{passed} passed, {failed} failed", file=stream)
    return 1 if failed else 0
