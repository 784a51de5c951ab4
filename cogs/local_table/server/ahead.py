"""Running ahead: no decision of the viewer's is lost by it without a question, and what was passed over is told."""

from __future__ import annotations

from collections.abc import Collection

from cogs.local_table.server.decisions import Decisions
from cogs.local_table.server.narration import PageNarration
from cogs.local_table.server.simulation_clock import SimulationClock
from cogs.local_table.server.skipped import Skipped
from cogs.simulated.live import LiveEnv


class Ahead:
    """Of one evening and its viewer."""

    def __init__(
        self, env: LiveEnv, clock: SimulationClock, decisions: Decisions, skipped: Skipped, narration: PageNarration
    ) -> None:
        self._env = env
        self._clock = clock
        self._narration = narration
        self.decisions = decisions
        self.skipped = skipped

    async def go(self, giving_up: Collection[str] = ()) -> frozenset[str]:
        """Run ahead, `giving_up` these decisions. Where more is asked of the viewer nothing is done but to say what
        would be lost: the ids of all that is."""
        if self.decisions.open() - frozenset(giving_up):
            with self._env.time_context():
                await self._env.quiet()  # what has just been pressed may have answered it, or have brought the next
            lost = self.decisions.open()
            if lost - frozenset(giving_up):
                return lost
        self.decisions.give_up(giving_up)
        if not self._clock.until_me:
            await self.skipped.set_out()
        self.decisions.set_out()
        self._clock.run_ahead()
        return frozenset()

    async def halt(self, speed: float | None = None, *, paused: bool | None = None) -> None:
        """Run ahead no more, if it did; and go on at this speed, or pause."""
        if self._clock.until_me:
            with self._env.time_context():
                await self._env.quiet()  # what has come to pass has been said
            await self.skipped.arrive()
            self._narration.catch_up()
        self._clock.set(speed, paused=paused)
