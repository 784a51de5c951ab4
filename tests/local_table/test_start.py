"""From the start of the process to the start screen: nothing that alarms, and nothing made twice that takes long."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.local_table.server import catalog as making
from cogs.local_table.server import serve_page
from cogs.local_table.server.catalogs import Catalogs
from cogs.local_table.server.first_words import best_of, first_words, page
from cogs.local_table.server.frames import Json
from cogs.local_table.server.home import FILE, FOLDER
from cogs.local_table.server.keep import EveningFile
from cogs.local_table.server.plan import STANDING, Plan
from cogs.local_table.server.serve_page import served
from cogs.showing.view import words_of
from core.books import library
from core.settings import Settings
from core.words import LANGUAGES
from tests.local_table.browser import tab

ROOT = Path(__file__).parents[2]
SOON = 60.0
"""Seconds within which a page is shown something, also on a loaded machine."""


def test_nothing_is_warned_of_as_it_is_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import logging; logging.basicConfig(); import cogs.simulated.people.scripted_game"],
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_words_are_there_before_the_texts(language: str) -> None:
    words, first = words_of(language), first_words(language)
    for id_ in ("page-title", "page-lead", "page-reading", "page-ending"):
        assert first[id_] == words(id_)
    shown = page(language, "start")
    direction = "rtl" if LANGUAGES[language].right_to_left else "ltr"
    assert f'<html lang="{language}" dir="{direction}" data-mood="lobby" data-screen="start">' in shown
    assert first["page-reading"] in shown
    assert "$" not in shown


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fa-IR,fa;q=0.9,en;q=0.8", "fa"),
        ("de-DE,de;q=0.9,uk;q=0.4,ru;q=0.7", "ru"),
        ("en;q=0.1, RU ;q=0.5", "ru"),
        ("de,*;q=0.5", None),
        ("fa;q=;;,", None),
        ("", None),
    ],
)
def test_the_browser_says_which_language_it_reads(accepted: str, language: str | None) -> None:
    assert best_of(accepted) == language


async def test_the_first_browser_says_in_which_language_the_page_speaks() -> None:
    async with served("en", port=0, follows=True) as server:
        async with tab(server.url, "fa-IR,en;q=0.5") as first:
            assert first.seen["language"] == "fa"
            async with tab(server.url, "uk") as second:
                assert second.seen["language"] == "fa"
            assert (await first.ask("language", language="ru"))["ok"]
        async with tab(server.url, "fa") as third:
            assert third.seen["language"] == "ru"


def test_a_rulebook_that_lacks_a_text_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of one's own is at hand once its rules can be read; its texts may be half written."""
    monkeypatch.setattr(library, "_lent", {})
    for name, texts in (("harbour", "scenario-title = Harbour\n"), ("quay", "scenario-title = { $open\n")):
        (tmp_path / name).mkdir()
        rules = (library.SCENARIOS / "classic" / "scenario.yaml").read_text("utf-8")
        (tmp_path / name / "scenario.yaml").write_text(rules.replace("id: classic\n", f"id: {name}\n"), "utf-8")
        (tmp_path / name / "en.ftl").write_text(texts, "utf-8")
    assert library.add_folders(tmp_path) == []
    offered = Catalogs(None).of("en")["rulebooks"]
    assert sorted(book["id"] for book in offered) == library.published()


async def test_a_kept_game_whose_rulebook_is_not_at_hand_keeps_nobody_from_the_page(tmp_path: Path) -> None:
    """It was played with `--folder`, say, and the table is opened without."""
    file = EveningFile(tmp_path / FOLDER / FILE)
    await file.open()
    plan = Plan(rulebook="harbour", language="en", seats=6, name="Nora")
    await file.write({**plan.written(), STANDING: json.dumps({"going": True, "phase": None, "people": "", "when": 0})})
    await file.close()
    async with asyncio.timeout(SOON), served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        assert page.seen["resumable"] is None
    assert (tmp_path / FOLDER / FILE).exists()  # and is there for whoever brings the rulebook again


async def test_a_table_that_cannot_be_opened_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page would say for ever that the table is being set."""

    def fails(*_: object) -> None:
        raise OSError("no room on the disk")

    monkeypatch.setattr(serve_page, "_prepare", fails)
    monkeypatch.setattr(serve_page.webbrowser, "open", lambda _url: True)
    async with asyncio.timeout(SOON):
        assert await serve_page.serve(Settings.model_construct(language="en", data_dir=Path())) == 1


def test_who_ends_waits_for_no_work_aside() -> None:
    code = """
import asyncio, threading
from cogs.local_table.server.aside import aside

async def main():
    begun = threading.Event()
    work = asyncio.create_task(aside(lambda: begun.set() or threading.Event().wait()))
    await asyncio.to_thread(begun.wait)
    work.cancel()
    assert await aside(lambda: 5) == 5
    try:
        await aside(lambda: 1 / 0)
    except ZeroDivisionError:
        print("done")

asyncio.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=240
    )
    assert done.stdout.strip() == "done"
