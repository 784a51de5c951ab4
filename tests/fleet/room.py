"""Time that a process is given on a busy machine, for tests, which judge what it does and not how soon.

By its own bounds a bot is right to take a process that stands still for a few seconds for dead, and a press that has
waited so long for lost. So with these bounds what is seen depends on the machine; with others it does not. How soon
things happen by its own bounds is measured by `make fleet`.
"""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Mapping
from functools import partial
from typing import Any

from cogs.upkeep.gate import INTERACTION, MESSAGE

NAME = "FLEET_ROOM"
LONG = 600.0
FORWARDED = "cogs.upkeep.forwarding:PATIENCE"
TO_THE_END = "cogs.upkeep.forwarding:TO_THE_END"
ASKING = "cogs.upkeep.serving:ASKING"
IN_TURN, BETWEEN_IDENTIFIES = 1.5, 0.5
"""Seconds between two sessions that begin in one turn, as a bot keeps them and as this Discord asks for them. Both are
shorter than in earnest, and further from each other: what identifies in its turn may be held up on its way."""
LEASES: Mapping[str, Any] = {"core.store.owners:LIFE": LONG, "core.table.ownership:LIFE": LONG}
ROOM: Mapping[str, Any] = {
    **LEASES,
    FORWARDED: LONG,
    "core.store.owners:HEARD_MS": int(LONG * 2000),
    "core.store.owners:CLAIMED_MS": int(LONG * 2000),
    "cogs.upkeep.gate:WORTH": {INTERACTION: LONG, MESSAGE: LONG},
    "cogs.upkeep.gate:LATELY": LONG * 2,
    "cogs.presses.acknowledge:A_TRY": LONG,
    "cogs.presses.acknowledge:IN_TIME": LONG,
    "cogs.upkeep.sessions:BETWEEN_IDENTIFIES": IN_TURN,
    ASKING: 0.0,
    "cogs.upkeep.warming:LANGUAGES": [],
    "cogs.upkeep.warming:at_hand": ["classic"],
}
"""Nobody's lease ends, and nothing that came in is given up or seen to by somebody else, because it took long. No texts
are compiled ahead, which is most of what a process does in its first minutes, nor rulebooks read ahead but the one that
is played: they are when somebody reads them. Who leaves asks nobody to follow."""
SUCCESSION: Mapping[str, Any] = {
    **ROOM,
    ASKING: LONG,
    "cogs.upkeep.serving:LEAVING": LONG,
    "cogs.upkeep.serving:NEXT_ONE": LONG,
}
"""As well, whoever leaves waits for the one that follows. Where none does, it would wait in vain."""


def without(bounds: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """These bounds are the bot's own."""
    return {name: value for name, value in bounds.items() if name not in names}


def give() -> None:
    """In a process that has just been started: the bounds that its environment names; of a function its answer."""
    for name, value in json.loads(os.environ.get(NAME, "{}")).items():
        module, _, bound = name.partition(":")
        there = importlib.import_module(module)
        assert hasattr(there, bound), f"there is no {name}"
        setattr(there, bound, partial(_itself, value) if callable(getattr(there, bound)) else value)


def _itself(value: Any) -> Any:
    return value
