"""A process that may die at any point: nothing it does afterwards reaches Redis or Discord, and another takes over."""
# SimCord has no door for a process that does not end of itself: its insides are used here.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import discord
from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from simcord._runtime import _BOT_SCOPE, _attach_bot, _WorkState

from cogs.simulated.strict.exchange import Exchange, Reply, path_of, route_of
from cogs.simulated.strict.strict_environment import StrictEnv
from tests.torture.witness import Witness

DEAD = "a process that is dead"
TOO_MANY = 429
SWEEPS = 10
"""So often what a dead process has left under way is cancelled: each may wait again, and again."""
COMMANDS = ("discord.py: on_interaction", "CommandTree-invoker")
"""Names of the tasks in which presses and commands are seen to."""
_AS_LONG_AS_IT_TAKES: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_timeout": None}


@dataclass(frozen=True, slots=True)
class Point:
    """A step of the process: its number, which side of a call it is on, and what is called."""

    number: int
    side: str
    what: str

    def __str__(self) -> str:
        return f"{self.number} {self.side} {self.what}"


class DiedAtTheStartError(Exception):
    """A process was killed before it had begun."""


class Mortality:
    """Counts the points of the process that runs, and lets it die at those of which `strikes` says so."""

    def __init__(self, strikes: Callable[[Point], bool] = lambda _: False) -> None:
        self.strikes = strikes
        self.abandons: Callable[[Point], bool] | None = None
        """Where this is given, it is asked at each point of a command's way whether the command ends there, while the
        process goes on."""
        self.calling = asyncio.Lock()
        """Held by a call of Redis where commands are abandoned: none is under way at a point."""
        self.env: MortalEnv | None = None
        self.points = 0
        self.fallen: list[Point] = []
        self.redis_faults: list[RedisFault] = []
        self._dead = 0
        self._buried = False
        self._beginning: asyncio.Task[Any] | None = None

    @property
    def struck(self) -> bool:
        """Whether the process is dead and no other has taken over."""
        return self.env is not None and self._dead == self.env.life

    async def point(self, side: str, what: str) -> None:
        """One more point has come. Does not return to a process that is dead."""
        scope = _BOT_SCOPE.get()
        if scope is None:
            return  # the people, or who looks on
        if self.abandons is not None:
            await self._abandoned(self.abandons, side, what)
            return
        if scope[1] > self._dead:
            self.points += 1
            now = Point(self.points, side, what)
            if not self.strikes(now):
                return
            self.fallen.append(now)
            self.die()
        await self._rest()

    async def _abandoned(self, abandons: Callable[[Point], bool], side: str, what: str) -> None:
        task = asyncio.current_task()
        if task is None or task.get_name() not in COMMANDS:
            return
        async with self.calling:
            self.points += 1
            now = Point(self.points, side, what)
            ends = abandons(now)
        if ends:
            self.fallen.append(now)
            task.cancel()
            await asyncio.sleep(0)

    def die(self) -> None:
        """The process is gone: whatever it waits for, it waits for in vain."""
        assert self.env is not None
        self._dead, self._buried = self.env.life, False
        self.env.bury_alive()
        if self._beginning is not None:
            self._beginning.cancel(DEAD)

    async def reborn(self, bot: discord.Client) -> None:
        """Another process takes over. Raises `DiedAtTheStartError`."""
        assert self.env is not None
        self._buried = True
        self._beginning = asyncio.current_task()
        try:
            await self.env.reborn(bot)
        except asyncio.CancelledError as cancelled:
            if DEAD not in cancelled.args or self._beginning is None:
                raise
            self._beginning.uncancel()
            raise DiedAtTheStartError from None
        finally:
            self._beginning = None

    async def _rest(self) -> None:
        if self._buried:
            raise asyncio.CancelledError
        forever = asyncio.Event().wait()
        assert self.env is not None
        await (self.env.external_wait(forever, reason=DEAD) if self.env.can_declare() else forever)
        raise asyncio.CancelledError


@dataclass(slots=True)
class RedisFault:
    """What goes wrong with so many calls (None: with all). `carried_out`: the call is, and its answer is lost. `only`:
    with this command alone."""

    error: Callable[[], Exception]
    times: int | None
    carried_out: bool = False
    only: str | None = None

    def strikes(self, side: str, command: str) -> bool:
        """Whether it strikes on this side of a call. Counts it."""
        if self.times == 0 or self.carried_out != (side == "after") or self.only not in (None, command):
            return False
        if self.times is not None:
            self.times -= 1
        return True


