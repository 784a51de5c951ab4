"""The linter plays: some games of a rulebook by chance, in which what only a game shows is found and told."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from core.authors.never_used import NeverUsed
from core.authors.rulebook_texts import Source, of_text
from core.books.deal import options_of, roles_for, shuffled
from core.rulebook.book import Rulebook
from core.rulebook.formula import FATAL, Formula
from core.rulebook.lint.finding import Path
from core.rulebook.lint.walk import FormulaInPlace, walk
from core.rulebook.loader import Loaded, Problem
from core.rulebook.phrase import Phrase
from core.rules import views
from core.rules.commands import Command, Host, Vote
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from core.rules.state import Game
from core.simulate.random_play import answer, joining
from core.simulate.turns import time_up
from core.words.handed import handed, handed_now

GAMES = 20
PHASES = 120
"""No game is played longer: one that has no end is told elsewhere."""
COMMANDS = 15_000
"""So many in all games together; what large tables leave over is not played."""
DECIDING = 0.15
"""How likely the host decides something in a phase."""
FOLLOW = 0.8
"""How likely a vote joins the one before, as at a table that talks."""
ONE_WITH_DEFAULT = "note('KEY', ())"


@dataclass(slots=True)
class _Shown:
    """What the games have shown."""

    unused: NeverUsed
    died: dict[int, tuple[Path, Formula, int, str]] = field(default_factory=dict[int, "tuple[Path, Formula, int, str]"])
    """Formulas that could not be worked out: for how many players, and why, by where they stand."""
    handed: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """Variables that a text can rely on: those that it was handed every time."""
    uncounted: dict[int, str] = field(default_factory=dict[int, str])
    """Wins, by their place in the list, whose `seats` were of a side that had not won, and which side."""
    stopped: tuple[int, str] | None = None
    """For how many players a game stopped, and why."""
    players: int = 0
    commands: int = 0

    def hear(self, events: list[Event]) -> None:
        """A command has been worked out."""
        self.commands += 1
        for event in events:
            found = handed_now(event)
            if found is not None:
                id_, variables = found
                self.handed[id_] = self.handed.get(id_, variables) & variables


def played(loaded: Loaded, sources: Mapping[str, Source], file: str) -> Iterator[Problem]:
    """What shows in games by chance of every size, the host deciding now and then: formulas that cannot be worked out,
    a game that stops, and of the texts (`sources`, by language) those that name what nobody hands them.
    """
    shown = _Shown(NeverUsed(loaded))
    with _watched(loaded.book, shown):
        _play(loaded.book, shown)
    for path, formula, players, why in shown.died.values():
        dies = Phrase("formula_dies", {"count": players, "reason": (why,)})
        message = Phrase("in_formula", {"formula": formula.text, "what": dies})
        remedy = Phrase("say_otherwise", {"form": (ONE_WITH_DEFAULT,)})
        yield Problem(file, loaded.lines.line(path), message, (remedy,))
    if shown.stopped is not None and not shown.died:
        players, why = shown.stopped
        yield Problem(
            file, 0, Phrase("unplayable", {"count": players, "reason": (why,)}), (Phrase("look_at_formulas"),)
        )
    for place, team in shown.uncounted.items():
        other = Phrase("seats_of_others", {"team": team})
        remedy = Phrase("list_beside", {"part": "beside", "word": "also"})
        yield Problem(file, loaded.lines.line(["wins", place, "seats"]), other, (remedy,))
    for path, message, remedy in shown.unused.told():
        yield Problem(file, loaded.lines.line(path), message, (remedy,))
    for source in sources.values():
        yield from _misread(loaded, source, shown.handed)


@contextmanager
def _watched(book: Rulebook, shown: _Shown) -> Generator[None]:
    """While it lasts, formulas of the rulebook that cannot be worked out are noted."""
    spots = {id(spot.formula): spot for spot in walk(book.scenario) if isinstance(spot, FormulaInPlace)}
    before = {key: spot.formula.run for key, spot in spots.items() if not spot.formula.is_constant}
    for key, run in before.items():
        spots[key].formula.run = partial(_run, run, spots[key], shown)
    try:
        yield
    finally:
        for key, run in before.items():
            spots[key].formula.run = run


def _run(run: Any, spot: FormulaInPlace, shown: _Shown, *about: Any) -> Any:
    try:
        value = run(*about)
    except FATAL as error:
        why = f"{type(error).__name__}: {str(error)[:200]}"
        shown.died.setdefault(id(spot.formula), (spot.path, spot.formula, shown.players, why))
        raise
    if spot.number and not isinstance(value, int | float):
        shown.died.setdefault(id(spot.formula), (spot.path, spot.formula, shown.players, f"no number: {value!r}"[:200]))
    return value


def _play(book: Rulebook, shown: _Shown) -> None:
    least, most = book.scenario.players
    for number in range(GAMES):
        shown.players = least + (most - least) * number // (GAMES - 1)
        try:
            _game(book, shown, number)
        except Exception as error:  # whatever a step may come to
            shown.stopped = shown.players, f"{type(error).__name__}: {str(error)[:200]}"
            return
        if shown.commands > COMMANDS:
            return


def _game(book: Rulebook, shown: _Shown, number: int) -> None:
    options = options_of(book, {}, [""] * shown.players)
    roles = options if isinstance(options, Refusal) else roles_for(book, shown.players, options)
    if isinstance(options, Refusal) or isinstance(roles, Refusal):
        return
    chance = random.Random(f"{book.id}/{number}")
    seed = chance.randrange(2**31)
    came = start(book, shuffled(roles, seed), seed=seed, options=options)
    game = came.game
    shown.hear(came.events)
    shown.unused.begin(game)
    for _ in range(PHASES):
        shown.unused.look(game, prompts(book, game))
        for command in _of_a_phase(book, game, chance):
            if game.winner is None:
                shown.hear(step(book, game, command, in_place=True).events)
        if game.winner is not None:
            _count(book, game, shown)
            break
    shown.unused.end()


def _count(book: Rulebook, game: Game, shown: _Shown) -> None:
    """See whether everybody who has won was said to: by their side, or as one who has joined another."""
    won = game.winner or []
    added = {seat.number for win in book.scenario.wins for seat in Scene(book, game).matching(win.also, living=False)}
    others = [game.seat(number).team for number in game.winners if number not in added]
    others = [team for team in others if team not in won]
    for place, win in enumerate(book.scenario.wins if others else ()):
        if win.seats is not None and set(win.team) <= set(won):
            shown.uncounted.setdefault(place, others[0])
            return


def _of_a_phase(book: Rulebook, game: Game, chance: random.Random) -> Iterator[Command]:
    """What is done in the running phase; what is shown of it is looked at as well."""
    views.wake_calls(book, game)
    views.ballot(book, game)
    views.floor(book, game)
    if chance.random() < DECIDING and book.scenario.host:
        do = chance.choice(list(book.scenario.host))
        least, most = book.scenario.host[do].at
        yield Host(do, tuple(chance.sample(game.living, min(len(game.living), least, most) if least else 0)))
    serial = game.serial
    for prompt in prompts(book, game):
        command = answer(prompt, chance)
        if isinstance(command, Vote):
            command = joining(command, prompt, game, chance, FOLLOW)
        if command is not None and game.serial == serial:
            yield command
    yield time_up(book, game)


def _misread(loaded: Loaded, source: Source, shown: Mapping[str, frozenset[str]]) -> Iterator[Problem]:
    """Texts of one language that name what they are never handed, or not each time."""
    file = source.read()
    for id_, named in file.arguments().items():
        known = handed(id_, loaded.book.scenario)
        text = id_.partition(".")[0]
        sure = [now for said, now in shown.items() if said == text or _numbered(said, text, file.lines)]
        for now in sure:
            known = now if known is None else known & now
        for name in sorted(named - known) if known is not None else ():
            message = of_text(id_, Phrase("not_given_here", {"name": (f"${name}",)}))
            there = tuple(f"${one}" for one in sorted(known or ()))
            remedy = Phrase("there_are", {"names": there}) if there else Phrase("there_are_none")
            yield source.problem(file.lines[id_], message, remedy)


def _numbered(said: str, text: str, there: Mapping[str, int]) -> bool:
    """Whether an announcement with a number is said by the text that all numbers share."""
    stem, _, number = said.rpartition("_")
    return number.isdecimal() and stem == text and said not in there
