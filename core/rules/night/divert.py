"""What takes over: a player who aims one player's deed at another."""

from __future__ import annotations

from pydantic import Field

from core.rulebook.ability import Stolen
from core.rulebook.fields import NO, YES, SlotFormula, TargetFormula
from core.rulebook.stage import Params, StageField
from core.rules.night.deed import Deed
from core.rules.night.hamper import Kinds
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs


class Divert(Params):
    """Deeds of `verb` name two players: a deed of the first falls on the second, in place of whom it is chiefly about,
    or does as the ability says of being `stolen`. Which deed: the first of the verbs `of` that the first one did (any
    that has not failed of itself, if none is named).

    Only where `on` (`me`, the first as `target`) holds and none of `stopped_by` protects the first.
    Where `fails` (`me`, either as `target`, `slot`) holds the deed comes to nothing.
    `takes`: only a deed that nothing has hampered or taken, and it is done by the thief from then on, and its owner
    pays; else its owner does it still. `then`: steps that follow each deed at once.
    """

    verb: Verbs
    of: Verbs = ()
    on: TargetFormula = YES
    stopped_by: Kinds = ()
    fails: SlotFormula = NO
    takes: bool = False
    then: list[StageField] = Field(default_factory=list)


@stage("divert", Divert, purpose="hampers")
def divert(scene: Scene, params: Divert) -> None:
    """Fix what the diverted deeds fall on."""
    for theft in scene.working(*params.verb):
        me = scene.seat(theft.by)
        first, second = theft.at
        if any(scene.ask(params.fails, me, scene.seat(one), slot) for slot, one in enumerate(theft.at)):
            theft.void = "failed"
            continue
        theft.worked = theft.worked or params.takes
        if not scene.ask(params.on, me, scene.seat(first)):
            continue
        if scene.pad.protected(first, params.stopped_by):
            continue
        taken = _deed_of(scene, first, params.of)
        if taken is None or (params.takes and not taken.free):
            continue
        loot = stolen(scene, taken)
        if loot == "nothing":
            continue
        falls_on = second if loot == "aimed" else theft.by
        taken.at = (*taken.at[: taken.chief], falls_on, *taken.at[taken.chief + 1 :])
        if params.takes:
            taken.by = theft.by
            taken.asked = (*(0 for _ in range(taken.chief)), *theft.asked_in(1))
        scene.work(params.then)


def _deed_of(scene: Scene, owner: int, verbs: tuple[str, ...]) -> Deed | None:
    own = [deed for deed in scene.deeds() if deed.owner == owner and deed.void != "failed"]
    if not verbs:
        return own[0] if own else None
    return next((deed for verb in verbs for deed in own if deed.do == verb), None)


def stolen(scene: Scene, deed: Deed) -> Stolen:
    """What comes of the deed in a thief's hands."""
    power = scene.book.power(scene.seat(deed.owner).role, deed.power)
    return "aimed" if power is None else power.stolen
