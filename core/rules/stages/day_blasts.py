"""Blasts by day: players who go and take others along, armour that saves from it, those who step in between."""

from __future__ import annotations

from collections.abc import Sequence

from core.rulebook.fields import NO, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.requests import struck


class Armour(Strict):
    """``mark`` of the armour, the announcement when it saves."""

    mark: str = "vested"
    code: str = "armour_saved"


class Offer(Strict):
    """Living seats with ``mark`` step in for the victim: ``code`` is announced and they become ``role``; but where
    ``fails`` holds of ``me`` they leave as well, and the victim with them.
    """

    mark: str
    code: str
    role: str
    fails: FormulaField = NO


class Taking(Params):
    """How somebody is taken out of the game by day.

    ``how``: the way of leaving. ``armour``: what saves from it. ``last_act``: a formula about ``target``: who is
    taken so may still act, marked ``last_mark`` until the phase ``last_until``.
    """

    how: str = "day"
    armour: Armour = Armour()
    last_act: FormulaField = NO
    last_mark: str = "last_act"
    last_until: str = "nomination"


def take(scene: Scene, number: int, params: Taking) -> bool:
    """Take a seat out of the game; False if armour saved it."""
    if scene.has(number, params.armour.mark):
        scene.unmark(number, params.armour.mark)
        scene.announce(params.armour.code, [number])
        return False
    seat = scene.seat(number)
    if seat.alive:
        if scene.ask(params.last_act, seat, seat):
            scene.mark(number, params.last_mark, params.last_until)
        scene.leave(number, params.how)
    return True


class Detonate(Taking):
    """Whoever declares it leaves, is shown, and takes the targets along.

    ``alone``: nobody is taken along. ``fails``: a formula about ``me``: nobody is, and ``fails_code`` is announced.
    ``offer``: others who may step in. ``sealed``: a formula about ``me``: not the act just given is worked out, but
    the act of ``verb`` which such a seat laid down in the running phase.
    """

    verb: str = "detonate"
    alone: bool = False
    fails: FormulaField = NO
    fails_code: str = "poisoned_fails"
    offer: Offer | None = None
    sealed: FormulaField | None = None


@stage("detonate", Detonate)
def detonate(scene: Scene, params: Detonate) -> None:
    """Somebody goes, and does not go alone."""
    if params.sealed is not None:
        for act in scene.acts(params.verb):
            if scene.ask(params.sealed, scene.seat(act.by)):
                _explode(scene, act.by, act.at, params)
    elif scene.given is not None:
        _explode(scene, scene.given.by, scene.given.at, params)


def _explode(scene: Scene, by: int, at: Sequence[int], params: Detonate) -> None:
    me = scene.seat(by)
    fails = scene.ask(params.fails, me)
    scene.unmark(by, params.last_mark)
    if me.alive:
        scene.leave(by, params.how, shown=me.role)
    else:
        scene.emit("shown", ALL, seat=by, role=me.role)
    if params.alone:
        return
    if fails:
        scene.announce(params.fails_code, [by])
        return
    for number in at:
        if not scene.seat(number).alive:
            continue
        if params.offer is not None and not scene.has(number, params.armour.mark) and _rescued(scene, number, params):
            continue
        take(scene, number, params)


def _rescued(scene: Scene, number: int, params: Detonate) -> bool:
    offer = params.offer
    assert offer is not None
    for seat in scene.living:
        if seat.number == number or offer.mark not in seat.marks:
            continue
        if scene.ask(offer.fails, seat):
            scene.leave(seat.number, params.how)
            continue
        scene.unmark(seat.number, offer.mark)
        scene.announce(offer.code, [number])
        scene.become(seat.number, offer.role, team=seat.team)
        return True
    return False


class MarkActor(Params):
    """At once: who acts is marked, until the phase ``until``."""

    mark: str
    until: str | None = None


@stage("mark_actor", MarkActor)
def mark_actor(scene: Scene, params: MarkActor) -> None:
    """An offer that stands."""
    if scene.given is not None:
        scene.mark(scene.given.by, params.mark, params.until)


class StrikeOff(Params):
    """In ``leaves``: the leaver is off the defence. In the ``phases`` named whoever leaves has given no act and was
    not named: seats are struck from acts; an act left without a seat, or without its first where its verb is in
    ``first``, was not given.
    """

    phases: tuple[str, ...] = ("night",)
    first: tuple[str, ...] = ()


@stage("strike_off", StrikeOff)
def strike_off(scene: Scene, params: StrikeOff) -> None:
    """A seat is off all lists."""
    game, leaver = scene.game, scene.leaver
    if leaver is None:
        return
    if leaver.number in game.defence:
        scene.emit("defence", ALL, seats=[number for number in game.defence if number != leaver.number])
    if game.phase not in params.phases or scene.pad.effects is not None:
        return
    scene.void(leaver.number)
    struck(scene, leaver.number)
    for act in list(game.acts):
        if leaver.number not in act.at:
            continue
        rest = [number for number in act.at if number != leaver.number]
        if not rest or (act.do in params.first and act.at[0] == leaver.number):
            scene.emit("withdrew", f"seat:{act.by}", by=act.by, do=act.do)
        else:
            scene.emit("act", f"seat:{act.by}", by=act.by, do=act.do, at=rest, extras=act.extras)
