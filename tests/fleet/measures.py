"""What a fleet can do, measured on real processes: each measure gives its figures by name."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import pairwise
from pathlib import Path

from redis.asyncio import Redis

from core.collector import freeze_and_relax
from tests.fleet import rooms
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.loads import Crowds, answered, quantile
from tests.fleet.processes import BotProcess
from tests.fleet.seeds import sow
from tests.fleet.shares import shares
from tests.fleet.world import Town

Figures = dict[str, float]

PEOPLE = 10
CLICKS_A_SECOND = 150.0
"""As in `make bench`: what a thousand live games press."""
SECONDS = 20.0
HANDS, PRESSES, OF_A_CORE = 24, 6000, 0.4
IDLE = 0.04
"""Seconds that a process computes in half a second without anything to do, at most."""
SOWERS = 8
MIB = 1024 * 1024
TICKS = os.sysconf("SC_CLK_TCK")


def shared_out(made: Fleet, processes: int, shards: int) -> None:
    """Start so many processes, each with its part of the shards."""
    for number in range(processes):
        ids = ",".join(str(shard) for shard in range(shards) if shard % processes == number)
        made.bot(MAFIA_SHARD_COUNT=str(shards), MAFIA_SHARD_IDS=ids)


def sharing(made: Fleet, processes: int, _: int) -> None:
    """Start so many processes that share the shards out among themselves."""
    for _ in range(processes):
        made.bot("--shards", "auto")


@asynccontextmanager
async def standing(
    processes: int,
    games: int,
    shards: int | None = None,
    start: Callable[[Fleet, int, int], None] = shared_out,
) -> AsyncGenerator[tuple[Fleet, Crowds]]:
    """So many processes that share so many live games, all of which have been shown to their players."""
    with tempfile.TemporaryDirectory(prefix="mafia-fleet-") as home:
        async with fleet(Path(home), shards=shards or processes, concurrency=16) as made:
            discord = made.discord
            towns = [discord.world.town(PEOPLE) for _ in range(games)]
            async with Redis.from_url(made.redis_url) as client:
                await client.config_set("appendfsync", "no")  # not for what nobody has played
                parts = [towns[number::SOWERS] for number in range(SOWERS)]
                await asyncio.gather(*(sow(made.redis_url, discord.world, part, relay=True) for part in parts))
                await client.config_set("appendfsync", "always")
            with unhurried_collector():
                start(made, processes, shards or processes)
                await asyncio.gather(*(bot.ready(60 + games) for bot in made.bots))
                crowds = Crowds(discord, towns)
                await crowds.told(60 + games)
                yield made, crowds


@contextmanager
def unhurried_collector() -> Generator[None]:
    """While this is open the collector does not go through all towns that there are: it would hold the simulated
    Discord up for a quarter of a second, and all that people press and bots send meanwhile would come at once."""
    thresholds = gc.get_threshold()
    freeze_and_relax()
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def latency(processes: int, games: int) -> Figures:
    """How soon a press is acknowledged, wherever it comes in, while people press at their rate and nothing is compiled
    any more: until the acknowledgement has left the bot (`left`), and until the simulated Discord, which has the same
    cores, has come to it."""
    async with standing(processes, processes * games) as (made, crowds):
        presses = made.discord.presses
        await asyncio.gather(*(bot.warm() for bot in made.bots))
        async with crowds.pressing(CLICKS_A_SECOND):
            await asyncio.sleep(SECONDS)
        await answered(presses)
        found: Figures = {"presses": len(presses.all), "unanswered": len(presses.late()), "twice": len(presses.twice())}
        for where, in_dm in (("server", False), ("direct", True)):
            these = [one for one in presses.all if one.in_dm == in_dm]
            found[f"{where}_presses"] = len(these)
            found[f"{where}_p50_ms"], found[f"{where}_p99_ms"] = quantile(these, 0.5), quantile(these, 0.99)
            found[f"{where}_left_p99_ms"] = quantile(these, 0.99, leaving=True)
        rest = made.discord.rest
        found["rest_busiest_second"], found["rest_busiest_here"] = rest.busiest, rest.busiest_here
        found["rest_over_budget"] = sum(count for what, count in rest.refusals.items() if " 429 " in what)
        found["process_mib"] = max(memory(bot) for bot in made.bots) / MIB
        return found


async def throughput(processes: int, games: int) -> Figures:
    """Presses a second, until all that came of them is done: by the clock, each process with its part of a core where
    that can be, as the simulated Discord needs much of what there is; and by the busiest one's own computing time."""
    async with standing(processes, games, shards=2) as (made, crowds):
        await asyncio.gather(*(bot.warm() for bot in made.bots))
        with shares(made.bots, OF_A_CORE) as limited:
            before, began = [computed(bot) for bot in made.bots], time.perf_counter()
            await crowds.as_fast_as_answered(HANDS, PRESSES)
            took = await idle(made.bots) - began
            spent = [computed(bot) - then for bot, then in zip(made.bots, before, strict=True)]
        return {"limited": limited, "a_second": PRESSES / took, "a_second_of_computing": PRESSES / max(spent)}


