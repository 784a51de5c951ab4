"""Ratings find true strengths, and do not mistake the side that one is dealt for one's own merit."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import bot
from core.stats.league import LOOKS, leagues, rank_correlation
from core.stats.rating import MIDDLE, Ratings, ratings_of
from core.table.lobby_state import NOBODY
from core.table.result import GameResult, SeatResult

FLAT = {"town": 0.5, "mafia": 0.5}
LOPSIDED = {"town": 0.25, "mafia": 0.75}


def game(winner: str | None, town: list[int], mafia: list[int], number: int = 1, scenario: str = "any") -> GameResult:
    seats = [SeatResult(user, f"P{user}", "", "town", winner == "town") for user in town]
    seats += [SeatResult(user, f"P{user}", "", "mafia", winner == "mafia") for user in mafia]
    return GameResult(
        str(number), number, scenario, winner=() if winner is None else (winner,), nights=3, seats=tuple(seats)
    )


def test_winners_rise_and_losers_fall_the_few_further_than_the_many():
    ratings = ratings_of([game("mafia", [1, 2, 3, 4], [5, 6])], lambda *_: FLAT)
    assert ratings.of(5).points > MIDDLE > ratings.of(1).points
    assert ratings.of(5).skill == pytest.approx(-2 * ratings.of(1).skill)
    assert ratings.of(5).variance < ratings.of(7).variance


def test_a_win_that_was_to_be_expected_is_worth_less():
    plain = ratings_of([game("mafia", [1, 2, 3], [4])], lambda *_: FLAT).of(4).skill
    expected = ratings_of([game("mafia", [1, 2, 3], [4])], lambda *_: LOPSIDED).of(4).skill
    upset = ratings_of([game("town", [1, 2, 3], [4])], lambda *_: LOPSIDED).of(4).skill
    assert 0 < expected < plain
    assert upset < -plain < 0


def test_a_side_that_keeps_winning_is_found_out_whoever_plays_it():
    """Nobody has foretold this rulebook: the games themselves say that its mafia wins three of four."""
    games = [
        game("mafia" if number % 4 else "town", [number % 7, number % 7 + 10, 30], [number % 5 + 20], number)
        for number in range(80)
    ]
    ratings = ratings_of(games, lambda *_: None)
    fair = ratings.forecast(games[0]).fair
    assert fair["mafia"] == pytest.approx(0.75, abs=0.06)
    assert ratings.forecast(game("town", [1], [2], scenario="another")).fair == {"town": 0.5, "mafia": 0.5}


def test_a_draw_and_a_game_of_one_side_teach_nothing():
    ratings = ratings_of([game(None, [1], [2]), game("town", [1, 2], [])], lambda *_: FLAT)
    assert ratings.people == {}
    assert ratings.handicaps == {}


def test_who_has_been_forgotten_counts_as_anybody_and_is_not_rated():
    known = ratings_of([game("town", [1, 2], [3])], lambda *_: FLAT)
    gone = ratings_of([game("town", [1, NOBODY], [3])], lambda *_: FLAT)
    assert NOBODY not in gone.people
    assert gone.of(1) == known.of(1)
    assert gone.of(3) == known.of(3)


def test_chances_are_shares_and_none_is_ever_nothing():
    ratings = Ratings(lambda *_: {"town": 1.0})
    forecast = ratings.forecast(game("town", [1, 2], [3]))
    assert sum(forecast.chances.values()) == pytest.approx(1)
    assert forecast.fair["mafia"] > 0.01


def test_a_league_of_known_strengths_is_ranked_and_sides_are_allowed_for():
    figures = leagues(20, 40, seed=1)
    ranks = [figures.rank(games)[0] for games in LOOKS]
    assert ranks == sorted(ranks), "more games say more"
    assert ranks[0] > 0.25
    assert ranks[-1] > 0.62
    assert all(figures.rank(games)[0] > figures.rank(games)[1] for games in LOOKS), "better than the share of wins"
    rating, wins = figures.tilted()
    assert abs(rating) < 0.15
    assert wins > 0.5, "which the plain share of wins would mistake"
    assert figures.miscalibration() < 0.03
    for told, came, count in figures.bins():
        if count > 300:
            assert came == pytest.approx(told, abs=0.06)


def test_a_command_prints_what_leagues_came_to() -> None:
    asked = ["league", "--leagues", "1", "--people", "12"]
    told = CliRunner().invoke(bot.app, asked).output
    assert [f"│ {games}" in told for games in LOOKS] == [True] * len(LOOKS)
    assert "rank correlation with true strength" in told
    figures = json.loads(CliRunner().invoke(bot.app, [*asked, "--json"]).output)
    assert set(figures["rank_correlation"]) == set(map(str, LOOKS))


def test_ranks_correlate_as_spearman_has_it():
    assert rank_correlation([1, 2, 3], [10, 20, 90]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 2, 2, 4], [1, 3, 2, 4]) == pytest.approx(0.9487, abs=1e-3)
