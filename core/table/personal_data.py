"""What is kept about a person, and how it is deleted: by contract of everything that stores something.

Each part of the store says which kinds of keys it writes and whether people can stand in them (`Part.KEEPS`). For each
such kind a keeper here answers: what there is of a person, and that it is deleted. `tests/table/test_privacy.py` finds
a kind without a keeper, and whatever a keeper leaves behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from core.store import Store
from core.table.codec import opened
from core.table.persons import names_in, past_without, without
from core.table.result import pack_result, read_result


class Keeper(Protocol):
    """Answers for what is kept of people in one guild. Every call raises `StoreUnavailable`."""

    name: str
    """What it is called in the texts."""
    kinds: tuple[str, ...]
    """Which kinds of keys it answers for."""
    goes: bool
    """What it still needs goes by itself, so that nobody has to come back for it."""

    async def count(self, guild: int, user: int) -> int:
        """How many things there are of this person."""
        ...

    async def forget(self, guild: int, user: int) -> bool:
        """Delete them; False where they are still needed."""
        ...


class _Live:
    """Tables that gather or play now: their game, what it has yet to say, where it shows itself, what it answered, and
    whom a moderator has unmuted in it."""

    name = "live"
    kinds: tuple[str, ...] = ("game", "answers", "refs")
    goes = False

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, guild: int, user: int) -> int:
        """One, where they are at a table."""
        for table, held in (await self._store.load_all(guild)).items():
            texts = [opened(held.snapshot), *(entry.body for entry in held.outbox), *await self._store.log(table)]
            if any(names_in(text, user) for text in texts) or user in await self._store.left_alone(table, held.game):
                return 1
        return 0

    async def forget(self, guild: int, user: int) -> bool:
        """A game is played to its end with them in it; what was answered before it goes at once."""
        await self._store.change_answers(guild, partial(without, user))
        return not await self.count(guild, user)


class _History:
    """Games that have ended."""

    name = "games"
    kinds: tuple[str, ...] = ("past",)
    goes = False

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, guild: int, user: int) -> int:
        """Games in which they are named."""
        found = 0
        for token in await self._store.past_tokens(guild):
            past = await self._store.past(guild, token)
            found += past is not None and any(names_in(event, user) for event in past.events)
        return found

    async def forget(self, guild: int, user: int) -> bool:
        """Nobody is in their place from now on."""
        for token in await self._store.past_tokens(guild):
            await self._store.change_past(guild, token, partial(past_without, user))
        return True


class _Results:
    """What games came to."""

    name = "results"
    kinds: tuple[str, ...] = ("results",)
    goes = False

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, guild: int, user: int) -> int:
        """Games that count for them."""
        read = [read_result(body) for body in (await self._store.results(guild)).values()]
        return sum(result is not None and result.has(user) for result in read)

    async def forget(self, guild: int, user: int) -> bool:
        """They count for nobody from now on. What somebody else has changed meanwhile is read once more."""
        done = False
        while not done:
            done = True
            for token, body in (await self._store.results(guild)).items():
                result = read_result(body)
                if result is not None and result.has(user):
                    done &= await self._store.swap_result(guild, token, body, pack_result(result.without(user)))
        return True


class _Debts:
    """That they have been muted and must be released."""

    name = "debts"
    kinds: tuple[str, ...] = ("debts",)
    goes = True

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, guild: int, user: int) -> int:
        """One, where they are muted."""
        return int(user in await self._store.debts(guild))

    async def forget(self, guild: int, user: int) -> bool:
        """It is struck off when they are released: who is forgotten before that would stay muted."""
        return not await self.count(guild, user)


@dataclass(frozen=True, slots=True)
class KeptAt:
    """What is kept of a person in one guild, by keeper."""

    guild: int
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of a person."""

    notes: Mapping[str, str]
    """What is remembered of them everywhere."""
    unranked: bool
    """They wish to stand in no ranking."""
    guilds: Sequence[KeptAt]

    def total(self, keeper: str) -> int:
        """Over all guilds."""
        return sum(at.counts.get(keeper, 0) for at in self.guilds)


@dataclass(frozen=True, slots=True)
class Remains:
    """What could not be deleted yet: the guilds, by the name of the keeper that still needs it."""

    guilds: Mapping[str, Sequence[int]]


class Privacy:
    """Shows and deletes what is kept of a person, in every guild at once. Every call raises `StoreUnavailable`."""

    PERSONAL = ("person", "guilds", "leaving", "unranked")
    """Kinds that are answered for here, because they belong to no guild or are what this goes by."""

    def __init__(self, store: Store, forget_notes: Callable[[int], Awaitable[None]] | None = None) -> None:
        """`forget_notes`: of a memory that stands before the notes on persons, if there is one."""
        self._store = store
        self._forget_notes = forget_notes or store.forget_person
        self.keepers: tuple[Keeper, ...] = (_Live(store), _History(store), _Results(store), _Debts(store))

    async def show(self, user: int) -> Kept:
        """Everything that is kept of this person."""
        notes = await self._store.person(user)
        found = [await self._at(guild, user) for guild in await self._store.guilds_of(user)]
        return Kept(notes, bool(await self._store.unranked([user])), [at for at in found if any(at.counts.values())])

    async def forget(self, user: int) -> Remains:
        """Delete all that can go, and see to the rest once nothing needs it any more. Who is in a game is asked in it,
        in their language and directly, until it ends."""
        needed: dict[str, list[int]] = {}
        busy: set[int] = set()
        for guild in await self._store.guilds_of(user):
            await self._store.leave_later(guild, user)
            for keeper in await self._needing(guild, user):
                needed.setdefault(keeper.name, []).append(guild)
                if not keeper.goes:
                    busy.add(guild)
            if guild not in busy:
                await self._store.has_left(guild, user)
        if not busy:
            await self._forget_notes(user)
        await self._store.set_unranked(user, False)
        await self._store.forget_guilds(user, busy)
        return Remains(needed)

    async def rank(self, user: int, wished: bool) -> None:
        """Whether this person may stand in rankings and be looked up by others."""
        await self._store.set_unranked(user, not wished)

    async def unranked(self, users: Collection[int]) -> set[int]:
        """Those of these who do not wish to."""
        return await self._store.unranked(users)

    async def free(self, guild: int) -> None:
        """A game of this guild has ended: whoever waits to be forgotten is, if no other needs them."""
        for user in await self._store.leaving(guild):
            if all(keeper.goes for keeper in await self._needing(guild, user)):
                rest = [one for one in await self._store.guilds_of(user) if one != guild]
                if not await self._plays(rest, user):
                    await self._forget_notes(user)
                    await self._store.set_unranked(user, False)
                await self._store.forget_guilds(user, rest)
                await self._store.has_left(guild, user)  # at last: whoever dies before it begins anew

    async def _plays(self, guilds: Collection[int], user: int) -> bool:
        """Whether this person is at a table in one of these guilds."""
        live = _Live(self._store)
        for guild in guilds:
            if await live.count(guild, user):
                return True
        return False

    async def _needing(self, guild: int, user: int) -> list[Keeper]:
        """The keepers that still need this person, once the others have forgotten them."""
        return [keeper for keeper in self.keepers if not await keeper.forget(guild, user)]

    async def _at(self, guild: int, user: int) -> KeptAt:
        counts = await asyncio.gather(*(keeper.count(guild, user) for keeper in self.keepers))
        return KeptAt(guild, dict(zip((keeper.name for keeper in self.keepers), counts, strict=True)))
