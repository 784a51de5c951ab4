"""A rulebook as a table of its roles, made from its data: what each may do, what saves it, what others do to it.

Beside the row of a role stands what its card says (`core.authors.role_cards`): whoever writes cards reads one against
the other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from core.authors.known_by_card import Asked
from core.books.deal import options_of
from core.books.facts import facts, two_seats
from core.rulebook.ability import Ability
from core.rulebook.book import Rulebook
from core.rulebook.fields import YES
from core.rulebook.formula import Formula
from core.rulebook.lint.walk import FormulaInPlace, Word, calls, walk
from core.rulebook.refs import Ref
from core.rulebook.schema import Defence
from core.rulebook.stage import StageCall
from core.rules.refusal import Refusal

BOOKS = 32
TO_OTHERS = ("harms", "hampers", "recruits", "asks", "accuses")
"""What is done to players that they would want to know of."""
ON_CARDS = ("team", "counts_as", "appears", "tags", "marks", "vote_weight", "powers")
OF_THE_ACTOR = ("actor", "owner")
"""Steps about these lay what they give on whoever does the deed."""
LIMITS = ("who", "on", "wins")
"""The parameters by which stages say whom they are about."""


@dataclass(frozen=True, slots=True)
class RoleRow:
    """What a rulebook's data says of one role, line by line."""

    side: tuple[str, ...]
    """Its team and all that is on the card but abilities; the rooms in which it talks."""
    wins: tuple[str, ...]
    """When it wins."""
    acts: tuple[str, ...]
    """What it may do, and the steps that work with it."""
    steps: tuple[str, ...]
    """Whatever else speaks of this role in particular."""
    defences: tuple[str, ...]
    """What may save it, in the order in which the rulebook looks."""
    others: tuple[str, ...]
    """What others may do to it, and what makes its own acts fail."""

    @property
    def parts(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Its parts by name."""
        return ((one.name, getattr(self, one.name)) for one in fields(self))


@lru_cache(maxsize=BOOKS)
def role_rows(book: Rulebook) -> Mapping[str, RoleRow]:
    """The rows of all roles, in the rulebook's order."""
    maker = _RowMaker(book)
    return {role: maker.row(role) for role in book.roles}


@lru_cache(maxsize=BOOKS)
def acts_of_all(book: Rulebook) -> tuple[str, ...]:
    """What everybody may do whatever their card says, and the steps that work with it."""
    return tuple(_RowMaker(book).acts_of_all())


def brief(value: Any) -> str:
    """A part of a rulebook as one would write it into the file, without what its defaults say, on one line."""
    if isinstance(value, Formula):
        return value.text.lower() if value.text in ("True", "False") else value.text
    if isinstance(value, StageCall):
        given = brief(value.params)
        condition = "" if value.condition.text == YES.text else f" if {value.condition.text}"
        return f"{value.name}({given}){condition}"
    if isinstance(value, BaseModel):
        said = {
            info.alias or name: getattr(value, name)
            for name, info in type(value).model_fields.items()
            if name in value.model_fields_set
        }
        return ", ".join(f"{name}: {_inner(one)}" for name, one in said.items())
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_inner(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return _one_or_list([_inner(one) for one in value])
    return str(value).lower() if isinstance(value, bool) else str(value)


def _inner(value: Any) -> str:
    text = brief(value)
    return f"{{{text}}}" if isinstance(value, BaseModel | Mapping) else text


def _one_or_list(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"[{', '.join(texts)}]"


class _RowMaker:
    """What all rows of a rulebook have in common."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        options = options_of(book, {}, [""] * book.scenario.players[0])
        self._options: Mapping[str, Any] = {} if isinstance(options, Refusal) else options
        hooks = [*book.steps.items(), *((f"host {name}", one.steps) for name, one in book.scenario.host.items())]
        self._steps = [_Step.of(hook, call) for hook, listed in hooks for call in listed]
        # What a step holds in itself gives what it gives by its own verbs.
        self._giving = [inner for step in self._steps for inner in step.innermost()]
        blanks = book.scenario.blanks
        self._blanks = frozenset[str]() if blanks is None else frozenset(blanks.roles)
        rows = book.scenario.deal.table.values()
        self._several = frozenset(role for row in rows for role, count in row.items() if count > 1)
        self._met: dict[tuple[str, str], Asked] = {}
        self._verbs = {role: self._deeds(role) for role in book.roles}

    def row(self, role: str) -> RoleRow:
        """The row of one role."""
        return RoleRow(
            tuple(self._side(role)),
            tuple(self._wins(role)),
            tuple(self._acts(role)),
            tuple(self._named(role)),
            tuple(self._defences(role)),
            tuple(self._others(role)),
        )

    def acts_of_all(self) -> Iterator[str]:
        """What stands on no card because everybody has it."""
        for name, ability in self._book.scenario.everyone.items():
            yield f"{name}: {brief(ability)}".rstrip(": ")
            yield from (f"  {step.hook}: {step.text}" for step in self._steps if ability.done_as(name) in step.verbs)

    def _asked(self, me: str, target: str) -> Asked:
        if (me, target) not in self._met:
            self._met[me, target] = Asked(*two_seats(self._book, me, target, self._options))
        return self._met[me, target]

    def _own(self, role: str) -> dict[str, Ability]:
        """The abilities on a card by name; a blank one's are bound by the table."""
        return {} if role in self._blanks else self._book.roles[role].abilities

    def _deeds(self, role: str) -> frozenset[str]:
        """What a role does, by what its deeds are called."""
        own = {ability.done_as(name) for name, ability in self._own(role).items()}
        return frozenset(own | set(self._book.roles[role].passives))

    def _with(self, verbs: frozenset[str]) -> list[str]:
        return [role for role in self._book.roles if self._verbs[role] & verbs]

    def _side(self, role: str) -> Iterator[str]:
        card = self._book.roles[role]
        yield ", ".join(f"{name}: {_inner(getattr(card, name))}" for name in ON_CARDS if name in card.model_fields_set)
        for name, room in self._book.scenario.rooms.items():
            left = self._asked(role, role).left_of(room.who)
            if left is not None:
                yield f"room {name}{_if(left)}"

    def _wins(self, role: str) -> Iterator[str]:
        team = self._book.roles[role].team
        for win in self._book.scenario.wins:
            if win.seats is not None:
                left = self._asked(role, role).left_of(win.seats)
            else:
                left = "" if team in win.team else None
            added = self._asked(role, role).left_of(win.also)
            for whom in (left,) if left == "" else (left, added):
                if whom is not None:
                    yield f"with {_one_or_list(list(win.team))} if {win.if_.text}{_if(whom, 'of whom')}"
        for beside in self._book.scenario.beside:
            left = self._asked(role, role).left_of(beside.seats) if team in beside.team else None
            if left is not None:
                yield f"beside whoever wins{_if('' if beside.if_ is YES else beside.if_.text)}{_if(left, 'of whom')}"

    def _acts(self, role: str) -> Iterator[str]:
        for name, ability in self._own(role).items():
            yield f"{name}: {brief(ability)}".rstrip(": ")
            yield from self._worked(ability.done_as(name), role)
        for name, passive in self._book.roles[role].passives.items():
            yield f"{name} by itself: {brief(passive)}".rstrip(": ")
            yield from self._worked(name, role)

    def _worked(self, verb: str, role: str) -> Iterator[str]:
        """The steps that take a verb from this role's hands."""
        for step in self._steps:
            who = getattr(step.call.params, "who", YES)
            if verb in step.verbs and (
                not isinstance(who, Formula) or self._asked(role, role).left_of(who) is not None
            ):
                yield f"  {step.hook}: {step.text}"

    def _named(self, role: str) -> Iterator[str]:
        """What speaks of this role, its tags or its marks, and is no part of its own acts."""
        card = self._book.roles[role]
        words = {role, *card.tags, *card.marks}
        terms = {name for name, term in self._book.scenario.terms.items() if _texts(term) & words}
        for step in self._steps:
            speaks = step.said & words or step.asked & terms or role in step.roles
            if speaks and not step.verbs & self._verbs[role]:
                yield f"{step.hook}: {step.text}"

    def _defences(self, role: str) -> Iterator[str]:
        for rule in self._book.scenario.defences:
            own = rule.kind is None and (rule.mark is None or rule.mark in self._book.roles[role].marks)
            givers = [] if own else self._givers(rule, role)
            # A formula that is about who attacks as well is not decided by this card.
            decided = "me" not in _names(rule.if_)
            left = self._asked(role, role).left_of(rule.if_) if decided else rule.if_.text
            if left is not None and (own or givers):
                yield f"{brief(rule)}{f' (from {_one_or_list(givers)})' if givers else ''}"

    def _givers(self, rule: Defence, role: str) -> list[str]:
        """The roles that may lay on a player of this one what the defence asks for."""
        wanted = {rule.kind, rule.mark}
        steps = [step for step in self._giving if step.gives & wanted]
        return [giver for giver in self._book.roles if any(self._may_give(step, giver, role) for step in steps)]

    def _may_give(self, step: _Step, giver: str, role: str) -> bool:
        if not step.verbs & self._verbs[giver]:
            return False
        doing = [ability for name, ability in self._own(giver).items() if ability.done_as(name) in step.verbs]
        if not doing or getattr(step.call.params, "whom", None) in OF_THE_ACTOR:
            return giver == role  # what a card does by itself, it does to its owner
        oneself = any(not ability.self_.is_constant or ability.self_.constant for ability in doing)
        if giver == role and giver not in self._several and not oneself:
            return False
        return self._left(step, giver, role) is not None

    def _others(self, role: str) -> Iterator[str]:
        known = facts(self._book, role, self._options)
        if known.stopped_by:
            yield f"fails by: {', '.join(known.stopped_by)}"
        yield from (f"told to {', '.join(asked.by)}: {asked.answer.text}" for asked in known.asked)
        for step in self._steps:
            if step.call.stage.purpose in TO_OTHERS:
                yield from self._done_to(role, step)

    def _done_to(self, role: str, step: _Step) -> Iterator[str]:
        by_condition: dict[str, list[str]] = {}
        for other in self._with(step.verbs):
            left = self._left(step, other, role)
            if left is not None:
                by_condition.setdefault(left, []).append(other)
        for left, by in by_condition.items():
            yield f"{step.call.name} ({', '.join(sorted(step.verbs))}) by {', '.join(by)}{_if(left)}"

    def _left(self, step: _Step, me: str, target: str) -> str | None:
        """What must hold besides for the step to be about a target with this card; None where it never is."""
        same = self._book.roles[me].team == self._book.roles[target].team
        doing = [ability for name, ability in self._own(me).items() if ability.done_as(name) in step.verbs]
        if same and all(ability.team == "other" for ability in doing):
            return None
        conditions: list[str] = []
        for name in LIMITS:
            formula = getattr(step.call.params, name, None)
            left = self._asked(me, target).left_of(formula) if isinstance(formula, Formula) else ""
            if left is None:
                return None
            conditions += [left] if left else []
        return " and ".join(conditions)


def _if(left: str, word: str = "if") -> str:
    return f" {word} {left}" if left else ""


@dataclass(frozen=True, slots=True)
class _Step:
    """A step of the rulebook, with what is asked of it for each role."""

    hook: str
    call: StageCall
    text: str
    verbs: frozenset[str]
    """The verbs whose deeds it takes."""
    roles: frozenset[str]
    """The roles that it makes of somebody."""
    gives: frozenset[str]
    """The kinds of protection and the marks that it lays on players."""
    said: frozenset[str]
    """The texts in its formulas."""
    asked: frozenset[str]
    """The names in them."""

    @classmethod
    def of(cls, hook: str, call: StageCall) -> _Step:
        """The step that is listed under this hook."""
        spots = list(walk(call.params))
        words = [spot for spot in spots if isinstance(spot, Word)]
        formulas = [call.condition, *(inner.condition for inner in calls(call.params))]
        formulas += [spot.formula for spot in spots if isinstance(spot, FormulaInPlace)]
        return cls(
            hook,
            call,
            brief(call),
            frozenset(word.text for word in words if word.ref.kind == "verb"),
            frozenset(word.text for word in words if word.ref.kind == "role"),
            frozenset(word.text for word in words if word.ref.kind == "mark" or word.ref == Ref("kind", puts=True)),
            frozenset[str]().union(*map(_texts, formulas)),
            frozenset[str]().union(*(formula.names for formula in formulas)),
        )

    def innermost(self) -> Iterator[_Step]:
        """The steps in it that hold none themselves; this one where it holds none."""
        inner = list(calls(self.call.params))
        if not inner:
            yield self
        yield from (_Step.of(self.hook, call) for call in inner if not any(calls(call.params)))


def _texts(formula: Formula) -> set[str]:
    """The texts that a formula names."""
    nodes = ast.walk(ast.parse(formula.text.strip(), mode="eval"))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _names(formula: Formula) -> set[str]:
    """The names that a formula uses, also of what it is asked about."""
    return {node.id for node in ast.walk(ast.parse(formula.text.strip(), mode="eval")) if isinstance(node, ast.Name)}
