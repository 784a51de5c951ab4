"""What is remembered of a person: their language and their DM channel, kept at hand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache

import discord

from core.table import PersonNotes
from core.words import LANGUAGES

AT_HAND = 4096


@lru_cache(maxsize=AT_HAND)
def language_of(locale: discord.Locale | str) -> str | None:
    """Our language for a Discord locale, or None where we do not speak it."""
    code = str(locale).split("-")[0]
    return code if code in LANGUAGES else None


class People:
    """A bounded memory before the notes on persons that outlive the process. `tell`: lets other processes know that
    somebody's have changed."""

    def __init__(self, kept: PersonNotes, tell: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._kept = kept
        self._tell = tell
        self._notes: OrderedDict[int, dict[str, str]] = OrderedDict()

    async def notes(self, user: int) -> dict[str, str]:
        """What is remembered of this person: `language`, `dm` (channel id). Raises `StoreUnavailable`."""
        found = self._notes.get(user)
        if found is None:
            found = self._notes[user] = await self._kept.person(user)
            if len(self._notes) > AT_HAND:
                self._notes.popitem(last=False)
        else:
            self._notes.move_to_end(user)
        return found

    async def language(self, user: int, otherwise: str) -> str:
        """The language this person has chosen for what they alone read, or `otherwise`. Raises as `notes` does."""
        return (await self.notes(user)).get("language") or otherwise

    async def note(self, user: int, **changes: str | None) -> None:
        """Change some of it; None forgets."""
        notes = await self.notes(user)
        await self._kept.set_person(user, dict(changes))
        for key, value in changes.items():
            if value is None:
                notes.pop(key, None)
            else:
                notes[key] = value
        await self._changed(user)

    async def forget(self, user: int) -> None:
        """Delete everything remembered of a person."""
        await self._kept.forget_person(user)
        self._notes.pop(user, None)
        await self._changed(user)

    async def _changed(self, user: int) -> None:
        if self._tell is not None:
            await self._tell(str(user))

    def changed_elsewhere(self, user: str | None) -> None:
        """Another process has changed what is remembered of this person (None: perhaps of anybody): read it again."""
        if user is None:
            self._notes.clear()
        else:
            self._notes.pop(int(user), None)
