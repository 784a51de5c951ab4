"""Channels of direct messages: opened when their owner comes to a table, so many a day, and kept for later games."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.messages.failures import LOST, may_pass
from cogs.messages.limiter import Limiter
from cogs.messages.people import People
from cogs.messages.retries import retried
from cogs.messages.work import Work
from core.metrics import Metrics
from core.table import DailyAllowances, GuildNotes, NotServed, StoreUnavailable, Wait

log = logging.getLogger(__name__)

OPENED_TOO_FAST = 40003
FLAGGED = 20026
STOPPED = (OPENED_TOO_FAST, FLAGGED)
"""Discord has had enough of this bot's direct messages."""
CLOSED = (50007, 50278)  # no DMs from here; no server in common
NEW_CHANNELS = "direct-messages"
REMEMBERED = 10_000
PAUSES = (1.0, 3.0, 10.0)
"""Seconds between the tries to open a channel, where Discord cannot be reached just then."""

GREETING = "greeting"
"""Noted of a person while their channel is still to be opened, or to get its first word."""
DUE = "due"

Greet = Callable[[Work, int], Awaitable[object]]
"""Sends the first word to a channel."""


class DirectChannels:
    """Knows whom a direct message can reach.

    Opening many new channels gets a bot quarantined. So one is opened only by a press of its owner, at the pace of
    `pace`, and `most` times a day in all processes together. Whom none reaches finds the same behind buttons.
    """

    def __init__(
        self,
        client: discord.Client,
        people: People,
        notes: GuildNotes,
        *,
        allowances: DailyAllowances,
        pace: Limiter,
        most: int,
        now: Callable[[], int],
        wait: Wait,
        metrics: Metrics,
        serves: Callable[[int], bool],
    ) -> None:
        """`serves`: whether it is this process's to say something in a server, now."""
        self._client = client
        self._people = people
        self._notes = notes
        self._allowances = allowances
        self._pace = pace
        self._most = most
        self._now = now
        self._wait = wait
        self._metrics = metrics
        self._serves = serves
        self._closed: OrderedDict[int, None] = OrderedDict()
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._stopped = self._spent = ""
        metrics.direct_stopped.set_function(lambda: self._stopped == self._today())

    def welcome(self, work: Work, user: int, greet: Greet) -> None:
        """This person has come to a table by a press: let messages reach them from now on. A channel that has to be
        opened gets its first message from `greet`. Nothing waits for that but what is to be sent there."""
        self.try_dm_again(user)
        if user not in self._opening:
            served_here = self._serves(work.guild)  # where not, by a press that came here
            work = replace(work, serves=lambda: self._serves(work.guild) or not served_here)
            task = asyncio.create_task(self._open(work, user, greet), name=f"direct messages of {user}")
            self._opening[user] = task
            task.add_done_callback(lambda _: self._opening.pop(user, None))

    async def expect(self, user: int) -> None:
        """This person is about to come to a table by a press: whichever process sees to it may `welcome` them."""
        notes = await self._people.notes(user)
        if "dm" not in notes and GREETING not in notes:
            await self._people.note(user, greeting=DUE)

    async def expected(self, user: int) -> bool:
        """Whether a process has died before this person was welcomed."""
        return GREETING in await self._people.notes(user)

    async def of(self, user: int) -> int | None:
        """The channel in which messages reach this person, or None."""
        opening = self._opening.get(user)
        if opening is not None:
            await self._wait(asyncio.wait({opening}), "a channel of direct messages that is being opened")
        if user in self._closed:
            return None
        known = (await self._people.notes(user)).get("dm")
        return None if known is None else int(known)

    def try_dm_again(self, user: int) -> None:
        """They have done something that may have opened their messages: try again."""
        self._closed.pop(user, None)

    def close(self, user: int) -> None:
        """They take no messages; let them be until they come to another table."""
        self._closed[user] = None
        if len(self._closed) > REMEMBERED:
            self._closed.popitem(last=False)

    async def lose(self, user: int) -> None:
        """The channel is of no use any more."""
        self.close(user)
        await self._people.note(user, dm=None)

    async def stop(self, error: discord.HTTPException) -> None:
        """Discord has had enough: open no channel for the rest of the day, in no process."""
        day = self._today()
        if self._stopped != day:
            self._stopped = day
            log.error(
                "Discord refuses direct messages (%s). No channel is opened until tomorrow; cards and menus stand "
                "behind buttons. Lower MAFIA_NEW_DMS_A_DAY, or let servers choose cards by button (/mafia setup). If "
                "Discord has flagged the bot, appeal at https://dis.gd/app-quarantine.",
                error,
            )
            try:
                await self._allowances.use_up(NEW_CHANNELS, day)
            except StoreUnavailable:
                log.warning("and other processes could not be told")

    async def shut(self) -> None:
        """The process ends: open no more."""
        for task in list(self._opening.values()):
            task.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)

    async def _open(self, work: Work, user: int, greet: Greet) -> None:
        try:
            outcome = await self._opened(work, user, greet)
        except discord.HTTPException as error:
            outcome = "refused"
            if error.code in STOPPED:
                await self.stop(error)
            else:
                log.info("no direct messages to %s: %s", user, error)
        except (*LOST, StoreUnavailable) as error:
            outcome = "failed"
            log.info("no channel to %s just now: %r", user, error)
        if outcome is not None:
            self._metrics.direct_channels.labels(outcome).inc()

    async def _opened(self, work: Work, user: int, greet: Greet) -> str | None:
        """What came of it; None where there was nothing to do."""
        notes = await self._people.notes(user)
        if (await self._notes.settings(work.guild)).get("cards") == "ephemeral":
            return None
        if "dm" in notes:
            if GREETING in notes:  # by a process that has died over it
                await self._greet(replace(work, again=True), user, int(notes["dm"]), greet)
            return None
        day = self._today()
        if self._stopped == day:
            return "stopped"
        if not await self._allowances.allow(NEW_CHANNELS, day, self._most):
            if self._spent != day:
                self._spent = day
                log.warning("%d new channels of direct messages were opened today; others see buttons", self._most)
            return "over the budget"
        await self._pace.take()
        opened = await self._started(work, user)
        channel = int(opened["id"])
        await self._people.note(user, dm=str(channel), greeting=DUE)
        # They may have been greeted before: Redis may have been put back to an older copy since.
        perhaps = opened.get("last_message_id") is not None
        await self._greet(replace(work, again=work.again or perhaps), user, channel, greet)
        return "closed" if user in self._closed else "opened"

    async def _started(self, work: Work, user: int) -> Any:
        """The channel as Discord describes it; asked for again where it cannot be reached just then."""
        start = self._client.http.start_private_message  # create_dm drops what was written there last

        def passes(error: Exception) -> bool:
            return may_pass(error) and not isinstance(error, (NotServed, discord.RateLimited))

        return await retried(lambda: work.request(start(user)), PAUSES, passes, self._wait, "a channel to a person")

    async def _greet(self, work: Work, user: int, channel: int, greet: Greet) -> None:
        await greet(work, channel)
        await self._people.note(user, greeting=None)

    def _today(self) -> str:
        return datetime.fromtimestamp(self._now() / 1000, UTC).date().isoformat()
