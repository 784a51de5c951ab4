"""What kills: attacks, each of which meets the rulebook's defences."""

from __future__ import annotations

from collections.abc import Iterable

from core.rulebook.fields import YES, SeatFormula
from core.rulebook.refs import PutsCause
from core.rulebook.stage import Params
from core.rules import joint
from core.rules.defence import DefenceMet, defend
from core.rules.night.deed import Deed
from core.rules.pad import Hit
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs


class Attack(Params):
    """Deeds of `verb` by those of whom `who` (`me`) holds attack their targets. `last`: of several only the one given
    last counts, a gang's. Or nobody's: seats of which `at` (`me`) holds are attacked.

    `cause` is noted with a death (by default the verb), and says which defences help.
    """

    verb: Verbs = ()
    who: SeatFormula = YES
    last: bool = False
    at: SeatFormula | None = None
    cause: PutsCause | None = None


@stage("attack", Attack, purpose="harms")
def attack(scene: Scene, params: Attack) -> None:
    """Work attacks out, one after the other."""
    if params.at is not None:
        for seat in scene.matching(params.at):
            strike(scene, params.cause or "", seat.number)
        return
    deeds = _last(scene, params.verb) if params.last else scene.working(*params.verb)
    for deed in deeds:
        me = scene.seat(deed.by)
        if scene.ask(params.who, me):
            for number in deed.at:
                strike(scene, params.cause or deed.do, number, deed, me)


def _last(scene: Scene, verbs: Iterable[str]) -> list[Deed]:
    """A gang's one deed: the last that was given and not taken from it, if it still stands and has an effect."""
    given = (deed for deed in scene.deeds(*verbs) if deed.void != "taken")
    found = max(given, key=lambda deed: deed.order, default=None)
    return [found] if found is not None and found.works and stands(scene, found) else []


def stands(scene: Scene, deed: Deed) -> bool:
    """Whether a deed of a joint ability is its team's word still: whoever gave theirs last has not taken it back."""
    owner = scene.seat(deed.owner)
    ability = scene.book.abilities[owner.role].get(deed.power)
    return ability is None or joint.stands(scene, owner, ability.given_as(deed.power))


def strike(
    scene: Scene, cause: str, number: int, deed: Deed | None = None, me: Seat | None = None, *, turned: bool = False
) -> bool:
    """Work one attack on a seat out; whether it kills the one it was aimed at.

    `me`: who attacks, None for nobody. `turned`: it has come back on who attacks, and does not turn again.
    """
    pad = scene.pad
    if not scene.here(number) or (pad.by_call and number in pad.dead):
        return False
    if pad.calm:
        pad.hits.append(Hit(cause, number, deed, ""))
        return False
    return land(scene, cause, number, deed=deed, me=me, met=defend(scene, cause, number, me, turned=turned))


def land(scene: Scene, cause: str, number: int, *, deed: Deed | None, me: Seat | None, met: DefenceMet | None) -> bool:
    """What comes of an attack on the seat that has met this defence, or none; whether it kills."""
    pad = scene.pad
    if met is None:
        pad.hits.append(Hit(cause, number, deed, None))
        scene.fell(number, cause)
        return True
    pad.hits.append(Hit(cause, number, deed, met.rule.name or ""))
    if met.rule.then == "rebounds" and me is not None:
        scene.fell(me.number, "rebound")
    elif met.rule.then == "turns" and me is not None:
        strike(scene, cause, me.number, deed, me, turned=True)
    elif met.rule.then == "steps_in" and met.falls:
        scene.fell(met.giver, met.rule.kind or cause)
    return False
