"""What is said of an act: by the rulebook's own name for it, by its answer, with all that was chosen."""

from __future__ import annotations

from core.rules.commands import Act, Command, Deadline, Vote
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.prompts import prompts
from core.scenario.loader import load
from core.words import account_of
from tests.words.sample import wording_of

PLAYERS = {1: "Anna", 2: "Boris", 3: "Clara"}


def test_an_ability_is_asked_for_and_told_by_its_own_name() -> None:
    book, wording = load("godfather"), wording_of("godfather", PLAYERS)
    roles = ["godfather", "mafioso", "nostradamus", "leon", "citizen", "citizen", "citizen", "citizen"]
    game = start(book, roles, options={"last_move_deck": ["beautiful_mind"]}).game

    def give(command: Command) -> list[Event]:
        nonlocal game
        came = step(book, game, command)
        assert came.refusal is None
        game = came.game
        return list(came.events)

    def to(phase: str) -> None:
        while game.phase != phase:
            give(Deadline(game.serial))

    for phase in ("nomination", "verdict"):
        to(phase)
        for voter in range(2, 9):
            give(Vote(voter, (1,)))
    to("last_words")
    (prompt,) = prompts(book, game, 1)
    assert (prompt.do, prompt.ability) == ("guess", "unmask")
    assert wording.word_prompt(prompt).label == "Name Nostradamus"
    act = next(event for event in give(Act(1, "guess", (2,))) if event.kind == "act")
    assert "says that **2 · Boris** is Nostradamus" in (wording.word_event(act) or "")
    assert "said that **2 · Boris** was Nostradamus" in (account_of(wording, act) or "")


def test_a_no_is_not_told_as_a_yes() -> None:
    wording = wording_of("masked", PLAYERS)
    assert "You give **2 · Boris** your word" in wording.chosen("confirm", [2], {"accept": True})
    assert "You refuse **2 · Boris** your word" in wording.chosen("confirm", [2], {"accept": False})
    refused = Event("act", "room:mafia", {"by": 1, "do": "confirm", "at": [2], "extras": {"accept": False}})
    assert "refuses" in (wording.word_event(refused) or "")
    assert "refused" in (account_of(wording, refused) or "")


def test_which_gun_goes_to_whom_is_repeated() -> None:
    wording = wording_of("commando", PLAYERS)
    assert wording.chosen("arm", [2], {"gun": "real"}).startswith("The real gun for **2 · Boris**.")
    assert "A real gun, A blank" in wording.chosen("arm", [2, 3], {"guns": ["real", "blank"]})


def test_which_roles_were_named_is_repeated() -> None:
    wording = wording_of("el_clasico", PLAYERS)
    assert "**2 · Boris** is Juan" in wording.chosen("guess", [2], {"role": "juan"})
    assert "Juan, Churchill" in wording.chosen("guess", [2, 3], {"roles": ["juan", "churchill"]})
