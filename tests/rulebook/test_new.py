"""`mafia scenario new`: what it makes can be linted, simulated, scripted and played at once."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

import bot
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
    answers = ["{ }", "Тиха гавань №1", "Гавань", "classic", "quiet_harbour", "chess", "", "tlh", "uk"]
    done = SAID.invoke(bot.app, ["scenario", "new", "--to", str(tmp_path)], input="\n".join(answers) + "\n")
    assert done.exit_code == 0, done.output
    for why in ("none of { and }", "no name for a rulebook", "published", "There is no rulebook 'chess'", "'tlh'"):
        assert why in done.output, why
    folder = tmp_path / "quiet_harbour"
    assert {path.name for path in folder.iterdir()} == {"uk.ftl", "scenario.yaml"}
    assert mafia("scenario", "lint", folder) == (0, f"{folder / 'scenario.yaml'}: well\n")
    assert Words.for_language("uk", folder)("scenario-title") == "Тиха гавань №1"
    asked = ("--games", 5, "--players", 6, "--processes", 1, "--json")
    assert '"unfinished": 0' in mafia("simulate", "--folder", folder, *asked)[1]


def test_a_copy_is_asked_for_by_name_and_called_by_its_title(tmp_path: Path):
    answers = "Ours: the 2nd\n\nclassic\n"
    done = SAID.invoke(bot.app, ["scenario", "new", "--to", str(tmp_path)], input=answers)
    assert done.exit_code == 0, done.output
    folder = tmp_path / "ours_the_2nd"
    assert [Words.for_language(code, folder)("scenario-title") for code in LANGUAGES] == ["Ours: the 2nd"] * 4
    assert mafia("scenario", "lint", folder)[0] == 0


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
    assert "there is no text 'role-doctor' in texts.uk (did you mean 'role-dotcor'? else write it)" in said


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
