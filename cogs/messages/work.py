"""A piece of work for a table: what calls further down have to know of it is handed from each to the next."""

from __future__ import annotations

from dataclasses import dataclass

from core.table import TableId


@dataclass(frozen=True, slots=True)
class Work:
    """What something is done for."""

    table: TableId
    game: str | None = None
    """The token of the game that it is for: it finds and notes no other's places, even if that other has begun
    meanwhile. None: whichever is played."""
    again: bool = False
    """Whether it may have been done before: messages may have been sent already, too long ago for Discord to know their
    nonces. Each is looked for where it would stand, which costs a request, and not sent again where it is found."""

    @property
    def guild(self) -> int:
        """The table's server."""
        return self.table.guild
