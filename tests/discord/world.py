"""A server of people who click and type, with the real bot in it, and what a test wants to ask of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import discord
import simcord

from cogs.moderator import Moderator
from cogs.simulated.people.players import TALKING, Company, components, text_of
from cogs.simulated.simulation import Simulation, build, world_of
from cogs.simulated.strict.strict_environment import StrictEnv
from cogs.voice.port import Narration
from core.rules.commands import Act, Vote
from core.rules.prompts import VOTE, Prompt
from core.rules.state import Game
from core.store import Store
from core.table import TableState
from core.table.table_commands import Begin
from tests.discord.openapi import description

Answer = Callable[[Prompt, Game], Vote | Act | None]


class World(Company):
    """One server: `people` in the order in which they come to the table."""

    env: StrictEnv
    people: list[simcord.MemberActor]
    simulation: Simulation
    store: Store

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        state = self.table.state
        assert state is not None
        return state

    @property
    def game(self) -> Game:
        """The running game."""
        assert self.state.game is not None
        return self.state.game

    async def lobby(
        self, *people: int, scenario: str = "classic", pace: str = "together", **terms: Any
    ) -> discord.Message:
        """These people (numbers from 1) sit down, the first opens the table. The lobby's message."""
        chosen = [self.people[number - 1] for number in (people or range(1, len(self.people) + 1))]
        await chosen[0].slash(self.channel, "mafia start", scenario=scenario, pace=pace, **terms)
        lobby = self.channel.last_message
        assert lobby is not None
        for person in chosen[1:]:
            await person.click(lobby, custom_id=self._address(lobby, "join"))
        return lobby

    async def begin(self, *roles: str, scenario: str = "classic", seed: int = 1, pace: str = "together") -> None:
        """Everybody sits down, and the game begins: by the button, or with cards dealt by hand."""
        lobby = await self.lobby(scenario=scenario, pace=pace)
        self.simulation.seed = seed
        if not roles:
            await self.people[0].click(lobby, custom_id=self._address(lobby, "begin"))
        else:
            await self.deal(*roles, seed=seed)

    async def deal(self, *roles: str, seed: int = 1) -> None:
        """The game begins with these cards, dealt by hand."""
        with self.env._bot_scope():
            outcome = await self.table.do(Begin(self.people[0].id, seed, roles))
        assert outcome.refusal is None, outcome.refusal
        await self.env.settle()

    def steward(self) -> simcord.MemberActor:
        """Somebody who comes with rights over the server's games, and does not play."""
        role = self.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user("steward", global_name="Steward"), roles=[role])

    def person(self, seat: int) -> simcord.MemberActor:
        """Who sits there."""
        user = self.state.user_of(seat)
        assert user is not None
        return self.members[user]

    def seats(self, *roles: str) -> list[int]:
        """Living seats of these roles."""
        return [seat.number for seat in self.game.seats if seat.alive and seat.role in roles]

    async def pass_time(self) -> None:
        """Until the next deadline: of the clock, or of its standing still."""
        clock = self.state.clock
        assert clock is not None
        due = self.state.paused if clock.due is None else clock.due
        assert due is not None
        await self.env.advance_time((due - self.simulation.now()) / 1000 + 0.05)

    async def until(self, *phases: str) -> None:
        """Let the time pass, nobody doing anything, until one of these phases begins."""
        for _ in range(200):
            if not self.state.running or self.game.phase in phases:
                return
            await self.pass_time()
        raise AssertionError(f"never came to {phases}")

    async def play(self, answer: Answer, *, phases: int = 60) -> None:
        """Play on: everybody answers as `answer` says, speakers yield, until the game is over."""
        for _ in range(phases * 12):
            if not self.state_or_none() or not self.state.running:
                return
            serial = self.game.serial
            for prompt in self.todo():
                command = answer(prompt, self.game)
                if command is not None and prompt.id in {one.id for one in self.table.prompts(prompt.seat)}:
                    await self.give(prompt, command)
            if not self.state_or_none() or not self.state.running or self.game.serial != serial:
                continue
            if not (self.game.phase in TALKING and await self.speak()):
                await self.pass_time()
        raise AssertionError("the game does not end")

    def state_or_none(self) -> TableState | None:
        """The table, or None when it has been cleared away."""
        return self.table.state

    def texts(self) -> list[str]:
        """Everything that stands in the game's channel."""
        return [text_of(message) for message in self.channel.history()]

    def said(self, words: str) -> bool:
        """Whether some message in the game's channel holds these words."""
        return any(words in text for text in self.texts())

    def dm(self, person: simcord.MemberActor) -> list[discord.Message]:
        """What this person has received directly."""
        return person.user.dm_channel.history()

    async def restart(self) -> None:
        """The process ends and another one takes over."""
        self.bot = build(self.simulation, self.store)
        await self.env.restart_bot(self.bot)

    def door(self, thread: int) -> Any:
        """What a thread's door was last set to; None while it is as it was made."""
        wanted = ("PATCH", f"/channels/{thread}")
        return next((e.json for e in reversed(self.env.http_requests) if (e.method, e.path) == wanted), None)

    def costs(self) -> list[simcord.HttpLogEntry]:
        """Requests that count against the bot's limit: all but interaction replies and what a start needs once."""
        free = ("/interactions/", "/webhooks/", "/applications/", "/oauth2/")
        return [entry for entry in self.env.http_requests if not entry.path.startswith(free)]


