"""The steps that see what a state can't show: what was heard, what is offered, what is said on the floor."""

from __future__ import annotations

import pytest
import yaml

from core.books.deal import options_of, roles_for
from core.books.library import load, published
from core.script.heard import UNHEARD, lines
from core.script.run import run_data
from core.simulate.random_play import play

SEVEN = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]


def played(text: str, scenario: str = "classic", seats: list[str] = SEVEN) -> tuple[int, str]:
    """The number of the step that failed and the message; 0 and nothing where all is well."""
    result = run_data({"name": "a case", "scenario": scenario, "seats": seats, "steps": yaml.safe_load(text)}, 1)
    return result.step, result.message


NIGHT = """
- until: night
- act: {by: 3, do: save, at: 5}
- act: {by: 1, do: kill, at: 5}
- act: {by: 4, do: inspect, at: 2}
- heard: {}
- until: day
"""
WELL = (0, "")


@pytest.mark.parametrize(
    "heard",
    [
        "{}",
        "{4: ['told yes']}",
        "{4: ['told yes -'], 5: nothing, 3: [], host: nothing, 'room:mafia': ['room 1,2 -']}",
        "{all: ['announced no_death', phase day 60, turn]}",
    ],
)
def test_what_was_heard(heard: str):
    assert played(f"{NIGHT}- heard: {heard}") == WELL


@pytest.mark.parametrize(
    ("heard", "message"),
    [
        ("{4: nothing}", "expected heard of seat:4 [], got ['told yes -']"),
        ("{4: []}", "expected heard of seat:4 [], got ['told yes -']"),
        ("{4: [told no]}", "expected heard of seat:4 ['told no'], got ['told yes -']"),
        ("{4: [told ye]}", "expected heard of seat:4 ['told ye'], got ['told yes -']"),
        ("{4: [told yes own]}", "expected heard of seat:4 ['told yes own'], got ['told yes -']"),
        ("{4: [told yes, told yes]}", "expected heard of seat:4 ['told yes', 'told yes'], got ['told yes -']"),
        ("{4: [told], 3: [told]}", "expected heard of seat:3 ['told'], got []"),
        ("{all: [phase, announced, turn]}", "expected heard of all ['phase', 'announced', 'turn'], got ['announced"),
    ],
)
def test_what_was_not_heard_so(heard: str, message: str):
    step, got = played(f"{NIGHT}- heard: {heard}")
    assert step == 7
    assert got.startswith(message)


def test_a_stretch_begins_where_the_last_heard_stands():
    assert played("- heard: {1: [card godfather mafia], 5: [card citizen town], host: [dealt classic]}") == WELL
    again = f"{NIGHT}- heard: {{5: nothing}}\n- heard: {{4: nothing, all: nothing}}"
    assert played(again) == WELL
    since_the_start = NIGHT.replace("- heard: {}\n", "") + "- heard: {3: [card doctor, act 3 save 5]}"
    assert played(since_the_start) == WELL


MENU = "- until: night\n- menu: "


@pytest.mark.parametrize(
    "menu",
    [
        "{}",
        "{1: {kill: [7, 6, 5, 4, 3]}, 2: nothing, 5: {}}",
        "{3: {save: {at: [1, 2, 3, 4, 5, 6, 7], least: 1, most: 1, left: null, optional: true, once: false}}}",
        "{3: {save: {}}, 4: {inspect: {given: nothing, with: {}}}}",
    ],
)
def test_what_is_offered(menu: str):
    assert played(MENU + menu) == WELL