async def one_and_two(games: int) -> Figures:
    """How many times what one process does two do. One, two, two, one: a machine whose speed changes meanwhile changes
    it for both."""
    runs: dict[str, list[Figures]] = {"one": [], "two": []}
    for name in ("one", "two", "two", "one"):
        runs[name].append(await throughput(1 if name == "one" else 2, games))
    mean = {
        name: {figure: sum(run[figure] for run in these) / len(these) for figure in these[0]}
        for name, these in runs.items()
    }
    one, two = mean["one"], mean["two"]
    found = {f"{name}_{figure}": value for name, figures in mean.items() for figure, value in figures.items()}
    return found | {
        "by_the_clock": two["a_second"] / one["a_second"],
        "two_processes": two["a_second_of_computing"] / one["a_second_of_computing"],
    }


async def idle(bots: Sequence[BotProcess]) -> float:
    """Wait until these have next to nothing to do; since when."""
    before, since = 0.0, time.perf_counter()
    while (now := sum(computed(bot) for bot in bots)) - before > IDLE * len(bots):
        before, since = now, time.perf_counter()
        await asyncio.sleep(0.5)
    return since


async def takeover(games: int = 20) -> Figures:
    """Seconds after `kill -9` of one of two processes until its servers are answered again: the slowest of them."""
    async with standing(2, games, start=sharing) as (made, crowds):
        made.bots[0].kill()
        began = time.perf_counter()
        waiting = list(crowds.all)
        while waiting and time.perf_counter() - began < 60:
            presses = [(crowd, crowd.press_in_the_square()) for crowd in waiting]
            await asyncio.sleep(0.25)
            waiting = [crowd for crowd, press in presses if press is None or press.acknowledged is None]
        return {"takeover_s": float("inf") if waiting else time.perf_counter() - began}


async def restarts(times: int, games: int = 20, a_second: float = 10.0) -> Figures:
    """So many processes are replaced, one after another, while people press."""
    async with standing(2, games, start=sharing) as (made, crowds):
        discord = made.discord
        serving: list[BotProcess] = list(made.bots)
        async with crowds.pressing(a_second):
            for _ in range(times):
                next_one = made.bot("--shards", "auto")
                await next_one.ready(spare=True)
                leaving = serving.pop(0)
                leaving.stop()
                await leaving.ended()
                serving.append(next_one)
        await answered(discord.presses)
        return {
            "restarts": times,
            "presses": len(discord.presses.all),
            "lost": len(discord.presses.late()),
            "twice": len(discord.presses.twice()),
            "said_twice": doubled(made, [crowd.town for crowd in crowds.all]),
            "identified_too_early": discord.gateway.counts["too early"],
            "rest_over_budget": sum(count for what, count in discord.rest.refusals.items() if " 429 " in what),
        }


def doubled(made: Fleet, towns: Sequence[Town]) -> int:
    """Messages that stand twice in a town's channel: word for word the same, one after the other."""
    messages = made.discord.world.backend.messages
    found = 0
    for town in towns:
        said = [str(one.components) for one in messages[town.channel].values() if not one.flags & 64]
        found += sum(1 for first, second in pairwise(said) if first == second)
    return found


async def redis_mib(games: int = 10_000, real: int = 40) -> Figures:
    """Redis's memory with so many live games, by how far they have come: all in their first night, of which nobody has
    been told yet, each of an evening's at another point, all after the third day, and the same of a large rulebook."""
    with tempfile.TemporaryDirectory(prefix="mafia-fleet-") as home:
        async with fleet(Path(home)) as made:
            world = made.discord.world
            async with Redis.from_url(made.redis_url) as client:
                empty = (await client.info("memory"))["used_memory"]
                await sow(made.redis_url, world, [world.town(PEOPLE) for _ in range(real)])
                await rooms.copied(client, games // real)
                first = ((await client.info("memory"))["used_memory"] - empty) / MIB
    return {
        "games": games,
        "redis_mib": first,
        "redis_evening_mib": await rooms.mib(games, real, "classic", PEOPLE, rooms.anywhere),
        "redis_third_night_mib": await rooms.mib(games, real, "classic", PEOPLE, rooms.third_night),
        "redis_fifteen_mib": await rooms.mib(games, real, "godfather", 15, rooms.third_night),
        "redis_fifteen_late_mib": await rooms.mib(games, real, "godfather", 15, rooms.late_night),
    }


def memory(bot: BotProcess) -> int:
    """Bytes that a process holds."""
    assert bot.process is not None
    pages = Path(f"/proc/{bot.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def computed(bot: BotProcess) -> float:
    """Seconds that a process has computed."""
    assert bot.process is not None
    fields = Path(f"/proc/{bot.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
