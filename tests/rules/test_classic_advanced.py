"""What the rulebook of classic_advanced says about dealing, turns of speech and secrets, which a script cannot show."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, options_of, roles_for, shuffled
from core.books.library import load
from core.rules.commands import Act, Floor, TurnOver, Vote
from core.rules.events import Marked, Told
from core.rules.fold import fold
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from core.simulate.random_play import play
from tests.rules.table import Table, speaker_of

BOOK = load("classic_advanced")
TEN = ["godfather", "natasha", "priest", "bomber", "doctor", "kimia", "citizen", "citizen", "citizen", "citizen"]
CLOSING = (0, 10)
INDEPENDENT = {"killer", "ripper", "chakhmaq", "fairy"}


def begin(roles: list[str] = TEN, seed: int = 1, **options: Any) -> Table:
    return Table.seated(BOOK, roles, seed, **options)


@pytest.mark.parametrize("players", range(10, 31))
def test_the_deal(players: int):
    """CA-342, CA-D2, CA-84, CA-120, CA-143, CA-163, CA-201: a third is negative, some roles are not dealt together."""
    roles = roles_for(BOOK, players, {})
    assert not isinstance(roles, Refusal)
    teams = [BOOK.roles[role].team for role in roles]
    assert len(roles) == players
    assert len(roles) - teams.count("town") == (players + 1) // 3
    assert teams.count("solo") == sum(role in INDEPENDENT for role in roles) == (players >= 14) + (players >= 26)
    assert ("saboteur" in roles) == ("gunsmith" in roles)
    for pair in (("thief", "enchanter"), ("detective", "watchman"), ("guardian", "invulnerable")):
        assert not set(pair) <= set(roles)
    light = players - 2 * (len(roles) - teams.count("town"))
    assert light == [4, 3, 4, 5, 4, 5, 6, 5, 6, 7, 6, 7, 8, 7, 8, 9, 8, 9, 10, 9, 10][players - 10]


def test_ten_to_thirty_are_dealt_and_hands_need_a_negative():
    """CA-D1"""
    assert roles_for(BOOK, 9, {}) == Refusal("too_few", {"least": 10, "most": 30})
    assert roles_for(BOOK, 31, {}) == Refusal("too_many", {"least": 10, "most": 30})
    assert hand_refusal(BOOK, ["citizen"] * 5, {}) == Refusal(OwnCode("no_mafia"))
    assert hand_refusal(BOOK, ["fairy", "citizen", "citizen"], {}) is None


@pytest.mark.parametrize("seconds", [20, 45, 60])
def test_everybody_speaks_once_in_seat_order_for_the_same_time(seconds: int):
    """CA-14, CA-15, CA-18: after the last of them ten seconds remain to act in."""
    came = begin(seed=4, speech_seconds=seconds).at("day")
    first = speaker_of(came.game)
    order = [*range(first, 11), *range(1, first)]
    assert came.copy().speakers() == [*((seat, seconds) for seat in order), CLOSING]


def test_ten_seconds_after_the_last_speech_a_bomber_may_still_act_and_nobody_has_the_floor():
    """CA-18, CA-D5"""
    came = begin().at("day")
    while came.game.turn.seat is not None:
        came = came.after(TurnOver(came.game.serial, came.game.turn.number))
    assert came.game.phase == "day"
    assert came.refusal(Floor(1, "yield")) == Refusal("not_your_turn")
    assert came.refusal(Floor(1, "challenge")) == Refusal("not_in_turns")
    assert "detonate" in {prompt.do for prompt in prompts(BOOK, came.game, 4)}
    assert came.after(TurnOver(came.game.serial, came.game.turn.number)).game.phase == "nomination"


@pytest.mark.parametrize("seconds", [19, 61])
def test_no_more_than_a_minute_each(seconds: int):
    """CA-15"""
    assert options_of(BOOK, {"speech_seconds": seconds}, TEN) == Refusal("bad_option", {"option": "speech_seconds"})


def test_others_show_signs_and_the_speaker_alone_ends_his_turn():
    """CA-16"""
    came = begin().at("day")
    speaker = speaker_of(came.game)
    other = speaker % 10 + 1
    came = came.after(Floor(other, "agree"), Floor(other, "disagree"))
    assert came.game.turn.seat == speaker
    assert came.refusal(Floor(other, "yield")) is not None
    assert came.after(Floor(speaker, "yield")).game.turn.seat == other


def test_one_challenge_from_a_speaker_and_one_a_day_for_a_player():
    """CA-17"""
    came = begin().at("day")
    speaker = speaker_of(came.game)
    asker, next_speaker = (speaker + 4) % 10 + 1, speaker % 10 + 1
    came = came.after(Floor(asker, "challenge"), Floor(speaker, "grant", (asker,)), Floor(speaker, "yield"))
    assert (came.game.turn.seat, came.game.turn.seconds) == (asker, 30)
    came = came.after(Floor(asker, "yield"))
    assert came.game.turn.seat == next_speaker
    came = came.after(Floor(asker, "challenge"))
    assert came.refusal(Floor(next_speaker, "grant", (asker,))) == Refusal("already_done")


def test_the_host_may_allow_no_challenges():
    """CA-17"""
    came = begin(challenges=False).at("day")
    other = speaker_of(came.game) % 10 + 1
    assert came.refusal(Floor(other, "challenge")) == Refusal("no_challenges")


def test_the_paralysed_are_not_called_and_the_gifted_speak_once_more():
    """CA-61, CA-232: also a defendant who is paralysed may not defend themselves."""
    came = begin(seed=2).at("night")
    came = came.after(Act(2, "silence", (7,)), Act(3, "grant", (8,)))
    came = came.at("day")
    heard = came.copy().speakers()
    assert [seat for seat, _ in heard].count(7) == 0
    assert heard[-2:] == [(8, 60), CLOSING]
    assert [seat for seat, _ in heard].count(8) == 2
    came = came.at("nomination").after(Vote(1, (7, 9)))
    assert [seat for seat, _ in came.at("defence").copy().speakers()] == [9]


def test_defendants_speak_in_turn_a_minute_each():
    """CA-24"""
    came = begin().at("nomination").after(Vote(1, (9, 4)))
    came = came.at("defence")
    assert came.copy().speakers() == [(4, 60), (9, 60)]


def test_the_clock():
    """CA-14: the lengths of the phases, ten seconds a candidate."""
    came = begin()
    assert (came.game.phase, came.game.seconds) == ("intro_night", 30)
    came = came.at("nomination")
    assert came.game.seconds == 100
    came = came.after(Vote(1, (9,))).at("verdict")
    assert came.game.seconds == 30
    came = came.after(*(Vote(voter, (9,)) for voter in (1, 2, 3, 4))).at("last_words")
    assert came.game.seconds == 30
    assert came.at("night").game.seconds == 120


def test_what_is_worked_out_at_night_is_heard_by_those_it_concerns():
    """CA-2, CA-8, CA-89, CA-184: marks of poison, oil and armour, and who sleeps, are nobody's to see."""
    roles = ["godfather", "thief", "kimia", "chakhmaq", "blacksmith", "citizen", "citizen", "citizen", "citizen"]
    came = begin(roles).at("night")
    came = came.after(
        Act(3, "drunk", (6,)), Act(4, "douse", (7,)), Act(5, "vest", (8,)), Act(2, "steal", (6, 7)), Act(1, "pass")
    )
    came = came.at("day")
    assert {event.to for event in came.events if isinstance(event, Marked)} == {"host"}
    assert [(event.to, event.said.text) for event in came.events if isinstance(event, Told)] == [
        ("seat:2", "role:citizen"),
        ("seat:2", "nothing"),
    ]


