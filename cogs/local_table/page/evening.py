"""An evening at the local table: the bot in its world, the people, the clock, and what the viewer is shown of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import simcord

from cogs.local_table.page.clock import Clock
from cogs.local_table.page.decisions import Decisions
from cogs.local_table.page.people import People
from cogs.local_table.page.practice import seed_for
from cogs.local_table.page.presses import Person
from cogs.local_table.page.projection import View
from cogs.local_table.page.world import LiveEnv
from cogs.local_table.players import Company
from cogs.local_table.simulated import SLOWEST, Simulation, build
from cogs.moderator import Moderator
from cogs.showing.view import TableView, words_of
from core.table import Store
from core.words import Words

LOCALES = {"ru": "ru", "uk": "uk"}
"""What a client is set to whose owner reads this language. Discord has no Persian."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What an evening is to be. `role`: the card that the viewer wants, for practice; `watch`: they do not play."""

    rulebook: str
    language: str
    seats: int
    name: str
    role: str | None = None
    watch: bool = False
    seed: int | None = None


class Evening:
    """One evening. `told`: to be called when something may have changed that the viewer sees."""

    def __init__(
        self,
        plan: Plan,
        env: LiveEnv,
        company: Company,
        chance: random.Random,
        told: Callable[[], None],
    ) -> None:
        self.plan, self.env, self.company, self._chance = plan, env, company, chance
        self.words = words_of(plan.language)
        self.me, self.member = next(iter(company.members.items()))
        self.view = View(env.backend, self.me, company.channel.id, env.given)
        self.person = Person(env, company.guild, self.member)
        self.clock = Clock(env, told)
        self.narrates = False
        self.decisions = Decisions(company, self.me)
        self.people = People(company, env, self.clock, plan.seats, self.decisions)

    def draw(self) -> int:
        """The seed of the game that begins."""
        state, book = self.company.table.state, self.company.table.book
        if self.plan.role is None or state is None or book is None:
            return self._chance.getrandbits(32)
        return seed_for(book, state.lobby, self.me, self.plan.role, self._chance)

    @property
    def now(self) -> int:
        """The simulated moment, in epoch milliseconds."""
        return round(self.env.now().timestamp() * 1000)

    def table_view(self, language: str) -> TableView | None:
        """The table in a language; None where there is none."""
        return TableView.of(self.company.table, self.now, language)

    def page_words(self, language: str) -> Words:
        """The page's texts in a language."""
        return words_of(language)


@asynccontextmanager
async def evening(plan: Plan, store: Store, told: Callable[[], None]) -> AsyncGenerator[Evening]:
    """A new evening, its lobby open."""
    seed = random.SystemRandom().getrandbits(32) if plan.seed is None else plan.seed
    simulation = Simulation()
    bot = build(simulation, store, language=plan.language, seed=lambda: here.draw())  # noqa: PLW0108 - it comes later
    env = LiveEnv(bot, settle_timeout=SLOWEST)
    simulation.env = env
    env.begin_at(datetime.now(UTC))
    env.backend.bot_user.name = words_of(plan.language)("page-bot")
    env.locale = LOCALES.get(plan.language, "en-US")
    env.bell.hearers.append(told)
    await env.start()
    running: list[asyncio.Task[None]] = []
    try:
        with env.time_context():
            company = _gather(env, bot, plan, seed)
            here = Evening(plan, env, company, random.Random(f"{seed}/games"), told)
            running.append(asyncio.create_task(here.clock.run()))
            opener = list(company.members.values())[1 if plan.watch else 0]
            await opener.slash(company.channel, "mafia start", scenario=plan.rulebook, language=plan.language)
            running.append(asyncio.create_task(here.people.run()))
        try:
            yield here
        finally:
            here.clock.let_go()
    finally:
        for task in running[1:]:
            task.cancel()
        await asyncio.gather(*running[1:], return_exceptions=True)
        # The clock goes on until the bot has let go: what it waits for on its way out is simulated time.
        await env.shutdown()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def _gather(env: LiveEnv, bot: Moderator, plan: Plan, seed: int) -> Company:
    """A server with a channel and its people, the viewer first. The viewer may manage it, so that they can see all that
    can be set, but is not its owner: an owner reads every thread."""
    words = words_of(plan.language)
    guild = env.create_guild(words("demo-server"))
    channel = guild.create_text_channel(words("demo-channel"))
    manager = guild.create_role(words("demo-server"), permissions=discord.Permissions(manage_guild=True))
    members: dict[int, simcord.MemberActor] = {}
    me = env.create_user("you", global_name=plan.name)
    members[me.id] = guild.add_member(me, roles=[manager])
    for number in range(1, plan.seats + (1 if plan.watch else 0)):
        text = f"demo-player-{number}"
        name = words(text) if words.has(text) else f"{words('demo-player-1')} {number}"
        user = env.create_user(f"player{number}", global_name=name)
        members[user.id] = guild.add_member(user)
    company = Company(env, bot, guild, channel, members, random.Random(f"{seed}/people"))
    company.idle.add(me.id)
    return company
