"""Attacks with worn armour among what stops them: shots over effects, shots that turn round, traps, blasts of the
fallen.
"""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import effects, put
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.requests import replies

WORN = "worn"


class Harm(Params):
    """``stopped_by``: protections (of tonight) that keep the victim in the game. ``armour``: a mark that does so too,
    where they have none of these, and is then used up (``wear_out``). ``cause`` is noted with the death.
    """

    stopped_by: tuple[str, ...] = ()
    armour: str | None = None
    cause: str


def harm(scene: Scene, number: int, params: Harm) -> None:
    """Something befalls a seat: it leaves at dawn unless something stops it."""
    if not scene.seat(number).alive or scene.pad.protected(number, params.stopped_by):
        return
    if params.armour and scene.has(number, params.armour):
        scene.pad.notes.setdefault(WORN, set()).add((number, params.armour))
    else:
        scene.pad.kill(number, params.cause)


class Shield(Params):
    """Seats of which ``who`` holds have the protection ``kind`` tonight."""

    kind: str
    who: FormulaField


@stage("shield", Shield)
def shield(scene: Scene, params: Shield) -> None:
    """Whom some attacks cannot hurt."""
    for seat in scene.matching(params.who):
        scene.pad.protect(seat.number, params.kind, seat.number)


class Strike(Harm):
    """Effects of ``kind`` hit their targets; ``shared``: of several only the one given last. ``turned``: a formula
    about ``me`` and ``target``: the one who strikes is hit instead.
    """

    kind: str
    shared: bool = False
    turned: FormulaField = NO


@stage("strike", Strike)
def strike(scene: Scene, params: Strike) -> None:
    """Work out the attacks of one kind."""
    standing = sorted(effects(scene, params.kind), key=lambda effect: effect.order)
    for effect in standing[-1:] if params.shared else standing:
        for number in effect.at:
            turned = scene.ask(params.turned, scene.seat(effect.by), scene.seat(number))
            harm(scene, effect.by if turned else number, params)


class Recoil(Harm):
    """Effects of these ``kinds`` whose actor fits ``when`` (about ``me``) hit the actor, once, and nobody else."""

    kinds: tuple[str, ...]
    when: FormulaField


@stage("recoil", Recoil)
def recoil(scene: Scene, params: Recoil) -> None:
    """Attacks that go off in the hand."""
    for effect in effects(scene, *params.kinds):
        if scene.ask(params.when, scene.seat(effect.by)):
            harm(scene, effect.by, params)
            put(scene, [other for other in effects(scene) if other is not effect])


class Spring(Harm):
    """A trap (effects of ``kind``) on a seat that was asked for its word on an effect ``of`` another kind, which goes
    ahead: that seat is hit in place of the targets.
    """

    kind: str
    of: str


@stage("spring", Spring)
def spring(scene: Scene, params: Spring) -> None:
    """Who gave the word walks into the trap."""
    trapped = {number for effect in effects(scene, params.kind) for number in effect.at}
    kept = []
    for effect in effects(scene):
        caught = [row["to"] for row in replies(scene, effect) if row["to"] in trapped] if effect.do == params.of else []
        for number in caught:
            harm(scene, number, params)
        kept.append(effect.aimed(()) if caught else effect)
    put(scene, kept)


class Blast(Harm):
    """Whoever fell to one of the ``causes`` tonight and fits ``who`` takes the neighbours along, to the left and the
    right, as they sat when the phase began. ``spared``: a formula about ``target``.
    """

    causes: tuple[str, ...]
    who: FormulaField
    spared: FormulaField = NO


@stage("blast_round", Blast)
def blast_round(scene: Scene, params: Blast) -> None:
    """Those who explode as they fall."""
    serial = scene.game.serial
    for seat in scene.living:
        fallen = any(cause in params.causes for cause in scene.pad.dead.get(seat.number, ()))
        if not fallen or not scene.ask(params.who, seat):
            continue
        sat = [other for other in scene.around(seat.number) if other.alive or other.left_in == serial]
        for other in {sat[0].number: sat[0], sat[-1].number: sat[-1]}.values() if sat else ():
            if not scene.ask(params.spared, seat, other):
                harm(scene, other.number, params)


class Fall(Params):
    """Seats named by effects of ``kind`` leave at dawn, whatever protects them, where ``when`` (``me`` the actor,
    ``target``) holds; or ``who`` at all, living seats of which it holds.
    """

    kind: str | None = None
    when: FormulaField = NO
    who: FormulaField = NO
    cause: str


@stage("fall", Fall)
def fall(scene: Scene, params: Fall) -> None:
    """Departures that nothing can stop."""
    for effect in effects(scene, params.kind) if params.kind else ():
        for number in effect.at:
            if scene.seat(number).alive and scene.ask(params.when, scene.seat(effect.by), scene.seat(number)):
                scene.pad.kill(number, params.cause)
    for seat in scene.matching(params.who):
        scene.pad.kill(seat.number, params.cause)


class Sacrifice(Harm):
    """Effects of ``kind``: whoever does it leaves, and the target is hit."""

    kind: str


@stage("sacrifice", Sacrifice)
def sacrifice(scene: Scene, params: Sacrifice) -> None:
    """One goes, and takes another along."""
    for effect in effects(scene, params.kind):
        scene.pad.kill(effect.by, params.cause)
        for number in effect.at:
            harm(scene, number, params)


@stage("wear_out")
def wear_out(scene: Scene, params: Params) -> None:
    """Armour that saved its wearer tonight is used up."""
    for number, mark in sorted(scene.pad.notes.get(WORN, ())):
        scene.unmark(number, mark)
