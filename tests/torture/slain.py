"""Real processes, really killed: `mafia run` over real sockets, with a Discord and a Redis that outlive it.

The Discord is the strict one of the local table, listening on a port (`tests/fleet`). The process is killed (SIGKILL)
as a request of its arrives there, which is carried out or not, or as Redis has just carried out one of its commands;
then another one is started. So it dies in the middle of whatever it did beside.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from redis import Redis
from redis.asyncio import Redis as AsyncRedis

from core.rules.events import CardDealt
from core.store import Past, TableId
from core.store.folding import unfolded
from core.store.keys import table_key
from core.table.codec import read_event
from tests.fleet.crowd import Crowd
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.presses import Press
from tests.fleet.processes import BotProcess
from tests.store.proxy import Proxy
from tests.store.servers import RunningServer
from tests.torture.verdict import (
    beginnings,
    end_of,
    how_it_ended,
    left_in_redis,
    past_games,
    said_once,
    threads_are_left,
)
from tests.torture.witness import Witness
from tests.waits import HANG_OF_PROCESS

PEOPLE = 7
WRITES = ("EVALSHA", "EVAL", "HSET", "HDEL", "SET", "DEL")
SOON = 30
"""Within so many requests or writes a process is killed."""
OWN_BOUNDS: Mapping[str, Any] = MappingProxyType({})
HURRY = 4
"""So many things are pressed before the owner of the server ends a phase."""
A_PRESS = 10.0
"""Seconds after which people do not wait for an answer any more, but do something else."""
SHARDS = "mafia:{shards}:"
"""Keys of the process that lives."""


@dataclass(slots=True)
class Slain:
    """What came of a game. `deaths`: at what the processes died, in words."""

    deaths: list[str] = field(default_factory=list[str])
    end: str = ""
    games: list[str] = field(default_factory=list[str])
    """How each game has ended."""
    events: int = 0
    pressed: int = 0
    unheard: int = 0
    """Presses that no process answered, because there was none: people press again."""
    wrong: Counter[str] = field(default_factory=Counter[str])


@dataclass(frozen=True, slots=True)
class Company:
    """The people of one table, and the table."""

    crowd: Crowd
    table: TableId


class Stage:
    """A real game: its Discord, its Redis behind a line that can be hurt, its bot, and the people. Or three games, two
    of them in two channels of one server."""

    def __init__(self, standing: Fleet, redis: RunningServer, line: Proxy, seed: int, *, three: bool = False) -> None:
        self.standing, self.redis, self.line = standing, redis, line
        self.discord = standing.discord
        self.witness = self.discord.rest.strict = Witness(cast(Any, self.discord.world))
        world, chance = self.discord.world, random.Random(seed)
        first = world.town(PEOPLE)
        towns = [(first, 0), (world.beside(first, PEOPLE), 1), (world.town(PEOPLE), 0)] if three else [(first, 0)]
        self.companies = [Company(Crowd(self.discord, one, chance), TableId(one.guild, at)) for one, at in towns]
        self.crowd = self.companies[0].crowd
        self.bot: BotProcess = None  # type: ignore[assignment]
        self.slain = Slain()

    async def begin(self) -> None:
        """A process starts, and people sit down."""
        await self.start()
        await self.sit()

    async def sit(self) -> None:
        """Wherever no game is played, people sit down to one."""
        for company in self.companies:
            if not self.version(company):
                await company.crowd.sit()

    async def start(self) -> None:
        """A process starts."""
        self.bot = self.standing.bot()
        await self.bot.ready()

    async def pressed(self, press: Press | None) -> bool:
        """Whether a press was answered in time."""
        if press is None:
            return False
        self.slain.pressed += 1
        with suppress(TimeoutError):
            async with asyncio.timeout(A_PRESS):
                while self.bot.running and not press.came.is_set():
                    await asyncio.sleep(0.02)
        if not press.came.is_set():
            self.slain.unheard += 1
        return press.came.is_set()

    async def command(self, name: str, company: Company | None = None, **options: str) -> bool:
        """The owner of the server types a command, where the first company plays or this one."""
        town = (company or self.companies[0]).crowd.town
        owner = self.discord.world.backend.guilds[town.guild].owner_id
        return await self.pressed(self.discord.presses.slash(town.guild, town.channel, owner, name, **options))

    def logs(self) -> list[list[bytes]]:
        """The events that Redis has of each game."""
        with Redis.from_url(self.redis.url) as client:
            keys = [table_key(company.table, "log") for company in self.companies]
            return [unfolded(cast(Any, client).lrange(key, 0, -1)) for key in keys]

    def version(self, company: Company | None = None) -> int:
        """Of the game in Redis, the first company's or this one's; 0 where there is none."""
        with Redis.from_url(self.redis.url) as client:
            key = table_key((company or self.companies[0]).table, "game")
            return int(cast(Any, client).hget(key, "version") or 0)

    async def phase(self) -> None:
        """Some press something, and the owner ends the phase: at each table, at all in one time."""
        await asyncio.gather(*(self._phase(company) for company in self.companies))

    async def _phase(self, company: Company) -> None:
        for _ in range(HURRY):
            await self.pressed(company.crowd.press_something())
        await self.command("host next", company)

    async def play_out(self) -> None:
        """The owners put the mafia out of the games, which ends them: the town has won. (More news than that is held up
        by Discord's limit of a channel.)"""
        await asyncio.gather(*map(self._play_out, self.companies, self.logs()))

    async def _play_out(self, company: Company, log: list[bytes]) -> None:
        dealt = [event for event in map(read_event, log) if isinstance(event, CardDealt)]
        mafia = [company.crowd.town.people[card.seat - 1] for card in dealt if card.team == "mafia"]
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_OF_PROCESS):
                while self.version(company):
                    for person in mafia:
                        await self.command("host eject", company, player=str(person))
                    await asyncio.sleep(0.1)

    async def finish(self, known: list[list[bytes]]) -> None:
        """The owner stops the game where it has not ended; everything is said and put away, and the process ends. What
        must hold then, holds. `known`: the log as it stood at each death."""
        with suppress(TimeoutError):  # what is wrong by then stays so
            async with asyncio.timeout(HANG_OF_PROCESS):
                for company in self.companies:
                    if self.version(company):
                        await self.command("mafia stop", company)
                while any(self.version(one) for one in self.companies) or self.wrong(known):
                    await asyncio.sleep(0.1)
        self.bot.stop()
        await self.bot.ended()
        self.slain.end = end_of(self.redis.url, self.companies[0].table.guild)
        self.slain.games = [how_it_ended(past) for past in self._past()]
        self.slain.events = sum(len(game.events) for game in self._past())
        self.slain.wrong += self.wrong(known)

    def _past(self) -> list[Past]:
        guilds = dict.fromkeys(company.table.guild for company in self.companies)
        return [past for guild in guilds for past in past_games(self.redis.url, guild)]

    def wrong(self, known: list[list[bytes]]) -> Counter[str]:
        """What does not hold as it must at the end."""
        wrong, url = Counter[str](), self.redis.url
        past = self._past()
        if len(past) < len(self.companies):
            wrong["the game did not end"] += 1
        events = [event for game in past for event in game.events]
        for log in known:
            if [event for event in log if event in events] != log:
                wrong["an event is lost"] += 1
        left_in_redis(url, self.companies[0].table.guild, wrong, (SHARDS,))
        backend = self.discord.world.backend
        said_once(backend, self.witness, wrong, beginnings(past), refused=False)
        threads_are_left(backend, past, wrong)
        for refusal, count in self.discord.rest.refusals.items():
            wrong[f"Discord refused {refusal}"] += count
        return wrong


