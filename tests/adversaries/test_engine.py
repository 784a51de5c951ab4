"""Whatever anybody gives the engine, of every rulebook, and in whatever order: its laws hold."""

from __future__ import annotations

import random
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

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rules.commands import Act, Deadline, Floor, Vote
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.fold import apply, fold
from core.rules.log_form import from_row, row
from core.rules.prompts import prompts
from core.rules.state import Game
from core.simulate.random_play import answer
from core.table.codec import pack
from tests.adversaries.people import of_the_rules
from tests.examples import few


class Engine(RuleBasedStateMachine):
    """One game. `folded`: the same, as whoever reads the log has it."""

    scenario = "classic"
    book: Rulebook
    game: Game
    folded: Game
    log: list[Event]

    @initialize(size=st.integers(0, 3), seed=st.integers(0, 10**6))
    def deal(self, size: int, seed: int) -> None:
        """The cards are dealt."""
        self.book = load(self.scenario)
        least, most = self.book.scenario.players
        players = min(most, least + size)
        options = options_of(self.book, {}, [""] * players)
        assert isinstance(options, dict)
        roles = roles_for(self.book, players, options)
        assert isinstance(roles, list)
        begun = start(self.book, shuffled(roles, seed), seed=seed, options=options)
        self.game, self.log = begun.game, list(begun.events)
        self.folded = fold(self.log)

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """Somebody gives a command, most likely one that they may not give."""
        self._give(data.draw(of_the_rules(self.book, self.game.serial)))

    @rule(seed=st.integers(0, 10**6), willing=st.floats(0, 1))
    def play_on(self, seed: int, willing: float) -> None:
        """People answer what they are asked, and the phase ends."""
        chance = random.Random(seed)
        for prompt in prompts(self.book, self.game):
            command = answer(prompt, chance, willing)
            if command is not None:
                self._give(command)
        self._give(Deadline(self.game.serial))

    @precondition(lambda self: any(not seat.alive for seat in self.game.seats))
    @rule(data=st.data())
    def rise_from_the_dead(self, data: st.DataObject) -> None:
        """Somebody who is out tries what the living may; it changes nothing."""
        gone = data.draw(st.sampled_from([seat for seat in self.game.seats if not seat.alive]))
        may = {prompt.do for prompt in prompts(self.book, self.game, gone.number)}
        seats = st.lists(st.integers(1, len(self.game.seats)), max_size=2).map(tuple)
        verbs = sorted({verb for _, verb in self.book.by_verb} - may)
        commands: list[Any] = [Floor(gone.number, word) for word in ("skip", "extend", "challenge")]
        commands += [
            Vote(gone.number, data.draw(seats)),
            Act(gone.number, data.draw(st.sampled_from(verbs)), data.draw(seats)),
        ]
        for command in commands:
            if not (isinstance(command, Vote) and "vote" in may):
                assert step(self.book, self.game, command).refusal is not None, command

    def _give(self, command: Any) -> None:
        before = pack(self.game.to_data())
        done = step(self.book, self.game, command)
        assert pack(self.game.to_data()) == before, "a step leaves the state that it is given"
        if done.refusal is not None:
            assert done.events == []
            assert done.game is self.game
            return
        for event in done.events:
            apply(self.folded, from_row(row(event)))
        self.game, self.log = done.game, self.log + done.events

    @invariant()
    def a_replay_comes_to_the_same(self) -> None:
        """The state is what its log says."""
        if hasattr(self, "game"):
            assert pack(self.folded.to_data()) == pack(self.game.to_data())

    @invariant()
    def totals_hold(self) -> None:
        """Seats come and go nowhere; what is asked is asked of seats, about seats; no more is used than there is."""
        if not hasattr(self, "game"):
            return
        seats = range(1, len(self.game.seats) + 1)
        assert [seat.number for seat in self.game.seats] == list(seats)
        assert set(self.game.living) <= set(seats)
        assert all(left is None or left >= 0 for seat in self.game.seats for left in seat.uses.values())
        assert set(self.game.votes) <= set(seats)
        assert all(choice in seats for choices in self.game.votes.values() for choice in choices)
        for prompt in prompts(self.book, self.game):
            assert prompt.seat in seats
            assert set(prompt.seats) <= set(seats)
        if self.game.winner is not None:
            assert prompts(self.book, self.game) == []


@pytest.mark.parametrize("scenario", published())
def test_the_laws_hold_whatever_is_tried(scenario: str) -> None:
    machine = type(f"Engine of {scenario}", (Engine,), {"scenario": scenario})
    run_state_machine_as_test(machine, settings=settings(few(3), stateful_step_count=20))
