"""Who stands before the table: put there by something else than a nomination, or let go."""

from __future__ import annotations

from core.rulebook.refs import Code, Phase
from core.rulebook.stage import Params, Purpose
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, numbers


class Stand(Whom):
    """Those who are meant stand before the table: they are on defence, `code` is announced with them, and `phases`
    follow next. Nothing happens where nobody is meant. `add`: they stand there after those who do already.
    """

    phases: tuple[Phase, ...] = ()
    code: Code | None = None
    add: bool = False

    @property
    def own_purpose(self) -> Purpose | None:
        """Who adds somebody to those before the table nominates them."""
        return "accuses" if self.add else None


@stage("stand", Stand, purpose="shows")
def stand(scene: Scene, params: Stand) -> None:
    """Bring players before the table."""
    summoned = sorted(numbers(scene, params))
    if not summoned:
        return
    if params.code is not None:
        scene.announce(params.code, summoned)
    before = [number for number in scene.game.defence if number not in summoned] if params.add else []
    scene.defend([*before, *summoned])
    if params.phases:
        scene.insert(*params.phases)


class EndDefence(Params):
    """`cut`: if one of these phases runs, it ends at once, and its closing steps do not run."""

    cut: tuple[Phase, ...] = ()


@stage("end_defence", EndDefence)
def end_defence(scene: Scene, params: EndDefence) -> None:
    """Whatever vote was under way is broken off: nobody is on defence any more."""
    if scene.game.defence:
        scene.defend(())
    if scene.game.phase in params.cut:
        scene.cut = True
