"""The local table in a browser: you in one seat, scripted players in the others, in real time."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import simcord
from simcord.preview import Preview

from cogs.local_table.play import Reader, gather, write_record
from cogs.local_table.players import TALKING, Company
from cogs.local_table.simulated import hurry, simulated
from cogs.showing.view import words_of
from core.table.opening import passing_store
from core.words import Words

TICK = 1.0  # seconds between two looks at the table, on your clock and on the simulated one
THINKING = 0.35  # the chance that a scripted player who is asked answers in one tick
SPEECH = 0.15  # the chance that a scripted speaker has spoken in one tick
TALK = 0.05  # the chance that somebody says something by day
TALKS = 5


class Pages:
    """Browser pages of one world: a channel each, as one person sees it. One press at a time."""

    def __init__(self, env: simcord.Env, stack: AsyncExitStack) -> None:
        self._env, self._stack = env, stack
        self._open: dict[int, Preview] = {}
        self.turn = asyncio.Lock()
        self._closed = False  # simcord asks it of the one preview that it knows

    async def open(self, channel: simcord.ChannelHandle, viewer: Any) -> str | None:
        """The address of a page on this channel; None where it is open already."""
        if channel.id in self._open:
            return None
        self._env._preview = None
        page = self._env.preview(channel, viewers=[viewer], layout="channel")
        await self._stack.enter_async_context(page)
        self._env._preview = self  # type: ignore[assignment]
        press = page._action

        async def in_turn(context: str | None, body: Any) -> dict[str, Any]:
            async with self.turn:
                return await press(context, body)

        page._action = in_turn  # type: ignore[method-assign]
        self._open[channel.id] = page
        return page.url

    def _mark_action_dispatched(self) -> None:
        for page in self._open.values():
            page._mark_action_dispatched()

    async def refresh(self) -> None:
        """Show what has happened."""
        for page in self._open.values():
            if not page._closed:
                await page.refresh()

    @property
    def closed(self) -> bool:
        """Whether somebody has ended the session in the browser."""
        return any(page._closed for page in self._open.values())


class LocalTable:
    """One evening at the local table. `you`: the person in the browser, who leads the table."""

    def __init__(self, company: Company, pages: Pages, words: Words) -> None:
        self._company, self._pages, self._words = company, pages, words
        self.you = next(iter(company.members.values()))
        company.idle.add(self.you.id)
        self._over = False

    async def tick(self) -> None:
        """A second passes: somebody may sit down, answer, speak; the clock moves on; the pages follow."""
        async with self._pages.turn:
            await self._people()
            await self._company.env.advance_time(TICK)
            await self._rooms()
            await self._pages.refresh()

    async def _people(self) -> None:
        company = self._company
        state = company.table.state
        if state is None or state.over:
            if not self._over and state is None:
                print(self._words("demo-over"))
            self._over = True
        elif state.game is None:
            self._over = False
            await self._sit_down()
        elif state.running:
            await self._play(state.game.phase)

    async def _sit_down(self) -> None:
        company = self._company
        state = company.table.state
        assert state is not None
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
        others = [seat for seat in state.game.living if state.user_of(seat) != self.you.id]
        speaker, about = chance.choice(others), chance.choice(state.game.living)
        player = state.seats[about - 1].name
        text = self._words(f"demo-talk-{chance.randint(1, TALKS)}", seat=player)
        await company.members[state.user_of(speaker) or 0].send(company.channel, text)

    async def _rooms(self) -> None:
        """A thread that lets you in gets a page of its own."""
        for thread in self._company.channel.threads:
            inside = self._company.env.backend.get_channel(thread.id).thread_members
            if self.you.id in inside:
                url = await self._pages.open(thread, self.you)
                if url is not None:
                    print(self._words("demo-open", url=url), thread.name)


async def serve(
    language: str, scenario: str, players: int, seed: int, record: Path | None, stop: asyncio.Event | None = None
) -> int:
    """Serve the local table until its page is closed, `stop` is set, or Ctrl-C. Returns an exit status."""
    hurry()
    words = words_of(language)
    done = stop or asyncio.Event()
    if stop is None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, done.set)
    async with passing_store() as store, simulated(store) as (env, bot, simulation), AsyncExitStack() as stack:
        simulation.seed = seed
        company = await gather(env, bot, language, scenario, players, seed, seated=1, you=words("demo-you"))
        pages = Pages(env, stack)
        table = LocalTable(company, pages, words)
        url = await pages.open(company.channel, table.you)
        letters = await pages.open(table.you.user.dm_channel, table.you.user)
        print(words("demo-title"), words("demo-welcome", seat=1), sep="\n")
        print(
            words("demo-open", url=url), words("demo-open", url=letters), words("demo-press-join"), sep="\n", flush=True
        )
        if stop is None and url is not None:
            await asyncio.to_thread(webbrowser.open, url)
        reader = Reader(company)
        while not done.is_set() and not pages.closed:
            await table.tick()
            reader.read()
            try:
                async with asyncio.timeout(TICK):
                    await done.wait()
            except TimeoutError:
                continue
        if record is not None:
            write_record(env, record)
    return 0
