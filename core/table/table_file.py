"""A table that was composed, as a short file to keep and to pass on: the rulebook, its house rules, the cards.

It is read as what a stranger has written: by the rulebook of the lobby, whole or not at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

import yaml

from core.books.deal import options_of
from core.books.library import name_of
from core.rulebook.book import Rulebook
from core.rulebook.yaml_file import FileProblem, read
from core.rules.refusal import Refusal
from core.table.lobby_state import Lobby
from core.table.role_pool import bad_table, in_order
from core.table.table_refusal import TableRefusal, refused

MOST_BYTES = 16 * 1024
SCENARIO = "scenario"
OPTIONS = "options"
CARDS = "cards"


def table_file(book: Rulebook, lobby: Lobby) -> str:
    """What has been agreed on beyond the rulebook, as the text of a file."""
    parts: dict[str, Any] = {SCENARIO: name_of(book.id)}
    if lobby.options:
        parts[OPTIONS] = dict(lobby.options)
    if lobby.roles:
        parts[CARDS] = dict(Counter(lobby.roles))
    return yaml.safe_dump(parts, sort_keys=False, allow_unicode=True)


def read_table_file(book: Rulebook, text: str) -> dict[str, Any] | TableRefusal:
    """What is changed in the lobby (as `Configure` is told) where the table of a file is put down; or what is wrong in
    the file."""
    try:
        data, _ = read(text, MOST_BYTES)
    except FileProblem as problem:
        return refused("bad_table_file", line=problem.line)
    if not isinstance(data, dict):
        return refused("bad_table_file", line=1)
    parts = cast("dict[Any, Any]", data)
    options = parts.get(OPTIONS, {})
    cards = parts.get(CARDS, {})
    if not set(parts) <= {SCENARIO, OPTIONS, CARDS} or not isinstance(options, dict) or not isinstance(cards, dict):
        return refused("bad_table_file", line=1)
    if parts.get(SCENARIO) != name_of(book.id):
        return refused("other_rulebook", scenario=str(parts.get(SCENARIO))[:40])
    roles = _cards(book, cast("dict[Any, Any]", cards))
    if isinstance(roles, Refusal):
        return roles
    problem = _unlawful(book, cast("dict[Any, Any]", options), roles)
    return problem or {OPTIONS: options, "roles": roles}


def _cards(book: Rulebook, cards: Mapping[Any, Any]) -> tuple[str, ...] | TableRefusal:
    most = book.scenario.players[1]
    for role, count in cards.items():
        if role not in book.roles:
            return Refusal("unknown_role", {"role": str(role)[:40]})
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            return refused("bad_table_file", line=1)
        if count > most:
            return Refusal("too_many", {"least": book.scenario.players[0], "most": most})
    return in_order(book, [role for role, count in cards.items() for _ in range(count)])


def _unlawful(book: Rulebook, options: Mapping[Any, Any], roles: tuple[str, ...]) -> TableRefusal | None:
    for name in options:
        option = book.scenario.options.get(name)
        if option is None or option.default is None:  # one that the game draws is for nobody to set
            return Refusal("unknown_option", {"option": str(name)[:40]})
    lawful = options_of(book, options, roles)
    return lawful if isinstance(lawful, Refusal) else bad_table(book, roles)
