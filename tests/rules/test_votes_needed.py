"""Whoever closes a ballot says how many votes are needed, as things stand."""

from __future__ import annotations

import pytest

from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rules.commands import Vote
from core.rules.day.nominate import Nominate
from core.rules.day.verdict import Verdict
from core.rules.scene import Scene
from core.rules.state import Game
from tests.rules.table import Table


def needed(book: Rulebook, game: Game) -> list[int | None]:
    """What those of the steps that close the running ballot say which would be taken."""
    scene = Scene(book, game)
    calls = [call for call in book.steps[f"{game.phase}.ends"] if scene.ask(call.condition)]
    return [call.params.needed(scene) for call in calls if isinstance(call.params, Nominate | Verdict)]


@pytest.mark.parametrize("scenario", published())
def test_every_ballot_is_closed_by_one_that_can_say_it(scenario: str):
    book = load(scenario)
    for phase in book.scenario.ballots:
        params = [call.params for call in book.steps[f"{phase}.ends"]]
        assert any(isinstance(one, Nominate | Verdict) for one in params)


def test_more_than_half_of_those_who_lived_when_the_ballot_began():
    table = Table.seated(load("classic"), "godfather mafioso doctor detective citizen citizen").until("nomination")
    assert needed(table.book, table.game) == [4]
    table.vote(1, 3, 4, 5, 6)
    table.until("verdict")
    assert needed(table.book, table.game) == [4]
    table.host("eject", 6)
    assert needed(table.book, table.game) == [4]


def test_one_of_several_needs_but_the_most():
    table = Table.seated(load("classic"), "godfather mafioso doctor detective citizen citizen").until("nomination")
    for voter in (2, 3, 4, 5, 6):
        assert table.give(Vote(voter, (1, 3) if voter != 3 else (1,))) is None
    table.until("verdict")
    assert table.game.defence == [1, 3]
    assert needed(table.book, table.game) == [1]


def test_half_of_those_who_have_a_vote_condemn_in_a_trial():
    roles = "mafioso mafioso godfather judge citizen citizen citizen"
    table = Table.seated(load("family"), roles, vote_mode="one_by_one").until("night")
    table.act(3, "disenfranchise", 5)
    table.until("nomination").vote(1, 4)
    table.until("verdict")
    assert needed(table.book, table.game) == [3], "seven live, six have a vote"
