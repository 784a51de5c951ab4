"""Has a picture drawn in a process of its own: no name that anybody chose can harm, slow or fill this one."""

from __future__ import annotations

import logging

from core.house import STARVED, NotDoneApart, done_apart
from core.picture.record_picture import Record
from core.picture.sheet import Sheet

WORK = 10
"""CPU seconds; a drawing that takes longer is given up."""
MOST_BYTES = 2 * 1024 * 1024
PNG = b"\x89PNG\r\n"
log = logging.getLogger(__name__)


def drawn(sheet: Sheet | Record, seconds: float = WORK * STARVED) -> bytes | None:
    """The picture, as a PNG; None where it could not be drawn. Blocks: to be called in a thread."""
    try:
        picture = done_apart("core.picture", sheet.packed(), seconds)
    except NotDoneApart as error:
        log.warning("no picture: %s", error)
        return None
    if picture.startswith(PNG) and len(picture) <= MOST_BYTES:
        return picture
    log.warning("no picture: %s bytes came, and not a picture that may be sent", len(picture))
    return None
