"""What a rulebook leaves to the night where it does not say in which phases: meant is whatever phase is one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.rulebook.course import NIGHTS, part_of

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Scenario


def nights_of(scenario: Scenario, parts: Iterable[str] = ("night",)) -> list[str]:
    """The phases that are these parts of the day, in the rulebook's order: by default the counted nights."""
    wanted = frozenset(parts)
    return [name for name, phase in scenario.phases.items() if part_of(name, phase.part) in wanted]


def with_nights(scenario: Scenario) -> Scenario:
    """The scenario with its own nights where abilities, bars and rooms say no phase; as it is where they are called by
    the usual names.
    """
    nights = nights_of(scenario)
    all_nights = nights_of(scenario, NIGHTS)
    if set(all_nights) <= NIGHTS:
        return scenario

    def abilities(listed: dict[str, Ability]) -> dict[str, Ability]:
        return {
            name: one if "phases" in one.model_fields_set or not nights else one.model_copy(update={"phases": nights})
            for name, one in listed.items()
        }

    return scenario.model_copy(
        update={
            "everyone": abilities(scenario.everyone),
            "tagged": {tag: abilities(listed) for tag, listed in scenario.tagged.items()},
            "roles": {
                name: role.model_copy(update={"abilities": abilities(role.abilities)})
                for name, role in scenario.roles.items()
            },
            "barred": [
                bar if "phases" in bar.model_fields_set else bar.model_copy(update={"phases": nights})
                for bar in scenario.barred
            ],
            "rooms": {
                name: room if "open" in room.model_fields_set else room.model_copy(update={"open": all_nights})
                for name, room in scenario.rooms.items()
            },
        }
    )
