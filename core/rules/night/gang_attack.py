"""Gangs that agree on a victim: all of them choose before any of their attacks falls."""

from __future__ import annotations

from statistics import multimode
from typing import Literal

from core.rulebook.fields import NO, YES, SeatFormula, Strict, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Verb
from core.rulebook.stage import Params
from core.rules.answer import Answer
from core.rules.night.attack import stands, strike
from core.rules.night.deed import Deed
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat


class Gang(Strict):
    """`who` (`me`): its members. `chief`: of them, whose word decides a tie."""

    who: SeatFormula
    chief: SeatFormula = NO


class GangAttack(Params):
    """Deeds of `verb` by members name a victim and, if they like, a second one.

    `decide`: the victim named by the `most` (in a tie whom the chief named, tied or not), or `last` (where the ability
    is `joint`): by the last word the attack falls if any member is `free` (`me`), whoever gave it. `decoy` (`target`):
    if the attack kills such a one, the second victim is attacked too. `tell`: the members are then told who it was.
    """

    verb: Verb
    gangs: list[Gang]
    """The gangs, each with its members and its chief."""
    decide: Literal["most", "last"]
    free: SeatFormula = YES
    decoy: TargetFormula = NO
    tell: AnswerRef | None = None


@stage("gang_attack", GangAttack, purpose="harms")
def gang_attack(scene: Scene, params: GangAttack) -> None:
    """Work the attacks out in the order of the gangs; a member felled by another gang's has chosen already."""
    gangs = [(scene.matching(gang.who), gang) for gang in params.gangs]
    chosen = [(members, _chosen(scene, params, gang, members)) for members, gang in gangs]
    for members, victims in chosen:
        for number in victims:
            decoy = bool(scene.ask(params.decoy, None, scene.seat(number)))
            if not strike(scene, params.verb, number) or not decoy:
                break
            if params.tell is not None:
                for member in members:
                    scene.pad.answer(member.number, Answer(params.tell, number))


def _chosen(scene: Scene, params: GangAttack, gang: Gang, members: list[Seat]) -> list[int]:
    """The victim, and whom a second attack would fall on."""
    numbers = {member.number for member in members}
    deeds = [deed for deed in scene.deeds(params.verb) if deed.by in numbers]
    if params.decide == "last":
        able = any(scene.ask(params.free, member) for member in members)
        return next((list(deed.at) for deed in deeds if stands(scene, deed)), []) if able else []
    chiefs = {member.number for member in members if scene.ask(gang.chief, member)}
    counted = [deed for deed in deeds if deed.works]
    first, second = (_most(counted, chiefs, slot) for slot in (0, 1))
    if first is None:
        return []
    return [first] if second is None else [first, second]


def _most(deeds: list[Deed], chiefs: set[int], slot: int) -> int | None:
    """Whom most of the deeds name in this place; in a tie whom the first chief to have a word does."""
    named = [deed.at[slot] for deed in deeds if len(deed.at) > slot]
    top = multimode(named)
    if len(top) == 1:
        return top[0]
    words = sorted((deed.by, deed.at[slot]) for deed in deeds if deed.by in chiefs and len(deed.at) > slot)
    return words[0][1] if words else None
