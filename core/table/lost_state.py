"""What becomes of a table where Redis has lost its game, was put back to an earlier hour of it, or holds something that
nobody can read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from core.once import once
from core.store import Saved, StoreUnavailable, TableId
from core.table.codec import SnapshotError
from core.table.saved import CachedTable, check_words, read
from core.table.shared import SharedByTables
from core.table.table_state import TableState

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Found:
    """What Redis has of a table, after whatever was amiss with it."""

    saved: Saved | None
    state: TableState | None
    """None: there is none any more."""
    back: bool = False
    """It is an earlier hour than this process has seen."""


class LostState:
    """One table's. It changes what stands in Redis and has people told; what the process holds is the table's own.

    `ours`: whether this process serves the table. Only then is anything mended or told: else it is another's to do.
    """

    def __init__(self, id_: TableId, shared: SharedByTables, ours: Callable[[], bool]) -> None:
        self._id = id_
        self._shared = shared
        self._ours = ours
        # The token of the last game that this process has put into the history.
        self._last = ""
        self._telling: asyncio.Task[None] | None = None

    def ended(self, token: str, *, played: bool) -> None:
        """This process has put this game into the history: it is not to come back."""
        self._last = token
        self._shared.aftermath.ended(self._id.guild, token, played=played)

    async def sort_out(self, saved: Saved | None, held: CachedTable | None) -> Found:
        """What is to be gone by, where Redis has `saved` and this process knew of `held`. Raises `StoreUnavailable`,
        and `SnapshotError` for a later program's game."""
        if saved is not None and saved.game == self._last and self._ours():
            await self.end_again(saved, played=True)
            saved = None
        if saved is not None:
            state = await self._read(saved)
            if state is None or held is None or not (self._ours() and _went_back(held, saved, state)):
                return Found(saved, state)
            return Found(await self._counted_on(saved, held.version), state, back=True)
        before = None if held is None else held.state
        if before is not None and not before.over and before.token != self._last and self._ours():
            self._telling = asyncio.create_task(self.vanished(before.token))
        return Found(None, None)

    async def _read(self, saved: Saved) -> TableState | None:
        """The state in a snapshot; None, and the game is put into the history and ended with a word, where an earlier
        program left one that can no longer be read or played: a channel must not be stuck with it. Raises
        `SnapshotError` for a later program's, and where that has left something to say."""
        try:
            state = await read(self._id, saved, self._shared)
            if self._ours():
                check_words(saved)
            return state
        except SnapshotError as error:
            if error.newer and self._ours():
                log.warning(
                    "table %s: %s: a later version of this program has written it, and it waits for that version. Start"
                    " that one again; nothing is lost.", self._id, error, extra=once("newer", self._id, saved.game),
                )  # fmt: skip
            if error.newer or not self._ours():
                raise
            log.error("table %s: %s; the game goes into the history", self._id, error)
            if await self._shared.store.finish(self._id, saved.game, saved.version, self._shared.now(), unsaid=True):
                self._shared.aftermath.ended(self._id.guild, saved.game, played=True)
                self._telling = asyncio.create_task(self._shared.delivery.lost(self._id, saved.game))
            return None

    async def _counted_on(self, saved: Saved, version: int) -> Saved:
        """The game goes on from the hour that Redis was put back to. What it says then may not go by the ids of what
        was said after that hour before, up to this version: it would be taken for said."""
        log.error(
            "table %s: Redis was put back to an earlier hour of game %s, which goes on from there. Let its data be kept"
            " (appendfsync, WAIT for replicas): .github/OPERATING.md.", self._id, saved.game,
            extra=once("put back", self._id, saved.game, version),
        )  # fmt: skip
        if saved.version < version:
            if not await self._shared.store.raised(self._id, saved.game, saved.version, version):
                raise StoreUnavailable("contended")
            saved = replace(saved, version=version)
        await self._shared.delivery.put_back(self._id)
        return saved

    async def vanished(self, game: str | None) -> None:
        """Redis knows nothing any more of the game that was played here (None: whichever it was): it ends with a word,
        unless another process has put it into the history."""
        try:
            if game is not None and await self._shared.store.past(self._id.guild, game) is not None:
                return
        except StoreUnavailable as error:
            log.info("table %s: not known whether game %s has ended: %s", self._id, game, error)
            return
        log.error(
            "table %s: Redis has lost game %s, which ends. See to it that nothing empties Redis.", self._id, game or "",
            extra=once("lost", self._id, game),
        )  # fmt: skip
        await self._shared.delivery.lost(self._id, game)

    async def end_again(self, saved: Saved, *, played: bool) -> bool:
        """Redis holds an earlier hour of a game whose end everybody was told of: it goes into the history as it is
        there. False, and nothing done, where somebody else has written there meanwhile."""
        log.error(
            "table %s: Redis was put back to where game %s had not ended. Everybody was told of its end, so it goes"
            " into the history as far as Redis knows it.", self._id, saved.game,
        )  # fmt: skip
        if not await self._shared.store.finish(self._id, saved.game, saved.version, self._shared.now(), unsaid=True):
            return False
        self.ended(saved.game, played=played)
        return True


def _went_back(held: CachedTable, saved: Saved, state: TableState) -> bool:
    """Whether Redis holds an earlier hour of this game than this process has seen there, or one that another process
    has counted on from since: by less events then, though by a later version."""
    before = held.state
    if before is None or before.token != saved.game:
        return False
    return saved.version < held.version or (before.logged or 0) > (state.logged or 0) > 0
