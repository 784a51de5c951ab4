"""What was chosen on the start screen, as a plan that can be played."""

from __future__ import annotations

from cogs.local_table.server.frames import Json, RefusedRequest
from cogs.local_table.server.plan import Plan
from cogs.local_table.server.practice import dealt_to
from cogs.showing.view import words_of
from core.books.library import load
from core.words import LANGUAGES

LONGEST_NAME = 32
"""Characters, as on Discord."""


def chosen(table: Json, language: str, seed: int | None) -> Plan:
    """The plan. Reads the rulebook, so in a thread. Raises `RefusedRequest`; `ScenarioError` where there is no such
    book."""
    book = load(str(table["rulebook"]))
    role = table.get("role")
    seed = table.get("seed", seed)
    lesson = bool(table.get("lesson"))
    least, most = (1, 1) if lesson else book.scenario.players
    seats = min(max(int(table["seats"]), least), most)
    if role is not None and role not in (book.roles if lesson else dealt_to(book, seats)):
        raise RefusedRequest("page-role-not-dealt")
    return Plan(
        rulebook=book.id,
        language=str(table["language"]) if table["language"] in LANGUAGES else language,
        seats=seats,
        name=str(table["name"]).strip()[:LONGEST_NAME] or words_of(language)("page-nameless"),
        role=role,
        watch=bool(table.get("watch")) and not lesson,
        look=bool(table.get("look")),
        seed=None if seed is None else int(seed),
        lesson=lesson,
    )
