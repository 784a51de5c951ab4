"""The game that was played last: it is told when it has ended, so that nobody need look at the right moment."""

from __future__ import annotations

from collections.abc import Callable

from core.table import TableState


class LastGame:
    """Watches one evening's tables. `ended`: the token of the game that has come to its end and can be read in the
    history, until another table is opened; `told` is called when it has changed.

    A table goes from the last press over its end to being put away at its own pace: whoever looks at it may look before
    and after.
    """

    def __init__(self, told: Callable[[], None]) -> None:
        self.ended: str | None = None
        self._told = told

    def changed(self, guild: int, state: TableState) -> None:
        """A table that goes on, or waits for people, takes the place of the last one's end."""
        if self.ended not in (None, state.token) and not state.over:
            self._now(None)

    def put_away(self, guild: int, token: str) -> None:
        """This is the last game now."""
        self._now(token)

    def remember(self, ended: str | None) -> None:
        """The game that had ended in an evening that is taken up. What has been told since is newer."""
        if self.ended is None:
            self.ended = ended

    def _now(self, ended: str | None) -> None:
        self.ended = ended
        self._told()
