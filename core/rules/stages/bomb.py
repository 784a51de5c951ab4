"""A bomb with a code: planted by night, in somebody's hands by day, settled as the day's talk ends."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat

CODE = "bomb_code"


class Plant(Params):
    """Acts of ``verb`` (``with: {code: N}``) put a bomb into their target's hands; ``mark`` and ``announce`` tell
    everybody.
    """

    verb: str = "plant"
    mark: str = "bombed"
    announce: str = "bomb"


@stage("plant_bomb", Plant)
def plant_bomb(scene: Scene, params: Plant) -> None:
    """After the night's departures: the bomb lies with its target, if they are still in the game."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do) and scene.seat(act.at[0]).alive:
            scene.note(CODE, act.extras["code"], seat=act.at[0])
            scene.mark(act.at[0], params.mark)
            scene.announce(params.announce, list(act.at))


class Settle(Params):
    """``verb``: the acts that try a code. ``steps_in``: a formula about ``me`` for who may try in the holder's
    place; such a try alone then counts, and a wrong one costs its giver. ``how`` is the way of leaving,
    ``moment`` the wins looked at.
    """

    verb: str = "defuse"
    mark: str = "bombed"
    steps_in: FormulaField
    defused: str = "bomb_defused"
    exploded: str = "bomb_exploded"
    how: str = "bomb"
    moment: str | None = "day"


@stage("settle_bomb", Settle)
def settle_bomb(scene: Scene, params: Settle) -> None:
    """The day ends: the right code, or somebody leaves."""
    for seat in scene.living:
        if params.mark not in seat.marks:
            continue
        code = seat.notes.get(CODE)
        _remove(scene, seat, params.mark)
        tries = [act for act in scene.acts(params.verb) if scene.seat(act.by).alive]
        others = [act for act in tries if act.by != seat.number and scene.ask(params.steps_in, scene.seat(act.by))]
        own = [act for act in tries if act.by == seat.number]
        counted = (others or own)[:1]
        payer = others[0].by if others else seat.number
        if counted and counted[0].extras.get("code") == code:
            scene.announce(params.defused, [seat.number])
        else:
            scene.announce(params.exploded, [payer])
            scene.leave(payer, params.how)
            if params.moment:
                scene.settle(params.moment)


class Lost(Params):
    """``mark`` is the bomb's."""

    mark: str = "bombed"


@stage("bomb_lost", Lost)
def bomb_lost(scene: Scene, params: Lost) -> None:
    """In ``leaves``: a bomb whose holder leaves is gone with them."""
    if scene.leaver is not None and params.mark in scene.leaver.marks:
        _remove(scene, scene.leaver, params.mark)


def _remove(scene: Scene, seat: Seat, mark: str) -> None:
    scene.unmark(seat.number, mark)
    scene.note(CODE, None, seat=seat.number)
