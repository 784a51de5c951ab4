"""Guns by day: fired by who holds one, lost with their holders, gone when the day is over."""

from __future__ import annotations

from core.rulebook.fields import NO, SeatFormula, TargetFormula
from core.rulebook.refs import Code, Item, Mark, Moment, PutsCause, PutsHow, Verb
from core.rulebook.stage import Params
from core.rules import stock
from core.rules.defence import DefenceMet, defend
from core.rules.memory import GUNS
from core.rules.night.gifts import Guns
from core.rules.occasion import upon_act, upon_departure
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.seats.marks import Marks
from core.rules.state import Given, Seat


class Fire(Params):
    """Who holds a gun bears `mark` (the first, if several are named; all go when it is fired).

    `hits`: of the kinds of guns those that can hit, in the order in which they go off; any other is a blank. Where none
    is named every gun hits. `prefer` (`me`, the giver of a gun): of one kind these go off first. `dud` (`me`, the
    giver, `target`): then the gun is a blank. `backfires` (`me`, the holder): it hits its holder.
    What is hit leaves `how`, unless one of the defences against `cause` saves it; where `takes_along` (`me`, who is
    hit) holds, the holder leaves `along`. `moment`: which wins are looked at then.
    Announced: `fired` (with holder and target; `openly`: with the target, the holder and whether anybody falls),
    `blank` in its stead, `backfired` with the holder.
    """

    mark: Marks
    hits: tuple[Item, ...] = ()
    prefer: SeatFormula = NO
    dud: TargetFormula = NO
    backfires: SeatFormula = NO
    cause: PutsCause
    how: PutsHow
    takes_along: SeatFormula = NO
    along: PutsHow | None = None
    moment: Moment | None = None
    fired: Code | None = None
    openly: bool = False
    blank: Code | None = None
    backfired: Code | None = None


@stage("fire", Fire, purpose="harms")
@upon_act
def fire(scene: Scene, params: Fire, act: Given) -> None:
    """At once: the holder fires. One shot, whatever they hold."""
    holder = scene.seat(act.by)
    target = scene.seat(act.at[0])
    backfires = bool(scene.ask(params.backfires, holder))
    kind, giver = _first(scene, params, holder)
    _take(scene, holder, params.mark)
    if params.hits and (kind not in params.hits or scene.ask(params.dud, scene.seat(giver), target)):
        if params.blank is not None:
            scene.announce(params.blank, [holder.number, target.number])
        return
    hit = holder if backfires else target
    met = defend(scene, params.cause, hit.number, holder)
    if params.fired is not None and params.openly:
        scene.announce(params.fired, [target.number], by=holder.number, falls=met is None)
    elif params.fired is not None:
        scene.announce(params.fired, [holder.number, target.number])
    if backfires and params.backfired is not None:
        scene.announce(params.backfired, [holder.number])
    _strike(scene, params, holder, hit, met)
    if params.moment is not None:
        scene.settle(params.moment)


def _first(scene: Scene, params: Fire, holder: Seat) -> tuple[str, int]:
    """The gun that goes off, as its kind and its giver; of no kind where nothing is known of it."""
    held = [(str(kind), int(giver)) for kind, giver in holder.notes.get(GUNS, ())]
    order = {kind: place for place, kind in enumerate(params.hits)}

    def rank(gun: tuple[str, int]) -> tuple[int, bool]:
        return order.get(gun[0], len(order)), not scene.ask(params.prefer, scene.seat(gun[1]))

    return min(held, key=rank, default=("", holder.number))


def _strike(scene: Scene, params: Fire, holder: Seat, hit: Seat, met: DefenceMet | None) -> None:
    if met is not None:
        if met.rule.code is not None:
            scene.announce(met.rule.code, [hit.number])
        if met.rule.then in ("rebounds", "turns"):
            scene.leave(holder.number, params.how)
        return
    takes = scene.ask(params.takes_along, hit)
    scene.leave(hit.number, params.how)
    if takes and params.along is not None:
        scene.leave(holder.number, params.along)


def _take(scene: Scene, seat: Seat, marks: Marks) -> None:
    scene.note(GUNS, None, seat=seat.number)
    for mark in marks:
        scene.unmark(seat.number, mark)


class HolderLeft(Guns):
    """`verb`: the act by which guns are handed out."""

    verb: Verb


@stage("holder_left", HolderLeft)
@upon_departure
def holder_left(scene: Scene, params: HolderLeft, leaver: Seat) -> None:
    """In `leaves`: guns that the leaver has not fired go back to their giver, where the rulebook says so."""
    for kind, giver in leaver.notes.get(GUNS, ()):
        if kind in params.returns:
            scene.spend(_owner(scene, giver, stock.use(params.verb, kind)), stock.use(params.verb, kind), -1)
    scene.note(GUNS, None, seat=leaver.number)


def _owner(scene: Scene, giver: int, use: str) -> int:
    """Whose stock it is now, where identities have changed hands."""
    if use in scene.seat(giver).uses:
        return giver
    return next((seat.number for seat in scene.game.seats if use in seat.uses), giver)


class GunsGone(Params):
    """`mark`: of those who hold a gun."""

    mark: Mark


@stage("guns_gone", GunsGone)
def guns_gone(scene: Scene, params: GunsGone) -> None:
    """Guns that were not fired are out of the game."""
    for seat in scene.game.seats:
        _take(scene, seat, (params.mark,))
