"""Hampering: acts that make another player's acts of the same night fail."""

from __future__ import annotations

from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage
from core.scenario.fields import NO, YES, FormulaField


class Lock(Params):
    """Acts of ``verb`` void all acts of their targets tonight.

    ``only``: a formula about ``target`` for those it works on. ``stopped_by``: protections against it. ``tell``: a
    formula about ``target``; those for whom it holds are given the private ``answer``, whether or not they acted.
    """

    verb: str = "lock"
    only: FormulaField = YES
    stopped_by: tuple[str, ...] = ()
    tell: FormulaField = NO
    answer: str = "locked"


@stage("lock", Lock)
def lock(scene: Scene, params: Lock) -> None:
    """Void the targets' acts. They are accepted, do nothing and spend nothing that is spent by working."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        actor = scene.seat(act.by)
        for number in act.at:
            target = scene.seat(number)
            if not target.alive or not scene.ask(params.only, actor, target):
                continue
            if scene.pad.protected(number, params.stopped_by):
                continue
            scene.pad.void.add(number)
            if scene.ask(params.tell, actor, target):
                scene.pad.answer(number, params.answer)
