"""Gunfire in strict calls: a shot takes effect at its own call, against what was done at the calls before it."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.call_order import fall, fallen
from core.rules.state import Seat

RULES = "shot_rules"
SHRUGGED = "shrugged_off"
SPENT = "guards_spent"


class ShotRules(Params):
    """What stops a shot, looked at in this order. Nothing happens to one already killed tonight.

    ``safe``: protections against every shot. ``immune``: a formula about ``target`` for those no shot hurts. ``hardy``:
    likewise, for those who shrug off the first shot of a night. ``saved``: protections that come after these;
    ``unsaved`` (about ``target``): whom they do not help against a gang. ``guard``: the protection by which somebody
    dies in the target's place, unless ``safe`` or ``saved`` themselves; ``guard_holds``: against every shot of the
    night, even once they have died of one; else each steps in once, and only while alive.
    """

    safe: tuple[str, ...] = ()
    immune: FormulaField = NO
    hardy: FormulaField = NO
    saved: tuple[str, ...] = ()
    unsaved: FormulaField = NO
    guard: str | None = None
    guard_holds: bool = False


@stage("shot_rules", ShotRules)
def shot_rules(scene: Scene, params: ShotRules) -> None:
    """Before the first call: what all shots of this night go by."""
    scene.pad.notes[RULES] = params


class Gunfire(Params):
    """Acts of ``verb`` by seats of which ``who`` (about ``me``) holds are shots; ``immune`` (about ``target``): who is
    unhurt by these.
    """

    verb: str = "shoot"
    who: FormulaField = YES
    immune: FormulaField = NO


@stage("gunfire", Gunfire)
def gunfire(scene: Scene, params: Gunfire) -> None:
    """The shots of one call, one after the other."""
    for act in scene.acts(params.verb):
        shooter = scene.seat(act.by)
        if not scene.ask(params.who, shooter) or not scene.pad.works(act.by, act.do):
            continue
        for number in act.at:
            if not scene.ask(params.immune, shooter, scene.seat(number)):
                shoot_at(scene, shooter, number, params.verb)


def shoot_at(scene: Scene, shooter: Seat | None, number: int, cause: str, gang: bool = False) -> bool:
    """Work one shot out; whether it killed the one it was aimed at."""
    rules: ShotRules = scene.pad.notes[RULES]
    pad, target = scene.pad, scene.seat(number)
    if fallen(scene, number) or pad.protected(number, rules.safe) or scene.ask(rules.immune, shooter, target):
        return False
    if scene.ask(rules.hardy, shooter, target):
        shrugged = pad.notes.setdefault(SHRUGGED, set())
        if number not in shrugged:
            shrugged.add(number)
            return False
    if pad.protected(number, rules.saved) and not (gang and scene.ask(rules.unsaved, shooter, target)):
        return False
    if _stepped_in(scene, rules, number):
        return False
    fall(scene, number, cause)
    return True


def _stepped_in(scene: Scene, rules: ShotRules, number: int) -> bool:
    """Whether a guard takes the shot, which costs them their life unless something protects them."""
    spent: set[tuple[int, int]] = scene.pad.notes.setdefault(SPENT, set())
    for kind, giver in scene.pad.guards.get(number, ()):
        if kind != rules.guard:
            continue
        if not rules.guard_holds:
            if fallen(scene, giver) or (giver, number) in spent:
                continue
            spent.add((giver, number))
        if not fallen(scene, giver) and not scene.pad.protected(giver, (*rules.safe, *rules.saved)):
            fall(scene, giver, kind)
        return True
    return False