def test_menus_offer_what_may_be_done_and_no_more():
    """CA-42, CA-63, CA-D55: prompts follow the rules that refuse."""
    came = begin().at("night")
    assert {prompt.do for prompt in prompts(BOOK, came.game, 2)} == {"silence"}
    assert {prompt.do for prompt in prompts(BOOK, came.game, 1)} == {"kill"}
    assert {prompt.do for prompt in prompts(BOOK, came.game, 9)} == set()
    came = came.after(Act(2, "silence", (7,))).at("night")
    (silence,) = [prompt for prompt in prompts(BOOK, came.game, 2) if prompt.do == "silence"]
    assert silence.seats == (1, 3, 4, 5, 6, 8, 9, 10)


@pytest.mark.parametrize("players", [10, 17, 24, 30])
def test_random_games_end_and_are_the_fold_of_their_events(players: int):
    """CA-334 to CA-340"""
    for seed in range(6):
        dealt = roles_for(BOOK, players, {})
        assert not isinstance(dealt, Refusal)
        roles = shuffled(dealt, seed)
        options = options_of(BOOK, {}, roles)
        assert not isinstance(options, Refusal)
        played = play(BOOK, roles, seed, options)
        assert played.finished
        assert fold(played.events).to_data() == played.game.to_data()


def test_any_mix_of_roles_plays_to_an_end():
    """CA-D1: all roles at one table, by twos."""
    roles = list(BOOK.roles) * 2
    for seed in range(4):
        seated = shuffled(roles, seed)[:40]
        options = options_of(BOOK, {"natasha_silent": True, "godfather_immune": True, "shadows": 5}, seated)
        assert not isinstance(options, Refusal)
        played = play(BOOK, seated, seed, options)
        assert played.finished
        assert fold(played.events).to_data() == played.game.to_data()
