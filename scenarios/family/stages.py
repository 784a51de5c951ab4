"""What only Family needs: a host who calls the roles one by one."""

from __future__ import annotations

from core.rulebook.refs import PutsNote
from core.rulebook.stage import Params, Stages
from core.rules.commands import Host
from core.rules.occasion import upon_decision
from core.rules.scene import Scene

STAGES = Stages()
stage = STAGES.register

NIGHT = "night.ends"


class Called(Params):
    """`note`: what those who were answered at their call remember, with the night."""

    note: PutsNote


@stage("answer_called", Called)
@upon_decision
def answer_called(scene: Scene, params: Called, decision: Host) -> None:
    """Nobody else's night stops half-way: whoever the host has called is answered before the rest is worked out."""
    for seat, answer, own in scene.pad.answers:
        if seat in decision.at:
            scene.tell(seat, answer, own=own)
            scene.note(params.note, scene.game.night, seat=seat)


@stage("call_now")
def call_now(scene: Scene, params: Params) -> None:
    """Nobody else's host calls by hand: the night is worked out up to `answer_called`, and not for good."""
    for call in scene.book.steps[NIGHT]:
        scene.work([call])
        if call.name == "answer_called":
            return
