"""How people look tonight to those who check them: by their card, by a false one, or the other way round."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat

RULES = "sight"


class Sight(Params):
    """``side``: a formula about ``target`` for the side they are on. ``framed``: a label of tonight whose bearers look
    like one with the role ``false_role``, of ``false_side``. ``turned``: a label of tonight (stronger than ``framed``)
    whose bearers look false: those of the side ``honest`` like one of ``false_role``, others like a ``plain_role``.
    """

    side: FormulaField
    honest: str = "town"
    plain_role: str
    framed: str = "framed"
    false_role: str
    false_side: str = "mafia"
    turned: str = "falsified"


@stage("sight", Sight)
def sight(scene: Scene, params: Sight) -> None:
    """Before the first call: what all checks of this night go by."""
    scene.pad.notes[RULES] = params


class Disguise(Params):
    """Acts of ``verb`` put the label ``label`` on their targets tonight."""

    verb: str
    label: str


@stage("disguise", Disguise)
def disguise(scene: Scene, params: Disguise) -> None:
    """Make people look other than they are for this night."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do):
            for number in act.at:
                scene.pad.label(number, params.label)


def turned(scene: Scene, target: Seat) -> bool:
    """Whether checks of this player come out false."""
    return scene.pad.labelled(target.number, _rules(scene).turned)


def side_seen(scene: Scene, target: Seat) -> str:
    """The side the player seems to be on, before anything is turned round."""
    rules = _rules(scene)
    if scene.pad.labelled(target.number, rules.framed) and not turned(scene, target):
        return rules.false_side
    return str(scene.ask(rules.side, target, target))


def side_answered(scene: Scene, target: Seat) -> str:
    """The side that a question about the player answers."""
    rules, side = _rules(scene), side_seen(scene, target)
    if not turned(scene, target):
        return side
    return rules.false_side if side == rules.honest else rules.honest


def card_seen(scene: Scene, target: Seat) -> str:
    """The role on the card that somebody who checks the player is shown."""
    rules = _rules(scene)
    if turned(scene, target):
        honest = scene.book.team_of(target.role, scene.game.options) == rules.honest
        return rules.false_role if honest else rules.plain_role
    return rules.false_role if scene.pad.labelled(target.number, rules.framed) else target.role


def _rules(scene: Scene) -> Sight:
    rules: Sight = scene.pad.notes[RULES]
    return rules
