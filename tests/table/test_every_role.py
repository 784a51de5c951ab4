"""Every role of every rulebook can come to somebody at a table that people can set up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from cogs.showing.panels.house_rules import choices_of, settled_by_host
from core.books.deal import options_of, roles_for
from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rules.events import Became
from core.simulate.random_play import play
from core.table.decide import decide
from core.table.decision import DecisionContext
from core.table.pace import Limits
from core.table.table_commands import Begin, Command, Configure, Join, Open, Pick
from core.table.table_state import TableState
from tests.table.people import CHANNEL, user

MEANS = DecisionContext(now=0, books=load, limits=Limits(), token="token", seed=1)
HOST = user(1)
GAMES = 300
"""Within so many games played at random, whatever people may become has been become."""


@pytest.mark.parametrize("scenario", published())
def test_every_role_can_come_to_somebody(scenario: str) -> None:
    book = load(scenario)
    missing = set(book.roles)
    for seen in (by_the_rulebook(book), by_the_builder(book), by_house_rules(book), in_play(book)):
        for roles in seen:
            missing -= roles
            if not missing:
                return
    assert not missing


def by_the_rulebook(book: Rulebook) -> Iterator[set[str]]:
    """The roles dealt to each number of players."""
    yield from (begun(book, players) for players in sizes(book))


def by_house_rules(book: Rulebook) -> Iterator[set[str]]:
    """The roles dealt to each number of players with one of the house rules changed."""
    for options in house_rules(book):
        yield from (begun(book, players, Configure(HOST, {"options": options})) for players in sizes(book))


def house_rules(book: Rulebook) -> Iterator[Mapping[str, Any]]:
    """Every value of every house rule, one at a time."""
    for name, option in settled_by_host(book).items():
        if option.kind == "blanks" and book.scenario.blanks is not None:
            for role in book.scenario.blanks.roles:
                yield from ({name: {role: {"team": team, "abilities": []}}} for team in book.scenario.blanks.teams)
        else:
            yield from ({name: [one] if option.kind == "list" else one} for one in choices_of(option))


def by_the_builder(book: Rulebook) -> Iterator[set[str]]:
    """The roles at tables where the host puts another card in the place of one of the rulebook's, a table for each."""
    for role in book.roles if book.scenario.deal.pool else ():
        tables = (
            begun(
                book,
                players,
                Configure(HOST, {"roles": dealt(book, players)}),
                Pick(HOST, card, -1),
                Pick(HOST, role, 1),
            )
            for players in sizes(book)
            for card in dict.fromkeys(dealt(book, players))
        )
        yield next((roles for roles in tables if role in roles), set())


def in_play(book: Rulebook) -> Iterator[set[str]]:
    """The roles that somebody has become in games played at random, of each number of players in turn."""
    for number in range(GAMES):
        players = sizes(book)[number % len(sizes(book))]
        options = options_of(book, {}, [""] * players)
        roles = dealt(book, players)
        if roles and isinstance(options, dict):
            events = play(book, roles, number, options).events
            yield {str(event.role) for event in events if isinstance(event, Became)}


def sizes(book: Rulebook) -> range:
    """How many may play."""
    return range(book.scenario.players[0], book.scenario.players[1] + 1)


@cache
def dealt(book: Rulebook, players: int) -> list[str]:
    """The rulebook's own table for so many, none where it has none."""
    options = options_of(book, {}, [""] * players)
    roles = roles_for(book, players, options) if isinstance(options, dict) else []
    return roles if isinstance(roles, list) else []


@cache
def gathered(scenario: str, players: int) -> TableState:
    """So many players at a table, before anything is set up."""
    state: TableState | None = None
    for command in (
        Open(HOST, "P1", CHANNEL, scenario),
        *(Join(user(seat), f"P{seat}") for seat in range(2, players + 1)),
    ):
        came = decide(state, command, MEANS)
        assert came.refusal is None
        state = came.state
    assert state is not None
    return state


def begun(book: Rulebook, players: int, *set_up: Command) -> set[str]:
    """The roles in the hands of so many players who set their table up like this; none where they may not."""
    state: TableState | None = gathered(book.id, players)
    for command in (*set_up, Begin(HOST)):
        came = decide(state, command, MEANS)
        if came.refusal is not None:
            return set()
        state = came.state
    assert state is not None
    assert state.game is not None
    return {seat.role for seat in state.game.seats}
