"""What is done beside the tables, when nobody waits for it: who has been where, what a game came to, who wished to be
forgotten. No command and no message hangs on any of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from core.once import once
from core.store import Store, StoreUnavailable
from core.table.lobby_state import NOBODY, Lobby, Player
from core.table.personal_data import Privacy
from core.table.persons import people_in
from core.table.records import Records
from core.table.table_state import TableState

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SeenAtTable:
    """Who has been seen at a table, and by which values that was known."""

    lobby: Lobby
    seats: tuple[Player, ...]
    people: frozenset[int]


class Watcher(Protocol):
    """Is told of the tables that a process serves as they go on, by which nobody need look at the right moment."""

    def changed(self, guild: int, state: TableState) -> None:
        """A table has come to this state."""

    def put_away(self, guild: int, token: str) -> None:
        """This game has been played, and stands in the history."""


class Aftermath:
    """One process's. What a process that died has left undone is done at the next start, or when somebody asks."""

    def __init__(self, store: Store, records: Records, privacy: Privacy) -> None:
        self._store = store
        self._records = records
        self._privacy = privacy
        self._tasks: set[asyncio.Task[None]] = set()
        self._watchers: list[Watcher] = []
        # By guild whom the store could not note: they are noted when a table there changes next.
        self._unnoted: dict[int, frozenset[int]] = {}
        # Games that had ended when the store was away: seen to when any table changes next.
        self._unseen: list[tuple[int, str, bool]] = []

    def watch(self, watcher: Watcher) -> None:
        """Tell this one too, from now on."""
        self._watchers.append(watcher)

    def seen(self, guild: int, state: TableState, met: SeenAtTable | None) -> SeenAtTable:
        """A table has changed: whoever is new at it is at this guild's table. `met`: what was returned before."""
        for watcher in self._watchers:
            watcher.changed(guild, state)
        ended = self._unseen
        self._unseen = []
        for one, token, played in ended:
            self._do(partial(self._after, one, token, played), f"aftermath of {one}")
        late = self._unnoted.pop(guild, frozenset[int]())
        if met is not None and met.lobby is state.lobby and met.seats is state.seats and not late:
            return met
        people = _people(state)
        new = late | (people if met is None else people - met.people)
        if new:
            self._do(partial(self._note, guild, new), f"people of {guild}")
        return SeenAtTable(state.lobby, state.seats, people if met is None else people | met.people)

    def ended(self, guild: int, token: str, *, played: bool) -> None:
        """A game has been cleared away; if it was `played`, it stands in the history now."""
        for watcher in self._watchers if played else ():
            watcher.put_away(guild, token)
        self._do(partial(self._after, guild, token, played), f"aftermath of {guild}")

    async def _after(self, guild: int, token: str, played: bool) -> None:
        try:
            if played:
                await self._records.note(guild, token)
            await self._privacy.free(guild)
        except StoreUnavailable:
            self._unseen.append((guild, token, played))
            raise

    def catch_up(self) -> None:
        """After a start: see to those who waited to be forgotten when the last process ended."""
        self._do(self._free_all, "who waited to be forgotten")

    def taken_up(self, tables: Sequence[tuple[int, TableState]]) -> None:
        """These tables were another process's until now, which may have died before it noted whom it had seen there."""
        self._do(partial(self._note_all, tables), "people of the tables that were taken up")

    async def _note(self, guild: int, people: frozenset[int]) -> None:
        try:
            await self._records.been_in(guild, people)
        except StoreUnavailable:
            self._unnoted[guild] = self._unnoted.get(guild, frozenset()) | people
            raise

    async def _free_all(self) -> None:
        for guild in await self._store.all_leaving():
            await self._privacy.free(guild)

    async def _note_all(self, tables: Sequence[tuple[int, TableState]]) -> None:
        for guild, state in tables:
            await self._records.been_in(guild, _people(state))

    def _do(self, work: Callable[[], Awaitable[None]], name: str) -> None:
        """Have `work` called and awaited; neither, where the process ends before its turn comes."""
        task = asyncio.create_task(self._done(work, name), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Callable[[], Awaitable[None]], name: str) -> None:
        try:
            await work()
        except StoreUnavailable:
            log.warning("%s: left for later, the store is away", name, extra=once(name))
        except Exception:
            log.exception("%s: failed", name)

    async def settled(self) -> None:
        """Wait until all of it has been done."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Leave the rest to the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _people(state: TableState) -> frozenset[int]:
    seats = [[player.user, player.name] for player in state.seats]
    return frozenset(people_in([state.lobby.to_data(), seats])) - {NOBODY}
