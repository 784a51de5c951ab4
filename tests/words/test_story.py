"""The story of a game: told from its log, night by night, each thing once."""

import pytest

from bench.words import random_game
from core.rules.answer import parse
from core.rules.events import (
    ALL,
    HOST,
    ActGiven,
    Announced,
    BallotCounted,
    Dealt,
    DealtSeat,
    DefenceCalled,
    Event,
    GameOver,
    Left,
    PhaseBegan,
    Told,
    VoteCast,
    Withdrew,
)
from core.words import Chapter, pages, story
from tests.words.sample import AWKWARD, wording_of

PEOPLE = {1: "Anna", 2: "Boris", 3: "Cyrus", 4: "Daria"}
ROLES = ("godfather", "doctor", "detective", "citizen")
DEALT = Dealt(
    HOST,
    scenario="classic",
    seed=0,
    options={},
    seats=tuple(DealtSeat(role=role, team="town", uses={}, marks=[]) for role in ROLES),
)


def phase(name: str, day: int) -> Event:
    return PhaseBegan(ALL, phase=name, serial=day, day=day, night=1, seconds=60, turns=False, living=4, on_defence=())


NIGHT, DAY = phase("night", 1), phase("day", 2)


def act(by: int, do: str, *at: int) -> Event:
    return ActGiven(f"seat:{by}", by=by, do=do, at=tuple(at), extras={})


def told(seat: int, answer: str) -> Event:
    said = parse(answer)
    return Told(f"seat:{seat}", seat=seat, answer=said.word, value=said.value)


def chapter(*events: Event) -> list[str]:
    """The lines of the last chapter of a game of classic that went so."""
    return story(wording_of("classic", PEOPLE), [DEALT, *events])[-1].lines


def test_only_the_last_of_a_players_plans_is_told() -> None:
    lines = chapter(NIGHT, act(3, "inspect", 1), act(2, "save", 4), act(3, "inspect", 2), told(3, "no"))
    assert lines[:2] == [
        "💉 **2 · Boris** kept watch over **4 · Daria**.",
        "🔍 **3 · Cyrus** asked about **2 · Boris**.",
    ]


def test_a_plan_withdrawn_is_not_told() -> None:
    withdrew = Withdrew("seat:3", by=3, do=None)
    assert chapter(NIGHT, act(3, "inspect", 1), withdrew, told(2, "no")) == ["🤫 **2 · Boris** was told: no."]


def test_one_answer_given_to_several_is_told_once() -> None:
    (line,) = chapter(NIGHT, told(1, "yes"), told(2, "yes"))
    assert line == "🤫 **1 · Anna** and **2 · Boris** were told: yes, mafia."


def test_a_loss_is_told_once_and_with_the_role() -> None:
    left = Left(ALL, seat=4, how="night", shown=None)
    killed = Announced(ALL, code="killed", seats=(4,), args={})
    lines = chapter(NIGHT, act(1, "kill", 4), left, killed)
    assert lines == ["🔫 **1 · Anna** pointed the gun at **4 · Daria**.", "🕯️ **4 · Daria** (Citizen) didn't wake up."]


def test_an_announcement_of_nobody_is_told() -> None:
    (line,) = chapter(NIGHT, Announced(ALL, code="no_death", seats=(), args={}))
    assert "Nobody was lost" in line


def test_whose_hand_was_up_against_whom_is_told() -> None:
    votes = [
        VoteCast(ALL, voter=1, choices=(3,)),
        VoteCast(ALL, voter=2, choices=(4,)),
        VoteCast(ALL, voter=4, choices=(3,)),
        VoteCast(ALL, voter=1, choices=(3, 4)),
        VoteCast(ALL, voter=4, choices=()),
    ]
    ballot = BallotCounted(ALL, phase="nomination", n=4, needed=3, counts={})
    lines = chapter(DAY, *votes, ballot, DefenceCalled(ALL, seats=()))
    assert lines == [
        "☝️ The nomination, with 4 in the game and 3 votes needed:",
        "· **4 · Daria** — 2 hands: **1 · Anna** and **2 · Boris**",
        "· **3 · Cyrus** — 1 hand: **1 · Anna**",
        "Nobody stood trial.",
    ]


def test_nights_and_days_are_chapters_and_the_rest_of_a_day_is_not() -> None:
    verdict = phase("verdict", 2)
    over = GameOver(ALL, winner=("town",), winners=(2, 3), roles={})
    chapters = story(wording_of("classic", PEOPLE), [DEALT, NIGHT, DAY, verdict, over])
    assert [each.heading for each in chapters] == ["The table", "Night 1", "Day 2", "The end"]
    assert chapters[0].text.startswith("### The table\n**1 · Anna** — Godfather")
    assert chapters[-1].lines[-1] == "The winners: **2 · Boris** and **3 · Cyrus**."


@pytest.mark.parametrize("scenario", ["classic", "card_deck"])
def test_a_whole_game_is_told_to_its_end(scenario: str) -> None:
    log = random_game(scenario, 10, 5)
    chapters = story(wording_of(scenario, AWKWARD), log)
    gone = [event for event in log if isinstance(event, Left)]
    losses = [line for each in chapters for line in each.lines if "didn't wake up" in line or "was voted out" in line]
    assert len(losses) == len(gone) > 0
    assert chapters[-1].heading == "The end"
    assert [len(each.lines) > 0 for each in chapters if each.heading.startswith("Night")].count(False) == 0


def test_pages_are_whole_lines_within_their_limit() -> None:
    chapters = [Chapter(f"Night {number}", [f"line {line} " + "x" * 50 for line in range(20)]) for number in range(5)]
    sheets = pages(chapters, limit=700)
    assert max(map(len, sheets)) <= 700
    whole = [line for each in chapters for line in each.text.split("\n")]
    assert [line for sheet in sheets for line in sheet.split("\n") if line] == whole
    assert pages([Chapter("x", ["y" * 5000])], limit=100)[-1] == "y" * 100
    assert pages([]) == []
