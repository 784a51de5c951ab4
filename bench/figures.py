"""The figures that are measured, each with its bar."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bar:
    """What a figure is held against: at least `value` where `more` is better, else at most."""

    figure: str
    value: float
    unit: str
    more: bool = False
    stretch: float | None = None

    def ratio(self, measured: float) -> float:
        """How many times better than the bar: above 1 it is met."""
        if self.more:
            return measured / self.value
        return self.value / measured if measured else float("inf")


BARS = (
    Bar("games_per_second", 500, "games/s", more=True, stretch=1000),
    Bar("games_per_second_worded", 250, "games/s", more=True),
    Bar("night_p99_ms", 2, "ms"),
    Bar("click_ack_p99_ms", 50, "ms"),
    Bar("loop_stall_ms", 50, "ms"),
    Bar("stats_stall_ms", 20, "ms"),
    Bar("panel_late_max_s", 1, "s"),
    Bar("redis_round_trips", 1, "a command"),
    Bar("rest_calls_game", 80, "calls"),
    Bar("rest_calls_game_thread", 80, "calls"),
    Bar("game_memory_kib", 64, "KiB"),
    Bar("resume_1000_games_s", 3, "s"),
    Bar("scripts_1000_s", 10, "s"),
    Bar("voice_frame_late_p99_ms", 5, "ms"),
)


def line(bar: Bar, measured: float) -> str:
    """One line of the report."""
    word = "at least" if bar.more else "at most"
    stretch = "" if bar.stretch is None else f", stretch {bar.stretch:g}"
    verdict = "met" if bar.ratio(measured) >= 1 else "MISSED"
    return (
        f"{bar.figure:24} {measured:12,.2f} {bar.unit:10} "
        f"bar {word} {bar.value:g}{stretch}: {bar.ratio(measured):.2f} times, {verdict}"
    )
