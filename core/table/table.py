"""A live table: a game over the rules, the store and the clock."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from weakref import WeakValueDictionary

from structlog.contextvars import bind_contextvars

from core.books.library import OwnBook, held
from core.rulebook.book import Rulebook
from core.rules.events import Event
from core.rules.prompts import Prompt, prompts
from core.store import WOKEN, Change, Committed, Conflict, Duplicate, Saved, StoreUnavailable, TableId
from core.table.aftermath import SeenAtTable
from core.table.alarm import Alarm
from core.table.archived_game import PastGame
from core.table.codec import Outcome, pack_answer, read_answer, read_event
from core.table.counted_log import standing
from core.table.deadline_scheduler import DeadlineScheduler
from core.table.decide import decide
from core.table.decision import TableDecision
from core.table.game_history import GameHistory
from core.table.lost_state import LostState
from core.table.outgoing import Outgoing
from core.table.saved import CachedTable, change_of
from core.table.shared import SharedByTables
from core.table.table_commands import Command, ResumeAfterRestart
from core.table.table_state import TableState

ATTEMPTS = 5
"""So often a command is decided anew when somebody else wrote first."""


class Table:
    """One table. Commands are carried out one after the other, each in one round trip to Redis.

    Several processes may hold the same table: whoever writes second reads again and decides again. One of them serves
    it: it has the clock, and says what there is to say. Where another writes, it is told.
    """

    def __init__(self, id_: TableId, shared: SharedByTables, clock: DeadlineScheduler) -> None:
        self.id = id_
        self.history = GameHistory(id_.guild, shared.store)
        self._shared = shared
        self._alarm = Alarm(id_, shared, clock, lambda: self.is_ours)
        self._held: CachedTable | None = None
        # Of the guild itself: at hand for as long as it is played here.
        self._own: OwnBook | None = None
        self._sure = False
        self._opened: str | None = None  # the token of the game that was opened here last
        self._coming: TableState | None = None
        self._sound = 0
        self._met: SeenAtTable | None = None
        self._trouble = LostState(id_, shared, lambda: self.is_ours)
        self._turn = asyncio.Lock()
        # Of each person who has asked for something: one thing at a time, so that nobody is behind all of another's.
        self._hands = WeakValueDictionary[int, asyncio.Lock]()
        self._outgoing = Outgoing(
            id_, shared.store, shared.delivery, wait=shared.wait, finished=self._archive, serves=lambda: self.is_ours
        )
        self._since = 1 if shared.ours is None else shared.ours(id_.guild)

    @property
    def guild(self) -> int:
        """Whose table it is."""
        return self.id.guild

    @property
    def state(self) -> TableState | None:
        """The table as this process last saw it, for showing; `None` where there is none or before `load`."""
        return None if self._held is None else self._held.state

    @property
    def is_ours(self) -> bool:
        """Whether this process serves it, now, and has without a break since it was made."""
        return self._since != 0 and not self.has_moved

    @property
    def was_ours(self) -> bool:
        """Whether this process served it when it was made."""
        return self._since != 0

    @property
    def has_moved(self) -> bool:
        """Whether it has changed hands since it was made."""
        return self._shared.ours is not None and self._shared.ours(self.id.guild) != self._since

    @property
    def known(self) -> bool:
        """Whether this process knows what Redis has of it. Of another's table nobody does for long."""
        return self._held is not None and self._sure and self.is_ours

    @property
    def states(self) -> list[TableState]:
        """The live table, as it stands and as it is about to: what is being committed counts for others already."""
        return [state for state in (self.state, self._coming) if state is not None and not state.over]

    @property
    def book(self) -> Rulebook | None:
        """The scenario on this table."""
        return None if self.state is None else self._shared.books(self.state.lobby.scenario)

    @property
    def opened_here(self) -> bool:
        """Whether the live table was opened by this process, which has shown it from its beginning."""
        return self.state is not None and self.state.token == self._opened

    def prompts(self, seat: int | None = None) -> list[Prompt]:
        """What is asked of a seat (or of all) now."""
        state = self.state
        book = self.book
        if state is None or book is None or state.game is None or not state.running:
            return []
        return prompts(book, state.game, seat)

    def look_after(self) -> None:
        """Something outside the game has changed: what is kept up to date beside its messages is looked at."""
        if self.state is not None and self.is_ours:
            self._outgoing.look()

    async def log(self, since: int = 0) -> list[Event]:
        """Everything that has happened in the live game, oldest first, but for the first `since` events. Raises
        `StoreUnavailable`.
        """
        return [read_event(body) for body in await self._shared.store.log(self.id, since)]

    async def standing_log(self) -> list[Event]:
        """The same from its beginning, without what has been taken back. Raises `StoreUnavailable`."""
        return standing(await self.log())

    async def past(self, token: str) -> PastGame | None:
        """The game of this token that has ended here; None where it is not kept, or still played. Raises
        `StoreUnavailable`."""
        state = self.state
        if state is not None and state.token == token:
            return PastGame.of(token, self._shared.now(), await self.log()) if state.over else None
        return await self.history.game(token)

    def amiss(self) -> None:
        """Something is amiss with the bot: what anybody has missed until now does not count."""
        self._sound = self._shared.now()

    async def load(self) -> TableState | None:
        """The table, read from Redis and its clock set where this process has not seen it yet; another's is read.

        Raises `StoreUnavailable`; the table looks again by itself then.
        """
        async with self._turn:
            if not self.is_ours:
                return (await self._take(await self._shared.store.load(self.id))).state
            if self.known or await self._found() is None:
                return self.state
        await self.resume()
        return self.state

    async def take(self, saved: Saved | None) -> None:
        """Take up what the store has just told of it, unless this process knows the table. Raises as `load` does."""
        async with self._turn:
            if self.known:
                return
            if self._held is None:
                self.amiss()
            await self._take(saved)
            if self.state is None or not self.is_ours:
                return
        await self.resume()

    async def woken(self) -> None:
        """Another process has written here: what it has done is shown, and the clock set by it. Raises as `load`."""
        if self._held is None or not self.is_ours:
            self._sure = False
            await self.load()
            return
        async with self._turn:
            self._sure = False
            try:
                await self._take(await self._shared.store.load(self.id), loaded=False)
            except StoreUnavailable:
                self._alarm.look_again()
                raise
            if self.state is not None:
                self._met = self._shared.aftermath.seen(self.guild, self.state, self._met)
            self._outgoing.look()
            self._alarm.follow(self.state)

    async def _found(self) -> TableState | None:
        try:
            return (await self._hold()).state
        except StoreUnavailable:
            self._alarm.look_again()
            raise

    async def do(
        self,
        command: Command,
        *,
        user: int | None = None,
        interaction: str | None = None,
        phase: int | None = None,
    ) -> Outcome:
        """Carry out a command, and remember it before anybody hears of it.

        `user`: the person a command of the rules comes from; they are held to their own seat and rights. `None` is
        the table itself. `interaction`: a second call with the same id changes nothing and repeats the first answer.
        `phase`: the serial of the phase that the menu used belongs to; an earlier phase's is refused as stale.
        What it caused is delivered after the return. Raises `StoreUnavailable`: not acknowledged, may be tried again.
        """
        async with self._hand(user), self._turn:
            try:
                for _ in range(ATTEMPTS):
                    outcome = await self._attempt(command, user, interaction, phase)
                    if outcome is not None:
                        self._alarm.follow(self.state)
                        return outcome
                    self._sure = False
                    await self._hold(ours=self._shared.ours is not None)
                raise StoreUnavailable("contended")
            except BaseException:
                # Whether the commit was carried out is not known here: read again before the next command.
                self.amiss()
                self._sure = False
                self._alarm.look_again()
                raise

    def _hand(self, user: int | None) -> AbstractAsyncContextManager[None]:
        """The turn of whatever this person asks for among all that they ask for; the table itself waits for nobody."""
        return nullcontext() if user is None else self._hands.setdefault(user, asyncio.Lock())

    async def _attempt(
        self, command: Command, user: int | None, interaction: str | None, phase: int | None
    ) -> Outcome | None:
        """The outcome, or None when somebody else wrote first."""
        held = await self._hold()
        bind_contextvars(table=str(self.id), game=None if held.state is None else held.state.token)  # for the log
        await self._shared.fair_scheduler.through()
        decision = decide(held.state, command, self._shared.context(self.id, self._sound), user, phase)
        if decision.state is held.state or decision.state is None:
            return await self._note(held, decision, interaction)
        state = decision.state
        events = decision.events
        done = self._outgoing.done()
        wake = not self.is_ours
        now = self._shared.now()
        change = change_of(held, state, events, interaction=interaction, delivered=done, wake=wake, now=now)
        self._coming = state
        try:
            result = await self._shared.store.commit(self.id, change)
        finally:
            self._coming = None
        if isinstance(result, Conflict):
            return None
        if isinstance(result, Duplicate):
            return read_answer(result.answer)
        if held.state is None or held.state.token != state.token:
            self._opened = state.token
        self._keep(result, state, change)
        if not (change.wake or self.is_ours):  # it has been given to another process meanwhile
            await self._shared.store.tell(WOKEN, str(self.id))
        return Outcome(events)

    async def _note(self, held: CachedTable, decision: TableDecision, interaction: str | None) -> Outcome | None:
        """The outcome of a command that changes nothing; an interaction's answer is remembered all the same."""
        if interaction is not None:
            token = "" if held.state is None else held.state.token
            answer = pack_answer([], decision.refusal)
            result = await self._shared.store.answer(self.id, token, held.version, interaction, answer)
            if isinstance(result, Conflict):
                return None
            if result is not None:
                return read_answer(result.answer)
        elif held.state is None and await self._shared.store.load(self.id) is not None:
            return None  # somebody else has opened a table meanwhile
        return Outcome([], decision.refusal)

    def _keep(self, result: Committed, state: TableState, change: Change) -> None:
        self._held = CachedTable(result.version, state, result.folded)
        self._own = held(state.lobby.scenario)
        self._outgoing.struck(change.delivered)
        if not self.is_ours:
            return
        self._met = self._shared.aftermath.seen(self.guild, state, self._met)
        if change.outbox or state.over:
            self._outgoing.add(change.outbox, moderated=state.lobby.moderator is not None)
        if state.over:
            self._outgoing.hurry()

    async def _hold(self, ours: bool = True) -> CachedTable:
        """What this process holds, read from Redis if need be. `ours`: say what is left to be said as well (not what
        another process has just written and is saying itself)."""
        if self._held is None:
            self.amiss()  # who knows since when this process has not served it
        if self._held is None or not self._sure:
            return await self._take(await self._shared.store.load(self.id), ours)
        return self._held

    async def _take(self, saved: Saved | None, ours: bool = True, loaded: bool = True) -> CachedTable:
        found = await self._trouble.sort_out(saved, self._held)
        saved = found.saved
        state = found.state
        if saved is None:
            self._met = None
        else:
            self._own = None if state is None else held(state.lobby.scenario)
        self._held = now = CachedTable(0 if saved is None or state is None else saved.version, state)
        if (ours or found.back) and self.is_ours and saved is not None and state is not None:
            moderated = state.lobby.moderator is not None
            self._outgoing.add(saved.outbox, moderated=moderated, loaded=loaded and not found.back)
        self._sure = True
        return now

    async def lose(self) -> None:
        """What Redis had of the game here, which this process may never have read, could not be used and is gone."""
        async with self._turn:
            held = self._held
            self._held = CachedTable(0, None)
            self._sure = True
            self._met = None
            self._alarm.follow(None)
        if not self.is_ours:
            await self._shared.store.tell(WOKEN, str(self.id))
            return
        await self._trouble.vanished(None if held is None or held.state is None else held.state.token)

    async def due(self) -> None:
        """The clock has come round: whatever has come due, happens."""
        await self._alarm.ring(self.do, lambda: self.state)

    async def resume(self) -> None:
        """Take the table up after a restart: its clock, and what was left to be said. Raises `StoreUnavailable`."""
        await self.do(ResumeAfterRestart())

    async def _archive(self) -> None:
        """Everything has been said: a table that has ended is put into the history, and its place is free."""
        async with self._turn:
            held = self._held
            if held is None or held.state is None or not held.state.over:
                return
            store = self._shared.store
            token = held.state.token
            try:
                await self._shared.delivery.ended(self.id)
                played = held.state.game is not None
                if await store.finish(self.id, token, held.version, self._shared.now(), played=played):
                    self._cleared(token, played=played)
                    return
                saved = await store.load(self.id)
                if saved is None or saved.game != token:  # it was cleared away, and the answer was lost
                    self._cleared(token, played=played)
                    self._sure = saved is None
                    if saved is not None:
                        self._alarm.look_again()
                elif saved.version == held.version:
                    self._outgoing.add(saved.outbox, moderated=held.state.lobby.moderator is not None)
                elif saved.version < held.version and await self._trouble.end_again(saved, played=played):
                    self._held = CachedTable(0, None)
                    self._met = None
            except StoreUnavailable:
                self._sure = False
                self._alarm.look_again()

    def _cleared(self, token: str, *, played: bool) -> None:
        """The game of this token stands here no more."""
        self._trouble.ended(token, played=played)
        self._held = CachedTable(0, None)
        self._met = None

    async def put_away(self) -> None:
        """Try now to say what a table that has ended has left to say, and wait until it is cleared away. What could not
        be said for long is given up where this try fails as well."""
        if self.state is not None and self.state.over:
            await self._outgoing.put_away()

    def waiting(self) -> int:
        """How many things have been committed and are not yet said."""
        return self._outgoing.waiting()

    async def settled(self) -> None:
        """Wait until everything has been delivered."""
        await self._outgoing.settled()

    async def stop(self) -> None:
        """Let go of the table; what is left to be said stays in Redis."""
        self._alarm.off()
        await self._outgoing.stop()
