"""The gang's shot: who gives it tonight."""

from __future__ import annotations

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Shooter(Params):
    """``order``: roles, the first of them that is living (and of which ``able`` holds, about ``me``) has the shot;
    after them those of whom the note ``then`` says how manyth they are. The seat is noted for the table as ``note``.
    """

    order: tuple[str, ...]
    then: str | None = None
    able: FormulaField = YES
    note: str = "shooter"


@stage("find_shooter", Shooter)
def find_shooter(scene: Scene, params: Shooter) -> None:
    """At nightfall, and when somebody leaves: find who has the shot."""
    able = [seat for seat in scene.living if scene.ask(params.able, seat)]
    found = [seat for role in params.order for seat in able if seat.role == role]
    if params.then is not None:
        key = params.then
        found += sorted((seat for seat in able if key in seat.notes), key=lambda seat: seat.notes[key])
    scene.note(params.note, found[0].number if found else 0)
