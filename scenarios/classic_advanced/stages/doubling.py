"""Gifts of a second target."""

from __future__ import annotations

from core.rulebook.fields import SeatFormula
from core.rulebook.refs import Mark, Verb
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.scene import Scene
from scenarios.classic_advanced.stages.register import stage
from scenarios.classic_advanced.stages.requests import keep, open_rows


class SecondTarget(Params):
    """Deeds of `verb` let their target name one seat more; the target bears `mark` while it stands.

    `spoilt`: of the giver or the target it makes the gift worthless, though it is spent. `locks`: deeds that keep the
    giver from it, unless they are the doubled player's own.
    """

    verb: Verb
    mark: Mark
    spoilt: SeatFormula
    locks: Verb


@stage("second_target", SecondTarget)
def second_target(scene: Scene, params: SecondTarget) -> None:
    """No other rulebook lets a deed grow or shrink by another of the same night: what was named beyond it is cut."""
    _trim(scene)
    gifted: set[int] = set()
    for deed in scene.working(params.verb):
        target = deed.at[0]
        if deed.own and any(deed.by in lock.at and lock.by != target for lock in scene.working(params.locks)):
            continue
        scene.spend(deed.owner, deed.power)
        if not any(scene.ask(params.spoilt, scene.seat(number)) for number in (deed.by, target)):
            gifted.add(target)
    keep(
        scene, {key: row for key, row in open_rows(scene).items() if row["waits"] != params.mark or row["to"] in gifted}
    )
    _trim(scene)


def _trim(scene: Scene) -> None:
    """Whoever named more seats than they may (by now) has named only the first of them."""
    for deed in scene.working():
        owner = scene.seat(deed.owner)
        ability = scene.book.abilities[owner.role].get(deed.power)
        if deed.own and ability is not None:
            deed.at = deed.at[: acts.counts(scene, owner, ability)[1]]
