"""Visits: players who leave home at night, and players who learn whom others acted on."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.transfer import kinds_of


class Leave(Params):
    """Acts of ``verb`` take the actor away from home for the night."""

    verb: str = "visit"


@stage("leave_home", Leave)
def leave_home(scene: Scene, params: Leave) -> None:
    """Note who is not at home."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do):
            scene.pad.away.add(act.by)


class Enter(Params):
    """``deadly``: a formula about ``target``, in whose house the visitor dies. ``cause``: the death that makes a
    scene.

    ``killer``: a formula for the seat that a visitor of the scene is told (``seats:N``); any other visitor is told
    ``nothing``.
    """

    verb: str = "visit"
    deadly: FormulaField
    cause: str = "kill"
    killer: FormulaField


@stage("enter_house", Enter)
def enter_house(scene: Scene, params: Enter) -> None:
    """Work out what the visitor finds."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        number = scene.aim(act)[0]
        if not scene.seat(number).alive:
            scene.pad.answer(act.by, "nothing")
        elif scene.ask(params.deadly, scene.seat(act.by), scene.seat(number)):
            scene.pad.kill(act.by, params.verb)
        elif params.cause in scene.pad.dead.get(number, ()):
            scene.pad.answer(act.by, f"seats:{scene.ask(params.killer)}")
        else:
            scene.pad.answer(act.by, "nothing")


class Track(Params):
    """Acts of ``verb`` ask whom their target acted on tonight. The role's trait ``tracked`` names the verb that is
    seen of it; ``as_named``: verbs of which the seat first named is shown, wherever they fell. ``memory``: the
    seats once named are remembered under this note of the actor.
    """

    verb: str = "track"
    as_named: tuple[str, ...] = ()
    guns: str = "arm"
    memory: str = "tracked"


@stage("track", Track)
def track(scene: Scene, params: Track) -> None:
    """Answer ``seats:N``, or ``nothing``."""
    for act in scene.acts(params.verb):
        scene.note(params.memory, [*scene.seat(act.by).notes.get(params.memory, []), *act.at], seat=act.by)
        if not scene.pad.works(act.by, act.do):
            continue
        number = scene.aim(act)[0]
        if scene.here(number):
            found = _acted_on(scene, params, number)
            scene.pad.answer(act.by, f"seats:{found}" if found else "nothing")


def _acted_on(scene: Scene, params: Track, number: int) -> int | None:
    seen = scene.act_of(number, str(scene.trait(scene.seat(number), "tracked")))
    if seen is None or not scene.pad.works(seen.by, seen.do):
        return None
    if seen.do in params.as_named:
        return seen.at[0]
    kinds = [kind for _, kind in kinds_of(seen)] if seen.do == params.guns else []
    return scene.aim(seen)[kinds.index("real") if "real" in kinds else 0]
