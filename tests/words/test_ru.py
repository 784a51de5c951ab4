"""The Russian texts are whole and well-formed: nothing is missing, every text can be said, every game can be told."""

import logging
import re
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser, ast, visitor

from bench.words import random_game
from core.rules.prompts import Prompt
from core.scenario.loader import SCENARIOS, load, published
from core.words import Names, Words, account_of, story
from core.words.check import arguments, differences, required
from core.words.texts import COMMON
from tests.words.sample import AWKWARD, wording_of

SPOKEN = sorted(folder for folder in published() if (SCENARIOS / folder / "en.ftl").is_file())
FILES = sorted([*(COMMON / "ru").glob("*.ftl"), *SCENARIOS.glob("*/ru.ftl")])
CUES = Path(__file__).resolve().parents[2] / "audio" / "cues"
VOICES = [CUES, *sorted(folder.parent for folder in SCENARIOS.glob("*/voice/en.yaml"))]
CATEGORIES = {"zero", "one", "two", "few", "many"}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
# What a text may say in Latin letters: names of things outside, and commands as an English Discord shows them.
LATIN = re.compile("Discord|DISCORD_TOKEN|https?://\\S+|New Application|Bot|Reset Token|mafia script")
# The other alphabet's letters inside a word, Ukrainian letters, a straight quote, a hyphen for a dash, a space before a
# stop, two stops, and a verb about a person in the past tense (which would have to know whether it is he or she).
MISWRITTEN = re.compile(
    r"[А-яЁё][A-Za-z]|[A-Za-z][А-яЁё]|[іїєґІЇЄҐ]|\"|[А-яЁё·] - |[А-яЁё·] [,.;:!?](?!\.)|,,|[^.]\.\.(?!\.)|  |"
    r"· (?:проголосовал|выбрал|погиб|умер|уш[её]л|сказал|решил|стрелял|вернулся|узнал)(?:а|и|\(а\))?\b"
)


def english(scenario: str | None = None) -> str:
    """The English sources that a table of ``scenario`` speaks from."""
    files = [SCENARIOS / scenario / "en.ftl"] if scenario else []
    return "\n".join(file.read_text("utf-8") for file in [*files, *sorted((COMMON / "en").glob("*.ftl"))])


def cues_of(file: Path) -> dict[str, dict[str, str]]:
    data = yaml.safe_load(file.read_text("utf-8"))
    return {section: data.get(section) or {} for section in ("cues", "joined")}


