"""A simulated server with a voice channel, people in it, and a voice table's surroundings."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import discord
import discord.http
import simcord
from discord.ext import commands
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.simulated.strict.strict_environment import StrictEnv
from cogs.voice import queue
from cogs.voice.gateway import VocalChannel, VoiceLink
from cogs.voice.hall import VoiceHall
from cogs.voice.voice_table import Setting, VoiceTable
from core.rules.events import ALL, Announced, Event, GameOver, Left, Marked, TurnBegan, Unmarked
from core.rules.log_form import from_row
from core.table import TableId
from tests.voice.discord_time import DiscordTime
from tests.voice.loopback.peer import LONGEST, Peer
from tests.voice.loopback.server import LoopbackServer
from tests.voice.loopback.wiring import OutsideGateway, cut, joined, voice_wired


class DebtBook:
    """Mute debts in memory, and the order in which they were written: for tests that are not about Redis."""

    def __init__(self) -> None:
        self.owed: dict[int, dict[int, int]] = {}
        self.log: list[tuple[str, int]] = []
        self.by_hand: dict[tuple[TableId, str], set[int]] = {}

    async def owe(self, guild: int, user: int, channel: int) -> None:
        self.log.append(("owe", user))
        self.owed.setdefault(guild, {})[user] = channel

    async def paid(self, guild: int, user: int) -> None:
        self.log.append(("paid", user))
        self.owed.get(guild, {}).pop(user, None)

    async def leave_alone(self, table: TableId, game: str, user: int, *, paid: bool) -> None:
        if paid:
            await self.paid(table.guild, user)
        self.by_hand.setdefault((table, game), set()).add(user)

    async def left_alone(self, table: TableId, game: str) -> set[int]:
        return set(self.by_hand.get((table, game), ()))

    async def debts(self, guild: int) -> dict[int, int]:
        return dict(self.owed.get(guild, {}))

    async def all_debts(self) -> dict[int, dict[int, int]]:
        return {guild: dict(owed) for guild, owed in self.owed.items() if owed}


class Mute(OutsideGateway):
    """A gateway without sound, for tests about silence, in which the pace of edits takes no time."""

    async def connect(self, channel: VocalChannel) -> VoiceLink:
        self.joins += 1
        await asyncio.Event().wait()
        raise AssertionError

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.02))


@dataclass
class Club:
    """One server: its members by seat, its voice channel, and what the bot said in text."""

    env: StrictEnv
    bot: commands.AutoShardedBot
    hall: VoiceHall
    debts: Any
    guild: simcord.GuildHandle
    hall_channel: simcord.ChannelHandle
    people: dict[int, simcord.MemberActor]
    words: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)

    @property
    def channel(self) -> discord.VoiceChannel:
        channel = self.bot.get_channel(self.hall_channel.id)
        assert isinstance(channel, discord.VoiceChannel)
        return channel

    @property
    def gateway(self) -> OutsideGateway:
        gateway = self.hall._gateway
        assert isinstance(gateway, OutsideGateway)
        return gateway

    def setting(self, *, in_turns: bool = False, **more: Any) -> Setting:
        seats = {seat: person.id for seat, person in self.people.items()}
        return Setting("classic", "en", seats, set(seats), in_turns, silencing=frozenset({SILENCED}), **more)

    async def say(self, word: str, args: Mapping[str, Any]) -> None:
        self.words.append((word, args))

    def settle_rights(self, channel: discord.abc.Snowflake | None = None, **rights: bool) -> None:
        """An administrator settles what the bot may do in a channel besides seeing it, whatever it may elsewhere."""
        allow, deny = discord.PermissionOverwrite(**{"view_channel": True, "connect": True, **rights}).pair()
        overwrite = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, allow.value, deny.value)
        self.env.backend.set_overwrite((channel or self.hall_channel).id, overwrite)

    async def seated(self, *seats: int) -> None:
        """These seats join the voice channel."""
        for seat in seats or self.people:
            await self.people[seat].join_voice(self.hall_channel)

    def muted(self) -> set[int]:
        """The seats that are server-muted now, as Discord has it."""
        states = self.guild.voice_states()
        return {seat for seat, person in self.people.items() if person.id in states and states[person.id].mute}

    async def quiet(self, seats: set[int]) -> None:
        """Wait until exactly these seats are muted, and nothing more is being done about it; fails when that does not
        come about."""
        with contextlib.suppress(TimeoutError):
            await self.until(lambda: self.muted() == seats and not at_work())
        assert self.muted() == seats

    async def rest(self) -> None:
        """Wait until all that the voice was asked for is done, but for keeping the bot in its channel."""
        await self.until(lambda: not at_work())

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds; fails when it does not come about."""
        async with asyncio.timeout(LONGEST):
            while not holds():
                await asyncio.sleep(0.005)

    async def looks(self, times: int = 2) -> None:
        """Wait until the connection was looked at so many times from now on."""
        gateway = self.gateway
        enough = gateway.looks + times + 1  # the one that is under way counts for nothing
        await self.until(lambda: gateway.looks >= enough)

    async def still(self) -> None:
        """Have the sound stand still, while there is something to say, until `last_beat` is None again."""
        gateway = self.gateway
        gateway.last_beat = stop = gateway.beats + 1
        await self.until(lambda: gateway.beats >= stop)

    async def cut(self, server: LoopbackServer, code: int) -> None:
        """The voice session is closed with a code, and the bot has seen it."""
        await cut(self.env, self.guild.id, server, code)

    async def joined(self, server: LoopbackServer, number: int = 1) -> Peer:
        """Wait until the so many-th session is whole at both ends."""
        return await joined(self.env, self.guild.id, server, number)

    def edits(self) -> int:
        """Member edits made so far."""
        return len(self.edited())

    def edited(self) -> list[tuple[int, bool]]:
        """(seat, mute) of each member edit, in order."""
        seat_of = {person.id: seat for seat, person in self.people.items()}
        found: list[tuple[int, bool]] = []
        for entry in self.env.http_requests:
            parts = entry.path.strip("/").split("/")
            if entry.method == "PATCH" and parts[0] == "guilds" and parts[2] == "members":
                found.append((seat_of[int(parts[3])], bool((entry.json or {})["mute"])))
        return found


