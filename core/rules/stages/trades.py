"""Trades: a gang gives up one of its own, or a night's shot, to win somebody over."""

from __future__ import annotations

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Buy(Params):
    """Acts of ``verb`` try to win their last-named seat over: ``wins`` (about ``target``) says who can be won.

    Won: they become ``role`` (or just of ``team``), are told so and are shown the gang (``circle``, a formula about
    ``me``; themselves included). ``says``: what they are told instead. ``note``: how manyth they are of those won,
    remembered for the seat. The giver is told ``yes`` or ``failed``. ``pays``: the first-named seat leaves at dawn
    in any case. ``code``: announced at dawn.
    """

    verb: str = "convert"
    wins: FormulaField = YES
    role: str | None = None
    team: str | None = None
    says: str | None = None
    failed: str = "failed"
    note: str | None = None
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
            scene.become(number, params.role, params.team)
            if params.note:
                bought = int(scene.game.notes.get(params.note, 0)) + 1
                scene.note(params.note, bought)
                scene.note(params.note, bought, seat=number)
            circle = [seat.number for seat in scene.matching(params.circle)]
            listed = ",".join(str(one) for one in circle)
            if params.says is not None:
                scene.pad.answer(number, params.says)
            else:
                scene.pad.answer(number, f"role:{params.role}", own=True)
                scene.pad.answer(number, f"seats:{listed}")
            for one in circle:
                scene.meet(one, circle)
        scene.pad.answer(act.by, "yes" if won else params.failed)
        if params.pays and scene.seat(act.at[0]).alive:
            scene.pad.kill(act.at[0], params.verb)
