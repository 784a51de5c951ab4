"""Who is out of the game and not done with it: their last words, or a last move, are still to come. They may come back,
so nobody may tell them meanwhile what only the dead know."""

from __future__ import annotations

import random

import pytest

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load, published
from core.rulebook.course import NIGHTS
from core.rules.commands import Act, Deadline, Vote
from core.rules.engine import start, step
from core.rules.events import CameBack
from core.rules.leavers import leaving, returns
from core.rules.prompts import prompts
from core.rules.state import Game
from core.simulate.random_play import answer
from tests.rules.table import Table

GAMES, COMMANDS = 3, 400
TABLE = "godfather saul_goodman matador nostradamus doctor_watson leon citizen_kane constantine citizen citizen citizen"


def unheard(game: Game, before: Game, still: frozenset[int], events: list[object]) -> list[int]:
    """Who has come back by day, and was no longer expected to."""
    back = [event.seat for event in events if isinstance(event, CameBack) and before.phase not in NIGHTS]
    return [seat for seat in back if not before.seat(seat).alive and seat not in still]


@pytest.mark.parametrize("scenario", published())
def test_who_is_asked_or_may_come_back_by_day_is_not_done_with_the_game(scenario: str) -> None:
    book = load(scenario)
    for seed in range(GAMES):
        chance = random.Random(seed)
        players = chance.randint(*book.scenario.players)
        options = options_of(book, {}, [""] * players)
        assert isinstance(options, dict)
        roles = roles_for(book, players, options)
        assert isinstance(roles, list)
        game = start(book, shuffled(roles, seed), seed=seed, options=options).game
        for _ in range(COMMANDS):
            still = leaving(book, game)
            asked = prompts(book, game)
            assert {one.seat for one in asked if not game.seat(one.seat).alive} <= still
            given = answer(chance.choice(asked), chance, 0.9) if asked and chance.random() < 0.7 else None
            came = step(book, game, given or Deadline(game.serial))
            assert unheard(came.game, game, still, [*came.events]) == [], f"seed {seed}, {game.phase}"
            game = came.game
            if game.over:
                assert leaving(book, game) == frozenset()
                break


def out_by_vote(card: str) -> Table:
    """The ninth is voted out, and this card is drawn."""
    table = Table.seated(load("godfather"), TABLE, last_move_deck=[card])
    for ballot in ("nomination", "verdict"):
        table.until(ballot)
        for voter in (1, 2, 3, 5):
            assert table.give(Vote(voter, (9,))) is None
    table.until("last_words")
    return table


@pytest.mark.parametrize("card", ["beautiful_mind", "lambs", "identity"])
def test_whose_card_is_drawn_is_done_when_last_words_are(card: str) -> None:
    """GF-17, GF-20, GF-D12."""
    table = out_by_vote(card)
    assert leaving(table.book, table.game) == {9}
    table.until("night")
    assert leaving(table.book, table.game) == frozenset()


def test_who_has_asked_for_a_duel_is_done_when_it_is_decided() -> None:
    """GF-D16: out, the challenger may still come back by the vote."""
    table = out_by_vote("duel")
    assert table.give(Act(9, "duel", (10,))) is None
    assert leaving(table.book, table.game) == {9}, "the move is made, and nothing is decided"
    table.until("verdict")
    assert leaving(table.book, table.game) == {9}
    table.until("night")
    assert leaving(table.book, table.game) == frozenset()


def test_whom_a_guardian_may_bring_back_is_done_when_last_words_are() -> None:
    """GP-84, GP-D70: so the victim cannot tell by it whether a guardian lives."""
    for other in ("guardian", "citizen"):
        table = Table.seated(
            load("grand_persian"), f"terrorist godfather citizen citizen {other} citizen doctor sniper"
        )
        for ballot in ("nomination", "verdict"):
            table.until(ballot)
            for voter in table.game.living[1:]:
                assert table.give(Vote(voter, (1,))) is None
        table.until("last_words")
        assert table.give(Act(1, "detonate", (4,))) is None
        assert leaving(table.book, table.game) == {1, 4}
        table.until("night")
        assert leaving(table.book, table.game) == frozenset()


def test_last_words_of_a_morning_are_heard_first() -> None:
    """TG-66: the inspector killed by night speaks, and may still act."""
    roles = "godfather gangster thief slaughterer guardian doctor inspector circuleh gunsmith dexter"
    table = Table.seated(load("thief_gangster"), roles).until("night")
    killer = next(prompt for prompt in prompts(table.book, table.game) if prompt.do == "kill" and 7 in prompt.seats)
    assert table.give(Act(killer.seat, "kill", (7,))) is None
    table.until("day")
    assert not table.game.seat(7).alive
    assert leaving(table.book, table.game) == {7}


def test_who_has_last_words_to_say_is_not_done_and_who_has_only_lost_a_speech_is() -> None:
    """GP-D74: killed by night, a citizen of whom nothing is asked speaks first of all. Put out by day, another one is
    still on the list of those who were to speak, and is not given the floor."""
    roles = "godfather citizen citizen citizen citizen doctor detective sniper"
    table = Table.seated(load("grand_persian"), roles, testament=True).until("night")
    shot = next(prompt for prompt in prompts(table.book, table.game, 1) if 3 in prompt.seats)
    table.act(1, shot.do, 3)
    table.until("day")
    assert not table.game.seat(3).alive
    assert prompts(table.book, table.game, 3) == []
    assert leaving(table.book, table.game) == {3}
    table.speakers()
    assert leaving(table.book, table.game) == frozenset(), "and afterwards is done"
    table = Table.seated(load("classic"), "godfather mafioso doctor detective citizen citizen citizen").until("day")
    assert table.game.turn is not None
    last = table.game.turn.rest[-1][0]
    assert last is not None
    table.host("eject", last)
    assert (last, None) in table.game.turn.rest
    assert leaving(table.book, table.game) == frozenset()


def test_the_rulebooks_whose_night_brings_people_back() -> None:
    """CD-19, GF-D39. A guardian's last-minute rescue is none: whoever it saves has not been among the dead (GP-84)."""
    assert [scenario for scenario in published() if returns(load(scenario))] == ["card_deck", "godfather"]
