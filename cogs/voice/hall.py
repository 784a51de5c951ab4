"""All voice tables of the process, and the mute debts of guilds that have none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from pathlib import Path

import discord
from discord.ext import commands

from audio.pack import Pack, PackError, load_pack
from cogs.voice.debts import Debts
from cogs.voice.gateway import VocalChannel, VoiceGateway
from cogs.voice.microphones import Microphones
from cogs.voice.pacer import Pacer
from cogs.voice.packets import PacketSender
from cogs.voice.place import VoicePlace
from cogs.voice.stage_channel import StageFloor
from cogs.voice.voice_table import SayText, Setting, VoiceTable
from core.rules.events import Event

log = logging.getLogger(__name__)

GOODBYE = 20.0
"""Seconds that a stopping process takes to release people; who is left then is released at the next start."""
AGAIN = 15.0
"""Seconds after which somebody is tried again whom Discord would not release."""


class VoiceHall(commands.Cog):
    """Opens and closes voice tables, hears voice states, pays mute debts: at every start, at every end, on sight.

    `reopen` is asked for the voice table of a server that has become available, where a game goes on in it, and says
    whether one goes on that is yet to be taken up: then nobody is released. `ours`: whether this process serves a
    server; in another's nobody is released here.
    """

    def __init__(
        self,
        bot: commands.Bot | commands.AutoShardedBot,
        debts: Debts,
        gateway: VoiceGateway | None = None,
        *,
        own: Path | None = None,
        reopen: Callable[[int], Awaitable[bool]] | None = None,
        late: Callable[[float], object] = lambda _: None,
        ours: Callable[[int], bool] = lambda _: True,
    ) -> None:
        self._bot = bot
        self._debts = debts
        self._own = own
        self._ours = ours
        self._reopen = reopen
        self._gateway = gateway or VoiceGateway()
        self._sender = PacketSender(late=late, step=self._gateway.step, sleep=self._gateway.pause)
        self._tables: dict[int, VoiceTable] = {}
        self._closing: dict[int, VoiceTable] = {}
        self._microphones: dict[int, Microphones] = {}

    async def open(
        self,
        channel: VocalChannel,
        setting: Setting,
        say_text: SayText,
        running: Iterable[Event] = (),
    ) -> VoiceTable:
        """The voice table of a game that begins, or of one that goes on (see `VoiceTable.open` for `running`)."""
        guild = channel.guild.id
        last = self._tables.pop(guild, None) or self._closing.get(guild)
        if last is not None:
            await last.drop()
        place = VoicePlace.of(self._bot, channel)
        microphones = self._of(guild)
        microphones.begin(None if place.stage else setting.game)
        if place.stage:
            await self.settle(guild)
            microphones = StageFloor(
                self._bot, place, setting.seats, debts=self._debts, pacer=microphones.pacer, serves=microphones.serves
            )
            microphones.begin(setting.game)
        table = VoiceTable(
            place,
            _pack(setting.language, self._own),
            setting,
            microphones=microphones,
            sender=self._sender,
            gateway=self._gateway,
            say_text=say_text,
        )
        self._tables[guild] = table
        await table.open(running)
        return table

    @property
    def open_tables(self) -> int:
        """How many tables have a voice."""
        return len(self._tables)

    def table(self, guild: int) -> VoiceTable | None:
        """The voice table of a guild, if it has one."""
        return self._tables.get(guild)

    async def close(self, guild: int, only: VoiceTable | None = None) -> None:
        """End a guild's voice table, if it has one (and it is this one), and release everybody."""
        table = self._tables.get(guild)
        if table is None or only not in (None, table):
            return
        del self._tables[guild]
        self._closing[guild] = table
        try:
            await table.close()
        finally:
            if self._closing.get(guild) is table:
                del self._closing[guild]
        await self.settle(guild)  # somebody may be owed it of whom this table did not know

    async def leave(self, guild: int, *, taken: bool) -> None:
        """Another process speaks in this guild from now on: nobody is released, and what is owed stays written.
        `taken`: it may be in the channel by now."""
        table = self._tables.pop(guild, None) or self._closing.get(guild)
        self._microphones.pop(guild, None)
        if table is not None:
            await table.drop(taken=taken)

    async def pay(self, playing: Collection[int] = ()) -> None:
        """At a start: release whom an earlier process left muted, but for the guilds with a game that goes on, those
        included whose game is yet to be taken up."""
        owing = [guild for guild in await self._debts.all_debts() if guild not in playing]
        await asyncio.gather(*(self._settle_unless_a_game_goes_on(guild) for guild in owing))

    async def settle(self, guild: int) -> None:
        """Release whom we left muted in a guild without a voice table, as far as they are there."""
        if guild in self._tables or guild in self._closing or not self._ours(guild):
            return
        microphones = self._of(guild)
        try:
            await microphones.load()
            for user in sorted(microphones.ours - microphones.refused):
                await self._release(microphones, user)
        except Exception:
            log.exception("mute debts of guild %s are not paid", guild)
        self._try_again(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord was away with this guild and is back, or the gateway's session is another."""
        table = self._tables.get(guild.id)
        if table is not None:
            table.renewed()
            return
        if guild.id in self._microphones:
            self._microphones[guild.id].renewed()
        await self._settle_unless_a_game_goes_on(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was put out of this guild in a game, and is back: whom it had muted is still muted."""
        await self.settle(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel's limit or the rights in it were changed."""
        table = self._tables.get(after.guild.id)
        if before.overwrites != after.overwrites:
            await self._allowed(after.guild.id)
        elif table is not None and table.place.channel_id == after.id:
            table.changed()

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The rights of a role were changed, perhaps of ours."""
        if before.permissions != after.permissions:
            await self._allowed(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Discord tells a bot without the intent for members of its own roles alone."""
        if after == after.guild.me and before.roles != after.roles:
            await self._allowed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Put out of a guild: its table is over, and its debts stay written."""
        table = self._tables.pop(guild.id, None)
        self._microphones.pop(guild.id, None)
        if table is not None:
            await table.drop()

    @commands.Cog.listener()
    async def on_voice_state_update(
        self, member: discord.Member, before: discord.VoiceState, after: discord.VoiceState
    ) -> None:
        """Follow who is heard; release on sight who is owed it."""
        table = self._tables.get(member.guild.id)
        if table is not None:
            await table.on_voice_state(member, before, after)
            if not table.place.stage:  # on a stage nobody is muted
                return
        microphones = self._microphones.get(member.guild.id)
        if microphones is None:
            return
        await microphones.changed(member, before, after)
        if after.channel is not None:
            await self._release(microphones, member.id)

    async def cog_unload(self) -> None:
        """The process ends: release everybody. A game that goes on afterwards closes the microphones anew."""
        tables = [*self._tables.values(), *self._closing.values()]
        self._tables.clear()
        for table in tables:
            table.hurry()
        if tables:
            await asyncio.wait([asyncio.ensure_future(table.close()) for table in tables], timeout=GOODBYE)
        self._sender.close()

    async def _allowed(self, guild: int) -> None:
        table = self._tables.get(guild)
        microphones = self._microphones.get(guild)
        if table is not None:
            table.allowed()
        elif microphones is not None and microphones.ours & microphones.refused:
            microphones.refused.clear()
            await self.settle(guild)

    def _of(self, guild: int) -> Microphones:
        known = self._microphones.get(guild)
        if known is None:
            pacer = Pacer(sleep=self._gateway.sleep)
            known = Microphones(self._bot, guild, self._debts, pacer, lambda: self._ours(guild))
            self._microphones[guild] = known
        return known

    def _try_again(self, guild: int) -> None:
        """Whom Discord would not release just now is not left muted until they are seen again."""
        microphones = self._microphones.get(guild)
        if microphones is None or guild in self._tables:
            return
        if any(microphones.heard(user) is not None for user in microphones.ours - microphones.left_alone):
            self._gateway.later(AGAIN, lambda: self._gateway.spawn(self.settle(guild)))

    async def _settle_unless_a_game_goes_on(self, guild: int) -> None:
        if self._reopen is None or not await self._reopen(guild):
            await self.settle(guild)

    async def _release(self, microphones: Microphones, user: int) -> None:
        """Meanwhile a game may begin, or be taken up: from then on its voice table says who is heard."""
        guild = microphones.guild_id
        if user in microphones.ours and microphones.heard(user) is not None and not self._is_kept(guild):
            await microphones.pacer.take()
            if not self._is_kept(guild):
                await microphones.open(user)

    def _is_kept(self, guild: int) -> bool:
        """Whether a voice table keeps the microphones of a guild. On a stage nobody is muted, and it keeps none."""
        table = self._tables.get(guild)
        return table is not None and not table.place.stage


def _pack(language: str, own: Path | None) -> Pack | None:
    for one in dict.fromkeys((language, "en")):
        try:
            return load_pack(one, own=own)
        except PackError as fault:
            log.warning("%s", fault)
    return None
