"""A piece of work for a table: what calls further down have to know of it is handed from each to the next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from cogs.messages.request_terms import USUAL, always, asked
from core.table import NotServed, TableId

T = TypeVar("T")


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
    serves: Callable[[], bool] = always
    """Whether this process serves the table: where it does no more, nothing of it is said. Always, for what a press
    asks for: that is said by whom it came to."""
    urgent: int = USUAL
    """Of its requests, where nothing else is said of them: `CRITICAL`, `USUAL` or `IDLE`."""

    @property
    def guild(self) -> int:
        """The table's server."""
        return self.table.guild

    def raise_if_not_served(self) -> None:
        """Raises `NotServed` where it is another's to do by now."""
        if not self.serves():
            raise NotServed("another process serves this table")

    async def request(self, call: Awaitable[T], urgent: int | None = None) -> T:
        """Await this call to discord.py, whose requests are made for it. Raises what it raises, and `NotServed`."""
        return await asked(call, urgent=self.urgent if urgent is None else urgent, serves=self.serves)
