"""What deeds cost."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import YES, SeatFormula
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs


class Pay(Params):
    """Deeds of `verb` cost their owner one use of the ability, or one for each target (`per`), where `who` (`me`, who
    does them) holds.
    """

    verb: Verbs
    who: SeatFormula = YES
    per: Literal["deed", "target"] = "deed"


@stage("pay", Pay)
def pay(scene: Scene, params: Pay) -> None:
    """Spend uses for what is done, whatever comes of it."""
    for deed in scene.working(*params.verb):
        if scene.ask(params.who, scene.seat(deed.by)):
            scene.spend(deed.owner, deed.power, len(deed.at) if params.per == "target" else 1)
