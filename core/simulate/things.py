"""What is handed to whom, of abilities that hand out things: only what the ability lets go to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.simulate.mind import Mind

if TYPE_CHECKING:
    from core.rulebook.schema import Ability
    from core.rules.prompts import Prompt

Handed = tuple[tuple[int, ...], dict[str, Any]]


def handed_out(mind: Mind, prompt: Prompt, ability: Ability, wanted: Sequence[int], count: int) -> Handed | None:
    """So many seats and what is said of what they get; None where nothing may be given to the `wanted`, the first
    choice first.
    """
    name = prompt.ability or prompt.do
    field = next(((name, one) for name, one in prompt.extras.items() if one["seats"] in (None, count)), None)
    offered = list(ability.stock)[:1] if field is None else list(field[1]["choices"])
    left = {kind: mind.uses.get(f"{name}:{kind}", count) for kind in offered}
    at: list[int] = []
    kinds: list[str] = []
    for seat in wanted:
        fitting = [kind for kind in offered if left[kind] > 0 and _may_have(mind, ability, seat, kind)]
        if len(at) < count and fitting:
            kind = mind.chance.choice(fitting)
            left[kind] -= 1
            at.append(seat)
            kinds.append(kind)
    if len(at) < count or not _together(mind, ability, at, kinds, left):
        return None
    if field is None:
        return tuple(at), {}
    each = field[1]["kind"] == "choices"
    return (tuple(at), {field[0]: kinds if each else kinds[0]}) if each or len(set(kinds)) == 1 else None


def _may_have(mind: Mind, ability: Ability, seat: int, kind: str) -> bool:
    if seat == mind.seat and ability.self_stock is not None and kind not in ability.self_stock:
        return False
    return not (seat in mind.shown_own and ability.known_stock is not None and kind not in ability.known_stock)


def _together(mind: Mind, ability: Ability, at: Sequence[int], kinds: list[str], left: dict[str, int]) -> bool:
    """Whether they may be given so, the first changed for another kind where one that needs company is alone."""
    if len(set(kinds)) > 1 or kinds[0] not in ability.never_alone:
        return True
    others = [
        kind
        for kind in left
        if kind not in ability.never_alone and left[kind] > 0 and _may_have(mind, ability, at[0], kind)
    ]
    if others:
        kinds[0] = mind.chance.choice(others)
    return bool(others)
