"""Which process serves which shards: agreed through Redis, by leases that end by themselves."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from core.store.keeps import Keeps
from core.store.owner_scripts import CLAIM, HOLD, LET_GO, SLICE, TURN
from core.store.redis_server import Part

AUTO = "auto"
LEAVE = "leave"
LIFE = 6.0
"""Seconds for which a process that is heard of no more keeps its shards."""
HEARD_MS = CLAIMED_MS = 15_000


def _key(name: str) -> str:
    return f"mafia:{{shards}}:{name}"


_HASHES = "owners|wishes|next|about|heard"
_KEYS = [_key(name) for name in ("processes", "owners", "wishes", "next", "about")]


@dataclass(frozen=True, slots=True)
class ProcessStanding:
    """How a process stands among the others."""

    held: dict[int, int]
    """Its shards, each with the number of its acquisition, which is never given twice."""
    next: frozenset[int] = frozenset()
    """Shards that it is to make itself ready for."""
    ready: frozenset[int] = frozenset()
    """Those of its own for which another process is ready."""
    awaited: frozenset[int] = frozenset()
    """Those of its own for which another process makes itself ready."""
    share: int = 0
    """How many it ought to have."""
    others: int = 0
    """So many other processes live."""
    by: str = ""
    """Who has what it waits for."""
    count: int | None = None
    """Set where the others reckon with another number of shards; nothing is held then."""


def wish_for(shards: Collection[int]) -> str:
    """The wish for these very shards."""
    return f",{','.join(map(str, sorted(shards)))},"


class Owners(Part):
    """Leases of shards. Every call raises `StoreUnavailable`, soon, and waits for none of the tables' calls.

    Who holds what is answered for when a replica has it, where there are any: a primary that dies with a lease that it
    alone knew of would leave the shard to a second owner.
    """

    KEEPS = (
        Keeps("shards", r"mafia:\{shards\}:processes", "zset", people=False),
        Keeps("shards", rf"mafia:\{{shards\}}:(?:{_HASHES})", "hash", people=False),
        Keeps("shards", rf"mafia:\{{shards\}}:(?!(?:processes|{_HASHES})$).+", "string", people=False),
    )

    async def hold(self, process: str, count: int, wish: str, ready: Collection[int] = ()) -> ProcessStanding:
        """Renew this process's lease of all it has, and take what it wishes for and is free.

        `wish`: `AUTO`, `LEAVE` or `wish_for(...)`. `ready`: what it stands ready for, of `ProcessStanding.next`.
        """
        found = json.loads(
            await self._server.keep(
                HOLD, _KEYS, [process, count, int(LIFE * 1000), wish, *map(str, ready)], express=True
            )
        )
        if "count" in found:
            return ProcessStanding({}, others=1, count=found["count"])
        return ProcessStanding(
            {int(shard): int(epoch) for shard, epoch in found["held"]},
            frozenset(found["next"]),
            frozenset(found["ready"]),
            awaited=frozenset(found["awaited"]),
            share=found["share"],
            others=found["others"],
            by=found["by"],
        )

    async def let_go(
        self, process: str, shards: Collection[int], heard: Sequence[int] = (), gone: bool = False
    ) -> None:
        """Leave these shards to others at once. `heard`: interactions that were taken in lately, so that nobody answers
        them again. `gone`: the process ends."""
        args = [process, int(gone), HEARD_MS, json.dumps(list(heard)), *map(str, shards)]
        await self._server.keep(LET_GO, [*_KEYS, _key("heard")], args, express=True)

    async def turn(self, name: str, seconds: float) -> float:
        """Have the turn of this name, for so long; 0, or for how many seconds somebody else has it."""
        return await self._server.run(TURN, [_key(f"turn:{name}")], [int(seconds * 1000)], express=True) / 1000

    async def slots(self, name: str, most: int, rate: float, burst: float) -> list[float]:
        """In how many seconds each of so many requests may go, of all processes together `rate` a second; after a pause
        `burst` of them at once. `name`: of what they are reckoned with."""
        gap = 1 / rate
        ahead = int(await self._server.run(SLICE, [_key(name)], [most, int(gap * 1e6)], express=True)) / 1e6
        return [max(0.0, ahead + (number + 1 - burst) * gap) for number in range(most)]

    async def claim(self, process: str, things: Sequence[str]) -> list[bool]:
        """Whether this process is the one that sees to each of these things, of which more than one has heard. Of one
        that it hears of twice only the first time; but a claim whose answer was lost, and which is repeated, holds."""
        keys = [_key(f"press:{thing}") for thing in things]
        claim = f"{process} {secrets.token_hex(8)}"
        return [bool(one) for one in await self._server.keep(CLAIM, keys, [claim, CLAIMED_MS])]

    async def heard(self, shard: int) -> frozenset[int]:
        """The interactions that whoever let go of this shard had taken in lately."""
        found = await self._server.call(lambda client: client.hget(_key("heard"), str(shard)), express=True)
        return frozenset(json.loads(found)) if found else frozenset()
