"""Guns: handed out by night, marked at dawn, fired by day, gone at nightfall.

The holder's note ``guns`` lists ``[kind, giver]``; what a giver has left of a kind is the use ``VERB:KIND``
(``stock`` of the ability). An act names one kind for one seat (``with: {gun: real}``) or one for each (``with:
{guns: [real, blank]}``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.acts import check
from core.rules.commands import Act
from core.rules.refusal import Refusal
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Given, Seat

if TYPE_CHECKING:
    from core.rulebook.schema import Ability

NOTE = "guns"


def kinds_of(act: Act | Given) -> list[tuple[int, str]]:
    """The seats and kinds of gun that an act names."""
    extras: Any = act.extras
    named = extras.get("guns") or [extras.get("gun", "real")] * len(act.at)
    return list(zip(act.at, named, strict=False))


@check("arm")
def arm_refusal(scene: Scene, me: Seat, ability: Ability, act: Act) -> Refusal | None:
    """No gun that the giver no longer has, and to oneself only the kinds that the rulebook allows."""
    asked: dict[str, int] = {}
    for number, kind in kinds_of(act):
        asked[kind] = asked.get(kind, 0) + 1
        if number == me.number and ability.self_stock is not None and kind not in ability.self_stock:
            return Refusal("self_target", {"seat": number})
        if number in me.knows and ability.known_stock is not None and kind not in ability.known_stock:
            return Refusal("own_team", {"seat": number})
    if len(asked) == 1 and not set(asked).isdisjoint(ability.never_alone):
        return Refusal("not_alone")
    for kind, count in asked.items():
        if me.uses.get(f"{act.do}:{kind}", count) < count:
            return Refusal("no_uses", {"do": act.do})
    if "guns" in ability.extras and "guns" not in act.extras and (len(act.at) > 1 or "gun" not in act.extras):
        return Refusal("bad_extra", {"field": "guns"})
    return None


class HandOut(Params):
    """``mark`` is put on who received a gun and is in the game, until the phase ``until``; ``code`` is announced if
    there is one.

    ``returns``: a formula about ``me``, the giver: a gun whose receiver fell that night was not spent. ``blank_for``: a
    formula about ``me``, the giver, and ``target``, in whose hands the gun is a blank, unless somebody else moved it
    there. Guns do not reach seats that are away (``pad.away``).
    """

    verb: str = "arm"
    mark: str = "armed"
    until: str = "night"
    code: str | None = "guns_out"
    returns: FormulaField = NO
    return_kinds: tuple[str, ...] = ("real", "blank")
    blank_for: FormulaField = NO


@stage("hand_out_guns", HandOut)
def hand_out_guns(scene: Scene, params: HandOut) -> None:
    """After the night's departures: guns reach those who are in the game, and are spent from the giver's stock."""
    armed: list[int] = []
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        giver = scene.seat(act.by)
        moved = scene.pad.moved.get((act.by, act.do))
        for (named, kind), number in zip(kinds_of(act), moved or act.at, strict=False):
            holder = scene.seat(number)
            away = number in scene.pad.away
            fell = not holder.alive and not away
            if fell and kind in params.return_kinds and scene.ask(params.returns, giver):
                continue
            scene.spend(act.by, f"{act.do}:{kind}")
            if holder.alive and not away:
                blank = named == number and scene.ask(params.blank_for, giver, holder)
                gun = ["blank" if blank else kind, act.by]
                scene.note(NOTE, [*holder.notes.get(NOTE, []), gun], seat=number)
                if number not in armed:
                    armed.append(number)
    for number in sorted(armed):
        scene.mark(number, params.mark, params.until)
    if armed and params.code:
        scene.announce(params.code, sorted(armed))


class Fire(Params):
    """``kinds``: kinds of gun that hit, in the order in which they go off; any other is a blank. ``real`` /
    ``blank``: announcements.

    ``immune``: a formula about ``target`` and ``me``. ``dud``: a formula about ``me``, the giver of the gun, and
    ``target``: then the gun is a blank. ``prefer``: a formula about ``me``, a giver whose gun goes off first.
    ``armour``: a mark that takes the place of its bearer's life once; ``broken`` is then announced.
    ``how``: the way of leaving. ``moment``: which wins are looked at.
    """

    mark: str = "armed"
    kinds: tuple[str, ...] = ("real",)
    real: str | None = "real_shot"
    blank: str | None = "blank_shot"
    immune: FormulaField = NO
    dud: FormulaField = NO
    prefer: FormulaField = NO
    armour: str | None = None
    broken: str | None = None
    how: str = "gun"
    moment: str | None = "day"


@stage("fire", Fire)
def fire(scene: Scene, params: Fire) -> None:
    """At once: the holder fires. One shot, whatever they hold."""
    act = scene.given
    if act is None:
        return
    holder = scene.seat(act.by)
    held = sorted(
        holder.notes.get(NOTE, []),
        key=lambda gun: (
            params.kinds.index(gun[0]) if gun[0] in params.kinds else 99,
            not scene.ask(params.prefer, scene.seat(gun[1])),
        ),
    )
    scene.note(NOTE, None, seat=act.by)
    scene.unmark(act.by, params.mark)
    target = scene.seat(act.at[0])
    blank = not held or held[0][0] not in params.kinds
    if blank or scene.ask(params.dud, scene.seat(held[0][1]), target):
        if params.blank:
            scene.announce(params.blank, [act.by, target.number])
        return
    if params.real:
        scene.announce(params.real, [act.by, target.number])
    if params.armour in target.marks:
        scene.unmark(target.number, params.armour or "")
        if params.broken:
            scene.announce(params.broken, [target.number])
    elif not scene.ask(params.immune, holder, target):
        scene.leave(target.number, params.how)
    if params.moment:
        scene.settle(params.moment)


class Gone(Params):
    """``verb``: the act by which guns are handed out. ``returns``: a formula about ``me``, the giver, for guns that
    come back when their holder leaves without firing.
    """

    verb: str = "arm"
    returns: FormulaField = NO
    kinds: tuple[str, ...] = ("real",)


@stage("holder_left", Gone)
def holder_left(scene: Scene, params: Gone) -> None:
    """In ``leaves``: guns that the leaver had not fired go back to their giver, where the rulebook says so."""
    leaver = scene.leaver
    if leaver is None or NOTE not in leaver.notes:
        return
    for kind, giver in leaver.notes[NOTE]:
        if kind in params.kinds and scene.ask(params.returns, scene.seat(giver)):
            stock = f"{params.verb}:{kind}"
            owner = giver if stock in scene.seat(giver).uses else _owner(scene, stock)
            scene.spend(owner, stock, -1)
    scene.note(NOTE, None, seat=leaver.number)


def _owner(scene: Scene, stock: str) -> int:
    """Whose stock it is now, where identities have changed hands."""
    return next((seat.number for seat in scene.game.seats if stock in seat.uses), 1)


@stage("guns_gone")
def guns_gone(scene: Scene, params: Params) -> None:
    """Guns not fired are out of the game."""
    for seat in scene.game.seats:
        if NOTE in seat.notes:
            scene.note(NOTE, None, seat=seat.number)
            scene.unmark(seat.number, "armed")
