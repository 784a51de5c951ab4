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
LOCK = "in-use.lock"


class Home:
    """One evening's folder. `resumable`: what a page says of the evening that is kept there, if its game can go on, or
    be told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.resumable: Json | None = None

    @asynccontextmanager
    async def kept(self) -> AsyncGenerator[EveningFile]:
        """The file, open."""
        kept = EveningFile(self.folder / FILE)
        await kept.open()
        try:
            yield kept
        finally:
            await kept.close()

    async def rows(self) -> Rows:
        """What is kept; nothing where there is no file."""
        if not (self.folder / FILE).exists():
            return {}
        kept = EveningFile(self.folder / FILE)
        try:
            return await kept.open()
        finally:
            await kept.close()

    async def look(self) -> None:
        """See what can be taken up."""
        self.resumable = None
        rows = await self.rows()
        try:
            plan = Plan.read(rows)
            standing = json.loads(rows[STANDING]) if STANDING in rows else {"going": False}
            going = standing.pop("going")
        except (KeyError, TypeError, ValueError):
            log.warning("the evening that was kept is of another time, and can't be read")
            return
        ended = standing.pop("ended", None)
        _ = standing.pop("rooms", None)
        if plan is not None and (going or ended):
            title = _title(plan)
            self.resumable = None if title is None else {"title": title, **standing, "over": not going}

    @property
    def is_told(self) -> bool:
        """Whether what is kept is a game that is over, and its story."""
        return self.resumable is not None and self.resumable["over"]

    async def clear(self) -> None:
        """Forget the evening."""
        self.resumable = None
        await asyncio.to_thread(self._clear)

    def _clear(self) -> None:
        for found in self.folder.iterdir():
            if found.name != LOCK:
                shutil.rmtree(found) if found.is_dir() else found.unlink()


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