class MortalRedis(Redis):
    """A client each of whose calls has a point before and after it, and may meet a fault there."""

    mortality: Mortality

    @classmethod
    def at(cls, url: str, mortality: Mortality) -> MortalRedis:
        """A client. It waits for as long as it takes: real time stands still while other processes are tried."""
        made: Any = cls.from_url(url, **_AS_LONG_AS_IT_TAKES)
        made.mortality = mortality
        return made

    def go_on_at(self, url: str) -> None:
        """Go on at another address, with connections of its own. Nothing is under way."""
        self.connection_pool = ConnectionPool.from_url(url, **_AS_LONG_AS_IT_TAKES)

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        """One call."""
        what = f"redis {str(args[0]).lower()}"
        await self.mortality.point("before", what)
        self._meet("before", args[0])
        if self.mortality.abandons is None:
            answer = await super().execute_command(*args, **options)
        else:
            async with self.mortality.calling:
                answer = await super().execute_command(*args, **options)
        await self.mortality.point("after", what)
        self._meet("after", args[0])
        return answer

    def _meet(self, side: str, command: str) -> None:
        if _BOT_SCOPE.get() is None:
            return
        for fault in self.mortality.redis_faults:
            if fault.strikes(side, command):
                raise fault.error()


class MortalDiscord(Witness):
    """Each request has a point before it is sent, and one when it is carried out and not yet answered."""

    def __init__(self, env: MortalEnv) -> None:
        super().__init__(env)
        self._mortal, self._mortality = env, env.mortality

    def faults(self) -> list[Exchange]:
        """A process that takes over cannot know what the one before has used of a limit: it learns it by one refusal of
        each kind of request."""
        learnt = Counter[str]()
        found: list[Exchange] = []
        for one in super().faults():
            learnt[one.request.name] += one.status == TOO_MANY
            if one.status != TOO_MANY or learnt[one.request.name] >= self._mortal.life:
                found.append(one)
        return found

    async def answer(
        self, method: str, url: str, body: Any, params: dict[str, Any], files: list[Any], reason: str | None
    ) -> Reply:
        """What Discord answers."""
        what = f"{method} {route_of(path_of(url))[0]}"
        await self._mortality.point("before", what)
        reply = await super().answer(method, url, body, params, files, reason)
        await self._mortality.point("after", what)
        return reply


class MortalEnv(StrictEnv):
    """A world that outlives its bot's process."""

    def __init__(self, bot: discord.Client, mortality: Mortality, **options: Any) -> None:
        super().__init__(bot, **options)
        self.mortality = mortality
        mortality.env = self
        self.discord: MortalDiscord = MortalDiscord(self)

    @property
    def life(self) -> int:
        """Which process it is, counted from 1."""
        return self._generation

    def bury_alive(self) -> None:
        """No task of the bot's is waited for any more, nor is it told of anything."""
        for task in self._work.tasks:
            self._work.external_waits.setdefault(task, DEAD)
        self._work.executors.clear()
        if self._gateway_feed in self.backend.subscribers:
            self.backend.subscribers.remove(self._gateway_feed)

    async def reborn(self, bot: discord.Client) -> None:
        """The bot's tasks are swept away as they stand, and another bot begins."""
        self._begin_operation("reborn")
        try:
            self._work.executors.clear()
            with self._transports(bot):
                await self._swept()
                await self._detach_bot()
                await _attach_bot(self, bot)
        finally:
            self._end_operation()

    async def _swept(self) -> None:
        """The tasks are cancelled, and again where they wait on their way out, as a request of discord.py's does for
        the renewal of its limit: no time passes meanwhile."""
        current = asyncio.current_task()
        for _ in range(SWEEPS):
            for task in [task for task in self._work.tasks if task is not current and not task.done()]:
                task.cancel()
            await asyncio.sleep(0)

    def _settlement_state(self) -> Any:
        """What a world waits for: for nothing of a process that is dead, however much of it is left hanging."""
        state = super()._settlement_state()
        return replace(state, work=_WorkState()) if self.mortality.struck else state

    async def _settle_internal(self, *, _deadline: float | None = None, **options: Any) -> None:
        options["timeout"] = self.settle_timeout
        await super()._settle_internal(_deadline=_deadline, **options)

    @property
    def is_underway(self) -> bool:
        return not self.mortality.struck and super().is_underway
