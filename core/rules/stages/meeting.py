"""Meetings: groups that open their eyes together and learn who they are."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Introduce(Params):
    """``who`` (a formula about ``me``) is the group; with fewer than ``least`` members nobody is told anything.

    ``answer``: null where they only see one another, and nothing is said. ``roles``: they also learn each other's
    roles.
    """

    who: FormulaField
    least: int = 1
    answer: str | None = "seats"
    roles: bool = False


@stage("introduce", Introduce)
def introduce(scene: Scene, params: Introduce) -> None:
    """Each member of the group is told all its seats, ascending, their own included, and knows them from now on."""
    group = [seat.number for seat in scene.matching(params.who)]
    if len(group) < params.least:
        return
    listed = ",".join(str(number) for number in group)
    for number in group:
        if params.answer is not None:
            scene.tell(number, f"{params.answer}:{listed}")
        scene.meet(number, group, roles=params.roles)


class Gather(Params):
    """Acts of ``verb`` wake their targets together with the actor, if ``all_of`` (a formula about ``target``) holds
    of all.
    """

    verb: str = "gather"
    all_of: FormulaField
    answer: str = "seats"


@stage("gather", Gather)
def gather(scene: Scene, params: Gather) -> None:
    """Wake the guests together: all are told all their seats. One wrong guest, and the host of the circle leaves at
    dawn.
    """
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        guests = [number for number in act.at if scene.here(number)]
        if not all(scene.ask(params.all_of, scene.seat(act.by), scene.seat(number)) for number in guests):
            scene.pad.kill(act.by, params.verb)
        elif guests:
            circle = sorted([act.by, *guests])
            listed = ",".join(str(number) for number in circle)
            for number in circle:
                scene.pad.answer(number, f"{params.answer}:{listed}")


class PointOut(Params):
    """Each of ``to`` is told ``answer:SEAT`` of each of ``who``; with ``together``, of all in one answer."""

    to: FormulaField
    who: FormulaField
    answer: str
    together: bool = False


@stage("point_out", PointOut)
def point_out(scene: Scene, params: PointOut) -> None:
    """Some are shown which seat holds a certain role."""
    shown = [str(seat.number) for seat in scene.matching(params.who)]
    told = [",".join(shown)] if params.together and shown else shown
    for seat in scene.matching(params.to):
        for one in told:
            scene.tell(seat.number, f"{params.answer}:{one}")


class Acquaint(Params):
    """``who`` (a formula about ``me``) is the group; each of it is told ``answer:SEAT`` of every other one."""

    who: FormulaField
    answer: str = "linked"


@stage("acquaint", Acquaint)
def acquaint(scene: Scene, params: Acquaint) -> None:
    """Players are introduced to each other one by one, and know each other from now on."""
    group = [seat.number for seat in scene.matching(params.who)]
    for number in group:
        for other in group:
            if other != number:
                scene.tell(number, f"{params.answer}:{other}")
        scene.meet(number, group)
