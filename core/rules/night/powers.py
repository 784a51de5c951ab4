"""Powers: what a role can do at night, and who had something to use."""

from __future__ import annotations

from core.rules import acts
from core.rules.scene import Scene
from core.rules.state import Seat


def able(scene: Scene) -> frozenset[int]:
    """Who had a power of their role that they might have used in the running phase, used or not; as first asked."""
    pad = scene.pad
    if pad.able is None:
        pad.able = frozenset(seat.number for seat in scene.living if _has_power(scene, seat))
    return pad.able


def powers(scene: Scene, seat: Seat) -> frozenset[str] | None:
    """The abilities that whoever hampers or robs the seat takes from it; None: whatever it does."""
    return scene.book.powers[seat.role]


def _has_power(scene: Scene, seat: Seat) -> bool:
    own = powers(scene, seat)
    if own is None:
        own = frozenset(scene.book.roles[seat.role].abilities)
    return any(
        acts.why_not_unmarked(scene, seat, key, ability) in (None, "already_done", "other_act_given")
        for key, ability in scene.book.in_phase(seat.role, scene.game.phase)
        if key in own
    )
