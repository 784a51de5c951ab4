"""The matrix of a rulebook: every night verb on every role, by itself and with what hampers its actor.

One night is played for each cell at a small table seated by hand: the actor in seat 1, the target in seat 2, whoever
hampers in seat 3, plain roles in the others. What is done to those who have left is tried on a target that has.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from core.books.deal import options_of
from core.rulebook.book import Rulebook
from core.rulebook.lint.walk import Word, calls, walk
from core.rulebook.stage import Purpose, StageCall
from core.rules.commands import Act, Deadline
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.fold import fold
from core.rules.log_form import from_row
from core.rules.log_form import row as row_of
from core.rules.night.dawn import Dawn
from core.rules.prompts import Prompt, prompts
from core.rules.scene import Scene
from core.rules.state import Game
from core.simulate.night_tokens import ACTOR, HAMPERER, NAMES, TARGET, tokens
from core.simulate.random_play import answer
from core.simulate.sides import sides

HAMPERING = frozenset({"hamper", "divert", "rob"})
"""Stages whose deeds hamper whoever they are done to."""
NIGHT = "night"
NIGHTS = 4
"""Nights within which a verb must be asked for once."""
PLAIN_MANY = 4
PLAIN_OTHERS = 2
BOOKS = 16
"""So many rulebooks are remembered."""
UNLAWFUL = "unlawful"


class HalfAppliedError(Exception):
    """A night that does not come out whole."""


@dataclass(frozen=True, slots=True)
class Doing:
    """A verb in the hands of a role."""

    verb: str
    role: str
    night: int
    """The first in which it is asked for."""
    out: bool = False
    """Whether it is done to who has left the game."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What came of one night."""

    verb: str
    role: str
    target: str
    hamper: str | None
    """The verb done to the actor, or none."""
    outcome: tuple[str, ...]
    """One token a happening, in the order of events; `unlawful` alone where the rules do not let the act be given."""
    out: bool = False
    """Whether the target had left the game."""
    beside: str | None = None
    """The verb done beside it to whom it names, to its actor if it names nobody; or none."""


def matrix(book: Rulebook, verbs: Sequence[str] = ()) -> Iterator[Cell]:
    """Every cell, by verb, actor's role, target's role, hamper; only those of `verbs` where some are named. After those
    of a verb that shows by itself little of what it is for come its cells with something done beside it.

    Raises `HalfAppliedError` where a night does not come out whole.
    """
    hampering = hampers(book, doings(book))
    for doing in all_doings(book):
        if verbs and doing.verb not in verbs:
            continue
        seen = False
        for target in book.roles:
            for hamper in (None, *hampering):
                outcome = played(book, doing, target, hamper)
                seen = seen or (hamper is None and _is_seen(book, doing, target, outcome))
                yield Cell(doing.verb, doing.role, target, None if hamper is None else hamper.verb, outcome, doing.out)
        if (
            doing.out
            or (seen and doing.verb not in _purposed(book, "saves"))
            or doing.verb in {one.verb for one in hampering}
        ):
            continue
        for other in others(book):
            for target in book.roles if other.verb != doing.verb else ():
                outcome = played(book, doing, target, None, other)
                yield Cell(doing.verb, doing.role, target, None, outcome, beside=other.verb)


@lru_cache(maxsize=BOOKS)
def others(book: Rulebook) -> tuple[Doing, ...]:
    """What is done beside an act that shows nothing by itself: the first verb that puts a plain target out, and the
    first that asks something.
    """
    target = _plain(book, sides(book)[0])
    asking = _purposed(book, "asks")
    attack = question = None
    for doing in doings(book):
        came = came_of(played(book, doing, target, None), quiet(book, doing, target, None))
        if any(token.startswith(f"{NAMES[TARGET]} out") for token in came):
            attack = attack or doing
        elif doing.verb in asking and came and all(token.startswith(f"{NAMES[ACTOR]} told") for token in came):
            question = question or doing
    return tuple(one for one in (attack, question) if one is not None)


def _is_seen(book: Rulebook, doing: Doing, target: str, outcome: Sequence[str]) -> bool:
    """Whether anything comes of an act by itself."""
    return outcome != (UNLAWFUL,) and bool(came_of(outcome, quiet(book, doing, target, None)))


@lru_cache(maxsize=BOOKS)
def _purposed(book: Rulebook, purpose: Purpose) -> frozenset[str]:
    """The verbs that come to steps of this purpose."""
    return frozenset(verb for call in calls(book.scenario) if call.stage.purpose == purpose for verb in verbs_of(call))


def verbs_of(call: StageCall) -> tuple[str, ...]:
    """The verbs whose deeds a step takes."""
    verbs: str | tuple[str, ...] | None = getattr(call.params, "verb", None)
    return (verbs,) if isinstance(verbs, str) else tuple(verbs or ())


