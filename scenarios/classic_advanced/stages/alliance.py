"""Circles that grow in the night: the alliance that wakes further members, and a seeker's list of those found."""

from __future__ import annotations

from core.rulebook.fields import TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Mark, PutsCause, PutsNote
from core.rulebook.stage import Params
from core.rules.answer import Answer, seats
from core.rules.scene import Scene
from core.rules.whom import Verbs
from scenarios.classic_advanced.stages.register import stage


class Wake(Params):
    """Deeds of `verb` wake their target for the alliance, whose members bear `mark`: one of whom `joins` (`target`)
    holds is a member from now on, and told (`members`) all of them, and they (`new`) of them. Anybody else brings death
    upon the members (`cause`), but for those of whom `spared` (`me` the member, `target` who was woken) holds.
    """

    verb: Verbs
    mark: Mark
    joins: TargetFormula
    spared: TargetFormula
    members: AnswerRef
    new: AnswerRef
    cause: PutsCause


@stage("wake_ally", Wake, purpose="trusts")
def wake_ally(scene: Scene, params: Wake) -> None:
    """No other rulebook has a circle that dies of whom it takes in. Its wakings are one stock, whoever holds it."""
    for deed in scene.working(*params.verb):
        for seat in scene.game.seats:
            scene.spend(seat.number, deed.power)
        for number in deed.at:
            woken = scene.seat(number)
            members = [seat for seat in scene.living if params.mark in seat.marks]
            if scene.ask(params.joins, woken, woken):
                scene.mark(number, params.mark)
                scene.pad.answer(number, seats(params.members, [number, *(member.number for member in members)]))
                for member in members:
                    scene.pad.answer(member.number, Answer(params.new, (number,)))
                continue
            for member in members:
                if not scene.ask(params.spared, member, woken):
                    scene.fell(member.number, params.cause)


class Find(Params):
    """Those named by deeds of `verb` of whom `found` (`me`, `target`) holds are remembered under `key` of the one whose
    ability it is, each once, but for their own seat.
    """

    verb: Verbs
    found: TargetFormula
    key: PutsNote


@stage("find", Find, purpose="asks")
def find(scene: Scene, params: Find) -> None:
    """No other rulebook counts what an ability finds out, also in a thief's hands, for its owner's fate."""
    for deed in scene.working(*params.verb):
        owner = scene.seat(deed.owner)
        for number in deed.at:
            known: list[int] = owner.notes.get(params.key, [])
            fits = scene.ask(params.found, scene.seat(deed.by), scene.seat(number))
            if fits and number not in known and number != owner.number:
                scene.note(params.key, sorted([*known, number]), seat=owner.number)
