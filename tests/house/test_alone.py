"""A clone alone is enough: nothing in the project looks beside its own root."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UP = re.compile(r"parents\[(\d+)\]")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no checkout: what belongs to the house, git says")
def test_no_file_goes_up_beyond_the_root():
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    beyond = [
        f"{name}: parents[{up}]"
        for name in listed.split()
        for up in UP.findall((ROOT / name).read_text("utf-8"))
        if int(up) >= len(Path(name).parts)
    ]
    assert not beyond, f"these look beside the project: {', '.join(beyond)}"
