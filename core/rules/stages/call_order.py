"""Strict calls: a night whose acts take effect one after the other, in the order in which roles are called.

Whoever falls at a call, or is hampered before their own, is called all the same, and what they do has no effect.
"""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


@stage("call_order", Params)
def call_order(scene: Scene, params: Params) -> None:
    """Bring the acts into the order of the calls: by role, as the scenario lists the roles, then by seat."""
    rank = scene.book.rank
    scene.pad.effects = sorted(scene.game.acts, key=lambda act: (rank[scene.seat(act.by).role], act.by))


def fall(scene: Scene, number: int, cause: str) -> None:
    """Somebody is killed at this call: what they would do at a later one is void, and they leave at dawn."""
    scene.pad.kill(number, cause)
    scene.pad.void.add(number)


def fallen(scene: Scene, number: int) -> bool:
    """Whether the seat was killed earlier tonight, or has left the game."""
    return number in scene.pad.dead or not scene.here(number)
