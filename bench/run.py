"""`mafia bench`: measure every figure that has a bar, and print it beside the bar."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable

from bench import clicks, engine, panels, rest, stalls, statistics, tables, voice
from bench.figures import BARS, line

MEASURES: dict[str, Callable[[], float]] = {
    "games_per_second": engine.games_per_second,
    "games_per_second_worded": engine.games_per_second_worded,
    "night_p99_ms": engine.night_p99_ms,
    "scripts_1000_s": engine.scripts_1000_s,
    "click_ack_p99_ms": lambda: asyncio.run(clicks.click_ack_p99_ms()),
    "loop_stall_ms": stalls.loop_stall_ms,
    "stats_stall_ms": statistics.stats_stall_ms,
    "panel_late_max_s": lambda: asyncio.run(panels.panel_late_max_s()),
    "rest_calls_game": lambda: asyncio.run(rest.rest_calls_game()),
    "rest_calls_game_thread": lambda: asyncio.run(rest.rest_calls_game(table="thread")),
    "redis_round_trips": lambda: asyncio.run(tables.redis_round_trips()),
    "game_memory_kib": lambda: asyncio.run(tables.game_memory_kib()),
    "resume_1000_games_s": lambda: asyncio.run(tables.resume_1000_games_s()),
    "voice_frame_late_p99_ms": voice.voice_frame_late_p99_ms,
}


def main(as_json: bool = False) -> int:
    """Measure, and print a line (or one object of all figures) with each ratio to its bar. Returns an exit status."""
    figures: dict[str, float] = {}
    for bar in BARS:
        if not as_json and sys.stderr.isatty():
            print(f"measuring {bar.figure} ...", end="\r", file=sys.stderr)
        figures[bar.figure] = MEASURES[bar.figure]()
        if not as_json:
            print(line(bar, figures[bar.figure]), flush=True)
    if as_json:
        print(json.dumps({name: round(value, 3) for name, value in figures.items()}))
    return 0
