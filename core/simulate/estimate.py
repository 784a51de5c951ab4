"""How balanced a table looks, played out beside the program: a child process reads the table and prints the shares.

A bot that plays games out in its own process would keep every table of that process waiting.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.house import APART, STARVED, Apart, NotDoneApart, bound

WORK = 1500
"""Games times seats, so that a table of any size takes a second or two."""
LONGEST = 30
"""CPU seconds after which a child that has not answered is given up."""

_WAITING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="balance")


@dataclass(frozen=True, slots=True)
class Estimate:
    """Shares (0 to 1) by side; sides that win together are joined by `+`, `nobody` is a draw.

    `games` have been played, so that a share is right to `margin` (0 to 1, in 95 cases of 100).
    """

    games: int
    shares: Mapping[str, float]

    @property
    def margin(self) -> float:
        """Half the width of the widest interval of a share."""
        return 0.98 / self.games**0.5


class EstimateError(Exception):
    """The child process did not answer."""


async def estimate(scenario: str, roles: Sequence[str], options: Mapping[str, Any], apart: Apart = APART) -> Estimate:
    """Play a table out with sensible players. `apart`: by whom it may be given up.

    Raises `EstimateError`.
    """
    from core.books.library import folder_of, held

    own = held(scenario)
    place = {"folder": str(folder_of(scenario))} if own is None else {"source": own.source}
    table = json.dumps({**place, "roles": list(roles), "options": dict(options)})
    return Estimate(**json.loads(await asyncio.wrap_future(_WAITING.submit(_child, apart, table))))


def _child(apart: Apart, table: str) -> bytes:
    try:
        return apart.done("core.simulate.estimate", table.encode(), LONGEST * STARVED)
    except NotDoneApart as error:
        raise EstimateError(str(error)) from error


def played_out(scenario: str, roles: Sequence[str], options: Mapping[str, Any]) -> Estimate:
    """Play the table out here. `options`: lawful and complete."""
    from core.books.library import load
    from core.simulate.win_tally import PlayingManner, simulate

    games = max(1, WORK // len(roles))
    tally = simulate(load(scenario), roles, options, games, manner=PlayingManner("sensible"))
    return Estimate(games, {side: rate.share for side, rate in tally.rates().items()})


if __name__ == "__main__":
    os.nice(10)  # it gives way to everything else on the machine
    bound(LONGEST)
    from core.books.library import add_folder, hold

    table = json.load(sys.stdin)
    own = hold(table.pop("source")) if "source" in table else None
    found = played_out(add_folder(Path(table.pop("folder"))) if own is None else own.id, **table)
    sys.stdout.write(json.dumps({"games": found.games, "shares": found.shares}))
