"""Draw fresh examples for every law, round after round, until the time is up or a law is broken.

`python -m tests.fuzz 10` for ten minutes; what follows the number goes to pytest (`-k el_clasico`).
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

NO_TESTS = 5


def main(arguments: Sequence[str]) -> int:
    """Run the laws for so many minutes; the status of the round that failed, or 0."""
    minutes = float(arguments[0]) if arguments else 10.0
    command = [sys.executable, "-m", "pytest", "-m", "hypothesis", "--hypothesis-profile", "fresh", "-q", "-x"]
    command += ["-n", "2", *arguments[1:]]
    ends = time.monotonic() + 60 * minutes
    rounds = 0
    while time.monotonic() < ends:
        rounds += 1
        print(f"fuzz: round {rounds}, {max(0.0, ends - time.monotonic()) / 60:.1f} minutes left", flush=True)
        status = subprocess.run(command, check=False).returncode
        if status:
            print(f"fuzz: round {rounds} broke a law" if status != NO_TESTS else "fuzz: there is no such law")
            return status
    print(f"fuzz: {rounds} rounds, every law held")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
