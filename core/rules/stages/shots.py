"""Shots: acts that make their target leave at dawn, unless something stops them."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Given


class Shot(Params):
    """A gang's one shot, or each player's own.

    ``shared``: the last act of the verb that was given stands for all; else every act is a shot of its own.
    ``who``: a formula about ``me``: only the shots of these seats, each of them a shot of its own.
    ``stopped_by``: kinds of protection (``protect``) that stop it. ``immune``: a formula about ``target`` and
    ``me`` (the shooter) for those it does not hurt. ``rebound``: likewise, for those who are unhurt while the shooter
    leaves instead, whatever protects the shooter. ``vest``: a mark that takes the place of its bearer's life
    once. ``cause`` is noted with the death.
    """

    verb: str = "kill"
    shared: bool = True
    who: FormulaField | None = None
    stopped_by: tuple[str, ...] = ()
    immune: FormulaField = NO
    rebound: FormulaField = NO
    vest: str | None = None
    cause: str | None = None


@stage("shot", Shot)
def shot(scene: Scene, params: Shot) -> None:
    """Work out the shots of one verb. A target who has left meanwhile is not hit by anything."""
    acts: list[Given]
    if params.who is not None:
        acts = [act for act in scene.acts(params.verb) if scene.ask(params.who, scene.seat(act.by))]
    elif params.shared:
        last = scene.last(params.verb)
        acts = [last] if last is not None else []
    else:
        acts = scene.acts(params.verb)
    for act in acts:
        if not scene.pad.works(act.by, act.do):
            continue
        shooter = scene.seat(act.by)
        for number in scene.aim(act):
            target = scene.seat(number)
            if not scene.here(number) or number in scene.pad.away or scene.ask(params.immune, shooter, target):
                continue
            if scene.ask(params.rebound, shooter, target):
                scene.pad.kill(act.by, "rebound")
            elif scene.pad.protected(number, params.stopped_by):
                continue
            elif params.vest is not None and params.vest in target.marks:
                scene.unmark(number, params.vest)
            else:
                scene.pad.kill(number, params.cause or params.verb)
