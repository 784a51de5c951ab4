"""SimCord's world with the strict Discord in it."""
# SimCord has no door for another transport, nor for asking what is waited for: its insides are used here.
# pyright: reportPrivateUsage=false, reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

import discord
import simcord
from simcord import _dpy_internals, _runtime, _settlement
from simcord.backend import serializers

from cogs.messages.limiter import OUR_SHARE
from cogs.presence.rights import USED
from cogs.presses.acknowledge import BETWEEN_TRIES
from cogs.simulated.strict.bodies import Description
from cogs.simulated.strict.clients import ON_THE_WAY, StrictAdapter, StrictHTTPClient
from cogs.simulated.strict.copies import copy_quickly
from cogs.simulated.strict.layer import StrictDiscord
from cogs.simulated.strict.settling import Rest, settle_quickly

T = TypeVar("T")
SHORT_WAITS = (ON_THE_WAY, OUR_SHARE, BETWEEN_TRIES)
"""What a world waits for before it calls itself settled, by letting the time pass."""
IDLE = 0.05
"""Real seconds after which a world that has not settled is looked at again, whether or not anything has happened."""
PATIENCE = 60.0
"""Real seconds that the bot may take over one input, however busy the machine is: only for what hangs."""
LONGEST = 120.0
"""Simulated seconds after which a request that has no answer is no longer waited for."""


class StrictEnv(simcord.Env):
    """A world whose REST requests meet `StrictDiscord`.

    It settles when every request has been answered: where one waits for a limit, the simulated time passes meanwhile.
    `patient` off: it does not wait for them, for tests in which something happens while an answer is due.
    `described`: Discord's own description, for every body to be held against.
    """

    def __init__(self, bot: discord.Client, *, described: Description | None = None, **options: Any) -> None:
        options.setdefault("settle_timeout", PATIENCE)
        copy_quickly()
        settle_quickly()
        super().__init__(bot, **options)
        self.patient = True
        self._rest = Rest(self)
        self.discord = StrictDiscord(self, described=described)

    def create_guild(self, *args: Any, **options: Any) -> simcord.GuildHandle:
        """A server that has let the bot in by its invitation: its role has those rights, and no other."""
        made = super().create_guild(*args, **options)
        stored = self.backend.get_guild(made.id)
        (role,) = (stored.roles[one] for one in stored.members[self.backend.bot_user.id].role_ids)
        role.permissions = discord.Permissions(**dict.fromkeys(USED, True)).value
        payload = {"guild_id": str(stored.id), "role": dict(serializers.role_payload(role))}
        self.backend.emit("GUILD_ROLE_UPDATE", payload)
        return made

    def can_declare(self) -> bool:
        """Whether the running task is the bot's own, and has not said yet what it waits for."""
        task = asyncio.current_task()
        return task is not None and task in self._work.tasks and task not in self._work.external_waits

    def loop_time(self) -> float:
        """Simulated seconds since the world began."""
        return self.backend.clock.elapsed

    @property
    def shard_count(self) -> int:
        """Shards of the bot, of all processes."""
        return self._shard_count

    def websocket(self, shard: int) -> Any:
        """The bot's side of a gateway connection."""
        if isinstance(self.bot, discord.AutoShardedClient):
            return _dpy_internals._shards(self.bot)[shard].ws
        return self.bot.ws

    @contextmanager
    def bot_scope(self) -> Generator[None]:
        """What is done within is the bot's work."""
        with self._bot_scope():
            yield

    async def as_bot(self, work: Awaitable[T]) -> T:
        """Do something as the bot would, and let it come to its end. Raises what it raises."""

        async def kept() -> T | Exception:
            try:
                return await work
            except Exception as error:
                return error

        with self._bot_scope():
            task = asyncio.create_task(kept())
        await self.settle()
        outcome = await task
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def start(self) -> None:
        """Start the world and the bot in it."""
        with self._transports(self.bot):
            await super().start()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        """The process ends, another begins: its connections and all it knew of limits are new."""
        with self._transports(bot or self.bot):
            await super().restart_bot(bot)

    @contextmanager
    def _transports(self, bot: discord.Client) -> Generator[None]:
        longest = bot.http.max_ratelimit_timeout
        before = _runtime.FakeHTTPClient, _runtime.FakeWebhookAdapter
        _runtime.FakeHTTPClient = lambda _, loop, **__: StrictHTTPClient(  # type: ignore[assignment,misc]
            self, self.discord.answer, loop, longest
        )
        _runtime.FakeWebhookAdapter = lambda _, **__: StrictAdapter(self)  # type: ignore[assignment,misc]
        try:
            yield
        finally:
            _runtime.FakeHTTPClient, _runtime.FakeWebhookAdapter = before  # type: ignore[misc]

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        assert self._loop is not None
        self._last_dispatch = dispatch
        if _deadline is None:
            _deadline = self._loop.time() + max(timeout or 0.0, self.settle_timeout)
        await self._rest.come(_deadline, idle)
        if self._advancing or not self.patient:
            return
        latest = self._virtual_time + LONGEST
        while self.is_underway and self._virtual_time < latest:
            at = _settlement._next_virtual_timer(self._settlement_state())
            if at is None:
                return
            if self._next_resource_deadline() is not None or self._advance_task is not None:
                await self._advance_to(max(at, self._virtual_time), self._loop.time() + self.settle_timeout)
            else:
                await self._pass_to(max(at, self._virtual_time), idle)

    async def _pass_to(self, at: float, idle: float) -> None:
        """Let the time pass in a world at rest, in which nothing but timers is due until then. As SimCord's own, which
        makes sure before and after that it is at rest."""
        assert self._loop is not None
        self._advance_task = asyncio.current_task()
        self._advancing = True
        try:
            self._move_clock(at)
            await self._rest.come(self._loop.time() + self.settle_timeout, idle)
        finally:
            self._advance_task = None
            self._advancing = False

    async def advance_time(self, seconds: float) -> None:
        """Let so much time pass, and what is under way then come to its end."""
        await super().advance_time(seconds)
        await self.settle()

    @property
    def is_underway(self) -> bool:
        """Whether a request of the bot's waits for its turn or for its answer: a moment ends that."""
        return any(reason in SHORT_WAITS for reason in self._work.external_waits.values())
