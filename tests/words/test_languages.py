"""Every translation is whole and well-formed: nothing is missing, every text can be said, every game can be told."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from bench.words import random_game
from cogs.showing.panels.house_rules import named
from core.books.library import SCENARIOS, load
from core.rules.prompts import Prompt
from core.words import SeatNames, Words, account_of, story
from core.words.card import role_card
from core.words.safe import FSI, PDI
from core.words.text_check import differences
from core.words.texts import COMMON
from tests.words.sample import (
    AWKWARD,
    NUMBERS,
    SPOKEN,
    VOICES,
    cues_of,
    files_of,
    known,
    needed,
    own,
    own_file,
    read,
    tree,
    wording_of,
)


@dataclass(frozen=True)
class Tongue:
    """A language as its texts must look. `counts`: the plural forms of a whole number, each of which a choice by one
    names, its default included. `commands`: the letters of a command's name."""

    code: str
    letters: re.Pattern[str]
    counts: frozenset[str]
    commands: str


TONGUES = {
    tongue.code: tongue
    for tongue in (
        Tongue("fa", re.compile("[آ-ی]"), frozenset(("one", "other")), "a-z"),
        Tongue("ru", re.compile("[а-яё]", re.IGNORECASE), frozenset(("one", "few", "many")), "а-яё"),
        Tongue("uk", re.compile("[а-щьюяґєії]", re.IGNORECASE), frozenset(("one", "few", "many")), "а-щьюяґєії"),
    )
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LATIN = re.compile("[A-Za-z]")


@pytest.fixture(params=TONGUES.values(), ids=list(TONGUES))
def tongue(request: pytest.FixtureRequest) -> Tongue:
    return request.param


class Choices(visitor.Visitor):
    """The names among the keys of each choice, and which of them is taken where nothing fits."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], str | None]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's names
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        rest = next(variant.key for variant in node.variants if variant.default)
        self.found.append((names, rest.name if isinstance(rest, ast.Identifier) else None))
        self.generic_visit(node)


UNTIL = {
    "en": re.compile(r"\b(?:until|till|by|at) (?:\*\*)?\{ \$when"),
    "fa": re.compile(r"(?:تا|در|ساعت) (?:\*\*)?\{ \$when"),
    "ru": re.compile(r"\b(?:до|к|в) (?:\*\*)?\{ \$when"),
    "uk": re.compile(r"\b(?:до|о|об|в|у|на) (?:\*\*)?\{ \$when"),
}


@pytest.mark.parametrize("code", UNTIL)
def test_a_span_of_time_does_not_follow_a_word_that_wants_a_moment(code: str) -> None:
    """What is to come is shown as "in 59 seconds", which no language says after "until"."""
    for file in files_of(code):
        found = UNTIL[code].search(file.read_text("utf-8"))
        assert not found, f"{file.name}: {found and found[0]}"


def test_no_common_text_is_missing(tongue: Tongue) -> None:
    for file in sorted((COMMON / "en").glob("*.ftl")):
        other = COMMON / tongue.code / file.name
        assert differences(read(file), read(other)) == [], file.name


@pytest.mark.parametrize("scenario", SPOKEN)
def test_no_text_of_a_scenario_is_missing(tongue: Tongue, scenario: str) -> None:
    assert differences(read(own_file(scenario)), read(own_file(scenario, tongue.code))) == []
    assert sorted(needed(scenario) - known(scenario, tongue.code).keys()) == []


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_no_cue_is_missing(tongue: Tongue, folder: Path) -> None:
    base, other = cues_of(folder / "en.yaml"), cues_of(folder / f"{tongue.code}.yaml")
    assert {section: cues.keys() for section, cues in other.items()} == {
        section: cues.keys() for section, cues in base.items()
    }
    for cues in other.values():
        for cue, text in cues.items():
            assert tongue.letters.search(text), cue
            assert not re.search("[0-9A-Za-z]", text), cue


def test_a_choice_by_number_has_the_forms_of_the_language(tongue: Tongue) -> None:
    for file in files_of(tongue.code):
        found = Choices()
        found.visit(tree(file))
        for names, rest in found.found:
            if names & CATEGORIES - {"other"}:
                assert names & CATEGORIES <= tongue.counts, (file, names)
                assert names >= tongue.counts or tongue.code == "fa", (file, names)
                assert rest in tongue.counts, (file, rest)


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_every_text_can_be_said_with_awkward_names(
    tongue: Tongue, scenario: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words.for_language(tongue.code, SCENARIOS / scenario if scenario else None)
    needed = known(scenario)
    names = SeatNames(words, AWKWARD)
    with caplog.at_level(logging.WARNING):
        for id_ in sorted(own(scenario)):
            for number in (0, 1, 2, 5, 21):
                for seat in AWKWARD if number == 2 else (1, 7):
                    args = {each: number if NUMBERS.match(each) else names[seat] for each in needed[id_]}
                    text = words(id_, **args)
                    assert text.strip(), id_
                    assert text.count(FSI) == text.count(PDI), id_
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_a_whole_game_is_worded(tongue: Tongue, scenario: str, caplog: pytest.LogCaptureFixture) -> None:
    wording = wording_of(scenario, AWKWARD, tongue.code)
    with caplog.at_level(logging.WARNING):
        for seed, seats in enumerate(sorted(set(load(scenario).scenario.players))):
            events = random_game(scenario, seats, seed)
            for event in events:
                sentence = wording.word_event(event)
                assert sentence is None or tongue.letters.search(sentence), event
                account_of(wording, event)
            for chapter in story(wording, events):
                assert tongue.letters.search(chapter.heading)
                assert chapter.text.count(FSI) == chapter.text.count(PDI)
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_every_card_and_menu_is_worded(tongue: Tongue, scenario: str) -> None:
    wording = wording_of(scenario, AWKWARD, tongue.code)
    for id_, role in load(scenario).scenario.roles.items():
        card = role_card(wording.names, id_, role.team, knows=[1, 2])
        assert not LATIN.search(card.who + card.win + card.night), id_
        for do in role.abilities:
            prompt = Prompt(id=f"1:{do}:1", seat=1, do=do, seats=(2, 3), least=1, most=1, optional=True)
            asked = wording.word_prompt(prompt)
            assert not LATIN.search(asked.label + asked.ask), do
            assert len(asked.label) <= 100


@pytest.mark.parametrize("scenario", SPOKEN)
def test_what_a_card_says_of_an_option_is_of_one_that_there_is(tongue: Tongue, scenario: str) -> None:
    options, wording = load(scenario).scenario.options, wording_of(scenario, AWKWARD, tongue.code)
    for role, part, name, value in re.findall(
        r"^role-(\w+)\.(card|night)-(\w+)-(\w+)$", "\n".join(own(scenario, tongue.code)), re.MULTILINE
    ):
        option = options[name]
        given = value == "yes" if option.kind == "flag" else value
        assert given is True or value == "no" or given in option.choices
        card = role_card(wording.names, role, load(scenario).roles[role].team, options={name: given})
        said = wording.words(f"role-{role}.{part}-{name}-{value}")
        assert said in (card.who if part == "card" else card.night)


@pytest.mark.parametrize("scenario", SPOKEN)
def test_what_a_host_may_set_is_shown_in_words(tongue: Tongue, scenario: str) -> None:
    words = Words.for_language(tongue.code, SCENARIOS / scenario)
    for name, option in load(scenario).scenario.options.items():
        assert tongue.letters.search(words(f"option-{name}"))
        for one in option.choices if option.default is not None else ():
            if isinstance(one, str):
                assert tongue.letters.search(named(words, one)), (name, one)


def test_a_side_stands_on_a_button_with_a_capital(tongue: Tongue) -> None:
    sides = {"godfather": ("town", "mafia"), "sport": ("red", "black"), "elixir": ("town", "branch")}
    for scenario, teams in sides.items():
        words = Words.for_language(tongue.code, SCENARIOS / scenario)
        assert [one for one in (named(words, team) for team in teams) if one[0] != one[0].upper()] == []


def test_what_discord_bounds_is_short_enough(tongue: Tongue) -> None:
    words = Words.for_language(tongue.code)
    groups: dict[str, set[str]] = {}
    for id_ in words.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            assert re.fullmatch(f"[-_{tongue.commands}]{{1,32}}", words(id_)), id_
            group = groups.setdefault(id_.rpartition("-")[0], set())
            assert words(id_) not in group, id_
            group.add(words(id_))
        elif id_.startswith("cmd-"):
            assert 1 <= len(words(id_)) <= 100, id_
        elif id_.endswith("-button"):
            assert len(words(id_, name="x" * 45)) <= 80, id_
        elif id_.endswith(("-title", "-field")):
            assert len(words(id_, scenario="x" * 20, least=1, most=20, do="x" * 20)) <= 100, id_
        elif "-placeholder" in id_:
            assert len(words(id_, least=10, most=20)) <= 150, id_


@pytest.mark.parametrize("scenario", SPOKEN)
def test_what_discord_bounds_of_a_scenario_is_short_enough(tongue: Tongue, scenario: str) -> None:
    words = Words.for_language(tongue.code, SCENARIOS / scenario)
    assert len(words("scenario-title")) <= 80
    assert len(words("scenario-rules")) <= 3500
    for id_ in words.ids():
        if re.fullmatch(r"(role|verb|choice|option)-[a-z_]+(\.description)?", id_):
            assert len(words(id_)) <= 100, id_
        elif ".with-" in id_:
            assert len(words(id_, least=10, most=99)) <= 45, id_
