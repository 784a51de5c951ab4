"""The opening of a night's resolution: which deeds there are, and in what order they are worked."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import NO, TableFormula
from core.rulebook.stage import Params
from core.rules.night import powers
from core.rules.register import stage
from core.rules.scene import Scene


class Open(Params):
    """`order`: deeds are worked as they were `given`, or by `calls`: by role, as the rulebook lists the roles, then by
    seat. `by_call`: each takes effect before the next: who falls, or is hampered, at one call does nothing later on.
    `calm`: where it holds nobody can leave tonight.
    """

    order: Literal["given", "calls"]
    by_call: bool = False
    calm: TableFormula = NO


@stage("open_night", Open)
def open_night(scene: Scene, params: Open) -> None:
    """From here on the deeds stand; acts that are struck while they are worked change nothing."""
    pad = scene.pad
    pad.resolving, pad.by_call, pad.calm = True, params.by_call, bool(scene.ask(params.calm))
    pad.deeds = scene.deeds()
    if params.order == "calls":
        rank = scene.book.rank
        pad.deeds.sort(key=lambda deed: (rank[scene.seat(deed.owner).role], deed.owner))
    powers.able(scene)
