"""The JSON Schema of scenario files: what is well is well by it, and what an editor could see it sees."""

from __future__ import annotations

import json
from typing import Any, cast

import jsonschema_rs
import pytest
import yaml

from core.authors import cli
from core.books.library import examine, folder_of, own_stages, parse, published
from core.rulebook.loader import FILE, FORMAT, ScenarioError
from core.rulebook.yaml_file import read
from core.words.findings import in_english

CLASSIC = (folder_of("classic") / FILE).read_text(encoding="utf-8")
SPORT = (folder_of("sport") / FILE).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def schema() -> jsonschema_rs.Draft202012Validator:
    """As it is printed."""
    with pytest.MonkeyPatch.context() as patch:
        lines: list[str] = []
        patch.setattr("builtins.print", lines.append)
        assert cli.print_schema() == 0
    return jsonschema_rs.Draft202012Validator(json.loads("".join(lines)))


def data(text: str) -> Any:
    return json.loads(json.dumps(read(text)[0]))


@pytest.mark.parametrize("scenario", published())
def test_every_published_rulebook_is_right_by_it(schema: jsonschema_rs.Draft202012Validator, scenario: str):
    text = (folder_of(scenario) / FILE).read_text(encoding="utf-8")
    assert [error.message for error in schema.iter_errors(data(text))] == []


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("turns: living", "truns: living"),
        ("turns: living", "turns: everybody"),
        ("seconds: 30}", "seconds: [30, {}]}"),
        ("teams: [town, mafia]\n", ""),
        ("- attack: {verb: kill, last: true}", "- atack: {verb: kill, last: true}"),
        ("- attack: {verb: kill, last: true}", "- attack: {verb: kill, lats: true}"),
        (
            "- attack: {verb: kill, last: true}",
            "- attack: {verb: kill, last: true}\n      protect: {verb: kill}\n      if: true",
        ),
        ("- attack: {verb: kill, last: true}", "- verdict\n    - dawn"),
    ],
)
def test_what_is_misspelt_or_missing_is_wrong_by_it(schema: jsonschema_rs.Draft202012Validator, was: str, now: str):
    assert was in CLASSIC
    assert schema.is_valid(data(CLASSIC))
    assert not schema.is_valid(data(CLASSIC.replace(was, now, 1)))


def test_one_file_that_carries_its_texts_is_right_by_it(schema: jsonschema_rs.Draft202012Validator):
    carried = f"format: {FORMAT}\ntexts:\n  en: |\n    scenario-title = Classic\n"
    assert schema.is_valid(data(CLASSIC + carried))
    assert parse(f"format: {FORMAT}\n{CLASSIC}").id == "classic"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (FORMAT + 1, f"this is written by format {FORMAT + 1}, and format {FORMAT} is the newest that is read here"),
        (0, "format: this does not fit here"),
        ("new", "format: a whole number is wanted here"),
    ],
)
def test_what_a_later_format_says_is_not_guessed_at(said: object, told: str):
    with pytest.raises(ScenarioError) as wrong:
        parse(CLASSIC.replace("id: classic", f"id: classic\nformat: {said}"))
    (problem,) = wrong.value.problems
    assert problem.line == 3
    assert told in in_english(problem)


def single(value: Any) -> Any:
    """The same without lists of one, but for a list in a list, whose own items it would be taken for."""
    if isinstance(value, dict):
        return {key: single(one) for key, one in cast("dict[Any, Any]", value).items()}
    if isinstance(value, list):
        items = [single(one) for one in cast("list[Any]", value)]
        return items[0] if len(items) == 1 and not isinstance(items[0], list) else items
    return value


@pytest.mark.parametrize("scenario", ["classic", "classic_advanced", "sport"])
def test_a_single_value_stands_for_a_list_of_one_everywhere(
    schema: jsonschema_rs.Draft202012Validator, scenario: str
) -> None:
    text = (folder_of(scenario) / FILE).read_text(encoding="utf-8")
    shorter = yaml.safe_dump(single(read(text)[0]), sort_keys=False)
    assert [error.message for error in schema.iter_errors(data(shorter))] == []
    books = [examine(one, scenario, own_stages(scenario)).book for one in (text, shorter)]
    assert repr(books[0].scenario) == repr(books[1].scenario)


def test_a_single_number_stands_for_both_of_a_pair(schema: jsonschema_rs.Draft202012Validator) -> None:
    text = SPORT.replace("players: [10, 10]", "players: 10")
    assert text != SPORT
    assert schema.is_valid(data(text))
    assert examine(text, "sport").book.scenario.players == (10, 10)
