"""The bot, wired: Discord's gateway on one side, the tables on the other, and what stands between them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

import discord
from discord.ext import commands

from cogs.commands.day import Day
from cogs.commands.host import HostCog
from cogs.commands.mafia import Mafia
from cogs.commands.night import Night
from cogs.commands.vote import VoteCog
from cogs.environment import Environment
from cogs.listening.channel_watcher import ChannelWatcher
from cogs.listening.deletions import Deletions
from cogs.listening.members import Members
from cogs.listening.relay import Relay
from cogs.listening.text_silence import TextSilence
from cogs.messages.direct import DirectChannels
from cogs.messages.limiter import BURST, Limiter
from cogs.messages.people import People
from cogs.messages.pictures import Pictures
from cogs.messages.places import Places
from cogs.messages.sender import MessageSender
from cogs.messages.threads import Threads
from cogs.messages.work import Work
from cogs.presence.attendance import Attendance
from cogs.presence.rights import invitation
from cogs.presence.thread_readers import ThreadReaders
from cogs.presses.errors import CommandTree
from cogs.presses.languages import CommandTranslator
from cogs.presses.router import Router
from cogs.services import Services
from cogs.showing.delivery import DiscordDelivery
from cogs.upkeep.registration import Registration
from cogs.upkeep.resume_games import GameResumer
from cogs.upkeep.serving import Serving
from cogs.upkeep.watching import GatewayWatch, traced
from cogs.voice.port import Surroundings
from core.settings import Shards
from core.table import (
    PERSON,
    PLACES,
    FairScheduler,
    HintListener,
    Ownership,
    Privacy,
    Records,
    Rulebooks,
    SnapshotError,
    SteadyTime,
    Table,
    TableId,
    Tables,
    telling,
)

log = logging.getLogger(__name__)

COMMANDS = (discord.InteractionType.application_command, discord.InteractionType.autocomplete)
LONGEST_WAIT = 310.0
"""Seconds that Discord may make one request wait; what would wait longer fails, and is tried again. discord.py goes
by when a limit is renewed, even where requests are left in it, and threads that are opened are counted over 300
seconds."""


class Moderator(commands.AutoShardedBot):
    """The bot. It makes its parts and hands them to each other; no part knows it."""

    def __init__(
        self,
        environment: Environment,
        *,
        shard_count: int | None = None,
        ownership: Ownership | None = None,
        shards: Shards | None = None,
    ) -> None:
        """`ownership`: which of `shards` are this process's; None where no other process is known."""
        intents = discord.Intents.none()
        intents.guilds = True
        intents.voice_states = True
        intents.guild_messages = True  # that something was written, not what: that would be privileged
        intents.dm_messages = True  # what a team's members write to each other where there is no thread for it
        self.limiter = Limiter(environment.requests, BURST, environment.metrics.rest_calls.inc, environment.wait)
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
            http_trace=traced(environment.metrics, self.limiter),
            shard_count=shard_count,
        )
        env = environment
        store = environment.store
        now = SteadyTime.of(env.now)
        fair_scheduler = FairScheduler()
        rulebooks = Rulebooks(store)
        self.environment = env
        ours = env.ours

        def serves(guild: int) -> bool:
            return ours is None or ours(guild) != 0

        people = People(store, None if env.ours is None else telling(store, PERSON))
        places = Places(store, self._game, serves, telling(store, PLACES))
        pace = Limiter(env.openings, 3.0, wait=env.wait)
        self.direct = DirectChannels(
            self,
            people,
            store,
            allowances=store,
            pace=pace,
            most=env.new_dms_a_day,
            now=now,
            wait=env.wait,
            metrics=env.metrics,
            serves=serves,
        )
        sender = MessageSender(self, self.direct)
        self.services = Services(
            client=self,
            table=self._table,
            has_table=self._has_table,
            let_go=self._let_go,
            tables_of=self._tables_of,
            known_tables=self._known_tables,
            tables_of_person=self._tables_of_person,
            table_at=self._table_at,
            serves=serves,
            playing=set(),
            guild_notes=store,
            rulebooks=rulebooks,
            people=people,
            records=Records(store, now),
            privacy=Privacy(store, people.forget),
            places=places,
            sender=sender,
            pictures=Pictures(),
            threads=Threads(self, places, sender, env.now),
            attendance=Attendance(self, self._table),
            thread_readers=ThreadReaders(),
            narration=env.narration,
            metrics=env.metrics,
            now=now,
            fair_scheduler=fair_scheduler,
            wait=env.wait,
            language=env.language,
            seed=env.seed,
        )
        cast(CommandTree, self.tree).services = self.services
        self.delivery = DiscordDelivery(self.services)
        self.tables = Tables(
            store,
            self.delivery,
            limits=env.limits,
            rulebooks=rulebooks,
            now=now,
            wait=env.wait,
            fair_scheduler=fair_scheduler,
            forget_notes=people.forget,
            ours=env.ours,
        )
        changed = {PERSON: people.changed_elsewhere, PLACES: places.changed_elsewhere}
        self.hearing = HintListener(store, self.tables, changed, env.wait)
        self.router = Router(self.services)
        self.add_listener(self.router.came, "on_interaction")

        async def look(id_: TableId, user: int) -> bool:
            return await self.services.attendance.look(Work(id_, serves=lambda: serves(id_.guild)), user)

        say = self.delivery.public.say
        around = Surroundings(
            self,
            self._table,
            now,
            say=say,
            notes=store,
            unsaid=store,
            look=look,
            tables=self._known_tables,
            live=self._tables_of,
            ours=serves,
        )
        self.game_resumer = GameResumer(self.services, self.tables, around, self.delivery.public.taken_up, self.moved)
        self.serving: Serving | None = None
        if ownership is not None:
            self.serving = Serving(
                self,
                ownership,
                shards or Shards(),
                tables=self.tables,
                game_resumer=self.game_resumer,
                let_in=self._let_in,
                among=store,
                fall_silent=self.fall_silent,
                wait=env.wait,
            )
            self.limiter.share_with(ownership)
            pace.share_with(ownership.common("openings"))
            cast(CommandTree, self.tree).admits = self.serving.gate.took
            env.metrics.shards.set_function(lambda: len(ownership.held))
        self.registration = Registration(self, store, env.wait)
        env.metrics.games.set_function(lambda: len(self.services.playing))
        env.metrics.undelivered.set_function(self.tables.waiting)
        env.metrics.voice_tables.set_function(env.narration.tables)

    def _table(self, id_: TableId) -> Table:
        return self.tables.get(id_)

    def _let_go(self, id_: TableId) -> None:
        self.tables.let_go(id_)

    async def _has_table(self, id_: TableId) -> bool:
        return await self.tables.has(id_)

    async def _tables_of(self, guild: int) -> list[Table]:
        return await self.tables.of(guild)

    def _known_tables(self, guild: int) -> list[Table]:
        return self.tables.known(guild)

    async def _tables_of_person(self, user: int) -> list[Table]:
        serves = self.services.serves
        guilds = await self.services.records.guilds_of(user)
        found: list[Table] = []
        for guild in guilds:
            if not serves(guild) or self.get_guild(guild) is not None:
                with suppress(SnapshotError):  # a game that waits for a later program keeps nobody out of their others
                    found += await self.tables.of(guild)
        return found

    async def _table_at(self, guild: int, channel: int) -> Table | None:
        return await self.tables.at(guild, channel)

    def _game(self, id_: TableId) -> str | None:
        state = self.tables.get(id_).state
        return None if state is None else state.token

    async def add_cogs(self) -> None:
        """The commands and what listens to Discord."""
        services = self.services
        router = self.router
        delivery = self.delivery
        for cog in (
            Mafia(services, router, delivery.public.lobby),
            Night(services, router, delivery.menus),
            Day(services, router),
            VoteCog(services, router),
            HostCog(services, router),
        ):
            cog.take_presses(router)
            await self.add_cog(cog)
        await self.add_cog(Members(services, delivery.teams, delivery.own_thread))
        others = None if self.serving is None else self.serving.forwarding
        await self.add_cog(Relay(services, router, delivery.private, others))
        await self.add_cog(ChannelWatcher(services, delivery.public))
        await self.add_cog(Deletions(services, delivery.public, delivery.teams))
        await self.add_cog(TextSilence(services, delivery.private))
        await self.add_cog(GatewayWatch(self, services.metrics, self.limiter))

    async def setup_hook(self) -> None:
        """Before the gateway opens: the request limiter, the cogs, the commands as Discord knows them."""
        self.limiter.stand_before(self.http)
        await self.add_cogs()
        await self.tree.set_translator(CommandTranslator())
        self.tables.start()
        if self.environment.ours is not None:
            self.hearing.start()
        await self.registration.begin()
        if self.application_id is not None:
            log.info("to invite the bot into a server: %s", invitation(self.application_id))

    async def launch_shards(self) -> None:
        """Called by discord.py to have the sessions with the gateway."""
        if self.serving is None:
            await super().launch_shards()
        elif not self.is_closed():
            await self.serving.sessions.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py before a session begins."""
        if self.serving is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.serving.sessions.turn(shard_id or 0)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Called by discord.py for all that it hears."""
        if self.serving is None or self.serving.passes(event_name, args):
            super().dispatch(event_name, *args, **kwargs)

    def _let_in(self, event_name: str, *args: Any) -> None:
        """Make something of an event that had to wait."""
        if event_name == "interaction" and args[0].type in COMMANDS:
            self.tree._from_interaction(args[0])
        super().dispatch(event_name, *args)

    async def on_ready(self) -> None:
        """Discord has shown the servers, or those of a session that could not be taken up again."""
        log.info("ready: %s, in %d servers", self.user, len(self.guilds))
        if self.serving is None:
            self._look_for_games()

    async def on_disconnect(self) -> None:
        """Discord cannot be heard: nobody is blamed for what they press meanwhile."""
        self.tables.amiss()

    async def on_resumed(self) -> None:
        """It can be heard again."""
        self.tables.amiss()

    async def on_shard_ready(self, shard: int) -> None:
        """Discord has shown the servers of a shard. Its games wait for no other, which may have to wait for its turn;
        and at no moment is it shown without their being looked for, or they would count as taken up."""
        if self.serving is not None:
            self.serving.sessions.shown(shard)
        if self.serving is not None or self.is_ready():
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
        self.game_resumer.ask(None if self.serving is None else self.serving.shards, self.shard_count or 1)

    async def on_message(self, message: discord.Message) -> None:
        """There are no commands by text; what is written directly goes to the relay alone."""

    async def moved(self) -> None:
        """Which guilds are ours has changed: what has gone to another process is let go of, and nobody in it unmuted;
        what has come to us can be taken up. Not to be called while games are being taken up."""
        for id_ in self.tables.lost():
            self.services.playing.discard(id_)
            await self.services.narration.leave(id_, taken=not self.services.serves(id_.guild))
        await self.tables.moved()
        self.services.places.moved()

    async def fall_silent(self) -> None:
        """Guilds are about to be left to another process, which is to find nobody of us in their voice channels."""
        await asyncio.gather(*(self.services.narration.leave(id_, taken=False) for id_ in self.tables.lost()))

    async def leave(self) -> None:
        """Before the end: let other processes take over, where there are any."""
        if self.serving is not None and not self.is_closed():
            await self.serving.leave()

    async def close(self) -> None:
        """Stop the clocks, let voices go, leave the gateway. Every game stays in Redis."""
        if self.is_closed():
            return
        await self.game_resumer.close()
        if self.serving is not None:
            await self.serving.close()
            await self.moved()
        await self.registration.close()
        await self.hearing.close()
        await self.tables.close()
        await self.direct.shut()
        await self.services.narration.close()
        await super().close()
        if self.serving is not None:
            await self.serving.end()