def hampers(book: Rulebook, found: Sequence[Doing]) -> list[Doing]:
    """Those of these verbs that hamper, as the rulebook's steps say, each in the hands of its first role."""
    by_verb = {doing.verb: doing for doing in reversed(found)}
    hampering: list[str] = []
    for call in calls(book.scenario):
        if call.name in HAMPERING:
            hampering += verbs_of(call)
    return [by_verb[verb] for verb in dict.fromkeys(hampering) if verb in by_verb]


@lru_cache(maxsize=BOOKS)
def doings(book: Rulebook) -> tuple[Doing, ...]:
    """The night verbs, each in the hands of the roles that are asked for it while all are in the game.

    What a whole gang may do, or anybody, is one thing, in the hands of the first who is asked.
    """
    return tuple(_doings(book, out=False))


@lru_cache(maxsize=BOOKS)
def all_doings(book: Rulebook) -> tuple[Doing, ...]:
    """As `doings`, and those that are done to who has left; by verb."""
    found = [*doings(book), *_doings(book, out=True)]
    order = list(dict.fromkeys(doing.verb for doing in found))
    return tuple(sorted(found, key=lambda doing: order.index(doing.verb)))


def _doings(book: Rulebook, *, out: bool) -> list[Doing]:
    found: list[Doing] = []
    shared: set[str] = set()
    for role in book.roles:
        own = {ability.given_as(key): ability for key, ability in book.roles[role].abilities.items()}
        game, log = _to_the_night(book, _table(book, role, _plain(book, sides(book)[0]), None), 1)
        if out:
            _put_out(book, game, log)
        asked: set[str] = set()
        for night in range(1, NIGHTS + 1):
            for prompt in prompts(book, game, ACTOR):
                alike = prompt.do not in own or bool(own[prompt.do].room)
                if prompt.do in asked or (alike and prompt.do in shared) or (out and TARGET not in _nameable(prompt)):
                    continue
                asked.add(prompt.do)
                if alike:
                    shared.add(prompt.do)
                found.append(Doing(prompt.do, role, night, out))
            if not _on_to_the_next(book, game):
                break
    order = list(dict.fromkeys(doing.verb for doing in found))
    return sorted(found, key=lambda doing: order.index(doing.verb))


def played(
    book: Rulebook, doing: Doing, target: str, hamper: Doing | None, beside: Doing | None = None, *, idle: bool = False
) -> tuple[str, ...]:
    """One night: the hampering act, the act, the answers of those who are asked because of them, the dawn. `beside`:
    what the hamperer's seat does, instead of hampering, to whom the act names; to its actor, if it names nobody. With
    `idle` the actor does nothing: what that brings by itself.
    """
    other = hamper or beside
    roles = _table(book, doing.role, target, None if other is None else other.role)
    night = max(doing.night, 1 if other is None else other.night)
    game, log = _to_the_night(book, roles, night)
    if doing.out:
        _put_out(book, game, log)
    chance = random.Random("matrix")
    if game.winner is not None or game.day_part != NIGHT:
        return (UNLAWFUL,)
    before = len(log)
    serial = game.serial
    known = {prompt.id for prompt in prompts(book, game)}
    if hamper is not None and not _give(book, game, log, seat=HAMPERER, verb=hamper.verb, at=ACTOR, chance=chance):
        return (UNLAWFUL,)
    aim = TARGET if _names_any(book, game, doing.verb) else ACTOR
    if not idle and not _give(book, game, log, seat=ACTOR, verb=doing.verb, at=TARGET, chance=chance):
        return (UNLAWFUL,)
    if beside is not None and not _give(book, game, log, seat=HAMPERER, verb=beside.verb, at=aim, chance=chance):
        return (UNLAWFUL,)
    for prompt in prompts(book, game) if game.serial == serial else ():
        if prompt.id not in known:
            command = answer(prompt, chance, willing=1.0)
            if command is not None:
                log += step(book, game, command, in_place=True).events
    if game.winner is None and game.serial == serial:
        log += step(book, game, Deadline(serial), in_place=True).events
    check_whole(game, log, serial)
    return tuple(tokens(log[before:]))


def quiet(book: Rulebook, doing: Doing, target: str, other: Doing | None) -> tuple[str, ...]:
    """What the same night brings when nobody does anything. `other`: who sits beside the two, if it matters."""
    roles = _table(book, doing.role, target, None if other is None else other.role)
    game, log = _to_the_night(book, roles, max(doing.night, 1 if other is None else other.night))
    if doing.out:
        _put_out(book, game, log)
    before = len(log)
    if game.winner is None:
        log += step(book, game, Deadline(game.serial), in_place=True).events
    return tuple(tokens(log[before:]))


def came_of(outcome: Sequence[str], calm: Sequence[str]) -> list[str]:
    """What a night brought besides what it brings by itself."""
    # What the actor meets with is never put down to the night: some act by default when they do nothing.
    calm_tokens = Counter(token for token in calm if not token.startswith(f"{NAMES[ACTOR]} "))
    return list((Counter(outcome) - calm_tokens).elements())


