"""Random legal play: answers to prompts drawn by a generator, and whole games of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command, Vote
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.prompts import VOTE, Prompt, prompts
from core.rules.state import Game
from core.simulate.turns import time_up

PHASES_AT_MOST = 1000


@dataclass(frozen=True, slots=True)
class Played:
    """A game played to its end (or to `PHASES_AT_MOST` phases: then `finished` is false)."""

    game: Game
    events: list[Event]
    finished: bool
    commands: int


def answer(prompt: Prompt, chance: random.Random, willing: float = 0.85) -> Command | None:
    """A random lawful answer to a prompt, or None: an optional prompt is answered with probability `willing`."""
    if prompt.optional and chance.random() > willing:
        return None
    if prompt.do == VOTE:
        return Vote(prompt.seat, (prompt.seats[int(chance.random() * len(prompt.seats))],))
    at = _seats(prompt, chance)
    extras = {
        # A function of ours, no query.
        name: extra(spec, len(at), prompt, chance)
        for name, spec in prompt.extras.items()
        if spec["required"] or spec["seats"] == len(at)
    }
    return Act(prompt.seat, prompt.do, at, extras)


def _seats(prompt: Prompt, chance: random.Random) -> tuple[int, ...]:
    most = min(prompt.most, len(prompt.seats))
    count = most if most == prompt.least else chance.randint(prompt.least, most)
    if prompt.slots:
        named: list[int] = []
        for slot in prompt.slots[:count]:
            free = [number for number in slot if number not in named]
            if not free:
                break
            named.append(chance.choice(free))
        return tuple(named)
    if count == 1:
        return (prompt.seats[int(chance.random() * len(prompt.seats))],)
    return tuple(chance.sample(prompt.seats, count))


def extra(spec: Mapping[str, Any], targets: int, prompt: Prompt, chance: random.Random) -> Any:
    """A random lawful value of a further field, in an act that names so many `targets`."""
    kind = spec["kind"]
    if kind == "flag":
        return chance.random() < 0.5
    if kind == "number":
        return chance.randint(spec["least"], spec["most"])
    if kind == "seat":
        return chance.choice(prompt.seats) if prompt.seats else prompt.seat
    if kind == "word":
        return chance.choice(("lamp", "city", "river", "night"))
    if kind in ("roles", "choices"):
        return [chance.choice(spec["choices"]) for _ in range(targets)]
    return chance.choice(spec["choices"])


def joining(vote: Vote, prompt: Prompt, game: Game, chance: random.Random, follow: float) -> Vote:
    """The vote, or with the probability `follow` one for whom the voter before named."""
    before = next(reversed(game.votes.values()), ())
    if before and before[0] in prompt.seats and chance.random() < follow:
        return Vote(vote.voter, before[:1])
    return vote


def play(
    book: Rulebook,
    roles: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any],
    *,
    willing: float = 0.85,
    follow: float = 0.0,
    watch: Callable[[Sequence[Event]], object] | None = None,
) -> Played:
    """Play a whole game: every prompt of every phase is answered once at random, then the clock runs out.

    `willing`: how likely an optional prompt is answered. `follow`: how likely a voter joins the hand raised just
    before, as a table that talks would; with 0 each votes alone. `watch` is handed the events of each command as
    they happen.
    """
    chance = random.Random(f"{seed}/players")
    came = start(book, roles, seed=seed, options=options)
    game = came.game
    log = list(came.events)
    commands = 1
    if watch is not None:
        watch(came.events)
    asked: set[str] = set()
    phases = 0
    while game.winner is None and phases < PHASES_AT_MOST:
        serial = game.serial
        for prompt in prompts(book, game):
            if prompt.id in asked:
                continue
            asked.add(prompt.id)
            command = answer(prompt, chance, willing)
            if command is None:
                continue
            if isinstance(command, Vote) and follow:
                command = joining(command, prompt, game, chance, follow)
            came = step(book, game, command, in_place=True)
            commands += 1
            log += came.events
            if watch is not None:
                watch(came.events)
            if game.winner is not None:
                break
        if game.winner is None:
            came = step(book, game, time_up(book, game), in_place=True)
            commands += 1
            log += came.events
            if watch is not None:
                watch(came.events)
        if game.serial != serial:
            asked.clear()
            phases += 1
    return Played(game, log, game.winner is not None, commands)
