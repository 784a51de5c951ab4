"""The sides of a rulebook, without knowing what it calls them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from core.rulebook.book import Rulebook


@lru_cache(maxsize=16)
def sides(book: Rulebook) -> tuple[str, ...]:
    """The teams that are dealt cards, the largest first: the many, then those who are against them."""
    dealt: Counter[str] = Counter()
    for row in book.scenario.deal.table.values():
        for role, count in row.items():
            dealt[book.roles[role].team] += count
    return tuple(team for team, _ in dealt.most_common())
