"""Tables drawn by chance, out of a pool or as the rulebook deals: for trials of a rulebook's roles with each other."""

from __future__ import annotations

import random

from core.rulebook.book import Rulebook
from core.rules.deal import hand_refusal, options_of, roles_for
from core.rules.refusal import Refusal

TRIES = 1000
REPEATED = 0.15
"""How likely a card is drawn again that lies on the table already, where another could be."""
TOWN = "town"


def random_table(book: Rulebook, chance: random.Random) -> list[str]:
    """A lawful table of a lawful size: drawn out of the pool, two to four parts of ten against the town; where the
    rulebook is no pool, what it deals. Raises ``ValueError`` where none is found."""
    least, most = book.scenario.players
    for _ in range(TRIES):
        seats = chance.randint(least, most)
        roles = _drawn(book, seats, chance) if book.scenario.deal.pool else _dealt(book, seats)
        options = options_of(book, {}, roles)
        if roles and not isinstance(options, Refusal) and hand_refusal(book, roles, options) is None:
            return roles
    raise ValueError(f"{book.id}: no lawful table in {TRIES} tries")


def _drawn(book: Rulebook, seats: int, chance: random.Random) -> list[str]:
    town = [role for role, described in book.roles.items() if described.team == TOWN]
    others = [role for role in book.roles if role not in town]
    against = max(1, round(seats * chance.uniform(0.2, 0.4)))
    return [*_cards(others, against, chance), *_cards(town, seats - against, chance)]


def _cards(pool: list[str], count: int, chance: random.Random) -> list[str]:
    cards: list[str] = []
    left = list(pool)
    for _ in range(count):
        if not left or chance.random() < REPEATED:
            cards.append(chance.choice(pool))
        else:
            cards.append(left.pop(chance.randrange(len(left))))
    return cards


def _dealt(book: Rulebook, seats: int) -> list[str]:
    options = options_of(book, {}, [""] * seats)
    roles = options if isinstance(options, Refusal) else roles_for(book, seats, options)
    return [] if isinstance(roles, Refusal) else roles
