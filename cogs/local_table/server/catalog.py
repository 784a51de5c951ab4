"""What may be played: every rulebook with what it is, for how many, how long, and its roles, in one language."""

from __future__ import annotations

import logging
from functools import cache

from cogs.local_table.server.frames import Json
from cogs.local_table.server.minutes import minutes
from cogs.local_table.server.odds import is_even, usual
from cogs.local_table.server.practice import dealt_to
from cogs.showing.view import side, words_of
from core.books.library import at_hand, load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.stats.expected import Shares, all_expected
from core.words import LANGUAGES, Words

log = logging.getLogger(__name__)

PLAINEST = "classic"


def catalog(language: str) -> Json:
    """The catalog. Reading all rulebooks takes a second: ask in a thread."""
    return {
        "rulebooks": [found for name in _order() if (found := _rulebook(name, language)) is not None],
        "languages": [
            {
                "id": code,
                "name": words_of(code)(f"language-{code}").capitalize(),
                "direction": "rtl" if each.right_to_left else "ltr",
            }
            for code, each in LANGUAGES.items()
        ],
    }


def _order() -> list[str]:
    """The plainest first: what has few roles, and what few can play."""
    return sorted(at_hand(), key=lambda name: (name != PLAINEST, *_size(name), name))


def _size(name: str) -> tuple[int, int]:
    try:
        book = load(name)
    except ScenarioError:
        return 0, 0
    return len(book.roles), book.scenario.players[1]


def _rulebook(name: str, language: str) -> Json | None:
    """A rulebook; None where a rule or a text of it is missing or wrong, which keeps nobody from the others."""
    try:
        return _described(name, load(name), language)
    except (KeyError, ValueError) as error:
        log.warning("the rulebook %s is not offered: %s", name, error)
        return None


def _described(name: str, book: Rulebook, language: str) -> Json:
    words = words_of(language, name)
    known = all_expected(name)
    return {
        "id": name,
        "title": words("scenario-title"),
        "blurb": words("scenario-summary"),
        "players": list(book.scenario.players),
        "usual": usual(book.scenario.players, known),
        "by_hand": book.scenario.deal.pool,
        "odds": [_odds(words, seats, shares) for seats, shares in known.items()],
        "minutes": _minutes(name),
        "roles": [_role(words, book, role, seats) for role, seats in _dealt(name).items()],
    }


def _odds(words: Words, seats: int, shares: Shares) -> Json:
    """How many of a hundred games each side wins at so many seats."""
    sides = [{"name": side(words, team), "won": round(share * 100)} for team, share in shares.items()]
    return {"seats": seats, "sides": [one for one in sides if one["won"]], "even": is_even(shares)}


def _role(words: Words, book: Rulebook, role: str, seats: list[int]) -> Json:
    """A role. `seats`: the numbers of players at which it is dealt, where nobody changes the table."""
    team = book.scenario.roles[role].team
    return {
        "id": role,
        "name": words(f"role-{role}"),
        "team": side(words, team) if team else "",
        "blurb": words(f"role-{role}.card"),
        "seats": seats,
    }


@cache
def _minutes(name: str) -> list[int]:
    return minutes(load(name))


@cache
def _dealt(name: str) -> dict[str, list[int]]:
    """Every role of a rulebook, and at how many players it is dealt."""
    book = load(name)
    least, most = book.scenario.players
    found: dict[str, list[int]] = {role: [] for role in book.roles}
    for players in range(least, most + 1):
        for role in dealt_to(book, players):
            if players not in found[role]:
                found[role].append(players)
    return found
