"""One short night and day at a table of sensible players, for somebody who learns the game.

A lesson is a rulebook, a role, a seed and what its learner has answered so far. From these the same game comes about
each time: nothing of it has to be kept anywhere.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, Literal

from core.books.deal import options_of, roles_for, shuffled
from core.rulebook.book import Rulebook
from core.rules import views
from core.rules.commands import Act, Command, Vote
from core.rules.engine import start, step
from core.rules.events import ALL, Event, room, seat
from core.rules.prompts import VOTE, Prompt, prompts
from core.rules.refusal import Refusal
from core.rules.state import Game
from core.simulate.company import Players
from core.simulate.random_play import extra
from core.simulate.said import Statement
from core.simulate.turns import time_up

Stop = Literal["card", "night", "sleep", "day", "vote", "out", "over"]
"""Where a lesson waits for its learner: the card in hand, something to do at night, nothing to do at night, something
to hear or to do by day, a vote; the learner is out of the game; the lesson ends."""

LEARNER = 1
ON = "-"
"""What a learner says who goes on."""
READY = "="
"""Begins the answer that says all there is to say, by its number."""
LETTERS = "ABCDEFGHIJ"
_ANSWER = re.compile(rf"{ON}|[{LETTERS}](?:{READY}\d|[0-9a-z]*)")
ROLES_AT_HAND = 16
"""So many roles' tables are remembered: each answer of a lesson asks for its own anew."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
ANSWERS_AT_MOST = 30
PHASES_AT_MOST = 30
DEADLINES_AT_MOST = 80
"""Of one phase, whose speakers each have their turn."""
SEEDS = 12
TRIES = 6
"""So many fillings of a form are tried."""
FEW = 5
"""So many ready answers are buttons; more of them are chosen for the learner."""


class Lesson:
    """A lesson as far as these answers have taken it. Raises `ValueError` for answers that it can't have been given.

    `events`: what the learner could see since the last answer; `said`: what was said at the table; `refusal`: why the
    last answer was not taken. Each answer is `ON`, or a letter for what is answered in `asked`, and the seats named, in
    base 36 (or `READY` and a number).
    """

    def __init__(self, book: Rulebook, role: str, seed: int, answers: Sequence[str] = ()) -> None:
        self.book = book
        self.role = role
        self._chance = random.Random(f"{seed}/learner")
        cards, options = _cards(book, role)
        cards = _dealt(cards, role, seed)
        self._players = Players(book, cards, seed)
        self.events: list[Event] = []
        self.said: list[Statement] = []
        self.refusal: Refusal | None = None
        self._seen_night = self._seen_vote = False
        self._phases = 0
        came = start(book, cards, seed=seed, options=dict(options))
        self.game: Game = came.game
        self._hear(came.events)
        self.stop: Stop = "card"
        for given in answers[:ANSWERS_AT_MOST]:
            self._take(given)
        if len(answers) >= ANSWERS_AT_MOST:
            self.stop = "over"

    @property
    def asked(self) -> list[Prompt]:
        """What is asked of the learner here."""
        if self.stop not in ("night", "day", "vote"):
            return []
        open_now = prompts(self.book, self.game, LEARNER)
        return [one for one in open_now if not views.is_wish(self.book, one.do)][: len(LETTERS)]

    @property
    def is_answered(self) -> bool:
        """Whether nothing is asked here that has no answer yet."""
        return all(prompt.given is not None for prompt in self.asked)

    def _take(self, given: str) -> None:
        if self.stop in ("out", "over"):
            raise ValueError("the lesson was over by then")
        self.events = []
        self.said = []
        self.refusal = None
        if given != ON:
            self._answer(given)
            return
        if self.stop != "card":
            self._finish_phase()
        self._go_on()

    # -- the learner --------------------------------------------------------------------------------------------------

    def _answer(self, given: str) -> None:
        asked = self.asked
        number = LETTERS.index(given[0])
        rest = given[1:]
        if number >= len(asked):
            raise ValueError(given)
        prompt = asked[number]
        said = None
        if rest.startswith(READY):
            said = ready_answers(prompt)[int(rest[1:])]
            rest = ""
        at = tuple(int(digit, 36) for digit in rest)
        if said is not None and prompt.most:
            at = prompt.seats
        for command in self._commands(prompt, at, said):
            came = step(self.book, self.game, command)
            if came.refusal is None:
                self.refusal = None
                self.game = came.game
                self._hear(came.events)
                return
            self.refusal = came.refusal

    def _commands(self, prompt: Prompt, at: tuple[int, ...], said: Any) -> list[Command]:
        """What the answer may mean: where the order of seats counts, each order, until one is lawful."""
        if prompt.do == VOTE:
            return [Vote(LEARNER, at)]
        orders = permutations(at) if prompt.slots and len(at) <= FEW else [at]
        tries = TRIES if prompt.extras and said is None else 1
        return [
            Act(LEARNER, prompt.do, tuple(order), self._extras(prompt, len(at), said))
            for order in orders
            for _ in range(tries)
        ]

    def _extras(self, prompt: Prompt, targets: int, said: Any) -> dict[str, Any]:
        """The further fields of the form: what is not said is filled in for the learner."""
        return {
            name: said if said is not None else extra(spec, targets, prompt, self._chance)
            for name, spec in prompt.extras.items()
            if said is not None or spec["required"] or spec["seats"] == targets
        }

    # -- the table ----------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """On to where the learner is wanted next."""
        while True:
            self._phases += 1
            game = self.game
            night = game.at_night
            done = self._seen_night and self._seen_vote and (night or game.day_part == "day")
            if game.winner is not None or done or self._phases > PHASES_AT_MOST:
                self.stop = "over"
                return
            if not game.seat(LEARNER).alive:
                self.stop = "out"
                return
            if self._stops_at_phase(night):
                return
            self._finish_phase()

    def _stops_at_phase(self, night: bool) -> bool:
        game = self.game
        self._players.look(game)
        if night:
            self.stop = "night"
            if self.asked:
                return True
            self.stop = "sleep"
            return game.day_part == "night"
        talks = views.floor(self.book, game) is not None or bool(views.free_talk(game))
        if talks:
            self.said += [one for one in self._players.talk() if one.by != LEARNER]
        self.stop = "vote" if any(prompt.do == VOTE for prompt in self._open()) else "day"
        return bool(self.asked) or (talks and bool(self.said))

    def _open(self) -> list[Prompt]:
        return prompts(self.book, self.game, LEARNER)

    def _finish_phase(self) -> None:
        """Everybody else does what they want to do, and the time runs out."""
        self._seen_night |= self.game.day_part == "night"
        self._seen_vote |= views.ballot(self.book, self.game) is not None
        serial = self.game.serial
        for _ in range(DEADLINES_AT_MOST):
            self._others_act(serial)
            if self.game.winner is not None or self.game.serial != serial:
                return
            self._do(time_up(self.book, self.game))
            if self.game.winner is not None or self.game.serial != serial:
                return
        raise ValueError("a phase has no end")

    def _others_act(self, serial: int) -> None:
        for asked in prompts(self.book, self.game):
            if self.game.winner is not None or self.game.serial != serial:
                return
            own = prompts(self.book, self.game, asked.seat)
            now = next((one for one in own if one.id == asked.id), None)
            if asked.seat == LEARNER or now is None or now.given is not None:
                continue
            command = self._players.answer(now, own)
            if command is not None:
                self._do(command)

    def _do(self, command: Command) -> None:
        came = step(self.book, self.game, command)
        if came.refusal is None:
            self.game = came.game
            self._hear(came.events)

    def _hear(self, events: Sequence[Event]) -> None:
        self._players.hear(events)
        self._players.look(self.game)
        mine = {ALL, seat(LEARNER), *(room(name) for name in views.rooms_of(self.game, LEARNER))}
        self.events += [event for event in events if event.to in mine]


