"""The last words before somebody leaves: a choice among the tied, a player shown and showing another's side."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene


class BreakTie(Params):
    """Who leaves of those tied is chosen by an act of ``verb``; where none was given, the seed draws for the living
    seat of which ``who`` holds. Where ``fails`` holds of that seat, or there is none any more, nobody leaves.
    """

    verb: str = "break_tie"
    who: FormulaField
    fails: FormulaField = NO


@stage("break_tie", BreakTie)
def break_tie(scene: Scene, params: BreakTie) -> None:
    """End a tie."""
    tied = [number for number in scene.game.notes.get("tied", []) if scene.seat(number).alive]
    if "tied" not in scene.game.notes:
        return
    scene.note("tied", None)
    chooser = next(iter(scene.matching(params.who)), None)
    if chooser is None or not tied or scene.ask(params.fails, chooser):
        return
    act = scene.act_of(chooser.number, params.verb)
    scene.note("condemned", [act.at[0] if act is not None else scene.dice("tie").choice(tied)])


class ShowSide(Params):
    """A seat of which ``who`` holds is shown, with its role. If it laid down an act of ``verb``, the side of the
    player named is announced, if that player is in the game still: ``positive`` where ``good`` holds of ``target``,
    else ``negative``.
    """

    who: FormulaField
    verb: str = "expose"
    good: FormulaField
    positive: str = "side_positive"
    negative: str = "side_negative"


@stage("show_side", ShowSide)
def show_side(scene: Scene, params: ShowSide) -> None:
    """What somebody who leaves lets the table know."""
    for seat in scene.matching(params.who, living=False):
        scene.emit("shown", ALL, seat=seat.number, role=seat.role)
        act = scene.act_of(seat.number, params.verb)
        target = scene.seat(act.at[0]) if act is not None else None
        if target is not None and target.alive:
            good = scene.ask(params.good, seat, target)
            scene.announce(params.positive if good else params.negative, [target.number])


class Retire(Params):
    """Living seats of which ``who`` holds become ``role`` and stay on the side they are on; marks in ``loses`` go."""

    who: FormulaField
    role: str
    loses: tuple[str, ...] = ()
    note: str | None = None


@stage("retire", Retire)
def retire(scene: Scene, params: Retire) -> None:
    """Those whose role is spent; ``note``: the table remembers that it happened."""
    for seat in scene.matching(params.who):
        for mark in params.loses:
            scene.unmark(seat.number, mark)
        scene.become(seat.number, params.role, team=seat.team)
        if params.note:
            scene.note(params.note, True)
