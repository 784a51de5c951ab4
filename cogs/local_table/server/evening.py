"""An evening at the local table: the bot in its world, the people, the clock, and what the viewer is shown of it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from cogs.local_table.server.ahead import Ahead
from cogs.local_table.server.company_of_evening import found, gather, written
from cogs.local_table.server.decisions import Decisions
from cogs.local_table.server.keep import EveningFile, Rows
from cogs.local_table.server.keeper import EveningWriter
from cogs.local_table.server.last_game import LastGame
from cogs.local_table.server.narration import PageNarration, Recordings
from cogs.local_table.server.other_players import OtherPlayers
from cogs.local_table.server.plan import STANDING, Plan
from cogs.local_table.server.practice import seed_for
from cogs.local_table.server.presses import Person
from cogs.local_table.server.projection import View
from cogs.local_table.server.rooms_in_list import rooms_of
from cogs.local_table.server.simulation_clock import SimulationClock
from cogs.local_table.server.skipped import Skipped
from cogs.local_table.server.viewer_speech import ViewerSpeech
from cogs.showing.view import TableView, phase_title, words_of
from cogs.simulated.live import LiveEnv
from cogs.simulated.people.players import Company
from cogs.simulated.rows import Writer, restore
from cogs.simulated.simulation import Simulation, build
from core.table import Store
from core.words import Words

LOCALES = {"ru": "ru", "uk": "uk"}
"""What a client is set to whose owner reads this language. Discord has no Persian."""
SEEN = ("evening", "seen")
UNDERSTOOD = ("evening", "understood")


class Evening:
    """One evening. `told`: to be called when something may have changed that the viewer sees. `last`: the game that was
    played last."""

    def __init__(
        self,
        plan: Plan,
        env: LiveEnv,
        company: Company,
        *,
        chance: random.Random,
        told: Callable[[], None],
        narration: PageNarration,
        last: LastGame,
    ) -> None:
        self.plan = plan
        self.env = env
        self.company = company
        self._chance = chance
        self.told = told
        self.words = words_of(plan.language)
        self.me, self.member = next(iter(company.members.items()))
        self.view = View(env.backend, self.me, company.channel.id, env.given, self.words, letters_alone=plan.lesson)
        self.person = Person(env, company.guild, self.member)
        self.hearing = ViewerSpeech(company, self.person, self.view, told)
        self.clock = SimulationClock(env, told)
        self.narration = narration
        self._last = last
        self._gathered = ""
        self.decisions = Decisions(company, self.me)
        self.ahead = Ahead(env, self.clock, self.decisions, Skipped(company, self.view), narration)
        self.people = OtherPlayers(company, env, self.clock, plan, self.ahead)

    def draw(self) -> int:
        """The seed of the game that begins."""
        state = self.company.table.state
        book = self.company.table.book
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

    @property
    def ended(self) -> str | None:
        """The token of the game that came to its end, until another table is opened."""
        return self._last.ended

    @property
    def narrates(self) -> bool:
        """Whether there are recordings to be heard."""
        return bool(self.narration.recordings)

    def is_silent(self) -> bool:
        """Whether nobody could listen: the evening stands still, or runs ahead."""
        return self.clock.paused or self.clock.until_me

    async def again(self) -> None:
        """Another game with the same people."""
        with self.env.time_context():
            self.clock.set(paused=False)
            await self.open()

    async def open(self) -> None:
        """Open a table: the viewer does, or the first of the others where the viewer only watches. Or begin the lesson
        that the viewer has come for."""
        if self.plan.lesson:
            role = {} if self.plan.role is None else {"role": self.plan.role}
            await self.member.slash(self.company.channel, "mafia learn", scenario=self.plan.rulebook, **role)
            return
        opener = list(self.company.members.values())[1 if self.plan.watch else 0]
        options = {"scenario": self.plan.rulebook, "language": self.plan.language}
        await opener.slash(self.company.channel, "mafia start", **options)

    def look(self) -> None:
        """See which rooms the game has."""
        self.view.rooms = rooms_of(self.company, self.plan.language, self.view.rooms)

    def remember(self, rows: Rows) -> None:
        """What was read, in an evening that was kept."""
        for place, message in json.loads(rows[SEEN]):
            self.view.see(place, message)
        self.view.understood = {int(message): text for message, text in json.loads(rows.get(UNDERSTOOD, "{}")).items()}
        standing = json.loads(rows[STANDING])
        self._gathered = standing["people"]
        self._last.remember(standing.get("ended"))
        self.view.rooms = {int(thread): name for thread, name in standing.get("rooms", {}).items()}

    def written(self) -> Rows:
        """What must be kept of it beside its world. Its game can be taken up again, and told again when it is over; one
        that is over and has still something to say is taken up to say it."""
        view = self.table_view(self.plan.language)
        going = view is not None and not view.state.over
        ended = self.ended
        if view is not None and view.state.over and view.state.game is not None:
            ended = view.state.token
        phase = phase_title(view, view.game) if going and view is not None and view.state.game is not None else None
        if view is not None:
            self._gathered = self.words.join(self.view.name(player.user) for player in view.state.lobby.players)
        minute = int(time.time() // 60) * 60_000
        standing = {"going": going, "ended": ended, "phase": phase, "people": self._gathered, "when": minute}
        standing["rooms"] = dict(self.view.rooms)
        return {
            **self.plan.written(),
            **written(self.company),
            SEEN: json.dumps(list(self.view.seen.items())),
            UNDERSTOOD: json.dumps(self.view.understood),
            STANDING: json.dumps(standing),
        }

    def page_words(self, language: str) -> Words:
        """The page's texts in a language."""
        return words_of(language)


