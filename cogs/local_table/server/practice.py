"""A card for practice: the seed of a game is drawn until it deals the viewer what they want to try."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.books.deal import options_of, roles_for, shuffled
from core.rulebook.book import Rulebook
from core.rules.refusal import Refusal

if TYPE_CHECKING:
    from core.table import Lobby

TRIES = 5000


def dealt_to(book: Rulebook, players: int) -> Sequence[str]:
    """The roles that so many are dealt, where nobody has changed the table; none where so many do not play."""
    options = options_of(book, {}, [""] * players)
    roles = options if isinstance(options, Refusal) else roles_for(book, players, options)
    return () if isinstance(roles, Refusal) else roles


def seed_for(book: Rulebook, lobby: Lobby, me: int, role: str, chance: random.Random) -> int:
    """A seed that deals this role to the viewer, if the table that stands in the lobby holds it; else any."""
    seats = [player.user for player in lobby.players]
    options = options_of(book, lobby.options, lobby.roles or [""] * len(seats))
    roles = options if isinstance(options, Refusal) else lobby.roles or roles_for(book, len(seats), options)
    if isinstance(roles, Refusal) or me not in seats or role not in roles:
        return chance.getrandbits(32)
    for _ in range(TRIES):
        seed = chance.getrandbits(32)
        if shuffled(roles, seed)[seats.index(me)] == role:
            return seed
    return chance.getrandbits(32)
