"""The tables of a process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable

from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.store import TABLES, Store, StoreUnavailable, TableId
from core.table.aftermath import Aftermath
from core.table.codec import SnapshotError
from core.table.deadline_scheduler import DeadlineScheduler, SteadyTime, Wait, just_wait, wall
from core.table.decision import Books
from core.table.fair_scheduler import FairScheduler
from core.table.guild_rulebooks import Rulebooks
from core.table.outgoing import Delivery
from core.table.pace import Limits
from core.table.personal_data import Privacy
from core.table.records import Records
from core.table.shared import SharedByTables
from core.table.table import Table
from core.table.table_state import TableState

log = logging.getLogger(__name__)

AT_ONCE = 64


def published_book(scenario: str) -> Rulebook | None:
    """The published scenario of an id, or `None`."""
    try:
        return load(scenario)
    except ScenarioError:
        return None


class Tables:
    """Every table, made when first asked for; one clock for all of them. `ours`: since which change of hands this
    process has served the tables of a guild, 0 where it does not now; None where no other process is known."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        *,
        books: Books = published_book,
        rulebooks: Rulebooks | None = None,
        limits: Limits | None = None,
        now: Callable[[], int] = wall,
        wait: Wait = just_wait,
        fair_scheduler: FairScheduler | None = None,
        forget_notes: Callable[[int], Awaitable[None]] | None = None,
        ours: Callable[[int], int] | None = None,
    ) -> None:
        self.store = store
        self.now = SteadyTime.of(now)
        self.records = Records(store, self.now)
        self.privacy = Privacy(store, forget_notes)
        self.aftermath = Aftermath(store, self.records, self.privacy)
        self.rulebooks = rulebooks or Rulebooks(store)
        self._shared = SharedByTables(
            store,
            delivery,
            books,
            rulebooks=self.rulebooks,
            limits=limits or Limits(),
            now=self.now,
            wait=wait,
            fair_scheduler=fair_scheduler or FairScheduler(),
            beside=self._beside,
            aftermath=self.aftermath,
            ours=ours,
        )
        self._ours = ours
        store.lost_game = self._lose
        self._losing: set[asyncio.Task[None]] = set()
        self._tables: dict[TableId, Table] = {}
        # Servers of which this process knows every table that lives.
        self._read: set[int] = set()
        self.clock = DeadlineScheduler(self._due, self.now, wait)

    def get(self, id_: TableId) -> Table:
        """The table of this id. Its state is known after its first command or `load`."""
        table = self._tables.get(id_)
        if table is None:
            table = self._tables[id_] = Table(id_, self._shared, self.clock)
        return table

    def amiss(self) -> None:
        """Something is amiss with the whole process: nothing that anybody has missed until now counts."""
        for table in self._tables.values():
            table.amiss()

    async def of(self, guild: int) -> list[Table]:
        """The tables of a server that live, read in one round trip where this process does not know the server yet.
        Raises `StoreUnavailable`, and `SnapshotError` where one of them cannot be read here, once the others have been
        and are `known`."""
        if self._ours is not None and not self._ours(guild):
            saved_by = await self.store.load_all(guild)
            ids = {*saved_by, *(table.id for table in self._made(guild))}
            await _each(self.get(id_).take(saved_by.get(id_)) for id_ in ids)
            return self.known(guild)
        if guild not in self._read:
            found = await self.store.load_all(guild)
            await _each(self.get(id_).take(saved) for id_, saved in found.items())
            self._read.add(guild)
        await _each(table.load() for table in self._made(guild) if not table.known)
        return self.known(guild)

    def known(self, guild: int) -> list[Table]:
        """Those that this process knows of."""
        return [table for table in self._made(guild) if table.state is not None]

    async def at(self, guild: int, channel: int) -> Table | None:
        """The table of this channel, or one that is free to be opened there; None where the server has as many as it
        may. Raises `StoreUnavailable`."""
        living = await self.of(guild)
        for table in living:
            if table.state is not None and table.state.is_at(channel):
                return table
        for number in range(TABLES):
            table = self.get(TableId(guild, number))
            if table.state is None:  # nobody may say of one that lives that there is none
                await table.take(None)
            if table.state is None and not table.states:
                return table
        return None

    def _made(self, guild: int) -> list[Table]:
        made = (self._tables.get(TableId(guild, number)) for number in range(TABLES))
        return [table for table in made if table is not None]

    def _beside(self, id_: TableId) -> list[TableState]:
        return [state for table in self._made(id_.guild) if table.id != id_ for state in table.states]

    def __len__(self) -> int:
        return len(self._tables)

    async def has(self, id_: TableId) -> bool:
        """Whether there is a table of this id; none is made to find out. Raises `StoreUnavailable`."""
        made = self._tables.get(id_)
        return (made is not None and made.is_ours) or await self.store.load(id_) is not None

    def let_go(self, id_: TableId) -> None:
        """Hold no table of which there is nothing: a press may name any."""
        table = self._tables.get(id_)
        if table is not None and table.state is None:
            self.clock.set(id_, None)
            del self._tables[id_]

    def _lose(self, id_: TableId) -> None:
        task = asyncio.create_task(self.get(id_).lose(), name=f"table {id_} is lost")
        self._losing.add(task)
        task.add_done_callback(self._losing.discard)

    def start(self) -> None:
        """Start the clock, as a task of the running loop."""
        self.clock.start()

    async def resume(self, ids: Collection[TableId] | None = None) -> list[TableId]:
        """Take up the live games of these tables (`None`: all that Redis has): clocks run, what was left unsaid is
        said. Of each server all that live are to be among them. The tables taken up: one whose game is broken holds up
        no other. Raises `StoreUnavailable`."""
        found = await self.live() if ids is None else ids
        gate = asyncio.Semaphore(AT_ONCE)
        away: list[StoreUnavailable] = []

        async def take_up(id_: TableId) -> None:
            async with gate:
                if away:
                    return
                try:
                    await self.get(id_).resume()
                except StoreUnavailable as error:
                    away.append(error)
                except SnapshotError:
                    pass  # told where it was read
                except Exception:
                    log.exception("table %s could not be taken up", id_)

        await asyncio.gather(*(take_up(id_) for id_ in found))
        if away:
            raise away[0]
        self._read |= {id_.guild for id_ in found} - {id_.guild for id_ in found if not self.get(id_).known}
        return [id_ for id_ in found if self.get(id_).state is not None]

    async def live(self, shards: Collection[int] | None = None, shard_count: int = 1) -> list[TableId]:
        """Tables with a live game, of these shards alone (`None`: of all). Raises `StoreUnavailable`."""
        return await self.store.live(shards, shard_count)

    def catch_up(self, taken: Collection[TableId], *, first: bool) -> None:
        """These have been taken up: do what the last process has left undone beside them, and, the `first` time after a
        start, beside all tables."""
        states = [(id_.guild, self.get(id_).state) for id_ in taken]
        self.aftermath.taken_up([(guild, state) for guild, state in states if state is not None])
        if first:
            self.aftermath.catch_up()

    def waiting(self) -> int:
        """How many things of all tables have been committed and are not yet said."""
        return sum(table.waiting() for table in self._tables.values())

    async def healthy(self) -> bool:
        """Whether Redis answers now, without waiting for it."""
        return await self.store.healthy()

    async def release(self, id_: TableId) -> None:
        """Let go of a table that another process serves from now on; its game stays in Redis."""
        self._read.discard(id_.guild)
        table = self._tables.pop(id_, None)
        if table is not None:
            await table.stop()

    def lost(self) -> list[TableId]:
        """Tables that were ours when they were made, and have changed hands since."""
        return [id_ for id_, table in self._tables.items() if table.was_ours and table.has_moved]

    async def moved(self) -> None:
        """Which guilds are ours has changed: let go of what has gone to another process, and of what was remembered of
        another's while it was that."""
        moved = [id_ for id_, table in self._tables.items() if table.has_moved]
        await asyncio.gather(*(self.release(id_) for id_ in moved))

    async def woken(self, id_: TableId) -> None:
        """Another process has written this table. Raises `StoreUnavailable`, `SnapshotError`."""
        if self._ours is None or self._ours(id_.guild):
            await self.get(id_).woken()

    async def look_around(self) -> None:
        """What other processes have written may have gone unheard: look at every table that we serve. Raises as
        `woken`."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def look(id_: TableId) -> None:
            async with gate:
                await self.woken(id_)

        await asyncio.gather(*(look(id_) for id_ in list(self._tables)))

    async def settled(self, among: Callable[[int], bool] = lambda _: True) -> None:
        """Wait until everything said so far has been delivered, in these guilds."""
        await asyncio.gather(*(table.settled() for table in list(self._tables.values()) if among(table.guild)))
        await self.aftermath.settled()

    async def close(self) -> None:
        """Stop the clock and all deliveries. The games stay in Redis."""
        await self.clock.stop()
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        await self.aftermath.close()

    async def _due(self, id_: TableId) -> None:
        table = self.get(id_)
        if table.is_ours:
            await table.due()


async def _each(readings: Iterable[Awaitable[object]]) -> None:
    """One after the other. Raises the first `SnapshotError` when all have been tried, and at once whatever else."""
    unread: SnapshotError | None = None
    for reading in readings:
        try:
            await reading
        except SnapshotError as error:
            unread = unread or error
    if unread is not None:
        raise unread
