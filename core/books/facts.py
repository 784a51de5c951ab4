"""What a rulebook says of a role besides the words on its card: worked out from the data that the rules read."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from core.rulebook.ability import Ability
from core.rulebook.book import Rulebook
from core.rulebook.lint.walk import calls
from core.rulebook.stage import StageCall
from core.rules.answer import Answer
from core.rules.night.ask import Ask
from core.rules.night.hamper import Fail, Hamper
from core.rules.night.pay import Pay
from core.rules.scene import Scene
from core.rules.state import Game, Seat
from core.rules.uses import as_limit

BOOKS = 32
UNLIMITED = 50
"""So many uses are no limit in any game."""
ASKER = 1
ASKED = 2


@dataclass(frozen=True, slots=True)
class ExpectedAnswer:
    """What those of some roles are told who ask about a role, nothing else being done to either that night."""

    by: tuple[str, ...]
    answer: Answer


@dataclass(frozen=True, slots=True)
class AbilityLimits:
    """What holds of an ability besides that it may be used on one other player."""

    ability: str
    """The ability's name."""
    phases: tuple[str, ...]
    """In which phases, where it is not the night."""
    uses: int | None
    """How often in a game; None for without a limit."""
    oneself: bool
    """Whether one may name oneself, and how often."""
    self_uses: int | None
    no_repeat: bool
    """Whether the seats of the night before may not be named again."""
    must: bool
    """Whether one must act."""

    @property
    def exist(self) -> bool:
        """Whether there is anything to say."""
        return self.uses is not None or self.oneself or self.no_repeat or self.must or bool(self.phases)


@dataclass(frozen=True, slots=True)
class Facts:
    """What may be said of a role in a game with these options."""

    team: str
    counts_as: str | None
    """The side for which it counts, if another."""
    asked: tuple[ExpectedAnswer, ...]
    limits: tuple[AbilityLimits, ...]
    stopped_by: tuple[str, ...]
    """Roles that can make what it does at night fail."""


def facts(book: Rulebook, role: str, options: Mapping[str, Any]) -> Facts:
    """All that the data says of a role; of a blank one its side alone, since all else is bound by the table."""
    team = book.team_of(role, options)
    if _is_blank(book, role):
        return Facts(team, None, (), (), ())
    counts_as = book.counts_as[role]
    return Facts(
        team,
        counts_as if counts_as != team else None,
        tuple(_asked(book, role, options)),
        tuple(limits for limits in _limits(book, role, options) if limits.exist),
        tuple(_stopped_by(book, role, options)),
    )


def _is_blank(book: Rulebook, role: str) -> bool:
    blanks = book.scenario.blanks
    return blanks is not None and role in blanks.roles


def two_seats(book: Rulebook, asker: str, asked: str, options: Mapping[str, Any]) -> tuple[Scene, Seat, Seat]:
    """A night in which these two roles meet, and nothing has been done yet; the seats of the two."""
    game = Game()
    game.options = dict(options)
    game.phase = next(iter(book.nights), "")
    game.night = 1
    game.serial = 1
    for number, role in ((ASKER, asker), (ASKED, asked)):
        seat = Seat(number, role, book.team_of(role, options))
        seat.marks = {mark: [None, None] for mark in book.roles[role].marks}
        game.seats.append(seat)
    return Scene(book, game), game.seat(ASKER), game.seat(ASKED)


@lru_cache(maxsize=BOOKS)
def _questions(book: Rulebook) -> tuple[Ask, ...]:
    """Those whose answer says what somebody is: where a value comes with it, it is the card, or what they did."""
    asked = (call.params for call in calls(book.scenario) if isinstance(call.params, Ask))
    return tuple(question for question in asked if not question.values and len(question.answers) > 1)


@lru_cache(maxsize=BOOKS)
def _night(book: Rulebook) -> tuple[StageCall, ...]:
    """What is worked out at the end of the night, in order, steps inside others before these."""
    listed = (call for night in book.nights for call in book.steps.get(f"{night}.ends", ()))
    return tuple(inner for call in listed for inner in (*reversed(list(calls(call.params))), call))


