"""How a game stands, as any face may show it."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import SCENARIOS, load, parse, published
from core.rulebook.book import Rulebook
from core.rules import views
from core.rules.commands import Act, Vote
from core.rules.events import ALL, BallotCounted, PhaseBegan
from core.rules.memory import DECK
from core.rules.state import Given
from tests.rules.table import Table, seated

CLASSIC = "godfather doctor detective citizen citizen citizen"
ALL_SIX = [1, 2, 3, 4, 5, 6]


def test_a_ballot_says_what_is_needed_and_counts_the_hands_of_the_living() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    assert views.ballot(table.book, table.game) == views.BallotView(
        is_verdict=False,
        on_defence=(),
        called=(1, 2, 3, 4, 5, 6),
        candidates=(1, 2, 3, 4, 5, 6),
        several=True,
        needed=4,
        size=6,
        voted=0,
        voters=6,
        counts={},
        may_abstain=True,
    )
    table.vote(2, 1, 3, 4)
    table.vote(1, 2, 5)
    assert table.give(Vote(5, ())) is None
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.voted, ballot.counts) == (4, {2: 3, 1: 1})


def test_a_verdict_is_about_those_on_defence() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    table.vote(2, 1, 3, 4, 5)
    table.until("verdict")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.is_verdict, ballot.on_defence, ballot.candidates, ballot.needed) == (True, (2,), (2,), 4)
    assert ballot.voters == 5, "the defendant has no vote"
    assert views.is_defence(table.book, "defence")
    assert views.is_defence(table.book, "verdict")
    assert not views.is_defence(table.book, "nomination")


@pytest.mark.parametrize(("seen_by", "lost"), [("public", 1), ("own", 0), ("secret", 0)])
def test_who_has_lost_a_vote_is_told_by_no_number_unless_everybody_knows(seen_by: str, lost: int) -> None:
    table = seated("classic_advanced").until("nomination")
    (mark,) = table.book.scenario.ballots["nomination"].silent
    scenario = table.book.scenario
    book = Rulebook(scenario.model_copy(update={"marks": {**scenario.marks, mark: seen_by}}))
    table.game.seat(3).marks[mark] = [None, None]
    ballot = views.ballot(book, table.game)
    assert ballot is not None
    assert ballot.voters == len(table.game.living) - lost


def test_outside_of_a_ballot_there_is_none() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("day")
    assert views.ballot(table.book, table.game) is None


def test_what_is_needed_to_decide_is_what_decides() -> None:
    """In every rulebook that says a number, the ballot as it closes reports the number that was shown."""
    seen: set[str] = set()
    for scenario in ("classic", "card_deck", "commando", "godfather", "grand_persian", "joker", "zodiac"):
        table = seated(scenario)
        for _ in range(12):
            shown = views.ballot(table.book, table.game)
            phase = table.game.phase
            if shown is not None and shown.needed is not None:
                for voter in (2, 3, 4, 5, 6):
                    table.give(Vote(voter, (1,)))
                table.clock()
                counted = [event.needed for event in table.events if isinstance(event, BallotCounted)]
                assert counted[:1] == [shown.needed], (scenario, phase)
                seen.add(f"{scenario} {phase}")
            elif not table.game.over:
                table.clock()
    assert len(seen) >= 10


def test_a_wish_of_the_table_is_shown_with_its_majority() -> None:
    table = seated("godfather").until("day")
    book = table.book
    assert views.is_wish(book, "inquire")
    assert not views.is_wish(book, "no_such_verb")
    assert table.give(Act(3, "inquire")) is None
    table.game.acts.append(Given(4, "kill", (5,), {}, 9))
    assert views.wishes(book, table.game) == [views.Wish("inquire", (3,), 5)]


def test_a_held_card_is_the_owners_own() -> None:
    table = Table.seated(load("classic"), "godfather mafioso doctor detective citizen citizen citizen citizen")
    card = views.held_card(table.book, table.game, 1)
    assert (card.role, card.team, card.lent) == ("godfather", table.game.seat(1).team, None)
    assert list(card.knows) == table.game.seat(1).knows


def test_a_room_that_was_never_opened_is_empty_and_shut() -> None:
    table = Table.seated(load("classic"), CLASSIC)
    assert views.room(table.game, "nowhere") == views.RoomView((), False)
    assert views.rooms_of(table.game, 4) == []


def test_the_running_phase_is_told_as_the_events_that_began_it() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("day")
    phase, turn = views.running(table.game)
    assert isinstance(phase, PhaseBegan)
    assert (phase.to, phase.phase, phase.turns) == (ALL, "day", True)
    assert turn == table.game.turn


def test_how_many_cards_lie_face_down_while_one_is_to_be_played() -> None:
    table = seated("godfather")
    assert views.cards_face_down(table.game) is None
    table.until("nomination")
    deck = len(table.game.notes[DECK])
    assert views.cards_face_down(table.game) is None
    table.vote(8, *range(1, 8))
    table.until("verdict")
    table.vote(8, *range(1, 8))
    table.until("last_words")
    assert views.cards_face_down(table.game) == deck - 1
    table.clock()
    assert views.cards_face_down(table.game) is None


def test_blanks_are_shown_as_the_options_bind_them() -> None:
    assert views.blanks(load("classic"), {}) == []
    book = load("gangster_city")
    rule = book.scenario.blanks
    assert rule is not None
    assert views.blanks(book, {}) == [views.Blank(role, None, ()) for role in rule.roles]
    bound = {"blank_roles": {"tramp": {"team": "mafia", "abilities": ["frame"]}}}
    assert views.Blank("tramp", "mafia", ("frame",)) in views.blanks(book, bound)


def test_a_phase_that_the_rulebook_does_not_have_is_no_defence() -> None:
    assert not views.is_defence(load("classic"), "tea")
    assert not views.is_defence(load("classic"), "day")


def test_wishes_are_those_of_the_living() -> None:
    table = seated("godfather").until("day")
    assert table.give(Act(3, "inquire")) is None
    table.host("eject", 3)
    assert views.wishes(table.book, table.game) == []


WISHES = {scenario: {"inquire"} for scenario in ("elixir", "godfather", "thief_gangster", "zodiac")}
WISHES["classic_advanced"] = {"ask"}
WISHES["sport"] = {"all_leave"}
TRIALS = {"family": {"verdict"}, "gangster_city": set[str]()}
TRIALS["sport"] = {"defence", "verdict", "again", "second_verdict"}
NOTHING_TO_DO = {
    "card_deck": {"day", "nomination", "defence", "verdict"},
    "commando": {"intro_day", "intro_night", "nomination", "verdict", "last_words"},
    "godfather": {"intro_day", "nomination", "defence", "verdict"},
}


@pytest.mark.parametrize("scenario", published())
def test_what_a_rulebook_has_wishes_and_trials_for(scenario: str) -> None:
    book = load(scenario)
    assert {do for do in book.scenario.everyone if views.is_wish(book, do)} == WISHES.get(scenario, set())
    trials = {phase for phase in book.scenario.phases if views.is_defence(book, phase)}
    assert trials == TRIALS.get(scenario, {"defence", "verdict"})
    idle = {phase for phase in book.scenario.phases if not views.may_act(book, phase)}
    assert idle == NOTHING_TO_DO.get(scenario, idle)


@pytest.mark.parametrize(
    ("ability", "wish"),
    [
        ("{at: 0, secret: false}", True),
        ("{at: 0}", False),
        ("{at: [0, 1], secret: false}", False),
        ("{secret: false}", False),
        ("{at: 0 if n > 3 else 1, secret: false}", False),
        ("{at: 0, secret: false, with: {mood: {kind: flag}}}", False),
    ],
)
def test_a_wish_names_nobody_says_nothing_and_hides_nothing(ability: str, wish: bool) -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    steps = f"\neveryone:\n  ask: {ability}\nsteps:\n  day.changes:\n    - poll: {{verb: ask}}\n"
    book = parse(text.replace("\nsteps:\n", steps))
    assert views.is_wish(book, "ask") is wish


@pytest.mark.parametrize(("left", "more_than_half"), [(7, 4), (8, 5), (9, 5)])
def test_more_than_half_of_the_living(left: int, more_than_half: int) -> None:
    table = seated("card_deck", 9)
    for seat in table.game.seats[left:]:
        seat.alive = False
    assert views.majority(table.game) == more_than_half


def test_who_may_name_several_is_one_who_has_several_to_name() -> None:
    table = seated("godfather").until("nomination")
    for voter in range(3, 9):
        assert table.give(Vote(voter, (1, 2) if voter != 3 else (1,))) is None
    table.until("verdict")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.on_defence, ballot.candidates, ballot.several) == ((1, 2), (1, 2), True)
    table = seated("godfather").until("nomination")
    table.vote(1, *range(3, 9))
    table.until("verdict")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.candidates, ballot.several) == ((1,), False)
    first = seated("card_deck").until("nomination")
    ballot = views.ballot(first.book, first.game)
    assert ballot is not None
    assert not ballot.several


def test_the_hands_of_a_secret_ballot_are_not_counted_in_the_open() -> None:
    """ZO-4: of several accused the most votes decide, and nobody sees the hands."""
    table = seated("zodiac").until("nomination")
    for voter in range(3, 9):
        table.give(Vote(voter, (1, 2)))
    table.until("verdict")
    table.give(Vote(3, (1,)))
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.voted, ballot.counts) == (1, None)


def test_hands_for_who_has_left_are_not_shown() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    table.vote(2, 1, 3)
    table.vote(3, 2)
    table.host("eject", 2)
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.counts, ballot.candidates, ballot.size) == ({3: 1}, (1, 3, 4, 5, 6), 6)


def test_a_room_is_open_to_its_members_when_the_rulebook_says_so() -> None:
    table = Table.seated(load("classic"), f"{CLASSIC} mafioso").until("night")
    assert views.room(table.game, "mafia") == views.RoomView((1, 7), True)
    assert [views.rooms_of(table.game, seat) for seat in (1, 2, 7)] == [["mafia"], [], ["mafia"]]
    assert views.room(table.until("day").game, "mafia") == views.RoomView((1, 7), False)


def test_a_blank_in_the_hand_says_what_it_was_bound_to() -> None:
    book = load("gangster_city")
    bound: dict[str, Any] = {"blank_roles": {"tramp": {"team": "mafia", "abilities": ["frame"]}}}
    assert [one.verbs for one in views.blanks(book, bound) if one.role != "tramp"] == [()] * (len(blanks_of(book)) - 1)
    table = Table.seated(book, ["tramp", "don", *["citizen"] * 6], **bound)
    card = views.held_card(book, table.game, 1)
    assert (card.role, card.team, card.lent) == ("tramp", "mafia", ["frame"])
    assert views.held_card(book, table.game, 2).lent is None


def blanks_of(book: Rulebook) -> list[str]:
    assert book.scenario.blanks is not None
    return list(book.scenario.blanks.roles)


def test_the_running_phase_says_how_many_began_it_and_who_is_accused() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    table.vote(2, 1, 3, 4, 5)
    table.until("verdict")
    table.host("eject", 6)
    assert views.running(table.game) == [
        PhaseBegan(
            ALL,
            phase="verdict",
            serial=table.game.serial,
            day=1,
            night=0,
            seconds=table.game.seconds,
            turns=False,
            living=6,
            on_defence=(2,),
        )
    ]


def test_a_ballot_over_the_accused_is_a_verdict_under_any_name() -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    trial = text.replace("  verdict: {", "  trial: {").replace("defence, verdict", "defence, trial")
    table = Table.seated(parse(trial.replace("verdict.ends", "trial.ends")), CLASSIC).until("nomination")
    table.vote(2, 1, 3, 4, 5)
    table.until("trial")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.is_verdict, ballot.on_defence) == (True, (2,))


@pytest.mark.parametrize(
    ("defendants_vote", "called"),
    [
        ("false", [1, 3, 4, 5, 6]),
        ("defendants > 1", [1, 3, 4, 5, 6]),
        ("true", ALL_SIX),
        ("me.role == 'doctor'", ALL_SIX),
    ],
)
def test_the_accused_are_called_to_a_ballot_in_which_they_may_have_a_vote(
    defendants_vote: str, called: list[int]
) -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    text = text.replace("candidates: defence}", f'candidates: defence, defendants_vote: "{defendants_vote}"}}')
    table = Table.seated(parse(text), CLASSIC).until("nomination")
    table.vote(2, 1, 3, 4, 5)
    table.until("verdict")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert list(ballot.called) == called
