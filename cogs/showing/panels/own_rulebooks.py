"""A server's own rulebooks: what there is, and what is wrong in one that was sent."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.showing.panels.page import LOBBY, Part, menu, page
from cogs.showing.view import when, words_of
from core.rulebook.loader import Problem
from core.table import MOST_OWN, Shelved, TableId
from core.words import escape
from core.words.findings import finding
from core.words.safe import plain

FILE = "ownfile"
PROBLEMS = 12
PROBLEM_TEXT = 3000
"""So many mistakes are told at once, in so many characters: the rest come with the next try."""


def own_list(guild: int, language: str, books: Sequence[Shelved], steward: bool) -> ui.LayoutView:
    """What a server has for itself. Who may change that can have each file back."""
    words = words_of(language)
    lines = [
        words(
            "own-line",
            title=escape(book.title(language)),
            name=book.name,
            players=players(language, book),
            since=when(book.since, "d"),
        )
        for book in books
    ]
    parts: list[Part | None] = ["\n".join(lines) or words("own-none"), words("own-how", most=MOST_OWN)]
    if steward and books:
        options = [
            discord.SelectOption(label=plain(book.title(language), 100), value=book.id, description=f"{book.name}.yaml")
            for book in books
        ]
        parts.append(menu(str(Address(TableId(guild), "", 0, FILE)), words("own-file"), options))
    return page(f"## {words('own-title')}", *parts, colour=LOBBY)


def players(language: str, book: Shelved) -> str:
    """How many sit down to it."""
    words = words_of(language)
    if book.least == book.most:
        return words("lobby-scenario-exact", count=book.most)
    return words("lobby-scenario-seats", least=book.least, most=book.most)


def wrong_file(language: str, file: str, problems: Sequence[Problem]) -> ui.LayoutView:
    """Why a rulebook was not taken: each mistake with its line and remedy, in the reader's language."""
    words = words_of(language)
    lines: list[str] = []
    for problem in problems[:PROBLEMS]:
        line = f"- {finding(words, problem)}"
        if lines and sum(map(len, lines)) + len(line) > PROBLEM_TEXT:
            break
        lines.append(line)
    more = len(problems) - len(lines)
    return page(
        words("own-wrong", file=escape(file), count=len(problems)),
        "\n".join(lines),
        words("own-wrong-more", count=more) if more else None,
        colour=LOBBY,
    )
