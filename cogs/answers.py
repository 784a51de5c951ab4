"""What a seat has been told in private so far, for those whose direct messages are closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.look import Look
from core.table.codec import read_event

if TYPE_CHECKING:
    from cogs.bot import Moderator

PRIVATE = frozenset(("told", "mark", "unmark", "shown"))
SHOWN = 8


async def answers_of(bot: Moderator, look: Look, seat: int) -> list[str]:
    """The last private answers to a seat, oldest first, out of the game's log. Raises ``StoreUnavailable``."""
    mine = f"seat:{seat}"
    events = (read_event(body) for body in await bot.store.log(look.guild))
    told = [event for event in events if event.to == mine and event.kind in PRIVATE]
    sentences = (look.wording.word_event(event) for event in told[-SHOWN:])
    return [sentence for sentence in sentences if sentence]
