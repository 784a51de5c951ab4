"""The two ballots of a day: who must defend themselves, and who leaves."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import NO, Formula, FormulaField
from core.rulebook.stage import Params
from core.rules import ballots
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene

_ONE = Formula(1)


class Nominate(Params):
    """``quota``: votes needed (``size`` is the living when the phase began). ``take``: ``all`` who reach it, the
    ``top`` (all tied for it), or the top only where one is ``alone`` there. ``fallback``: if nobody reaches it,
    nobody or the ``top``.
    """

    quota: FormulaField = _ONE
    take: Literal["all", "top", "alone"] = "all"
    fallback: Literal["nobody", "top"] = "nobody"


@stage("nominate", Nominate)
def nominate(scene: Scene, params: Nominate) -> None:
    """Count the nomination and put those who are named often enough on defence."""
    quota = int(scene.ask(params.quota))
    counts = ballots.tally(scene)
    named = [number for number in sorted(counts) if counts[number] >= quota]
    top = [number for number in sorted(counts) if counts[number] == max(counts.values())]
    if params.take != "all":
        named = [number for number in top if number in named]
        if params.take == "alone" and len(named) > 1:
            named = []
    if not named and params.fallback == "top":
        named = top
    _report(scene, quota, counts)
    scene.emit("defence", ALL, seats=named)


class Verdict(Params):
    """``single``: votes needed against a lone defendant. ``several``: votes the highest of several needs. ``tie``:
    all tied leave, or nobody, or one drawn by lot (with the announcement ``lot``, where the option ``lot_order``
    may say where it falls); ``alone``: nobody leaves where several reach the number. ``guilty`` / ``innocent``:
    announcements of a trial. ``condemn``: who is found to leave stays until the stage ``execute`` (after last words);
    the note ``condemned`` lists them, and where ``pending`` holds the note ``tied`` lists those tied for the highest.
    ``keep_defence``: until then they stay on defence. ``moment``: which wins are looked at.
    """

    single: FormulaField = _ONE
    several: FormulaField = _ONE
    tie: Literal["all", "nobody", "lot", "alone"] = "nobody"
    guilty: str | None = None
    innocent: str | None = None
    condemn: bool = False
    pending: FormulaField = NO
    keep_defence: bool = False
    how: str = "vote"
    moment: str | None = "vote"


@stage("verdict", Verdict)
def verdict(scene: Scene, params: Verdict) -> None:
    """Count the verdict; who is found to leave leaves at once, and the wins of the vote are looked at."""
    standing = [number for number in scene.game.defence if scene.seat(number).alive]
    counts = ballots.tally(scene)
    quota = int(scene.ask(params.single if len(standing) == 1 else params.several))
    removed = highest(scene, standing, counts, quota, params.tie)
    tied = highest(scene, standing, counts, quota, "all") if not removed and scene.ask(params.pending) else []
    if not (params.keep_defence and (removed or tied)):
        scene.emit("defence", ALL, seats=[])
    if params.condemn:
        _report(scene, quota, counts, None if removed or tied else [])
        scene.note("condemned", removed or None)
        if tied or "tied" in scene.game.notes:
            scene.note("tied", tied or None)
        return
    _report(scene, quota, counts, removed)
    if standing and not removed and params.innocent:
        scene.announce(params.innocent, standing)
    for number in removed:
        scene.leave(number, params.how)
    if removed and params.guilty:
        scene.announce(params.guilty, removed)
    if params.moment:
        scene.settle(params.moment)


class Execute(Params):
    """``how`` is the way of leaving, ``moment`` the wins that are looked at."""

    how: str = "vote"
    moment: str | None = "vote"


@stage("execute", Execute)
def execute(scene: Scene, params: Execute) -> None:
    """Last words are over: those condemned who are still in the game leave, and the wins are looked at."""
    condemned = [number for number in scene.game.notes.get("condemned", []) if scene.seat(number).alive]
    scene.note("condemned", None)
    if scene.game.defence:
        scene.emit("defence", ALL, seats=[])
    _report(scene, 0, {}, condemned)
    for number in condemned:
        scene.leave(number, params.how)
    if params.moment:
        scene.settle(params.moment)


def highest(scene: Scene, standing: list[int], counts: dict[int, int], quota: int, tie: str) -> list[int]:
    """Who of those standing has the most votes, at least one and at least ``quota``; ties go by ``tie``."""
    best = max((counts.get(number, 0) for number in standing), default=0)
    if best < max(1, quota):
        return []
    if tie == "alone" and sum(1 for number in standing if counts.get(number, 0) >= quota) > 1:
        return []
    top = [number for number in standing if counts.get(number, 0) == best]
    if len(top) == 1 or tie == "all":
        return top
    return [lot(scene, top)] if tie == "lot" else []


def lot(scene: Scene, among: list[int]) -> int:
    """Draw one of the seats, by the seed or as the option ``lot_order`` says, and announce that a lot was drawn."""
    fixed = [number for number in scene.game.options.get("lot_order") or [] if number in among]
    drawn = fixed[0] if fixed else scene.dice("lot").choice(among)
    scene.announce("lot", [drawn])
    return drawn


def _report(scene: Scene, quota: int, counts: dict[int, int], removed: list[int] | None = None) -> None:
    data = {str(number): votes for number, votes in sorted(counts.items())}
    extra = {} if removed is None else {"removed": removed}
    scene.emit(
        "ballot", ALL, phase=scene.game.phase, n=scene.game.notes.get("size", 0), needed=quota, counts=data, **extra
    )
