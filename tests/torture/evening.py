"""An evening: a server, people who come to a table, and a game from the lobby to the archive.

What the people do hangs on the game alone, and on nothing that they have seen go wrong: each decides by the phase and
by what is asked. So two evenings of one kind are the same, event by event, whatever becomes of the bot in between.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

import discord
import simcord
from redis import Redis as PlainRedis
from redis import ResponseError
from simcord.backend.errors import SetupError

from cogs.messages import pictures
from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import LOBBY
from cogs.messages.work import Work
from cogs.simulated.people.players import TALKING, Company
from cogs.simulated.simulation import Simulation, build
from cogs.voice.adapter import ChannelNarration
from cogs.voice.port import Narration
from core.picture.draw import draw
from core.picture.sheet import Sheet
from core.rules.commands import Act, Vote
from core.rules.prompts import Prompt
from core.simulate.random_play import answer
from core.store import Store
from core.store.keys import table_key
from core.store.redis_retries import Patience
from core.table import Limits, TableState
from tests.torture.forks import AtOnce
from tests.torture.mortal import DiedAtTheStartError, MortalEnv, Mortality, MortalRedis
from tests.torture.substitutes import Substitutes
from tests.voice.simulated_gateway import InTime

PATIENCE = 3600.0
"""Real seconds in which a press must have been seen to; other processes are tried meanwhile."""
SHORT = 0.2
"""Real seconds for which the bot waits for a Redis that is away."""
STEPS_AT_MOST = 3000
IDLE = 60
"""Phases in which nobody gives anything, after which a table is put away: more than an evening has, so that only one
ends so in which nobody can be heard any more."""
TRIES = 3
"""So often somebody does a thing that comes to nothing, before they let it be."""
NO_TABLE = 60
"""So often, each after a while, they ask for a table before they go home."""
LOGINS = 100
"""So many processes are started, one after the other, where none can log in."""
A_WHILE = 20.0
"""Simulated seconds for which the people wait where there is nothing to press."""
THE_END = 200.0
"""Simulated seconds after the game, in which everything that is still on its way arrives."""
MOMENT = 0.05
TO_START = 1.0
"""Simulated seconds that a process takes to start, at the least."""
OVERDUE = 1.0
"""Simulated seconds between two looks at a phase whose time is up."""


@dataclass(frozen=True)
class Kind:
    """A kind of evening. `how`: what `/mafia start` is given. `host`: somebody leads it who does not play.
    `substitutes`: so many more come for a chair. They wait from the lobby on where it is `full`, else from the first
    night on. Those who know most give up their chairs, one a night; when nobody waits any more another does by day, and
    that chair is taken by its button."""

    name: str
    scenario: str = "classic"
    players: int = 6
    seed: int = 5
    voice: bool = False
    host: bool = False
    substitutes: int = 0
    full: bool = False
    how: dict[str, Any] = field(default_factory=dict)


@dataclass
class Watch(Simulation):
    """The machine's clock may be set `ahead` by so many milliseconds."""

    ahead: int = 0

    def now(self) -> int:
        """What it shows."""
        return super().now() + self.ahead

    def told(self) -> int:
        """By which the bot reckons: time that has been does not come again for it."""
        return super().now() + max(0, self.ahead)


class StuckError(AssertionError):
    """The game does not go on."""


