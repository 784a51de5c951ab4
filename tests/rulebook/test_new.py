"""`mafia scenario new`: what it makes can be linted, simulated, scripted and played at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

import bot
from core.authors import first_game
from core.authors.new import LONGEST
from core.books import library
from core.words import LANGUAGES, Words

SAID = CliRunner()
SCRIPT = """
- name: the doctor's bed is safe
  scenario: harbour
  seats: [mafioso, doctor, detective, citizen, citizen, citizen]
  steps:
    - until: night
    - act: {by: 1, do: kill, at: 4}
    - act: {by: 2, do: save, at: 4}
    - act: {by: 3, do: inspect, at: 1}
    - until: day
    - expect: {died: [], announced: no_death, told: {3: ["yes"]}}
"""
SHOTS = """
- name: the veteran's vest stops one shot, and the sniper has one
  scenario: harbour
  seats: [mafioso, mafioso, sniper, veteran, citizen, citizen, citizen]
  steps:
    - until: night
    - act: {by: 1, do: kill, at: 4}
    - act: {by: 3, do: snipe, at: 2}
    - until: day
    - expect: {died: [2], announced: killed}
    - until: night
    - act: {by: 1, do: kill, at: 4}
    - act: {by: 3, do: snipe, at: 1}
      refused: true
    - until: day
    - expect: {died: [4], announced: killed}
