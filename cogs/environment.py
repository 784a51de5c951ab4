"""What a bot runs on: handed in by who starts one, be it an operator's process, a test or the local table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cogs.messages.limiter import RATE
from cogs.voice.port import Narration, NoNarration
from core.metrics import Metrics
from core.settings import NEW_DMS_A_DAY
from core.table import Limits, Store, Wait, just_wait, wall

OPENINGS_A_SECOND = 1.0


@dataclass(frozen=True, slots=True)
class Environment:
    """What a bot runs on. Tests and the local table put in their own."""

    store: Store
    now: Callable[[], int] = wall
    """Now, in epoch milliseconds."""
    wait: Wait = just_wait
    """How to wait for something from outside."""
    limits: Limits = field(default_factory=Limits)
    requests: float = RATE
    """Requests a second."""
    openings: float = OPENINGS_A_SECOND
    """New DM channels a second."""
    new_dms_a_day: int = NEW_DMS_A_DAY
    """New DM channels a day, of all processes together."""
    narration: Narration = field(default_factory=NoNarration)
    """Who speaks at voice tables."""
    language: str = "en"
    """Of tables where nothing else is said."""
    seed: Callable[[], int | None] = lambda: None
    """Of the next game's chances; None lets the table draw it."""
    ours: Callable[[int], int] | None = None
    """Since which change of hands this process has served the tables of a guild, by a number that never comes again; 0
    where another serves them now. None: no other process is known."""
    metrics: Metrics = field(default_factory=Metrics)
    """An operator's numbers."""
