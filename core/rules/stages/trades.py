"""Trades: a gang gives up one of its own, or a night's shot, to win somebody over."""

from __future__ import annotations

from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage
from core.scenario.fields import YES, FormulaField


class Buy(Params):
    """Acts of ``verb`` try to win their last-named seat over: ``wins`` (about ``target``) says who can be won.

    Won: they become ``role``, are told so and are shown the gang (``circle``, a formula about ``me``; themselves
    included). The giver is told ``yes`` or ``failed``. ``pays``: the first-named seat leaves at dawn in any case.
    ``code``: announced at dawn.
    """

    verb: str = "convert"
    wins: FormulaField = YES
    role: str
    circle: FormulaField
    pays: bool = False
    code: str | None = None


@stage("buy", Buy)
def buy(scene: Scene, params: Buy) -> None:
    """Work out the trade at its place in the night; what the won player was before is gone at once."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        number = act.at[-1]
        won = scene.here(number) and bool(scene.ask(params.wins, scene.seat(act.by), scene.seat(number)))
        if params.code:
            scene.pad.code(params.code)
        if won:
            scene.become(number, params.role)
            circle = [seat.number for seat in scene.matching(params.circle)]
            listed = ",".join(str(one) for one in circle)
            scene.pad.answer(number, f"role:{params.role}")
            scene.pad.answer(number, f"seats:{listed}")
            for one in circle:
                scene.meet(one, circle)
        scene.pad.answer(act.by, "yes" if won else "failed")
        if params.pays and scene.seat(act.at[0]).alive:
            scene.pad.kill(act.at[0], params.verb)
