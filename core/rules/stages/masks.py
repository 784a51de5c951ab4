"""Players who are stripped of what they are, and those who are given another card in somebody's place."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Strip(Params):
    """Acts of ``verb`` name a role (``with: {role: ID}``) for their target.

    Right: the target becomes ``role`` with its team and is told ``role:ROLE``; their acts of tonight are void, and the
    marks in ``loses`` go. The actor is told ``yes`` or ``no``.
    """

    verb: str = "guess"
    role: str
    loses: tuple[str, ...] = ()


@stage("strip", Strip)
def strip(scene: Scene, params: Strip) -> None:
    """Take away roles that were guessed."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        number = act.at[0]
        target = scene.seat(number)
        right = scene.here(number) and target.role == act.extras.get("role")
        scene.pad.answer(act.by, "yes" if right else "no")
        if not right:
            continue
        scene.pad.void.add(number)
        for mark in params.loses:
            scene.unmark(number, mark)
        scene.become(number, params.role)
        scene.pad.answer(number, f"role:{params.role}", own=True)


class GivePlace(Params):
    """Acts of ``verb`` cost their giver the game at dawn, whatever comes of them.

    A target of whom ``wins`` (about ``target``) holds and whom none of ``stopped_by`` protects becomes ``role``, with
    its team, and is told ``answer``. One of whom ``joins`` holds is of the gang already: the giver stays, and the
    target, told ``answer``, bears ``mark`` from now on.
    """

    verb: str = "convert"
    wins: FormulaField
    stopped_by: tuple[str, ...] = ()
    role: str
    answer: str = "mafia"
    joins: FormulaField = NO
    mark: str = "joined"


@stage("give_place", GivePlace)
def give_place(scene: Scene, params: GivePlace) -> None:
    """One of a gang gives up their place for another."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        giver, target = scene.seat(act.by), scene.seat(act.at[0])
        if scene.ask(params.joins, giver, target):
            scene.mark(target.number, params.mark)
            scene.pad.answer(target.number, params.answer)
            continue
        scene.pad.kill(act.by, params.verb)
        won = scene.here(target.number) and not scene.pad.protected(target.number, params.stopped_by)
        if won and scene.ask(params.wins, giver, target):
            scene.become(target.number, params.role)
            scene.pad.answer(target.number, params.answer)
