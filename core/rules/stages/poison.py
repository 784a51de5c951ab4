"""Poison that works a night later: who was poisoned in the night before dies, unless somebody helps."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.call_order import fall, fallen


class PoisonWorks(Params):
    """``mark``: who is poisoned. ``cures``: protections of tonight that cure. ``guard``: the protection by which
    somebody dies of it in the target's place (not if one of ``cures`` protects them too).
    """

    mark: str = "poisoned"
    cures: tuple[str, ...] = ("save",)
    guard: str | None = "guard"


@stage("poison_works", PoisonWorks)
def poison_works(scene: Scene, params: PoisonWorks) -> None:
    """After the last call: those who bear the mark die of it or are cured, and are poisoned no longer."""
    pad = scene.pad
    for seat in scene.living:
        number = seat.number
        if params.mark not in seat.marks or fallen(scene, number):
            continue
        scene.unmark(number, params.mark)
        if pad.protected(number, params.cures):
            continue
        guards = [by for kind, by in pad.guards.get(number, ()) if kind == params.guard and not fallen(scene, by)]
        if not guards:
            fall(scene, number, params.mark)
        elif not pad.protected(guards[0], params.cures):
            fall(scene, guards[0], params.mark)
