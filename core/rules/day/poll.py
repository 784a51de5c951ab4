"""What the table asks for by its majority."""

from __future__ import annotations

from pydantic import Field

from core.rulebook.fields import TableNumber
from core.rulebook.refs import Code, Decision, Verb
from core.rulebook.stage import Params, StageField
from core.rules.register import stage
from core.rules.scene import Scene


class Poll(Params):
    """When more than half of the living have given the act `verb`, the steps `then` are run, and after them the host's
    `decision`: a table that is its own host calls for what a host may do.
    """

    verb: Verb
    then: tuple[StageField, ...] = ()
    decision: Decision | None = None


@stage("poll", Poll)
def poll(scene: Scene, params: Poll) -> None:
    """Whenever something changed: see whether enough of the players agree."""
    agreed = {act.by for act in scene.acts(params.verb) if scene.seat(act.by).alive}
    if 2 * len(agreed) <= len(scene.living):
        return
    scene.work(params.then)
    if params.decision is not None:
        scene.work(scene.book.scenario.host[params.decision].steps)


class Census(Params):
    """Each code of `counts` is announced with the number that its formula has, as `CODE_NUMBER`; with `zero` also
    where that is 0.
    """

    counts: dict[Code, TableNumber]
    zero: bool = Field(default=False)


@stage("census", Census)
def census(scene: Scene, params: Census) -> None:
    """Tell the table how many there are of something."""
    for code, formula in params.counts.items():
        count = scene.number(formula)
        if count or params.zero:
            scene.announce(f"{code}_{count}", count=count)
