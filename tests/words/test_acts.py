"""What is said of an act: by the rulebook's own name for it, by its answer, with all that was chosen."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from core.books.library import load, published
from core.rulebook.schema import Ability, Extra
from core.rules.commands import Act, Command, Deadline, Vote
from core.rules.engine import start, step
from core.rules.events import ActGiven, Event
from core.rules.log_form import from_row
from core.rules.prompts import prompts
from core.words import LANGUAGES, account_of, own_choice
from core.words.motion_words import asked
from tests.words.sample import wording_of

HEADS = {"ru": "Ваш выбор — "}
"""What stands before a choice, in the nominative, by language."""
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
    act = next(event for event in give(Act(1, "guess", (2,))) if isinstance(event, ActGiven))
    assert "says that **2 · Boris** is Nostradamus" in (wording.word_event(act) or "")
    assert "said that **2 · Boris** was Nostradamus" in (account_of(wording, act) or "")


def test_a_choice_is_told_with_one_colon() -> None:
    wording = wording_of("godfather", PLAYERS)
    guess = ActGiven("seat:1", by=1, do="guess", at=(2,), extras={"role": "leon"})
    assert own_choice(wording, guess) == f"**See through**: {wording.names[2]}, Leon the Professional"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_chose_themselves_is_told_so_and_not_by_their_name(language: str) -> None:
    wording = wording_of("classic", PLAYERS, language)
    told = own_choice(wording, ActGiven("seat:2", by=2, do="save", at=(2,), extras={}))
    assert wording.words("your-self") in told
    assert wording.names[2] not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_else_was_chosen_is_told_in_words(language: str) -> None:
    for scenario, do, extras in (
        ("commando", "arm", {"gun": "blank"}),
        ("el_clasico", "arm", {"guns": ["real", "blank"]}),
        ("godfather", "choose_side", {"side": "mafia"}),
    ):
        wording = wording_of(scenario, PLAYERS, language)
        told = own_choice(wording, ActGiven("seat:1", by=1, do=do, at=(2,), extras=extras))
        label = re.escape(wording.words(f"verb-{do}"))
        head = re.escape(HEADS.get(language, ""))
        assert re.match(rf"{head}\W*{label}\W", told), "a label is no part of a sentence"
        ids = [one for value in extras.values() for one in ([value] if isinstance(value, str) else value)]
        kinds = ("choice", "side")
        names = [next(wording.words(f"{k}-{one}") for k in kinds if wording.words.has(f"{k}-{one}")) for one in ids]
        assert [name for name in names if name not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decision_about_nobody_is_asked_for_without_a_gap_for_a_name(language: str) -> None:
    names = wording_of("elixir", PLAYERS, language).names
    about, bare = (asked(names, 1, "ruling", do="inquiry", at=at, person=None) for at in ((2,), ()))
    assert len(bare) < len(about)
    assert "  " not in bare
    assert ": ." not in bare
    assert ":." not in bare


def test_a_no_is_not_told_as_a_yes() -> None:
    wording = wording_of("masked", PLAYERS)
    assert "You give **2 · Boris** your word" in wording.chosen("confirm", [2], {"accept": True})
    assert "You refuse **2 · Boris** your word" in wording.chosen("confirm", [2], {"accept": False})
    refused = ActGiven("room:mafia", by=1, do="confirm", at=(2,), extras={"accept": False})
    assert "refuses" in (wording.word_event(refused) or "")
    assert "refused" in (account_of(wording, refused) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_names_themselves_is_not_told_of_somebody_by_their_name(language: str) -> None:
    wording = wording_of("classic", PLAYERS, language)
    me, other = wording.names[1], wording.names[2]
    assert me not in wording.chosen("save", [1], by=1)
    assert other in wording.chosen("save", [2], by=1)
    given = ActGiven("room:doctors", by=1, do="save", at=(1,), extras={})
    for told in (wording.word_event(given), account_of(wording, given)):
        assert (told or "").count(me) == 1


def test_which_gun_goes_to_whom_is_repeated() -> None:
    wording = wording_of("commando", PLAYERS)
    assert wording.chosen("arm", [2], {"gun": "real"}).startswith("The real gun for **2 · Boris**.")
    assert "a real gun, a blank" in wording.chosen("arm", [2, 3], {"guns": ["real", "blank"]})


def test_which_roles_were_named_is_repeated() -> None:
    wording = wording_of("el_clasico", PLAYERS)
    assert "**2 · Boris** is Juan" in wording.chosen("guess", [2], {"role": "juan"})
    assert "Juan, Churchill" in wording.chosen("guess", [2, 3], {"roles": ["juan", "churchill"]})


def sample(extra: Extra, roles: Iterable[str], named: int) -> Any:
    """A lawful value of this field of an act that names so many."""
    first = (extra.choices or [*roles])[0]
    return {
        "flag": True,
        "number": extra.least,
        "seat": 3,
        "word": "river",
        "role": first,
        "choice": first,
        "roles": [first] * named,
        "choices": [first] * named,
    }[extra.kind]


def acts_of(key: str, ability: Ability, roles: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Acts of this ability as events say them: with all that may be said, and with what must be. Of two fields that say
    the same of one seat and of two, neither is required alone, and yet one is always said.
    """
    own = {} if ability.verb in (None, key) else {"ability": key}
    bound = {field.seats for field in ability.extras.values() if field.seats is not None}
    least, most = (edge.constant if edge.is_constant else None for edge in ability.at)
    for named in bound or range(1 if least is None else least, 3 if most is None else most + 1):
        fields = {name: field for name, field in ability.extras.items() if field.seats in (None, named)}
        for needed in (True, False):
            said = {
                name: sample(field, roles, named)
                for name, field in fields.items()
                if field.required or field.seats is not None or not needed
            }
            yield {"by": 1, "do": ability.verb or key, "at": [2, 3][:named], "extras": said, **own}


