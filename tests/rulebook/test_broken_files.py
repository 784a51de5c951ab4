"""A broken scenario file is refused whole, with file, line, what is wrong, and what is allowed there."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.authors import cli
from core.books.library import SCENARIOS, load, parse, published
from core.rulebook.loader import ScenarioError
from core.words.findings import all_in_english, in_english
from tests.rulebook.told import refused

MISTAKEN = "appears: town\n"
CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")


def broken(old: str, new: str) -> list[str]:
    """What is said of the file of classic with one thing in it changed."""
    assert old in CLASSIC
    with pytest.raises(ScenarioError) as caught:
        parse(CLASSIC.replace(old, new, 1), "broken.yaml")
    return list(map(in_english, caught.value.problems))


def line_of(text: str, changed: str = CLASSIC) -> int:
    """The line on which a text stands."""
    return changed[: changed.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("    team: town\n", "    team: tow\n", "    team: town\n", ["'tow'", "mafia, town"]),
        ("appears: town\n", "apears: town\n", "appears: town\n", ["apears", "spelling"]),
        ("  citizen:\n    team: town\n", "  citizen:\n", "  citizen:", ["team", "add 'team'"]),
        ("inspect: {}", "inspect: {team: others}", "inspect: {}", ["did you mean 'other'?", "any", "unknown"]),
        ("cycle: [day,", "cycle: [tea,", "cycle:", ["'tea'", "day, defence"]),
        ("quota: floor(size / 2) + 1", "quota: floor(sise / 2) + 1", "nominate:", ["sise", "size"]),
        ("quota: floor(size / 2) + 1", "quota: floor(size / ", "nominate:", ["not a formula"]),
        ("quota: floor(size / 2) + 1", "quota: __import__('os')", "nominate:", ["__import__"]),
        ("quota: floor(size / 2) + 1", "quota: size.__class__", "nominate:", ["__class__"]),
        ("quota: floor(size / 2) + 1", "kwota: 3", "nominate:", ["kwota"]),
        ("- dawn: {", "- dwan: {", "- dawn: {", ["'dwan'", "did you mean 'dawn'?"]),
        ("- dawn: {how", "- dusk: {}\n      dawn: {how", "- dawn: {how", ["one name with its parameters"]),
        ("    - wins: {moment: dawn}", "    - {if: night > 1}", "    - wins", ["one name with its parameters"]),
        ("    - wins: {moment: dawn}", "    - [wins]", "    - wins", ["one name with its parameters"]),
        ("  night.ends:", "  nigt.ends:", "  night.ends:", ["nigt.ends", "PHASE.begins", "PHASE.ends"]),
        ("  8: {", "  88: {", "  table:", ["no row for 8 players"]),
        ("    9: {godfather: 1,", "    9: {godfather: 2,", "    9: {", ["9 players", "10 roles"]),
        ("    6: {godfather: 1,", "    6: {jester: 1,", "    6: {", ["'jester'", "citizen, detective"]),
        ("room: mafia,", "room: mafya,", "room: mafia,", ["'mafya'", "mafia"]),
        ("open: [intro_night,", "open: [intro_nite,", "open: [", ["'intro_nite'", "intro_night"]),
        ("{team: mafia, if:", "{team: mafiya, if:", "{team: mafia, if:", ["'mafiya'", "mafia, town"]),
        ("players: [6, 20]", "players: [6]", "players:", ["players"]),
        ("id: classic", "id: Classic Mafia", "id:", ["id"]),
        ("cycle: [day,", "leader_mark: boss\ncycle: [day,", "cycle:", ["'boss'"]),
    ],
)
def test_each_mistake_has_its_line_and_remedy(old: str, new: str, line: str, words: list[str]):
    said = broken(old, new)
    at = f"broken.yaml:{line_of(line)}: "
    fitting = [problem for problem in said if problem.startswith(at)]
    assert fitting, said
    assert any(all(word in problem for word in words) for problem in fitting), said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("id: [", "not YAML"),
        ("- a list", "a scenario is a mapping"),
        ("", "a scenario is a mapping"),
        ("id: &x classic\nteams: *x", "anchors"),
        ("id: classic\nid: other", "broken.yaml:2: 'id' stands twice"),
        ("id: !!python/name:os.system", "not YAML"),
        ("a: " + "{b: " * 60 + "1" + "}" * 60, "nested too deeply"),
        ("id: " + "x" * 600_000, "larger than 512 KiB"),
    ],
)
def test_a_file_that_is_no_scenario(text: str, words: str):
    with pytest.raises(ScenarioError) as caught:
        parse(text, "broken.yaml")
    assert words in all_in_english(caught.value)


def test_all_mistakes_are_said_at_once():
    changed = CLASSIC.replace("appears: town\n", "apears: town\n", 1).replace("many: true", "meny: true")
    with pytest.raises(ScenarioError) as caught:
        parse(changed)
    assert len(caught.value.problems) == 2


def test_a_scenario_that_is_not_there():
    with refused("there is no such scenario") as caught:
        load("chess")
    assert "classic" in all_in_english(caught.value)


@pytest.mark.parametrize("name", ["../classic", "classic/../classic", "", "classic/scenario.yaml"])
def test_a_name_is_no_path(name: str):
    with refused("there is no such scenario"):
        load(name)


def test_lint_reports_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    good, bad = tmp_path / "good", tmp_path / "bad"
    for folder, text in ((good, CLASSIC), (bad, CLASSIC.replace(MISTAKEN, "apears: town\n", 1))):
        folder.mkdir()
        (folder / "scenario.yaml").write_text(text, encoding="utf-8")
    assert cli.lint([good]) == 0
    assert cli.lint([good, bad, tmp_path / "none.yaml"]) == 1
    said = capsys.readouterr().out
    assert f"{good / 'scenario.yaml'}: well" in said
    assert f"{bad / 'scenario.yaml'}:{line_of(MISTAKEN)}: " in said
    assert "none.yaml: cannot be read" in said


def test_every_published_scenario_is_well(capsys: pytest.CaptureFixture[str]):
    assert cli.lint([]) == 0
    assert cli.list_scenarios() == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines() if not line.endswith(": well")]
    assert listed == published()
