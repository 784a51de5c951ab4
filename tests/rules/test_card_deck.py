"""What the rulebook of card_deck says about dealing, clocks and order, which a game script cannot show."""

from __future__ import annotations

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rules.commands import Act, Host, Vote
from core.rules.events import Dealt, GameOver
from core.rules.refusal import OwnCode, Refusal
from tests.rules.table import Table

BOOK = load("card_deck")
EIGHT = ["mafioso", "godfather", "policeman", "doctor", "mason", "mason", "civilian", "civilian"]
# The table of Setup: mafioso, godfather, policeman, doctor, mason, civilian.
DEALT = {
    6: (2, 0, 1, 1, 0, 2),
    7: (2, 0, 1, 1, 0, 3),
    8: (1, 1, 1, 1, 2, 2),
    9: (2, 1, 1, 1, 2, 2),
    10: (2, 1, 2, 1, 2, 2),
    11: (2, 1, 2, 1, 2, 3),
    12: (3, 1, 2, 1, 2, 3),
    13: (3, 1, 2, 1, 2, 4),
    14: (3, 1, 2, 1, 3, 4),
    15: (4, 1, 2, 1, 3, 4),
    16: (4, 1, 3, 1, 3, 4),
    17: (4, 1, 3, 1, 3, 5),
    18: (5, 1, 3, 1, 3, 5),
    19: (5, 1, 3, 1, 3, 6),
    20: (5, 1, 3, 1, 4, 6),
}
CARDS = ("mafioso", "godfather", "policeman", "doctor", "mason", "civilian")


def deal(players: int, **given: bool) -> list[str]:
    options = options_of(BOOK, given, [""] * players)
    assert not isinstance(options, Refusal)
    roles = roles_for(BOOK, players, options)
    assert not isinstance(roles, Refusal)
    return roles


def begin(roles: list[str] = EIGHT) -> Table:
    return Table.seated(BOOK, roles)


@pytest.mark.parametrize("players", sorted(DEALT))
def test_dealt_cards(players: int):
    """CD-1, CD-D2, CD-14"""
    roles = deal(players)
    assert tuple(roles.count(card) for card in CARDS) == DEALT[players]
    assert len(roles) == players
    mafia = roles.count("mafioso") + roles.count("godfather")
    assert mafia == players // 3
    assert mafia < players - mafia


@pytest.mark.parametrize("players", sorted(DEALT))
def test_the_godfather_may_be_left_out_or_put_in(players: int):
    """CD-D2: the option godfather"""
    mafia = sum(DEALT[players][:2])
    with_one, without = deal(players, godfather=True), deal(players, godfather=False)
    assert (with_one.count("godfather"), with_one.count("mafioso")) == (1, mafia - 1)
    assert (without.count("godfather"), without.count("mafioso")) == (0, mafia)
    assert len(with_one) == len(without) == players


def test_a_table_seated_by_hand():
    """CD-D1, CD-14"""
    assert hand_refusal(BOOK, ["civilian", "mason", "doctor"], {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(BOOK, ["mafioso", "godfather", "civilian", "doctor"], {}) == Refusal(OwnCode("mafia_too_many"))
    assert hand_refusal(BOOK, ["mafioso", "civilian", "doctor"], {}) is None
    assert hand_refusal(BOOK, ["godfather", "godfather", "doctor", "doctor", "doctor"], {}) is None


def test_the_narrator_is_no_seat_and_knows_every_card():
    """CD-2: the host's own event holds all cards, and nobody at the table is sent it"""
    came = begin()
    dealt = came.events[0]
    assert isinstance(dealt, Dealt)
    assert dealt.to == "host"
    assert [seat["role"] for seat in dealt.seats] == EIGHT
    assert len(came.game.seats) == len(EIGHT)


def test_the_lengths_of_the_phases():
    """CD-D3, CD-23: masons are called on the first night only; the day is free talk"""
    came = begin()
    assert (came.game.phase, came.game.seconds) == ("night", 130)
    came = came.at("day")
    assert (came.game.seconds, came.game.turn) == (300, None)
    came = came.at("nomination")
    assert came.game.seconds == 60
    for voter in (1, 2, 3):
        came = came.after(Vote(voter, (8,)))
    came = came.at("defence")
    assert (came.game.turn.seat, came.game.turn.seconds) == (8, 60)
    came = came.at("verdict")
    assert came.game.seconds == 30
    assert came.at("night").game.seconds == 120


def test_wake_order():
    """CD-26: masons, mafia, policemen, doctor"""
    calls = [(call.call, call.seconds.constant) for call in BOOK.scenario.wake]
    assert calls == [("mason", 10), ("mafia", 60), ("policeman", 30), ("doctor", 30)]


def test_at_dawn_the_dead_are_named_before_the_returned():
    """CD-22, CD-20"""
    came = begin().at("day").at("night")
    came = came.after(Act(1, "kill", (7,)))
    came = came.at("night")
    came = came.after(Act(1, "kill", (8,)))
    came = came.after(Act(4, "revive", (7,)))
    came = came.at("day")
    told = [(event.kind, getattr(event, "seat", None) or getattr(event, "code", None)) for event in came.events]
    told = [one for one in told if one[0] in ("left", "announced", "back")]
    assert told == [("left", 8), ("announced", "killed"), ("back", 7), ("announced", "revived")]


def test_the_cards_are_shown_when_the_game_is_over_and_not_before():
    """CD-5, CD-4"""
    came = begin()
    came = came.after(Host("eject", (1,)))
    assert not [event for event in came.events if isinstance(event, GameOver)]
    came = came.after(Host("eject", (2,)))
    (over,) = [event for event in came.events if isinstance(event, GameOver)]
    assert over.to == "all"
    assert over.roles == dict(enumerate(EIGHT, 1))
