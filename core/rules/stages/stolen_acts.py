"""Theft of abilities: the first player's deed is taken and aimed at the second."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.deeds import Deed, Ledger, ledger
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.drink import work_block


class Theft(Params):
    """Deeds of ``verb`` name two players. What is taken from the first stands in the trait ``stolen`` of their role:
    ``act`` (the rule where nothing is said: their deed is aimed at the second), ``for_thief`` / ``for_second``
    (their immunity goes to the thief / to the second), ``capture`` (the thief is caught) or ``nothing``.

    Of the holder of the gang's shot (``shot``) only the shot is taken. ``at_once``: verbs that take effect as they
    are taken. ``sealed``: a formula about ``me``: a theft that names such a player is void while a deed of ``seal``
    in force lies on them.
    """

    verb: str = "steal"
    shot: str = "kill"
    at_once: tuple[str, ...] = ()
    seal: str | None = None
    sealed: FormulaField = NO


@stage("theft", Theft)
def theft(scene: Scene, params: Theft) -> None:
    """Work the thefts in seat order. Deeds already worked, void or taken give nothing."""
    book = ledger(scene)
    for deed in book.of(params.verb):
        if not deed.live:
            continue
        deed.worked = True
        sealed = [number for number in deed.at if scene.ask(params.sealed, scene.seat(number))]
        if any(book.shielded(number, params.seal) for number in sealed):
            continue
        first, second = deed.at
        kind = scene.trait(scene.seat(first), "stolen") or "act"
        if kind == "capture" and first not in book.fallen:
            book.caught.append(deed.by)
        elif kind in ("for_thief", "for_second") and not {first} & (book.fallen | book.blocked | book.robbed):
            book.robbed.add(first)
            book.gifted.add(deed.by if kind == "for_thief" else second)
        elif kind == "act":
            taken = _deed_of(scene, book, first, params.shot)
            if taken is not None:
                taken.at, taken.taker = (second,), deed.by
                if taken.do in params.at_once:
                    work_block(scene, book, taken)


def _deed_of(scene: Scene, book: Ledger, owner: int, shot: str) -> Deed | None:
    """The deed that a theft takes from a player: the gang's shot, else their own; None if it cannot be had."""
    own = [deed for deed in book.deeds if deed.by == owner]
    found = next((deed for deed in own if deed.do == shot), own[0] if own else None)
    if found is None or not found.free:
        return None
    fields = scene.book.abilities[scene.seat(owner).role][found.do].extras
    missing = any(extra.required and name not in found.extras for name, extra in fields.items())
    return None if missing else found
