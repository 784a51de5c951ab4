"""Exposure: a player shows another's role to the whole table, and pays for it later."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene

DEBT = "debt"


class Expose(Params):
    """Acts of ``verb`` show their target's role at dawn if ``who`` (about ``target``) holds: announced ``code``,
    marked ``mark``.

    The actor then owes (stage ``debts_due``). On anybody else nothing happens; on one who leaves that very night
    nothing is shown, and the use is not spent.
    """

    verb: str = "expose"
    who: FormulaField
    code: str
    mark: str = "exposed"


@stage("expose", Expose)
def expose(scene: Scene, params: Expose) -> None:
    """When the night's dead are known, and before they leave."""
    for act in scene.acts(params.verb):
        number = act.at[0]
        target = scene.seat(number)
        if not scene.pad.works(act.by, act.do) or not scene.ask(params.who, scene.seat(act.by), target):
            continue
        if not target.alive or number in scene.pad.dead:
            scene.pad.void_acts.add((act.by, act.do))
            continue
        scene.announce(params.code, [number], role=target.role)
        scene.emit("shown", ALL, seat=number, role=target.role)
        scene.mark(number, params.mark)
        scene.note(DEBT, scene.game.night, seat=act.by)


@stage("debts_due")
def debts_due(scene: Scene, params: Params) -> None:
    """Who has owed since an earlier night leaves at this dawn."""
    for seat in scene.living:
        if seat.notes.get(DEBT, scene.game.night) < scene.game.night:
            scene.pad.kill(seat.number, DEBT)


@stage("debt_forgotten")
def debt_forgotten(scene: Scene, params: Params) -> None:
    """In ``leaves``: who has left owes nothing more."""
    if scene.leaver is not None and DEBT in scene.leaver.notes:
        scene.note(DEBT, None, seat=scene.leaver.number)
