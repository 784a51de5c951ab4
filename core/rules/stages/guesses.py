"""Guesses: naming a player's role."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Guess(Params):
    """Acts of ``verb`` name a role (``with: {role: ID}``) for their target.

    Right: the target leaves at dawn; ``at_once``: they are out before being called, so what they would do later
    that night is void and what others do to them reaches nobody. ``voids``: only their own later acts
    are void, those of the verbs ``spares`` came before. ``code`` and ``show``: the dawn then announces
    them and shows their role, marked ``mark``. ``tell``: whoever guessed is told ``yes`` or ``no``. ``immune``: a
    formula about ``target``.
    """

    verb: str = "guess"
    at_once: bool = False
    voids: bool = False
    spares: tuple[str, ...] = ()
    code: str | None = None
    show: bool = False
    mark: str | None = None
    tell: bool = False
    immune: FormulaField = NO


@stage("old_guess", Guess)
def guess(scene: Scene, params: Guess) -> None:
    """Compare each guess with the role that its target has now."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        named = act.extras.get("roles") or [act.extras.get("role")] * len(act.at)
        for number, role in zip(act.at, named, strict=False):
            right = _right(scene, params, act.by, number, role)
            if right:
                _found(scene, params, number)
            if params.tell:
                scene.pad.answer(act.by, "yes" if right else "no")


def _right(scene: Scene, params: Guess, by: int, number: int, role: str | None) -> bool:
    target = scene.seat(number)
    return scene.here(number) and target.role == role and not scene.ask(params.immune, scene.seat(by), target)


def _found(scene: Scene, params: Guess, number: int) -> None:
    scene.pad.kill(number, params.verb)
    if params.at_once:
        scene.pad.gone.add(number)
        scene.pad.void.add(number)
    if params.voids:
        scene.pad.void_acts.update((number, act.do) for act in scene.game.acts if act.do not in params.spares)
    if params.code:
        scene.pad.code(params.code, [number])
    if params.mark:
        scene.mark(number, params.mark)
    if params.show:
        scene.pad.shown.add(number)
