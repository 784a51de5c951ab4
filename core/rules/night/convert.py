"""What converts: deeds that win players over to another role or side."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, SeatFormula, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, PutsCause, PutsLabel, PutsNote, Role, Team
from core.rulebook.stage import Params
from core.rules.answer import Answer, new_role, seats
from core.rules.night.attack import strike
from core.rules.night.deed import Deed
from core.rules.night.hamper import Kinds
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs


class Convert(Params):
    """Deeds of `verb` try to win the last seat that they name: won is one of whom `wins` (`me`, `target`) holds and
    whom none of `stopped_by` protects.

    The won become `role`, of its team, or only join `team`. They are told `answer`, with the `value` of the formula
    (`me`, `target`), or what they are now; with `circle` (`me`) they are shown those of whom it holds, themselves
    included, who all know each other from then on; `shown`: the word in which they are told their seats. `note`: how
    many have been won so far, remembered for the table and of the one who is won. `label`: put on the won for the steps
    that follow. `price`: of each that is won the owner of the deed is attacked, for this cause. The giver is told `won`
    or `failed`. `code` is announced at dawn, won or not.
    """

    verb: Verbs
    wins: TargetFormula = YES
    stopped_by: Kinds = ()
    role: Role | None = None
    team: Team | None = None
    answer: AnswerRef | None = None
    value: TargetFormula | None = None
    circle: SeatFormula = NO
    shown: AnswerRef | None = None
    note: PutsNote | None = None
    label: PutsLabel | None = None
    price: PutsCause | None = None
    won: AnswerRef | None = None
    failed: AnswerRef | None = None
    code: Code | None = None


@stage("convert", Convert, purpose="recruits")
def convert(scene: Scene, params: Convert) -> None:
    """Work attempts out at their place in the night; what the won were before is gone at once."""
    for deed in scene.working(*params.verb):
        for number in deed.at[-1:]:
            _attempt(scene, params, deed, number)


def _attempt(scene: Scene, params: Convert, deed: Deed, number: int) -> None:
    me = scene.seat(deed.by)
    if params.code is not None:
        scene.pad.code(params.code)
    free = scene.here(number) and not scene.pad.protected(number, params.stopped_by)
    won = free and bool(scene.ask(params.wins, me, scene.seat(number)))
    if won:
        _win_over(scene, params, me, number)
        if params.price is not None:
            strike(scene, params.price, deed.owner)
    told = params.won if won else params.failed
    if told is not None:
        scene.pad.answer(deed.by, Answer(told, about=deed.asked_in(len(deed.at) - 1)))


def _win_over(scene: Scene, params: Convert, me: Seat, number: int) -> None:
    scene.become(number, params.role, params.team)
    if params.label is not None:
        scene.pad.label(number, params.label)
    if params.note is not None:
        count = int(scene.game.notes.get(params.note, 0)) + 1
        scene.note(params.note, count)
        scene.note(params.note, count, seat=number)
    if params.answer is not None:
        value = None if params.value is None else scene.ask(params.value, me, scene.seat(number))
        scene.pad.answer(number, Answer(params.answer, value))
    else:
        scene.pad.answer(number, new_role(scene.seat(number).role), own=True)
    circle = [seat.number for seat in scene.matching(params.circle)]
    if circle and params.shown is not None:
        scene.pad.answer(number, seats(params.shown, circle))
    for one in circle:
        scene.meet(one, circle)