class Choices(visitor.Visitor):
    """The keys of every choice by a plural form, and of every default."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's names
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & CATEGORIES:
            self.found.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("file", sorted((COMMON / "en").glob("*.ftl")), ids=lambda file: file.stem)
def test_no_common_text_is_missing(file: Path) -> None:
    other = COMMON / "ru" / file.name
    assert other.is_file()
    assert differences(file.read_text("utf-8"), other.read_text("utf-8")) == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_no_text_of_a_scenario_is_missing(scenario: str) -> None:
    other = SCENARIOS / scenario / "ru.ftl"
    assert other.is_file()
    assert differences((SCENARIOS / scenario / "en.ftl").read_text("utf-8"), other.read_text("utf-8")) == []
    own = (
        arguments(other.read_text("utf-8")).keys()
        | arguments("\n".join(file.read_text("utf-8") for file in (COMMON / "ru").glob("*.ftl"))).keys()
    )
    assert sorted(required(load(scenario).scenario) - own) == []


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_no_cue_is_missing(folder: Path) -> None:
    base, other = cues_of(folder / "en.yaml"), cues_of(folder / "ru.yaml")
    assert {section: cues.keys() for section, cues in other.items()} == {
        section: cues.keys() for section, cues in base.items()
    }
    for cues in other.values():
        for cue, text in cues.items():
            assert CYRILLIC.search(text), cue
            assert not re.search("[A-Za-z0-9]", text), cue
            assert not MISWRITTEN.search(text), cue


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_russian_counts_by_three_forms(file: Path) -> None:
    found = Choices()
    found.visit(FluentParser(with_spans=False).parse(file.read_text("utf-8")))
    for keys in found.found:
        assert {"one", "few", "many"} <= keys, keys


@pytest.mark.parametrize(
    ("number", "missing", "time"),
    [
        (1, "До начала не хватает 1 игрока.", "1 минута"),
        (2, "До начала не хватает 2 игроков.", "2 минуты"),
        (5, "До начала не хватает 5 игроков.", "5 минут"),
        (11, "До начала не хватает 11 игроков.", "11 минут"),
        (21, "До начала не хватает 21 игрока.", "21 минута"),
        (22, "До начала не хватает 22 игроков.", "22 минуты"),
    ],
)
def test_numbers_take_their_case(number: int, missing: str, time: str) -> None:
    words = Words.for_language("ru")
    assert words("lobby-missing-players", count=number) == missing
    assert words.duration(number * 60) == time


def test_one_and_several_agree_with_their_verb() -> None:
    words = Words.for_language("ru")
    assert words("announce-acquitted", seats="5", count=1) == "🕊️ Рук не хватило. 5 остаётся с нами."
    assert words("announce-acquitted", seats="5 и 7", count=2) == "🕊️ Рук не хватило. 5 и 7 остаются с нами."
    assert words("story-told", seats="5", answer="да", count=1) == "🤫 5 узнаёт: да."
    assert words("story-told", seats="5 и 7", answer="да", count=2) == "🤫 5 и 7 узнают: да."
    # A list of twenty-one is several, though their number ends in one.
    assert words("defence-seats", seats="все", count=21) == "🗣️ Перед городом по очереди ответят все."


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_spelling_is_russian(file: Path) -> None:
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{[^{}]*\}|`[^`]*`|^ *\S+ = |^ *\*?\[\w+\] ", "·", line.rstrip())
            found = MISWRITTEN.search(LATIN.sub("·", said).lstrip(" "))
            assert not found, f"{file}:{number}: {found and found[0]!r} in {line}"


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_every_text_can_be_said_with_awkward_names(scenario: str | None, caplog: pytest.LogCaptureFixture) -> None:
    words = Words.for_language("ru", SCENARIOS / scenario if scenario else None)
    names = Names(words, AWKWARD)
    known = arguments(english(scenario))
    numbers = re.compile(r"^(count|votes|needed|n|night|day|number|least|most|left|page|pages|seconds|minutes)$")
    with caplog.at_level(logging.WARNING):
        for id_ in sorted(words.ids()):
            for number in (0, 1, 2, 5, 21):
                for seat in AWKWARD if number == 2 else (1, 7):
                    args = {each: number if numbers.match(each) else names[seat] for each in known[id_]}
                    assert words(id_, **args).strip(), id_
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_a_whole_game_is_worded(scenario: str, caplog: pytest.LogCaptureFixture) -> None:
    wording = wording_of(scenario, AWKWARD, "ru")
    players = sorted(set(load(scenario).scenario.players))
    with caplog.at_level(logging.WARNING):
        for seed, seats in enumerate(players):
            events = random_game(scenario, seats, seed)
            for event in events:
                sentence = wording.word_event(event)
                assert sentence is None or CYRILLIC.search(sentence), event
                account_of(wording, event)
            for chapter in story(wording, events):
                assert CYRILLIC.search(chapter.heading)
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_every_card_and_menu_is_worded(scenario: str) -> None:
    wording = wording_of(scenario, AWKWARD, "ru")
    for id_, role in load(scenario).scenario.roles.items():
        card = wording.card(id_, role.team, [1, 2])
        assert not re.search("[A-Za-z]", card.title + card.who + card.win + card.night), id_
        for do in role.abilities:
            prompt = Prompt(id=f"1:{do}:1", seat=1, do=do, seats=(2, 3), least=1, most=1, optional=True)
            asked = wording.word_prompt(prompt)
            assert not re.search("[A-Za-z]", asked.label + asked.ask), do


def test_what_discord_bounds_is_short_enough() -> None:
    words = Words.for_language("ru")
    for id_ in words.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            assert re.fullmatch(r"[-_а-яё]{1,32}", words(id_)), id_
        elif id_.startswith("cmd-"):
            assert 1 <= len(words(id_)) <= 100, id_
        elif id_.endswith("-button"):
            assert len(words(id_, name="x" * 45)) <= 80, id_
        elif id_.endswith(("-title", "-field")):
            assert len(words(id_, scenario="x" * 20, least=1, most=20, do="x" * 20)) <= 100, id_
        elif "-placeholder" in id_:
            assert len(words(id_, least=10, most=20)) <= 150, id_
    for scenario in SPOKEN:
        ours = Words.for_language("ru", SCENARIOS / scenario)
        assert len(ours("scenario-title")) <= 80
        assert len(ours("scenario-rules")) <= 3500
        for id_ in ours.ids():
            if re.fullmatch(r"(role|verb|choice|option)-[a-z_]+(\.description)?", id_):
                assert len(ours(id_)) <= 100, id_


def test_commands_of_one_group_have_different_names() -> None:
    words = Words.for_language("ru")
    groups: dict[str, list[str]] = {}
    for id_ in words.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            groups.setdefault(id_.rpartition("-")[0], []).append(words(id_))
    for group, named in groups.items():
        assert len(named) == len(set(named)), group
