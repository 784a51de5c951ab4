"""Lint: what a scenario file says wrongly though each part is well formed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from core.rules.formula import Formula
from core.rules.names import KNOWN
from core.rules.stages.registry import StageCall

if TYPE_CHECKING:
    from core.scenario.schema import Scenario

Path = list[str | int]
Finding = tuple[Path, str, str]

_HOOKS = ("begins", "ends")
_MOMENTS = ("start", "leaves", "over")


def lint(scenario: Scenario) -> list[Finding]:
    """Everything found: the path to it, what is wrong, what to do."""
    found: list[Finding] = []
    names = KNOWN | set(scenario.options)
    for path, formula in _formulas(scenario, []):
        for name in sorted(formula.names - names):
            allowed = ", ".join(sorted(names))
            found.append((path, f"the formula {formula.text!r} uses {name!r}, which does not exist", f"names are: {allowed}"))
    for hook in scenario.steps:
        phase, _, end = hook.partition(".")
        if hook not in _MOMENTS and (phase not in scenario.phases or end not in _HOOKS):
            remedy = f"use PHASE.begins, PHASE.ends, {', '.join(_MOMENTS)}"
            found.append((["steps", hook], f"nothing is called {hook!r}", remedy))
    least, most = scenario.players
    for n in range(least, most + 1):
        row = scenario.deal.table.get(n)
        if row is None:
            found.append((["deal", "table"], f"no row for {n} players", f"add {n}: {{...}} or change players"))
        elif sum(row.values()) != n:
            found.append((["deal", "table", n], f"the row for {n} players deals {sum(row.values())} roles", "correct it"))
    for n, row in scenario.deal.table.items():
        for role in row:
            if role not in scenario.roles:
                found.append((["deal", "table", n, role], f"there is no role {role!r}", _allowed(scenario.roles)))
    for name, room in scenario.rooms.items():
        for phase in room.open:
            if phase not in scenario.phases:
                found.append((["rooms", name, "open"], f"there is no phase {phase!r}", _allowed(scenario.phases)))
    for name, role in scenario.roles.items():
        for do, ability in role.abilities.items():
            at: Path = ["roles", name, "abilities", do]
            for phase in ability.phases:
                if phase not in scenario.phases:
                    found.append(([*at, "phases"], f"there is no phase {phase!r}", _allowed(scenario.phases)))
            if ability.room is not None and ability.room not in scenario.rooms:
                found.append(([*at, "room"], f"there is no room {ability.room!r}", _allowed(scenario.rooms)))
    for index, win in enumerate(scenario.wins):
        for team in win.team:
            if team not in scenario.teams and team != "nobody":
                found.append((["wins", index, "team"], f"there is no team {team!r}", _allowed(scenario.teams)))
    return found


def _allowed(names: Any) -> str:
    return f"there are: {', '.join(sorted(names))}"


def _formulas(value: Any, path: Path) -> Iterator[tuple[Path, Formula]]:
    if isinstance(value, Formula):
        yield path, value
    elif isinstance(value, StageCall):
        yield path, value.condition
        yield from _formulas(value.params, [*path, value.name])
    elif isinstance(value, BaseModel):
        for name, info in type(value).model_fields.items():
            yield from _formulas(getattr(value, name), [*path, info.alias or name])
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _formulas(item, [*path, key])
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield from _formulas(item, [*path, index])
