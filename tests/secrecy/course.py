"""What people do in a game, so that two games can be the same in public and different in secret.

What everybody sees (votes, the talk, deeds of the day) is drawn from the course alone, and so is what one seat does,
through whose eyes the games are compared. What others do in secret, and when, is drawn from the `salt` of each game as
well.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from core.rulebook.book import Rulebook
from core.rulebook.course import NIGHTS
from core.rules.commands import Act, Vote
from core.rules.prompts import VOTE, Prompt
from core.rules.state import Game
from core.simulate.random_play import answer, extra
from core.table.lobby_state import CLOCK

OWN_TIME = 5.0
"""Seconds after a phase has begun at which the seat that looks on does what it does."""
SPELLS = (0.5, 3.5), (9.5, 12.0)
"""Seconds between which the others answer: not when the eye does something, which their presses would put off, and
sooner than any moment at which a night may end early."""
TALKS = 0.4
"""How likely somebody uses what the day offers."""


@dataclass(frozen=True, slots=True)
class Course:
    """What two games have in common. `eye`: the seat through whose eyes they are seen, 0 for somebody who looks on.

    `idle`: seats whose people do nothing at all. `quiet`: seats whose people do nothing by day. `apart`: seats that are
    not the same in both games; nobody attacks or accuses them, for as long as there are others. `doomed`: the eye is
    the first whom anybody attacks or accuses.
    """

    book: Rulebook
    players: int
    seed: int
    eye: int
    pace: str = CLOCK
    idle: frozenset[int] = frozenset()
    quiet: frozenset[int] = frozenset()
    apart: frozenset[int] = frozenset()
    doomed: bool = False

    def chance(self, *of: object) -> random.Random:
        """Chance that is the same in both games."""
        return random.Random("/".join(map(str, (self.seed, *of))))


@dataclass(frozen=True, slots=True)
class Doing:
    """Something that somebody does, so many seconds after the phase has begun."""

    after: float
    seat: int
    command: Act | Vote


def doings(course: Course, salt: int, book: Rulebook, game: Game, asked: Iterable[Prompt]) -> list[Doing]:
    """What people do in the running phase, in order of time."""
    found: list[Doing] = []
    for prompt in asked:
        by_night = game.phase in NIGHTS
        if prompt.seat in course.idle or (prompt.seat in course.quiet and not by_night):
            continue
        hidden = by_night and not _is_seen(course, game, prompt)
        chance = course.chance(game.serial, prompt.seat, prompt.do, salt if hidden else "")
        command = _decided(course, game, prompt, chance)
        if command is not None:
            after = OWN_TIME if prompt.seat == course.eye else chance.uniform(*chance.choice(SPELLS))
            found.append(Doing(round(after, 1), prompt.seat, command))
    return sorted(found, key=lambda doing: (doing.after, doing.seat))


def _is_seen(course: Course, game: Game, prompt: Prompt) -> bool:
    """Whether it is the eye's own deed, or one that its room sees."""
    return prompt.seat == course.eye or (
        prompt.room is not None and course.eye in game.members.get(prompt.room, [()])[0]
    )


def _decided(course: Course, game: Game, prompt: Prompt, chance: random.Random) -> Act | Vote | None:
    """What is given here. Nobody leaves a night unanswered."""
    if prompt.do == VOTE:
        return Vote(prompt.seat, (_among(course, game, prompt.seats, chance),))
    if game.phase not in NIGHTS and prompt.optional and (prompt.seat in course.apart or chance.random() > TALKS):
        return None
    if prompt.do == "kill" and prompt.least <= 1 <= prompt.most and not prompt.slots:
        victim = _among(course, game, prompt.seats, course.chance(game.serial, "victim"))
        given = {name: extra(spec, 1, prompt, chance) for name, spec in prompt.extras.items() if spec["required"]}
        return Act(prompt.seat, prompt.do, (victim,), given)
    chosen = answer(prompt, chance, 0.7)
    return chosen if isinstance(chosen, Act) else Act(prompt.seat, "pass") if game.phase in NIGHTS else None


def _among(course: Course, game: Game, seats: Iterable[int], chance: random.Random) -> int:
    """One of these seats, the same in both games where both offer it: the first of them in an order of the course's."""
    order = list(range(1, len(game.seats) + 1))
    chance.shuffle(order)
    order.sort(key=lambda seat: (seat in course.apart, not (course.doomed and seat == course.eye)))
    offered = set(seats)
    return next(seat for seat in order if seat in offered)
