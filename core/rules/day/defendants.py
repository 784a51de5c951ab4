"""Who stands before the table: put there by something else than a nomination, or let go."""

from __future__ import annotations

from core.rulebook.refs import Code, Phase
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, numbers


class Stand(Whom):
    """Those who are meant stand before the table: they are on defence, `code` is announced with them, and `phases`
    follow next. Nothing happens where nobody is meant.
    """

    phases: tuple[Phase, ...]
    code: Code | None = None


@stage("stand", Stand, purpose="shows")
def stand(scene: Scene, params: Stand) -> None:
    """Bring players before the table."""
    summoned = sorted(numbers(scene, params))
    if not summoned:
        return
    if params.code is not None:
        scene.announce(params.code, summoned)
    scene.defend(summoned)
    scene.insert(*params.phases)


@stage("end_defence")
def end_defence(scene: Scene, params: Params) -> None:
    """Whatever vote was under way is broken off: nobody is on defence any more."""
    if scene.game.defence:
        scene.defend(())
