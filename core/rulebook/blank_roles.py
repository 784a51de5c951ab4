"""Blank roles: cards without powers of their own, bound at set-up to a team and to verbs of other roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.rulebook.formula import Formula

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.rulebook.schema import Ability, Call, Scenario


def filled(scenario: Scenario) -> Scenario:
    """The scenario with the blanks' possible abilities and calls written out, each open only to a blank bound to it."""
    blanks = scenario.blanks
    if blanks is None:
        return scenario
    borrowed = {**_lent(scenario), **_of_teams(scenario)}
    roles = dict(scenario.roles)
    for name in blanks.roles:
        role = roles[name]
        roles[name] = role.model_copy(update={"abilities": {**borrowed, **role.abilities}})
    wake: list[Call] = []
    for call in scenario.wake:
        wake.append(call)
        if call.lends is not None:
            wake += [_call(call, name, call.lends) for name in blanks.roles]
    return scenario.model_copy(update={"roles": roles, "wake": wake})


def _lent(scenario: Scenario) -> dict[str, Ability]:
    assert scenario.blanks is not None
    return {
        verb: _gated(scenario.roles[owner].abilities[verb], f"granted(me, '{verb}')")
        for verb, owner in scenario.blanks.verbs.items()
    }


def _of_teams(scenario: Scenario) -> dict[str, Ability]:
    """What every member of a team may do, for the blanks of that team; one verb of several teams is one ability."""
    assert scenario.blanks is not None
    teams: dict[str, list[str]] = {}
    found: dict[str, Ability] = {}
    for team, base in scenario.blanks.teams.items():
        for verb, ability in scenario.roles[base].abilities.items():
            teams.setdefault(verb, []).append(team)
            rooms = [*found[verb].room, *ability.room] if verb in found else ability.room
            found[verb] = found.get(verb, ability).model_copy(update={"room": rooms})
    return {verb: _gated(ability, f"card_team(me) in {tuple(teams[verb])!r}") for verb, ability in found.items()}


def _gated(ability: Ability, gate: str) -> Ability:
    return ability.model_copy(update={"if_": Formula(f"{gate} and ({ability.if_.text})"), "unless_code": "no_ability"})


def _call(call: Call, role: str, verb: str) -> Call:
    lent = Formula(f"lent('{role}', '{verb}')")
    return call.model_copy(update={"call": role, "who": Formula(f"me.role == '{role}'"), "if_": lent})


def binding(scenario: Scenario, role: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What a role is bound to: `{team, abilities}`; empty for a role that is no blank, or not bound."""
    blanks = scenario.blanks
    if blanks is None:
        return {}
    return (options.get(blanks.option) or {}).get(role) or {}


def team_of(scenario: Scenario, role: str, options: Mapping[str, Any]) -> str:
    """The team on a role's card: the scenario's, or the one that a blank is bound to."""
    return binding(scenario, role, options).get("team") or scenario.roles[role].team


def unbound(scenario: Scenario, roles: Sequence[str], options: Mapping[str, Any]) -> str | None:
    """The first of these roles that is a blank which nobody has bound; None where there is none."""
    blanks = scenario.blanks
    if blanks is None:
        return None
    return next((role for role in roles if role in blanks.roles and not binding(scenario, role, options)), None)


def lawful_binding(scenario: Scenario, value: Any) -> bool:
    """Whether a value binds blanks to teams and verbs that may be bound: `{role: {team, abilities: [verb ...]}}`."""
    blanks = scenario.blanks
    if blanks is None or not isinstance(value, dict):
        return False
    return all(
        role in blanks.roles
        and isinstance(bound, dict)
        and set(bound) <= {"team", "abilities"}
        and bound.get("team") in list(blanks.teams)
        and isinstance(bound.get("abilities", []), list)
        and all(verb in list(blanks.verbs) for verb in bound.get("abilities", []))
        for role, bound in value.items()
    )
