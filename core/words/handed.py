"""What the bot hands to the texts of a rulebook: the variables that each of them may name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.rules.events import Announced, Event, Told

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Scenario

_NONE = frozenset[str]()
_ACT = frozenset({"at", "count", "do"})
_ANNOUNCED = frozenset({"seats", "count", "number", "over"})
_ANSWER = frozenset({"answer", "seats", "count"})
_ALONE = frozenset({"seat", "number"})
_ONE_SEAT = frozenset({"seat"})
_BOUNDS = frozenset({"least", "most"})
_NUMBERS = frozenset({"n", "needed"})
_MOMENT = frozenset({"day", "night"})
_BY_KIND = {
    **dict.fromkeys(("scenario", "role", "team", "side", "win", "room", "option", "choice", "warning"), _NONE),
    "announce": _ANNOUNCED | {"by", "card", "falls", "role"},
    "left": _ONE_SEAT,
    "told": _ANSWER | _ALONE | {"role", "word"},
    "refusal": frozenset({"seat", "do", "field", "least", "most", "role"}),
}
"""By how the id of a text begins. What is not here hangs on more of it, or belongs to the common texts."""


def handed(id_: str, scenario: Scenario) -> frozenset[str] | None:
    """The variables that the text of this id may be handed; None where nothing is known of it."""
    text, _, form = id_.partition(".")
    kind, _, name = text.partition("-")
    if kind == "verb":
        return _of_verb(name, form, scenario)
    if kind == "mark":
        return _ONE_SEAT if form else _NONE
    if kind == "phase" and name.endswith("-call"):
        return frozenset({"people"})
    if kind == "phase":
        begins = _MOMENT | {"phase", "serial", "seconds", "time", "on_defence"}
        return _MOMENT if form == "chapter" else begins if name.endswith("-begins") else _NONE
    if kind == "ballot":
        return _NONE if name.endswith("-nobody") else _NUMBERS
    if kind == "story":
        return {"left": _ONE_SEAT | {"role"}, "ballot": _NUMBERS}.get(name.partition("-")[0])
    return _BY_KIND.get(kind)


def handed_now(event: Event) -> tuple[str, frozenset[str]] | None:
    """The text that says what happened here, and what it is handed by this event; None where each event of its kind
    hands the same.
    """
    if isinstance(event, Announced):
        return f"announce-{event.code}", _ANNOUNCED.union(event.args)
    if isinstance(event, Told):
        said = event.said
        if isinstance(said.value, str):
            return f"told-{said.word}", frozenset({"answer", "role", "word"})
        return f"told-{said.word}", _ANSWER | _ALONE if len(said.numbers) == 1 else _ANSWER
    return None


def _of_verb(name: str, form: str, scenario: Scenario) -> frozenset[str]:
    """What an act's texts are handed: what it names and says; who gives it, where that is told to others."""
    if not form or form == "ask":
        return _NONE
    if form.startswith("with-"):
        return _BOUNDS
    extras = {extra for do, ability in _abilities(scenario) if do == name for extra in ability.extras}
    return _ACT | extras if form.startswith("chosen") else _ACT | extras | {"by", "ability"}


def _abilities(scenario: Scenario) -> Iterable[tuple[str, Ability]]:
    for listed in (scenario.everyone, *(role.abilities for role in scenario.roles.values())):
        for key, ability in listed.items():
            yield key, ability
            yield ability.given_as(key), ability
