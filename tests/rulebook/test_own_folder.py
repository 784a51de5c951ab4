"""A folder of one's own rulebooks: at hand like the published ones, and what is wrong in it stops nothing else."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bot
from core.authors.new import begin
from core.books import library
from core.books.library import add_folders, at_hand, load, published
from core.settings import SettingsError, load_settings
from core.stats import foretell
from core.words.findings import english

SAID = CliRunner()


@pytest.fixture(autouse=True)
def none_lent_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_lent", {})


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with two rulebooks."""
    begin("harbour", tmp_path / "home", "en")
    begin("village", tmp_path / "home", "ru")
    return tmp_path / "home"


def mafia(*words: object) -> tuple[int, str]:
    done = SAID.invoke(bot.app, [str(word) for word in words])
    return done.exit_code, done.output


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_all_in_it_are_at_hand_and_none_is_published(home: Path):
    assert add_folders(home) == []
    assert set(at_hand()) - set(published()) == {"harbour", "village"}
    assert load("village").id == "village"


def test_one_that_is_wrong_is_named_and_the_others_are_there(home: Path):
    change(home / "harbour" / "scenario.yaml", "team: mafia\n", "team: mafai\n")
    (wrong,) = add_folders(home)
    assert (wrong.file, wrong.line > 1, "did you mean 'mafia'?" in english(wrong)) == (
        "harbour/scenario.yaml",
        True,
        True,
    )
    assert set(at_hand()) - set(published()) == {"village"}


def test_no_published_one_is_replaced(home: Path):
    (home / "harbour").rename(home / "classic")
    before = load("classic")
    (wrong,) = add_folders(home)
    assert english(wrong) == (
        "a published rulebook is called 'classic' (give the folder another name, and its 'id' the same)"
    )
    assert load("classic") is before


def test_what_cannot_be_read_is_told(home: Path):
    (home / "harbour" / "scenario.yaml").write_bytes(b"\xff\xfe\x00")
    (wrong,) = add_folders(home)
    assert english(wrong).startswith("cannot be read")


def test_texts_that_would_not_be_read_are_told(home: Path):
    with (home / "harbour" / "scenario.yaml").open("a", encoding="utf-8") as file:
        file.write('texts: {en: "a = b"}\n')
    (wrong,) = add_folders(home)
    assert english(wrong) == "a folder has files for its texts (put those of each language into harbour/LANGUAGE.ftl)"


def test_an_empty_folder_is_told(tmp_path: Path):
    (wrong,) = add_folders(tmp_path)
    assert "there is no rulebook in this folder" in english(wrong)


@pytest.mark.parametrize("by", ["option", "setting"])
def test_commands_know_them(home: Path, by: str, monkeypatch: pytest.MonkeyPatch):
    option = ["--scenarios", home] if by == "option" else []
    if by == "setting":
        monkeypatch.setenv("MAFIA_SCENARIOS", str(home))
    assert "harbour " in mafia("scenario", "list", *option)[1]
    assert mafia("scenario", "lint", "village", *option) == (0, f"{home / 'village' / 'scenario.yaml'}: well\n")
    status, said = mafia("simulate", "harbour", "--games", 5, "--processes", 1, *option)
    assert status == 0, said


def test_a_command_goes_on_beside_one_that_is_wrong(home: Path):
    change(home / "harbour" / "scenario.yaml", "cycle:", "cylce:")
    status, said = mafia("simulate", "village", "--games", 5, "--processes", 1, "--scenarios", home)
    assert status == 0, said
    assert "harbour/scenario.yaml:" in said


def test_a_setting_that_is_no_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MAFIA_SCENARIOS", str(tmp_path / "nowhere"))
    with pytest.raises(SettingsError, match=r"MAFIA_SCENARIOS: is no folder\. Name a folder"):
        load_settings(None)


def test_each_scenario_command_takes_a_folder_by_its_place_and_as_an_option(
    home: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(foretell, "shares_of", partial(foretell.shares_of, games=1))
    place = home / "harbour"
    for words in ([place], ["--folder", place], ["harbour", "--scenarios", home]):
        (place / foretell.FILE).unlink(missing_ok=True)
        library._lent.clear()
        status, said = mafia("scenario", "balance", *words)
        assert (status, said.startswith("harbour: played with")) == (0, True), said
        assert (place / foretell.FILE).is_file()
        for command in ("lint", "cards", "matrix"):
            library._lent.clear()
            assert mafia("scenario", command, *words)[0] == 0, command
    library._lent.clear()
    assert mafia("scenario", "new", "ours", "--from", place, "--to", home)[0] == 0
    assert "no such scenario" in mafia("scenario", "balance", home / "nowhere")[1]
    for command in ("cards", "matrix"):
        status, said = mafia("scenario", command)
        assert (status, "Name a rulebook." in said) == (2, True), said
