"""Clemency: those condemned by a verdict (the note ``condemned``) who do not leave after all."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

CONDEMNED = "condemned"


class Cancel(Params):
    """``verb``: the act, given while the votes are cast, that lets nobody leave by them. One use is spent, but only if
    somebody would have left; ``code`` is then announced.
    """

    verb: str = "veto"
    code: str = "vetoed"


@stage("cancel_verdict", Cancel)
def cancel_verdict(scene: Scene, params: Cancel) -> None:
    """The first such act cancels the verdict."""
    acts = [act for act in scene.acts(params.verb) if scene.seat(act.by).alive]
    if acts and scene.game.notes.get(CONDEMNED):
        scene.note(CONDEMNED, None)
        scene.spend(acts[0].by, params.verb)
        scene.announce(params.code)


class Spare(Params):
    """Condemned seats of which ``who`` (about ``me``) holds stay; ``code`` is announced. It costs them what they are
    (they become ``role``) or a ``mark``.
    """

    who: FormulaField
    role: str | None = None
    mark: str | None = None
    code: str


@stage("spare", Spare)
def spare(scene: Scene, params: Spare) -> None:
    """Some do not leave by a vote, and pay for it."""
    condemned: list[int] = scene.game.notes.get(CONDEMNED) or []
    spared = [number for number in condemned if scene.ask(params.who, scene.seat(number))]
    if not spared:
        return
    scene.note(CONDEMNED, [number for number in condemned if number not in spared] or None)
    scene.announce(params.code, spared)
    for number in spared:
        if params.mark is not None:
            scene.unmark(number, params.mark)
        if params.role is not None:
            scene.become(number, params.role)
            scene.tell(number, f"role:{params.role}", own=True)
