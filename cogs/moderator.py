"""The bot, wired: Discord's gateway on one side, the tables on the other, and what stands between them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import discord
from discord.ext import commands

from cogs.commands.day import Day
from cogs.commands.host import Host
from cogs.commands.mafia import Mafia
from cogs.commands.night import Night
from cogs.commands.vote import Vote
from cogs.listening.members import Members
from cogs.listening.relay import Relay
from cogs.listening.silence import Silence
from cogs.listening.square import Square
from cogs.messages.direct import DirectChannels
from cogs.messages.limiter import BURST, RATE, Limiter
from cogs.messages.people import People
from cogs.messages.pictures import Pictures
from cogs.messages.places import Places
from cogs.messages.sender import MessageSender
from cogs.messages.threads import Threads
from cogs.presence.attendance import Attendance
from cogs.presence.rights import invitation
from cogs.presence.thread_readers import ThreadReaders
from cogs.presses.errors import CommandTree
from cogs.presses.languages import CommandTranslator
from cogs.presses.router import Router
from cogs.services import Services
from cogs.showing.delivery import DiscordDelivery
from cogs.upkeep.awakening import Awakening
from cogs.upkeep.registration import Registration
from cogs.voice.port import Narration, NoNarration, Surroundings
from core.metrics import Metrics
from core.settings import NEW_DMS_A_DAY
from core.table import Limits, SteadyTime, Store, Table, Tables, Turnstile, Wait, just_wait, wall

log = logging.getLogger(__name__)

OPENINGS_A_SECOND = 1.0
# Seconds that Discord may make one request wait; what would wait longer fails, and is tried again. discord.py goes by
# when a limit is renewed, even where requests are left in it, and threads that are opened are counted over 300 seconds.
LONGEST_WAIT = 310.0


@dataclass(frozen=True, slots=True)
class Environment:
    """What a bot runs on. Tests and the local table put in their own."""

    store: Store
    # Now, in epoch milliseconds.
    now: Callable[[], int] = wall
    # How to wait for something from outside.
    wait: Wait = just_wait
    limits: Limits = field(default_factory=Limits)
    # Requests a second.
    requests: float = RATE
    # New DM channels a second.
    openings: float = OPENINGS_A_SECOND
    # New DM channels a day, of all processes together.
    new_dms_a_day: int = NEW_DMS_A_DAY
    # Who speaks at voice tables.
    narration: Narration = field(default_factory=NoNarration)
    # Of tables where nothing else is said.
    language: str = "en"
    # Of the next game's chances; None lets the table draw it.
    seed: Callable[[], int | None] = lambda: None
    # An operator's numbers.
    metrics: Metrics = field(default_factory=Metrics)


class Moderator(commands.AutoShardedBot):
    """The bot. It makes its parts and hands them to each other; no part knows it."""

    def __init__(
        self, environment: Environment, *, shard_count: int | None = None, shard_ids: list[int] | None = None
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.voice_states = True
        intents.guild_messages = True  # that something was written, not what: that would be privileged
        intents.dm_messages = True  # what a team's members write to each other where there is no thread for it
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.from_intents(intents),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=shard_count,
            shard_ids=shard_ids,  # type: ignore[arg-type]  # None is its default, which its type does not say
        )
        env, store = environment, environment.store
        now, turnstile = SteadyTime.of(env.now), Turnstile()
        self.environment = env
        self.limiter = Limiter(env.requests, BURST, env.metrics.rest_calls.inc, env.wait)
        people, places = People(store), Places(store, self._game)
        pace = Limiter(env.openings, 3.0, wait=env.wait)
        self.direct = DirectChannels(self, people, store, store, pace, env.new_dms_a_day, now, env.wait, env.metrics)
        sender = MessageSender(self, self.direct)
        self.services = Services(
            client=self,
            table=self._table,
            has_table=self._has_table,
            playing=set(),
            guild_notes=store,
            people=people,
            places=places,
            sender=sender,
            pictures=Pictures(),
            threads=Threads(self, places, sender, env.now),
            attendance=Attendance(self, self._table),
            thread_readers=ThreadReaders(),
            narration=env.narration,
            metrics=env.metrics,
            now=now,
            turnstile=turnstile,
            wait=env.wait,
            language=env.language,
            seed=env.seed,
        )
        self.delivery = DiscordDelivery(self.services)
        self.tables = Tables(store, self.delivery, limits=env.limits, now=now, wait=env.wait, turnstile=turnstile)
        self.router = Router(self.services)
        self.add_listener(self.router.came, "on_interaction")
        look = self.services.attendance.look
        around = Surroundings(self, self._table, now, self.delivery.public.say, store, look)
        self.awakening = Awakening(self.services, self.tables, around)
        self.registration = Registration(self, store, env.wait)
        env.metrics.games.set_function(lambda: len(self.services.playing))
        env.metrics.undelivered.set_function(self.tables.waiting)
        env.metrics.voice_tables.set_function(env.narration.tables)

    def _table(self, guild: int) -> Table:
        return self.tables.get(guild)

    async def _has_table(self, guild: int) -> bool:
        return await self.tables.has(guild)

    def _game(self, guild: int) -> str | None:
        state = self.tables.get(guild).state
        return None if state is None else state.token

    async def add_cogs(self) -> None:
        """The commands and what listens to Discord."""
        services, router, delivery = self.services, self.router, self.delivery
        await self.add_cog(Mafia(services, router))
        await self.add_cog(Night(services, router, delivery.menus))
        for cog in (Day, Vote, Host):
            await self.add_cog(cog(services, router))
        await self.add_cog(Members(services, delivery.teams, delivery.own_thread))
        await self.add_cog(Relay(services, delivery.private))
        await self.add_cog(Square(services, delivery.public))
        await self.add_cog(Silence(services, delivery.private))

    async def setup_hook(self) -> None:
        """Before the gateway opens: the request limiter, the cogs, the commands as Discord knows them."""
        self.limiter.stand_before(self.http)
        await self.add_cogs()
        await self.tree.set_translator(CommandTranslator())
        self.tables.start()
        await self.registration.begin()
        if self.application_id is not None:
            log.info("to invite the bot into a server: %s", invitation(self.application_id))

    async def on_ready(self) -> None:
        """Discord has shown the servers, or those of a session that could not be taken up again."""
        log.info("ready: %s, in %d servers", self.user, len(self.guilds))
        self._look_for_games()

    async def on_shard_ready(self, _shard: int) -> None:
        """Discord has shown the servers of a shard."""
        if self.is_ready():
            self._look_for_games()

    async def on_guild_available(self, _guild: discord.Guild) -> None:
        """A server is back that was away, perhaps since before the start."""
        if self.is_ready():
            self._look_for_games()

    async def on_guild_join(self, _guild: discord.Guild) -> None:
        """A server has let the bot in, perhaps anew."""
        if self.is_ready():
            self._look_for_games()

    def _look_for_games(self) -> None:
        shards = None if self.shard_ids is None else set(self.shard_ids)
        self.awakening.ask(shards, self.shard_count or 1)

    async def on_message(self, message: discord.Message) -> None:
        """There are no commands by text; what is written directly goes to the relay alone."""

    async def close(self) -> None:
        """Stop the clocks, let voices go, leave the gateway. Every game stays in Redis."""
        if self.is_closed():
            return
        await self.awakening.close()
        await self.registration.close()
        await self.tables.close()
        await self.direct.shut()
        await self.services.narration.close()
        await super().close()
