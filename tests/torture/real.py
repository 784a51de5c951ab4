"""Faults that are real: a Redis killed, stopped, slow, full; a process that is stopped; a gateway that hangs up.

One game on a real stage (`slain`), one fault after another. After each the game must go on: the owner of the server
ends a phase, is answered, and the game is in another one.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from redis import Redis

from tests.torture.slain import Slain, Stage, staged

GOES_ON_WITHIN = 90.0
"""Seconds after a fault in which the game is to go on, on a machine that does other things as well."""

Fault = Callable[[Stage, float], Awaitable[None]]


@asynccontextmanager
async def pressing(stage: Stage) -> AsyncGenerator[None]:
    """Inside, people go on to press; what they are told is not looked at."""

    async def press() -> None:
        while True:
            if stage.discord.gateway.shards_heard():
                stage.crowd.press_something()
            await asyncio.sleep(0.5)

    task = asyncio.create_task(press())
    try:
        yield
    finally:
        task.cancel()


def _redis(stage: Stage, *command: object) -> None:
    with Redis.from_url(stage.redis.url) as client:
        cast(Any, client).execute_command(*command)


def configured(name: str, during: str, after: str) -> Fault:
    """Redis is told to refuse what is written."""

    async def fault(stage: Stage, seconds: float) -> None:
        _redis(stage, "CONFIG", "SET", name, during)
        async with pressing(stage):
            await asyncio.sleep(seconds)
        _redis(stage, "CONFIG", "SET", name, after)

    return fault


async def read_only(stage: Stage, seconds: float) -> None:
    """Redis is a replica of a server that is not there."""
    _redis(stage, "REPLICAOF", "127.0.0.1", "1")
    async with pressing(stage):
        await asyncio.sleep(seconds)
    _redis(stage, "REPLICAOF", "NO", "ONE")


async def redis_killed(stage: Stage, seconds: float) -> None:
    """Redis is killed, and started again on what it has written to the disk."""
    stage.redis.stop(signal.SIGKILL)
    async with pressing(stage):
        await asyncio.sleep(seconds)
    await stage.redis.start()


async def redis_restarted(stage: Stage, _: float) -> None:
    """The same, at once."""
    await redis_killed(stage, 0)


async def redis_stopped(stage: Stage, seconds: float) -> None:
    """Redis stands still."""
    assert stage.redis.process is not None
    stage.redis.process.send_signal(signal.SIGSTOP)
    async with pressing(stage):
        await asyncio.sleep(seconds)
    stage.redis.process.send_signal(signal.SIGCONT)


async def redis_slow(stage: Stage, seconds: float) -> None:
    """Each answer takes half a second."""
    stage.line.delay = 0.5
    async with pressing(stage):
        await asyncio.sleep(seconds)
    stage.line.delay = 0.0


async def answers_lost(stage: Stage, seconds: float) -> None:
    """Redis does what it is told, and its answers do not arrive."""
    async with pressing(stage):
        for _ in range(round(seconds)):
            stage.line.lose_answers(1)
            await asyncio.sleep(1)


async def without_scripts(stage: Stage, _: float) -> None:
    """Redis has lost its scripts and hangs up on everybody."""
    _redis(stage, "SCRIPT", "FLUSH")
    _redis(stage, "CLIENT", "KILL", "TYPE", "normal")


async def resumed(stage: Stage, _: float) -> None:
    """The gateway hangs up; its session goes on."""
    await stage.discord.gateway.drop()


async def new_session(stage: Stage, _: float) -> None:
    """The gateway hangs up, and knows of no session any more."""
    stage.discord.gateway.sessions.clear()
    await stage.discord.gateway.drop()


async def process_stopped(stage: Stage, seconds: float) -> None:
    """The process stands still."""
    assert stage.bot.process is not None
    stage.bot.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    stage.bot.process.send_signal(signal.SIGCONT)


async def process_killed(stage: Stage, _: float) -> None:
    """The process is killed, and another is started."""
    stage.bot.kill()
    await stage.bot.ended()
    await stage.start()


async def away_at_start(stage: Stage, seconds: float) -> None:
    """Another process starts while Redis is away."""
    stage.bot.kill()
    await stage.bot.ended()
    stage.redis.stop(signal.SIGKILL)
    stage.bot = stage.standing.bot()
    await asyncio.sleep(seconds)
    if not stage.bot.running:  # it has said so and ended: whatever keeps it running starts it again
        stage.slain.deaths.append("ended by itself while Redis was away at its start")
        await stage.redis.start()
        await stage.start()
        return
    await stage.redis.start()
    await stage.bot.ready()


FAULTS: dict[str, Fault] = {
    "Redis killed and restarted at once": redis_restarted,
    "Redis killed, away, restarted": redis_killed,
    "Redis stopped": redis_stopped,
    "Redis slow (0.5 s an answer)": redis_slow,
    "Redis read-only": read_only,
    "Redis out of memory": configured("maxmemory", "1", "0"),
    "Redis without replicas": configured("min-replicas-to-write", "1", "0"),
    "Redis' answers lost": answers_lost,
    "Redis without its scripts, everybody hung up on": without_scripts,
    "gateway dropped, resumed": resumed,
    "gateway dropped, a new session": new_session,
    "process stopped": process_stopped,
    "process killed (-9)": process_killed,
    "process started while Redis is away": away_at_start,
}


async def goes_on(stage: Stage) -> float | None:
    """Seconds until the owner of the server could end a phase; None where they never could."""
    began, before = time.monotonic(), stage.version()
    while time.monotonic() - began < GOES_ON_WITHIN:
        if stage.bot.running and stage.discord.gateway.shards_heard():
            await stage.command("host next")
        await asyncio.sleep(0.5)
        if stage.version() > before:
            return time.monotonic() - began
    return None


async def hurt(
    home: Path, seconds: float, names: Iterable[str] | None = None, said: Callable[[str], None] = print
) -> Slain:
    """Each of these faults (or all), so long, in one game."""
    wanted = list(FAULTS if names is None else names)

    async def play(stage: Stage) -> None:
        known: list[list[bytes]] = []
        for name in wanted:
            if stage.version() == 0:
                await stage.sit()
            known += stage.logs()
            await FAULTS[name](stage, seconds)
            took = await goes_on(stage)
            said(f"{'held' if took is not None else 'broken':8}{name}: goes on {took or 0:.1f} s later")
            if took is None:
                stage.slain.wrong[f"{name}: the game does not go on"] += 1
        await stage.finish(known)

    return await staged(home, 1, play)
