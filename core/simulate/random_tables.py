"""Tables drawn by chance, out of a pool or as the rulebook deals: for trials of a rulebook's roles with each other."""

from __future__ import annotations

import random

from core.books.deal import hand_refusal, options_of, roles_for
from core.rulebook.book import Rulebook
from core.rules.refusal import Refusal
from core.simulate.sides import sides

SIZES = 20
"""So many sizes are tried: a rulebook need not deal to every number between its least and its most."""
TRIES = 200
"""So many tables are drawn out of a pool for one size: large ones would be rare if each try drew its size anew."""
REPEATED = 0.15
"""How likely a card is drawn again that lies on the table already, where another could be."""


def random_table(book: Rulebook, chance: random.Random) -> list[str]:
    """A lawful table of a lawful size: drawn out of the pool, two to four parts of ten against the many; where the
    rulebook is no pool, what it deals. Raises `ValueError` where none is found."""
    least, most = book.scenario.players
    for _ in range(SIZES):
        seats = chance.randint(least, most)
        for _ in range(TRIES if book.scenario.deal.pool else 1):
            roles = _drawn(book, seats, chance) if book.scenario.deal.pool else _dealt(book, seats)
            if roles and _lawful(book, roles):
                return roles
    raise ValueError(f"{book.id}: no lawful table of {SIZES} sizes, {TRIES} tries each")


def _lawful(book: Rulebook, roles: list[str]) -> bool:
    options = options_of(book, {}, roles)
    return not isinstance(options, Refusal) and hand_refusal(book, roles, options) is None


def _drawn(book: Rulebook, seats: int, chance: random.Random) -> list[str]:
    blanks = book.scenario.blanks.roles if book.scenario.blanks is not None else []
    cards = [role for role in book.roles if role not in blanks]  # A blank needs a binding, which no table of cards has.
    many = [role for role in cards if book.roles[role].team == sides(book)[0]]
    others = [role for role in cards if role not in many]
    against = max(1, round(seats * chance.uniform(0.2, 0.4)))
    return [*_cards(others, against, chance), *_cards(many, seats - against, chance)]


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
