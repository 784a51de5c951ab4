"""Called to speak: those whom a defendant names, right after the defendant; whoever was felled, before they go."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.flow import CALLED, call_on, remember_talk
from core.rules.memory import CALLERS
from core.rules.register import stage
from core.rules.scene import Scene


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
    remember_talk(scene, CALLERS, sorted({*scene.game.notes.get(CALLERS, []), act.by}))
    scene.emit("turn", ALL, **{**turn, "rest": rest, "again": True})


@stage("last_words")
def last_words(scene: Scene, params: Params) -> None:
    """At once: those whom the act has felled have the floor next, unless they are silenced or nobody has died of it."""
    for number in scene.given.at if scene.given is not None else ():
        if not scene.here(number):
            call_on(scene, number)
