"""Whole games of sensible players, some or all of whom may play by chance instead."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command
from core.rules.engine import start, step
from core.rules.events import ActGiven, Event, VoteCast
from core.rules.prompts import VOTE, Prompt, prompts
from core.rules.refusal import Refusal
from core.rules.state import Game
from core.simulate.company import Players
from core.simulate.random_play import PHASES_AT_MOST, Played
from core.simulate.random_play import answer as by_chance
from core.simulate.turns import time_up

Watch = Callable[[Sequence[Event]], object]


def play_sensibly(
    book: Rulebook,
    roles: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any],
    *,
    teams: Collection[str] | None = None,
    watch: Watch | None = None,
    refused: Callable[[Command, Refusal], object] | None = None,
) -> Played:
    """Play a whole game: in every phase by day people talk, then every prompt is answered once, then the clock runs
    out.

    `teams`: the sides whose players are sensible (by the card that they are dealt); the others play by chance and say
    nothing. `refused` is told of each command that was not taken.
    """
    seats = [number for number, role in enumerate(roles, 1) if teams is None or book.team_of(role, options) in teams]
    table = _Table(book, roles, seed, options=options, seats=seats, watch=watch, refused=refused)
    for _ in range(PHASES_AT_MOST):
        if table.game.winner is not None:
            break
        table.play_phase()
    return Played(table.game, table.log, table.game.winner is not None, table.commands)


_ONLY_SAID = (ActGiven, VoteCast)
"""Events after which the hands that may be raised are those that could be before."""


class _Table:
    def __init__(
        self,
        book: Rulebook,
        roles: Sequence[str],
        seed: int | str,
        *,
        options: Mapping[str, Any],
        seats: Collection[int],
        watch: Watch | None,
        refused: Callable[[Command, Refusal], object] | None,
    ) -> None:
        self._book = book
        self._watch = watch
        self._refused = refused
        self._chance = random.Random(f"{seed}/players")
        self._players = Players(book, roles, seed, seats)
        came = start(book, roles, seed=seed, options=options)
        self.game: Game = came.game
        self.log: list[Event] = []
        self.commands = 1
        # Whether acts have been given in this phase, and whether more has come of them than that.
        self._given = self._moved = False
        self._note(came.events)

    def play_phase(self) -> None:
        """One phase, from its talk to its end."""
        self._players.look(self.game)
        if not self._players.square.at_night:
            self._players.talk()
        serial = self.game.serial
        self._given = False
        self._moved = False
        asked: set[str] = set()
        while self.game.winner is None and self.game.serial == serial:
            self._answer_all(serial, asked)
            if self.game.winner is None and self.game.serial == serial:
                self._do(time_up(self._book, self.game))

    def _answer_all(self, serial: int, asked: set[str]) -> None:
        """Everything that is open now and has not been asked in this phase is answered."""
        open_now = prompts(self._book, self.game)
        for prompt in [one for one in open_now if one.id not in asked]:
            asked.add(prompt.id)
            if self.game.winner is not None or self.game.serial != serial:
                return
            stale = self._moved or (self._given and prompt.do != VOTE)
            current = self._now(prompt) if stale else prompt
            command = None if current is None else self._answer(current, open_now)
            if command is not None:
                self._do(command)

    def _now(self, prompt: Prompt) -> Prompt | None:
        return next((one for one in prompts(self._book, self.game, prompt.seat) if one.id == prompt.id), None)

    def _answer(self, prompt: Prompt, open_now: Sequence[Prompt]) -> Command | None:
        if prompt.seat not in self._players.minds:
            return by_chance(prompt, self._chance)
        return self._players.answer(prompt, [one for one in open_now if one.seat == prompt.seat])

    def _do(self, command: Command) -> None:
        came = step(self._book, self.game, command, in_place=True)
        self.commands += 1
        if came.refusal is not None and self._refused is not None:
            self._refused(command, came.refusal)
        self._given = self._given or isinstance(command, Act)
        self._moved = self._moved or any(not isinstance(event, _ONLY_SAID) for event in came.events)
        self._note(came.events)

    def _note(self, events: Sequence[Event]) -> None:
        self.log += events
        self._players.hear(events)
        if self._watch is not None:
            self._watch(events)
