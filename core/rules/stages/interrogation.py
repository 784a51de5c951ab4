"""Interrogation: two players are brought before the table in the morning, and one of them may leave by a vote."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene

NOTE = "summoner"


class Summon(Params):
    """Acts of ``verb`` name the two; ``code`` is announced; ``phases`` are held before the day."""

    verb: str = "interrogate"
    code: str = "interrogation"
    phases: tuple[str, ...] = ("defence", "verdict")


@stage("summon", Summon)
def summon(scene: Scene, params: Summon) -> None:
    """After the win is looked at: if both are in the game they stand before the table; else the use comes back.

    The note ``summoner`` holds the seat that called them until the matter is closed.
    """
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        if NOTE in scene.game.notes or not all(scene.seat(number).alive for number in act.at):
            scene.spend(act.by, act.do, -1)
            continue
        scene.note(NOTE, act.by)
        scene.announce(params.code, sorted(act.at))
        scene.emit("defence", ALL, seats=sorted(act.at))
        scene.insert(*params.phases)


class Cancel(Params):
    """``verb``: the act by which the caller may call the vote off (``with: {accept: false}``); ``code`` is then
    announced.
    """

    verb: str = "confirm"
    code: str = "vote_cancelled"


@stage("summon_cancelled", Cancel)
def summon_cancelled(scene: Scene, params: Cancel) -> None:
    """The two have spoken: the vote is called off if the caller said so, or if one of the two has left."""
    act = scene.act_of(scene.game.notes.get(NOTE, 0), params.verb)
    whole = len(scene.game.defence) == 2
    off = whole and act is not None and act.extras.get("accept") is False and scene.seat(act.by).alive
    if off:
        scene.announce(params.code)
    if off or not whole:
        scene.emit("defence", ALL, seats=[])
        scene.note(NOTE, None)


@stage("summon_over")
def summon_over(scene: Scene, params: Params) -> None:
    """The interrogation is closed."""
    if scene.game.defence:
        scene.emit("defence", ALL, seats=[])
    scene.note(NOTE, None)
