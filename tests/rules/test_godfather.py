"""What the rulebook of The Godfather says about dealing, secrets, clocks, turns and calls, which no script can show."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rules.commands import Act, Floor, Vote
from core.rules.events import ActGiven, BallotCounted, CardDealt, Dealt, Marked, Told, VoteCast
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from tests.rules.table import Table, dealt, speaker_of

BOOK = load("godfather")
ELEVEN = (
    "godfather saul_goodman matador nostradamus doctor_watson leon citizen_kane constantine citizen citizen citizen"
)
CARDS = {"lambs", "identity", "beautiful_mind", "handcuffs", "face_off", "duel"}
ALWAYS = {"godfather", "saul_goodman", "nostradamus", "doctor_watson", "leon", "citizen_kane"}
TABLE = {
    8: (set[str](), 2),
    9: ({"constantine"}, 2),
    10: ({"constantine", "matador"}, 2),
    11: ({"constantine", "matador"}, 3),
    12: ({"constantine", "matador"}, 4),
    13: ({"constantine", "matador", "mafioso"}, 4),
    14: ({"constantine", "matador", "mafioso"}, 5),
    15: ({"constantine", "matador", "mafioso"}, 6),
}


@pytest.mark.parametrize("players", TABLE)
def test_dealt_roles(players: int):
    """GF-D2, GF-1"""
    more, citizens = TABLE[players]
    assert dealt(BOOK, players) == {**dict.fromkeys(ALWAYS | more, 1), "citizen": citizens}


def test_eight_to_fifteen_are_dealt():
    """GF-D2"""
    assert roles_for(BOOK, 7, {}) == Refusal("too_few", {"least": 8, "most": 15})
    assert roles_for(BOOK, 16, {}) == Refusal("too_many", {"least": 8, "most": 15})


def test_a_table_by_hand_needs_a_mafia_player_and_holds_one_nostradamus_at_most():
    """GF-D1"""
    assert hand_refusal(BOOK, ["leon", "nostradamus", "citizen"], {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(BOOK, ["mafioso", "nostradamus", "nostradamus"], {}) == Refusal(OwnCode("one_nostradamus"))
    assert hand_refusal(BOOK, ["mafioso", "nostradamus", "citizen"], {}) is None


def test_a_card_is_seen_by_its_owner_and_the_host_alone():
    """GF-2, GF-4"""
    table = Table.seated(BOOK, ELEVEN)
    cards = [event.to for event in table.events if isinstance(event, CardDealt)]
    assert cards == [f"seat:{seat}" for seat in range(1, 12)]
    assert all(event.to == "host" for event in table.events if isinstance(event, Dealt))
    assert all(seat.knows == [] for seat in table.game.seats)


def test_speeches_defences_and_challenges():
    """GF-4, GF-7, GF-11: 30 seconds on the intro day without challenges, 40 by day and on defence, a reply 20"""
    table = Table.seated(BOOK, ELEVEN)
    assert table.give(Floor(speaker_of(table.game) % 11 + 1, "challenge")) == Refusal("no_challenges")
    assert [seconds for _, seconds in table.speakers()] == [30] * 11
    assert (table.game.phase, table.game.seconds) == ("intro_night", 90)
    table.until("day")
    speaker = speaker_of(table.game)
    other = speaker % 11 + 1
    assert table.give(Floor(other, "agree")) is None
    assert table.give(Floor(other, "challenge")) is None
    assert table.give(Floor(speaker, "grant", (other,))) is None
    assert table.speakers()[:3] == [(speaker, 40), (other, 20), (other, 40)]
    assert (table.game.phase, table.game.seconds) == ("nomination", 110)
    for voter in range(1, 5):
        table.give(Vote(voter, (9, 10)))
    table.clock()
    assert table.speakers() == [(9, 40), (10, 40)]
    assert (table.game.phase, table.game.seconds) == ("verdict", 30)


def test_anybody_may_accuse_anybody():
    """GF-8: nothing in the rules hears what is said; the host has one word, for those who break the table's rules"""
    assert set(BOOK.scenario.host) == {"eject"}
    table = Table.seated(BOOK, ELEVEN).until("nomination")
    offered = {prompt.seat: prompt.seats for prompt in prompts(BOOK, table.game)}
    assert offered == {seat: tuple(n for n in range(1, 12) if n != seat) for seat in range(1, 12)}


def test_the_verdict_is_open():
    """GF-12"""
    table = voted_out(9, last_move_deck=["identity"], stop=True)
    assert [event.to for event in table.events if isinstance(event, VoteCast)] == ["all"]


def voted_out(seat: int, stop: bool = False, **options: Any) -> Table:
    """The table in last words, the seat voted out (or in the verdict, the votes just given)."""
    table = Table.seated(BOOK, ELEVEN, **options).until("nomination")
    voters = [number for number in (1, 2, 3, 5, 6) if number != seat][:4]
    table.vote(seat, *voters)
    table.until("verdict")
    table.vote(seat, *voters)
    if not stop:
        assert table.clock() == "last_words"
    return table


def test_the_calls_of_a_night():
    """GF-5: on the intro night Nostradamus for a minute and the mafia for half; then never again"""
    table = Table.seated(BOOK, ELEVEN).until("intro_night")
    assert table.calls()[:2] == [("nostradamus", 60), ("mafia", 30)]
    table.until("night")
    order = ["mafia", "doctor_watson", "leon", "citizen_kane", "constantine"]
    assert table.calls() == [(call, 60 if call == "mafia" else 30) for call in order]
    assert table.game.seconds == 180


