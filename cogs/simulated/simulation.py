"""The bot on a simulated Discord: its clock, its waits, and the seed of its next game."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from cogs.environment import Environment
from cogs.moderator import Moderator
from cogs.simulated.strict.bodies import Description
from cogs.simulated.strict.strict_environment import StrictEnv
from cogs.voice.port import Narration, NoNarration
from core.table import Limits, Store

T = TypeVar("T")

NO_BOUND = 10**9  # new channels a day
NO_PACE = 1e6  # a second, where nobody needs protection from too many
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass
class Simulation:
    """Where a simulated bot finds the simulated world, which exists only after the bot does."""

    env: StrictEnv | None = None
    seed: int | None = None
    """Of the next game, None to draw one."""

    def now(self) -> int:
        """The world's time in epoch milliseconds."""
        assert self.env is not None
        return round((self.env.now() - EPOCH).total_seconds() * 1000)

    async def wait(self, awaitable: Awaitable[T], reason: str) -> T:
        """A wait that only the world's clock or an input ends. Within another such wait it is a part of that."""
        assert self.env is not None
        if not self.env.can_declare():
            return await awaitable
        return await self.env.external_wait(awaitable, reason=reason)


def build(
    simulation: Simulation,
    store: Store,
    *,
    limits: Limits | None = None,
    narration: Narration | None = None,
    new_dms_a_day: int | None = None,
    language: str = "en",
    seed: Callable[[], int | None] | None = None,
    ours: Callable[[int], int] | None = None,
) -> Moderator:
    """A bot whose time and waits are the simulation's, and whose games' seeds are, unless `seed` draws them. `ours`: as
    the `Environment` has it."""
    environment = Environment(
        store,
        simulation.now,
        simulation.wait,
        limits or Limits(),
        openings=NO_PACE,
        new_dms_a_day=NO_BOUND if new_dms_a_day is None else new_dms_a_day,
        narration=narration or NoNarration(),
        language=language,
        seed=seed or (lambda: simulation.seed),
        ours=ours,
    )
    return Moderator(environment, shard_count=1)


async def world_of(simulation: Simulation, bot: Moderator, **options: Any) -> StrictEnv:
    """Start a simulated world around `bot`; its `shutdown` ends it. `options`: of `StrictEnv`."""
    env = simulation.env = StrictEnv(bot, **options)
    await env.start()
    return env


@asynccontextmanager
async def simulated(
    store: Store, *, limits: Limits | None = None, described: Description | None = None
) -> AsyncGenerator[tuple[StrictEnv, Moderator, Simulation]]:
    """A running bot in a simulated world. `described`: as `StrictEnv` has it."""
    simulation = Simulation()
    bot = build(simulation, store, limits=limits)
    env = await world_of(simulation, bot, described=described)
    try:
        with env.time_context():
            yield env, bot, simulation
    finally:
        await env.shutdown()
