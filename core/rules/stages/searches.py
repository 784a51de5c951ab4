"""Searches: one chance to find a certain player, which may cost the searcher the game."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

WOKEN = "woken"


def _wake(scene: Scene, target: int, searchers: list[int]) -> None:
    woken: dict[int, set[int]] = scene.pad.notes.setdefault(WOKEN, {})
    woken.setdefault(target, set()).update(searchers)


def _foil(scene: Scene, verb: str) -> None:
    for act in scene.acts(verb):
        scene.pad.void_acts.add((act.by, act.do))


class Quest(Params):
    """Acts of ``verb`` by those of whom ``who`` (about ``me``) holds look for a target of whom ``right`` holds.

    Found: told ``yes``; the found one is woken, acts of ``foils`` have no effect tonight, and living seats of which
    ``deposed`` (about ``me``) holds leave. Anybody else: told ``no``, the searcher leaves, and the table's note
    ``bonus`` holds the number of the next night.
    """

    verb: str = "seek"
    who: FormulaField
    right: FormulaField
    foils: str = "kill"
    deposed: FormulaField = NO
    bonus: str = "two_kills"


@stage("quest", Quest)
def quest(scene: Scene, params: Quest) -> None:
    """One who looks for somebody alone."""
    for act in scene.acts(params.verb):
        searcher, number = scene.seat(act.by), act.at[0]
        if not scene.pad.works(act.by, act.do) or not scene.ask(params.who, searcher):
            continue
        if scene.here(number) and scene.ask(params.right, searcher, scene.seat(number)):
            scene.pad.answer(act.by, "yes")
            _wake(scene, number, [act.by])
            _foil(scene, params.foils)
            for seat in scene.matching(params.deposed):
                scene.pad.kill(seat.number, params.verb)
        else:
            scene.pad.answer(act.by, "no")
            scene.pad.kill(act.by, params.verb)
            scene.note(params.bonus, scene.game.night + 1)


class Found(Strict):
    """What follows when ``holds`` (about ``target``) holds of the one found: all searchers are told ``answer``.

    ``wakes``: the found one learns who they are. ``foils``: acts of this verb have no effect tonight. ``pays``: a
    formula about ``me`` for searchers who leave. ``code``: announced at dawn.
    """

    holds: FormulaField
    answer: str
    wakes: bool = False
    foils: str | None = None
    pays: FormulaField = NO
    code: str | None = None


class Expedition(Params):
    """Acts of ``verb`` by those of whom ``who`` (about ``me``) holds are searches of all of them together, which they
    share one use of. The first of ``finds`` that holds of the target decides.
    """

    verb: str = "seek"
    who: FormulaField
    finds: list[Found]


@stage("expedition", Expedition)
def expedition(scene: Scene, params: Expedition) -> None:
    """Several who look for somebody together."""
    party = [seat.number for seat in scene.matching(params.who)]
    for act in scene.acts(params.verb):
        if act.by not in party or not scene.pad.works(act.by, act.do):
            continue
        for number in party:
            if number != act.by:
                scene.spend(number, params.verb)
        searcher, target = scene.seat(act.by), scene.seat(act.at[0])
        found = next((one for one in params.finds if scene.ask(one.holds, searcher, target)), None)
        if found is not None:
            _come_of(scene, params, found, party, target.number)


def _come_of(scene: Scene, params: Expedition, found: Found, party: list[int], target: int) -> None:
    for number in party:
        scene.pad.answer(number, found.answer)
        if scene.ask(found.pays, scene.seat(number)):
            scene.pad.kill(number, params.verb)
    if found.wakes:
        _wake(scene, target, party)
    if found.foils is not None:
        _foil(scene, found.foils)
    if found.code is not None:
        scene.pad.code(found.code)


class Woken(Params):
    """``answer``: each who was woken is told ``answer:SEAT`` of every searcher, ascending."""

    answer: str = "linked"


@stage("tell_woken", Woken)
def tell_woken(scene: Scene, params: Woken) -> None:
    """After all searches: those who were found learn by whom."""
    woken: dict[int, set[int]] = scene.pad.notes.get(WOKEN, {})
    for number, searchers in sorted(woken.items()):
        for searcher in sorted(searchers):
            scene.pad.answer(number, f"{params.answer}:{searcher}")
        scene.meet(number, searchers)


class Branch(Params):
    """An act of ``verb`` makes its giver and its target a side of their own, ``team``; the target is told
    ``answer:SEAT`` of the giver.
    """

    verb: str = "branch"
    team: str
    answer: str = "linked"


@stage("branch_off", Branch)
def branch_off(scene: Scene, params: Branch) -> None:
    """Two break away."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        for number in (act.by, *act.at):
            scene.become(number, team=params.team)
        for number in act.at:
            scene.pad.answer(number, f"{params.answer}:{act.by}", own=True)
            scene.meet(number, [act.by])
