"""An opening night lasts no longer than its deeds, at the table of one person. On Discord it keeps its time, so that
nobody sees from it who had something to do; here nobody else looks.
"""

from __future__ import annotations

from cogs.simulated.people.players import Company
from core.rules.views import OPENING_NIGHT

BEAT = 5.0
"""Simulated seconds for which nobody has had anything to do before it ends: one looks at one's card."""


class OpeningNight:
    """Sees when there is nothing left to do in it."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._serial = 0
        self._since = 0.0

    def over_at(self, moment: float, *, asked: bool) -> float | None:
        """Where it may be over: when it would end by the rulebook (epoch seconds). `moment`: the evening's, in seconds;
        `asked`: whether something is asked of the viewer."""
        state = self._company.table.state
        if state is None or state.game is None or not state.running or state.paused is not None:
            return None
        if state.game.day_part != OPENING_NIGHT or state.clock is None or state.clock.due is None:
            return None
        if asked or self._company.next_at() is not None or self._serial != state.game.serial:
            self._serial = state.game.serial
            self._since = moment
        return state.clock.due / 1000 if moment >= self._since + BEAT else None
