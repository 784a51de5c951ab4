"""The host's decisions."""

from __future__ import annotations

from typing import Literal

from core.rulebook.stage import Params
from core.rules.events import ALL, HOST
from core.rules.register import stage
from core.rules.scene import Scene


class Eject(Params):
    """``naming``: acts of this phase that name the ejected are kept (and then do nothing to them), or dropped as if
    not given.

    ``mark``: a mark the ejected keep (so that others may be told apart who can be brought back). ``moment``: which
    wins are looked at, none where it is null.
    """

    code: str = "ejected"
    naming: Literal["keep", "drop"] = "keep"
    mark: str | None = None
    moment: str | None = "eject"


@stage("eject", Eject)
def eject(scene: Scene, params: Eject) -> None:
    """Put seats out at once: their acts are void, they are off the defence, their votes are not counted."""
    decision = scene.decision
    if decision is None:
        return
    for number in decision.at:
        scene.void(number)
        if params.naming == "drop":
            for act in list(scene.game.acts):
                if number in act.at:
                    scene.emit("withdrew", HOST, by=act.by, do=act.do)
        if params.mark:
            scene.mark(number, params.mark)
        scene.leave(number, "eject")
        scene.announce(params.code, [number])
        if number in scene.game.defence:
            scene.emit("defence", ALL, seats=[one for one in scene.game.defence if one != number])
        condemned: list[int] = scene.game.notes.get("condemned") or []
        if number in condemned:
            scene.note("condemned", [one for one in condemned if one != number] or None)
    if params.moment:
        scene.settle(params.moment)