@pytest.mark.parametrize("scenario", published())
def test_every_act_is_repeated_and_told_in_words_of_its_own(scenario: str) -> None:
    described = load(scenario).scenario
    listed = [described.everyone, *(role.abilities for role in described.roles.values())]
    for wording in (wording_of(scenario, PLAYERS, language) for language in LANGUAGES):
        for key, ability in ((key, one) for abilities in listed for key, one in abilities.items()):
            assert wording.words.has(f"verb-{key}.chosen"), key
            assert wording.words.has(f"verb-{key}.told"), key
            for data in acts_of(key, ability, described.roles):
                repeated = wording.chosen(key, data["at"], data["extras"])
                told = account_of(wording, from_row(["act", "seat:1", data])) or ""
                assert [seat for seat in data["at"] if PLAYERS[seat] not in repeated or PLAYERS[seat] not in told] == []
                assert not re.search(r" {2}|: ?[.!]| [.!]", repeated + told), (repeated, told)


@pytest.mark.parametrize("scenario", published())
def test_every_act_can_be_said_with_what_it_carries(scenario: str, caplog: pytest.LogCaptureFixture) -> None:
    """No text calls for something that the act need not say."""
    described, wording = load(scenario).scenario, wording_of(scenario, PLAYERS)
    abilities = {(key, id(one)): one for role in described.roles.values() for key, one in role.abilities.items()}
    abilities |= {(key, id(one)): one for key, one in described.everyone.items()}
    with caplog.at_level(logging.WARNING):
        for (key, _), ability in abilities.items():
            for data in acts_of(key, ability, described.roles):
                wording.chosen(key, data["at"], data["extras"])
                for to in ("seat:1", "room:mafia", "all"):
                    wording.word_event(from_row(["act", to, data]))
                    account_of(wording, from_row(["act", to, data]))
    assert sorted({record.getMessage() for record in caplog.records}) == []
