"""The bot: Discord's gateway on one side, the tables on the other, and what stands between them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import discord
from discord.ext import commands

from cogs.messages.limiter import RATE, Limiter
from cogs.messages.people import People
from cogs.messages.places import Places
from cogs.messages.sender import Surface
from cogs.messages.threads import Rooms
from cogs.presence.attendance import Roll
from cogs.presence.thread_readers import Watch
from cogs.presses.errors import Tree
from cogs.presses.languages import Tongues
from cogs.presses.router import Clicks
from cogs.showing.delivery import Door
from cogs.voice.port import NoVoices, Voices
from core.metrics import Metrics
from core.store import Store
from core.table import Limits, Tables
from core.table.clock import Wait, just_wait, wall

log = logging.getLogger(__name__)

COGS = (
    "cogs.commands.mafia",
    "cogs.commands.night",
    "cogs.commands.day",
    "cogs.commands.vote",
    "cogs.commands.host",
    "cogs.listening.members",
    "cogs.listening.relay",
)
OPENINGS_A_SECOND = 1.0
OUR_OWN = 0  # the guild id under which the bot keeps notes of its own


@dataclass(frozen=True)
class Pieces:
    """What a bot is made of. Tests and the local table put in their own.

    ``now``: epoch milliseconds. ``wait``: wraps waits for something from outside. ``requests`` and ``openings``:
    requests, and new DM channels, a second. ``voices``: who speaks at voice tables. ``language``: of tables where
    nothing else is said. ``seed``: of the next game's chances; None lets the table draw it. ``metrics``: an
    operator's numbers.
    """

    store: Store
    now: Callable[[], int] = wall
    wait: Wait = just_wait
    limits: Limits = field(default_factory=Limits)
    requests: float = RATE
    openings: float = OPENINGS_A_SECOND
    voices: Voices = field(default_factory=NoVoices)
    language: str = "en"
    seed: Callable[[], int | None] = lambda: None
    metrics: Metrics = field(default_factory=Metrics)


class Moderator(commands.AutoShardedBot):
    """The bot. Cogs find all they need here, and never each other. ``playing``: guilds with a running game."""

    def __init__(self, pieces: Pieces, *, shard_count: int | None = None, shard_ids: list[int] | None = None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.voice_states = True
        intents.dm_messages = True  # what a team's members write to each other where there is no thread for it
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.from_intents(intents),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=shard_count,
            shard_ids=shard_ids,  # type: ignore[arg-type]  # None is its default, which its type does not say
        )
        self.pieces = pieces
        self.store = pieces.store
        self.metrics = pieces.metrics
        self.limiter = Limiter(pieces.requests, pieces.requests, self.metrics.rest_calls.inc)
        self.people = People(pieces.store)
        self.places = Places(pieces.store)
        self.surface = Surface(self, self.people, pieces.wait, Limiter(pieces.openings, 3.0))
        self.rooms = Rooms(self, self.places, self.surface)
        self.door = Door(self)
        self.tables = Tables(pieces.store, self.door, limits=pieces.limits, now=pieces.now, wait=pieces.wait)
        self.clicks = Clicks(self)
        self.watch = Watch()
        self.roll = Roll(self)
        self.playing: set[int] = set()
        self._resumed = asyncio.Event()
        self.metrics.games.set_function(lambda: len(self.playing))

    async def setup_hook(self) -> None:
        """Before the gateway opens: the request limiter, the cogs, the commands as Discord knows them."""
        self.limiter.stand_before(self.http)
        for extension in COGS:
            await self.load_extension(extension)
        await self.tree.set_translator(Tongues())
        await self._sync()
        self.tables.start()

    async def _sync(self) -> None:
        """Tell Discord of the commands, when they are others than the last time."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        known = (await self.store.settings(OUR_OWN)).get("commands")
        mark = f"{self.application_id}:{digest}"
        if known != mark:
            await self.tree.sync()
            await self.store.set_settings(OUR_OWN, {"commands": mark})

    async def on_ready(self) -> None:
        """The first time: take up the games of this process's shards."""
        if self._resumed.is_set():
            return
        self._resumed.set()
        shards = None if self.shard_ids is None else set(self.shard_ids)
        live = await self.store.live(shards, self.shard_count or 1)
        taken = await self.tables.resume([guild for guild in live if self.get_guild(guild) is not None])
        await self.pieces.voices.start(self)
        for guild in taken:
            state = self.tables.get(guild).state
            if state is not None and state.running:
                self.playing.add(guild)
            await self.pieces.voices.resume(self, guild)
        log.info("ready: %s, %d games taken up", self.user, len(taken))

    async def on_message(self, message: discord.Message) -> None:
        """There are no commands by text; what is written directly goes to the relay alone."""

    async def close(self) -> None:
        """Stop the clocks, let voices go, leave the gateway. Every game stays in Redis."""
        if self.is_closed():
            return
        await self.tables.close()
        await self.pieces.voices.close()
        await super().close()
