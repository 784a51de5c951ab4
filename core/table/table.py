"""A live table: one guild's game over the rules, the store and the clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from core.rulebook.book import Rulebook
from core.rules.events import Event
from core.rules.prompts import Prompt, prompts
from core.store import Change, Committed, Conflict, Duplicate, Entry, Saved, Store, StoreUnavailable, entry_id
from core.table.archive import PastGame
from core.table.clock import Clock, Wait
from core.table.codec import (
    Outcome,
    SnapshotError,
    pack_answer,
    pack_event,
    pack_state,
    read_answer,
    read_event,
    read_state,
)
from core.table.commands import Awake, Command, Due, Stop
from core.table.decide import decide
from core.table.decision import Books, Decision, Means
from core.table.events import is_said
from core.table.outgoing import Delivery, Outgoing
from core.table.pace import Limits, next_deadline
from core.table.state import TableState
from core.table.turnstile import Turnstile

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""So often a command is decided anew when somebody else wrote first, and what came due when it cannot be decided."""
LOOK_AGAIN = 5_000
"""Milliseconds until a table looks at Redis again after it was away."""
SELDOM = 15 * 60_000
"""Milliseconds between two looks at a table that cannot go on."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What all tables of a process share. `now`: epoch milliseconds."""

    store: Store
    delivery: Delivery
    books: Books
    limits: Limits
    now: Callable[[], int]
    wait: Wait
    turnstile: Turnstile


@dataclass(frozen=True, slots=True)
class Held:
    """The table as this process last saw it; `version` 0 and no state where there is none."""

    version: int
    state: TableState | None


