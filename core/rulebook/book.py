"""A scenario made ready for play: look-ups that the rules need often, worked out once from the schema."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from core.rulebook.blank_roles import binding, filled, team_of
from core.rulebook.course import Part, part_of
from core.rulebook.nights import nights_of, with_nights

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.rulebook.schema import Ability, Passive, Scenario


class Rulebook:
    """A loaded scenario with its look-up tables. Shared by all games of the scenario, never changed."""

    def __init__(self, scenario: Scenario) -> None:
        scenario = with_nights(filled(scenario))
        self.scenario = scenario
        self.id = scenario.id
        self.roles = scenario.roles
        self.steps = scenario.steps
        self._parts: dict[str, Part] = {name: part_of(name, phase.part) for name, phase in scenario.phases.items()}
        self.nights = nights_of(scenario)  # the phases that are counted as nights
        self.counts_as = {name: role.counts_as for name, role in scenario.roles.items()}
        self.tags = {name: frozenset(role.tags) for name, role in scenario.roles.items()}
        self.rank = {name: number for number, name in enumerate(scenario.roles)}
        self.abilities: dict[str, dict[str, Ability]] = {
            name: {**scenario.everyone, **role.abilities} for name, role in scenario.roles.items()
        }
        self.powers: dict[str, frozenset[str] | None] = {
            name: None if role.powers is None else frozenset(role.powers) for name, role in scenario.roles.items()
        }
        self.by_verb: dict[tuple[str, str], list[tuple[str, Ability]]] = {}
        for name, abilities in self.abilities.items():
            for key, ability in abilities.items():
                self.by_verb.setdefault((name, ability.given_as(key)), []).append((key, ability))
        self.by_phase: dict[tuple[str, str], list[tuple[str, Ability]]] = {}
        for name, abilities in self.abilities.items():
            for do, ability in abilities.items():
                for phase in ability.phases:
                    self.by_phase.setdefault((name, phase), []).append((do, ability))

    def called(self, id_: str) -> Rulebook:
        """The same rulebook by another id."""
        other = copy(self)
        other.id = id_
        other.scenario = self.scenario.model_copy(update={"id": id_})
        return other

    def part(self, phase: str) -> Part:
        """Which part of the day a phase is (`core.rulebook.course.Part`)."""
        return self._parts.get(phase) or part_of(phase)

    def team_of(self, role: str, options: Mapping[str, Any]) -> str:
        """The team on a role's card, in a game with these options."""
        return team_of(self.scenario, role, options)

    def lent(self, role: str, options: Mapping[str, Any]) -> list[str] | None:
        """The verbs that a blank role was bound to in a game with these options; None for any other role."""
        bound = binding(self.scenario, role, options)
        return list(bound.get("abilities", [])) if bound else None

    def find(self, role: str, do: str, phase: str) -> Ability | None:
        """The ability by which a role does a verb in this phase (in another phase, where it has none for this one)."""
        return self.find_key(role, do, phase)[1]

    def find_key(self, role: str, do: str, phase: str) -> tuple[str, Ability | None]:
        """As `find`, with the ability's own name, by which its uses are counted."""
        variants = self.by_verb.get((role, do), ())
        for key, ability in variants:
            if phase in ability.phases:
                return key, ability
        return variants[0] if variants else (do, None)

    def power(self, role: str, name: str) -> Ability | Passive | None:
        """What a role has under this name: something that works by itself, or an ability."""
        return self.roles[role].passives.get(name) or self.abilities[role].get(name)

    def in_phase(self, role: str, phase: str) -> list[tuple[str, Ability]]:
        """The abilities that a role may have in a phase, each with its name (the verb, unless it says another)."""
        return self.by_phase.get((role, phase), [])
