"""The one stage that only this rulebook has: what becomes of a bomb."""

from __future__ import annotations

from core.rulebook.fields import SeatFormula
from core.rulebook.refs import Code, Extra, Mark, Moment, Note, PutsHow, Verb
from core.rulebook.stage import Params, Stages
from core.rules.scene import Scene

STAGES = Stages()
stage = STAGES.register


class Settle(Params):
    """`mark`: of who holds the bomb, `key`: the note of its code. `verb`: the acts that try a code, said as `field`;
    `steps_in` (`me`): who may try in the holder's place; such a try alone then counts, and a wrong one costs its giver.
    `defused` / `exploded`: announcements. `how`: the way of leaving, `moment`: which wins are looked at.
    """

    mark: Mark
    key: Note
    verb: Verb
    field: Extra
    steps_in: SeatFormula
    defused: Code
    exploded: Code
    how: PutsHow
    moment: Moment


@stage("settle_bomb", Settle)
def settle_bomb(scene: Scene, params: Settle) -> None:
    """The day ends: the right code, or somebody leaves. Nowhere else does a life hang on a word that was said."""
    for seat in scene.living:
        if params.mark not in seat.marks:
            continue
        code = seat.notes.get(params.key)
        scene.unmark(seat.number, params.mark)
        scene.note(params.key, None, seat=seat.number)
        others = [act for act in scene.acts(params.verb) if act.by != seat.number and scene.seat(act.by).alive]
        instead = next((act for act in others if scene.ask(params.steps_in, scene.seat(act.by))), None)
        counted = instead or scene.act_of(seat.number, params.verb)
        if counted is not None and counted.extras.get(params.field) == code:
            scene.announce(params.defused, [seat.number])
        else:
            payer = seat.number if instead is None else instead.by
            scene.announce(params.exploded, [payer])
            scene.leave(payer, params.how)
            scene.settle(params.moment)
