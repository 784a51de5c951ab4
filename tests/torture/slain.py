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

from core.store.folding import unfolded
from tests.fleet.crowd import Crowd
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.presses import Press
from tests.fleet.processes import BotProcess
from tests.store.proxy import Proxy
from tests.store.servers import RunningServer
from tests.torture.verdict import end_of, left_in_redis, past_games, said_once, threads_are_left
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
    events: int = 0
    pressed: int = 0
    unheard: int = 0
    """Presses that no process answered, because there was none: people press again."""
    wrong: Counter[str] = field(default_factory=Counter[str])


class Stage:
    """A real game: its Discord, its Redis behind a line that can be hurt, its bot, and the people."""

    def __init__(self, standing: Fleet, redis: RunningServer, line: Proxy, seed: int) -> None:
        self.standing, self.redis, self.line = standing, redis, line
        self.discord = standing.discord
        self.witness = self.discord.rest.strict = Witness(cast(Any, self.discord.world))
        self.town = self.discord.world.town(PEOPLE)
        self.guild = self.discord.world.backend.guilds[self.town.guild]
        self.crowd = Crowd(self.discord, self.town, random.Random(seed))
        self.bot: BotProcess = None  # type: ignore[assignment]
        self.slain = Slain()

    async def begin(self) -> None:
        """A process starts, and people sit down."""
        await self.start()
        await self.crowd.sit()

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

    async def command(self, name: str) -> bool:
        """The owner of the server types a command."""
        return await self.pressed(
            self.discord.presses.slash(self.town.guild, self.town.channel, self.guild.owner_id, name)
        )

    def key(self, name: str) -> str:
        """A key of the game's."""
        return f"mafia:{{{self.town.guild}}}:{name}"

    def log(self) -> list[bytes]:
        """The events that Redis has of the game."""
        with Redis.from_url(self.redis.url) as client:
            return unfolded(cast(Any, client).lrange(self.key("log"), 0, -1))

    def version(self) -> int:
        """Of the game in Redis; 0 where there is none."""
        with Redis.from_url(self.redis.url) as client:
            return int(cast(Any, client).hget(self.key("game"), "version") or 0)

    async def phase(self) -> None:
        """Some press something, and the owner ends the phase."""
        for _ in range(HURRY):
            await self.pressed(self.crowd.press_something())
        await self.command("host next")

    async def finish(self, known: list[list[bytes]]) -> None:
        """The owner stops the game where it has not ended; everything is said and put away, and the process ends. What
        must hold then, holds. `known`: the log as it stood at each death."""
        with suppress(TimeoutError):  # what is wrong by then stays so
            async with asyncio.timeout(HANG_OF_PROCESS):
                if self.version():
                    await self.command("mafia stop")
                while self.version() or self.wrong(known):
                    await asyncio.sleep(0.1)
        self.bot.stop()
        await self.bot.ended()
        self.slain.end = end_of(self.redis.url, self.town.guild)
        self.slain.events = sum(len(game.events) for game in past_games(self.redis.url, self.town.guild))
        self.slain.wrong += self.wrong(known)

    def wrong(self, known: list[list[bytes]]) -> Counter[str]:
        """What does not hold as it must at the end."""
        wrong, url = Counter[str](), self.redis.url
        if not end_of(url, self.town.guild):
            wrong["the game did not end"] += 1
        past = past_games(url, self.town.guild)
        events = [event for game in past for event in game.events]
        for log in known:
            if [event for event in log if event in events] != log:
                wrong["an event is lost"] += 1
        left_in_redis(url, self.town.guild, wrong, (SHARDS,))
        backend = self.discord.world.backend
        said_once(backend, self.witness, wrong, refused=False)
        threads_are_left(backend, past, wrong)
        for refusal, count in self.discord.rest.refusals.items():
            wrong[f"Discord refused {refusal}"] += count
        return wrong


async def staged(
    home: Path, seed: int, play: Callable[[Stage], Awaitable[None]], room: Mapping[str, Any] = OWN_BOUNDS
) -> Slain:
    """A game on a stage of its own. `room`: what its processes are given (`tests.fleet.room`)."""
    redis = RunningServer(home / "redis", "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await redis.start()
    line = Proxy(redis.port)
    await line.start()
    try:
        async with fleet(home, between=0.0, redis_url=line.url, room=room) as standing:
            stage = Stage(standing, redis, line, seed)
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
        self.known.append(self.stage.log())


async def slain(home: Path, seed: int, deaths: int, room: Mapping[str, Any] = OWN_BOUNDS) -> Slain:
    """A game in which so many processes are killed, one after another. `room`: as `staged` has it."""

    async def play(stage: Stage) -> None:
        executioner = _Executioner(stage, random.Random(seed))
        stage.discord.rest.heard = executioner.heard
        ears = asyncio.create_task(executioner.listen())
        try:
            while len(stage.slain.deaths) < deaths:
                if stage.version() == 0:
                    await stage.crowd.sit()  # the game has ended: another one
                executioner.draw()
                while stage.bot.running and stage.version():
                    await stage.phase()
                if not stage.bot.running:
                    await stage.bot.ended()
                    await stage.start()
        finally:
            ears.cancel()
            executioner.left = 0
        await stage.finish(executioner.known)

    return await staged(home, seed, play, room)
