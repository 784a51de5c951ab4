"""Penalties: players who cost whoever names them the game, and thieves who are caught."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.deeds import ledger, penalty
from core.rules.register import stage
from core.rules.scene import Scene


class Company(Params):
    """``who`` (about ``me``) takes along all who name them with a deed in force, but for the verbs ``harmless``.

    For the gang's shot (``shot``) its owner pays if ``leader`` (about ``me``) holds or a thief aimed it, else the
    lowest seat of the first of ``payers`` that has one. ``kind``: their own kind of shot; its victims are announced
    under ``code`` with those who left in company.
    """

    who: FormulaField
    harmless: tuple[str, ...] = ()
    shot: str = "kill"
    leader: FormulaField = NO
    payers: tuple[FormulaField, ...] = ()
    kind: str
    code: str


@stage("company", Company)
def company(scene: Scene, params: Company) -> None:
    """Those who named such a player leave, and the player with them."""
    book = ledger(scene)
    named: set[int] = {hit.target for hit in book.hits if hit.kind == params.kind and hit.stopped is None}
    for seat in scene.matching(params.who):
        namers = [
            _payer(scene, params, deed.by) if deed.do == params.shot and deed.taker is None else deed.by
            for deed in book.deeds
            if deed.live and deed.target == seat.number and deed.do not in params.harmless
        ]
        if namers:
            named |= {seat.number, *namers}
            for number in (*namers, seat.number):
                penalty(scene, number, "company")
    if named and not book.idle:
        scene.pad.code(params.code, sorted(named))


def _payer(scene: Scene, params: Company, owner: int) -> int:
    if scene.ask(params.leader, scene.seat(owner)):
        return owner
    ranks = (scene.matching(rank) for rank in params.payers)
    return next((rank[0].number for rank in ranks if rank), owner)


class Capture(Params):
    """``code`` is announced; the role of a thief who is caught is shown."""

    code: str = "thief_caught"


@stage("capture", Capture)
def capture(scene: Scene, params: Capture) -> None:
    """Thieves who tried to rob the wrong player leave."""
    book = ledger(scene)
    if not book.caught or book.idle:
        return
    for number in book.caught:
        penalty(scene, number, "caught")
        scene.pad.shown.add(number)
    scene.pad.code(params.code, sorted(book.caught))