async def staged(
    home: Path,
    seed: int,
    play: Callable[[Stage], Awaitable[None]],
    room: Mapping[str, Any] = OWN_BOUNDS,
    *,
    three: bool = False,
) -> Slain:
    """A game on a stage of its own, or `three`. `room`: what its processes are given (`tests.fleet.room`)."""
    redis = RunningServer(home / "redis", "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await redis.start()
    line = Proxy(redis.port)
    await line.start()
    try:
        async with fleet(home, between=0.0, redis_url=line.url, room=room) as standing:
            stage = Stage(standing, redis, line, seed, three=three)
            await stage.begin()
            await play(stage)
            return stage.slain
    finally:
        await line.stop()
        redis.stop()


class _Executioner:
    """Kills the process at the n-th thing that it does."""

    def __init__(self, stage: Stage, chance: random.Random) -> None:
        self.stage, self.chance = stage, chance
        self.left = 0
        self.how = ""
        self.known: list[list[bytes]] = []

    def draw(self) -> None:
        """How the next one dies, and how soon."""
        self.left = self.chance.randint(1, SOON)
        self.how = self.chance.choice(("carried out", "not carried out", "after a write"))

    def heard(self, _: int, asked: str) -> None:
        """A request has arrived."""
        if self.how == "after a write" or not self._due():
            return
        self._kill(f"{asked.partition('?')[0]}, {self.how}")
        if self.how == "not carried out":
            raise ConnectionResetError

    async def listen(self) -> None:
        """Redis tells of each command."""
        client = AsyncRedis.from_url(self.stage.redis.url)
        async with client.monitor() as monitor:
            async for told in monitor.listen():
                word = str(told["command"]).partition(" ")[0].upper()
                if self.how == "after a write" and word in WRITES and self._due():
                    self._kill(f"redis {word.lower()}, carried out")

    def _due(self) -> bool:
        if not self.left:
            return False
        self.left -= 1
        return self.left == 0

    def _kill(self, at: str) -> None:
        self.stage.bot.kill()
        self.stage.slain.deaths.append(at)
        self.known += self.stage.logs()


async def slain(
    home: Path, seed: int, deaths: int, room: Mapping[str, Any] = OWN_BOUNDS, *, three: bool = False
) -> Slain:
    """A game, or `three`, in which so many processes are killed, one after another; the three are then played to their
    ends. `room`: as `staged` has it."""

    async def play(stage: Stage) -> None:
        executioner = _Executioner(stage, random.Random(seed))
        stage.discord.rest.heard = executioner.heard
        ears = asyncio.create_task(executioner.listen())
        try:
            while len(stage.slain.deaths) < deaths:
                await stage.sit()  # where a game has ended: another one
                executioner.draw()
                while stage.bot.running and stage.version():
                    await stage.phase()
                if not stage.bot.running:
                    await stage.bot.ended()
                    await stage.start()
        finally:
            ears.cancel()
            executioner.left = 0
        if three:
            await stage.phase()
            await stage.play_out()
        await stage.finish(executioner.known)

    return await staged(home, seed, play, room, three=three)
