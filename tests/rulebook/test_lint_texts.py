"""The texts beside a rulebook are linted with it: what a language lacks, what nobody reads, what is not well formed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from core.authors import cli
from core.authors.rulebook_texts import speechless, unwritten
from core.books.library import SCENARIOS, examine, published


@pytest.fixture
def classic(tmp_path: Path) -> Path:
    """A copy of classic with its texts."""
    return Path(shutil.copytree(SCENARIOS / "classic", tmp_path / "classic"))


def lint(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = cli.lint([folder])
    return status, capsys.readouterr().out


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(file: Path, text: str) -> int:
    return file.read_text(encoding="utf-8").split(text)[0].count("\n") + 1


def test_a_copy_is_well(classic: Path, capsys: pytest.CaptureFixture[str]):
    assert lint(classic, capsys) == (0, f"{classic / 'scenario.yaml'}: well\n")


@pytest.mark.parametrize(
    ("old", "new", "id_", "meant"),
    [
        ("unless_code: not_your_shot", "unless_code: not_your_shto", "refusal-not_your_shto", "refusal-not_your_shot"),
        ("code: no_mafia", "code: no_maifa", "refusal-no_maifa", None),
        ("      inspect: {}", "      isnpect: {verb: inspect}", "verb-isnpect", None),
        ("  eject: # CL-24", "  ejcet: # CL-24", "verb-ejcet", None),
        ("inspect: {}", "inspect: {with: {gun: {kind: choice, choices: [reel]}}}", "choice-reel", None),
    ],
)
def test_a_word_without_a_text_is_told(
    classic: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, id_: str, meant: str | None
):
    file = classic / "scenario.yaml"
    change(file, old, new)
    status, said = lint(classic, capsys)
    assert status == 1
    assert f"{file}:{line_of(file, new)}: there is no text {id_!r} in en.ftl, fa.ftl, ru.ftl, uk.ftl" in said
    assert meant is None or f"did you mean {meant!r}?" in said


def test_what_one_language_lacks_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    change(classic / "ru.ftl", "\nrole-doctor =", "\nrole-dotcor =")
    status, said = lint(classic, capsys)
    assert status == 1
    at = line_of(classic / "ru.ftl", "role-dotcor")
    assert said == f"{classic / 'ru.ftl'}:{at}: nothing reads the text 'role-dotcor' (did you mean 'role-doctor'?)\n"


def test_a_mistake_is_told_once_a_text_in_one_line(classic: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = (classic / "scenario.yaml").read_text(encoding="utf-8")
    (classic / "scenario.yaml").write_text(re.sub(r"\bdoctor\b", "physician", rules), encoding="utf-8")
    with (classic / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("\ngroup-cult = stray\n    .more = stray\n")
    status, said = lint(classic, capsys)
    at = line_of(classic / "en.ftl", "group-cult")
    stray = "nothing reads the text 'group-cult' (take it out)"
    missing = "there is no text 'role-physician' in en.ftl, fa.ftl, ru.ftl, uk.ftl (write it, and .card, .night too)"
    unread = f"{classic / 'en.ftl'}:{line_of(classic / 'en.ftl', 'role-doctor =')}: "
    unread += "nothing reads the text 'role-doctor' in en.ftl, fa.ftl, ru.ftl, uk.ftl"
    assert status == 1
    assert f"{classic / 'en.ftl'}:{at}: {stray}" in said
    assert missing in said
    assert unread in said
    assert (said.count("group-cult"), said.count("role-physician"), said.count("role-doctor")) == (1, 1, 1)
    assert ":0:" not in said


def test_a_side_of_ones_own_has_a_heading(classic: Path, capsys: pytest.CaptureFixture[str]):
    rules = (classic / "scenario.yaml").read_text(encoding="utf-8")
    (classic / "scenario.yaml").write_text(re.sub(r"\bmafia\b", "cult", rules), encoding="utf-8")
    for file in classic.glob("*.ftl"):
        texts = file.read_text(encoding="utf-8").replace("win-mafia", "win-cult")
        more = "team-cult = cult\n    .goal = You win.\nroom-cult = cult\n"
        file.write_text(f"{texts}\n{more}", encoding="utf-8")
    status, said = lint(classic, capsys)
    assert status == 1
    assert "there is no text 'side-cult' in en.ftl, fa.ftl, ru.ftl, uk.ftl" in said
    # A table can be told without it: the name within a sentence stands in.
    loaded = examine((classic / "scenario.yaml").read_text(encoding="utf-8"), "classic")
    assert not any("side-" in str(problem) for problem in speechless(classic, loaded))
    assert "side-cult" in unwritten(loaded)


@pytest.mark.parametrize("text", ["stray = Nobody reads this.\n", "announce-nothing_such = Or this.\n"])
def test_a_text_that_nobody_reads_is_told(classic: Path, capsys: pytest.CaptureFixture[str], text: str):
    id_ = text.partition(" ")[0]
    for language in ("en", "fa", "ru", "uk"):
        with (classic / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\n{text}")
    status, said = lint(classic, capsys)
    assert (status, said.count(f"nothing reads the text '{id_}' in en.ftl, fa.ftl, ru.ftl, uk.ftl")) == (1, 1)


def test_a_text_that_another_one_refers_to_is_read(classic: Path, capsys: pytest.CaptureFixture[str]):
    for language in ("en", "fa", "ru", "uk"):
        with (classic / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("\n-of-town = town\n")
        change(classic / f"{language}.ftl", "\nteam-town = ", "\nteam-town = { -of-town } ")
    assert lint(classic, capsys)[0] == 0


def test_a_text_that_stands_twice_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    with (classic / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("\nteam-town = the town again\n")
    status, said = lint(classic, capsys)
    assert (status, "no text: 'team-town' stands twice" in said) == (1, True)


def test_an_argument_that_english_is_not_given_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    change(classic / "uk.ftl", "\nteam-town = ", "\nteam-town = { $whose } ")
    status, said = lint(classic, capsys)
    assert status == 1
    assert f"uk.ftl:{line_of(classic / 'uk.ftl', 'team-town =')}: team-town: $whose is not given here" in said


def test_what_is_not_well_formed_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    change(classic / "fa.ftl", "\nteam-town = ", "\nteam-town = { ")
    status, said = lint(classic, capsys)
    assert status == 1
    assert f"fa.ftl:{line_of(classic / 'fa.ftl', 'team-town =')}: no text" in said


def test_a_language_that_is_not_there_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    (classic / "uk.ftl").unlink()
    status, said = lint(classic, capsys)
    assert status == 1
    assert f"{classic / 'uk.ftl'}: there is no such file" in said


def test_a_language_that_nobody_here_speaks_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    shutil.copy(classic / "en.ftl", classic / "de.ftl")
    status, said = lint(classic, capsys)
    assert status == 1
    assert f"{classic / 'de.ftl'}: 'de' is no language that is spoken here (there are: en, fa, ru, uk)" in said


def test_texts_that_are_no_texts_are_no_traceback(classic: Path, capsys: pytest.CaptureFixture[str]):
    (classic / "ru.ftl").write_bytes(b"\xff\xfe\x00nonsense")
    status, said = lint(classic, capsys)
    assert status == 1
    assert "ru.ftl" in said


def test_an_id_that_is_nearly_its_folders_name_is_told(classic: Path, capsys: pytest.CaptureFixture[str]):
    change(classic / "scenario.yaml", "id: classic", "id: calssic")
    status, said = lint(classic, capsys)
    assert status == 1
    assert "the folder of 'calssic' is called 'classic' (write 'id: classic')" in said


@pytest.mark.repeats("each by itself; test_broken_files.py has all of them checked at once")
@pytest.mark.parametrize("book", published())
def test_the_texts_of_a_published_rulebook_are_whole(book: str, capsys: pytest.CaptureFixture[str]):
    assert lint(SCENARIOS / book, capsys) == (0, f"{SCENARIOS / book / 'scenario.yaml'}: well\n")


def test_without_a_way_to_put_somebody_out_it_is_not_well(classic: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in classic.glob("*.ftl"):
        file.write_text(file.read_text(encoding="utf-8") + "\nverb-remove = x\n", encoding="utf-8")
    change(classic / "scenario.yaml", "\n  eject: #", "\n  remove: #")
    _, said = lint(classic, capsys)
    at = line_of(classic / "scenario.yaml", "\nhost:") + 1
    assert f"scenario.yaml:{at}: the host cannot put anybody out: there is no 'eject'" in said


def test_rules_without_texts_are_well_and_what_they_lack_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    home = tmp_path / "elsewhere"
    home.mkdir()
    rules = (SCENARIOS / "sport" / "scenario.yaml").read_text(encoding="utf-8")
    (home / "scenario.yaml").write_text(rules.replace("id: sport", "id: elsewhere", 1), encoding="utf-8")
    status, said = lint(home, capsys)
    first, second, *rest = said.splitlines()
    assert (status, first) == (0, f"{home / 'scenario.yaml'}: well")
    assert "before it has its texts, in en.ftl" in second
    told = " ".join(rest).replace(",", " ").split()
    assert {"scenario-title", "role-don.card", "team-red.goal", "verb-shoot.ask"} <= {*told}
    assert [id_ for id_ in told if id_.startswith("refusal-")] != []
    (home / "en.ftl").write_text("scenario-title = Elsewhere\n", encoding="utf-8")
    status, said = lint(home, capsys)
    assert status == 1
    lacking: set[str] = set()
    for id_, parts in re.findall(r"there is no text '(.*?)' in en.ftl \(write it(?:, and (.*) too)?\)", said):
        lacking |= {id_, *(id_.partition(".")[0] + part for part in parts.split(", ") if part)}
    assert lacking == {*told} - {"scenario-title"}
    assert len(said.splitlines()) < len(lacking) - 20