def test_six_cards_shuffled_by_the_seed():
    """GF-17, GF-D12: one of each, the same for the same seed, others for others"""
    decks = [tuple(Table.seated(BOOK, ELEVEN, seed=seed).game.notes["deck"]) for seed in range(30)]
    assert all(set(deck) == CARDS and len(deck) == 6 for deck in decks)
    assert len(set(decks)) > 15
    assert decks[7] == tuple(Table.seated(BOOK, ELEVEN, seed=7).game.notes["deck"])
    assert options_of(BOOK, {"last_move_deck": ["testament"]}) == Refusal("bad_option", {"option": "last_move_deck"})


def test_the_host_lays_the_deck_in_an_order():
    """GF-D12"""
    assert Table.seated(BOOK, ELEVEN, last_move_deck=sorted(CARDS)).game.notes["deck"] == sorted(CARDS)


def test_who_is_ejected_during_the_verdict_draws_no_card():
    """GF-17, GF-D10"""
    table = voted_out(9, stop=True)
    table.host("eject", 9)
    assert table.clock() == "night"


def test_a_leaver_does_not_speak():
    """GF-18: forty seconds for the card, and nobody has the floor"""
    table = voted_out(9, last_move_deck=["duel"])
    assert table.game.turn is None
    assert table.game.seconds == 40
    assert {(prompt.seat, prompt.do) for prompt in prompts(BOOK, table.game)} == {(9, "duel")}


@pytest.mark.parametrize(
    ("card", "do", "count"),
    [("lambs", "silence", 2), ("beautiful_mind", "guess", 1), ("handcuffs", "lock", 1), ("face_off", "swap", 1)],
)
def test_a_card_not_played_is_played_by_the_host(card: str, do: str, count: int):
    """GF-19, GF-D19: on different seats for different seeds"""
    named = set[tuple[int, ...]]()
    for seed in range(12):
        table = Table.seated(BOOK, ELEVEN, seed=seed, last_move_deck=[card]).until("nomination")
        table.vote(9, 1, 2, 3, 5)
        table.until("verdict")
        table.vote(9, 1, 2, 3, 5)
        table.until("last_words").clock()
        (act,) = [event for event in table.events if isinstance(event, ActGiven)]
        assert (act.by, act.do, len(act.at)) == (9, do, count)
        assert 9 not in act.at
        named.add(act.at)
    assert len(named) > 3


def test_one_vote_decides_a_duel():
    """GF-D16: more votes against the challenged one than against the leaver, and nobody is left on defence"""
    table = voted_out(9, last_move_deck=["duel"])
    table.act(9, "duel", 10)
    assert table.until("verdict").game.defence == [9, 10]
    table.vote(10, 1)
    table.clock()
    [ballot] = [event for event in table.events if isinstance(event, BallotCounted)]
    assert (ballot.needed, ballot.counts, ballot.removed) == (1, {10: 1}, (10,))
    assert table.game.defence == []
    assert table.game.seats[8].alive


def test_a_silenced_player_is_passed_over_even_on_defence():
    """GF-D13"""
    table = voted_out(9, last_move_deck=["lambs"])
    table.act(9, "silence", 5, 6)
    table.until("day")
    assert {seat for seat, _ in table.speakers()} == {1, 2, 3, 4, 7, 8, 10, 11}
    table.vote(5, 1, 2, 3, 4)
    table.clock()
    assert table.game.phase == "defence"
    assert table.game.turn is None


def test_a_face_off_is_a_secret_and_opens_the_room():
    """GF-D17: only the two learn of it; the one who stays, if now mafia, wakes with the team"""
    table = voted_out(3, last_move_deck=["face_off"])
    table.act(3, "swap", 9)
    assert not [event for event in table.events if event.to == "all"]
    assert table.game.members["mafia"][0] == [1, 2, 9]


def test_the_team_hears_nothing_of_sides():
    """GF-33, GF-D3: what Nostradamus was told and chose is his alone"""
    table = Table.seated(BOOK, ELEVEN).until("intro_night")
    table.act(4, "foresee", 2, 3, 9)
    assert {event.to for event in table.events if isinstance(event, ActGiven | Told)} == {"seat:4"}
    assert table.give(Act(4, "choose_side", (), {"side": "town"})) == Refusal(OwnCode("side_forced"), {})
    [asked] = prompts(BOOK, table.game, seat=4)
    assert asked.extras["side"]["choices"] == ["mafia"]
    table.clock()
    assert [event.to for event in table.events if isinstance(event, Marked)] == ["seat:4"]


def test_a_lot_falls_by_the_seed():
    """GF-D7"""
    fell = set[int]()
    for seed in range(12):
        table = Table.seated(BOOK, ELEVEN, seed=seed, last_move_deck=[]).until("nomination")
        for voter in range(1, 5):
            table.give(Vote(voter, (9, 10)))
        table.until("verdict")
        table.vote(9, 1)
        table.vote(10, 2)
        table.clock()
        (gone,) = {9, 10} - set(table.game.living)
        fell.add(gone)
    assert fell == {9, 10}
