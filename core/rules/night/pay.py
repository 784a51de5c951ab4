"""What deeds cost."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import NO, YES, SeatFormula
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs

_BY_ABILITY = {"paid": "deed", "paid_each": "target"}


class Pay(Params):
    """Deeds of `verb` cost their owner one use of the ability, or one for each target (`per`), where `who` (`me`, who
    does them) holds. Without a verb: all whose ability says `spend: paid`, or `paid_each` for one use a target.
    Of those of whom `also` (`me`) holds each pays as much of their own.
    """

    verb: Verbs = ()
    who: SeatFormula = YES
    also: SeatFormula = NO
    per: Literal["deed", "target"] = "deed"


@stage("pay", Pay)
def pay(scene: Scene, params: Pay) -> None:
    """Spend uses for what is done, whatever comes of it."""
    for deed in scene.working(*params.verb):
        if not scene.ask(params.who, scene.seat(deed.by)):
            continue
        per: str | None = params.per
        if not params.verb:
            ability = scene.book.abilities[scene.seat(deed.owner).role].get(deed.power)
            per = _BY_ABILITY.get(ability.spend) if ability is not None else None
        if per is not None:
            for payer in {deed.owner, *(seat.number for seat in scene.matching(params.also))}:
                scene.spend(payer, deed.power, len(deed.at) if per == "target" else 1)
