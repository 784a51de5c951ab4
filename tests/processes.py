"""Processes that tests start, as a person would from a shell."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

_IN_FRONT = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])
"""


def in_front(command: Sequence[str | Path]) -> list[str]:
    """The same command, as a program in the foreground: it hears Ctrl-C.

    A shell that starts tests in the background has them ignore it, and whoever they start is born deaf. The process
    becomes the command: their numbers are one. (`preexec_fn` would be shorter, and may hang where threads are about.)
    """
    return [sys.executable, "-I", "-S", "-c", _IN_FRONT, *map(str, command)]