def _names_any(book: Rulebook, game: Game, verb: str) -> bool:
    """Whether the actor names somebody with this verb."""
    return any(prompt.do == verb and prompt.most for prompt in prompts(book, game, ACTOR))


def _put_out(book: Rulebook, game: Game, log: list[Event]) -> None:
    """The target leaves the game, as somebody may."""
    scene = Scene(book, game)
    scene.leave(TARGET, _way_out(book))
    log += scene.events


@lru_cache(maxsize=BOOKS)
def _way_out(book: Rulebook) -> str:
    """A way to leave: the night's, if the rulebook has one that is told at dawn."""
    dawns = [call.params.how for call in calls(book.scenario) if isinstance(call.params, Dawn)]
    ways = [spot.text for spot in walk(book.scenario) if isinstance(spot, Word) and spot.ref.kind == "how"]
    return next(iter([*dawns, *ways]), NIGHT)


def _nameable(prompt: Prompt) -> tuple[int, ...]:
    """Who may be named first."""
    return prompt.slots[0] if prompt.slots else prompt.seats


def _give(
    book: Rulebook, game: Game, log: list[Event], *, seat: int, verb: str, at: int, chance: random.Random
) -> bool:
    """Give one act; False where it is not asked for, or not against this seat."""
    prompt = next((one for one in prompts(book, game, seat) if one.do == verb), None)
    if prompt is None or (prompt.most > 0 and at not in _nameable(prompt)):
        return False
    came = step(book, game, Act(seat, verb, _named(prompt, at), _extras(prompt, game, at, chance)), in_place=True)
    log += came.events
    return came.refusal is None


def _named(prompt: Prompt, at: int) -> tuple[int, ...]:
    """The seats of an act against `at`; where there is room for more, the target comes next."""
    if prompt.most == 0:
        return ()
    named = [at]
    wanted = max(prompt.least, min(prompt.most, 2)) if prompt.slots else prompt.least
    for place in range(1, wanted):
        lawful = prompt.slots[place] if prompt.slots else prompt.seats
        free = [seat for seat in lawful if seat not in named]
        if not free:
            break
        named.append(TARGET if TARGET in free else free[-1])
    return tuple(named)


def _extras(prompt: Prompt, game: Game, at: int, chance: random.Random) -> dict[str, Any]:
    """What an act says besides seats: the target's own role where a role is named."""
    drawn = answer(prompt, chance, willing=1.0)
    extras = dict(drawn.extras) if isinstance(drawn, Act) else {}
    for name, spec in prompt.extras.items():
        if spec["kind"] == "role" and spec["required"] and game.seat(at).role in spec["choices"]:
            extras[name] = game.seat(at).role
    return extras


def _table(book: Rulebook, actor: str, target: str, hamperer: str | None) -> list[str]:
    many, *others = (_plain(book, team) for team in sides(book)[:2])
    return [actor, target, hamperer or many, *[many] * PLAIN_MANY, *others * PLAIN_OTHERS]


@lru_cache(maxsize=BOOKS * 8)
def _plain(book: Rulebook, team: str) -> str:
    """The plainest role of a team: dealt the oftenest, then the one with the least to it."""
    dealt: Counter[str] = Counter()
    for row in book.scenario.deal.table.values():
        dealt |= Counter(row)
    own = [role for role, described in book.roles.items() if described.team == team]

    def weight(role: str) -> tuple[int, int]:
        described = book.roles[role]
        return -dealt[role], len(described.abilities) + len(described.passives) + len(described.marks)

    return min(own, key=weight)


def _to_the_night(book: Rulebook, roles: Sequence[str], night: int) -> tuple[Game, list[Event]]:
    """The beginning of this night, nobody having done anything before; the game and its log."""
    options = options_of(book, {}, roles)
    assert isinstance(options, dict)
    came = start(book, roles, seed="matrix", options=options)
    game = came.game
    log = list(came.events)
    while game.winner is None and (game.day_part != NIGHT or game.night < night):
        log += step(book, game, Deadline(game.serial), in_place=True).events
    return game, log


def _on_to_the_next(book: Rulebook, game: Game) -> bool:
    """To the next night; False where the game is over before it."""
    night = game.night
    while game.winner is None and (game.day_part != NIGHT or game.night == night):
        step(book, game, Deadline(game.serial), in_place=True)
    return game.winner is None


def check_whole(game: Game, log: Sequence[Event], serial: int) -> None:
    """The night is over, nothing given in it is left waiting, and the log tells all of it, in JSON as well."""
    if game.winner is None and (game.serial == serial or game.acts):
        raise HalfAppliedError(f"the night is not over: {game.acts}")
    told = [from_row(row) for row in json.loads(json.dumps([row_of(event) for event in log]))]
    if json.dumps(fold(told).to_data(), sort_keys=True) != json.dumps(game.to_data(), sort_keys=True):
        raise HalfAppliedError("the log does not lead to the state")
