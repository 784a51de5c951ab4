"""An alliance that wakes further members: some strengthen it, some bring death upon all of it."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import effects
from core.rules.register import stage
from core.rules.scene import Scene


class Wake(Params):
    """Effects of ``kind`` wake their target for the alliance, whose members bear ``mark``.

    ``joins``: a formula about ``target``: becomes a member, and is told all of them. Anybody else brings death upon
    the members, but for those of whom ``spared`` holds (``me`` the member, ``target`` who was woken). One waking is
    spent, of all who have some left (``power``).
    """

    kind: str = "link"
    mark: str = "linked"
    joins: FormulaField
    spared: FormulaField = NO
    cause: str = "alliance"


@stage("wake_ally", Wake)
def wake_ally(scene: Scene, params: Wake) -> None:
    """Somebody is woken for the alliance."""
    for effect in effects(scene, params.kind):
        for seat in scene.game.seats:
            scene.spend(seat.number, effect.power)
        for number in effect.at:
            woken = scene.seat(number)
            members = [seat for seat in scene.living if params.mark in seat.marks]
            if not scene.ask(params.joins, woken, woken):
                for member in members:
                    if not scene.ask(params.spared, member, woken):
                        scene.pad.kill(member.number, params.cause)
                continue
            scene.mark(number, params.mark)
            listed = sorted([number, *(member.number for member in members)])
            scene.pad.answer(number, f"seats:{','.join(str(one) for one in listed)}")
            for member in members:
                scene.pad.answer(member.number, f"{params.mark}:{number}")
