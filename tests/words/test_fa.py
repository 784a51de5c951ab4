"""The Persian texts are whole and well-formed: nothing is missing, every text can be said, every game can be told."""

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
from core.words.safe import FSI, PDI
from core.words.texts import COMMON
from tests.words.sample import AWKWARD, wording_of

SPOKEN = sorted(folder for folder in published() if (SCENARIOS / folder / "en.ftl").is_file())
FILES = sorted([*(COMMON / "fa").glob("*.ftl"), *SCENARIOS.glob("*/fa.ftl")])
CUES = Path(__file__).resolve().parents[2] / "audio" / "cues"
VOICES = [CUES, *sorted(folder.parent for folder in SCENARIOS.glob("*/voice/en.yaml"))]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
BOOK_KEEPING = {"dealt", "knows", "uses", "memo", "talk", "agenda", "host", "became", "mark", "unmark", "withdrew"}
# Letters of Arabic keyboards, a verb's prefix and a plural's ending torn from their words, the other script's stops.
MISWRITTEN = re.compile("[يكةى٠-٩]|(?<![آ-ی\u200c])ن?می [آ-ی]|[آ-ی] ها(?![آ-ی])|[آ-ی][,;?]|،(?=[آ-ی])| [،؛؟.:]")


def english(scenario: str | None = None) -> str:
    """The English sources that a table of ``scenario`` speaks from."""
    files = [SCENARIOS / scenario / "en.ftl"] if scenario else []
    return "\n".join(file.read_text("utf-8") for file in [*files, *sorted((COMMON / "en").glob("*.ftl"))])


def cues_of(file: Path) -> dict[str, dict[str, str]]:
    data = yaml.safe_load(file.read_text("utf-8"))
    return {section: data.get(section) or {} for section in ("cues", "joined")}


