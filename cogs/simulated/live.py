"""The strict simulated Discord, lived in rather than tested: nobody stops the world to look at it.

A test does one thing, lets everything settle, and looks. Here requests of a person come while scripted players are in
the middle of theirs, the time is moved by somebody's clock, and whoever wants to know waits for a ring.
"""
# SimCord has no door for a world that is not stopped: its insides are used here.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from typing import Any

import discord
from simcord import _settlement
from simcord.backend.models import Interaction, Message

from cogs.simulated.strict.exchange import Reply
from cogs.simulated.strict.layer import StrictDiscord
from cogs.simulated.strict.strict_environment import StrictEnv

ACKNOWLEDGED_WITHIN = 120.0
"""Real seconds for which the simulated time waits for the acknowledgement of a press: only a bot that hangs needs them.
Discord's three are simulated: a machine that is busy elsewhere does not take them from the bot."""
AT_ONCE = 3.0
"""Real seconds that what is due at one moment may take to be called."""

A_MOMENT = 0.001

_at_once: ContextVar[bool] = ContextVar("an act that does not wait for the world", default=False)


class Bell:
    """Rings when something may have changed."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()
        self.hearers: list[Callable[[], None]] = []

    def ring(self) -> None:
        """Wake whoever waits, and tell the hearers."""
        for event in self._waiting:
            event.set()
        for hear in self.hearers:
            hear()

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Wait for so long until something holds; whether it does."""
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            async with asyncio.timeout(seconds):
                while not holds():
                    event.clear()
                    await event.wait()
        except TimeoutError:
            return holds()
        finally:
            self._waiting.discard(event)
        return True


class _LiveDiscord(StrictDiscord):
    """Tells when a request has been answered."""

    def __init__(self, env: LiveEnv) -> None:
        super().__init__(env)
        self._live = env
        self._bell = env.bell

    async def answer(  # noqa: PLR0917 (as the transport of SimCord calls it)
        self, method: str, url: str, body: Any, params: dict[str, Any], files: list[Any], reason: str | None
    ) -> Reply:
        """What Discord answers."""
        try:
            reply = await super().answer(method, url, body, params, files, reason)
            if method != "GET":
                await self._live.kept()
            return reply
        finally:
            del self.log[:-KEPT], self.backend.http_requests[:-KEPT], self.backend.transcript[:-KEPT]
            self._bell.ring()


COMMAND = 2
"""The type of an interaction that is a slash command."""
KEPT = 200
"""Requests and events that are remembered: an evening is long, and nobody reads them."""