@dataclass
class Worlds:
    """Opens worlds."""

    store: Store
    stack: AsyncExitStack
    simulation: Simulation | None = None
    env: StrictEnv | None = None
    bot: Moderator | None = None

    def begin(self, narration: Callable[[Simulation], Narration] | None = None) -> Simulation:
        """Time begins, for a bot that narrates in this way."""
        self.simulation = simulation = Simulation()
        made = None if narration is None else narration(simulation)
        self.bot = build(simulation, self.store, narration=made)
        return simulation

    async def open(self, people: int, *, same: Iterable[simcord.MemberActor] = ()) -> World:
        """A server with a channel and so many people; `same`: people of another server who come along."""
        if self.env is None:
            if self.bot is None:
                self.begin()
            assert self.bot is not None
            assert self.simulation is not None
            self.env = await world_of(self.simulation, self.bot, described=description())
            self.stack.push_async_callback(self._close)
        assert self.bot is not None
        assert self.simulation is not None
        guild = self.env.create_guild("The Quiet City")
        channel = guild.create_text_channel("square")
        users = [person.user for person in same]
        users += [
            self.env.create_user(f"u{number}", global_name=f"Name{number}")
            for number in range(len(users) + 1, people + 1)
        ]
        members = {user.id: guild.add_member(user) for user in users}
        world = World(self.env, self.bot, guild, channel, members=members, chance=random.Random(1))
        world.people, world.simulation, world.store = list(members.values()), self.simulation, self.store
        return world

    def beside(
        self,
        world: World,
        number: int,
        people: int,
        *,
        same: Sequence[simcord.MemberActor] = (),
        channel: simcord.ChannelHandle | None = None,
    ) -> World:
        """Another channel of the same server, or this one, with people of its own (but for the `same`) for its table of
        this number."""
        channel = channel or world.guild.create_text_channel(f"square-{number}")
        users = [
            world.env.create_user(f"t{number}u{one}", global_name=f"Guest{number}x{one}")
            for one in range(len(same) + 1, people + 1)
        ]
        members = [*same, *(world.guild.add_member(user) for user in users)]
        chance = random.Random(number)
        other = World(
            world.env, world.bot, world.guild, channel, members={one.id: one for one in members}, chance=chance
        )
        other.people, other.simulation, other.store = members, world.simulation, world.store
        other.number = number
        return other

    async def _close(self) -> None:
        """An error that the bot met and nobody looked at fails the test, and so does what Discord would not take."""
        assert self.env is not None
        await self.env.shutdown()
        self.env.raise_errors()
        self.env.discord.raise_faults()


def answered(result: Any) -> str:
    """What the person alone was told: the ephemeral answer and everything after it."""
    parts = [followup.message for followup in result.followups if followup.ephemeral]
    if result.response is not None and result.response.ephemeral:
        parts.insert(0, result.response.message)
    return "\n".join(text_of(message) for message in parts)


def labels(message: discord.Message) -> list[str]:
    """Buttons and options of a message."""
    found: list[str] = []
    for part in components(message):
        found += [part["label"]] if part.get("label") else []
        found += [option["label"] for option in part.get("options", [])]
    return found


def kill(target: Callable[[Game], int], hang: Callable[[Game, int], Sequence[int]] = lambda game, voter: ()) -> Answer:
    """The mafia shoot `target`, voters name whom `hang` says, everybody else does nothing."""

    def answer(prompt: Prompt, game: Game) -> Vote | Act | None:
        if prompt.do == VOTE:
            wanted = [seat for seat in hang(game, prompt.seat) if seat in prompt.seats][: prompt.most]
            return Vote(prompt.seat, tuple(wanted)) if wanted else None
        if prompt.do == "kill" and prompt.given is None and target(game) in prompt.seats:
            return Act(prompt.seat, "kill", (target(game),))
        return None

    return answer
