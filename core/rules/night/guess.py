"""Guesses: naming a player's role."""

from __future__ import annotations

from typing import Any

from core.rulebook.fields import NO, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, Mark, PutsCause, PutsNote, Role
from core.rulebook.stage import Params
from core.rules.answer import Answer, new_role
from core.rules.night.deed import Deed
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.seats.marks import Marks
from core.rules.whom import Verbs


class Guess(Params):
    """Deeds of `verb` name a role for each of their targets. Right: the target leaves at dawn, for `cause`, or becomes
    `role` at once, is told so and loses the marks `loses`; but not one of whom `immune` (`me`, `target`) holds.

    `at_once`: they are out before they are called: what they would do later tonight is void, and nothing reaches them
    any more. `voids`: only what they would do later is void; the verbs `spares` came before. `code` is announced at
    dawn, `show`: with their role shown; they bear `mark`. `right` / `wrong`: what the one who guessed is told. `same`:
    roles that count as one. `misses`: how many wrong ones have come of their ability is remembered of its owner.
    """

    verb: Verbs
    cause: PutsCause | None = None
    role: Role | None = None
    loses: Marks = ()
    immune: TargetFormula = NO
    at_once: bool = False
    voids: bool = False
    spares: Verbs = ()
    code: Code | None = None
    show: bool = False
    mark: Mark | None = None
    right: AnswerRef | None = None
    wrong: AnswerRef | None = None
    same: tuple[tuple[Role, ...], ...] = ()
    misses: PutsNote | None = None


@stage("guess", Guess, purpose="harms")
def guess(scene: Scene, params: Guess) -> None:
    """Compare each guess with the role that its target has now."""
    for deed in scene.working(*params.verb):
        for place, (number, role) in enumerate(zip(deed.at, roles_said(deed), strict=False)):
            target = scene.seat(number)
            one = next((group for group in params.same if role in group), (role,))
            right = scene.here(number) and target.role in one
            right = right and not scene.ask(params.immune, scene.seat(deed.by), target)
            if right:
                _found(scene, params, number)
            elif params.misses is not None:
                owner = scene.seat(deed.owner)
                scene.note(params.misses, owner.notes.get(params.misses, 0) + 1, seat=owner.number)
            told = params.right if right else params.wrong
            if told is not None:
                scene.pad.answer(deed.by, Answer(told, about=deed.asked_in(place)))


def roles_said(deed: Deed) -> list[Any]:
    """The role said for each of the seats named: one for each, or one for all."""
    said = list(deed.said.values())
    several = next((value for value in said if isinstance(value, list)), None)
    return several or [next((value for value in said if isinstance(value, str)), None)] * len(deed.at)


def _found(scene: Scene, params: Guess, number: int) -> None:
    pad = scene.pad
    if params.cause is not None:
        pad.kill(number, params.cause)
    if params.at_once:
        pad.gone.add(number)
    if params.at_once or params.role is not None:
        scene.off(number)
    if params.role is not None:
        _strip(scene, number, params.role, params.loses)
    if params.voids:
        for deed in scene.deeds():
            if deed.owner == number and deed.void is None and deed.do not in params.spares:
                deed.void = "fallen"
    if params.code is not None:
        pad.code(params.code, [number])
    if params.mark is not None:
        scene.mark(number, params.mark)
    if params.show:
        pad.shown.add(number)


def _strip(scene: Scene, number: int, role: str, loses: tuple[str, ...]) -> None:
    for one in loses:
        scene.unmark(number, one)
    scene.become(number, role)
    scene.pad.answer(number, new_role(role), own=True)
