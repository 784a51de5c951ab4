"""Guesses: naming a player's role."""

from __future__ import annotations

from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage
from core.scenario.fields import NO, FormulaField


class Guess(Params):
    """Acts of ``verb`` name a role (``with: {role: ID}``) for their target.

    Right: the target leaves at dawn; ``at_once``: they are out before being called, so what they would do later
    that night is void and what others do to them reaches nobody. ``voids``: only their own later acts
    are void. ``code`` and ``show``: the dawn then announces
    them and shows their role, marked ``mark``. ``tell``: whoever guessed is told ``yes`` or ``no``. ``immune``: a
    formula about ``target``.
    """

    verb: str = "guess"
    at_once: bool = False
    voids: bool = False
    code: str | None = None
    show: bool = False
    mark: str | None = None
    tell: bool = False
    immune: FormulaField = NO


@stage("guess", Guess)
def guess(scene: Scene, params: Guess) -> None:
    """Compare each guess with the role that its target has now."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        number = act.at[0]
        target = scene.seat(number)
        right = (
            scene.here(number)
            and target.role == act.extras.get("role")
            and not scene.ask(params.immune, scene.seat(act.by), target)
        )
        if right:
            scene.pad.kill(number, params.verb)
            if params.at_once:
                scene.pad.gone.add(number)
            if params.at_once or params.voids:
                scene.pad.void.add(number)
            if params.code:
                scene.pad.code(params.code, [number])
            if params.mark:
                scene.mark(number, params.mark)
            if params.show:
                scene.pad.shown.add(number)
        if params.tell:
            scene.pad.answer(act.by, "yes" if right else "no")
