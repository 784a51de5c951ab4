"""A process that draws one picture and ends: a sheet comes in, a PNG goes out. It bounds itself."""

from __future__ import annotations

import sys
from contextlib import suppress

from core.picture.draw import draw
from core.picture.sheet import Sheet

CPU_SECONDS = 10
MEMORY = 1024 * 1024 * 1024
"""Bytes of address space; a drawing has a tenth of it in use."""


def bound() -> None:
    """Have the system end this process where it takes too much; not every system can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    bound()
    sys.stdout.buffer.write(draw(Sheet.read(sys.stdin.buffer.read())))
