"""Sensible players: what they do is lawful, comes of what they may know, and is better than chance."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rulebook.course import NIGHTS
from core.rules.commands import Command, Deadline
from core.rules.engine import start, step
from core.rules.events import ALL, Event, RoomChanged, seat
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from core.rules.state import Game
from core.simulate.company import Players
from core.simulate.random_play import play
from core.simulate.whole_games import play_sensibly
from core.simulate.win_tally import Rate, rate

THREE_DEVIATIONS = 3.0
few = settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow])
every_scenario = pytest.mark.parametrize("scenario", published())


def table(scenario: str, players: int) -> tuple[Rulebook, list[str], dict[str, object]]:
    book = load(scenario)
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    return book, roles, options


@every_scenario
@few
@given(data=st.data())
def test_nothing_that_they_give_is_refused_and_every_game_ends(scenario: str, data: st.DataObject) -> None:
    least, most = load(scenario).scenario.players
    book, roles, options = table(scenario, data.draw(st.integers(least, most)))
    seed = data.draw(st.integers(0, 10**6))
    refused: list[tuple[Command, Refusal]] = []
    played = play_sensibly(
        book, shuffled(roles, seed), seed, options, refused=lambda command, why: refused.append((command, why))
    )
    assert refused == []
    assert played.finished


def seen_by(number: int, log: Sequence[Event]) -> list[Event]:
    """The events that a seat may see."""
    rooms: dict[str, Collection[int]] = {}
    found: list[Event] = []
    for event in log:
        if isinstance(event, RoomChanged):
            rooms[event.to] = event.members
        if event.to in (ALL, seat(number)) or number in rooms.get(event.to, ()):
            found.append(event)
    return found


def decisions(book: Rulebook, roles: Sequence[str], number: int, heard: Sequence[Event], game: Game) -> list[object]:
    """What the player on a seat says and does now, having heard this."""
    players = Players(book, roles, "own", [number])
    players.look(game)
    players.hear(heard)
    players.look(game)
    said: list[object] = [] if players.square.at_night else [*players.talk()]
    asked = prompts(book, game, number)
    return [*said, *(players.answer(prompt, asked) for prompt in asked)]


@every_scenario
@few
@given(data=st.data())
def test_what_a_seat_may_not_see_changes_nothing(scenario: str, data: st.DataObject) -> None:
    least, most = load(scenario).scenario.players
    book, roles, options = table(scenario, data.draw(st.integers(least, most)))
    seed = data.draw(st.integers(0, 10**6))
    dealt = shuffled(roles, seed)
    until, log = data.draw(st.integers(5, 120)), list[Event]()
    game = start(book, dealt, seed=seed, options=options)
    log += game.events
    state, helpers = game.game, Players(book, dealt, seed)
    helpers.hear(log)
    while state.winner is None and len(log) < until:
        helpers.look(state)
        for prompt in prompts(book, state):
            command = helpers.answer(prompt)
            came = step(book, state, command) if command is not None else None
            if came is not None and came.refusal is None:
                state, log = came.game, [*log, *came.events]
                helpers.hear(came.events)
        if state.winner is None:
            came = step(book, state, Deadline(state.serial))
            state, log = came.game, [*log, *came.events]
            helpers.hear(came.events)
    number = data.draw(st.sampled_from(range(1, len(dealt) + 1)))
    whole, own = (decisions(book, dealt, number, heard, state) for heard in (log, seen_by(number, log)))
    assert whole == own


@few
@given(seed=st.integers(0, 10**6), order=st.permutations(range(9)))
def test_other_peoples_cards_change_nothing_that_nobody_was_told(seed: int, order: list[int]) -> None:
    """Two deals in which one seat holds the same card: until something comes of the others' it does the same."""
    book, roles, options = table("classic", 10)
    for mine in ("citizen", "detective", "doctor"):
        others = [*roles]
        others.remove(mine)
        deals = [[mine, *others], [mine, *(others[number] for number in order)]]
        did: list[list[object]] = []
        for dealt in deals:
            state = start(book, dealt, seed=seed, options=options).game
            heard: list[Event] = []
            while not state.at_talk:
                came = step(book, state, Deadline(state.serial))
                state, heard = came.game, [*heard, *came.events]
            made = decisions(book, dealt, 1, heard, state)
            while state.phase not in NIGHTS:
                came = step(book, state, Deadline(state.serial))
                state, heard = came.game, [*heard, *came.events]
                made += decisions(book, dealt, 1, heard, state)
            did.append(made)
        assert did[0] == did[1]


