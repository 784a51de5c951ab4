"""Tables drawn by chance."""

from __future__ import annotations

import random

import pytest

from core.books.deal import hand_refusal, options_of, shuffled
from core.books.library import load
from core.simulate.random_play import play
from core.simulate.random_tables import random_table

POOLS = ["grand_persian", "classic_advanced", "gangster_city"]


@pytest.mark.parametrize("scenario", POOLS)
def test_tables_of_a_pool_are_lawful_and_use_all_of_it(scenario: str) -> None:
    book = load(scenario)
    tables = [random_table(book, random.Random(seed)) for seed in range(200)]
    for roles in tables:
        options = options_of(book, {}, roles)
        assert isinstance(options, dict)
        assert hand_refusal(book, roles, options) is None
        assert any(book.roles[role].team != "town" for role in roles)
    least, most = book.scenario.players
    assert {len(roles) for roles in tables} == set(range(least, most + 1))
    blanks = book.scenario.blanks.roles if book.scenario.blanks is not None else []
    assert {role for roles in tables for role in roles} == set(book.roles) - set(blanks)
    assert random_table(book, random.Random(7)) == tables[7]


@pytest.mark.parametrize("scenario", POOLS)
def test_random_tables_come_to_an_end(scenario: str) -> None:
    book = load(scenario)
    for seed in range(10):
        roles = random_table(book, random.Random(f"end/{seed}"))
        options = options_of(book, {}, roles)
        assert isinstance(options, dict)
        assert play(book, shuffled(roles, seed), seed, options).finished, (seed, roles)


def test_a_rulebook_that_is_no_pool_deals_its_own() -> None:
    book = load("classic")
    roles = random_table(book, random.Random(1))
    assert sorted(set(roles)) == sorted({role for role in roles if role in book.scenario.deal.table[len(roles)]})