"""


@pytest.fixture(autouse=True)
def none_lent_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_lent", {})


def mafia(*words: object) -> tuple[int, str]:
    done = SAID.invoke(bot.app, [str(word) for word in words])
    return done.exit_code, done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_makes_works_in_the_language_of_its_author(tmp_path: Path, language: str):
    status, said = mafia("scenario", "new", "harbour", "--to", tmp_path, "--language", language)
    folder = tmp_path / "harbour"
    assert status == 0, said
    assert {path.name for path in folder.iterdir()} == {f"{language}.ftl", "scenario.yaml"}
    assert mafia("scenario", "lint", folder) == (0, f"{folder / 'scenario.yaml'}: well\n")
    assert Words.for_language(language, folder)("scenario-title") == "Harbour"


def test_a_few_questions_make_one_that_plays(tmp_path: Path):
    """What will not do is told, and asked for again."""
    named = ["{ }", "Тиха гавань №1", "Гавань", "classic", "quiet_harbour", "chess", ""]
    answers = [*named, "3", "many", "6", "41", "5", "9", "wizard", "veteran, sniper", "tlh", "uk"]
    done = SAID.invoke(bot.app, ["scenario", "new", "--to", str(tmp_path)], input="\n".join(answers) + "\n")
    assert done.exit_code == 0, done.output
    for why in ("none of { and }", "no name for a rulebook", "published", "There is no rulebook 'chess'", "'tlh'"):
        assert why in done.output, why
    for why in ("are 5 to 40, not 3", "'many' is no number", "are 6 to 40, not 41", "not 5", "no power 'wizard'"):
        assert why in done.output, why
    assert "sniper: Sniper. Shoot one player." in done.output
    folder = tmp_path / "quiet_harbour"
    assert {path.name for path in folder.iterdir()} == {"uk.ftl", "scenario.yaml"}
    assert mafia("scenario", "lint", folder) == (0, f"{folder / 'scenario.yaml'}: well\n")
    assert Words.for_language("uk", folder)("scenario-title") == "Тиха гавань №1"
    asked = ("--games", 5, "--players", 6, "--processes", 1, "--json")
    assert '"unfinished": 0' in mafia("simulate", "--folder", folder, *asked)[1]
    book = library.load_folder(folder)
    assert book.scenario.players == (6, 9)
    assert set(book.roles) == {"mafioso", "sniper", "veteran", "citizen"}


@pytest.mark.parametrize(
    ("language", "least", "most", "wanted"),
    [
        ("en", 5, 7, "none"),
        ("fa", 6, 6, "doctor,detective,sniper,veteran"),
        ("ru", 5, 40, "sniper"),
        ("uk", 12, 13, "veteran, doctor"),
    ],
)
def test_what_is_wished_for_is_what_is_played(tmp_path: Path, language: str, least: int, most: int, wanted: str):
    wishes = ("--least", least, "--most", most, "--powers", wanted)
    status, said = mafia("scenario", "new", "harbour", "--to", tmp_path, "--language", language, *wishes)
    assert status == 0, said
    folder = tmp_path / "harbour"
    assert mafia("scenario", "lint", folder) == (0, f"{folder / 'scenario.yaml'}: well\n")
    book, words = library.load_folder(folder), Words.for_language(language, folder)
    powers = set(wanted.replace(",", " ").split()) & set(first_game.powers())
    assert set(book.roles) == {"mafioso", "citizen", *powers}
    template = (first_game.TEMPLATE / f"{language}.ftl").read_text(encoding="utf-8")
    for power, rule in re.findall(r"^-rule-(\w+) = (.*)$", template, re.MULTILINE):
        assert (rule in words("scenario-rules")) == (power in powers)
    for players in (least, most):
        asked = ("--games", 2, "--players", players, "--processes", 1, "--json")
        assert '"unfinished": 0' in mafia("simulate", "--folder", folder, *asked)[1]


def test_nothing_wished_for_is_the_templates_own_game(tmp_path: Path):
    mafia("scenario", "new", "harbour", "--to", tmp_path)
    made, template = (library.load_folder(one) for one in (tmp_path / "harbour", first_game.TEMPLATE))
    assert made.scenario.players == template.scenario.players
    tables = [yaml.safe_load((one / "scenario.yaml").read_text("utf-8"))["deal"]["table"] for one in
              (tmp_path / "harbour", first_game.TEMPLATE)]  # fmt: skip
    assert {size: tables[0][size] for size in range(5, 11)} == {size: tables[1][size] for size in range(5, 11)}


def test_one_bullet_is_fired_and_one_is_stopped(tmp_path: Path):
    mafia("scenario", "new", "harbour", "--to", tmp_path, "--language", "en", "--powers", "sniper,veteran")
    (tmp_path / "games.yaml").write_text(SHOTS, encoding="utf-8")
    assert "1 passed, 0 failed" in mafia("script", "--folder", tmp_path / "harbour", tmp_path / "games.yaml")[1]


def test_a_copy_is_asked_for_by_name_and_called_by_its_title(tmp_path: Path):
    answers = "Ours: the 2nd\n\nclassic\n"
    done = SAID.invoke(bot.app, ["scenario", "new", "--to", str(tmp_path)], input=answers)
    assert done.exit_code == 0, done.output
    folder = tmp_path / "ours_the_2nd"
    assert [Words.for_language(code, folder)("scenario-title") for code in LANGUAGES] == ["Ours: the 2nd"] * 4
    assert mafia("scenario", "lint", folder)[0] == 0


def test_what_is_to_be_copied_is_asked_for_only_where_it_is_not_said(tmp_path: Path):
    def new(pattern: str, *words: str, answers: str = "") -> tuple[int, str]:
        line = ["scenario", "new", "--from", pattern, "--to", str(tmp_path), *words]
        done = SAID.invoke(bot.app, line, input=answers)
        return done.exit_code, done.output

    status, said = new("classic", answers="Ours\n\n")
    assert (status, "A copy of" in said) == (0, False), said
    assert library.load_folder(tmp_path / "ours").roles.keys() == library.load("classic").roles.keys()
    for status, said in (new("chess"), new("godfather"), new("classic", "--most", "9")):
        assert (status, "What is it called" in said) == (1, False), said


def test_it_can_be_simulated_and_scripted(tmp_path: Path):
    mafia("scenario", "new", "harbour", "--to", tmp_path, "--language", "en")
    (tmp_path / "games.yaml").write_text(SCRIPT, encoding="utf-8")
    assert "1 passed, 0 failed" in mafia("script", "--folder", tmp_path / "harbour", tmp_path / "games.yaml")[1]
    for players in (5, 12):
        asked = ("--games", 20, "--players", players, "--processes", 1, "--json")
        status, said = mafia("simulate", "--folder", tmp_path / "harbour", *asked)
        assert status == 0, said
        assert '"unfinished": 0' in said


def test_every_part_of_it_is_explained(tmp_path: Path):
    mafia("scenario", "new", "harbour", "--to", tmp_path, "--language", "en")
    text = (tmp_path / "harbour" / "scenario.yaml").read_text(encoding="utf-8")
    lines = text.splitlines()
    for part in yaml.safe_load(text):
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{part}:"))
        assert "#" in lines[at] or lines[at - 1].startswith("#"), f"nothing is said of {part}"


def test_a_copy_of_a_rulebook_speaks_all_its_languages(tmp_path: Path):
    assert mafia("scenario", "new", "ours", "--from", "classic", "--to", tmp_path)[0] == 0
    folder = tmp_path / "ours"
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)
    assert mafia("scenario", "lint", folder)[0] == 0
    assert library.load_folder(folder).roles.keys() == library.load("classic").roles.keys()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Har bour"], "is no name for a rulebook"),
        (["../harbour"], "is no name for a rulebook"),
        (["h" * (LONGEST + 1)], "is no name for a rulebook"),
        (["classic"], "A published rulebook is called 'classic'"),
        (["harbour", "--from", "chess"], "There is no rulebook 'chess'. There are: "),
        (["harbour", "--from", "godfather"], "code of its own"),
        (["harbour", "--language", "tlh"], "'tlh' is no language"),
        (["harbour", "--least", "4"], "are 5 to 40, not 4"),
        (["harbour", "--least", "9", "--most", "8"], "are 9 to 40, not 8"),
        (["harbour", "--powers", "wizard"], "There is no power 'wizard'. There are: doctor, detective"),
        (["harbour", "--most", "5", "--powers", "doctor,detective,sniper,veteran"], "4 powers are too many for 5"),
        (["harbour", "--from", "classic", "--most", "9"], "Leave out --from"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(tmp_path: Path, words: list[str], why: str):
    status, said = mafia("scenario", "new", *words, "--to", tmp_path)
    assert (status, why in said, list(tmp_path.iterdir())) == (1, True, []), said


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path):
    (tmp_path / "harbour").mkdir()
    status, said = mafia("scenario", "new", "harbour", "--to", tmp_path)
    assert (status, "is there already" in said, list((tmp_path / "harbour").iterdir())) == (1, True, [])


def test_a_folder_made_one_file_is_the_same_rulebook_with_the_same_texts(tmp_path: Path):
    mafia("scenario", "new", "ours", "--from", "classic", "--to", tmp_path)
    file = tmp_path / "ours.yaml"
    assert mafia("scenario", "pack", tmp_path / "ours", "--to", file)[0] == 0
    assert mafia("scenario", "lint", file) == (0, f"{file}: well\n")
    own = library.hold(file.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        beside, carried = Words.for_language(language, tmp_path / "ours"), Words.for_language(language, own.texts)
        assert carried.ids() == beside.ids()
        for id_ in ("scenario-title", "scenario-rules", "role-doctor.card"):
            assert carried(id_) == beside(id_)


def test_a_mistake_in_the_texts_of_one_file_is_told_with_its_line(tmp_path: Path):
    mafia("scenario", "new", "ours", "--to", tmp_path, "--language", "uk")
    file = tmp_path / "ours.yaml"
    mafia("scenario", "pack", tmp_path / "ours", "--to", file)
    text = file.read_text(encoding="utf-8").replace("    role-doctor =", "    role-dotcor =")
    file.write_text(text, encoding="utf-8")
    line = text.split("role-dotcor")[0].count("\n") + 1
    status, said = mafia("scenario", "lint", file)
    assert status == 1
    assert f"{file}:{line}: nothing reads the text 'role-dotcor' (did you mean 'role-doctor'?)" in said
    assert said.count("role-dotcor") == 1


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ("texts: nothing\n", "texts stand by language"),
        ("texts: {en: 3}\n", "'en' holds no text"),
        ("texts: {7: words}\n", "'7' holds no text"),
        ("texts: {tlh: 'a = b'}\n", "'tlh' is no language that is spoken here"),
    ],
)
def test_texts_that_are_none_are_told(tmp_path: Path, texts: str, why: str):
    mafia("scenario", "new", "ours", "--to", tmp_path, "--language", "en")
    file = tmp_path / "ours.yaml"
    file.write_text((tmp_path / "ours" / "scenario.yaml").read_text(encoding="utf-8") + texts, encoding="utf-8")
    status, said = mafia("scenario", "lint", file)
    assert (status, why in said) == (1, True), said
