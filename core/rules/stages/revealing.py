"""Revealing: players whose role becomes known as they go."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene


class Reveal(Params):
    """``who``: a formula about ``me``, the leaver. ``code`` is announced and the role shown. ``note``: remembered
    for the table.
    """

    who: FormulaField
    code: str
    note: str | None = None


@stage("reveal_leaver", Reveal)
def reveal_leaver(scene: Scene, params: Reveal) -> None:
    """In ``leaves``: everybody learns what the leaver was."""
    leaver = scene.leaver
    if leaver is None or not scene.ask(params.who, leaver):
        return
    scene.announce(params.code, [leaver.number], role=leaver.role)
    scene.emit("shown", ALL, seat=leaver.number, role=leaver.role)
    if params.note is not None:
        scene.note(params.note, leaver.number)


class Accuse(Params):
    """``verb``: an act that names a player; if ``right`` (about ``target``) holds they leave (``how``), announced
    ``code``, role shown.

    ``now``: the act being given; else the acts of the phase, as it ends.
    """

    verb: str = "guess"
    right: FormulaField
    code: str
    how: str
    now: bool = False


@stage("accuse", Accuse)
def accuse(scene: Scene, params: Accuse) -> None:
    """One who goes takes the right one along."""
    given = [scene.given] if params.now and scene.given is not None else scene.acts(params.verb)
    for act in given:
        target = scene.seat(act.at[0])
        if target.alive and scene.ask(params.right, scene.seat(act.by), target):
            scene.leave(target.number, params.how, target.role)
            scene.announce(params.code, [target.number])