def _with_verb(book: Rulebook, verbs: tuple[str, ...]) -> Iterator[str]:
    """The roles that do one of these at night by an ability of their own."""
    for name, role in book.roles.items():
        if _is_blank(book, name):
            continue
        own = ((ability.effect or ability.verb or key, ability) for key, ability in role.abilities.items())
        if any(verb in verbs and _at_night(book, ability) for verb, ability in own):
            yield name


def _at_night(book: Rulebook, ability: Ability) -> bool:
    return any(night in ability.phases for night in book.nights)


def _asked(book: Rulebook, role: str, options: Mapping[str, Any]) -> Iterator[ExpectedAnswer]:
    told: dict[Answer, list[str]] = {}
    for question in _questions(book):
        for asker in _with_verb(book, question.verb):
            scene, me, target = two_seats(book, asker, role, options)
            if not scene.ask(question.who, me):
                continue
            word = next((word for word, holds in question.answers.items() if scene.ask(holds, me, target)), None)
            if word is not None:
                told.setdefault(Answer(word), []).append(asker)
    yield from (ExpectedAnswer(tuple(dict.fromkeys(by)), answer) for answer, by in told.items())


def _limits(book: Rulebook, role: str, options: Mapping[str, Any]) -> Iterator[AbilityLimits]:
    scene, me, other = two_seats(book, role, role, options)
    for name, ability in book.roles[role].abilities.items():
        uses = None if ability.uses is None else as_limit(scene.ask(ability.uses, me))
        self_uses = None if ability.self_uses is None else as_limit(scene.ask(ability.self_uses, me))
        yield AbilityLimits(
            ability=name,
            phases=() if _at_night(book, ability) else tuple(ability.phases),
            uses=None if uses is None or uses >= UNLIMITED else uses,
            oneself=bool(scene.ask(ability.self_, me, other)),
            self_uses=None if self_uses is None or self_uses >= UNLIMITED else self_uses,
            no_repeat=ability.repeat == "no",
            must=bool(scene.ask(ability.mandatory, me)),
        )


def _stopped_by(book: Rulebook, role: str, options: Mapping[str, Any]) -> Iterator[str]:
    found: dict[str, None] = {}
    for place, call in enumerate(_night(book)):
        rule = call.params
        if not isinstance(rule, Hamper) or not _has_to_lose(book, role, rule, place):
            continue
        for hampering in _with_verb(book, rule.verb):
            scene, me, target = two_seats(book, hampering, role, options)
            lawful = hampering != role and _may_name(book, me, target, rule.verb)
            if lawful and scene.ask(rule.who, me) and scene.ask(rule.on, me, target):
                found[hampering] = None
    yield from found


def _has_to_lose(book: Rulebook, role: str, rule: Hamper, place: int) -> bool:
    """Whether the role has a power that this takes from it: one of the night that has not taken effect by then."""
    own = book.powers[role]
    for name, ability in book.roles[role].abilities.items():
        verb = ability.effect or ability.verb or name
        spared = verb in rule.but or ability.under.get(rule.label or "") == "stands"
        if (
            _at_night(book, ability)
            and (own is None or name in own)
            and not spared
            and _takes_effect(book, verb) > place
        ):
            return True
    return False


def _takes_effect(book: Rulebook, verb: str) -> float:
    """The place of the first step that works with what this verb does; where it does nothing but hamper, of the last
    that does. None is the last of all, and so is a hampering that fails by what has become of its giver."""
    hampers: list[int] = []
    fails_later = False
    for place, call in enumerate(_night(book)):
        verbs = getattr(call.params, "verb", ())
        if verb not in ([verbs] if isinstance(verbs, str) else verbs):
            continue
        if isinstance(call.params, Fail):
            fails_later = fails_later or not call.params.who.is_constant
        elif isinstance(call.params, Hamper):
            hampers.append(place)
        elif not isinstance(call.params, Pay):
            return place
    return hampers[-1] if hampers and not fails_later else math.inf


def _may_name(book: Rulebook, me: Seat, target: Seat, verbs: tuple[str, ...]) -> bool:
    """Whether one of these verbs is not for other sides alone, or the target is of another."""
    own = book.roles[me.role].abilities.items()
    doing = [ability for name, ability in own if (ability.effect or ability.verb or name) in verbs]
    return me.team != target.team or any(ability.team == "any" for ability in doing)