def answer(number: int, seats: Sequence[int] = (), ready: int | None = None) -> str:
    """The answer to what is asked at this place: these seats, or what is ready to be said."""
    return LETTERS[number] + (f"{READY}{ready}" if ready is not None else "".join(DIGITS[seat] for seat in seats))


def answers_in(text: str) -> list[str]:
    """The answers that were written one after the other. Raises `ValueError` where that is no such text."""
    found = _ANSWER.findall(text)
    if "".join(found) != text:
        raise ValueError(text)
    return found


def ready_answers(prompt: Prompt) -> list[Any]:
    """What may be answered to a question that leaves nothing else open: yes or no, one of a few; else nothing."""
    (spec, *others) = prompt.extras.values() or ({},)
    if others or not spec or (prompt.most and (prompt.least, prompt.most, len(prompt.seats)) != (1, 1, 1)):
        return []
    if spec["kind"] == "flag":
        return [True, False]
    return list(spec["choices"]) if spec["kind"] == "choice" and len(spec["choices"]) <= FEW else []


def good_seed(book: Rulebook, role: str) -> int:
    """A seed with which a learner who only looks on is in the game until the lesson ends, if there is one."""
    for seed in range(SEEDS):
        lesson = Lesson(book, role, seed)
        answers = [ON]
        while lesson.stop not in ("out", "over"):
            lesson = Lesson(book, role, seed, answers)
            answers.append(ON)
        if lesson.stop == "over":
            return seed
    return 0


def usual_role(book: Rulebook) -> str:
    """A role to begin with: one that is dealt, and has something to do at night."""
    cards, _ = _cards(book, "")
    return next((role for role in reversed(cards) if any(book.in_phase(role, one) for one in book.nights)), cards[0])


@lru_cache(maxsize=ROLES_AT_HAND)
def _cards(book: Rulebook, role: str) -> tuple[Sequence[str], Mapping[str, Any]]:
    """The smallest table at which this role is dealt; else the smallest of all, with it in place of another card of
    its side."""
    least, most = book.scenario.players
    tables: list[tuple[list[str], dict[str, Any]]] = []
    for players in range(least, most + 1):
        options = options_of(book, {}, [""] * players)
        cards = options if isinstance(options, Refusal) else roles_for(book, players, options)
        if isinstance(options, Refusal) or isinstance(cards, Refusal):
            continue
        if role in cards or not role:
            return list(cards), options
        tables.append((list(cards), options))
    cards, options = tables[0]
    team = book.team_of(role, options)
    many = Counter(cards)
    places = range(len(cards))
    alike = [at for at in places if book.team_of(cards[at], options) == team]
    at = max(alike or list(places), key=lambda one: (many[cards[one]], one))
    cards[at] = role
    again = options_of(book, {}, cards)
    return cards, options if isinstance(again, Refusal) else again


def _dealt(cards: Sequence[str], role: str, seed: int) -> list[str]:
    """The cards round the table, the learner's first."""
    dealt = list(shuffled(cards, seed))
    at = dealt.index(role)
    dealt[0], dealt[at] = dealt[at], dealt[0]
    return dealt
