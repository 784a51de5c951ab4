"""What is told of a server's games."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.books.library import folder_of, published
from core.stats.expected import all_expected, cards_of, expected, is_of_these_cards, nearest
from core.stats.foretell import shares_of
from core.stats.tally import LEAST_GAMES, Statistics
from core.table.lobby_state import NOBODY
from core.table.result import GameResult, SeatResult


def seat(user: int, team: str, won: bool, **more) -> SeatResult:
    return SeatResult(user, f"P{user}", f"a {team}", team, won, **more)


def game(number: int, *seats: SeatResult, scenario: str = "any", winner: tuple[str, ...] = ("town",)) -> GameResult:
    return GameResult(str(number), number, scenario, winner=winner, nights=2, seats=seats)


def told(*games: GameResult) -> Statistics:
    return Statistics(games, lambda *_: {"town": 0.6, "mafia": 0.4})


def test_a_person_is_told_by_side_by_role_and_by_rulebook():
    found = told(
        game(1, seat(1, "town", True, votes=3, hits=2, acts={"save": (2, 0)}), seat(2, "mafia", False, how="vote")),
        game(2, seat(1, "mafia", False, how="night", first=True), seat(2, "town", True), scenario="other"),
    ).portrait(1)
    assert (found.whole.games, found.whole.won, found.whole.survived, found.whole.first) == (2, 1, 1, 1)
    assert (found.whole.votes, found.whole.hits, found.whole.acts["save"]) == (3, 2, 2)
    assert {side: (line.games, line.won) for side, line in found.sides.items()} == {"town": (1, 1), "mafia": (1, 0)}
    assert set(found.roles) == {("any", "a town"), ("other", "a mafia")}
    assert set(found.books) == {"any", "other"}
    assert found.sides["town"].expected == pytest.approx(0.6, abs=0.15)


def test_a_server_is_told_by_rulebook_with_draws():
    found = told(
        game(1, seat(1, "town", True), seat(2, "mafia", False)),
        game(2, seat(1, "town", False), seat(2, "mafia", False), winner=()),
    )
    book = found.books["any"]
    assert (book.games, book.draws, book.nights, dict(book.wins)) == (2, 1, 4, {"town": 1})


def test_only_who_has_played_enough_is_ranked_the_best_first():
    games = [
        game(number, seat(1, "town", True), seat(2, "town", True), seat(3, "mafia", False), seat(NOBODY, "town", True))
        for number in range(LEAST_GAMES - 1)
    ]
    assert told(*games).ranked() == []
    games.append(game(99, seat(2, "town", True), seat(3, "mafia", False), seat(4, "town", True)))
    ranked = told(*games).ranked()
    assert [(one.place, one.user, one.name) for one in ranked] == [(1, 2, "P2"), (2, 3, "P3")]
    assert ranked[0].rating.points > ranked[1].rating.points
    assert [(one.place, one.user) for one in told(*games).ranked(but={2})] == [(1, 3)]


def test_people_of_equal_rating_share_a_place():
    games = [
        game(number, seat(1, "town", True), seat(2, "town", True), seat(3, "mafia", False))
        for number in range(LEAST_GAMES)
    ]
    assert [one.place for one in told(*games).ranked()] == [1, 1, 3]


def test_the_nearest_number_of_seats_is_what_is_known_of_others():
    known = {6: {"town": 0.5}, 10: {"town": 0.7}}
    assert nearest(known, 7) == {"town": 0.5}
    assert nearest(known, 9) == {"town": 0.7}
    assert nearest(known, 8) == {"town": 0.5}
    assert nearest({}, 8) is None
    assert expected("there is no such rulebook", 8) is None


def test_published_rulebooks_have_the_balance_of_their_own_cards_beside_them():
    """As `mafia scenario balance ID` writes it, at every number of seats; where a rulebook has changed, it is to be
    written anew. A few games of one show that it is that rulebook's."""
    from core.books.library import load
    from core.simulate.win_tally import rate

    for scenario in published():
        book = load(scenario)
        known = all_expected(scenario)
        assert is_of_these_cards(scenario), f"mafia scenario balance {scenario}"
        least, most = book.scenario.players
        dealt = [seats for seats in range(least, most + 1) if shares_of(book, seats, games=0) is not None]
        assert list(known) == dealt, scenario
        for shares in known.values():
            assert set(shares) <= set(book.scenario.teams)
            assert 0.5 < sum(shares.values()) <= 1.3, scenario
    book = load("classic")
    again = shares_of(book, book.scenario.players[0], games=60)
    foretold = expected("classic", book.scenario.players[0])
    assert again is not None
    assert foretold is not None
    likely = rate(round(again["town"] * 60), 60, 3.5)
    assert likely.low <= foretold["town"] <= likely.high


def test_a_balance_is_of_other_cards_once_a_card_has_changed(tmp_path: Path):
    written = (folder_of("classic") / "scenario.yaml").read_text("utf-8")
    file = tmp_path / "scenario.yaml"
    file.write_text(written, "utf-8")
    assert cards_of(tmp_path) == cards_of(folder_of("classic"))
    file.write_text(f"# another comment\n{written}", "utf-8")
    assert cards_of(tmp_path) == cards_of(folder_of("classic"))
    file.write_text(written.replace("mafioso: 2", "mafioso: 1"), "utf-8")
    assert cards_of(tmp_path) != cards_of(folder_of("classic"))