async def at_rest(place: Club, table: VoiceTable) -> None:
    """Wait until a table's voice has given its channel up: it joins no more, unless it is called."""
    assert table._guard is not None
    task = table._guard._task
    assert task is not None
    await place.until(task.done)


def at_work() -> bool:
    """Whether the voice does anything in the background now, besides keeping the bot in its channel."""
    codes = [getattr(task.get_coro(), "cr_code", None) for task in asyncio.all_tasks()]
    at_work = {code.co_qualname for code in codes if code is not None and "/cogs/voice/" in code.co_filename}
    return bool(at_work - {"ChannelGuard._watch", "VoiceGateway.connect"})


SILENCED = "silenced"


def phase(name: str, serial: int, **data: Any) -> Event:
    """A phase begins."""
    filled = {"day": 1, "night": serial, "seconds": 60, "turns": False, "living": 0, "on_defence": [], **data}
    return from_row(["phase", ALL, {"phase": name, "serial": serial, **filled}])


def turn(seat: int | None, number: int = 1, seconds: int = 60) -> Event:
    """A seat has the floor, or (None) nobody."""
    return TurnBegan(ALL, seat=seat, seconds=seconds, number=number, rest=(), extra=None)


def silenced(seat: int, *, on: bool = True) -> Event:
    """A seat must not speak, or may again, as everybody sees."""
    return (
        Marked(ALL, seat=seat, mark=SILENCED, until="night", value=None)
        if on
        else Unmarked(ALL, seat=seat, mark=SILENCED)
    )


def left(seat: int, how: str) -> Event:
    """A seat leaves the game."""
    return Left(ALL, seat=seat, how=how, shown=None)


def announced(code: str, *seats: int) -> Event:
    """Something is announced to everybody."""
    return Announced(ALL, code=code, seats=tuple(seats), args={})


def over(*winner: str) -> Event:
    """The game ends."""
    return GameOver(ALL, winner=winner, winners=(), roles={})


async def stage(place: Club, *seats: int, suppress: bool = True) -> discord.StageChannel:
    """A stage, with these seats in its audience, as Discord puts them there."""
    handle = place.guild.create_stage_channel("Simulation")
    await place.env.settle()
    for seat in seats:
        place.env.backend.set_voice_state(place.guild.id, place.people[seat].id, handle.id, suppress=suppress)
    await place.env.settle()
    channel = place.bot.get_channel(handle.id)
    assert isinstance(channel, discord.StageChannel)
    return channel


def new_bot() -> commands.AutoShardedBot:
    """A bot of our kind, with our intents."""
    intents = discord.Intents(guilds=True, voice_states=True)
    return commands.AutoShardedBot(command_prefix="!", intents=intents, shard_count=1)


@asynccontextmanager
async def strict(bot: commands.AutoShardedBot) -> AsyncGenerator[StrictEnv]:
    """The strict Discord around a bot whose work goes on outside of simulated time: what its limits and discord.py's
    requests go by passes only while somebody waits for it."""
    env = StrictEnv(bot)
    time = DiscordTime()
    env.discord.clock = time.time
    env.discord.limits.total = sys.maxsize  # so many a second, and no second passes by itself
    with patch.object(discord.http, "asyncio", time):
        await env.start()
        try:
            # No line is dropped for how slowly the machine comes to say it.
            with env.time_context(), patch.object(queue, "STALE", 3600.0):
                yield env
        finally:
            await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)
    env.discord.raise_faults()


@asynccontextmanager
async def club(
    players: int, debts: Any = None, gateway: OutsideGateway | None = None, *, at_work: bool = True, **more: Any
) -> AsyncGenerator[Club]:
    """A simulated server with so many people, none of them in voice yet; the voice hall (to which `more` is said) is
    `at_work` in it or not."""
    bot = new_bot()
    book = DebtBook() if debts is None else debts
    hall = VoiceHall(bot, book, gateway, **more)
    if at_work:
        await bot.add_cog(hall)
    async with strict(bot) as env:
        guild = env.create_guild("Club", owner=env.create_user("owner"))
        channel = guild.create_voice_channel("Table")
        people = {seat: guild.add_member(env.create_user(f"p{seat}")) for seat in range(1, players + 1)}
        await env.settle()
        yield Club(env, bot, hall, debts=book, guild=guild, hall_channel=channel, people=people)
        if at_work:
            await bot.remove_cog(hall.qualified_name)


@asynccontextmanager
async def wired(players: int = 5, **more: Any) -> AsyncGenerator[tuple[Club, LoopbackServer]]:
    """A club whose sound goes to a loopback server (`more` is said to it)."""
    async with (
        LoopbackServer(**more) as server,
        club(players, gateway=OutsideGateway()) as place,
        voice_wired(place.bot, place.env, server),
    ):
        try:
            yield place, server
        finally:
            await place.hall.close(place.guild.id)


@asynccontextmanager
async def heard(players: int = 5) -> AsyncGenerator[tuple[Club, VoiceTable, LoopbackServer]]:
    """A club with an open voice table that is heard by a loopback server."""
    async with wired(players) as (place, server):
        table = await place.hall.open(place.channel, place.setting(), place.say)
        await place.until(lambda: table._stream.mouth is not None)
        yield place, table, server
