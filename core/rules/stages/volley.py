"""Shots in their order, and the blows that follow them: crossfire, blasts, revenge, blades."""

from __future__ import annotations

from core.rulebook.fields import YES, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.deeds import IDLE, REVENGE, SAVE, VEST, Deed, Hit, ledger, stopper, strike, use_up
from core.rules.register import stage
from core.rules.scene import Scene


class Kind(Strict):
    """One kind of shot: deeds of ``verb`` by those of whom ``who`` (about ``me``) holds.

    ``bare``: nothing helps against it but the power to turn killing back. ``spends``: a shot fired uses one up.
    ``hit`` / ``missed``: announced when it removed somebody / was fired and removed nobody; ``always``: also when
    none was fired. ``after``: kinds whose victims it neither hits nor misses any more.
    """

    kind: str
    verb: str
    who: FormulaField = YES
    bare: bool = False
    spends: bool = False
    hit: str | None = None
    missed: str | None = None
    always: bool = False
    after: tuple[str, ...] = ()


class Volley(Params):
    """``shots`` in the order in which they are worked. Every shot fired is worked, whoever has fallen before."""

    shots: list[Kind]


@stage("volley", Volley)
def volley(scene: Scene, params: Volley) -> None:
    """Fire the shots; what stops one is used up."""
    book = ledger(scene)
    for kind in params.shots:
        for deed in list(book.deeds):
            if deed.do != kind.verb or not deed.live or not scene.ask(kind.who, scene.seat(deed.by)):
                continue
            if kind.spends:
                book.spent.append((deed.by, deed.do))
            stopped = _stopped(scene, kind, deed)
            book.hits.append(Hit(kind.kind, deed, stopped))
            if stopped is None:
                scene.pad.kill(deed.target, kind.kind)
        _announce(scene, kind)


def _stopped(scene: Scene, kind: Kind, deed: Deed) -> str | None:
    if ledger(scene).idle:
        return IDLE
    if deed.settled is not None:
        stopped = deed.settled or None
    else:
        stopped = stopper(scene, deed.target, bare=kind.bare)
    if stopped in (SAVE, VEST):
        use_up(scene, deed.target, stopped)
    return stopped


def _announce(scene: Scene, kind: Kind) -> None:
    hits = ledger(scene).hits
    before = {hit.target for hit in hits if hit.kind in kind.after and hit.stopped is None}
    mine = [hit for hit in hits if hit.kind == kind.kind and hit.target not in before]
    killed = sorted({hit.target for hit in mine if hit.stopped is None})
    if killed and kind.hit:
        scene.pad.code(kind.hit, killed)
    missed = any(hit.stopped is not None for hit in mine) or (kind.always and not killed)
    if missed and kind.missed:
        scene.pad.code(kind.missed)


def voters(scene: Scene, verb: str, target: int) -> list[int]:
    """Who asked for the gang's shot at this seat, in the order in which they last did."""
    acts = sorted((act for act in scene.acts(verb) if act.at == (target,)), key=lambda act: act.order)
    return [act.by for act in acts]


def _payer(scene: Scene, hit: Hit, shared: str, place: int) -> int:
    """Who pays for a shot: its owner; for the gang's own shot the first (or last) member who asked for it."""
    asked = voters(scene, shared, hit.target) if hit.deed.do == shared and hit.deed.taker is None else []
    return asked[place] if asked else hit.deed.by


class Crossfire(Params):
    """Whoever fires a shot of ``by`` at the target on whom one of ``kind`` falls is caught in it."""

    by: str
    kind: str


@stage("crossfire", Crossfire)
def crossfire(scene: Scene, params: Crossfire) -> None:
    """Strike those who shot where the other shot fell, whether or not either killed."""
    hits = ledger(scene).hits
    fallen_on = {hit.target for hit in hits if hit.kind == params.kind}
    for hit in hits:
        if hit.kind == params.by and hit.target in fallen_on:
            strike(scene, hit.deed.by, "crossfire")


class Blast(Params):
    """Roles with the trait ``blast`` take along who killed them by one of ``kinds``; of a gang (its verb is ``shared``)
    the first who asked for it.
    """

    kinds: tuple[str, ...]
    shared: str = "kill"


@stage("blast", Blast)
def blast(scene: Scene, params: Blast) -> None:
    """Strike whoever killed a player that blows up."""
    book = ledger(scene)
    for hit in book.hits:
        powder = scene.trait(scene.seat(hit.target), "blast") and not book.dull(hit.target)
        if hit.kind in params.kinds and hit.stopped is None and powder:
            strike(scene, _payer(scene, hit, params.shared, 0), "blast")


class Revenge(Params):
    """Of a gang (its verb is ``shared``) the last who asked for the shot pays."""

    shared: str = "kill"


@stage("revenge", Revenge)
def revenge(scene: Scene, params: Revenge) -> None:
    """Strike whoever shot at a player that turns killing back."""
    for hit in list(ledger(scene).hits):
        if hit.stopped == REVENGE:
            strike(scene, _payer(scene, hit, params.shared, -1), "revenge")