@pytest.mark.parametrize(
    ("menu", "message"),
    [
        ("{1: nothing}", "expected menu of seat 1 'nothing', got ['kill']"),
        ("{5: {kill: []}}", "expected menu of seat 5 ['kill'], got 'nothing'"),
        ("{1: {kill: [3, 4]}}", "expected at of kill in the menu of seat 1 [3, 4], got [3, 4, 5, 6, 7]"),
        ("{1: {kill: [3, 4, 5, 6, 7, 2]}}", "expected at of kill in the menu of seat 1"),
        ("{1: {kill: {}, pass: {}}}", "expected menu of seat 1 ['kill', 'pass'], got ['kill']"),
        ("{3: {save: {least: 0}}}", "expected least of save in the menu of seat 3 0, got 1"),
        ("{3: {save: {most: 2}}}", "expected most of save in the menu of seat 3 2, got 1"),
        ("{3: {save: {left: 2}}}", "expected left of save in the menu of seat 3 2, got None"),
        ("{3: {save: {optional: false}}}", "expected optional of save"),
        ("{3: {save: {once: true}}}", "expected once of save"),
        ("{3: {save: {given: [5]}}}", "expected given of save in the menu of seat 3 [5], got 'nothing'"),
        ("{3: {save: {with: {gun: null}}}}", "expected with of save in the menu of seat 3 {'gun': None}, got {}"),
    ],
)
def test_what_is_not_offered_so(menu: str, message: str):
    step, got = played(MENU + menu)
    assert step == 2
    assert got.startswith(message)


def test_a_menu_shows_what_stands_and_what_may_be_said_besides():
    given = "- until: night\n- act: {by: 3, do: save, at: 5}\n- menu: {3: {save: {given: [5]}}}"
    assert played(given) == WELL
    ballot = "- until: nomination\n- nominate: {1: [2, 5]}\n- menu: {1: {vote: {given: [2, 5], most: 6}}}"
    assert played(ballot) == WELL
    guns = ["godfather", "thief", "gunsmith", *["citizen"] * 7]
    arms = "- until: night\n- menu: {3: {arm: {with: {gun: %s, guns: null}}}}"
    assert played(arms % "[blank, real]", "thief_gangster", guns) == WELL
    assert "expected with of arm" in played(arms % "[blank]", "thief_gangster", guns)[1]


TURNS = "- until: day\n- heard: {}\n"


def test_words_on_the_floor():
    talk = """
    - say: {by: 5, do: yield}
    - say: {by: 5, do: yield}
      refused: true
    - heard: {all: [floor 5 yield, turn 6]}
    - turn_over: 6
    - say: {by: 7, do: skip}
      refused: true
    - heard: {all: [turn 7]}
    """
    assert played(f"{TURNS}{talk.replace('    - ', '- ').replace('      ref', '  ref')}") == WELL


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("say: {by: 4, do: yield}", "expected say {'by': 4, 'do': 'yield'} to be accepted, got refused: not_your_turn"),
        ("say: {by: 5, do: skip}", "expected say {'by': 5, 'do': 'skip'} to be accepted, got refused: in_turns"),
        ("say: {by: 5, do: yield}\n  refused: true", "expected a refusal of say {'by': 5, 'do': 'yield'}, got it acc"),
        ("turn_over: 4", "expected turn_over 4, got the turn of 5"),
        ("turn_over: nobody", "expected turn_over nobody, got the turn of 5"),
    ],
)
def test_words_on_the_floor_that_are_not_taken_so(step: str, message: str):
    number, got = played(f"{TURNS}- {step}")
    assert number == 3
    assert got.startswith(message)


def test_the_turns_of_a_day_run_out_one_after_the_other():
    turns = "\n".join(f"- turn_over: {seat}" for seat in (5, 6, 7, 1, 2, 3, 4))
    assert played(f"{TURNS}{turns}\n- expect: {{phase: nomination}}") == WELL
    assert played(f"{TURNS}{turns}\n- turn_over: 5") == (
        10,
        "expected turn_over 5, got a phase nomination that is not held in turns now",
    )


@pytest.mark.parametrize("scenario", published())
def test_every_event_of_a_game_has_its_line(scenario: str):
    book = load(scenario)
    options = options_of(book, {}, [""] * book.scenario.players[1])
    assert isinstance(options, dict)
    roles = roles_for(book, book.scenario.players[1], options)
    assert isinstance(roles, list)
    for seed in range(5):
        log = play(book, roles, seed, options).events
        for to in {event.to for event in log}:
            sent = [event.kind for event in log if event.to == to and event.kind not in UNHEARD]
            assert [line.split()[0] for line in lines(log, to)] == sent
