"""What the host may tell by day is told as well when the table's majority asks for it: EX-46, TG-27."""

from __future__ import annotations

import pytest

from core.books.deal import options_of, roles_for
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rules.commands import Act, Deadline
from core.rules.engine import Step, start, step
from core.rules.events import Announced
from core.rules.state import Game

BOOKS = [("elixir", 10, "status_emergency"), ("thief_gangster", 10, "inquiry_town_0")]


def first_day(scenario: str, players: int, **given: int) -> tuple[Game, Rulebook]:
    book = load(scenario)
    options = options_of(book, given, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    return to_day(book, start(book, roles, seed=1, options=options).game, 1), book


def to_day(book: Rulebook, game: Game, day: int) -> Game:
    while not (game.phase == "day" and game.day == day):
        game = step(book, game, Deadline(game.serial)).game
    return game


def ask(book: Rulebook, game: Game, seats: list[int]) -> Step:
    came = Step(game, [])
    for seat in seats:
        came = step(book, came.game, Act(seat, "inquire"))
    return came


def announced(came: Step) -> list[str]:
    return [event.code for event in came.events if isinstance(event, Announced)]


@pytest.mark.parametrize(("scenario", "players", "code"), BOOKS, ids=[one[0] for one in BOOKS])
def test_more_than_half_of_the_living_bring_the_answer(scenario: str, players: int, code: str) -> None:
    game, book = first_day(scenario, players)
    half = ask(book, game, list(range(1, players // 2 + 1)))
    assert half.refusal is None
    assert announced(half) == []
    more = ask(book, half.game, [players])
    assert code in announced(more)


@pytest.mark.parametrize(("scenario", "players"), [one[:2] for one in BOOKS])
def test_once_a_day_and_twice_a_game(scenario: str, players: int) -> None:
    game, book = first_day(scenario, players)
    for day in (1, 2):
        game = to_day(book, game, day)
        majority = game.living[: len(game.living) // 2 + 1]
        game = ask(book, game, majority).game
        again = ask(book, game, [game.living[-1]])
        assert again.refusal is not None
        assert again.refusal.code == "no_inquiry"
    game = to_day(book, game, 3)
    assert ask(book, game, [1]).refusal is not None


def test_a_game_without_inquiries_has_none() -> None:
    game, book = first_day("elixir", 10, inquiries=0)
    refused = ask(book, game, [1]).refusal
    assert refused is not None
    assert refused.code == "no_inquiry"
