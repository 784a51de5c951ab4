"""What only the City of Gangsters needs: gangs that fill the places of those they lose."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.rulebook.fields import SeatFormula, Strict
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Role
from core.rulebook.stage import Params, Stages
from core.rules.answer import Answer, seats
from core.rules.occasion import upon_departure
from core.rules.scene import Scene
from core.rules.state import Seat

STAGES = Stages()
stage = STAGES.register


class Heir(Strict):
    """When a `role` is lost, a random living seat of `of` (`me`) becomes it."""

    role: Role
    of: SeatFormula


class Recruit(Strict):
    """When one of whom `lost` (`me`) holds is lost, living seats of `who` (`me`) become `role`; then all of `circle`
    (`me`) are shown one another.
    """

    lost: SeatFormula
    who: SeatFormula
    role: Role
    circle: SeatFormula


class Succession(Params):
    """`recruits` come before `heirs`. `told`: the word in which they are told what they have become, `shown` the one in
    which a circle is told its seats.
    """

    recruits: tuple[Recruit, ...]
    heirs: tuple[Heir, ...]
    told: AnswerRef
    shown: AnswerRef


@dataclass(slots=True)
class Lost:
    """Who has left in this moment, while others are still to leave with them."""

    seats: list[Seat] = field(default_factory=list[Seat])


@stage("succession", Succession)
@upon_departure
def succession(scene: Scene, params: Succession, leaver: Seat) -> None:
    """No other book has heirs drawn by lot: when all who leave at one moment have left, others take their places."""
    lost = scene.pad.part(Lost)
    lost.seats.append(leaver)
    if any(scene.seat(number).alive for number in scene.pad.dead):
        return
    left = lost.seats
    lost.seats = []
    for recruit in params.recruits:
        if any(scene.ask(recruit.lost, seat) for seat in left):
            _enlist(scene, params, recruit)
    for heir in params.heirs:
        for _ in [seat for seat in left if seat.role == heir.role]:
            _inherit(scene, params, heir)


def _enlist(scene: Scene, params: Succession, recruit: Recruit) -> None:
    new = scene.matching(recruit.who)
    for seat in new:
        scene.become(seat.number, recruit.role)
        scene.tell(seat.number, Answer(params.told, recruit.role), own=True)
    circle = [seat.number for seat in scene.matching(recruit.circle)] if new else []
    for number in circle:
        scene.tell(number, seats(params.shown, circle))
        scene.meet(number, circle)


def _inherit(scene: Scene, params: Succession, heir: Heir) -> None:
    candidates = scene.matching(heir.of)
    if candidates:
        chosen = scene.dice(heir.role).choice(candidates).number
        scene.become(chosen, heir.role)
        scene.tell(chosen, Answer(params.told, heir.role), own=True)
