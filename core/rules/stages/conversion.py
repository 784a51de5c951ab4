"""Conversions: deeds that change what a player is, worked on those who are still in the game after all deaths."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.deeds import Deed, ledger, penalty, strike
from core.rules.register import stage
from core.rules.scene import Scene

BLADE = "blade"


class Attempt(Strict):
    """Deeds of ``verb`` by those of whom ``who`` (about ``me``) holds. A deed of ``shield`` on the target stops them.

    ``majority``: the table's note (a list) of all who could take part tonight; only a target named by more than half of
    them is tried.
    """

    verb: str
    who: FormulaField = YES
    shield: str | None = None
    majority: str | None = None


def attempts(scene: Scene, attempt: Attempt) -> list[Deed]:
    """The deeds of an attempt that are in force and find no shield, in seat order."""
    book = ledger(scene)
    found = [deed for deed in book.of(attempt.verb) if deed.live and scene.ask(attempt.who, scene.seat(deed.by))]
    if attempt.majority is not None:
        size = len(scene.game.notes.get(attempt.majority, []))
        names = [deed.target for deed in found]
        found = [deed for deed in found if 2 * names.count(deed.target) > size]
    return [deed for deed in found if not book.shielded(deed.target, attempt.shield)]


class Blade(Params):
    """Roles whose trait ``blade`` is a number kill whoever tries to change or link them, so many times in a game, in
    the order of ``attempts``.
    """

    attempts: list[Attempt]


@stage("blade", Blade)
def blade(scene: Scene, params: Blade) -> None:
    """Strike those who tried, while the target is in the game and has its power."""
    book = ledger(scene)
    for attempt in params.attempts:
        for deed in attempts(scene, attempt):
            target = scene.seat(deed.target)
            limit = scene.trait(target, BLADE) or 0
            used = target.notes.get(BLADE, 0)
            if used < limit and target.number not in scene.pad.dead and not book.dull(target.number):
                scene.note(BLADE, used + 1, seat=target.number)
                strike(scene, deed.by, BLADE)


class Mistake(Params):
    """Those whose ``attempt`` falls on a target of whom ``wrong`` (about ``target``) holds leave."""

    attempt: Attempt
    wrong: FormulaField


@stage("mistake", Mistake)
def mistake(scene: Scene, params: Mistake) -> None:
    """Nothing stops this, and it does not matter whether the target leaves too."""
    for deed in attempts(scene, params.attempt):
        if scene.ask(params.wrong, scene.seat(deed.by), scene.seat(deed.target)):
            penalty(scene, deed.by, "mistake")


class Convert(Params):
    """An ``attempt`` on a target of whom ``on`` (about ``target``) holds turns them into ``role``, with its team;
    they are told ``role:ROLE``. ``price``: its owner dies of it, by a blow. ``circle`` (about ``me``): whom the new
    one knows from then on, and who knows them.
    """

    attempt: Attempt
    on: FormulaField = YES
    role: str
    price: bool = False
    circle: FormulaField = NO


@stage("old_convert", Convert)
def convert(scene: Scene, params: Convert) -> None:
    """Settle who is converted. Who leaves tonight is not, and who was changed by an earlier step is left alone."""
    book = ledger(scene)
    for deed in attempts(scene, params.attempt):
        target = deed.target
        if target in scene.pad.dead or target in book.changed:
            continue
        if not scene.ask(params.on, scene.seat(deed.by), scene.seat(target)):
            continue
        book.changed[target] = params.role
        scene.pad.answer(target, f"role:{params.role}", own=True)
        circle = [seat.number for seat in scene.matching(params.circle)]
        if circle:
            scene.meet(target, circle)
            for number in circle:
                scene.meet(number, [target])
        if params.price:
            strike(scene, deed.by, "price")


@stage("change_roles")
def change_roles(scene: Scene, params: Params) -> None:
    """Those converted tonight are what they have become; their acts of this night stand."""
    for number, role in ledger(scene).changed.items():
        scene.become(number, role)
