"""Hampering: acts that make another player's acts of the same night fail."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, FormulaField
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat


class Lock(Params):
    """Acts of ``verb`` void all acts of their targets tonight.

    ``only``: a formula about ``target`` for those it works on. ``stopped_by``: protections against it. ``but``:
    verbs that it does not hinder. ``tell``: a formula about ``target``; those for whom it holds are given the
    private ``answer``, whether or not they acted; with ``tell_able`` also those with an ability of their role that
    they might have used tonight. ``who`` (about ``me``): whose acts of the verb these are. ``protects``: the targets
    also have a protection of this kind.
    """

    verb: str = "lock"
    who: FormulaField = YES
    protects: str | None = None
    only: FormulaField = YES
    stopped_by: tuple[str, ...] = ()
    tell: FormulaField = NO
    tell_able: bool = False
    answer: str = "locked"
    but: tuple[str, ...] = ()


@stage("lock", Lock)
def lock(scene: Scene, params: Lock) -> None:
    """Void the targets' acts. They are accepted, do nothing and spend nothing that is spent by working."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        actor = scene.seat(act.by)
        if not scene.ask(params.who, actor):
            continue
        for number in act.at:
            target = scene.seat(number)
            if not scene.here(number) or not scene.ask(params.only, actor, target):
                continue
            if scene.pad.protected(number, params.stopped_by):
                continue
            if params.but:
                scene.pad.void_acts.update(
                    (number, given.do) for given in scene.game.acts if given.do not in params.but
                )
            else:
                scene.pad.void.add(number)
            if params.protects is not None:
                scene.pad.protect(number, params.protects, act.by)
            if scene.ask(params.tell, actor, target) or (params.tell_able and able(scene, target)):
                scene.pad.answer(number, params.answer)


def able(scene: Scene, seat: Seat) -> bool:
    """Whether the seat has an ability of its role that it may use in the running phase, with uses left."""
    return any(
        acts.unusable(scene, seat, do, ability) in (None, "already_done", "other_act_given")
        for do, ability in scene.book.in_phase(seat.role, scene.game.phase)
        if do in scene.book.roles[seat.role].abilities
    )
