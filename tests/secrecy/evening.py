"""A game on the simulated Discord that goes as a game at the table went: the same people press the same things."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack
from typing import Any

from redis.asyncio import Redis

from cogs.messages.place_notes import PANEL
from cogs.showing.panels.night import in_places
from cogs.simulated.simulation import EPOCH, Simulation, build, world_of
from cogs.voice.adapter import ChannelNarration
from core.rules.commands import Act, Vote
from core.store import Store
from core.table import Limits
from tests.discord.world import World
from tests.secrecy import asking
from tests.secrecy.course import Doing
from tests.secrecy.ears import Ears
from tests.secrecy.eyes import Eyes
from tests.secrecy.twins import Pair, Twin
from tests.torture.forks import AtOnce
from tests.voice.simulated_gateway import InTime

STEPS_AT_MOST = 2000
MOMENT = 0.05
"""Simulated seconds past a deadline, so that it has passed."""
MARGIN = 3.0
"""Simulated seconds before two games part, at which nobody looks any more."""
BEGINS = 120.0
"""Simulated seconds after which the cards are dealt, however long people took to sit down."""
IN_BETWEEN, LOOK = 7.3, 13.0
"""Simulated seconds after a phase has begun at which the eye looks round: while people act, and when they have."""
EVERYTHING = bool(os.environ.get("SECRECY_EVERYTHING"))
TRIED = {IN_BETWEEN: 2, LOOK: 6}
"""Of all that there is to ask, so much is asked at each look, unless it is to be `EVERYTHING`."""
LATENCY = 0.1
"""Seconds for which a request is on its way: one that waits for others comes so much later."""


def one_line(url: str) -> Store:
    """A store with one connection, on which answers come in the order of questions: which of several is faster would be
    seen as another order of messages."""
    return Store(Redis.from_url(url, single_connection_client=True))


class Evening:
    """One of the two games of a pair, with somebody who looks on from the place of its `eye`. `known`: the commands of
    which we know whether they may be given; `asked`: those that have been."""

    def __init__(self, world: World, pair: Pair, twin: Twin) -> None:
        self.world, self.pair, self.twin = world, pair, twin
        eye = twin.course.eye
        person = world.people[eye - 1] if eye else world.guild.add_member(world.env.create_user("passer-by"))
        self.eyes = Eyes(world.env, world.channel, person)
        self.asked: set[str] = set()
        self.known: set[str] = set()

    @classmethod
    async def open(cls, store: Store, stack: AsyncExitStack, pair: Pair, twin: Twin, *, voice: bool = False) -> Evening:
        """A server with its people, who sit down; round a voice table, which is heard, with `voice`."""
        asyncio.get_running_loop().set_default_executor(AtOnce())
        simulation, course = Simulation(seed=twin.course.seed), twin.course
        gateway = InTime(simulation)
        narration = ChannelNarration(store, gateway)
        more: dict[str, Any] = {"narration": narration} if voice else {}
        bot = build(simulation, store, limits=Limits(idle_phases=10_000), **more)
        env = await world_of(simulation, bot)
        stack.push_async_callback(env.shutdown)
        env.discord.latency = LATENCY
        guild = env.create_guild("The Quiet City")
        square = guild.create_text_channel("square")
        users = [env.create_user(f"u{number}", global_name=f"P{number}") for number in range(1, course.players + 1)]
        members = {user.id: guild.add_member(user) for user in users}
        world = World(env, bot, guild, square, members=members, chance=random.Random(1))
        world.people, world.simulation, world.store = list(members.values()), simulation, store
        evening = cls(world, pair, twin)
        evening.eyes.open()
        how: dict[str, Any] = {}
        if voice:
            hall = narration._hall
            assert hall is not None
            hall._sender = Ears(env.loop_time, gateway.sleep, lambda long, said: evening.eyes.hear(long, said))
            how["voice"] = room = guild.create_voice_channel("hall")
            for person in dict.fromkeys([*world.people, evening.eyes.person]):
                await person.join_voice(room)
        await world.lobby(scenario=course.book.id, pace=course.pace, **how)
        evening.eyes.secret = world.state.token
        return evening

    async def play(self) -> None:
        """From the deal to where the games part."""
        await self.world.env.advance_time(BEGINS - self.world.env.backend.clock.elapsed)
        await self.world.deal(*self.twin.roles, seed=self.twin.course.seed)
        for _ in range(STEPS_AT_MOST):
            state = self.world.state_or_none()
            if state is None or not state.running or self.world.game.serial > self._last():
                return
            if not await self._phase():
                return
        raise AssertionError("the game does not end")

    async def _phase(self) -> bool:
        """One phase; whether the game goes on."""
        serial, began, end = self.world.game.serial, self._began(), self._end()
        deeds: list[tuple[float, Doing | None]] = [(doing.after, doing) for doing in self.twin.script.get(serial, ())]
        looks = [(after, None) for after in (IN_BETWEEN, LOOK) if self._looks]
        for after, doing in sorted([*deeds, *looks], key=lambda deed: deed[0]):
            if end is not None and after >= end:
                continue
            if not await self._until(began + after, serial):
                return self.world.state_or_none() is not None
            if doing is None:
                await self._look(after)
            else:
                await self._do(doing)
        while self._is_at(serial):
            if end is not None and self._due() >= began + end:
                return False
            await self.world.env.advance_time(max(0.0, self._due() - self._clock()) + MOMENT)
        return True

    @property
    def _looks(self) -> bool:
        """Whether the eye looks round: who is to leave the game does so when they have."""
        return not self.twin.course.doomed or not self.world.game.seat(self.twin.course.eye).alive

    def _last(self) -> int:
        """The last phase of which anything is the same."""
        return max(self.twin.began) if self.pair.parts_at is None else self.pair.parts_at[0]

    def _end(self) -> float | None:
        """Seconds after this phase has begun at which the games part; None where they do so later, or never."""
        serial, cut = self.world.game.serial, self.pair.parts_at
        if cut is None or cut[0] != serial:
            return None
        return cut[1] - MARGIN

    def _clock(self) -> float:
        return (self.world.env.now() - EPOCH).total_seconds()

    def _began(self) -> float:
        """When the running phase (or its first speech) has begun."""
        clock = self.world.state.clock
        assert clock is not None
        return clock.began / 1000

    def _due(self) -> float:
        clock = self.world.state.clock
        assert clock is not None
        assert clock.due is not None
        return clock.due / 1000

    def _is_at(self, serial: int) -> bool:
        state = self.world.state_or_none()
        return state is not None and state.running and self.world.game.serial == serial

    async def _until(self, moment: float, serial: int) -> bool:
        """Let the time pass until this moment. False where the phase is over before."""
        while self._is_at(serial) and self._clock() < moment:
            await self.world.env.advance_time(min(self._due() + MOMENT, moment) - self._clock())
        return self._is_at(serial)

    async def _do(self, doing: Doing) -> None:
        command, world = doing.command, self.world
        asked = world.table.prompts(doing.seat)
        if isinstance(command, Act) and command.do == "pass":
            await self._pass(doing.seat)
            return
        wanted = "vote" if isinstance(command, Vote) else command.do
        prompt = next((one for one in asked if one.do == wanted), None)
        assert prompt is not None, f"{doing} is not asked for: {asked}"
        await world.give(prompt, command)

    async def _pass(self, seat: int) -> None:
        """Say that they do nothing more: in their menu, or in that of their room."""
        world, asked = self.world, self.world.table.prompts(seat)
        if not asked:
            await world.person(seat).slash(world.channel, "night pass")
            return
        message: Any = await world._menu(in_places(asked[0]))
        actor = world.person(seat) if message is None else world._at(message, seat)
        if message is None:
            message = await world._behind_the_button(actor)
        await world._press(actor, message, "pass")

    async def _look(self, after: float) -> None:
        """Give the commands that tell most, and some of the others; press what shows something."""
        world, eyes, course = self.world, self.eyes, self.twin.course
        for command in asking.TELLING:
            await eyes.ask(command)
        chance = course.chance(world.game.serial, after, "asked")
        everything = EVERYTHING and after == LOOK  # before, it would put off what others are still to do
        tries = asking.trials(world, eyes.person, course.eye or None, chance)
        self.known = {*asking.TELLING, *asking.SHOWING, *asking.NEVER, *(one.name for one in tries)}
        left = [*asking.SHOWING.items(), *((one.name, one.given) for one in tries if one.refused)]
        for name, given in left if everything else chance.sample(left, TRIED[after]):
            self.asked.add(name)
            await eyes.ask(name, **given)
        for name, option in asking.TYPED if everything else chance.sample(asking.TYPED, 1):
            await eyes.type(name, option)
        await self._press(chance, everything)

    async def _press(self, chance: random.Random, everything: bool) -> None:
        """Press a button of the channel's panel that shows something, or each of them."""
        panel = await self.world._message(PANEL)
        if panel is None:
            return
        found = [self.world._address(panel, purpose) for purpose in asking.BUTTONS]
        buttons = [button for button in found if button is not None]
        for button in buttons if everything else chance.sample(buttons, min(1, len(buttons))):
            await self.eyes.press(panel, button)
