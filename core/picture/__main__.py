"""A process that draws one picture and ends: a sheet comes in, a PNG goes out. It bounds itself."""

from __future__ import annotations

import sys

from core.house import bound
from core.picture.apart import WORK
from core.picture.draw import draw
from core.picture.sheet import Sheet

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space; a drawing has a tenth of it in use."""


if __name__ == "__main__":
    bound(WORK, MEMORY)
    sys.stdout.buffer.write(draw(Sheet.read(sys.stdin.buffer.read())))
