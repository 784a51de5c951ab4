"""Run the whole suite again and again, every second time on a busy machine and in an order of its own: `make steady`.

The first run is the longest: with all that `make test` leaves out since it repeats. Prints each test that was ever red,
with its odds. Nothing is tried twice.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

RED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$")
ENDED = re.compile(r"^\d+ (?:passed|failed|error|skipped).* in .*$")
BURN = "while True: pass"


@contextmanager
def burning(number: int) -> Generator[None]:
    """So many processes beside it that want a core each."""
    burners = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(number)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def run(command: list[str], log: Path, **settings: str) -> tuple[str, list[str]]:
    """Run pytest with these variables in its environment. What it said last, and what was red."""
    environment = {key: value for key, value in os.environ.items() if key not in ("TEST_ORDER", "REPEATS")}
    environment.update(settings)
    with log.open("w") as out:
        code = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, env=environment, check=False).returncode
    lines = log.read_text(errors="replace").splitlines()
    red = [found[1] for line in lines if (found := RED.match(line))]
    last = next((line for line in reversed(lines) if ENDED.match(line)), "it never came to its end")
    return f"{last} (exit {code})", red or ([f"the run itself: {last}"] if code else [])


def main() -> None:
    """Run it N times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=6)
    parser.add_argument("tests", nargs="*", default=["tests"])
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--logs", type=Path, default=Path("build/steady"))
    chosen = parser.parse_args()
    chosen.logs.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-n", str(chosen.workers), "-q", *chosen.tests]
    ever: defaultdict[str, list[int]] = defaultdict(list)
    with suppress(KeyboardInterrupt):
        for number in range(1, chosen.times + 1):
            loaded = number % 2 == 0
            began = time.monotonic()
            log = chosen.logs / f"{number}.log"
            with burning(2 if loaded else 0):
                settings = {"TEST_ORDER": str(number)} if loaded else {"REPEATS": "1"} if number == 1 else {}
                last, red = run(command, log, **settings)
            for nodeid in red:
                ever[nodeid].append(number)
            how = f"under load, TEST_ORDER={number}" if loaded else "with all repetitions" if settings else "as it is"
            print(f"run {number} ({how}): {last}, {time.monotonic() - began:.0f} s; log: {log}", flush=True)
    print(f"steady: {len(ever)} ever red in {chosen.times} runs")
    for nodeid, numbers in sorted(ever.items(), key=lambda pair: -len(pair[1])):
        print(f"  {len(numbers)} of {chosen.times}: {nodeid} (run {', '.join(map(str, numbers))})")
    sys.exit(1 if ever else 0)


if __name__ == "__main__":
    main()
