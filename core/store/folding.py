"""What takes most room in a game, in a shorter form: the log of its events, and what was answered.

A log is a list of events. When enough of them have been added, a commit gives the list's end back, and the next commit
puts one element in its place: a chunk, which has them all, compressed. That takes no trip to Redis, and whoever dies in
between loses nothing: a later commit gives it back again. The last chunk is folded once more with what has come after
it, because a long text is compressed best, until it has grown large.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

AT_ONCE = 24
"""Events that stand in the log as they are before they are folded."""
LARGE = 8 * 1024
"""Bytes of a chunk that nothing is added to any more."""
WORTH_IT = 200
"""Bytes of an answer that is compressed: shorter ones come out hardly shorter."""
_PACKED = b"\0"
"""What begins with this is compressed. No text does."""


@dataclass(frozen=True, slots=True)
class Folded:
    """The last `count` elements of a log as one."""

    count: int
    chunk: bytes
    last: bool
    """Nothing is added to it any more."""


def folded(elements: Sequence[bytes]) -> Folded:
    """The end of a log as one chunk."""
    chunk = _PACKED + zlib.compress(b"\n".join(unfolded(elements)), 6)
    return Folded(len(elements), chunk, len(chunk) > LARGE)


def unfolded(elements: Iterable[bytes]) -> list[bytes]:
    """The events in these elements of a log, those in chunks and those that stand as they are."""
    events: list[bytes] = []
    for element in elements:
        if element.startswith(_PACKED):
            events += zlib.decompress(element[1:]).split(b"\n")
        else:
            events.append(element)
    return events


def shortened(answer: bytes) -> bytes:
    """An answer as it is kept."""
    return answer if len(answer) < WORTH_IT else _PACKED + zlib.compress(answer, 6)


def restored(kept: bytes) -> bytes:
    """Read what `shortened` made."""
    return zlib.decompress(kept[1:]) if kept.startswith(_PACKED) else kept
