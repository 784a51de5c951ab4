"""Meetings: groups that open their eyes together, and players who are shown to others."""

from __future__ import annotations

from collections.abc import Iterator

from core.rulebook.fields import YES, SeatFormula, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.stage import Params
from core.rules.answer import Answer, seats
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs


class Introduce(Params):
    """The group is everybody living of whom `who` (`me`) holds; or, with `verb`, each of those who do such deeds with
    the seats that they name. With fewer than `least` members nobody is told anything.

    `answer`: each is told all the group's seats in this word, their own included, or `apart` each other one by one;
    without it they only see one another. `meet`: they know each other from then on, with `roles` also each other's
    roles. `late`: they are told among the night's answers.
    """

    who: SeatFormula = YES
    verb: Verbs = ()
    least: int = 1
    answer: AnswerRef | None = None
    apart: bool = False
    meet: bool = True
    roles: bool = False
    late: bool = False


@stage("introduce", Introduce)
def introduce(scene: Scene, params: Introduce) -> None:
    """Let groups know each other."""
    for group in _groups(scene, params):
        if len(group) < params.least:
            continue
        for number in group:
            for answer in _answers(params, group, number):
                if params.late:
                    scene.pad.answer(number, answer)
                else:
                    scene.tell(number, answer)
            if params.meet:
                scene.meet(number, group, roles=params.roles)


def _groups(scene: Scene, params: Introduce) -> Iterator[list[int]]:
    if not params.verb:
        yield [seat.number for seat in scene.matching(params.who)]
        return
    for deed in scene.working(*params.verb):
        guests = [number for number in deed.at if scene.here(number)]
        if guests and scene.ask(params.who, scene.seat(deed.by)):
            yield sorted({deed.by, *guests})


def _answers(params: Introduce, group: list[int], hearer: int) -> list[Answer]:
    if params.answer is None:
        return []
    if params.apart:
        return [Answer(params.answer, other) for other in group if other != hearer]
    return [seats(params.answer, group)]


class PointOut(Params):
    """Each of those of whom `to` holds is told `answer` with the seat of each of those of whom `who` (`me`) and `on`
    (`me`, who is told, `target`) hold; with `together`, of all in one answer. `meet`: they know them from then on.
    `late`: they are told among the night's answers. `own`: it is about what they have become.
    """

    to: SeatFormula
    who: SeatFormula = YES
    on: TargetFormula = YES
    answer: AnswerRef
    together: bool = False
    meet: bool = False
    late: bool = False
    own: bool = False


@stage("point_out", PointOut)
def point_out(scene: Scene, params: PointOut) -> None:
    """Some are shown which seats hold certain roles."""
    shown = scene.matching(params.who)
    for hearer in scene.matching(params.to):
        found = [one.number for one in shown if scene.ask(params.on, hearer, one)]
        together = [seats(params.answer, found)] if found else []
        for answer in together if params.together else [Answer(params.answer, one) for one in found]:
            if params.late:
                scene.pad.answer(hearer.number, answer, own=params.own)
            else:
                scene.tell(hearer.number, answer, own=params.own)
        if params.meet:
            scene.meet(hearer.number, found)
