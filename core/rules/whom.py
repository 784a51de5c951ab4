"""Whom a stage is about: the seats of which something holds, those that are named, who names them, who is leaving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BeforeValidator, Field

from core.rulebook.fields import YES, SeatFormula, SlotFormula, as_list
from core.rulebook.refs import Mark, Verb
from core.rulebook.stage import Params
from core.rules.night.deed import Deed
from core.rules.scene import Scene
from core.rules.state import Seat

Verbs = Annotated[tuple[Verb, ...], BeforeValidator(as_list)]


class Whom(Params):
    """Whom a stage is about.

    `seats` (where no `verb` is named): the living of whom `who` (`me`) holds, ascending; with `out` also those who have
    left. `defence`: those of them who stand before the table, in the order in which they came there. `named`: whom the
    deeds of `verb` that have an effect name (without a verb: whom the act that is being given names, or the host's
    decision). `actor`: who does these deeds, or gives this act; `owner`: whose abilities they are, where others may
    have taken them. `leaver`: who is leaving. `bound`: whoever bears the mark `bound` with the leaver as what it holds,
    in the game or with `out` also out of it.
    Of deeds and acts `who` speaks of the one who does them, `on` of `me`, each `target` that is named and its `slot`;
    an actor is meant where `on` holds of any who is still in the game. Everywhere else nobody names: `who` (`me`) and
    `on` (`target`, who is also `me`) both speak of each seat that may be meant, and both must hold.
    """

    verb: Verbs = ()
    whom: Literal["seats", "defence", "named", "actor", "owner", "leaver", "bound"] | None = None
    """Which of these it is about; where nothing is said, what is named here decides."""
    bound: Mark | None = None
    who: SeatFormula = YES
    on: SlotFormula = YES
    out: bool = Field(default=False)


class Meant(NamedTuple):
    """One seat that is meant, and who names it (the seat itself where nobody does)."""

    seat: Seat
    by: Seat
    deed: Deed | None


def meant(scene: Scene, params: Whom) -> Iterator[Meant]:
    """The seats that are meant, one after the other: what is done about one may change whether the next is meant."""
    whom = params.whom or ("named" if params.verb else "bound" if params.bound is not None else "seats")
    if whom in ("seats", "defence", "leaver", "bound"):
        for seat in _by_themselves(scene, params, whom):
            if scene.ask(params.who, seat) and scene.ask(params.on, seat, seat):
                yield Meant(seat, seat, None)
    elif params.verb:
        for deed in scene.working(*params.verb):
            yield from _of(scene, params, whom, by=deed.by, at=deed.at, deed=deed)
    elif scene.given is not None:
        yield from _of(scene, params, whom, by=scene.given.by, at=scene.given.at, deed=None)
    elif scene.decision is not None:
        for slot, number in enumerate(scene.decision.at):
            seat = scene.seat(number)
            if scene.ask(params.who, seat) and scene.ask(params.on, seat, seat, slot):
                yield Meant(seat, seat, None)


def _by_themselves(scene: Scene, params: Whom, whom: str) -> Iterator[Seat]:
    """The seats that may be meant where nobody names any."""
    if whom == "leaver":
        if scene.leaver is not None:
            yield scene.leaver
    elif whom == "bound":
        yield from _bound(scene, params)
    else:
        seats = scene.game.seats if whom == "seats" else map(scene.seat, scene.game.defence)
        for seat in list(seats):
            if seat.alive or params.out:
                yield seat


def _bound(scene: Scene, params: Whom) -> list[Seat]:
    leaver = scene.leaver
    mark = params.bound
    if leaver is None or mark is None:
        return []
    bearers = [seat for seat in scene.game.seats if mark in seat.marks and (seat.alive or params.out)]
    return [seat for seat in bearers if holds(seat.marks[mark][1], leaver.number)]


def holds(value: Any, number: int) -> bool:
    """Whether what a mark holds is this seat, or a list with this seat in it."""
    return number in value if isinstance(value, list) else bool(value == number)


def _of(scene: Scene, params: Whom, whom: str, *, by: int, at: tuple[int, ...], deed: Deed | None) -> Iterator[Meant]:
    actor = scene.seat(by)
    if not scene.ask(params.who, actor):
        return
    if whom in ("actor", "owner"):
        who = scene.seat(deed.owner) if whom == "owner" and deed is not None else actor
        if (who.alive or params.out) and (not at or _names_any(scene, params, actor, at)):
            yield Meant(who, actor, deed)
        return
    for slot, number in enumerate(at):
        target = scene.seat(number)
        if (target.alive or params.out) and scene.ask(params.on, actor, target, slot):
            yield Meant(target, actor, deed)


def _names_any(scene: Scene, params: Whom, actor: Seat, at: tuple[int, ...]) -> bool:
    if params.on.is_constant:
        return bool(params.on.constant)
    targets = ((slot, scene.seat(number)) for slot, number in enumerate(at))
    return any((one.alive or params.out) and scene.ask(params.on, actor, one, slot) for slot, one in targets)


def numbers(scene: Scene, params: Whom) -> list[int]:
    """The numbers of the seats that are meant, each once, in the order in which they come."""
    return list(dict.fromkeys(one.seat.number for one in meant(scene, params)))
