"""The first table that is offered is one that both sides can win, and what is offered says its odds."""

from __future__ import annotations

import pytest

from cogs.local_table.server.catalog import catalog
from cogs.local_table.server.odds import is_even, usual
from core.stats.expected import all_expected


def two(town: float) -> dict[str, float]:
    return {"town": town, "mafia": 1 - town}


@pytest.mark.parametrize(
    ("players", "known", "seats"),
    [
        ((6, 20), {6: two(0.43), 7: two(0.46), 8: two(0.15), 20: two(0.5)}, 7),
        ((6, 20), {6: two(0.2), 12: two(0.61), 13: two(0.7), 14: two(0.55), 15: two(0.5)}, 14),
        ((6, 20), {6: two(0.2), 9: two(0.3), 20: two(0.65)}, 20),
        ((13, 15), {13: two(0.52), 15: two(0.5)}, 13),
        ((6, 9), {6: {"town": 0.28, "mafia": 0.29, "solo": 0.43}, 9: {"town": 0.5, "mafia": 0.5, "solo": 0.0}}, 6),
        ((10, 12), {}, 10),
        ((4, 6), {}, 6),
    ],
)
def test_offered_first_is_the_most_even_of_the_small_tables(
    players: tuple[int, int], known: dict[int, dict[str, float]], seats: int
) -> None:
    assert usual(players, known) == seats


def test_the_first_table_can_be_won_by_both_sides_and_the_others_as_far_as_their_cards_allow() -> None:
    books = catalog("en")["rulebooks"]
    first = all_expected(books[0]["id"])[books[0]["usual"]]
    assert all(0.4 <= share <= 0.6 for share in first.values()), first
    for book in books:
        known = all_expected(book["id"])
        assert is_even(known[book["usual"]]) or not any(map(is_even, known.values())), book["id"]
        odds = next(one for one in book["odds"] if one["seats"] == book["usual"])
        assert sum(side["won"] for side in odds["sides"]) >= 50, book["id"]
