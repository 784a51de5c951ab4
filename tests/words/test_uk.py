"""The Ukrainian texts are whole and well-formed: nothing is missing, every text can be said, every game can be told."""

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
FILES = sorted([*(COMMON / "uk").glob("*.ftl"), *SCENARIOS.glob("*/uk.ftl")])
CUES = Path(__file__).resolve().parents[2] / "audio" / "cues"
VOICES = [CUES, *sorted(folder.parent for folder in SCENARIOS.glob("*/voice/en.yaml"))]
CATEGORIES = {"zero", "one", "two", "few", "many"}
CYRILLIC = re.compile("[А-ЩЬЮЯҐЄІЇа-щьюяґєії]")
# Letters of Russian, a word of two scripts, a typewriter's apostrophe or quotes, a space before a stop or two of them.
MISWRITTEN = re.compile("[ЁЪЫЭёъыэ]|[A-Za-z][А-яҐЄІЇґєії]|[А-яҐЄІЇґєії][A-Za-z]|[А-яії]'|\"| [,.;:?!]|\\S {2,}\\S")
# A verb in the past right after whom it speaks of: it would have to know whether that is a man or a woman.
GENDERED = re.compile(
    r"\{ \$(?:at|by|seat|seats|speaker|voter|name|host|new|old) \} "
    r"(?:уже |вже |більше |не )*\w+(?:в|вся|ла|лася|ло|лося)\b(?![’-])(?<!слово)"
)


def english(scenario: str | None = None) -> str:
    """The English sources that a table of ``scenario`` speaks from."""
    files = [SCENARIOS / scenario / "en.ftl"] if scenario else []
    return "\n".join(file.read_text("utf-8") for file in [*files, *sorted((COMMON / "en").glob("*.ftl"))])


def cues_of(file: Path) -> dict[str, dict[str, str]]:
    """The cues of a file by section."""
    data = yaml.safe_load(file.read_text("utf-8"))
    return {section: data.get(section) or {} for section in ("cues", "joined")}


