"""The count of a vote, as a list that a table can follow at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.words.seat_names import SeatNames


def tally(names: SeatNames, counts: Mapping[Any, int], needed: int | None) -> str:
    """One line a candidate, the most votes first, against the number `needed` (None, or 1: the most votes decide).

    `counts` maps seats (numbers, or their texts as JSON keeps them) to votes; without any the text says so.
    """
    rows = sorted(((int(seat), votes) for seat, votes in counts.items() if votes), key=lambda row: (-row[1], row[0]))
    words = names.words
    if not rows:
        return words("vote-tally-empty")
    if needed is None or needed <= 1:
        return "\n".join(words("vote-tally-line", seat=names[seat], votes=votes) for seat, votes in rows)
    return "\n".join(
        words("vote-tally-of", seat=names[seat], votes=votes, needed=needed, enough=votes >= needed)
        for seat, votes in rows
    )
