"""A process that draws one picture and ends: a sheet or a record comes in, a PNG goes out. It bounds itself."""

from __future__ import annotations

import json
import sys

from core.house import bound
from core.picture.draw import draw
from core.picture.drawing_process import WORK
from core.picture.record_picture import Record
from core.picture.sheet import Sheet

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space; a drawing has a tenth of it in use."""


if __name__ == "__main__":
    bound(WORK, MEMORY)
    given = sys.stdin.buffer.read()
    held = json.loads(given)
    sys.stdout.buffer.write(Record.read(held).draw() if "bars" in held else draw(Sheet.read(given)))