class Selectors(visitor.Visitor):
    """The names among the keys of each choice, and which of them is taken where nothing fits."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], str | None]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's names
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        rest = next(variant.key for variant in node.variants if variant.default)
        self.found.append((names, rest.name if isinstance(rest, ast.Identifier) else None))
        self.generic_visit(node)


@pytest.mark.parametrize("file", sorted((COMMON / "en").glob("*.ftl")), ids=lambda file: file.stem)
def test_no_common_text_is_missing(file: Path) -> None:
    other = COMMON / "uk" / file.name
    assert other.is_file()
    assert differences(file.read_text("utf-8"), other.read_text("utf-8")) == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_no_text_of_a_scenario_is_missing(scenario: str) -> None:
    other = SCENARIOS / scenario / "uk.ftl"
    assert other.is_file()
    assert differences((SCENARIOS / scenario / "en.ftl").read_text("utf-8"), other.read_text("utf-8")) == []
    own = (
        arguments(other.read_text("utf-8")).keys()
        | arguments("\n".join(file.read_text("utf-8") for file in (COMMON / "uk").glob("*.ftl"))).keys()
    )
    assert sorted(required(load(scenario).scenario) - own) == []


@pytest.mark.parametrize("folder", VOICES, ids=lambda folder: folder.parent.name)
def test_no_cue_is_missing(folder: Path) -> None:
    base, other = cues_of(folder / "en.yaml"), cues_of(folder / "uk.yaml")
    assert {section: cues.keys() for section, cues in other.items()} == {
        section: cues.keys() for section, cues in base.items()
    }
    for cues in other.values():
        for cue, text in cues.items():
            assert CYRILLIC.search(text), cue
            assert not MISWRITTEN.search(text), cue
            assert not re.search("[0-9A-Za-z]", text), cue


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_ukrainian_counts_by_three_forms(file: Path) -> None:
    found = Selectors()
    found.visit(FluentParser(with_spans=False).parse(file.read_text("utf-8")))
    for names, rest in found.found:
        if names & CATEGORIES:
            assert (names & CATEGORIES, rest) == ({"one", "few", "many"}, "many"), file


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 гравець"), (2, "2 гравці"), (5, "5 гравців"), (11, "11 гравців"), (12, "12 гравців"), (21, "21 гравець")],
)
def test_a_count_takes_its_form(count: int, text: str) -> None:
    assert f"Ще {text} — " in Words.for_language("uk")("lobby-missing-players", count=count)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1, "1 секунда"), (45, "45 секунд"), (60, "1 хвилина"), (90, "1 хвилина 30 секунд"), (123, "2 хвилини 3 секунди")],
)
def test_spans_of_time(seconds: int, text: str) -> None:
    assert Words.for_language("uk").duration(seconds) == text


def test_one_and_several_agree_with_their_verb() -> None:
    words = Words.for_language("uk")
    assert words("defence-seats", seats="5", count=1) == "🗣️ 5 виправдовується перед містом."
    assert words("defence-seats", seats="5 та 7", count=2) == "🗣️ Виправдовуються перед містом, по черзі: 5 та 7."
    assert words.join(["5", "7", "9"]) == "5, 7 та 9"
    assert words("night-placeholder", least=2, most=2) == "Оберіть двох гравців"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_spelling_is_ukrainian_and_asks_nobodys_gender(file: Path) -> None:
    for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{[^{}]*\}|`[^`]*`|^ *\S+ = |^ +(\*?\[\w+\] )?", "·", line)
            for wrong in (MISWRITTEN.search(said), GENDERED.search(line)):
                assert not wrong, f"{file}:{number}: {wrong and wrong[0]!r} in {line}"


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_every_text_can_be_said_with_awkward_names(scenario: str | None, caplog: pytest.LogCaptureFixture) -> None:
    words = Words.for_language("uk", SCENARIOS / scenario if scenario else None)
    names = Names(words, AWKWARD)
    known = arguments(english(scenario))
    numbers = re.compile(r"^(count|votes|needed|n|night|day|number|least|most|left|page|pages|seconds|minutes)$")
    with caplog.at_level(logging.WARNING):
        for id_ in sorted(words.ids()):
            for number in (0, 1, 2, 5, 21):
                for seat in AWKWARD if number == 2 else (1, 7):
                    args = {each: number if numbers.match(each) else names[seat] for each in known[id_]}
                    text = words(id_, **args)
                    assert text.strip(), id_
                    assert text.count(FSI) == text.count(PDI), id_
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_a_whole_game_is_worded(scenario: str, caplog: pytest.LogCaptureFixture) -> None:
    wording = wording_of(scenario, AWKWARD, "uk")
    with caplog.at_level(logging.WARNING):
        for seed, seats in enumerate(sorted(set(load(scenario).scenario.players))):
            events = random_game(scenario, seats, seed)
            for event in events:
                sentence = wording.word_event(event)
                assert sentence is None or CYRILLIC.search(sentence), event
                account_of(wording, event)
            for chapter in story(wording, events):
                assert CYRILLIC.search(chapter.heading)
                assert chapter.text.count(FSI) == chapter.text.count(PDI)
    assert caplog.records == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_every_card_and_menu_is_worded(scenario: str) -> None:
    wording = wording_of(scenario, AWKWARD, "uk")
    for id_, role in load(scenario).scenario.roles.items():
        card = wording.card(id_, role.team, [1, 2])
        assert not re.search("[A-Za-z]", card.who + card.win + card.night), id_
        for do in role.abilities:
            prompt = Prompt(id=f"1:{do}:1", seat=1, do=do, seats=(2, 3), least=1, most=1, optional=True)
            asked = wording.word_prompt(prompt)
            assert not re.search("[A-Za-z]", asked.label + asked.ask), do
            assert len(asked.label) <= 100


def test_what_discord_bounds_is_short_enough() -> None:
    words = Words.for_language("uk")
    commands: dict[str, set[str]] = {}
    for id_ in words.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            assert re.fullmatch("[-_а-щьюяґєії]{1,32}", words(id_)), id_
            group = id_.rpartition("-")[0]
            assert words(id_) not in commands.setdefault(group, set()), id_
            commands[group].add(words(id_))
        elif id_.startswith("cmd-"):
            assert 1 <= len(words(id_)) <= 100, id_
        elif id_.endswith("-button"):
            assert len(words(id_, name="x" * 45)) <= 80, id_
        elif "-placeholder" in id_:
            assert len(words(id_, least=10, most=20)) <= 150, id_
    for scenario in SPOKEN:
        ours = Words.for_language("uk", SCENARIOS / scenario)
        assert len(ours("scenario-title")) <= 80
        assert len(ours("scenario-rules")) <= 3500
        for id_ in ours.ids():
            if re.fullmatch(r"(role|verb|choice|option)-[a-z_]+(\.description)?", id_):
                assert len(ours(id_)) <= 100, id_
