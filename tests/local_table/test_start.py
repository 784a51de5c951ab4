"""From the start of the process to the start screen: nothing that alarms, and nothing made twice that takes long."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.local_table.server import catalog as making
from cogs.local_table.server.catalogs import Catalogs
from cogs.local_table.server.frames import Json

ROOT = Path(__file__).parents[2]


def test_nothing_is_warned_of_as_it_is_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import logging; logging.basicConfig(); import cogs.simulated.people.play"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stderr == ""


def test_the_start_screen_needs_nothing_of_a_table() -> None:
    names = "simcord", "cogs.moderator", "cogs.local_table.server.evening"
    code = f"import sys, cogs.local_table.server.preparing; print([name for name in {names} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.fixture
def makings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages in which a catalog was made."""
    made: list[str] = []
    catalog = making.catalog

    def counted(language: str) -> Json:
        made.append(language)
        return catalog(language)

    monkeypatch.setattr(making, "catalog", counted)
    return made


def test_the_catalog_is_made_once_for_the_same_files(tmp_path: Path, makings: list[str]) -> None:
    first = Catalogs(tmp_path).of("en")
    assert Catalogs(tmp_path).of("en") == first
    assert makings == ["en"]
    offered = Catalogs(tmp_path, "godfather").of("en")["rulebooks"]
    assert offered[0]["id"] == "godfather"
    assert sorted(book["id"] for book in offered) == sorted(book["id"] for book in first["rulebooks"])
    Catalogs(tmp_path).of("fa")
    assert makings == ["en", "fa"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"made from": "?"}', "\udcff"])
def test_what_was_kept_and_is_broken_or_of_other_files_is_made_anew(
    tmp_path: Path, makings: list[str], text: str
) -> None:
    (tmp_path / "catalog-en.json").write_bytes(os.fsencode(text))
    found = Catalogs(tmp_path).of("en")
    assert makings == ["en"]
    assert json.loads((tmp_path / "catalog-en.json").read_text("utf-8"))["catalog"] == found


def test_a_changed_rulebook_is_read_again(tmp_path: Path, makings: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "core"
    source.mkdir()
    (source / "en.ftl").write_text("a = b")
    monkeypatch.setattr("cogs.local_table.server.catalogs.MADE_FROM", (source,))
    Catalogs(tmp_path).of("en")
    Catalogs(tmp_path).of("en")
    assert makings == ["en"]
    (source / "en.ftl").write_text("a = bc")
    Catalogs(tmp_path).of("en")
    assert makings == ["en", "en"]


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path, makings: list[str]) -> None:
    (tmp_path / "file").write_text("")
    assert Catalogs(tmp_path / "file" / "below").of("en")["rulebooks"]
