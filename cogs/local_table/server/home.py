"""The folder in which the local table keeps its evening, and what can be taken up from it."""

from __future__ import annotations

import asyncio
import fcntl
import json
import logging
import shutil
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from cogs.local_table.server.frames import Json
from cogs.local_table.server.keep import EveningFile, Rows
from cogs.local_table.server.plan import STANDING, Plan
from cogs.showing.view import words_of
from core.books.library import load

log = logging.getLogger(__name__)

FOLDER = "local_table"
FILE = "evening.sqlite"
LESSON = "lesson"
"""The folder in it of a lesson, which lies beside the evening."""
LOCK = "in-use.lock"


class Home:
    """One evening's folder, and a lesson's in it. `resumable`: what a page says of the lesson that was broken off there
    or else of the evening that is kept, if its game can go on, or be told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.resumable: Json | None = None
        self._resumed = folder / FILE

    @asynccontextmanager
    async def kept(self) -> AsyncGenerator[EveningFile]:
        """The file, open."""
        kept = EveningFile(self.folder / FILE)
        await kept.open()
        try:
            yield kept
        finally:
            await kept.close()

    def of(self, plan: Plan) -> Home:
        """Where an evening of this plan is kept."""
        return Home(self.folder / LESSON) if plan.lesson else self

    async def rows(self) -> Rows:
        """Of what can be taken up; nothing where there is no file."""
        return await _rows(self._resumed)

    async def look(self) -> None:
        """See what can be taken up: a lesson before the evening beside which it lies."""
        for folder in (self.folder / LESSON, self.folder):
            self._resumed = folder / FILE
            self.resumable = _resumable(await self.rows())
            if self.resumable is not None:
                return

    @property
    def is_told(self) -> bool:
        """Whether what is kept is a game that is over, and its story."""
        return self.resumable is not None and self.resumable["over"]

    async def clear(self, *, lesson: bool = False) -> None:
        """Forget the evening and the lesson, or the `lesson` alone."""
        self.resumable = None
        await asyncio.to_thread(self._clear_lesson if lesson else self._clear)

    def _clear_lesson(self) -> None:
        shutil.rmtree(self.folder / LESSON, ignore_errors=True)

    def _clear(self) -> None:
        for found in self.folder.iterdir():
            if found.name != LOCK:
                shutil.rmtree(found) if found.is_dir() else found.unlink()


async def _rows(file: Path) -> Rows:
    if not await asyncio.to_thread(file.exists):
        return {}
    kept = EveningFile(file)
    try:
        return await kept.open()
    finally:
        await kept.close()


def _resumable(rows: Rows) -> Json | None:
    """What a page says of what is kept in these rows; None where it can't be taken up."""
    try:
        plan = Plan.read(rows)
        standing = json.loads(rows[STANDING]) if STANDING in rows else {"going": False}
        going = standing.pop("going") or (plan is not None and plan.lesson)
    except (KeyError, TypeError, ValueError):
        log.warning("the evening that was kept is of another time, and can't be read")
        return None
    ended = standing.pop("ended", None)
    _ = standing.pop("rooms", None)
    title = _title(plan) if plan is not None and (going or ended) else None
    if plan is None or title is None:
        return None
    return {"title": title, **standing, "over": not going, "lesson": plan.lesson}


def _title(plan: Plan) -> str | None:
    """What an evening's rulebook is called; None where it is not at hand, as one of the operator's own may be."""
    try:
        load(plan.rulebook)
        return words_of(plan.language, plan.rulebook)("scenario-title")
    except (KeyError, ValueError) as error:  # a rule or a text is missing, or wrong
        log.warning("the evening that was kept is of %s, which can't be played here: %s", plan.rulebook, error)
        return None


@contextmanager
def home_in(data_dir: Path | None) -> Generator[Home]:
    """The folder in a data directory; one that passes where there is none, or another process has it."""
    if data_dir is not None:
        folder = data_dir / FOLDER
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with (folder / LOCK).open("ab") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                log.info("another local table is open; this one is not kept")
            else:
                yield Home(folder)
                return
    with tempfile.TemporaryDirectory(prefix="mafia-table-") as folder:
        yield Home(Path(folder))
