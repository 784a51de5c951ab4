"""Has a rulebook checked in a process of its own: whatever stands in it can neither harm, slow nor fill this one."""

from __future__ import annotations

import json
import logging

from core.authors.rulebook_check import CHECKED, TOO_MUCH_WORK, Checked
from core.house import STARVED, NotDoneApart, done_apart
from core.rulebook.loader import Problem

WORK = 25
"""CPU seconds; a check that takes longer is given up."""
log = logging.getLogger(__name__)


def checked_apart(text: str, file: str, seconds: float = WORK * STARVED) -> Checked:
    """As `checked`. Blocks: to be called in a thread."""
    given = json.dumps({"text": text, "file": file}).encode()
    try:
        return CHECKED.validate_json(done_apart("core.authors", given, seconds))
    except (NotDoneApart, ValueError) as error:
        log.warning("a rulebook could not be checked: %s", error)
        message, remedy = TOO_MUCH_WORK
        return Checked([Problem(file, 0, message, (remedy,))])
