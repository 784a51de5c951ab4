"""Acts thrown back: whoever aims at a certain player catches something, and what they gave falls to themselves."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Fail(Params):
    """Acts of ``verbs`` given by bearers of ``mark`` have no effect tonight."""

    verbs: tuple[str, ...]
    mark: str


@stage("marked_fail", Fail)
def marked_fail(scene: Scene, params: Fail) -> None:
    """What the marked give does nothing; it is spent as if it did."""
    for act in scene.acts(*params.verbs):
        if scene.has(act.by, params.mark):
            scene.pad.void_acts.add((act.by, act.do))


class ThrowBack(Params):
    """Acts of ``verbs`` at a target of whom ``who`` (about ``target``) holds put ``mark`` on their giver, from tonight.

    ``returned``: of these verbs, those that then fall on their giver.
    """

    verbs: tuple[str, ...]
    who: FormulaField
    mark: str
    returned: tuple[str, ...] = ()


@stage("throw_back", ThrowBack)
def throw_back(scene: Scene, params: ThrowBack) -> None:
    """Throw acts back at their givers."""
    for act in scene.acts(*params.verbs):
        giver = scene.seat(act.by)
        aim = scene.aim(act)
        hit = [number for number in aim if scene.ask(params.who, giver, scene.seat(number))]
        if not hit:
            continue
        scene.mark(act.by, params.mark, value=scene.game.night)
        if act.do in params.returned:
            scene.pad.moved[act.by, act.do] = tuple(act.by if number in hit else number for number in aim)


class Heal(Params):
    """``mark`` goes from all who caught it on an earlier night."""

    mark: str


@stage("heal", Heal)
def heal(scene: Scene, params: Heal) -> None:
    """A night and a day later it is over."""
    for seat in scene.game.seats:
        if params.mark in seat.marks and seat.marks[params.mark][1] != scene.game.night:
            scene.unmark(seat.number, params.mark)
