"""The check of a rulebook in a process of its own: its text comes in, what came of it goes out. See `apart`."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress

CPU_SECONDS = 25
MEMORY = 512 * 1024 * 1024


def _bounded() -> None:
    """No more time and memory than a check needs, wherever the system can hold a process to it."""
    os.nice(5)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    _bounded()
    from core.authors.check import CHECKED, checked

    given = json.load(sys.stdin)
    sys.stdout.buffer.write(CHECKED.dump_json(checked(given["text"], given["file"])))
