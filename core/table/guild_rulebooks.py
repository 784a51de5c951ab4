"""The rulebooks that can be played in a guild: the published ones, the operator's, and those that it has for itself.

A guild's own is read from the store when it is first wanted, by an id that has a mark of its contents: what a process
holds is never out of date. What stands on the shelf is asked of the store each time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from core.books.library import OwnBook, at_hand, held, hold, is_own, name_of
from core.rulebook.loader import ScenarioError
from core.store import Shelved, Store

MOST_OWN = 10
"""Rulebooks that a guild may have for itself: they fit into one menu."""
LAST_USED = 64
log = logging.getLogger(__name__)


class Rulebooks:
    """Of one process. Every call raises `StoreUnavailable`, but for a rulebook that is everybody's."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._used: OrderedDict[str, OwnBook] = OrderedDict()
        self._opening: dict[tuple[int, str], asyncio.Task[OwnBook | None]] = {}

    async def shelf(self, guild: int) -> list[Shelved]:
        """What a guild has for itself, by name."""
        return await self._store.shelf(guild)

    async def bring(self, guild: int, id_: str | None) -> bool:
        """Have a rulebook at hand that is everybody's or that this guild keeps; whether it can be used."""
        if id_ is None or not is_own(id_):
            return id_ in at_hand()
        own = held(id_) if id_ in self._used else None
        if own is None:
            own = await self._opened(guild, id_)
        if own is None:
            return False
        self._use(own)
        return True

    async def find(self, guild: int, wanted: str) -> str | None:
        """The id by which a game may begin in this guild now, of what was chosen or typed; it is at hand then. A
        version that has been replaced leads to the newest."""
        if wanted in at_hand():
            return wanted
        name = name_of(wanted)
        id_ = next((book.id for book in await self._store.shelf(guild) if book.name == name), None)
        return id_ if id_ is not None and await self.bring(guild, id_) else None

    async def look_up(self, guild: int, wanted: str) -> str | None:
        """As `find`, and a version that is not on the shelf any more where it is asked for itself."""
        if is_own(wanted) and await self._kept(guild, wanted):
            return wanted
        return await self.find(guild, wanted)

    async def opening(self, guild: int, id_: str, now: int) -> None:
        """A table is about to be opened by this rulebook, which has just been found: it may be taken off the shelf at
        this very moment."""
        if is_own(id_):
            own = held(id_)
            await self._store.note_opened(guild, id_, now, None if own is None else own.source)

    async def put(self, guild: int, book: Shelved, source: str) -> None:
        """Put a rulebook that has been checked on the shelf."""
        await self._store.shelve(guild, book, source)

    async def remove(self, guild: int, wanted: str) -> bool:
        """Take a rulebook off the shelf; False where there is none. What is played by it goes on."""
        return await self._store.unshelve(guild, name_of(wanted))

    async def source(self, guild: int, id_: str) -> str | None:
        """What was sent."""
        return await self._store.rulebook(guild, id_)

    async def _kept(self, guild: int, id_: str) -> bool:
        """Whether this very guild keeps it: another's may be at hand as well."""
        return await self._store.rulebook(guild, id_) is not None and await self.bring(guild, id_)

    async def _opened(self, guild: int, id_: str) -> OwnBook | None:
        """Who asks may not wait so long: it is opened to the end all the same, for whoever asks next."""
        place = (guild, id_)
        task = self._opening.get(place)
        if task is None:
            task = self._opening[place] = asyncio.create_task(self._open(guild, id_), name=f"open {id_}")
            task.add_done_callback(lambda done: self._is_open(place, done))
        return await asyncio.shield(task)

    def _is_open(self, place: tuple[int, str], task: asyncio.Task[OwnBook | None]) -> None:
        del self._opening[place]
        if not task.cancelled() and task.exception() is not None:
            log.info("a guild's rulebook could not be opened: %s", task.exception())

    async def _open(self, guild: int, id_: str) -> OwnBook | None:
        source = await self._store.rulebook(guild, id_)
        if source is None:
            return None
        try:
            own = await asyncio.to_thread(hold, source)
        except ScenarioError as error:  # a later program understands less, or more strictly
            log.warning("a guild's rulebook cannot be played any more: %s", error)
            return None
        if own.id != id_:
            return None
        self._use(own)
        return own

    def _use(self, own: OwnBook) -> None:
        self._used[own.id] = own
        self._used.move_to_end(own.id)
        while len(self._used) > LAST_USED:
            self._used.popitem(last=False)
