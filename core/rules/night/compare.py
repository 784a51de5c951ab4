"""What compares: whether the players that somebody names are on one side."""

from __future__ import annotations

from core.rulebook.fields import NO, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.stage import Params
from core.rules.answer import Answer
from core.rules.night.ask import in_vain
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs


class Compare(Params):
    """Deeds of `verb` ask whether `side` (`me`, `target`) is the same of all their targets: told `same` or `different`,
    the other way round where `turned` holds of any of them. `void`: what is told to one who asked in vain.
    """

    verb: Verbs
    side: TargetFormula
    same: AnswerRef
    different: AnswerRef
    turned: TargetFormula = NO
    void: AnswerRef | None = None


@stage("compare", Compare, purpose="asks")
def compare(scene: Scene, params: Compare) -> None:
    """Answer comparisons, about seats that have left meanwhile too."""
    for deed in scene.deeds(*params.verb):
        if params.void is not None and in_vain(deed):
            scene.pad.answer(deed.owner, Answer(params.void, about=deed.aimed))
        if not deed.works:
            continue
        me = scene.seat(deed.by)
        named = [scene.seat(number) for number in deed.at]
        alike = len({scene.ask(params.side, me, one) for one in named}) == 1
        turned = any(scene.ask(params.turned, me, one) for one in named)
        word = params.same if alike != turned else params.different
        about = tuple(one for place in range(len(deed.at)) for one in deed.asked_in(place))
        scene.pad.answer(deed.by, Answer(word, about=about))
