"""The end of a vote: those condemned leave."""

from __future__ import annotations

from core.rulebook.refs import Moment, PutsHow
from core.rulebook.stage import Params
from core.rules.day.count import report
from core.rules.memory import CONDEMNED
from core.rules.register import stage
from core.rules.scene import Scene


class Execute(Params):
    """`how` is the way of leaving, `moment` the wins that are looked at."""

    how: PutsHow
    moment: Moment | None = None


@stage("execute", Execute)
def execute(scene: Scene, params: Execute) -> None:
    """Last words are over: those condemned who are still in the game leave, and the wins are looked at."""
    condemned = [number for number in scene.game.notes.get(CONDEMNED, []) if scene.seat(number).alive]
    scene.note(CONDEMNED, None)
    if scene.game.defence:
        scene.defend([])
    report(scene, 0, {}, condemned)
    for number in condemned:
        scene.leave(number, params.how)
    if params.moment is not None:
        scene.settle(params.moment)