@asynccontextmanager
async def evening(
    plan: Plan,
    store: Store,
    told: Callable[[], None],
    *,
    kept: EveningFile,
    rows: Rows | None = None,
    recorded: Path | None = None,
) -> AsyncGenerator[Evening]:
    """A new evening, its lobby open or its lesson begun; or the one that was kept in these `rows`. `recorded`:
    where the operator's own recordings are."""
    seed = random.SystemRandom().getrandbits(32) if plan.seed is None else plan.seed
    simulation = Simulation()
    last = LastGame(told)
    narration = PageNarration(await asyncio.to_thread(Recordings, plan.language, recorded))
    bot = build(
        simulation,
        store,
        language=plan.language,
        narration=narration,
        seed=lambda: here.draw(),  # noqa: PLW0108 - it comes later
    )
    bot.tables.aftermath.watch(last)
    env = LiveEnv(bot)
    simulation.env = env
    env.locale = LOCALES.get(plan.language, "en-US")
    if rows is None:
        env.begin_at(datetime.now(UTC))
        env.backend.bot_user.name = words_of(plan.language)("page-bot")
    else:
        restore(env, rows)
    await env.start()
    tasks: list[asyncio.Task[None]] = []
    try:
        with env.time_context():
            company = gather(env, bot, plan, seed) if rows is None else found(env, bot, rows, seed)
            here = Evening(
                plan, env, company, chance=random.Random(f"{seed}/games"), told=told, narration=narration, last=last
            )
            keeper = EveningWriter(kept, Writer(env), here.written)
            env.keep = keeper.saved
            env.bell.hearers += [told, keeper.stir]
            tasks.append(asyncio.create_task(keeper.run()))
            if rows is not None:
                here.remember(rows)
                await env.quiet()  # the bot takes its game up, for which no time goes by
            tasks.append(asyncio.create_task(here.clock.run()))
            if rows is None:
                await here.open()
            tasks.append(asyncio.create_task(here.people.run()))
        try:
            yield here
        finally:
            await _ended(tasks.pop())
            here.clock.let_go()
    finally:
        # The clock and the keeper go on until the bot has let go: what it waits for on its way out is theirs.
        await env.shutdown()
        await _ended(*tasks)
    await keeper.write()


async def _ended(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
