"""A scenario made ready for play: look-ups that the rules need often, worked out once from the schema."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.scenario.schema import Ability, Scenario


class Rulebook:
    """A loaded scenario with its look-up tables. Shared by all games of the scenario, never changed."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.id = scenario.id
        self.roles = scenario.roles
        self.steps = scenario.steps
        self.counts_as = {name: role.counts_as for name, role in scenario.roles.items()}
        self.tags = {name: frozenset(role.tags) for name, role in scenario.roles.items()}
        self.traits: dict[str, dict[str, Any]] = {name: dict(role.traits) for name, role in scenario.roles.items()}
        self.abilities: dict[str, dict[str, Ability]] = {
            name: {**scenario.everyone, **role.abilities} for name, role in scenario.roles.items()
        }
        self.by_phase: dict[tuple[str, str], list[tuple[str, Ability]]] = {}
        for name, abilities in self.abilities.items():
            for do, ability in abilities.items():
                for phase in ability.phases:
                    self.by_phase.setdefault((name, phase), []).append((do, ability))

    def in_phase(self, role: str, phase: str) -> list[tuple[str, Ability]]:
        """The abilities (verb and description) that a role may have in a phase."""
        return self.by_phase.get((role, phase), [])

    @cached_property
    def silent(self) -> frozenset[str]:
        """Marks that take a voice in any ballot."""
        return frozenset(mark for ballot in self.scenario.ballots.values() for mark in ballot.silent)
