"""Storms: several faults at once over a whole game, all of them drawn from one seed.

`storm(seed)` is always the same storm. Where one does harm, `shrunk` finds the fewest of its faults that still do.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from cogs.simulated.strict.trouble import Fault
from tests.torture.evening import Evening
from tests.torture.faults import CODES, PLACES, REDIS, disconnected, everything_twice, new_session
from tests.torture.mortal import Point, RedisFault
from tests.torture.trials import Harm, Trial

LENGTH = 60
"""About so many things are done in an evening; faults fall among them."""
AWAY = (0.0, 0.0, 1.0, 30.0, 600.0)
"""Seconds until the next process takes over; the last is longer than Discord knows a nonce."""
POINTS = 60
PASSING = (429, 500, 502, 503, 504)
FINAL = (403, 404)


@dataclass(frozen=True, slots=True)
class Blow:
    """One fault of a storm: what it is, in words that say all of it, and at which step it falls."""

    at: int
    what: str
    refused: bool
    harm: Harm

    def __str__(self) -> str:
        return f"at step {self.at}: {self.what}"


def storm(seed: int) -> list[Blow]:
    """The faults of this seed, in the order in which they fall."""
    chance = random.Random(seed)
    blows = [_drawn(chance) for _ in range(chance.randint(3, 12))]
    return sorted(blows, key=lambda blow: blow.at)


def trial(name: str, blows: Sequence[Blow]) -> Trial:
    """An evening in which these fall."""

    async def harm(evening: Evening) -> None:
        waiting = list(blows)
        before = evening.at_step

        async def step(number: int) -> None:
            await before(number)
            while waiting and waiting[0].at <= number:
                await waiting.pop(0).harm(evening)

        evening.at_step = step
        await step(0)

    return Trial(name, harm, 0, refused=any(blow.refused for blow in blows))


async def shrunk(blows: Sequence[Blow], fails: Callable[[Sequence[Blow]], Awaitable[bool]]) -> list[Blow]:
    """The fewest of these that still fail: delta debugging, by ever smaller parts."""
    left, parts = list(blows), 2
    while len(left) > 1:
        size = max(1, len(left) // parts)
        pieces = [left[start : start + size] for start in range(0, len(left), size)]
        for piece in pieces:
            rest = [one for one in left if one not in piece]
            if rest and await fails(rest):
                left, parts = rest, max(2, parts - 1)
                break
        else:
            if size == 1:
                break
            parts = min(len(left), parts * 2)
    return left


def _drawn(chance: random.Random) -> Blow:
    at = chance.randint(0, LENGTH)
    kinds = (_killed, _killed, _redis, _redis, _refused, _refused, _broken, _gateway, _doubled)
    what, refused, harm = chance.choice(kinds)(chance)
    return Blow(at, what, refused, harm)


def _killed(chance: random.Random) -> tuple[str, bool, Harm]:
    after, away = chance.randint(1, POINTS), chance.choice(AWAY)

    async def harm(evening: Evening) -> None:
        mortality = evening.mortality
        last = mortality.points + after
        before = mortality.strikes

        def strikes(point: Point) -> bool:
            if point.number < last:
                return before(point)
            mortality.strikes = before
            evening.away = away
            return True

        mortality.strikes = strikes

    return f"killed {after} points later, for {away:g} s", False, harm


def _redis(chance: random.Random) -> tuple[str, bool, Harm]:
    name, times, lost = chance.choice(sorted(REDIS)), chance.choice((1, 2, 5, 40)), chance.random() < 0.3

    async def harm(evening: Evening) -> None:
        evening.mortality.redis_faults.append(RedisFault(REDIS[name], times, lost))

    return f"Redis {name}, {times} times{', answers lost' if lost else ''}", False, harm


def _refused(chance: random.Random) -> tuple[str, bool, Harm]:
    final = chance.random() < 0.3
    status, place = chance.choice(FINAL if final else PASSING), chance.choice(sorted(PLACES))
    times = chance.choice((1, 2, 5, 20))

    async def harm(evening: Evening) -> None:
        fault = Fault(
            "*",
            "*",
            times,
            status=status,
            code=CODES.get(status, 0),
            message="by trouble",
            retry_after=2.0,
            which=PLACES[place](evening),
        )
        evening.env.discord.trouble.add(fault)

    return f"Discord {status} {times} times, {place}", final, harm


def _broken(chance: random.Random) -> tuple[str, bool, Harm]:
    after, place, times = chance.random() < 0.5, chance.choice(sorted(PLACES)), chance.choice((1, 2, 5, 20))

    async def harm(evening: Evening) -> None:
        fault = Fault("*", "*", times, breaks="after" if after else "before", which=PLACES[place](evening))
        evening.env.discord.trouble.add(fault)

    return f"connection broken {times} times {'after' if after else 'before'} requests, {place}", False, harm


def _gateway(chance: random.Random) -> tuple[str, bool, Harm]:
    resumed = chance.random() < 0.5

    async def harm(evening: Evening) -> None:
        if not evening.mortality.struck:
            await (disconnected if resumed else new_session)(evening)

    return f"gateway dropped for a minute, {'resumed' if resumed else 'a new session'}", False, harm


def _doubled(_: random.Random) -> tuple[str, bool, Harm]:
    return "everything told twice from then on", False, everything_twice
