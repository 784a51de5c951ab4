"""Ties: a player whose fate hangs on another's."""

from __future__ import annotations

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

NOTE = "tied_to"


class Tie(Params):
    """Acts of ``verb`` tie their target to the actor and put ``mark`` on them, until a phase called ``until``
    begins.
    """

    verb: str = "tie"
    mark: str = "tied"
    until: str = "night"


@stage("tie", Tie)
def tie(scene: Scene, params: Tie) -> None:
    """Note who is tied to whom, with the night it was done in."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do) and scene.here(act.at[0]):
            scene.note(NOTE, [scene.game.night, act.at[0]], seat=act.by)
            scene.mark(act.at[0], params.mark, params.until)


class Follow(Params):
    """``how``: the ways of leaving that pull the tied player along; ``if`` holds of those who are pulled (about
    ``target``).
    """

    how: tuple[str, ...] = ("night", "vote")
    follows: FormulaField = YES


@stage("tied_follow", Follow)
def tied_follow(scene: Scene, params: Follow) -> None:
    """In ``leaves``: the one tied to the leaver follows in the same way, in the night of the tie and on the day
    after it.
    """
    leaver = scene.leaver
    if leaver is None or leaver.left_how not in params.how:
        return
    night, number = leaver.notes.get(NOTE, (-1, 0))
    if night == scene.game.night and scene.seat(number).alive and scene.ask(params.follows, leaver, scene.seat(number)):
        scene.leave(number, leaver.left_how)
