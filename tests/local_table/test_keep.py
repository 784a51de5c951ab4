"""The file in which an evening is kept: what is in it goes only where nothing can be made of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cogs.local_table.server.keep import EveningFile, Rows

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
