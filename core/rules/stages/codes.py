"""A circle of trust: a leader wakes players and hands them a number; waking the wrong one costs the leader's life.

The table's note ``code_holders`` lists ``[night, seat]`` of all who were given a code.
"""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

NOTE = "code_holders"


class Wake(Params):
    """Acts of ``verb`` (``with: {code: N}``, 1 if left out) wake those of which ``trusted`` (about ``target``)
    holds: they are told ``linked:SEAT`` and ``code:N``. Anybody else: the actor leaves at dawn, announced
    ``code``, and the last who was given a code on an earlier night is told ``woken:SEAT``.
    """

    verb: str = "link"
    trusted: FormulaField
    code: str


@stage("wake_with_code", Wake)
def wake_with_code(scene: Scene, params: Wake) -> None:
    """Last of all in the night, when it is known who leaves."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        wrong: int | None = None
        earlier = [seat for night, seat in scene.game.notes.get(NOTE, []) if night < scene.game.night]
        for number in act.at:
            if not scene.here(number):
                continue
            if scene.ask(params.trusted, scene.seat(act.by), scene.seat(number)):
                scene.pad.answer(number, f"linked:{act.by}")
                scene.pad.answer(number, f"code:{act.extras.get('code', 1)}")
                scene.note(NOTE, [*scene.game.notes.get(NOTE, []), [scene.game.night, number]])
            elif wrong is None:
                wrong = number
        if wrong is None:
            continue
        scene.pad.kill(act.by, params.verb)
        scene.pad.code(params.code)
        if earlier and scene.seat(earlier[-1]).alive and earlier[-1] not in scene.pad.dead:
            scene.pad.answer(earlier[-1], f"woken:{wrong}")
