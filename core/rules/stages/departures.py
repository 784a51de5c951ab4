"""Leaving by day: somebody who goes and takes others along."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Together(Params):
    """``how``: the way of leaving. ``moment``: which wins are looked at, once both have left."""

    how: str
    moment: str = "day"


@stage("leave_together", Together)
def leave_together(scene: Scene, params: Together) -> None:
    """At once: the actor leaves, and those whom the act names."""
    act = scene.given
    if act is None:
        return
    for number in (*act.at, act.by):
        scene.put_out(number, params.how)
    scene.settle(params.moment)