class Evening(Company):
    """The people of one evening, and the process of the bot's that is alive."""

    env: MortalEnv

    @classmethod
    async def open(cls, kind: Kind, url: str) -> Evening:
        """A server with its people, and a bot that has just started."""
        asyncio.get_running_loop().set_default_executor(AtOnce())
        pictures.drawn = _drawn_here
        mortality, simulation = Mortality(), Watch(seed=kind.seed)
        bot = _bot(kind, url, mortality, simulation)
        env = simulation.env = MortalEnv(bot, mortality, settle_timeout=PATIENCE)
        await env.start()
        guild = env.create_guild("The Quiet City")
        square = guild.create_text_channel("square")
        hall = guild.create_voice_channel("hall") if kind.voice else None
        people = kind.players + kind.substitutes + kind.host
        users = [env.create_user(f"u{n}", global_name=f"Name{n}") for n in range(1, people + 1)]
        members = {user.id: guild.add_member(user) for user in users}
        evening = cls(env, bot, guild, square, members=members, chance=random.Random(0))
        evening._comes_to(kind, url, simulation)
        evening.hall = hall
        return evening

    def beside(self, number: int) -> Evening:
        """Others of the same kind at another table of the server, in text, round the same process."""
        return self._others(self.guild, number, number)

    def elsewhere(self, number: int) -> Evening:
        """The same in a server of their own."""
        return self._others(self.env.create_guild("The Other City"), number, 0)

    def _others(self, guild: simcord.GuildHandle, number: int, table: int) -> Evening:
        square = guild.create_text_channel(f"square-{number}")
        users = [
            self.env.create_user(f"t{number}u{n}", global_name=f"Guest{number}-{n}")
            for n in range(1, len(self.members) + 1)
        ]
        members = {user.id: guild.add_member(user) for user in users}
        other = Evening(self.env, self.bot, guild, square, members=members, chance=random.Random(0))
        other.number = table
        other._comes_to(self.kind, self.url, self.simulation)
        return other

    def _comes_to(self, kind: Kind, url: str, simulation: Watch) -> None:
        self.kind, self.url, self.simulation, self.hall = kind, url, simulation, None
        self.everybody = list(self.members.values())
        self.leader = self.everybody[-1] if kind.host else None
        self.done, self.serial, self.token, self.at_phase, self.at_step = set(), 0, "", lambda _: None, _nothing
        self.away, self.looks_after, self.tries, self._client = 0.0, math.inf, Counter(), None
        come = self.everybody[kind.players :][: kind.substitutes]
        self.substitutes = Substitutes(self, come)

    kind: Kind
    url: str
    _client: tuple[str, PlainRedis] | None
    simulation: Watch
    hall: simcord.ChannelHandle | None
    everybody: list[simcord.MemberActor]
    leader: simcord.MemberActor | None
    substitutes: Substitutes
    done: set[tuple[Any, ...]]
    serial: int
    """Of the phase that the people are in."""
    token: str
    """Of the game, once it has begun."""
    tries: Counter[tuple[Any, ...]]
    at_phase: Callable[[int], None]
    """Told of each phase as it begins for the people."""
    at_step: Callable[[int], Awaitable[None]]
    """Told of each thing that is about to be done, counted from 0."""
    looks_after: float
    """Simulated seconds after which they look at the table again at the latest."""
    away: float
    """Simulated seconds until the next process takes over from one that has died."""

    @property
    def mortality(self) -> Mortality:
        """How the bot's process dies."""
        return self.env.mortality

    async def play(self) -> None:
        """From the lobby to the archive."""
        for step in range(STEPS_AT_MOST):
            await self.at_step(step)
            if self.mortality.struck:
                await self.take_over()
            wait = await self.do_next()
            if wait is None:
                break
            if wait:
                await self.env.advance_time(wait)
        else:
            raise StuckError("the game does not end")
        await self.last_things()

    def go_on_at(self, url: str) -> None:
        """Another Redis, which holds what this one does, also for the process that lives. No call is under way."""
        self.url = url
        client: Any = self.bot.environment.store._server._client  # pyright: ignore[reportPrivateUsage]
        assert isinstance(client, MortalRedis)
        client.go_on_at(url)

    async def last_things(self) -> None:
        """The game is over, and everything arrives that is still on its way."""
        await self.env.advance_time(THE_END)
        while self.mortality.struck:
            await self.take_over()
            await self.env.advance_time(THE_END)

    async def take_over(self) -> None:
        """Another process begins where one has died, at once or after a while."""
        for _ in range(LOGINS):
            away, self.away = self.away, 0.0
            await self.env.advance_time(max(away, TO_START))
            self.bot = _bot(self.kind, self.url, self.mortality, self.simulation)
            try:
                await self.mortality.reborn(self.bot)
                break
            except (discord.HTTPException, OSError, DiedAtTheStartError):
                continue  # it could not log in and ends; who watches over it starts another
        else:
            raise StuckError("no process can log in")
        await self.env.settle()

    async def do_next(self) -> float | None:
        """The next thing that somebody does, if there is any: else seconds for which they all wait. None when the
        evening is over."""
        state = self.table.state
        if state is None:
            if self._archived() or self.tries["start",] >= NO_TABLE:
                return None
            await self.attempt(("start",), self._start)
            return 0 if ("start",) not in self.done else A_WHILE  # no new one can begin: theirs may come back
        if state.over:
            return A_WHILE
        return await (self._play(state) if state.running else self._gather(state))

    def _archived(self) -> bool:
        """Whether the game is in the history."""
        return self._looked_into().zscore(f"mafia:{{{self.guild.id}}}:past", self.token) is not None

    def _version(self) -> bytes | None:
        with suppress(ResponseError):  # not a game's, by a fault
            return self._looked_into().hget(table_key(self.id, "game"), "version")  # type: ignore[return-value]
        return None

    def _looked_into(self) -> PlainRedis:
        """A client of the people's, kept for as long as the address stays: they look before and after all they do."""
        if self._client is None or self._client[0] != self.url:
            self._client = self.url, PlainRedis.from_url(self.url)
        return self._client[1]

    async def attempt(self, deed: tuple[Any, ...], act: Callable[[], Awaitable[object]]) -> None:
        """Somebody does something. Where the process died before it was acknowledged in Redis, they do it again."""
        before = self._version()
        self.done.add(deed)
        try:
            await act()
        except (LookupError, SetupError):  # what they would press is not there (yet)
            if not self.mortality.struck:
                await self.env.advance_time(OVERDUE)
        except Exception:
            if not self.mortality.struck:
                raise
        if self._version() != before:
            self.tries.pop(deed, None)
            return
        self.tries[deed] += 1
        if self.mortality.struck or self.tries[deed] < TRIES:
            self.done.discard(deed)

    # ------------------------------------------------------------------------------------------------------ the lobby

    async def _start(self) -> None:
        how = dict(self.kind.how)
        if self.hall is not None:
            how["voice"] = self.hall
        if self.leader is not None:
            how["host"] = self.leader
        await self.everybody[0].slash(self.channel, "mafia start", scenario=self.kind.scenario, **how)

    async def _gather(self, state: TableState) -> float:
        lobby = await self._lobby()
        if lobby is None:
            return A_WHILE
        here = {player.user for player in state.lobby.everybody}
        waiting = self.substitutes.people if self.kind.full else []
        for person in [*self.everybody[: self.kind.players], *waiting]:
            if person.id not in here:
                join = partial(person.click, lobby, custom_id=self._address(lobby, "join"))
                await self.attempt(("join", person.id), join)
                return self._pause_after(("join", person.id))
        if self.hall is not None and ("voice",) not in self.done:
            self.done.add(("voice",))
            for person in self.everybody[: self.kind.players]:
                await person.join_voice(self.hall)
            return 0
        leader = self.leader or self.everybody[0]
        await self.attempt(("begin",), lambda: leader.click(lobby, label="Begin"))
        return self._pause_after(("begin",))

    def _pause_after(self, deed: tuple[Any, ...]) -> float:
        """Who has come to nothing with a process that lives waits a while before trying again."""
        return A_WHILE if self.tries[deed] and not self.mortality.struck else 0

    async def _lobby(self) -> discord.Message | None:
        spot = await self.bot.services.places.get(Work(self.id), LOBBY)
        return None if spot is None else self._stored(Spot(spot.channel, spot.message))

    # ------------------------------------------------------------------------------------------------------- the game

    async def _play(self, state: TableState) -> float:
        game = state.game
        assert game is not None
        self.token = state.token
        if game.serial != self.serial:
            self.serial = game.serial
            self.at_phase(game.serial)
        if await self.substitutes.moved(state, game):
            return 0
        for prompt in self.table.prompts():
            deed = (game.serial, prompt.seat, prompt.do, prompt.ability)
            if prompt.given is not None or deed in self.done:
                continue
            command = self._decided(prompt, game.serial)
            if command is None:
                self.done.add(deed)
                continue
            await self.attempt(deed, lambda prompt=prompt, command=command: self.give(prompt, command))
            return 0
        if game.phase in TALKING and await self._spoken():
            return 0
        assert state.clock is not None
        ends = state.clock.due  # it may be before its time, when everybody has acted
        left = A_WHILE if ends is None else (ends - self.simulation.told()) / 1000
        return min(left + MOMENT, self.looks_after) if left > 0 else OVERDUE

    def _decided(self, prompt: Prompt, serial: int) -> Act | Vote | None:
        chance = random.Random(f"{self.kind.seed}/{serial}/{prompt.seat}/{prompt.do}/{prompt.ability}")
        command = answer(prompt, chance, 0.8)
        return command if isinstance(command, Act | Vote) else None

    def takes(self, message: discord.Message) -> str | None:
        """What is pressed to take the chair that a message of the channel offers."""
        return self._address(message, "join")

    async def _spoken(self) -> bool:
        """Whether somebody has given up the floor, and it was heard."""
        before = self._version()
        try:
            if not await self.speak():
                return False
            if self.mortality.struck or self._version() != before:
                return True
            self.tries["floor", before] += 1
            return self.tries["floor", before] < TRIES
        except (LookupError, SetupError):  # nor is the floor's button
            await self.env.advance_time(OVERDUE)
            return True
        except Exception:
            if not self.mortality.struck:
                raise
            return True


@lru_cache(maxsize=64)
def _drawn_here(sheet: Sheet) -> bytes:
    """The picture, without a process of its own: that one would be given real seconds, of which a child that others
    leave no CPU may need any number, and so it is sometimes drawn and sometimes not."""
    return draw(sheet)


async def _nothing(_: int) -> None:
    """Nothing happens at a step."""


def _bot(kind: Kind, url: str, mortality: Mortality, simulation: Simulation) -> Any:
    store = Store(MortalRedis.at(url, mortality), Patience(SHORT))
    narration: Narration | None = ChannelNarration(store, InTime(simulation)) if kind.voice else None
    return build(simulation, store, limits=Limits(idle_phases=IDLE), narration=narration)
