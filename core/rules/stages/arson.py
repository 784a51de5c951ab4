"""Arson: players are oiled night by night, and all who are oiled burn at once."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import effects
from core.rules.register import stage
from core.rules.scene import Scene


class Douse(Params):
    """Effects of ``kind`` put ``mark`` on their targets, but on those with a protection of ``stopped_by``, or of whom
    ``spared`` holds (``target``).
    """

    kind: str = "douse"
    mark: str = "doused"
    stopped_by: tuple[str, ...] = ()
    spared: FormulaField = NO


@stage("douse", Douse)
def douse(scene: Scene, params: Douse) -> None:
    """Oil somebody."""
    for effect in effects(scene, params.kind):
        for number in effect.at:
            target = scene.seat(number)
            if scene.pad.protected(number, params.stopped_by) or scene.ask(
                params.spared, scene.seat(effect.by), target
            ):
                continue
            scene.mark(number, params.mark)


class Ignite(Params):
    """An effect of ``kind``: all living seats with ``mark`` leave at dawn, for ``cause``; nothing helps."""

    kind: str = "ignite"
    mark: str = "doused"
    cause: str = "fire"


@stage("ignite", Ignite)
def ignite(scene: Scene, params: Ignite) -> None:
    """Burn all who are oiled."""
    if effects(scene, params.kind):
        for seat in scene.living:
            if params.mark in seat.marks:
                scene.pad.kill(seat.number, params.cause)
