"""A composed table as a file: what one host saves another puts down, and what is no such file changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.books.library import load, published
from core.rules.refusal import Refusal
from core.table.lobby_state import Lobby
from core.table.table_file import read_table_file, table_file

POOL, BLANKS = "grand_persian", "gangster_city"


def lobby(scenario: str, **agreed: Any) -> Lobby:
    return Lobby(host=1, channel=2, scenario=scenario, **agreed)


@pytest.mark.parametrize("scenario", published())
def test_every_rulebooks_own_table_comes_back_as_it_was(scenario: str):
    book = load(scenario)
    assert read_table_file(book, table_file(book, lobby(scenario))) == {"options": {}, "roles": ()}


def test_cards_of_a_pool_and_house_rules_come_back():
    book = load(POOL)
    roles = tuple(role for role in book.roles for _ in range(2))[:8]
    agreed = lobby(POOL, roles=roles, options={"testament": True})
    text = table_file(book, agreed)
    assert read_table_file(book, text) == {"options": {"testament": True}, "roles": roles}
    assert len(text) < 600


def test_blank_roles_come_back_bound():
    book = load(BLANKS)
    blanks = book.scenario.blanks
    assert blanks is not None
    verbs = list(blanks.verbs)[:2]
    bound = {blanks.roles[0]: {"team": next(iter(blanks.teams)), "abilities": verbs}}
    agreed = lobby(BLANKS, options={blanks.option: bound})
    assert read_table_file(book, table_file(book, agreed)) == {"options": {blanks.option: bound}, "roles": ()}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_table_file"),
        ("scenario: [", "bad_table_file"),
        ("- 1", "bad_table_file"),
        ("scenario: classic\ncode: rm", "bad_table_file"),
        ("scenario: classic\noptions: 3", "bad_table_file"),
        ("scenario: zodiac", "other_rulebook"),
        ("options: {}", "other_rulebook"),
        ("scenario: classic\noptions: {speech: 3}", "unknown_option"),
        ("scenario: classic\noptions: {speech_seconds: 9999}", "bad_option"),
        ("scenario: classic\noptions: {speech_seconds: {a: b}}", "bad_option"),
        ("scenario: classic\ncards: {godfather: 1}", "no_pool"),
        ("scenario: classic\ncards: {wizard: 1}", "unknown_role"),
        ("scenario: classic\ncards: {godfather: 999999999}", "too_many"),
        ("scenario: classic\ncards: {godfather: -1}", "bad_table_file"),
        ("scenario: classic\ncards: {godfather: true}", "bad_table_file"),
        ("scenario: classic\noptions: &a {x: *a}", "bad_table_file"),
        ("#" * 20_000, "bad_table_file"),
    ],
)
def test_what_is_no_table_of_this_rulebook_is_refused(text: str, code: str):
    read = read_table_file(load("classic"), text)
    assert isinstance(read, Refusal)
    assert read.code == code


@pytest.mark.parametrize("bound", ["{team: [town]}", "{team: {a: b}}", "{team: town, abilities: [[save]]}"])
def test_a_blank_role_that_is_bound_to_no_word_is_refused(bound: str):
    blanks = load(BLANKS).scenario.blanks
    assert blanks is not None
    text = f"scenario: {BLANKS}\noptions: {{{blanks.option}: {{{blanks.roles[0]}: {bound}}}}}"
    read = read_table_file(load(BLANKS), text)
    assert isinstance(read, Refusal)
    assert read.code == "bad_option"


def test_what_the_game_draws_cannot_be_set():
    for scenario in published():
        book = load(scenario)
        for name, option in book.scenario.options.items():
            if option.default is None:
                read = read_table_file(book, f"scenario: {scenario}\noptions: {{{name}: 1}}")
                assert isinstance(read, Refusal)
                assert read.code == "unknown_option"


@given(st.text(max_size=200) | st.text(alphabet="scenario: classic\noptions{}[]0123,-cards'\"", max_size=80))
def test_any_text_is_read_or_refused(text: str):
    read_table_file(load("classic"), text)
    read_table_file(load("classic"), f"scenario: classic\noptions: {text}")
