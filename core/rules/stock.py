"""Stocks: what somebody hands out that comes in kinds (real and blank guns), so many of each.

What is left of a kind is the use `ABILITY:KIND` of whoever hands it out. An act says one kind for all its seats, or one
for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from core.rules.refusal import Refusal

if TYPE_CHECKING:
    from core.rulebook.schema import Ability
    from core.rules.commands import Act
    from core.rules.state import Seat


def use(key: str, kind: str) -> str:
    """The name of the use that says what is left of a kind. `key` is the ability's name."""
    return f"{key}:{kind}"


def kinds(ability: Ability, at: Sequence[int], said: Mapping[str, Any]) -> list[str]:
    """The kind of what each of the seats is handed; the first in stock where nothing is said of it."""
    values = [said[name] for name, extra in ability.extras.items() if name in said and extra.choices]
    each = next((value for value in values if isinstance(value, list)), None)
    if each is not None:
        return [str(one) for one in each]
    return [str(values[0] if values else next(iter(ability.stock), ""))] * len(at)


def chief(ability: Ability, at: Sequence[int], said: Mapping[str, Any]) -> int:
    """The place of the seat that is handed the weightiest thing: stocks list the weightier kinds first."""
    if not ability.stock:
        return 0
    weights = {kind: weight for weight, kind in enumerate(ability.stock)}
    handed = [weights.get(kind, len(weights)) for kind in kinds(ability, at, said)]
    return handed.index(min(handed)) if handed else 0


def refusal(me: Seat, key: str, ability: Ability, act: Act) -> Refusal | None:
    """Why these things may not be handed to these seats: to oneself and to those one knows only the kinds that the
    ability allows; none that is used up; not those alone that need company.
    """
    asked: dict[str, int] = {}
    for number, kind in zip(act.at, kinds(ability, act.at, act.extras), strict=False):
        asked[kind] = asked.get(kind, 0) + 1
        if number == me.number and ability.self_stock is not None and kind not in ability.self_stock:
            return Refusal("self_target", {"seat": number})
        if number in me.knows and ability.known_stock is not None and kind not in ability.known_stock:
            return Refusal("own_team", {"seat": number})
    if len(asked) == 1 and not set(asked).isdisjoint(ability.never_alone):
        return Refusal("not_alone")
    for kind, count in asked.items():
        if me.uses.get(use(key, kind), count) < count:
            return Refusal("no_uses", {"do": act.do})
    return None
