"""Limits of use: how often abilities may be used, as they are set up when somebody is dealt or becomes a role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from core.rulebook.formula import as_number
from core.rules import stock

if TYPE_CHECKING:
    from core.rulebook.schema import Ability
    from core.rules.formula_names import FormulaNames
    from core.rules.state import Seat


def own_use(key: str) -> str:
    """The name of the use that says how often an ability may still name oneself."""
    return f"{key}:self"


def as_limit(value: Any) -> int | None:
    """The value of a formula that limits how often something may be done; a text, as an option's choice `unlimited`
    is, limits nothing: None."""
    return None if isinstance(value, str) else as_number(value)


def dealt(names: FormulaNames, seat: Seat) -> list[tuple[str, int | None]]:
    """The limits of use of a seat's role by name, as the formulas stand now."""
    limits = _limits(names, seat, names.book.abilities[seat.role])
    return [(name, left) for name, left in limits if left is not None]


def changed(names: FormulaNames, seat: Seat, before: str) -> list[tuple[str, int | None]]:
    """What changes for a seat that has become another role: what is new to it has the limits of the new role (None:
    there is none any more), what it keeps those that are left.
    """
    had = names.book.abilities[before]
    new = {key: ability for key, ability in names.book.abilities[seat.role].items() if had.get(key) is not ability}
    return [(name, left) for name, left in _limits(names, seat, new) if seat.uses.get(name) != left]


def spent(names: FormulaNames, seat: Seat, key: str, ability: Ability) -> bool:
    """Whether fewer uses of an ability are left than its limit, as the formula stands now."""
    limit = None if ability.uses is None else as_limit(ability.uses(names, seat))
    return limit is not None and seat.uses.get(key, limit) < limit


def _limits(names: FormulaNames, seat: Seat, abilities: Mapping[str, Ability]) -> Iterator[tuple[str, int | None]]:
    """Each use of these abilities by name, and how often; None where there is no limit."""
    for key, ability in abilities.items():
        yield key, None if ability.uses is None else as_limit(ability.uses(names, seat))
        yield own_use(key), None if ability.self_uses is None else as_limit(ability.self_uses(names, seat))
        for kind, count in ability.stock.items():
            yield stock.use(key, kind), count.number(names, seat)