class Selectors(visitor.Visitor):
    """The keys of every choice that is made by a number."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's names
        keys = [variant.key for variant in node.variants]
        self.keys += [key.name for key in keys if isinstance(key, ast.Identifier)]
        self.generic_visit(node)


@pytest.mark.parametrize("file", sorted((COMMON / "en").glob("*.ftl")), ids=lambda file: file.stem)
def test_no_common_text_is_missing(file: Path) -> None:
    other = COMMON / "fa" / file.name
    assert other.is_file()
    assert differences(file.read_text("utf-8"), other.read_text("utf-8")) == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_no_text_of_a_scenario_is_missing(scenario: str) -> None:
    other = SCENARIOS / scenario / "fa.ftl"
    assert other.is_file()
    assert differences((SCENARIOS / scenario / "en.ftl").read_text("utf-8"), other.read_text("utf-8")) == []
    own = (
        arguments(other.read_text("utf-8")).keys()
        | arguments("\n".join(file.read_text("utf-8") for file in (COMMON / "fa").glob("*.ftl"))).keys()
    )
    assert sorted(required(load(scenario).scenario) - own) == []


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_no_cue_is_missing(folder: Path) -> None:
    base, other = cues_of(folder / "en.yaml"), cues_of(folder / "fa.yaml")
    assert {section: cues.keys() for section, cues in other.items()} == {
        section: cues.keys() for section, cues in base.items()
    }
    for cues in other.values():
        for cue, text in cues.items():
            assert re.search("[آ-ی]", text), cue
            assert not MISWRITTEN.search(text), cue


def test_persian_counts_by_two_forms() -> None:
    for file in FILES:
        found = Selectors()
        found.visit(FluentParser(with_spans=False).parse(file.read_text("utf-8")))
        assert CATEGORIES.intersection(found.keys) <= {"one", "other"}, file


def test_one_and_several_agree_with_their_verb() -> None:
    words = Words.for_language("fa")
    assert words("defence-seats", seats="۵", count=1) == f"🗣️ {FSI}۵{PDI} به دفاع می‌رود."
    assert words("defence-seats", seats="۵ و ۷", count=2) == f"🗣️ {FSI}۵ و ۷{PDI} یکی‌یکی به دفاع می‌روند."
    assert words("lobby-missing-players", count=1) == f"{FSI}۱{PDI} بازیکن دیگر بیاید، شروع می‌کنیم."
    assert words("night-placeholder", least=2, most=2) == "دو بازیکن را انتخاب کنید"
    assert words("lobby-missing-players", count=12) == f"{FSI}۱۲{PDI} بازیکن دیگر بیاید، شروع می‌کنیم."


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_spelling_is_persian(file: Path) -> None:
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{[^{}]*\}|`[^`]*`|\"[^\"]*\"|^ *\S+ = ", "·", line)
            found = MISWRITTEN.search(said)
            assert not found, f"{file}:{number}: {found and found[0]!r} in {line}"


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_every_text_can_be_said_with_awkward_names(scenario: str | None, caplog: pytest.LogCaptureFixture) -> None:
    words = Words.for_language("fa", SCENARIOS / scenario if scenario else None)
    names = Names(words, AWKWARD)
    known = arguments(english(scenario))
    numbers = re.compile(r"^(count|votes|needed|n|night|day|number|least|most|left|page|pages|seconds|minutes)$")
    with caplog.at_level(logging.WARNING):
        for id_ in sorted(words.ids()):
            for number in (0, 1, 2, 21):
                for seat in AWKWARD if number == 2 else (1, 7):
                    args = {each: number if numbers.match(each) else names[seat] for each in known[id_]}
                    text = words(id_, **args)
                    assert text.strip(), id_
                    assert text.count(FSI) == text.count(PDI), id_
                assert not re.search("[0-9]", words(id_, **dict.fromkeys(known[id_], number))), id_
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_a_whole_game_is_worded(scenario: str, caplog: pytest.LogCaptureFixture) -> None:
    wording = wording_of(scenario, AWKWARD, "fa")
    players = sorted(set(load(scenario).scenario.players))
    with caplog.at_level(logging.WARNING):
        for seed, seats in enumerate(players):
            events = random_game(scenario, seats, seed)
            for event in events:
                sentence = wording.word_event(event)
                assert sentence is None or re.search("[آ-ی]", sentence), event
                account_of(wording, event)
            for chapter in story(wording, events):
                assert re.search("[آ-ی]", chapter.heading)
                assert chapter.text.count(FSI) == chapter.text.count(PDI)
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_every_card_and_menu_is_worded(scenario: str) -> None:
    wording = wording_of(scenario, AWKWARD, "fa")
    for id_, role in load(scenario).scenario.roles.items():
        card = wording.card(id_, role.team, [1, 2])
        assert not re.search("[A-Za-z]", card.who + card.win + card.night), id_
        for do in role.abilities:
            prompt = Prompt(id=f"1:{do}:1", seat=1, do=do, seats=(2, 3), least=1, most=1, optional=True)
            asked = wording.word_prompt(prompt)
            assert not re.search("[A-Za-z]", asked.label + asked.ask), do
            assert len(asked.label) <= 100


def test_what_discord_bounds_is_short_enough() -> None:
    words = Words.for_language("fa")
    for id_ in words.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            assert words(id_) == Words.for_language("en")(id_), id_
        elif id_.startswith("cmd-"):
            assert 1 <= len(words(id_)) <= 100, id_
        elif id_.endswith("-button"):
            assert len(words(id_, name="x" * 45)) <= 80, id_
        elif "-placeholder" in id_:
            assert len(words(id_, least=10, most=20)) <= 150, id_
    for scenario in SPOKEN:
        ours = Words.for_language("fa", SCENARIOS / scenario)
        assert len(ours("scenario-title")) <= 80
        assert len(ours("scenario-rules")) <= 3500
        for id_ in ours.ids():
            if re.fullmatch(r"(role|verb|choice|option)-[a-z_]+(\.description)?", id_):
                assert len(ours(id_)) <= 100, id_
