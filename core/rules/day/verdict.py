"""The last ballot of a day: who is found to leave."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from core.rulebook.fields import NO, YES, SeatFormula, Strict, TableFormula, TableNumber
from core.rulebook.formula import Formula
from core.rulebook.refs import Code, Moment, OwnNote, Phase, PutsHow
from core.rulebook.stage import Params
from core.rules import hands
from core.rules.day.count import Counts, most, report
from core.rules.memory import ACQUITTED, CONDEMNED, TIED, WAITING
from core.rules.register import stage
from core.rules.scene import Scene

_ONE = Formula(1)


class Lot(Strict):
    """Of those tied one is drawn, where `if` holds, and announced `code`. `first`: seats that are drawn before any
    other, as the table has said.
    """

    if_: TableFormula = Field(default=YES, alias="if")
    code: Code
    first: TableFormula = Formula("()")


class Acquittal(Strict):
    """Those of whom `who` (`me`) holds keep the one who would leave in the game, each once a day, by not raising a hand
    against them: announced `code`. These phases follow `again` after it.
    """

    who: SeatFormula
    code: Code
    again: tuple[Phase, ...] = ()


class Second(Strict):
    """A ballot that ends in a tie (announced) is followed by a further one, by the phases `phase`, among the tied;
    one that ends with an acquittal, among all others. `note`: remembered from then on, so that none follows that one;
    forget it before the next day's ballot. `fewer`: it follows only where fewer are tied than could be voted for.
    """

    phase: tuple[Phase, ...]
    note: OwnNote | None = None
    tie: Code
    fewer: bool = False


class Deadlock(Strict):
    """Where those tied are neither parted by lot nor by a further ballot they stay on defence, `code` is announced with
    them, and the phases `phase` follow.
    """

    phase: tuple[Phase, ...]
    code: Code | None = None


class Verdict(Params):
    """`single`: votes needed against a lone candidate; `several`: those that the highest of several needs.

    `tie`: all who are tied leave, or nobody; `alone`: nobody leaves where several reach the number. `lot` may decide.
    `how`: the way in which whoever is found to leave leaves at once; without it they are condemned, and stay in the
    game until `execute` (the note `condemned` lists them, and where `pending` holds `tied` those tied for the most).
    `keep_defence`: until then they stay on defence. `moment`: which wins are looked at.

    Announced: `guilty` with those who leave, `innocent` with the candidates where nobody does, `nobody` where the day's
    vote ends with nobody leaving. `next`: where candidates come up one by one, the phase of the next one's vote.
    `by_hands`: everybody learns how many hands there were, whatever a hand is worth.
    """

    single: TableNumber = _ONE
    several: TableNumber = _ONE
    tie: Literal["all", "nobody", "alone"] = "nobody"
    lot: Lot | None = None
    how: PutsHow | None = None
    moment: Moment | None = None
    pending: TableFormula = NO
    keep_defence: bool = False
    acquit: Acquittal | None = None
    """Who may keep in the game the one who would leave."""
    second: Second | None = None
    """The ballot that follows a tie, where there is one."""
    deadlock: Deadlock | None = None
    """What else follows a tie."""
    next: Phase | None = None
    guilty: Code | None = None
    innocent: Code | None = None
    nobody: Code | None = None
    by_hands: bool = False

    def needed(self, scene: Scene) -> int:
        """How many votes are needed to put a candidate out, as things stand."""
        return scene.number(self.single if len(_standing(scene)) == 1 else self.several)


@stage("verdict", Verdict)
def verdict(scene: Scene, params: Verdict) -> None:
    """Count the verdict; whoever is found to leave leaves at once, or is condemned."""
    standing = _standing(scene)
    needed = params.needed(scene)
    counts = hands.tally(scene.names)
    top = most(counts, standing, needed)
    found = _found(scene, params, [number for number in standing if counts.get(number, 0) >= needed], top)
    if params.how is None:
        _condemn(scene, params, needed, counts=counts, found=found, top=top)
        return
    acquit = params.acquit
    spared = acquit is not None and len(found) == 1 and _acquitted(scene, acquit, found[0])
    removed = [] if spared else found
    shown = hands.tally(scene.names, plain=True) if params.by_hands else counts
    scene.defend([])
    report(scene, needed, shown, removed)
    _tell_of_lot(scene, params, found, top)
    if acquit is not None and spared:
        scene.announce(acquit.code, found)
    elif standing and not removed and params.innocent is not None:
        scene.announce(params.innocent, standing)
    for number in removed:
        scene.leave(number, params.how)
    if removed and params.guilty is not None:
        scene.announce(params.guilty, removed)
    if not removed:
        _go_on(scene, params, top, standing=standing, spared=spared)
    if params.moment is not None:
        scene.settle(params.moment)


def _standing(scene: Scene) -> list[int]:
    """The candidates who are in the game: those on defence, or everybody where the ballot is among all."""
    ballot = hands.running(scene.names)
    if not scene.game.defence and ballot is not None and ballot.candidates == "living":
        return scene.game.living
    return [number for number in scene.game.defence if scene.seat(number).alive]


def _found(scene: Scene, params: Verdict, reached: list[int], top: list[int]) -> list[int]:
    """Who is found to leave, of those who reached the number, and those of them with the most votes."""
    if params.tie == "alone" and len(reached) > 1:
        return []
    if len(top) < 2 or params.tie == "all":
        return top
    lot = params.lot
    if lot is None or not scene.ask(lot.if_):
        return []
    fixed = [number for number in scene.ask(lot.first) if number in top]
    drawn: int = fixed[0] if fixed else scene.dice("lot").choice(top)
    return [drawn]


def _tell_of_lot(scene: Scene, params: Verdict, found: list[int], top: list[int]) -> None:
    """The lot is told of after the count that shows the tie, where one of several was drawn."""
    if params.lot is not None and len(found) == 1 < len(top):
        scene.announce(params.lot.code, found)


def _condemn(scene: Scene, params: Verdict, needed: int, *, counts: Counts, found: list[int], top: list[int]) -> None:
    """Note who will leave, or between whom it is still to be decided."""
    tied = top if not found and scene.ask(params.pending) else []
    if not (params.keep_defence and (found or tied)):
        scene.defend([])
    report(scene, needed, counts, None if found or tied else [])
    _tell_of_lot(scene, params, found, top)
    scene.note(CONDEMNED, found or None)
    scene.note(TIED, tied or None)


def _acquitted(scene: Scene, acquit: Acquittal, number: int) -> bool:
    """Whether somebody keeps the seat in the game by their hand; the right of the first such one is then spent."""
    voters = hands.voters(scene.names)
    for seat in scene.matching(acquit.who):
        if seat.notes.get(ACQUITTED) == scene.game.day or seat not in voters:
            continue
        if number not in hands.hand(scene.names, seat.number):
            scene.note(ACQUITTED, scene.game.day, seat=seat.number)
            return True
    return False


def _go_on(scene: Scene, params: Verdict, top: list[int], *, standing: list[int], spared: bool) -> None:
    """Nobody has left: another ballot follows, or the day's vote is over."""
    second = params.second
    if second is not None and top and _follows(scene, second, top, standing):
        if not spared:
            scene.announce(second.tie, top)
        if second.note is not None:
            scene.note(second.note, True)
        scene.defend([number for number in scene.game.living if number not in top] if spared else top)
        scene.insert(*second.phase)
        return
    if params.deadlock is not None and len(top) > 1:
        if params.deadlock.code is not None:
            scene.announce(params.deadlock.code, top)
        scene.defend(top)
        scene.insert(*params.deadlock.phase)
        return
    if spared and params.acquit is not None and params.acquit.again:
        scene.insert(*params.acquit.again)
    if params.next is not None:
        waiting = [number for number in scene.game.notes.get(WAITING, []) if scene.seat(number).alive]
        scene.note(WAITING, waiting[1:] or None)
        if waiting:
            scene.defend(waiting[:1])
            scene.insert(params.next)
    if params.nobody is not None:
        scene.announce(params.nobody)


def _follows(scene: Scene, second: Second, top: list[int], standing: list[int]) -> bool:
    """Whether a further ballot follows one that these were tied in, of those who stood in it."""
    held = second.note is not None and second.note in scene.game.notes
    return not held and not (second.fewer and len(top) >= len(standing))
