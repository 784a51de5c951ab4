"""The host's decisions."""

from __future__ import annotations

from typing import Literal

from core.rulebook.refs import Code, Mark, Moment, PutsHow
from core.rulebook.stage import Params
from core.rules.commands import Host
from core.rules.memory import CONDEMNED
from core.rules.occasion import upon_decision
from core.rules.register import stage
from core.rules.scene import Scene


class Eject(Params):
    """`how` is the way of leaving; `code` is announced with each that the host puts out (of
    the absent, that they leave says it all). `naming`: acts of this phase that name the ejected
    are kept (and then do nothing to them), or dropped as if not given.

    `mark`: a mark the ejected keep (so that others may be told apart who can be brought back). `moment`: which wins are
    looked at, none where it is not said.
    """

    how: PutsHow
    code: Code
    naming: Literal["keep", "drop"] = "keep"
    mark: Mark | None = None
    moment: Moment | None = None


@stage("eject", Eject)
@upon_decision
def eject(scene: Scene, params: Eject, decision: Host) -> None:
    """Put seats out at once: their acts are void, they are off the defence, their votes are not counted."""
    for number in decision.at:
        scene.void(number)
        if params.naming == "drop":
            for act in list(scene.game.acts):
                if number in act.at:
                    scene.withdraw(act.by, act.do)
        if params.mark is not None:
            scene.mark(number, params.mark)
        scene.leave(number, params.how, absent=decision.absent)
        if not decision.absent:
            scene.announce(params.code, [number])
        scene.struck_off_defence(number)
        condemned: list[int] = scene.game.notes.get(CONDEMNED) or []
        if number in condemned:
            scene.note(CONDEMNED, [one for one in condemned if one != number] or None)
    if params.moment is not None:
        scene.settle(params.moment)
