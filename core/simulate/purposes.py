"""What an ability is for, as the rulebook's steps say: whom it puts out, keeps in, asks about, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from core.rulebook.lint.walk import calls
from core.rulebook.stage import Purpose, StageCall

if TYPE_CHECKING:
    from core.rulebook.book import Rulebook
    from core.rulebook.schema import Ability, Scenario

BOOKS = 16
"""So many rulebooks are remembered."""
OF_THE_ACTOR = ("actor", "owner")

Purposes = frozenset[Purpose]
NONE: Purposes = frozenset()


class Uses:
    """What the abilities of a rulebook are for."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._by_deed: dict[str, set[Purpose]] = {}
        self._costly: set[str] = set()
        meaning = _meanings(book.scenario)
        for call in calls(book.scenario):
            for verb in _verbs(call):
                if _about_the_actor(call):
                    if call.stage.purpose == "harms" and _always(call):
                        self._costly.add(verb)
                else:
                    self._by_deed.setdefault(verb, set()).update(_purposes(call, meaning))
        self._meaning = meaning
        self._known: dict[tuple[str, str], Purposes] = {}

    def of(self, role: str, name: str) -> Purposes:
        """What the ability of this name is for in the hands of this role; nothing where that is not to be seen."""
        known = self._known.get((role, name))
        if known is None:
            known = self._known[role, name] = self._worked_out(role, name)
        return known

    def _worked_out(self, role: str, name: str) -> Purposes:
        ability = self._book.abilities[role].get(name)
        if ability is None:
            return NONE
        found = set(self._by_deed.get(ability.effect or ability.verb or name, ()))
        for call in _inner(ability):
            if not _about_the_actor(call):
                found |= _purposes(call, self._meaning)
        return frozenset(found)

    def costs_life(self, role: str, name: str) -> bool:
        """Whether whoever uses the ability leaves the game by it."""
        ability = self._book.abilities[role].get(name)
        if ability is None:
            return False
        if (ability.effect or ability.verb or name) in self._costly:
            return True
        return any(_about_the_actor(call) and call.stage.purpose == "harms" for call in _inner(ability))


@lru_cache(maxsize=BOOKS)
def uses_of(book: Rulebook) -> Uses:
    """What the abilities of this rulebook are for."""
    return Uses(book)


def _meanings(scenario: Scenario) -> dict[str, Purpose]:
    """What it means to have a mark, a label or a kind of protection, where the rulebook says so of itself."""
    found: dict[str, Purpose] = {}
    for rule in scenario.barred:
        found[rule.mark] = "hampers"
    for ballot in scenario.ballots.values():
        found |= dict.fromkeys(ballot.silent, "hampers")
    found |= dict.fromkeys(scenario.silencing, "hampers")
    for defence in scenario.defences:
        found |= {word: "saves" for word in (defence.mark, defence.label) if word is not None}
    return found


def _purposes(call: StageCall, meaning: dict[str, Purpose]) -> set[Purpose]:
    purpose = call.params.own_purpose or call.stage.purpose
    if purpose is not None:
        return {purpose} if purpose != "harms" or _of_all(call) else set()
    put: list[str] = []
    for field in ("mark", "label"):
        value: Any = getattr(call.params, field, None)
        put += [value] if isinstance(value, str) else list(value or ())
    return {meaning[one] for one in put if one in meaning}


def _verbs(call: StageCall) -> Iterable[str]:
    verbs: Any = getattr(call.params, "verb", None)
    return [verbs] if isinstance(verbs, str) else list(verbs or ())


def _about_the_actor(call: StageCall) -> bool:
    return getattr(call.params, "whom", None) in OF_THE_ACTOR


def _always(call: StageCall) -> bool:
    return call.condition.is_constant and _of_all(call)


def _of_all(call: StageCall) -> bool:
    """Whether it is so of whoever is named: what puts out now and then only is not done in order to put out."""
    on: Any = getattr(call.params, "on", None)
    return on is None or bool(on.is_constant)


def _inner(ability: Ability) -> Iterable[StageCall]:
    return [inner for call in ability.at_once for inner in _with_inner(call)]


def _with_inner(call: StageCall) -> list[StageCall]:
    """A step, and those that its parameters hold."""
    found = [call]
    for name in type(call.params).model_fields:
        value: Any = getattr(call.params, name)
        for one in value if isinstance(value, list | tuple) else ():  # pyright: ignore[reportUnknownVariableType]
            if isinstance(one, StageCall):
                found += _with_inner(one)
    return found
