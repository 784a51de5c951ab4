"""The file in which an evening is kept: what is in it goes only where nothing can be made of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cogs.local_table.server.home import FILE, FOLDER
from cogs.local_table.server.keep import EveningFile, Rows
from cogs.local_table.server.keeper import EveningWriter
from cogs.local_table.server.serve_page import served
from cogs.simulated.row_types import Key
from tests.local_table.browser import tab

LARGE = "x" * 100_000
KEPT: Rows = {("evening", "plan"): "{}"}


async def rows_of(file: Path) -> Rows:
    kept = EveningFile(file)
    try:
        return await kept.open()
    finally:
        await kept.close()


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A file with something in it."""
    kept = EveningFile(tmp_path / "evening.sqlite")
    await kept.open()
    await kept.write(KEPT)
    await kept.close()
    return tmp_path / "evening.sqlite"


async def test_a_disk_that_is_full_takes_nothing_that_is_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: EveningFile) -> Rows:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr(EveningFile, "_read", full)
        with pytest.raises(sqlite3.OperationalError):
            await rows_of(file)
    assert await rows_of(file) == KEPT


async def test_a_file_that_is_broken_makes_room_for_another(file: Path) -> None:
    file.write_bytes(b"no evening " * 1000)
    assert await rows_of(file) == {}


class Changes:
    """What has changed in a world, said once."""

    def __init__(self) -> None:
        self.next: dict[Key, str | None] = {}

    def changes(self, own: Rows) -> dict[Key, str | None]:
        """As `Writer` says it."""
        now, self.next = self.next, {}
        return {**own, **now}


async def test_what_a_full_disk_has_refused_is_written_when_there_is_room(tmp_path: Path) -> None:
    kept, world = EveningFile(tmp_path / "evening.sqlite"), Changes()
    await kept.open()
    writer = EveningWriter(kept, world, dict)  # type: ignore[arg-type]

    async def room(pages: int) -> None:
        assert kept._base is not None
        await kept._run(lambda: kept._base.execute(f"pragma max_page_count = {pages}").fetchall())

    await room(8)
    world.next = {("message", "1"): LARGE}
    await writer.write()
    await room(10_000)
    world.next = {("message", "2"): "small"}
    await writer.write()
    await kept.close()
    assert await rows_of(tmp_path / "evening.sqlite") == {("message", "1"): LARGE, ("message", "2"): "small"}


async def test_what_was_said_is_kept_before_it_is_answered(tmp_path: Path) -> None:
    """In direct messages: what is written at the table by night is taken away."""
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        await page.open(seats=6, seed=7)
        await page.begin()
        assert (await page.ask("pace", paused=True))["ok"]
        for number in range(5):
            text = f"word {number}"
            assert (await page.ask("say", place=page.place("letters")["id"], text=text))["ok"]
            with closing(sqlite3.connect(tmp_path / FOLDER / FILE)) as base:
                (found,) = base.execute("select count(*) from thing where json like ?", [f"%{text}%"]).fetchone()
            assert found == 1
