"""An answer says whom its question named, wherever it fell, and only to those who know whom that was."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rules.events import Told
from core.rules.log_form import from_row
from core.rules.night.deed import Deed
from tests.rules.table import Table

Said = tuple[int, str, tuple[int, ...]]
Given = tuple[int, str, tuple[int, ...], dict[str, Any]]


def night(book: str, roles: str, *acts: Given, **options: Any) -> list[Said]:
    """Who is told what of whom, in the first night with these acts."""
    table = Table.seated(load(book), roles, **options).until("night")
    heard = list[Said]()
    for by, do, at, extras in acts:
        table.act(by, do, *at, **extras)
        heard += answers(table)
    table.clock()
    return heard + answers(table)


def answers(table: Table) -> list[Said]:
    return [(event.seat, event.answer, event.about) for event in table.events if isinstance(event, Told)]


CLASSIC = "godfather mafioso doctor detective citizen citizen citizen"
STREET = "godfather slaughterer thief inspector guardian doctor citizen citizen citizen citizen"
PERSIAN = "godfather thief stalker citizen citizen citizen citizen citizen"
ADVANCED = "godfather thief doctor detective psychologist citizen citizen citizen citizen citizen"
FAMILY = "mafioso mafioso journalist citizen citizen citizen citizen"
SPORT = "don mafioso mafioso sheriff citizen citizen citizen citizen citizen citizen"
POLICE = "mafioso godfather policeman policeman doctor mason mason civilian civilian"
GODFATHER = "godfather saul_goodman nostradamus doctor_watson leon citizen citizen citizen citizen citizen"

STOLEN: list[Given] = [(3, "reveal", (4,), {}), (2, "steal", (3, 5), {})]


@pytest.mark.parametrize(
    ("book", "roles", "acts", "heard"),
    [
        ("classic", CLASSIC, [(4, "inspect", (5,), {})], [(4, "no", (5,))]),
        ("sport", SPORT, [(4, "check", (2,), {})], [(4, "black", (2,))]),
        ("family", FAMILY, [(3, "compare", (1, 4), {})], [(3, "different", (1, 4))]),
        ("godfather", GODFATHER, [(1, "guess", (4,), {"role": "leon"})], [(1, "no", (4,))]),
        ("godfather", GODFATHER, [(2, "convert", (6,), {})], [(2, "yes", (6,))]),
    ],
    ids=["a question", "at once", "two compared", "a guess", "somebody won over"],
)
def test_an_answer_is_about_whom_its_question_named(
    book: str, roles: str, acts: list[Given], heard: list[Said]
) -> None:
    assert set(heard) <= set(night(book, roles, *acts))


def test_whoever_counts_among_three_is_answered_of_the_three() -> None:
    table = Table.seated(load("godfather"), GODFATHER).until("intro_night")
    table.act(3, "foresee", 2, 4, 5)
    assert answers(table) == [(3, "count", (2, 4, 5))]


def test_a_question_that_is_turned_to_another_is_answered_of_whom_it_named() -> None:
    """TG-46: whoever asked does not see that a thief has led them to somebody else."""
    acts: list[Given] = [(4, "track", (7,), {}), (6, "save", (8,), {})]
    assert night("thief_gangster", STREET, *acts) == [(4, "nothing", (7,))]
    assert night("thief_gangster", STREET, *acts, (3, "steal", (4, 6), {})) == [(4, "seats", (7,))]


def test_a_stolen_question_is_answered_of_whom_the_thief_named_and_its_owner_of_their_own() -> None:
    """GP-65: neither learns whom the other had in mind."""
    assert sorted(night("grand_persian", PERSIAN, *STOLEN)) == [(2, "role", (5,)), (3, "nothing", (4,))]
    assert night("grand_persian", PERSIAN, STOLEN[0]) == [(3, "role", (4,))]


def test_a_thief_of_abilities_is_answered_of_the_robbed_and_of_whom_they_named() -> None:
    """CA-119"""
    heard = night("classic_advanced", ADVANCED, (2, "steal", (5, 6), {}))
    assert (2, "role", (5,)) in heard
    assert not [one for one in heard if one[0] != 2 and one[2]]


def test_what_was_asked_in_a_room_is_answered_to_all_who_are_in_it() -> None:
    """CD-17"""
    assert night("card_deck", POLICE, (3, "inspect", (1,), {})) == [(3, "yes", (1,)), (4, "yes", (1,))]


def test_an_answer_in_an_older_log_is_about_nobody() -> None:
    told = from_row(["told", "seat:2", {"seat": 2, "answer": "yes"}])
    assert isinstance(told, Told)
    assert told.said.about == ()


def test_a_copied_deed_is_about_the_same() -> None:
    one = Deed(by=2, do="look", at=(3, 4), said={}, order=1, owner=2, power="look", asked=(5, 0))
    assert [one.copy().asked_in(place) for place in range(3)] == [(5,), (), ()]
