"""The cards of a rulebook as they are read, each beside the row of its role (`core.authors.role_rows`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from core.authors.role_rows import RoleRow, acts_of_all, role_rows
from core.books.library import at_hand, examine, home_of, load, load_folder
from core.rulebook.book import Rulebook
from core.rulebook.own_texts import OwnTexts
from core.words.texts import Home, Words

TITLES = {
    "side": "its side",
    "wins": "wins",
    "acts": "may do, and what works with it",
    "steps": "also spoken of by",
    "defences": "may be saved by, in this order",
    "others": "what others do to it",
}
EVERYBODY = "Everybody, whatever the card"


def opened(name: str) -> tuple[Rulebook, Home]:
    """A rulebook by its id, its folder or its one file, and where its texts are.

    Raises `ScenarioError` where it can't be played, `OSError` or `UnicodeDecodeError` where it can't be read.
    """
    place = Path(name)
    if name in at_hand():
        return load(name), home_of(name)
    if place.is_file():
        loaded = examine(place.read_text(encoding="utf-8"), name)
        return loaded.book, OwnTexts(loaded.texts)
    return load_folder(place.resolve()), place.resolve()


def card_texts(words: Words, role: str) -> dict[str, str]:
    """What stands on a card in one language, by id: the name, and its parts with all that options make of them."""
    name = f"role-{role}"
    return {id_: words(id_) for id_ in sorted(words.ids()) if id_ == name or id_.startswith(f"{name}.")}


def cards_in_words(book: Rulebook, words: Words, roles: Sequence[str] = ()) -> str:
    """The cards of these roles (of all if none are named), each with its row below; last, what everybody may do."""
    rows = role_rows(book)
    cards = ["\n".join(_card(book, words, role, rows[role])) for role in roles or rows]
    common = acts_of_all(book)
    if common:
        cards.append("\n".join([f"## {EVERYBODY}", f"  {TITLES['acts']}:", *(f"    {line}" for line in common)]))
    return "\n\n".join(cards)


def _card(book: Rulebook, words: Words, role: str, row: RoleRow) -> Iterator[str]:
    name = f"role-{role}"
    goal = f"team-{book.roles[role].team}.goal"
    texts = card_texts(words, role)
    yield f"## {texts.pop(name, role)} ({role})"
    yield from (f"{id_.removeprefix(f'{name}.')}: {text}" for id_, text in texts.items())
    if words.has(goal):
        yield f"goal: {words(goal)}"
    for part, lines in row.parts:
        if lines:
            yield f"  {TITLES[part]}:"
            yield from (f"    {line}" for line in lines)
