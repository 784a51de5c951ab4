"""What takes over: a player who aims one player's deed at another."""

from __future__ import annotations

from core.rulebook.fields import YES, SeatFormula, TargetFormula
from core.rulebook.stage import Params
from core.rules.night.deed import Deed
from core.rules.night.hamper import Kinds
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs


class Divert(Params):
    """Deeds of `verb` name two players: a deed of the first falls on the second, in place of whom it is chiefly about.
    Which deed: the first of the verbs `of` that the first one did (any, if none is named).

    Only where `who` (`me`), and `on` (`me`, the first as `target`) hold, and none of `stopped_by` protects the first.
    `takes`: it is done by the thief from then on, and its owner pays; else its owner does it still.
    """

    verb: Verbs
    of: Verbs = ()
    who: SeatFormula = YES
    on: TargetFormula = YES
    stopped_by: Kinds = ()
    takes: bool = False


@stage("divert", Divert)
def divert(scene: Scene, params: Divert) -> None:
    """Fix what the diverted deeds fall on."""
    for theft in scene.working(*params.verb):
        me = scene.seat(theft.by)
        first, second = theft.at
        if not scene.ask(params.who, me) or not scene.ask(params.on, me, scene.seat(first)):
            continue
        if scene.pad.protected(first, params.stopped_by):
            continue
        taken = _deed_of(scene, first, params.of)
        if taken is not None:
            taken.at = (*taken.at[: taken.chief], second, *taken.at[taken.chief + 1 :])
            if params.takes:
                taken.by = theft.by


def _deed_of(scene: Scene, owner: int, verbs: tuple[str, ...]) -> Deed | None:
    own = [deed for deed in scene.deeds() if deed.owner == owner]
    if not verbs:
        return own[0] if own else None
    return next((deed for verb in verbs for deed in own if deed.do == verb), None)
