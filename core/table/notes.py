"""Small things that outlive a game, as those who note them down see them. The store keeps them all.

An absent field reads as absent; setting one to `None` removes it. Every call raises `StoreUnavailable`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.store import TableId

YES = "yes"
NO = "no"
"""How a choice between the two is noted."""


class GuildNotes(Protocol):
    """A guild's settings (language, channels, cards by button), and the tables that it has built and saved."""

    async def settings(self, guild: int) -> dict[str, str]:
        """A guild's settings, as text."""
        ...

    async def set_settings(self, guild: int, changes: dict[str, str | None]) -> None:
        """Change some of them."""
        ...

    async def number_of(self, guild: int, game: str) -> int:
        """Which of a guild's games it is, by its token: no two have one number, and each keeps its own."""
        ...

    async def saved_tables(self, guild: int, scenario: str) -> dict[str, list[str]]:
        """The tables of a rulebook that a guild has saved: their cards by name."""
        ...

    async def save_table(self, guild: int, scenario: str, name: str, cards: Sequence[str] | None) -> None:
        """Save a table under a name, over one that has it already; with `None`, delete it."""
        ...


class PersonNotes(Protocol):
    """What is remembered of a person in every guild."""

    async def person(self, user: int) -> dict[str, str]:
        """All of it, as text."""
        ...

    async def set_person(self, user: int, changes: dict[str, str | None]) -> None:
        """Change some of it."""
        ...

    async def forget_person(self, user: int) -> None:
        """Delete all of it."""
        ...


class PlaceNotes(Protocol):
    """Where a table's game shows itself: messages and threads, by the names that the caller gives them."""

    async def refs(self, table: TableId) -> dict[str, str]:
        """All places of the table's game, as text."""
        ...

    async def refer(self, table: TableId, changes: dict[str, str | None]) -> None:
        """Note some of them."""
        ...

    async def drop_refs(self, table: TableId) -> None:
        """Forget all of them."""
        ...


class DailyAllowances(Protocol):
    """What the whole bot may do so often a day."""

    async def allow(self, what: str, day: str, most: int) -> bool:
        """Whether it may be done once more on this day; counted if so."""
        ...

    async def use_up(self, what: str, day: str) -> None:
        """It may not be done any more on this day."""
        ...
