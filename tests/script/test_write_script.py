"""A game written out as a script replays to the same end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rulebook.yaml_file import read
from core.rules.commands import Act, Command, Deadline, Floor, Host, TurnOver, Vote
from core.rules.engine import start, step
from core.rules.events import ActGiven, Event, Left
from core.rules.prompts import prompts
from core.rules.state import Game
from core.script.run import Run, read_case, run_data
from core.script.write_script import UnreplayableError, record
from core.simulate.random_play import answer
from tests.examples import few

SEVEN = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]


def restless(book: Rulebook, players: int, seed: int, phases: int) -> tuple[Game, list[Event]]:
    """A game of people who change their minds, pass, are put out by the host, and take turns to speak."""
    chance = random.Random(f"{seed}/restless")
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    dealt = roles_for(book, players, options)
    assert isinstance(dealt, list)
    came = start(book, shuffled(dealt, seed), seed=seed, options=options)
    game, log = came.game, list(came.events)

    def give(command: Command) -> None:
        nonlocal game
        came = step(book, game, command)
        game = came.game
        log.extend(came.events)

    for _ in range(phases):
        if game.over:
            break
        for _ in range(2):
            for prompt in prompts(book, game):
                command = answer(prompt, chance, 0.6)
                if command is not None:
                    give(command)
                if chance.random() < 0.15:
                    give(Act(prompt.seat, "pass"))
        if chance.random() < 0.1 and not game.over:
            give(Host("eject", (chance.choice(game.living),)))
        while game.turn and chance.random() < 0.8:
            speaker, serial = game.turn.seat, game.serial
            give(Floor(chance.choice(game.living), "challenge"))
            give(Floor(chance.choice(game.living), "agree"))
            give(Floor(speaker, "yield") if speaker and chance.random() < 0.5 else TurnOver(serial, game.turn.number))
        for seat in game.living:
            if chance.random() < 0.5:
                give(Floor(seat, chance.choice(("skip", "extend"))))
        give(Deadline(game.serial))
    return game, log


@pytest.mark.parametrize("scenario", published())
@few(9)
@given(data=st.data())
def test_a_recorded_game_replays_to_the_same_end(scenario: str, data: st.DataObject):
    book = load(scenario)
    players = data.draw(st.integers(*book.scenario.players))
    seed = data.draw(st.integers(0, 10**6))
    game, log = restless(book, players, seed, data.draw(st.integers(0, 40)))
    listed, _ = read(record(log, book, name="a restless game"))
    (case,) = listed
    result = run_data(case, 1)
    assert result.ok, f"step {result.step}: {result.message}"
    assert _state(_replayed(case)) == _state(game)


def _replayed(case: dict[str, Any]) -> Game:
    run = Run(read_case(case, 1))
    for one in case["steps"]:
        if "until" in one:
            run.until(one["until"])
        for by in [one["act"]] if "act" in one else []:
            at = by.get("at", [])
            run.command(Act(by["by"], by["do"], tuple(at) if isinstance(at, list) else (at,), by.get("with", {})))
        for told in [one["host"]] if "host" in one else []:
            at = told.get("at", [])
            run.command(Host(told["do"], tuple(at) if isinstance(at, list) else (at,), told.get("with", {})))
        for kind in ("vote", "nominate"):
            for voter, choices in one.get(kind, {}).items():
                run.command(Vote(voter, tuple(choices)))
    return run.game


def _state(game: Game) -> dict[str, Any]:
    """All of a state but where the talk stands."""
    data = game.to_data()
    talk = ("challengers", "challenged", "callers", "floor:skip", "floor:extend")
    return {**data, "turn": None, "notes": {key: value for key, value in data["notes"].items() if key not in talk}}


def test_what_a_script_says_of_a_game():
    book = load("classic")
    came = start(book, SEVEN, seed=4, options={"speech_seconds": 45})
    log, game = list(came.events), came.game
    for command in (
        Deadline(1),
        TurnOver(2, 1),
        Deadline(2),
        Vote(1, (5, 6)),
        Vote(2, (5,)),
        Vote(2, ()),
        Deadline(3),
        Act(1, "kill", (5,)),
        Act(3, "save", (3,)),
        Act(3, "pass"),
        Host("eject", (6,)),
        Host("eject", (7,), absent=True),
    ):
        came = step(book, game, command)
        assert came.refusal is None
        log, game = log + came.events, came.game
    assert record(log, book, name="No. 7: night") == (
        "- name: 'No. 7: night'\n"
        "  scenario: classic\n"
        "  seed: 4\n"
        "  options: {speech_seconds: 45}\n"
        "  seats: [godfather, mafioso, doctor, detective, citizen, citizen, citizen]\n"
        "  steps:\n"
        "    - until: day\n"
        "    - until: nomination\n"
        "    - nominate: {1: [5, 6], 2: [5]}\n"
        "    - nominate: {2: []}\n"
        "    - until: night\n"
        "    - act: {by: 1, do: kill, at: 5}\n"
        "    - act: {by: 3, do: save, at: 3}\n"
        "    - act: {by: 3, do: pass}\n"
        "    - host: {do: eject, at: 6}\n"
        "    - host: {do: eject, at: 7, absent: true}\n"
        "    - expect: {alive: [1, 2, 3, 4, 5], phase: night, winner: null}\n"
    )


def test_a_card_that_plays_itself_for_one_who_sits_still_is_the_end_of_the_phase():
    """GF-D9, GF-D17: the swap itself is in the log, and changes who sits in the mafia's room."""
    book = load("godfather")
    roles = ["godfather", "saul_goodman", *["citizen"] * 6]
    swapped_with: set[int] = set()
    for seed in range(12):
        options = options_of(book, {"last_move_deck": ["face_off"]}, roles)
        assert isinstance(options, dict)
        came = start(book, roles, seed=seed, options=options)
        log = list(came.events)
        while came.game.night == 0:
            commands: list[Command] = [Deadline(came.game.serial)]
            if came.game.phase in ("nomination", "verdict"):
                commands = [*(Vote(voter, (8,)) for voter in range(1, 8)), *commands]
            for command in commands:
                came = step(book, came.game, command)
                log += came.events
        swapped_with |= {event.at[0] for event in log if isinstance(event, ActGiven)}
        (case,), _ = read(record(log, book))
        assert run_data(case, 1).ok
    assert swapped_with & {1, 2}


def test_a_log_that_the_rules_would_not_have_written_is_refused():
    book = load("classic")
    came = start(book, SEVEN, seed=4, options={"speech_seconds": 60})
    with pytest.raises(UnreplayableError, match="begins with"):
        record([], book)
    forged = Left("all", seat=5, how="vote", shown=None)
    with pytest.raises(UnreplayableError, match="classic"):
        record([*came.events, forged], book)
