"""Called to speak: a defendant names others who speak about them, right after their own turn."""

from __future__ import annotations

from core.rules.events import ALL
from core.rules.flow import CALLED
from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage


@stage("call_up")
def call_up(scene: Scene, params: Params) -> None:
    """At once: those whom the act names speak after whoever named them, in place of others called before."""
    act, turn = scene.given, scene.game.turn
    if act is None or not turn:
        return
    rest = list(turn.get("rest", []))
    own = next((place for place, (seat, why) in enumerate(rest) if seat == act.by and why is None), None)
    start = 0 if turn.get("seat") == act.by or own is None else own + 1
    end = start
    while end < len(rest) and rest[end][1] == CALLED:
        end += 1
    rest[start:end] = [[seat, CALLED] for seat in act.at]
    scene.emit("turn", ALL, **{**turn, "rest": rest, "again": True})
