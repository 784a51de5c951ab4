"""Gifts of guns: handed out for one day, spoilt by somebody, fired once."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import effects
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.day_blasts import Taking, take

SPOILT = "spoilt"


class Spoil(Params):
    """Effects of ``kind`` spoil the guns that effects ``of`` another kind give to those they name; of the seats named
    only as many count as guns are given that night.
    """

    kind: str = "sabotage"
    of: str = "arm"


@stage("spoil_guns", Spoil)
def spoil_guns(scene: Scene, params: Spoil) -> None:
    """Note whose gun goes off backwards."""
    given = sum(len(effect.at) for effect in effects(scene, params.of))
    for effect in effects(scene, params.kind):
        for number in effect.at[:given]:
            scene.pad.label(number, SPOILT)


class Give(Params):
    """Effects of ``kind`` give guns; who gets one is told ``answer`` and marked, until the phase ``until``. ``lost``:
    a formula about ``target``, whose gun does not arrive.
    """

    kind: str = "arm"
    mark: str = "armed"
    until: str = "nomination"
    answer: str = "gun"
    lost: FormulaField = NO


@stage("give_guns", Give)
def give_guns(scene: Scene, params: Give) -> None:
    """After the night's departures."""
    for effect in effects(scene, params.kind):
        for number in effect.at:
            holder = scene.seat(number)
            if not holder.alive or params.mark in holder.marks or scene.ask(params.lost, holder, holder):
                continue
            scene.mark(number, params.mark, params.until)
            scene.note(SPOILT, scene.pad.labelled(number, SPOILT) or None, seat=number)
            scene.tell(number, params.answer)


class Discharge(Taking):
    """``mark``: of who holds a gun. ``code``: announced when a spoilt one takes its holder instead."""

    mark: str = "armed"
    code: str = "gun_sabotaged"


@stage("discharge", Discharge)
def discharge(scene: Scene, params: Discharge) -> None:
    """At once: a gun is fired."""
    act = scene.given
    if act is None:
        return
    spoilt = scene.seat(act.by).notes.get(SPOILT)
    scene.unmark(act.by, params.mark)
    if spoilt:
        scene.note(SPOILT, None, seat=act.by)
        scene.announce(params.code, [act.by])
    take(scene, act.by if spoilt else act.at[0], params)
