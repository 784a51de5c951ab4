"""Called to speak: those whom a defendant names, right after the defendant; whoever was felled, before they go."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.events import CALLED, NextTurn
from core.rules.memory import CALLERS
from core.rules.occasion import upon_act
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Given
from core.rules.talk import call_on, rearrange, remember


@stage("call_up")
@upon_act
def call_up(scene: Scene, params: Params, act: Given) -> None:
    """At once: those whom the act names speak after whoever named them, in place of others called before."""
    turn = scene.game.turn
    if turn is None:
        return
    rest = list(turn.rest)
    own = next((place for place, (seat, why) in enumerate(rest) if seat == act.by and why is None), None)
    start = 0 if turn.seat == act.by or own is None else own + 1
    end = start
    while end < len(rest) and rest[end].why == CALLED:
        end += 1
    rest[start:end] = [NextTurn(seat, CALLED) for seat in act.at]
    remember(scene, CALLERS, sorted({*scene.game.notes.get(CALLERS, []), act.by}))
    rearrange(scene, turn, rest, again=True)


@stage("last_words")
@upon_act
def last_words(scene: Scene, params: Params, act: Given) -> None:
    """At once: those whom the act has felled have the floor next, unless they are silenced or nobody has died of it."""
    for number in act.at:
        if not scene.here(number):
            call_on(scene, number)
