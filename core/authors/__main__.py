"""The check of a rulebook in a process of its own: its text comes in, what came of it goes out. See `apart`."""

from __future__ import annotations

import json
import os
import sys

from core.authors.check_process import WORK
from core.authors.rulebook_check import CHECKED, checked
from core.house import bound

MEMORY = 512 * 1024 * 1024


if __name__ == "__main__":
    os.nice(5)
    bound(WORK, MEMORY)
    given = json.load(sys.stdin)
    sys.stdout.buffer.write(CHECKED.dump_json(checked(given["text"], given["file"])))
