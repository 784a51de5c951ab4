"""Succession: who takes the place of a gang's member or chief who is lost."""

from __future__ import annotations

from core.rulebook.fields import FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat

LOST = "lost"


class Heir(Strict):
    """When a ``role`` is lost, a random living seat of ``of`` (about ``me``) becomes it, and is told so."""

    role: str
    of: FormulaField


class Recruit(Strict):
    """When one of whom ``lost`` (about ``me``) holds is lost, living seats of ``who`` become ``role`` and are told so;
    then all of ``circle`` are told ``seats:`` of it.
    """

    lost: FormulaField
    who: FormulaField
    role: str
    circle: FormulaField


class Succession(Params):
    """``recruits`` come before ``heirs``."""

    recruits: tuple[Recruit, ...] = ()
    heirs: tuple[Heir, ...] = ()


@stage("succession", Succession)
def succession(scene: Scene, params: Succession) -> None:
    """In ``leaves``: when all who leave at this moment have left, those who stay take the places."""
    if scene.leaver is None:
        return
    lost: list[Seat] = scene.pad.notes.setdefault(LOST, [])
    lost.append(scene.leaver)
    if any(scene.seat(number).alive for number in scene.pad.dead):
        return
    scene.pad.notes[LOST] = []
    for recruit in params.recruits:
        if any(scene.ask(recruit.lost, seat) for seat in lost):
            _enlist(scene, recruit)
    for heir in params.heirs:
        for _ in [seat for seat in lost if seat.role == heir.role]:
            _inherit(scene, heir)


def _enlist(scene: Scene, recruit: Recruit) -> None:
    new = scene.matching(recruit.who)
    for seat in new:
        scene.become(seat.number, recruit.role)
        scene.tell(seat.number, f"role:{recruit.role}", own=True)
    circle = [seat.number for seat in scene.matching(recruit.circle)] if new else []
    for number in circle:
        scene.tell(number, f"seats:{','.join(map(str, circle))}")
        scene.meet(number, circle)


def _inherit(scene: Scene, heir: Heir) -> None:
    candidates = scene.matching(heir.of)
    if candidates:
        chosen = scene.dice(heir.role).choice(candidates).number
        scene.become(chosen, heir.role)
        scene.tell(chosen, f"role:{heir.role}", own=True)
