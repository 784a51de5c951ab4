"""Limits of use: how often abilities may be used, as they are set up when somebody is dealt or becomes a role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from core.rules import events, stock

if TYPE_CHECKING:
    from core.rulebook.schema import Ability
    from core.rules.scene import Scene
    from core.rules.state import Seat


def own_use(key: str) -> str:
    """The name of the use that says how often an ability may still name oneself."""
    return f"{key}:self"


def deal(scene: Scene, seat: Seat) -> None:
    """Set the limits of use of a seat's role up, as the formulas stand now."""
    for name, left in _limits(scene, seat, scene.book.abilities[seat.role]):
        if left is not None:
            _set(scene, seat, name, left)


def change(scene: Scene, seat: Seat, before: str) -> None:
    """The seat has become another role: what is new to it has the limits of the new role, what it keeps those left."""
    had = scene.book.abilities[before]
    new = {key: ability for key, ability in scene.book.abilities[seat.role].items() if had.get(key) is not ability}
    for name, left in _limits(scene, seat, new):
        if seat.uses.get(name) != left:
            _set(scene, seat, name, left)


def _limits(scene: Scene, seat: Seat, abilities: Mapping[str, Ability]) -> Iterator[tuple[str, int | None]]:
    """Each use of these abilities by name, and how often; None where there is no limit."""
    for key, ability in abilities.items():
        limit = None if ability.uses is None else scene.ask(ability.uses, seat)
        yield key, limit if isinstance(limit, int) else None
        yield own_use(key), None if ability.self_uses is None else int(scene.ask(ability.self_uses, seat))
        for kind, count in ability.stock.items():
            yield stock.use(key, kind), int(scene.ask(count, seat))


def _set(scene: Scene, seat: Seat, name: str, left: int | None) -> None:
    scene.emit("uses", events.seat(seat.number), seat=seat.number, ability=name, left=left)
