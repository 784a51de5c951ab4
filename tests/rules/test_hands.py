"""Who has a vote in a ballot, for whom, and whom a hand counts for: one thing that a ballot says at a time."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from core.books.library import SCENARIOS, parse
from core.rulebook.formula import Formula
from core.rules import hands, views
from core.rules.commands import Vote
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from tests.rules.table import Table

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
SEATS = "godfather mafioso doctor detective citizen citizen"
MARKS = (
    ("announcements:", "marks: {mute: own, tied: own}\nannouncements:"),
    ("inspect: {}", "inspect: {if: \"not has(me, 'mute') and not has(me, 'tied')\"}"),
    (
        "    - wins: {moment: dawn}",
        "    - mark: {who: false, mark: [mute, tied]}\n    - wins: {moment: dawn}",
    ),
)


def ballot(said: str, *changes: tuple[str, str]) -> Table:
    """A nomination; 6 has left, 5 is mute, and 4 is tied to 3."""
    text = CLASSIC
    for was, now in (("nomination: {many: true}", f"nomination: {{{said}}}"), *MARKS, *changes):
        assert was in text, was
        text = text.replace(was, now, 1)
    table = Table.seated(parse(text), SEATS).until("nomination")
    table.game.seat(6).alive = False
    table.game.seat(5).marks["mute"] = [None, None]
    table.game.seat(4).marks["tied"] = [None, 3]
    return table


def offered(table: Table) -> dict[int, tuple[int, ...]]:
    """Whom everybody may name."""
    return {prompt.seat: prompt.seats for prompt in prompts(table.book, table.game) if prompt.do == "vote"}


EVERYBODY = {1: (2, 3, 4, 5), 2: (1, 3, 4, 5), 3: (1, 2, 4, 5), 4: (1, 2, 3, 5), 5: (1, 2, 3, 4)}


@pytest.mark.parametrize(
    ("said", "seats"),
    [
        ("many: true", EVERYBODY),
        ("self: true", dict.fromkeys(range(1, 6), (1, 2, 3, 4, 5))),
        ("silent: [mute]", {voter: seats for voter, seats in EVERYBODY.items() if voter != 5}),
        ("candidate_if: target.number > 3", {1: (4, 5), 2: (4, 5), 3: (4, 5), 4: (5,), 5: (4,)}),
        ("candidate_if: target.number > me.number", {1: (2, 3, 4, 5), 2: (3, 4, 5), 3: (4, 5), 4: (5,)}),
        ("out_too: target.number == 6", {voter: (*seats, 6) for voter, seats in EVERYBODY.items()}),
        (
            "out_too: me.number == 2",
            {voter: (*seats, 6) if voter == 2 else seats for voter, seats in EVERYBODY.items()},
        ),
    ],
)
def test_who_may_name_whom(said: str, seats: Mapping[int, tuple[int, ...]]):
    table = ballot(said)
    assert offered(table) == seats
    scene = Scene(table.book, table.game)
    assert [seat.number for seat in hands.voters(scene.names)] == [
        number for number in range(1, 6) if "mute" not in said or number != 5
    ]
    view = views.ballot(table.book, table.game)
    assert view is not None
    assert view.candidates == tuple(sorted({number for listed in seats.values() for number in listed}))


@pytest.mark.parametrize(
    ("said", "choices", "taken"),
    [
        ("many: true", (1, 3), (1, 3)),
        ("many: true", (1, 2, 6, 3, 1), (1, 3)),
        ("many: me.number == 2", (1, 3), (1, 3)),
        ("many: me.number == 3", (1, 3), Refusal("one_only")),
        ("many: false", (1, 3), Refusal("one_only")),
        ("many: false", (3, 3), (3,)),
        ("extra_choices: first", (3, 1), (3,)),
        ("extra_choices: first", (2, 1), Refusal("self_target", {"seat": 2})),
        ("extra_choices: first", (1,), (1,)),
    ],
)
def test_how_many_may_be_named(said: str, choices: tuple[int, ...], taken: object):
    table = ballot(said)
    refusal = table.give(Vote(2, choices))
    assert (refusal or table.game.votes[2]) == taken


@pytest.mark.parametrize(
    ("said", "to"), [("open: true", "all"), ("open: false", "seat:2"), ("open: night > 1", "seat:2")]
)
def test_who_sees_a_hand(said: str, to: str):
    table = ballot(said).after(Vote(2, (3,)))
    assert [event.to for event in table.events if event.kind == "vote"] == [to]
    view = views.ballot(table.book, table.game)
    assert view is not None
    assert view.counts == ({3: 1} if to == "all" else None)
    assert view.voted == 1


def test_a_tied_hand_votes_as_another_does():
    table = ballot("many: true, copied: tied")
    table.game.votes = {3: (1, 4), 4: (2,), 2: (1,)}
    scene = Scene(table.book, table.game)
    assert (hands.hand(scene.names, 4), hands.hand(scene.names, 4, own=True)) == ((1,), (2,))
    assert hands.tally(scene.names) == {1: 3, 4: 1}
    table.game.seat(3).marks["tied"] = [None, 4]
    assert [hands.hand(scene.names, number) for number in (3, 4)] == [(), ()]
    assert hands.tally(scene.names) == {1: 1}


@pytest.mark.parametrize("asked", ["hand(target)", "own_hand(target)", "votes(target)", "voters()"])
def test_formulas_that_say_whose_hands_count_and_ask_for_hands_come_to_an_end(asked: str):
    own = asked.replace("target", "me")
    weight = ("  doctor:\n    team: town\n", f"  doctor:\n    team: town\n    vote_weight: {own} + 1\n")
    table = ballot(f"many: true, candidate_if: {asked} >= 0, defendants_vote: {own} >= 0", weight)
    table.game.votes = {3: (1, 4), 1: (3,), 4: (3,), 2: (2,)}
    assert hands.tally(Scene(table.book, table.game).names).keys() == {1, 3, 4}


def test_a_formula_asks_for_the_votes_that_somebody_has():
    weight = ("  doctor:\n    team: town\n", "  doctor:\n    team: town\n    vote_weight: 3\n")
    fewest = ("  nomination.ends:\n", "  nomination.ends:\n    - mark: {fewest: votes(me), level: first, mark: mute}\n")
    table = ballot("many: true", weight, fewest).after(Vote(3, (1, 5)), Vote(2, (1,)), Vote(1, (4,)))
    scene = Scene(table.book, table.game)
    votes = Formula("votes(me)")
    assert [scene.ask(votes, seat) for seat in scene.game.seats] == [4, 0, 0, 1, 3, 0]
    table.clock()
    assert [seat.number for seat in table.game.seats if "mute" in seat.marks] == [2, 5]


def test_hands_weigh_what_the_card_says():
    weight = ("  doctor:\n    team: town\n", "  doctor:\n    team: town\n    vote_weight: 3\n")
    table = ballot("many: true, silent: [mute]", weight)
    table.game.votes = {3: (1, 6), 2: (1,), 5: (2,), 4: ()}
    scene = Scene(table.book, table.game)
    assert (hands.tally(scene.names), hands.tally(scene.names, plain=True)) == ({1: 4}, {1: 2})
    table.until("night")
    scene = Scene(table.book, table.game)
    assert (hands.tally(scene.names), hands.voters(scene.names)) == ({}, [])


def test_defendants_vote_where_the_ballot_says_so():
    for said, voters in (("", [1, 4, 5]), (", defendants_vote: me.number == 2", [1, 2, 4, 5])):
        table = ballot("many: true", ("verdict: {candidates: defence}", f"verdict: {{candidates: defence{said}}}"))
        scene = Scene(table.book, table.game)
        scene.game.phase, scene.game.defence = "verdict", [2, 3]
        assert [seat.number for seat in hands.voters(scene.names)] == voters
        assert offered(table)[1] == (2, 3)
