"""Gangs in strict calls: each agrees on one victim, and all shots of this call fall at the same time."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import NO, YES, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.acts import joint_note
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.gunfire import shoot_at
from core.rules.state import Given, Seat


class Gang(Strict):
    """``who`` (about ``me``): its members. ``chief``: of them, whose word decides a tie."""

    who: FormulaField
    chief: FormulaField = NO


class GangShots(Params):
    """Acts of ``verb`` by members name a victim and, if they like, a second one.

    ``decide``: the victim named by the ``most`` (in a tie whom the chief named, tied or not), or ``last`` (where the
    ability is ``joint``): by the last word the shot falls if any member is unhampered and ``free`` (about ``me``),
    whoever gave it. ``decoy`` (about ``target``): if the shot kills such a one, the second shot falls too. ``tell``:
    the members are then told who it was.
    """

    verb: str = "kill"
    gangs: list[Gang]
    decide: Literal["most", "last"] = "most"
    free: FormulaField = YES
    decoy: FormulaField = NO
    tell: str | None = None


@stage("gang_shots", GangShots)
def gang_shots(scene: Scene, params: GangShots) -> None:
    """All gangs choose before any shot falls; the shots are then worked out in the order of the gangs."""
    chosen = [(scene.matching(gang.who), _chosen(scene, params, gang)) for gang in params.gangs]
    for members, victims in chosen:
        for number in victims:
            if number is None:
                break
            decoy = bool(scene.ask(params.decoy, None, scene.seat(number)))
            if not shoot_at(scene, None, number, params.verb, gang=True) or not decoy:
                break
            if params.tell is not None:
                for member in members:
                    scene.pad.answer(member.number, f"{params.tell}:{number}")


def _chosen(scene: Scene, params: GangShots, gang: Gang) -> list[int | None]:
    """The victim, and whom a second shot would fall on."""
    members = scene.matching(gang.who)
    numbers = {member.number for member in members}
    acts = [act for act in scene.acts(params.verb) if act.by in numbers]
    if params.decide == "last":
        able = any(scene.pad.works(one.number, params.verb) and scene.ask(params.free, one) for one in members)
        return list(_last_word(scene, params.verb, acts)) if able else []
    counted = [act for act in acts if scene.pad.works(act.by, act.do)]
    chiefs = [member for member in members if scene.ask(gang.chief, member)]
    return [_most(counted, chiefs, slot) for slot in (0, 1)]


def _last_word(scene: Scene, verb: str, acts: list[Given]) -> tuple[int, ...]:
    """Whom the member named who gave the shot last, if they have not taken it back."""
    for act in acts:
        note = scene.game.notes.get(joint_note(verb, scene.seat(act.by).team))
        if note == [scene.game.serial, act.by]:
            return act.at
    return ()


def _most(acts: list[Given], chiefs: list[Seat], slot: int) -> int | None:
    """Whom most of the acts name in this place; in a tie whom the chief does."""
    counts: dict[int, int] = {}
    for act in acts:
        if len(act.at) > slot:
            counts[act.at[slot]] = counts.get(act.at[slot], 0) + 1
    top = [number for number, votes in counts.items() if votes == max(counts.values())]
    if len(top) == 1:
        return top[0]
    for chief in chiefs:
        for act in acts:
            if act.by == chief.number and len(act.at) > slot:
                return act.at[slot]
    return None
