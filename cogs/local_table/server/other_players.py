"""The other people of an evening: they sit down, answer, speak, one thing at a time, at the evening's pace."""

from __future__ import annotations

import asyncio
import logging

from cogs.local_table.server.ahead import Ahead
from cogs.local_table.server.opening_night import OpeningNight
from cogs.local_table.server.plan import Plan
from cogs.local_table.server.simulation_clock import SimulationClock
from cogs.simulated.live import LiveEnv
from cogs.simulated.people.players import Company
from core.table import TableState

log = logging.getLogger(__name__)

LOOK = 0.05
"""Real seconds between two looks at what there is to do."""
SITTING_DOWN = 0.3
"""Simulated seconds between two people who take a chair."""
MOMENT = 0.05
"""Simulated seconds past a deadline, so that it has passed."""


class OtherPlayers:
    """Plays for everybody but the viewer. `plan`: how many sit down, and whether the viewer begins the game; `ahead`:
    where running ahead stops."""

    def __init__(self, company: Company, env: LiveEnv, clock: SimulationClock, plan: Plan, ahead: Ahead) -> None:
        self._company = company
        self._env = env
        self._clock = clock
        self._plan = plan
        self._ahead = ahead
        self._opening = OpeningNight(company)
        self._next = 0.0

    async def run(self) -> None:
        """Play on until cancelled. What goes wrong in one act is that act's alone; one that is given up may go wrong
        in place of ending, so whether this is to end is asked beside it."""
        own = asyncio.current_task()
        while own is None or not own.cancelling():
            try:
                if self._clock.until_me:
                    await self._hurry()
                elif not self._clock.paused and self._clock.moment >= self._next:
                    await self._act()
            except Exception as error:
                # Somebody was quicker: the button is gone, the vote is over.
                log.debug("a scripted player could not act: %r", error)
            await asyncio.sleep(0 if self._clock.until_me else LOOK)

    async def _act(self) -> None:
        state = self._company.table.state
        if state is not None and state.game is None and not state.over:
            self._next = self._clock.moment + SITTING_DOWN
            await self._sit_down(state)
        elif not await self._company.step():
            await self._go_on_from_the_opening()

    async def _go_on_from_the_opening(self) -> None:
        """An opening night in which there is nothing left to do is over for whoever sits here."""
        ends = self._opening.over_at(self._clock.moment, asked=bool(self._ahead.decisions.prompts()))
        if ends is not None:
            await self._env.ahead_to(self._clock.moment + (ends - self._env.now().timestamp()) + MOMENT)

    async def _sit_down(self, state: TableState) -> None:
        company = self._company
        if len(state.lobby.players) >= self._plan.seats:
            if state.lobby.host not in company.idle or not self._plan.look:
                await company.begin()
            return
        for user, member in company.members.items():
            if user not in company.idle and not state.lobby.has(user):
                await member.slash(company.channel, "mafia join")
                return

    async def _hurry(self) -> None:
        """One thing after another without a pause, until the viewer is there, or the game is over."""
        company = self._company
        state = self._company.table.state
        if state is not None and state.game is None and len(state.lobby.players) < self._plan.seats:
            await self._sit_down(state)
            return
        if state is None or not state.running or self._ahead.decisions.is_there():
            await self._ahead.halt()
            return
        if await company.step():
            return
        await self._env.quiet()
        await company.look()
        state = company.table.state
        if state is None or not state.running or self._ahead.decisions.is_there() or not self._clock.until_me:
            return
        now = self._env.now().timestamp()
        ends = None if state.clock is None or state.clock.due is None else state.clock.due / 1000 + MOMENT
        due = company.next_at()
        moments = [moment for moment in (ends, None if due is None else due / 1000) if moment is not None]
        await self._env.ahead_to(self._clock.moment + max(MOMENT, min(moments, default=now + 1.0) - now))
