"""The game that was played last: the store tells when it has ended, so that nobody need look at the right moment."""

from __future__ import annotations

from collections.abc import Callable

from core.store import Change, Committed, Conflict, Duplicate
from core.table import Store, TableId


class LastGame:
    """Hears what a store is told of one evening's games. `ended`: the token of the game that has come to its end and
    can be read in the history, until another table is opened; `told` is called when it has changed.

    A table goes from the last press over its end to being put away at its own pace. Whoever looks at it may look before
    and after; the store is told of each.
    """

    def __init__(self, store: Store, told: Callable[[], None]) -> None:
        self.ended: str | None = None
        self._told = told
        self._hear_of_tables(store)
        self._hear_of_ends(store)

    def _hear_of_tables(self, store: Store) -> None:
        commit = store.commit

        async def committed(table: TableId, change: Change) -> Committed | Conflict | Duplicate:
            result = await commit(table, change)
            if change.expect == 0 and isinstance(result, Committed):
                self._now(None)
            return result

        store.commit = committed  # type: ignore[method-assign]

    def _hear_of_ends(self, store: Store) -> None:
        finish = store.finish

        async def finished(
            table: TableId, game: str, version: int, ended: int, *, unsaid: bool = False, played: bool = True
        ) -> bool:
            done = await finish(table, game, version, ended, unsaid=unsaid, played=played)
            if done and played:
                self._now(game)
            return done

        store.finish = finished  # type: ignore[method-assign]

    def remember(self, ended: str | None) -> None:
        """The game that had ended in an evening that is taken up. What has been told since is newer."""
        if self.ended is None:
            self.ended = ended

    def _now(self, ended: str | None) -> None:
        self.ended = ended
        self._told()
