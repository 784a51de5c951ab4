"""Lint: what a scenario file says wrongly though each part is well formed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from core.rulebook.formula import Formula
from core.rulebook.stage import StageCall

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Scenario

Path = list[str | int]
Finding = tuple[Path, str, str]

_HOOKS = ("begins", "changes", "ends")
_MOMENTS = ("start", "begins", "leaves", "over")


def lint(scenario: Scenario, known: frozenset[str]) -> list[Finding]:
    """Everything found: the path to it, what is wrong, what to do."""
    return [
        *_unknown_names(scenario, known),
        *_unknown_hooks(scenario),
        *_deal(scenario),
        *_unknown_references(scenario),
        *_blanks(scenario),
    ]


def _unknown_names(scenario: Scenario, known: frozenset[str]) -> Iterator[Finding]:
    for name in sorted(known & set(scenario.options)):
        yield ["options", name], f"formulas know {name!r} as something else", "give the option another name"
    for name in sorted(set(scenario.terms) & (known | set(scenario.options))):
        yield ["terms", name], f"formulas know {name!r} as something else", "give the term another name"
    plain = known | set(scenario.options)
    for path, formula in _formulas(scenario, []):
        # A term may not use terms: a few that use each other many times over would take for ever.
        names = plain if path[0] == "terms" else plain | set(scenario.terms)
        for name in sorted(formula.names - names):
            message = f"the formula {formula.text!r} uses {name!r}, which does not exist"
            yield path, message, f"names are: {', '.join(sorted(names))}"


def _unknown_hooks(scenario: Scenario) -> Iterator[Finding]:
    for hook in scenario.steps:
        phase, _, end = hook.partition(".")
        if hook not in _MOMENTS and (phase not in scenario.phases or end not in _HOOKS):
            remedy = f"use PHASE.{', PHASE.'.join(_HOOKS)}, {', '.join(_MOMENTS)}"
            yield ["steps", hook], f"nothing is called {hook!r}", remedy


def _deal(scenario: Scenario) -> Iterator[Finding]:
    least, most = scenario.players
    table = scenario.deal.table
    for n in range(least, most + 1):
        row = table.get(n)
        if row is None:
            yield ["deal", "table"], f"no row for {n} players", f"add {n}: {{...}} or change players"
        elif sum(row.values()) != n:
            yield ["deal", "table", n], f"the row for {n} players deals {sum(row.values())} roles", "correct it"
    for n, row in table.items():
        for role in row:
            if role not in scenario.roles:
                yield ["deal", "table", n, role], f"there is no role {role!r}", _allowed(scenario.roles)


def _blanks(scenario: Scenario) -> Iterator[Finding]:
    blanks = scenario.blanks
    if blanks is None:
        return
    option = scenario.options.get(blanks.option)
    if option is None or option.kind != "blanks":
        yield ["blanks", "option"], f"there is no option {blanks.option!r} of the kind 'blanks'", "describe it"
    for index, role in enumerate(blanks.roles):
        if role not in scenario.roles:
            yield ["blanks", "roles", index], f"there is no role {role!r}", _allowed(scenario.roles)
    for verb, owner in blanks.verbs.items():
        if owner not in scenario.roles:
            yield ["blanks", "verbs", verb], f"there is no role {owner!r}", _allowed(scenario.roles)
        elif verb not in scenario.roles[owner].abilities:
            yield ["blanks", "verbs", verb], f"{owner} has no ability {verb!r}", "name a role that has it"
    for team, base in blanks.teams.items():
        if team not in scenario.teams:
            yield ["blanks", "teams", team], f"there is no team {team!r}", _allowed(scenario.teams)
        if base not in scenario.roles:
            yield ["blanks", "teams", team], f"there is no role {base!r}", _allowed(scenario.roles)


def _unknown_references(scenario: Scenario) -> Iterator[Finding]:
    phases: list[tuple[Path, str]] = []
    for part, listed in (("opening", scenario.opening), ("cycle", scenario.cycle)):
        phases += [([part, index], phase) for index, phase in enumerate(listed)]
    for name, room in scenario.rooms.items():
        at: Path = ["rooms", name, "open"]
        phases += [(at, phase) for phase in room.open]
    for index, detour in enumerate(scenario.detours):
        phases.append((["detours", index, "phase"], detour.phase))
    for name in scenario.ballots:
        phases.append((["ballots", name], name))
    for at, ability in _abilities(scenario):
        phases += [([*at, "phases"], phase) for phase in ability.phases]
        for room in ability.room:
            if room not in scenario.rooms:
                yield [*at, "room"], f"there is no room {room!r}", _allowed(scenario.rooms)
    for path, phase in phases:
        if phase not in scenario.phases:
            yield path, f"there is no phase {phase!r}", _allowed(scenario.phases)
    for name, role in scenario.roles.items():
        if role.team not in scenario.teams:
            yield ["roles", name, "team"], f"there is no team {role.team!r}", _allowed(scenario.teams)
    if scenario.leader_mark is not None and scenario.leader_mark not in scenario.marks:
        yield ["leader_mark"], f"there is no mark {scenario.leader_mark!r}", _allowed(scenario.marks)
    for index, win in enumerate(scenario.wins):
        for team in win.team:
            if team not in scenario.teams and team != "nobody":
                yield ["wins", index, "team"], f"there is no team {team!r}", _allowed(scenario.teams)


def _abilities(scenario: Scenario) -> Iterator[tuple[Path, Ability]]:
    for do, ability in scenario.everyone.items():
        yield ["everyone", do], ability
    for name, role in scenario.roles.items():
        for do, ability in role.abilities.items():
            yield ["roles", name, "abilities", do], ability


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
