"""Whom a stage is about: the seats of which something holds, those that are named, who names them, who is leaving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from pydantic import Field

from core.rulebook.fields import YES, SeatFormula, SeatNumber, SlotFormula
from core.rulebook.formula import UNRECKONABLE
from core.rulebook.refs import Mark, Verb
from core.rulebook.stage import Params
from core.rules.night.deed import Deed
from core.rules.scene import Scene
from core.rules.state import Seat

_BY_THEMSELVES = frozenset({"seats", "defence", "leaver", "bound", "speaker", "last_speaker"})
Verbs = tuple[Verb, ...]


class Whom(Params):
    """Whom a stage is about.

    `seats` (where no `verb` is named): the living of whom `who` (`me`) holds, ascending; with `out` also those who have
    left. `defence`: those of them who stand before the table, in the order in which they came there. `named`: whom the
    deeds of `verb` that have an effect name (without a verb: whom the act that is being given names, or the host's
    decision). `actor`: who does these deeds, or gives this act; `owner`: whose abilities they are, where others may
    have taken them. `leaver`: who is leaving. `bound`: whoever bears the mark `bound` with the leaver as what it holds,
    in the game or with `out` also out of it. `speaker`: who has the floor; `last_speaker`: who had it before, as it
    passes on (under `PHASE.turns`).
    Of deeds and acts `who` speaks of the one who does them, `on` of `me`, each `target` that is named and its `slot`;
    an actor is meant where `on` holds of any who is still in the game. Everywhere else nobody names: `who` (`me`) and
    `on` (`target`, who is also `me`) both speak of each seat that may be meant, and both must hold.
    Of all that are meant by this, `most` and `fewest` leave those for whom a number is the largest or the smallest.
    """

    verb: Verbs = ()
    whom: (
        Literal["seats", "defence", "named", "actor", "owner", "leaver", "bound", "speaker", "last_speaker"] | None
    ) = None
    """Which of these it is about; where nothing is said, what is named here decides."""
    bound: Mark | None = None
    who: SeatFormula = YES
    on: SlotFormula = YES
    out: bool = Field(default=False)
    most: SeatNumber | None = None
    """Of those who would be meant (`me`) only who has the largest of this number."""
    fewest: SeatNumber | None = None
    """Of those who would be meant (`me`) only who has the smallest of this number; with `most` too, of those who have
    the largest of that."""
    level: Literal["all", "none", "lot", "first"] = "all"
    """Who is meant where that would be more than one: all of them, none, one who is drawn by lot, or the first (by
    seat, or in the order in which they were put on defence or named)."""

    @property
    def narrowed(self) -> bool:
        """Whether it takes all who would be meant to say who is."""
        return self.most is not None or self.fewest is not None or self.level != "all"


class Meant(NamedTuple):
    """One seat that is meant, and who names it (the seat itself where nobody does)."""

    seat: Seat
    by: Seat
    deed: Deed | None


def meant(scene: Scene, params: Whom) -> Iterator[Meant]:
    """The seats that are meant, one after the other: what is done about one may change whether the next is meant, but
    where they are compared with each other.
    """
    one_by_one = _meant(scene, params)
    return iter(_narrowed(scene, params, list(one_by_one))) if params.narrowed else one_by_one


def _narrowed(scene: Scene, params: Whom, found: list[Meant]) -> list[Meant]:
    """Of these who has the most or the fewest, and who of several that are level."""
    for formula, best in ((params.most, max), (params.fewest, min)):
        if formula is not None and found:
            numbers = [_reckoned(scene.ask(formula, one.seat)) for one in found]
            wanted = best(numbers)
            found = [one for one, number in zip(found, numbers, strict=True) if number == wanted]
    seats = list(dict.fromkeys(one.seat.number for one in found))
    if params.level == "all" or len(seats) < 2:
        return found
    if params.level == "none":
        return []
    one = seats[0] if params.level == "first" else scene.dice("level").choice(sorted(seats))
    return [each for each in found if each.seat.number == one]


def _reckoned(value: Any) -> int | float:
    """A formula's value as a number to compare by; what is none counts as `UNRECKONABLE`."""
    return value if isinstance(value, int | float) else UNRECKONABLE


def _meant(scene: Scene, params: Whom) -> Iterator[Meant]:
    whom = params.whom or ("named" if params.verb else "bound" if params.bound is not None else "seats")
    if whom in _BY_THEMSELVES:
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
        seats = scene.game.seats if whom == "seats" else map(scene.seat, _numbers(scene, whom))
        for seat in list(seats):
            if seat.alive or params.out:
                yield seat


def _numbers(scene: Scene, whom: str) -> list[int]:
    """Those on defence, or who has the floor, or had it before."""
    if whom == "defence":
        return scene.game.defence
    before = None if scene.passing is None else scene.passing.before
    number = scene.speaker if whom == "speaker" else before
    return [] if number is None else [number]


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