class Table:
    """One guild's table. Commands are carried out one after the other, each in one round trip to Redis.

    Several processes may hold the same guild for a moment: whoever writes second reads again and decides again.
    """

    def __init__(self, guild: int, shared: Shared, clock: Clock) -> None:
        self.guild = guild
        self._shared = shared
        self._clock = clock
        self._held: Held | None = None
        self._sure = False
        self._failures = 0
        self._losing: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._outgoing = Outgoing(guild, shared.store, shared.delivery, shared.wait, self._archive)

    @property
    def state(self) -> TableState | None:
        """The table as this process last saw it, for showing; `None` where there is none or before `load`."""
        return None if self._held is None else self._held.state

    @property
    def book(self) -> Rulebook | None:
        """The scenario on this table."""
        return None if self.state is None else self._shared.books(self.state.lobby.scenario)

    def prompts(self, seat: int | None = None) -> list[Prompt]:
        """What is asked of a seat (or of all) now."""
        state, book = self.state, self.book
        if state is None or book is None or state.game is None or not state.running:
            return []
        return prompts(book, state.game, seat)

    async def log(self, since: int = 0) -> list[Event]:
        """Everything that has happened in the live game, oldest first, but for the first `since` events. Raises
        `StoreUnavailable`.
        """
        return [read_event(body) for body in await self._shared.store.log(self.guild, since)]

    async def last_game(self) -> list[Event]:
        """Everything that happened in the last game that has ended here. Raises `StoreUnavailable`."""
        past = await self._shared.store.history(self.guild, 1)
        return [read_event(body) for game in past for body in game.events]

    async def past(self, token: str) -> PastGame | None:
        """The game of this token that has ended here; None where it is not kept, or still played. Raises
        `StoreUnavailable`."""
        state = self.state
        if state is not None and state.token == token:
            return PastGame.of(token, self._shared.now(), await self.log()) if state.over else None
        found = await self._shared.store.past(self.guild, token)
        return None if found is None else PastGame.read(found)

    async def history(self, last: int, skip: int = 0) -> list[PastGame]:
        """The last games that have ended here, newest first, without the `skip` newest. Raises `StoreUnavailable`."""
        games: list[PastGame] = []
        for found in await self._shared.store.history(self.guild, last, skip):
            try:
                games.append(PastGame.read(found))
            except ValueError as error:  # another program's: one that cannot be read hides no other
                log.warning("guild %s: game %s cannot be read: %s", self.guild, found.game, error)
        return games

    async def turn_over(self, token: str) -> bool:
        """Let everybody see the cards of a game that was broken off; False where it is not kept. Raises
        `StoreUnavailable`."""
        return await self._shared.store.show(self.guild, token)

    async def load(self) -> TableState | None:
        """The table, read from Redis and its clock set where this process has not seen it yet.

        Raises `StoreUnavailable`; the table looks again by itself then.
        """
        async with self._turn:
            known = self._held is not None and self._sure
            if known or await self._found() is None:
                return self.state
        await self.resume()
        return self.state

    async def _found(self) -> TableState | None:
        try:
            return (await self._hold()).state
        except StoreUnavailable:
            self._clock.set(self.guild, self._shared.now() + LOOK_AGAIN)
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
        async with self._turn:
            try:
                for _ in range(ATTEMPTS):
                    outcome = await self._attempt(command, user, interaction, phase)
                    if outcome is not None:
                        self._set_clock()
                        return outcome
                    self._sure = False
                    await self._hold(ours=False)
                raise StoreUnavailable("contended")
            except BaseException:
                # Whether the commit was carried out is not known here: read again before the next command.
                self._sure = False
                self._clock.set(self.guild, self._shared.now() + LOOK_AGAIN)
                raise

    async def _attempt(
        self, command: Command, user: int | None, interaction: str | None, phase: int | None
    ) -> Outcome | None:
        """The outcome, or None when somebody else wrote first."""
        held = await self._hold()
        await self._shared.turnstile.through()
        decision = decide(held.state, command, self._means(), user, phase)
        if decision.state is held.state or decision.state is None:
            return await self._note(held, decision, interaction)
        state, events = decision.state, decision.events
        change = self._change(held.version, state, events, interaction)
        result = await self._shared.store.commit(self.guild, change)
        if isinstance(result, Conflict):
            return None
        if isinstance(result, Duplicate):
            return read_answer(result.answer)
        self._keep(result, state, change)
        return Outcome(events)

    async def _note(self, held: Held, decision: Decision, interaction: str | None) -> Outcome | None:
        """The outcome of a command that changes nothing; an interaction's answer is remembered all the same."""
        if interaction is not None:
            token = "" if held.state is None else held.state.token
            answer = pack_answer([], decision.refusal)
            result = await self._shared.store.answer(self.guild, token, held.version, interaction, answer)
            if isinstance(result, Conflict):
                return None
            if result is not None:
                return read_answer(result.answer)
        elif held.state is None and await self._shared.store.load(self.guild) is not None:
            return None  # somebody else has opened a table meanwhile
        return Outcome([], decision.refusal)

    def _change(self, version: int, state: TableState, events: list[Event], interaction: str | None) -> Change:
        packed = [pack_event(event) for event in events]
        moderated = state.lobby.moderator is not None
        said = [body for event, body in zip(events, packed, strict=True) if is_said(event, moderated)]
        return Change(
            game=state.token,
            expect=version,
            snapshot=pack_state(state),
            events=packed,
            outbox=[Entry(entry_id(state.token, version + 1, n), body) for n, body in enumerate(said)],
            deadline=next_deadline(state, self._shared.limits),
            interaction=interaction,
            answer=pack_answer(events, None) if interaction is not None else b"",
            delivered=self._outgoing.done(),
        )

    def _keep(self, result: Committed, state: TableState, change: Change) -> None:
        self._held = Held(result.version, state)
        self._outgoing.struck(change.delivered)
        if change.outbox or state.over:
            self._outgoing.add(change.outbox, moderated=state.lobby.moderator is not None)
        if state.over:
            self._outgoing.hurry()

    def _means(self) -> Means:
        shared = self._shared
        return Means(shared.now(), shared.books, shared.limits, secrets.token_hex(4), secrets.randbits(63))

    async def _hold(self, ours: bool = True) -> Held:
        """What this process holds, read from Redis if need be. `ours`: say what is left to be said as well (not what
        another process has just written and is saying itself)."""
        if self._held is None or not self._sure:
            saved = await self._shared.store.load(self.guild)
            self._sure = True
            if saved is None:
                self._held = Held(0, None)
            else:
                state = await self._read(saved)
                self._held = Held(0 if state is None else saved.version, state)
                if ours and state is not None:
                    self._outgoing.add(saved.outbox, moderated=state.lobby.moderator is not None, loaded=True)
        return self._held

    async def _read(self, saved: Saved) -> TableState | None:
        """The state in a snapshot; None, and the game is put into the history and ended with a word, where an earlier
        program left one that can no longer be read or played: a guild must not be stuck with it. Raises
        `SnapshotError` for a later program's."""
        try:
            state = read_state(saved.snapshot)
            self._check_rulebook(state)
        except SnapshotError as error:
            if error.newer:
                raise
            log.error("guild %s: %s; the game goes into the history", self.guild, error)
            if await self._shared.store.finish(self.guild, saved.game, saved.version, self._shared.now(), unsaid=True):
                self._losing = asyncio.create_task(self._shared.delivery.lost(self.guild, saved.game))
            return None
        return state

    def _check_rulebook(self, state: TableState) -> None:
        """Raises `SnapshotError` where a game cannot go on by the rulebook as it is now."""
        game = state.game
        try:
            book = self._shared.books(state.lobby.scenario)
        except Exception:  # it may be read again later; until then the game fails as any other that cannot go on
            log.exception("guild %s: %s cannot be looked at now", self.guild, state.lobby.scenario)
            return
        if book is None:
            raise SnapshotError(f"there is no rulebook {state.lobby.scenario!r} any more", newer=False)
        if game is not None and state.running and game.phase not in book.scenario.phases:
            raise SnapshotError(f"{book.id} has no phase {game.phase!r} any more", newer=False)

    def _set_clock(self) -> None:
        state = self.state
        self._clock.set(self.guild, None if state is None else next_deadline(state, self._shared.limits))

    async def due(self) -> None:
        """The clock has come round: whatever has come due, happens."""
        try:
            await self.do(Due())
            self._failures = 0
        except StoreUnavailable:
            pass  # `do` has set the clock to look again
        except Exception as error:
            await self._stuck(error)

    async def _stuck(self, error: Exception) -> None:
        """What came due could not be decided: a table that cannot go on stops with a word, it must not hang. Where it
        cannot even do that, it is looked at ever more seldom."""
        self._failures += 1
        if self._failures in (1, ATTEMPTS):
            log.error("guild %s: what came due could not be decided", self.guild, exc_info=error)
        state = self.state
        if self._failures == ATTEMPTS and state is not None:
            try:
                await self.do(Stop(state.lobby.host, steward=True))
                return
            except Exception as worse:
                log.error("guild %s: nor could its game be stopped: %s", self.guild, worse)
        pause = min(LOOK_AGAIN * 2 ** max(0, self._failures - ATTEMPTS), SELDOM)
        self._clock.set(self.guild, self._shared.now() + pause)

    async def resume(self) -> None:
        """Take the table up after a restart: its clock, and what was left to be said. Raises `StoreUnavailable`."""
        await self.do(Awake())

    async def _archive(self) -> None:
        """Everything has been said: a table that has ended is put into the history, and the guild is free."""
        async with self._turn:
            held = self._held
            if held is None or held.state is None or not held.state.over:
                return
            store, token = self._shared.store, held.state.token
            try:
                await self._shared.delivery.ended(self.guild)
                played = held.state.game is not None
                if await store.finish(self.guild, token, held.version, self._shared.now(), played=played):
                    self._held = Held(0, None)
            except StoreUnavailable:
                self._sure = False
                self._clock.set(self.guild, self._shared.now() + LOOK_AGAIN)

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
        self._clock.set(self.guild, None)
        await self._outgoing.stop()
