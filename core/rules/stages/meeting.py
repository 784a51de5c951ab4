"""Meetings: groups that open their eyes together and learn who they are."""

from __future__ import annotations

from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage
from core.scenario.fields import FormulaField


class Introduce(Params):
    """``who`` (a formula about ``me``) is the group; with fewer than ``least`` members nobody is told anything."""

    who: FormulaField
    least: int = 1
    answer: str = "seats"


@stage("introduce", Introduce)
def introduce(scene: Scene, params: Introduce) -> None:
    """Each member of the group is told all its seats, ascending, their own included, and knows them from now on."""
    group = [seat.number for seat in scene.matching(params.who)]
    if len(group) < params.least:
        return
    listed = ",".join(str(number) for number in group)
    for number in group:
        scene.tell(number, f"{params.answer}:{listed}")
        scene.meet(number, group)


class PointOut(Params):
    """Each of ``to`` is told ``answer:SEAT`` of each of ``who``."""

    to: FormulaField
    who: FormulaField
    answer: str


@stage("point_out", PointOut)
def point_out(scene: Scene, params: PointOut) -> None:
    """Some are shown which seat holds a certain role."""
    shown = scene.matching(params.who)
    for seat in scene.matching(params.to):
        for one in shown:
            scene.tell(seat.number, f"{params.answer}:{one.number}")