@cache
def won(scenario: str, players: int, side: str, sensible: frozenset[str] | None, games: int = 60) -> Rate:
    """How often a side wins where these sides play sensibly (None: all of them)."""
    book, roles, options = table(scenario, players)
    wins = 0
    for number in range(games):
        seed = f"sides/{number}"
        dealt = shuffled(roles, seed)
        if sensible == frozenset():
            played = play(book, dealt, seed, options, follow=0.8)
        else:
            played = play_sensibly(book, dealt, seed, options, teams=sensible)
        wins += side in (played.game.winner or ())
    return rate(wins, games, THREE_DEVIATIONS)


CHANCE = frozenset[str]()


def test_sensible_people_make_classic_far_less_lopsided() -> None:
    by_chance, sensible = (won("classic", 10, "mafia", who, 150) for who in (CHANCE, None))
    assert by_chance.low > 0.88
    assert sensible.high < 0.75
    assert sensible.low > 0.25


@pytest.mark.parametrize(
    "scenario",
    [
        "family",
        pytest.param("gangster_city", marks=pytest.mark.repeats("as many sides as family has")),
        pytest.param("masked", marks=pytest.mark.repeats("two sides, as classic below has")),
    ],
)
def test_a_sensible_side_beats_one_that_plays_by_chance(scenario: str) -> None:
    many, *hidden = load(scenario).scenario.teams
    assert won(scenario, 10, many, frozenset({many})).low > won(scenario, 10, many, CHANCE).high
    assert won(scenario, 10, hidden[0], frozenset(hidden)).low > won(scenario, 10, hidden[0], CHANCE).high


def test_where_chance_is_all_but_lost_a_sensible_town_wins() -> None:
    assert won("classic", 10, "town", frozenset({"town"}), 60).low > won("classic", 10, "town", CHANCE, 150).high


def test_the_same_seed_plays_the_same_game() -> None:
    book, roles, options = table("zodiac", 10)
    first, second = (play_sensibly(book, shuffled(roles, 4), 4, options) for _ in range(2))
    assert first.game.to_data() == second.game.to_data()


def test_nobody_blows_themselves_up_on_the_first_day() -> None:
    book, _, _ = table("classic_advanced", 10)
    roles = ["terrorist", "cowboy", "bomber", "godfather", "mafioso", *["citizen"] * 6]
    options = options_of(book, {}, roles)
    assert isinstance(options, dict)
    given: list[tuple[int, int]] = []
    for number in range(30):
        played = play_sensibly(book, shuffled(roles, number), number, options)
        day = 0
        for event in played.events:
            day = getattr(event, "day", day)
            if getattr(event, "do", None) == "detonate":
                given.append((day, len(getattr(event, "at", ()))))
    assert given, "somebody does, sometime"
    assert all(day > 1 and named for day, named in given)


def test_a_gang_does_not_shoot_or_vote_for_its_own_without_need() -> None:
    book, roles, options = table("classic", 10)
    for number in range(30):
        dealt = shuffled(roles, number)
        mates = {seat for seat, role in enumerate(dealt, 1) if book.roles[role].team == "mafia"}
        votes: list[bool] = []
        for event in play_sensibly(book, dealt, number, options).events:
            if getattr(event, "do", None) == "kill":
                assert not mates & set(getattr(event, "at", ()))
            if getattr(event, "voter", None) in mates:
                votes.append(bool(mates & set(getattr(event, "choices", ()))))
        assert sum(votes) <= len(votes) / 2
