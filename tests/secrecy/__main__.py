"""Play pairs of games of every rulebook and print how much of them was compared: `python -m tests.secrecy 20`."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence

from core.books.library import published
from tests.secrecy.drawn import dealt

HEAD = "| rulebook | pairs | phases | entries compared | things tried | whole games | parted by | seconds |"


def main(arguments: Sequence[str]) -> int:
    """So many pairs of each rulebook (or of those named after the number). Raises `LeakError` where there is a leak."""
    count = int(arguments[0]) if arguments else 10
    _say(HEAD)
    _say("|---" * 8 + "|")
    everything: Counter[str] = Counter()
    for scenario in arguments[1:] or published():
        began, sums, cuts = time.monotonic(), Counter[str](), Counter[str]()
        for seed in range(count):
            pair = dealt(scenario, seed)
            pair.play()
            sums += Counter(pairs=1, phases=len(pair.one.answered), entries=pair.compared, tried=2 * pair.one.probes)
            sums["whole"] += pair.whole
            if not pair.whole and pair.cut is not None:
                cuts["/".join(entry.what for side in pair.cut for entry in side)] += 1
        parted = ", ".join(f"{what} {times}" for what, times in cuts.most_common(3))
        _say(_row(scenario, sums, parted, time.monotonic() - began))
        everything += sums
    _say(_row("all", everything, "", 0))
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _row(name: str, sums: Counter[str], parted: str, seconds: float) -> str:
    numbers = (sums[key] for key in ("pairs", "phases", "entries", "tried", "whole"))
    return " | ".join((f"| {name}", *(f"{number:,}" for number in numbers), parted, f"{seconds:.0f} |"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
