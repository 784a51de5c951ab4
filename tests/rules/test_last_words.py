"""Whose last words they are has the floor, and nobody else: a voice table opens one microphone."""

from __future__ import annotations

import pytest

from core.books.deal import roles_for
from core.books.library import load
from core.rules.commands import Act, Floor, Vote
from core.rules.refusal import Refusal
from tests.rules.table import Table, speaker_of

VICTIM = 8
SECONDS = {"commando": 30, "el_clasico": 60, "elixir": 60, "masked": 60, "thief_gangster": 60, "classic_advanced": 30}


def condemned(table: Table, seat: int) -> str:
    """Everybody names and condemns this seat; the phase that follows the verdict."""
    for ballot in ("nomination", "verdict"):
        table.until(ballot)
        for voter in table.game.living:
            if voter != seat:
                table.give(Vote(voter, (seat,)))
    return table.clock()


@pytest.mark.parametrize("scenario", sorted(SECONDS))
def test_the_condemned_speaks_and_may_not_be_hurried(scenario: str) -> None:
    """CO-15, EC-13, EX-11, MA-10, TG-11, CA-27."""
    book = load(scenario)
    roles = roles_for(book, book.scenario.players[1] if scenario != "classic_advanced" else 12, {})
    assert isinstance(roles, list)
    ordered = sorted(roles, key=lambda role: role != "citizen")
    plain = [*ordered[1:VICTIM], ordered[0], *ordered[VICTIM:]]
    table = Table.seated(book, " ".join(plain))
    assert condemned(table, VICTIM) == "last_words"
    assert table.game.turn.seat == VICTIM
    assert table.game.turn.seconds == SECONDS[scenario]
    assert table.give(Floor(VICTIM, "yield")) == Refusal("wrong_phase")
    assert table.speakers() == [(VICTIM, SECONDS[scenario])]
    assert table.game.phase == "night"


POOL = "terrorist godfather natasha citizen citizen citizen citizen citizen doctor sniper"


def test_whom_a_terrorist_takes_along_has_the_last_words_and_the_terrorist_none() -> None:
    """GP-29, GP-D69."""
    table = Table.seated(load("grand_persian"), POOL)
    assert condemned(table, 1) == "last_words"
    assert not table.game.turn
    assert table.give(Act(1, "detonate", (4,))) is None
    assert not table.game.seat(4).alive
    assert table.speakers() == [(4, 30)]
    assert table.game.phase == "night"


def test_a_silenced_victim_has_no_last_words_either() -> None:
    """GP-48."""
    table = Table.seated(load("grand_persian"), POOL).until("night")
    assert table.give(Act(3, "silence", (4,))) is None
    assert condemned(table, 1) == "last_words"
    assert table.give(Act(1, "detonate", (4,))) is None
    assert not table.game.turn


def test_with_testaments_the_one_voted_out_speaks_first_and_the_victim_after() -> None:
    """GP-D74, GP-29."""
    table = Table.seated(load("grand_persian"), POOL, testament=True)
    assert condemned(table, 1) == "last_words"
    assert table.give(Act(1, "detonate", (4,))) is None
    assert table.speakers() == [(1, 30), (4, 30)]


def test_whom_a_spear_fells_has_the_floor_next_though_out_of_the_game() -> None:
    """EX-44."""
    roles = "sorcerer rebel usurper zombie treasurer scientist assistant courier elixir human"
    table = Table.seated(load("elixir"), roles).until("night")
    assert table.give(Act(5, "arm", (10,))) is None
    table.until("day")
    speaker = speaker_of(table.game)
    target = next(seat for seat in (6, 7) if seat != speaker)
    assert table.give(Act(10, "fire", (target,))) is None
    assert not table.game.seat(target).alive
    assert table.speakers()[:2] == [(speaker, 60), (target, 60)]
