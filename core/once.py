"""The log says a thing once: what goes on being wrong is told when it begins, not with everything that it spoils."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

PAUSE = 86_400.0
"""Seconds after which a cause that is still there is told again."""
CAUSES = 10_000
"""So many are remembered; of more than these, the oldest may be told again sooner."""


def once(*cause: Hashable) -> dict[str, Any]:
    """A line's `extra` that says what it is about: a table, a place, an error. Of all lines with one cause, the log
    gets the first."""
    return {"cause": cause}


class OncePerCause(logging.Filter):
    """Lets lines through whose cause was not told lately, and all that name none."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._told: OrderedDict[Hashable, float] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is to be written."""
        cause = getattr(record, "cause", None)
        if cause is None:
            return True
        now = self._now()
        told = self._told.get(cause)
        if told is not None and now - told < PAUSE:
            return False
        self._told[cause] = now
        self._told.move_to_end(cause)
        if len(self._told) > CAUSES:
            self._told.popitem(last=False)
        return True
