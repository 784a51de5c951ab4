"""A corpse that is spoilt, so that nobody learns whose side it was on."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Spoil(Params):
    """Acts of ``verb`` put ``mark`` on the seat that the table's note ``corpse`` names, unless an act of ``foil``
    works tonight.
    """

    verb: str
    foil: str
    corpse: str = "corpse"
    mark: str


@stage("spoil_corpse", Spoil)
def spoil_corpse(scene: Scene, params: Spoil) -> None:
    """Make one who has left count as unknown."""
    foiled = any(scene.pad.works(act.by, act.do) for act in scene.acts(params.foil))
    number = scene.game.notes.get(params.corpse, 0)
    if number and not foiled and any(scene.pad.works(act.by, act.do) for act in scene.acts(params.verb)):
        scene.mark(number, params.mark)
