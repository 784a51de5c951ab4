"""The gang's shot comes before everything: whom it kills has not acted."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params, StageField
from core.rules.deeds import FALLEN, LEDGER, SAVE, VEST, WARD, Deed, Ledger, ledger, stopper
from core.rules.pad import Pad
from core.rules.register import stage
from core.rules.scene import Scene


class Deeds(Params):
    """``shot``: the gang's verb; only the seat that the table's note ``holder`` names has it as a deed of its own.

    ``default``: the trait that names the verb a player is given on themselves if they do not choose. ``idle``: a
    formula; where it holds nobody can leave tonight.
    """

    shot: str = "kill"
    holder: str = "holder"
    default: str = "by_default"
    idle: FormulaField = NO


@stage("deeds", Deeds)
def deeds(scene: Scene, params: Deeds) -> None:
    """Open the night's ledger: a deed for every ability that a living player may use tonight, whether or not they
    did.
    """
    book = Ledger(idle=bool(scene.ask(params.idle)))
    holder = scene.game.notes.get(params.holder, 0)
    for seat in scene.living:
        for do, _ in scene.book.in_phase(seat.role, scene.game.phase):
            if (do == params.shot and seat.number != holder) or seat.uses.get(do, 1) <= 0:
                continue
            given = scene.act_of(seat.number, do)
            if given is not None:
                book.deeds.append(Deed(seat.number, do, given.at, given.extras, named=True))
            else:
                at = (seat.number,) if scene.trait(seat, params.default) == do else ()
                book.deeds.append(Deed(seat.number, do, at, {}, named=False))
    scene.pad.notes[LEDGER] = book


class FirstShot(Params):
    """``verb``: the shot. ``layer``: the steps that say who hampers whom and who is protected; they only write on the
    pad, for they are worked once to see what comes of the shot, and once more for the night.

    ``protects``: verbs of the target that may protect them, and are not left out when the shot is decided.
    ``silences``: a formula about ``me``, the target: their acts are void though the shot was stopped.
    """

    verb: str = "kill"
    protects: tuple[str, ...] = ()
    silences: FormulaField = NO
    layer: list[StageField]


@stage("first_shot", FirstShot)
def first_shot(scene: Scene, params: FirstShot) -> None:
    """Decide the shot with its target's own acts left out, make them void if it kills; then work the layer for good.

    What was decided of the shot is kept: that it failed, who took it, what stopped it.
    """
    book = ledger(scene)
    shot = next((deed for deed in book.of(params.verb) if deed.at), None)
    if shot is not None and not book.idle:
        _decide(scene, params, shot)
    _work(scene, params)


def _decide(scene: Scene, params: FirstShot, shot: Deed) -> None:
    target = shot.target
    outer = scene.pad
    tried = _try(scene, params, outer, target, ())
    if any(deed.by == target and deed.do in params.protects and deed.at for deed in ledger(scene).deeds):
        without, bare = scene.pad, _shields(scene, target)
        with_own = _try(scene, params, outer, target, params.protects)
        if _shields(scene, target) <= bare:
            scene.pad = without
        else:
            tried = with_own
    own = next(deed for deed in tried.of(params.verb))
    stopped = stopper(scene, target) if own.live and own.taker is None else None
    scene.pad = outer
    shot.void, shot.at, shot.taker, shot.worked = own.void, own.at, own.taker, True
    if not shot.live or shot.taker is not None:
        return
    shot.settled = stopped or ""
    book = ledger(scene)
    if stopped is None:
        book.slain.add(target)
    if stopped is None or scene.ask(params.silences, scene.seat(target)):
        book.fallen.add(target)
        for deed in book.deeds:
            if deed.by == target:
                deed.void = FALLEN


def _try(scene: Scene, params: FirstShot, outer: Pad, target: int, kept: tuple[str, ...]) -> Ledger:
    """Work the layer on a pad of its own, which is left in place, without the target's acts but those kept."""
    book: Ledger = outer.notes[LEDGER].copy()
    for deed in book.deeds:
        if deed.by == target and deed.do not in kept:
            deed.void = FALLEN
    scene.pad = Pad()
    scene.pad.notes[LEDGER] = book
    _work(scene, params)
    return book


def _shields(scene: Scene, number: int) -> set[tuple[str, int]]:
    """What protects the seat from a shot, as the pad stands."""
    book = ledger(scene)
    found = {(kind, giver) for kind, giver in scene.pad.guards.get(number, ()) if kind in (SAVE, WARD)}
    if number in book.held.get(VEST, ()):
        found.add((VEST, 0))
    if number in book.gifted:
        found.add(("immunity", 0))
    return found


def _work(scene: Scene, params: FirstShot) -> None:
    for call in params.layer:
        if scene.ask(call.condition):
            call.stage.run(scene, call.params)
