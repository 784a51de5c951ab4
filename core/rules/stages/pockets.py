"""Items: guns and vests handed out by night, picked out of pockets, and the gun fired by day."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.deeds import Deed, Ledger, ledger
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.departures import put_out


class Item(Strict):
    """An item: the ``verb`` that hands it out (its uses are the giver's store), the ``mark`` of who holds it, and
    the phase at whose start it is gone if it was not used.
    """

    verb: str
    mark: str
    until: str | None = None


class HandOver(Params):
    """``items`` by name; from somebody who holds several, a thief takes the one that stands first."""

    items: dict[str, Item]


@stage("hand_over", HandOver)
def hand_over(scene: Scene, params: HandOver) -> None:
    """Items reach their receivers, who are told so in the order of the givers' seats. A second one of a kind is
    lost.
    """
    book = ledger(scene)
    for name, item in params.items.items():
        book.makers[name] = item.verb
        book.held[name] = {seat.number for seat in scene.living if item.mark in seat.marks}
    names = {verb: name for name, verb in book.makers.items()}
    for deed in book.deeds:
        if deed.do in names and deed.live:
            book.spent.append((deed.by, deed.do))
            book.held[names[deed.do]].add(deed.target)
            scene.pad.answer(deed.target, names[deed.do])


class Pick(Params):
    """Deeds of ``verb`` take one item out of their target's hands or store, but not from those of whom ``spares``
    (about ``target``) holds. The giver is told which, or ``nothing``.
    """

    verb: str
    spares: FormulaField = NO
    nothing: str = "nothing"


@stage("pick_pockets", Pick)
def pick_pockets(scene: Scene, params: Pick) -> None:
    """Pick pockets in seat order; what a thief of abilities has a pickpocket take, the thief keeps."""
    book = ledger(scene)
    for deed in book.of(params.verb):
        hands = deed.by if deed.taker is None else deed.taker
        item = None
        if deed.live and not scene.ask(params.spares, scene.seat(deed.by), scene.seat(deed.target)):
            item = _take(scene, book, deed)
        if item is not None:
            book.held[item].add(hands)
        if deed.live:
            scene.pad.answer(hands, item or params.nothing)
        if deed.named and (deed.taker is not None or not deed.live):
            scene.pad.answer(deed.by, params.nothing)


def _take(scene: Scene, book: Ledger, deed: Deed) -> str | None:
    target = scene.seat(deed.target)
    for name, verb in book.makers.items():
        if target.number in book.held[name]:
            book.held[name].discard(target.number)
            return name
        stock = target.uses.get(verb, 0) - book.spent.count((target.number, verb))
        if verb in scene.book.abilities[target.role] and stock > 0:
            book.spent.append((target.number, verb))
            return name
    return None


class Keep(Params):
    """``items`` as they were handed over. Deeds of ``sabotage`` put ``spoils`` on who ends the night with the item
    ``spoiled`` in hand.
    """

    items: dict[str, Item]
    sabotage: str = "sabotage"
    spoiled: str = "gun"
    spoils: str = "sabotaged"


@stage("keep_items", Keep)
def keep_items(scene: Scene, params: Keep) -> None:
    """As the night ends: who holds what is marked, and what was used is spent."""
    book = ledger(scene)
    for owner, verb in book.spent:
        scene.spend(owner, verb)
    for name, item in params.items.items():
        for seat in scene.game.seats:
            if seat.number in book.held[name] and item.mark not in seat.marks:
                scene.mark(seat.number, item.mark, item.until)
            elif seat.number not in book.held[name]:
                scene.unmark(seat.number, item.mark)
    for deed in book.of(params.sabotage):
        if deed.live and deed.target in book.held[params.spoiled]:
            scene.mark(deed.target, params.spoils, params.items[params.spoiled].until)


class Drop(Params):
    """``marks`` of items that nobody may hold on to; ``who`` (about ``me``) says whose."""

    marks: tuple[str, ...]
    who: FormulaField


@stage("drop_items", Drop)
def drop_items(scene: Scene, params: Drop) -> None:
    """Items are handed back, or lost with their holders."""
    for seat in scene.matching(params.who, living=False):
        for mark in params.marks:
            scene.unmark(seat.number, mark)


class FireGun(Params):
    """``armed``, ``spoiled``, ``vest``: marks. ``stays``: a formula about ``me`` for those whom a gun does not remove;
    ``blows``: for those who take the shooter along. ``how`` / ``blown``: the ways of leaving of who is hit, of who
    is taken along. ``moment``: which wins are looked at.
    """

    armed: str = "armed"
    spoiled: str = "sabotaged"
    vest: str = "vested"
    code: str = "gunshot"
    stays: FormulaField = NO
    blows: FormulaField = NO
    how: str = "gun"
    blown: str = "blast"
    moment: str = "day"


@stage("fire_gun", FireGun)
def fire_gun(scene: Scene, params: FireGun) -> None:
    """At once: the gun goes off, at the target or, if it was tampered with, at its holder."""
    act = scene.given
    if act is None:
        return
    holder = act.by
    turned = scene.has(holder, params.spoiled)
    hit = holder if turned else act.at[0]
    scene.unmark(holder, params.armed)
    scene.unmark(holder, params.spoiled)
    vest = scene.has(hit, params.vest)
    falls = not vest and not scene.ask(params.stays, scene.seat(hit))
    scene.announce(params.code, [act.at[0]], by=holder, falls=falls)
    if vest:
        scene.unmark(hit, params.vest)
    if falls:
        put_out(scene, hit, params.how)
        if not turned and scene.ask(params.blows, scene.seat(hit)):
            put_out(scene, holder, params.blown)
    scene.settle(params.moment)
