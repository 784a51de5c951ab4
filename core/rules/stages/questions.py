"""Questions: acts that are answered in private when the night ends."""

from __future__ import annotations

from pydantic import Field

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

MISLED = "misled"


class Mislead(Params):
    """Acts of ``verb`` make every question of their target tonight be answered ``no``, if ``who`` (about
    ``target``) holds.
    """

    verb: str = "mislead"
    who: FormulaField = YES


@stage("mislead", Mislead)
def mislead(scene: Scene, params: Mislead) -> None:
    """Note whose questions get nothing but no."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do):
            misled = [number for number in act.at if scene.ask(params.who, scene.seat(act.by), scene.seat(number))]
            scene.pad.notes.setdefault(MISLED, set()).update(misled)


class Inspect(Params):
    """A yes/no question about each target: ``yes`` (a formula about ``target``) says when the answer is yes.

    ``first``: answers that come before yes and no, each where its formula (about ``target``) holds. ``shared``: one
    question for a group, the last given stands. ``to``: who hears the answer (a formula about ``me``); by default
    whoever asked.
    """

    verb: str = "inspect"
    yes: FormulaField
    first: dict[str, FormulaField] = Field(default_factory=dict)
    shared: bool = False
    to: FormulaField | None = None


@stage("inspect", Inspect)
def inspect(scene: Scene, params: Inspect) -> None:
    """Answer the questions of one verb. One about a seat that has left meanwhile is not answered."""
    acts = scene.acts(params.verb)
    if params.shared:
        acts = acts[-1:]
    for act in acts:
        if not scene.pad.works(act.by, act.do):
            continue
        for number in scene.aim(act):
            target = scene.seat(number)
            if not scene.here(number):
                continue
            truth = act.by not in scene.pad.notes.get(MISLED, ())
            asker = scene.seat(act.by)
            answer = "yes" if truth and scene.ask(params.yes, asker, target) else "no"
            answer = next((word for word, holds in params.first.items() if scene.ask(holds, asker, target)), answer)
            hearers = [act.by] if params.to is None else [seat.number for seat in scene.matching(params.to)]
            for hearer in hearers:
                scene.pad.answer(hearer, answer)
