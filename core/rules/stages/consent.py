"""Consent: acts that need another player's word of the same night."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Consent(Params):
    """Acts of ``verbs`` work only if somebody named their giver with ``confirm`` (and did not say ``accept:
    false``).

    When one of ``instead_of`` works so, acts of ``voids`` have no effect tonight, nor those of seats of which
    ``sleeps`` (a formula about ``me``) holds; ``code`` is announced at dawn.
    """

    verbs: tuple[str, ...]
    confirm: str = "confirm"
    instead_of: tuple[str, ...] = ()
    voids: tuple[str, ...] = ("kill",)
    sleeps: FormulaField = NO
    code: str | None = None


@stage("consent", Consent)
def consent(scene: Scene, params: Consent) -> None:
    """Void what was not agreed to, and what an agreed act takes the place of."""
    agreed = {
        number for act in scene.acts(params.confirm) if act.extras.get("accept", True) is not False for number in act.at
    }
    for act in scene.acts(*params.verbs):
        if act.by not in agreed:
            scene.pad.void_acts.add((act.by, act.do))
    if not any(scene.pad.works(act.by, act.do) for act in scene.acts(*params.instead_of)):
        return
    for act in scene.acts(*params.voids):
        scene.pad.void_acts.add((act.by, act.do))
    for seat in scene.matching(params.sleeps):
        scene.pad.void.add(seat.number)
    if params.code:
        scene.pad.code(params.code)
