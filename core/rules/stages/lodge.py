"""A lodge: one player links others, night by night, who then know one another."""

from __future__ import annotations

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules.deeds import REVENGE, ledger, penalty, strike
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.conversion import Attempt, attempts


class Lodge(Params):
    """``attempt``: the deeds that link. ``mark``: on all who are linked, in the order of joining."""

    attempt: Attempt
    mark: str = "linked"


class Fate(Lodge):
    """``wrong``: a formula about ``target`` for those who must not be linked; ``code`` is announced."""

    wrong: FormulaField
    code: str = "mason_death"


@stage("lodge_fate", Fate)
def lodge_fate(scene: Scene, params: Fate) -> None:
    """One wrong link, and the whole lodge dies of it."""
    for deed in attempts(scene, params.attempt):
        if scene.ask(params.wrong, scene.seat(deed.by), scene.seat(deed.target)) and not ledger(scene).idle:
            for number in _members(scene, params.mark, deed.by):
                penalty(scene, number, "lodge")
            scene.pad.code(params.code)


@stage("lodge_revenge", Lodge)
def lodge_revenge(scene: Scene, params: Lodge) -> None:
    """Linking a player who turns killing back costs the lodge the one who joined last."""
    for deed in attempts(scene, params.attempt):
        target = scene.seat(deed.target)
        keen = scene.trait(target, REVENGE) and not ledger(scene).dull(target.number)
        if keen and params.mark not in target.marks and target.number not in scene.pad.dead:
            strike(scene, _members(scene, params.mark, deed.by)[-1], REVENGE)


class Join(Lodge):
    """``on``: a formula about ``target`` for those who can be linked. ``shield``: a deed of this verb makes the link
    fail, and its owner is told ``failed``.
    """

    on: FormulaField = YES
    shield: str | None = None
    failed: str = "failed"
    answer: str = "linked"


@stage("lodge_join", Join)
def lodge_join(scene: Scene, params: Join) -> None:
    """Those linked who are still in the game join: they and every member are told of one another."""
    book = ledger(scene)
    for deed in book.of(params.attempt.verb):
        target = deed.target
        if not deed.live:
            continue
        if book.shielded(target, params.shield):
            scene.pad.answer(deed.by, params.failed)
            continue
        lawful = target != deed.by and scene.ask(params.on, scene.seat(deed.by), scene.seat(target))
        if not lawful or target in scene.pad.dead or scene.has(target, params.mark):
            continue
        members = [one for one in _members(scene, params.mark, deed.by) if one == deed.by or one not in scene.pad.dead]
        joined = [seat.marks[params.mark][1] for seat in scene.game.seats if params.mark in seat.marks]
        order = 1 + max(joined, default=0)
        if not scene.has(deed.by, params.mark):
            scene.mark(deed.by, params.mark, value=order)
        scene.mark(target, params.mark, value=order + 1)
        for number in sorted(members):
            scene.pad.answer(number, f"{params.answer}:{target}")
            scene.pad.answer(target, f"{params.answer}:{number}")
            scene.meet(number, [target])
        scene.meet(target, members)


def _members(scene: Scene, mark: str, founder: int) -> list[int]:
    """The lodge in the order of joining: all living seats that are linked, and the founder."""
    linked = sorted((seat for seat in scene.living if mark in seat.marks), key=lambda seat: seat.marks[mark][1])
    numbers = [seat.number for seat in linked]
    return numbers if founder in numbers else [founder, *numbers]
