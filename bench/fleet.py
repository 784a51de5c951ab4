"""`make fleet`: what several real processes can do on a simulated Discord, each figure beside its bar.

`python -m bench.fleet [--processes 4] [--games 250] [--restarts 100] [PART...]`; parts: press, throughput, redis,
replicas, takeover, restarts, voice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterator, Mapping

from bench.figures import Bar, line

PARTS = ("redis", "replicas", "press", "throughput", "takeover", "restarts", "voice")
BARS = {
    bar.figure: bar
    for bar in (
        Bar("server_p99_ms", 50, "ms"),
        Bar("direct_p99_ms", 50, "ms"),
        Bar("unanswered", 0, "presses"),
        Bar("twice", 0, "presses"),
        Bar("rest_over_budget", 0, "calls"),
        Bar("redis_mib", 190, "MiB"),
        Bar("redis_evening_mib", 190, "MiB"),
        Bar("redis_third_night_mib", 190, "MiB"),
        Bar("redis_fifteen_mib", 190, "MiB"),
        Bar("redis_fifteen_late_mib", 190, "MiB"),
        Bar("two_processes", 1.8, "times", more=True),
        Bar("takeover_s", 10, "s"),
        Bar("lost", 0, "presses"),
        Bar("said_twice", 0, "messages"),
        Bar("identified_too_early", 0, "times"),
        Bar("wrong_mutes", 0, "restarts"),
        Bar("cut_off", 0, "restarts"),
        Bar("called_twice", 0, "restarts"),
        Bar("muted_by_the_former", 0, "restarts"),
        Bar("lost_waiting", 0, "commits"),
    )
}


def report(part: str, figures: Mapping[str, float]) -> Iterator[str]:
    """A line for each figure of a part; with its bar, where it has one."""
    yield f"{part}:"
    for name, value in figures.items():
        bar = BARS.get(name)
        yield f"  {name:24} {value:12,.2f}" if bar is None else f"  {line(bar, value)}"


def main(arguments: list[str]) -> int:
    """Measure the parts that are asked for, all of them by default."""
    parser = argparse.ArgumentParser(prog="make fleet", description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--games", type=int, default=250, help="live games for each process")
    parser.add_argument("--restarts", type=int, default=100)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    asked = parser.parse_args(arguments)
    print(
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the simulated Discord and Redis share them", flush=True
    )
    for part in asked.parts or PARTS:
        for text in report(part, asyncio.run(_measure(part, asked.processes, asked.games, asked.restarts))):
            print(text, flush=True)
    return 0


async def _measure(part: str, processes: int, games: int, restarts: int) -> Mapping[str, float]:
    from tests.fleet import failovers, handovers, measures

    match part:
        case "redis":
            return await measures.redis_mib()
        case "replicas":
            return await failovers.replicas()
        case "press":
            return await measures.latency(processes, games)
        case "throughput":
            return await measures.one_and_two(40)
        case "takeover":
            return await measures.takeover()
        case "voice":
            return await handovers.restarts_in_voice(restarts)
        case _:
            return await measures.restarts(restarts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
