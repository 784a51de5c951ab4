"""Possession: players bound to another, whose side they are on for as long as that other is in the game."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import effects
from core.rules.register import stage
from core.rules.scene import Scene


class Possess(Params):
    """Effects of ``kind`` bind their target with ``mark`` to whoever does it; the target is told so, keeps its role
    and joins ``team``. ``spared``: a formula about ``target``.
    """

    kind: str = "possess"
    mark: str = "shadow"
    team: str
    spared: FormulaField = NO


@stage("possess", Possess)
def possess(scene: Scene, params: Possess) -> None:
    """Bind players."""
    for effect in effects(scene, params.kind):
        for number in effect.at:
            target = scene.seat(number)
            if target.alive and not scene.ask(params.spared, scene.seat(effect.by), target):
                scene.mark(number, params.mark, value=effect.by)
                scene.become(number, team=params.team)
                scene.pad.answer(number, f"{params.mark}:{effect.by}")


class Free(Params):
    """``mark``: of those bound."""

    mark: str = "shadow"


@stage("free", Free)
def free(scene: Scene, params: Free) -> None:
    """In ``leaves``: all who were bound to the leaver are free, and on the side of their role again."""
    if scene.leaver is None:
        return
    for seat in scene.game.seats:
        if params.mark in seat.marks and seat.marks[params.mark][1] == scene.leaver.number:
            scene.unmark(seat.number, params.mark)
            scene.become(seat.number, team=scene.book.roles[seat.role].team)
