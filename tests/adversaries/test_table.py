"""Whatever people ask of a table of any rulebook, over a real Redis, one after the other or several at once, of two
processes: its laws hold."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from redis import Redis

from core.books.library import load, published
from core.rules.commands import Act, Floor, Vote
from core.rules.fold import fold
from core.store import Entry, Store
from core.table import Limits, Table, Tables, TableState
from core.table.codec import Outcome, pack, pack_state, read_state
from core.table.counted_log import of_rules
from core.table.table_commands import Begin, Due, Join, Open
from tests.adversaries.people import lawful, of_the_rules, of_the_table
from tests.examples import few
from tests.table.people import CHANNEL, TABLE, Hands, Scribe, user

AT_ONCE = 4


class AtTheTable(RuleBasedStateMachine):
    """One table that two processes serve at once, as after a mistake of an operator's, or in the moment of a change."""

    scenario = "classic"
    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.hands, self.scribe = Hands(), Scribe()
        with Redis.from_url(self.url) as client:
            client.flushall()
        self.stores = [Store.at(self.url), Store.at(self.url)]
        self.processes = [Tables(store, self.scribe, now=self.hands, limits=Limits()) for store in self.stores]
        self.begun = self.led = False

    def teardown(self) -> None:
        """Everything ends."""
        for one in (*self.processes, *self.stores):
            self.loop.run_until_complete(one.close())
        self.loop.close()

    def _table(self, process: int = 0) -> Table:
        return self.processes[process].get(TABLE)

    def _state(self) -> TableState | None:
        """What Redis has."""
        saved = self.loop.run_until_complete(self.stores[0].load(TABLE))
        return None if saved is None else read_state(saved.snapshot)

    @initialize(size=st.integers(0, 2), seed=st.integers(0, 10**6))
    def gather(self, size: int, seed: int) -> None:
        """People sit down and the cards are dealt."""
        self.book = load(self.scenario)
        least, most = self.book.scenario.players
        self.players = min(least + size, most)
        for command in (
            Open(user(1), "P1", CHANNEL, self.scenario),
            *(Join(user(number), f"P{number}") for number in range(2, self.players + 1)),
            Begin(user(1), seed),
        ):
            assert self._do(command).refusal is None
        self.begun = True

    def _do(self, command: Any, person: int | None = None, process: int = 0, **more: Any) -> Outcome:
        return self.loop.run_until_complete(self._table(process).do(command, user=person, **more))

    @rule(data=st.data(), process=st.integers(0, 1))
    def ask_for_anything(self, data: st.DataObject, process: int) -> None:
        """Somebody asks for something of the table's."""
        state = self._state()
        serial = 0 if state is None or state.game is None else state.game.serial
        self._do(data.draw(of_the_table(self.book, serial, self.players)), process=process)

    @rule(data=st.data(), process=st.integers(0, 1))
    def act_for_another(self, data: st.DataObject, process: int) -> None:
        """Somebody gives a command of the rules, for whichever seat: for one that is not theirs it is refused."""
        state = self._state()
        if state is None or state.game is None:
            return
        command = data.draw(of_the_rules(self.book, state.game.serial))
        person = user(data.draw(st.integers(0, self.players + 3)))
        before = pack(state.game.to_data())
        done = self._do(command, person, process)
        seat = command.voter if isinstance(command, Vote) else getattr(command, "by", None)
        if isinstance(command, Act | Vote | Floor) and state.user_of(seat or 0) != person:
            assert done.refusal is not None
            assert done.events == []
            after = self._state()
            assert after is None or after.game is None or pack(after.game.to_data()) == before

    @rule(seed=st.integers(0, 10**6))
    def press_at_the_same_instant(self, seed: int) -> None:
        """Several people, in both processes, answer what they are asked; some send the same press twice."""
        state, chance = self._state(), random.Random(seed)
        table = self._table()
        if state is None or not state.running or state.paused is not None:
            return
        self.loop.run_until_complete(table.load())
        asked = table.prompts()
        chance.shuffle(asked)
        presses = [(prompt, lawful(prompt, chance), f"{seed}/{prompt.id}") for prompt in asked[:AT_ONCE]]

        async def everybody() -> list[Outcome]:
            works = [
                self._table(process).do(command, user=state.user_of(prompt.seat), interaction=id_)
                for prompt, command, id_ in presses
                for process in (0, 1)
            ]
            return await asyncio.gather(*works)

        outcomes = self.loop.run_until_complete(everybody())
        for first, again in zip(outcomes[::2], outcomes[1::2], strict=True):
            # One has been carried out; the other has its answer, or came when the table was over.
            codes = [None if one.refusal is None else one.refusal.code for one in (first, again)]
            assert codes[0] == codes[1] or "no_game" in codes or "game_over" in codes, codes

    @precondition(lambda self: self.begun)
    @rule(process=st.integers(0, 1), late=st.integers(0, 400))
    def time_passes(self, process: int, late: int) -> None:
        """The clock comes round, on time or late."""
        state = self._state()
        due = None if state is None or state.clock is None else state.clock.due
        self.hands.at = max(self.hands.at, (due or self.hands.at) + late)
        self._do(Due(), process=process)

    @invariant()
    def redis_has_all_of_it(self) -> None:
        """What is in Redis plays on by itself: the snapshot is whole, and the log replays to it."""
        if not self.begun:
            return
        state = self._state()
        if state is None or state.game is None:
            return
        self.led = self.led or state.lobby.moderator is not None
        assert pack_state(read_state(pack_state(state))) == pack_state(state)
        events = self.loop.run_until_complete(self._table().standing_log())
        game = fold(of_rules(events))
        for one in (game, state.game):
            one.tick = 0
        kept = replace(state, game=game)
        assert pack_state(kept) == pack_state(state)

    @invariant()
    def nothing_is_said_to_a_host_whom_there_is_not(self) -> None:
        """What is hidden goes out where somebody leads the game from outside, and nowhere else."""
        if self.begun and not self.led:
            assert not [said.event for _, said in self.scribe.said if said.event.to == "host"]

    @invariant()
    def nothing_heaps_up(self) -> None:
        """The outbox is emptied, and what Redis keeps of a table is bounded."""
        if self.begun:
            for process in (0, 1):
                self.loop.run_until_complete(self._table(process).settled())
            saved = self.loop.run_until_complete(self.stores[0].load(TABLE))
            assert saved is None or len(saved.snapshot) < 64 * 1024
            left: list[Entry] = [] if saved is None else list(saved.outbox)
            assert len(left) <= 64
            with Redis.from_url(self.url) as client:
                assert client.dbsize() < 40


@pytest.mark.parametrize("scenario", published())
def test_the_laws_of_a_table_hold_whatever_is_asked(redis_url: str, scenario: str) -> None:
    machine = type(f"Table of {scenario}", (AtTheTable,), {"scenario": scenario, "url": redis_url})
    run_state_machine_as_test(machine, settings=settings(few(2), stateful_step_count=15))