class LiveEnv(StrictEnv):
    """A world in which time is moved from outside, and in which one may act without waiting for it to settle.

    `locale`: what everybody's Discord client is set to. `given`: the whole names of the commands that were given, by
    the interaction. `touched`: told of each message that is written, changed or taken away. `keep`: waits until what is
    so now is written down; no request of the bot's is answered before.
    """

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        super().__init__(bot, **options)
        self.patient = False
        self.bell = Bell()
        self.discord = _LiveDiscord(self)
        self.locale = "en-US"
        self.given: dict[int, str] = {}
        self.keep: Callable[[], Awaitable[None]] | None = None
        self.touched: Callable[[int, int], None] = lambda _channel, _message: None
        self._keeping = 0
        self._watch_messages()
        self._due: dict[int, tuple[Interaction, float]] = {}
        emit = self.backend.emit

        def told(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                payload = self._spoken(payload)
            emit(event, payload)
            self.bell.ring()

        self.backend.emit = told  # type: ignore[method-assign]

    async def start(self) -> None:
        """Start the world and the bot in it. Nobody waits until it has nothing to do: it may have a game to take up."""
        with self.at_once():
            await super().start()

    def _watch_messages(self) -> None:
        backend = self.backend
        commit = backend.commit_message
        edit = backend.edit_message
        delete = backend.delete_message

        def committed(message: Message, **options: Any) -> Message:
            self.touched(message.channel_id, message.id)
            return commit(message, **options)

        def edited(channel: int, message: int, fields: dict[str, Any]) -> Message:
            self.touched(channel, message)
            return edit(channel, message, fields)

        def deleted(channel: int, message: int) -> None:
            self.touched(channel, message)
            delete(channel, message)

        backend.commit_message = committed  # type: ignore[method-assign]
        backend.edit_message = edited  # type: ignore[method-assign]
        backend.delete_message = deleted  # type: ignore[method-assign]

    async def kept(self) -> None:
        """Wait until everything that is so now is written down, where anybody writes."""
        if self.keep is None:
            return
        self._keeping += 1
        try:
            await self.keep()
        finally:
            self._keeping -= 1

    def begin_at(self, moment: datetime) -> None:
        """Let the simulated time be this one."""
        self.backend.clock._epoch = moment

    @contextmanager
    def at_once(self) -> Generator[None]:
        """What is done within is done among all else that goes on, and is not waited for."""
        token = _at_once.set(True)
        try:
            with self.time_context():
                yield
        finally:
            _at_once.reset(token)

    async def acknowledged(self, interaction: Interaction) -> bool:
        """Wait until the bot has acknowledged this; whether it has."""
        return await self.bell.until(lambda: interaction.responded, ACKNOWLEDGED_WITHIN)

    @property
    def is_owed(self) -> bool:
        """Whether an acknowledgement is due, for which the time stands still."""
        now = asyncio.get_running_loop().time()
        for number, (interaction, since) in list(self._due.items()):
            if interaction.responded or now - since > ACKNOWLEDGED_WITHIN:
                del self._due[number]
        return bool(self._due)

    @property
    def next_timer(self) -> float | None:
        """When the bot next wants to be woken, in seconds of the world's own time."""
        return _settlement._next_virtual_timer(self._settlement_state())

    def move_to(self, moment: float) -> None:
        """Let the time be this one (seconds since the world began), and wake whom it wakes."""
        self._move_clock(moment)
        deadline = asyncio.get_running_loop().time() + AT_ONCE
        _settlement._run_due_virtual_callbacks(self._settlement_state(), deadline)

    async def quiet(self) -> None:
        """Wait until the bot has nothing to do but wait."""
        await self._settled()

    async def _settled(self, **options: Any) -> None:
        await super()._settle_internal(**options)
        while self._keeping:  # an answer of Discord's is on its way to the disk, and the bot waits for it
            await asyncio.sleep(A_MOMENT)
            await super()._settle_internal(**options)

    async def ahead_to(self, moment: float) -> None:
        """Let the time run to this moment at once; the bot does all that it has to do on the way."""
        while self.loop_time() < moment:
            await self.quiet()
            await self.bell.until(lambda: not self.is_owed, ACKNOWLEDGED_WITHIN)
            timer = self.next_timer
            self.move_to(moment if timer is None else min(moment, max(timer, self.loop_time())))
            await asyncio.sleep(0)
        await self.quiet()

    def _spoken(self, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        number = int(payload["id"])
        with contextlib.suppress(KeyError):
            self._due[number] = self.backend.interactions[number], asyncio.get_running_loop().time()
        if payload["type"] == COMMAND:
            self.given[number] = _whole_name(payload["data"])
        return {**payload, "locale": self.locale}

    def _schedule_timer(self, *_: Any, **__: Any) -> None:
        """Timers of the bot's are the simulated clock's alone; none goes by the wall's."""

    def _begin_operation(self, label: str) -> None:
        if not _at_once.get():
            super()._begin_operation(label)

    def _end_operation(self) -> None:
        if not _at_once.get():
            super()._end_operation()

    async def _settle_internal(self, **options: Any) -> None:
        if not _at_once.get():
            await self._settled(**options)


def _whole_name(data: Mapping[str, Any]) -> str:
    """A command with its groups: `mafia start`."""
    inner = next((one for one in data.get("options") or () if one["type"] in (1, 2)), None)
    return data["name"] if inner is None else f"{data['name']} {_whole_name(inner)}"
