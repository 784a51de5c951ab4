"""Where an evening is kept on the disk: rows of JSON in one SQLite file, each change of them one transaction.

Discord has what it has acknowledged, whatever becomes of a bot's process. So has this one: a request of the bot's is
answered when what it changed is written down. What is written survives the death of the process; a power cut may take
the last moments, as `synchronous` is off.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from cogs.simulated.row_types import Key, Rows

T = TypeVar("T")


class EveningFile:
    """One file. Everything is done in a thread of its own, one thing after another."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "evening-kept")
        self._base: sqlite3.Connection | None = None

    async def open(self) -> Rows:
        """What is there."""
        return await self._run(self._open)

    async def write(self, changed: Mapping[Key, str | None]) -> None:
        """Write these rows; None takes one away."""
        await self._run(lambda: self._write(changed))

    async def close(self) -> None:
        """Let go of the file."""
        await self._run(self._close)
        self._thread.shutdown(wait=False)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _open(self) -> Rows:
        self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            return self._read()
        except sqlite3.OperationalError:  # the disk is full, say: nothing is wrong with what is kept
            self._close()
            raise
        except sqlite3.DatabaseError:  # no evening can be made of it
            self._close()
            self._file.unlink()
            return self._read()

    def _read(self) -> Rows:
        self._base = base = sqlite3.connect(self._file, isolation_level=None)
        base.execute("pragma journal_mode = wal")
        base.execute("pragma synchronous = off")
        base.execute("create table if not exists thing (kind text, id text, json text, primary key (kind, id))")
        return {(kind, id_): json for kind, id_, json in base.execute("select kind, id, json from thing")}

    def _write(self, changed: Mapping[Key, str | None]) -> None:
        base = self._base
        assert base is not None
        if base.in_transaction:  # one that failed, and was left open
            base.execute("rollback")
        base.execute("begin")
        base.executemany(
            "insert or replace into thing values (?, ?, ?)",
            [(*key, json) for key, json in changed.items() if json is not None],
        )
        gone = [key for key, json in changed.items() if json is None]
        base.executemany("delete from thing where kind = ? and id = ?", gone)
        base.execute("commit")

    def _close(self) -> None:
        if self._base is not None:
            self._base.close()
            self._base = None
