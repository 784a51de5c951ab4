"""Rulebooks that are not published, and yet at hand in a process that was given their folder."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from core.books import library
from core.books.library import SCENARIOS, add_folder, at_hand, folder_of, load, published
from core.simulate.cores import simulate_on_cores
from tests.rulebook.told import refused

SEATED = ["godfather", "doctor", "detective", "citizen", "citizen", "citizen"]


@pytest.fixture(autouse=True)
def none_lent_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_lent", {})


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """A copy of a published rulebook under a name of its own."""
    folder = tmp_path / "harbour"
    shutil.copytree(SCENARIOS / "classic", folder)
    text = (folder / "scenario.yaml").read_text(encoding="utf-8")
    (folder / "scenario.yaml").write_text(text.replace("id: classic", "id: harbour"), encoding="utf-8")
    return folder


def test_a_rulebook_that_was_lent_is_at_hand_and_not_published(harbour: Path):
    assert add_folder(harbour) == "harbour"
    assert load("harbour").id == "harbour"
    assert folder_of("harbour") == harbour
    assert set(at_hand()) - set(published()) == {"harbour"}


def test_a_version_of_a_published_rulebook_comes_before_it_with_the_same_stages_of_its_own(tmp_path: Path):
    folder = tmp_path / "godfather"
    shutil.copytree(SCENARIOS / "godfather", folder)
    published_one = load("godfather")
    add_folder(folder)
    assert load("godfather") is not published_one


def test_processes_that_share_games_find_it_too(harbour: Path):
    add_folder(harbour)
    shared = simulate_on_cores("harbour", SEATED, {"speech_seconds": 60}, 40, processes=2)
    assert shared.games == 40
    assert shared == simulate_on_cores("classic", SEATED, {"speech_seconds": 60}, 40, processes=1)


@pytest.mark.parametrize(("name", "said"), [("harbour_town", "write 'id: harbour_town'"), ("har bour", "no such")])
def test_a_rulebook_is_called_as_its_folder_is(harbour: Path, name: str, said: str):
    moved = harbour.rename(harbour.with_name(name))
    with refused(said):
        add_folder(moved)
    assert name not in at_hand()
