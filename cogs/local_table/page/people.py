"""The other people of an evening: they sit down, think, answer, speak, one thing at a time, at the evening's pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cogs.local_table.page.clock import Clock
from cogs.local_table.page.world import LiveEnv
from cogs.local_table.players import TALKING, Company
from core.table import TableState
from core.words import Words

log = logging.getLogger(__name__)

LOOK = 0.05
"""Real seconds between two looks at what there is to do."""
SITTING_DOWN = 0.3
"""Simulated seconds between two people who take a chair."""
THOUGHT = 1.0
"""Simulated seconds between two things that people do in a game."""
THINKING = 0.35
"""How likely somebody who is asked answers in one of these seconds."""
SPEECH = 0.15
TALK = 0.05
TALKS = 5
MOMENT = 0.05
"""Simulated seconds past a deadline, so that it has passed."""


class People:
    """Plays for everybody but the viewer. `seats`: how many sit down; `asked`: whether something is asked of the
    viewer."""

    def __init__(
        self, company: Company, env: LiveEnv, clock: Clock, words: Words, seats: int, asked: Callable[[], bool]
    ) -> None:
        self._company, self._env, self._clock, self._words = company, env, clock, words
        self._seats, self._asked = seats, asked
        self._next = 0.0

    async def run(self) -> None:
        """Play on until cancelled. What goes wrong in one act is that act's alone."""
        while True:
            try:
                if self._clock.until_me:
                    await self._hurry()
                elif not self._clock.paused and self._clock.moment >= self._next:
                    await self._act()
            except Exception as error:
                # Somebody was quicker: the button is gone, the vote is over.
                log.debug("a scripted player could not act: %s", error)
            await asyncio.sleep(LOOK if not self._clock.until_me else 0)

    async def _act(self) -> None:
        state = self._company.table.state
        self._next = self._clock.moment + (SITTING_DOWN if state is not None and state.game is None else THOUGHT)
        if state is None or state.over:
            return
        if state.game is None:
            await self._sit_down(state)
        else:
            await self._play(state.game.phase)

    async def _sit_down(self, state: TableState) -> None:
        company = self._company
        if len(state.lobby.players) >= self._seats:
            if state.lobby.host not in company.idle:
                await company.members[state.lobby.host].slash(company.channel, "mafia begin")
            return
        for user, member in company.members.items():
            if user not in company.idle and not state.lobby.has(user):
                await member.slash(company.channel, "mafia join")
                return

    async def _play(self, phase: str) -> None:
        company, chance = self._company, self._company.chance
        waiting = [prompt for prompt in company.todo() if prompt.given is None]
        if waiting and chance.random() < THINKING:
            await company.act(chance.choice(waiting))
        if phase in TALKING and chance.random() < SPEECH:
            await company.speak()
        if phase in TALKING and chance.random() < TALK:
            await self._say_something()

    async def _say_something(self) -> None:
        company, chance = self._company, self._company.chance
        state = company.table.state
        if state is None or state.game is None:
            return
        others = [seat for seat in state.game.living if state.user_of(seat) not in company.idle]
        speaker, about = chance.choice(others), chance.choice(state.game.living)
        text = self._words(f"demo-talk-{chance.randint(1, TALKS)}", seat=state.seats[about - 1].name)
        await company.members[state.user_of(speaker) or 0].send(company.channel, text)

    async def _hurry(self) -> None:
        """One thing after another without a pause, until something is asked of the viewer or the game is over."""
        company, state = self._company, self._company.table.state
        if state is None or not state.running or state.game is None or self._asked():
            self._clock.set()
            return
        serial = state.game.serial
        waiting = [prompt for prompt in company.todo() if prompt.given is None]
        if waiting:
            await company.act(waiting[0])
            return
        if state.game.phase in TALKING and await company.speak():
            return
        await self._env.quiet()
        state = company.table.state
        if state is None or state.game is None or state.game.serial != serial or not self._clock.until_me:
            return
        ends = None if state.clock is None else state.clock.ends
        left = 1.0 if ends is None else max(0.0, ends / 1000 - self._env.now().timestamp())
        await self._env.ahead_to(self._clock.moment + left + MOMENT)
