"""Lynching by candidates: the table names them, and the most votes, or one trial after another, decide."""

from __future__ import annotations

import math

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules import ballots
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.acquittal import acquitted

VOTED_ON = "voted_on"
WAITING = "candidates_waiting"


class Lynch(Params):
    """``acquits`` (about ``me``): who may keep the condemned in the game by not voting against them, once a day.

    ``lynched`` and ``acquitted`` are announced. ``again``: the phases that follow once more after an acquittal. The
    note ``voted_on`` lists who was a candidate already today.
    """

    acquits: FormulaField = NO
    lynched: str = "lynched"
    acquitted: str = "acquitted"
    again: tuple[str, ...] = ("nomination", "verdict")
    how: str = "vote"
    moment: str = "vote"


@stage("lynch", Lynch)
def lynch(scene: Scene, params: Lynch) -> None:
    """The candidate with the most votes is condemned; in a tie nobody is."""
    standing = _standing(scene)
    counts = ballots.tally(scene)
    top = [number for number in standing if counts.get(number, 0) == max(counts.values(), default=0) > 0]
    spared = len(top) == 1 and acquitted(scene, params.acquits, top[0])
    removed = top if len(top) == 1 and not spared else []
    _close(scene, 1, counts, removed)
    if spared:
        scene.announce(params.acquitted, top)
        scene.insert(*params.again)
    _remove(scene, params, removed)


@stage("queue_candidates")
def queue_candidates(scene: Scene, params: Params) -> None:
    """As a nomination closes: the candidates come up one by one, the most named first, then the lower seat."""
    counts = ballots.tally(scene)
    order = sorted(scene.game.defence, key=lambda number: (-counts.get(number, 0), number))
    _next(scene, order)


class Trial(Lynch):
    """One candidate's own vote. ``innocent`` is announced where fewer than half of those with a vote are for it.
    ``ballot``: the phase of the next candidate's vote.
    """

    innocent: str = "innocent"
    ballot: str = "verdict"


@stage("try_one", Trial)
def try_one(scene: Scene, params: Trial) -> None:
    """The candidate is condemned by at least half of those with a vote; else, or acquitted, the next one comes up."""
    ballot = scene.book.scenario.ballots[scene.game.phase]
    voters = sum(1 for seat in scene.living if ballots.voter_refusal(scene, ballot, seat) is None)
    needed = max(1, math.ceil(voters / 2))
    standing, counts = _standing(scene), ballots.tally(scene)
    condemned = [number for number in standing if counts.get(number, 0) >= needed]
    spared = bool(condemned) and acquitted(scene, params.acquits, condemned[0])
    removed = [] if spared else condemned
    _close(scene, needed, counts, removed)
    if spared:
        scene.announce(params.acquitted, condemned)
    elif standing and not removed:
        scene.announce(params.innocent, standing)
    waiting = [number for number in scene.game.notes.get(WAITING, []) if scene.seat(number).alive]
    if waiting and not removed:
        _next(scene, waiting)
        scene.insert(params.ballot)
    _remove(scene, params, removed)


def _standing(scene: Scene) -> list[int]:
    """The candidates who are still in the game; they are not voted on again today."""
    standing = [number for number in scene.game.defence if scene.seat(number).alive]
    scene.note(VOTED_ON, sorted({*scene.game.notes.get(VOTED_ON, []), *standing}))
    return standing


def _next(scene: Scene, order: list[int]) -> None:
    scene.note(WAITING, order[1:] or None)
    scene.emit("defence", ALL, seats=order[:1])


def _close(scene: Scene, needed: int, counts: dict[int, int], removed: list[int]) -> None:
    game = scene.game
    shown = {str(number): votes for number, votes in sorted(counts.items())}
    scene.emit("defence", ALL, seats=[])
    scene.emit("ballot", ALL, phase=game.phase, n=game.notes["size"], needed=needed, counts=shown, removed=removed)


def _remove(scene: Scene, params: Lynch, removed: list[int]) -> None:
    for number in removed:
        scene.note(WAITING, None)
        scene.leave(number, params.how)
        scene.announce(params.lynched, [number])
    scene.settle(params.moment)
