"""Choosing a side: an independent looks at some players and joins one of the sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.acts import check
from core.rules.commands import Act
from core.rules.refusal import Refusal
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat

if TYPE_CHECKING:
    from core.rulebook.schema import Ability

FORCED = "forced_side"


class Foresee(Params):
    """``counted``: a formula about ``target``; the actor is told ``count:N`` of those named. With ``enough`` of
    them the actor must join ``side``.
    """

    counted: FormulaField
    enough: int
    side: str


@stage("foresee", Foresee)
def foresee(scene: Scene, params: Foresee) -> None:
    """At once: answer how many of the named are of that kind."""
    act = scene.given
    if act is None:
        return
    found = sum(1 for number in act.at if scene.ask(params.counted, scene.seat(act.by), scene.seat(number)))
    scene.tell(act.by, f"count:{found}")
    if found >= params.enough:
        scene.note(FORCED, params.side, seat=act.by)


@check("choose_side")
def side_refusal(scene: Scene, me: Seat, ability: Ability, act: Act) -> Refusal | None:
    """Who is bound to a side may not choose another."""
    forced = me.notes.get(FORCED)
    return Refusal("side_forced") if forced is not None and act.extras.get("side") != forced else None


class TakeSides(Params):
    """``who``: a formula about ``me``. The mark is ``prefix`` and the side. ``default``: the side of one who said
    nothing.
    """

    who: FormulaField
    verb: str = "choose_side"
    prefix: str = "with_"
    default: str


@stage("take_sides", TakeSides)
def take_sides(scene: Scene, params: TakeSides) -> None:
    """The choice is closed: the side that each is bound to, chose, or falls to, in the game or out of it."""
    for seat in scene.matching(params.who, living=False):
        act = scene.act_of(seat.number, params.verb)
        chosen = act.extras.get("side") if act is not None else params.default
        scene.mark(seat.number, f"{params.prefix}{seat.notes.get(FORCED) or chosen}")
