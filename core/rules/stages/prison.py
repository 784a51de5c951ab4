"""Prison: who goes there in the night, who is announced at dawn, and who goes free when the jailer is gone.

A prisoner bears the mark ``jailed`` with the jailer's seat as its value.
"""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.call_order import fallen

MARK = "jailed"
SEIZED = "seized"


def seize(scene: Scene, jailer: int, number: int) -> None:
    """Take somebody to prison at this call: what they would do at a later one is void. One killed already, or sitting
    already, is not taken.
    """
    if fallen(scene, number) or scene.has(number, MARK):
        return
    scene.pad.void.add(number)
    scene.pad.label(number, MARK)
    scene.pad.notes.setdefault(SEIZED, {}).setdefault(number, []).append(jailer)


class PrisonDawn(Params):
    """``jailed`` is announced with those who went to prison tonight, ``freed`` with those who go free."""

    jailed: str = "jailed"
    freed: str = "freed"


@stage("prison_dawn", PrisonDawn)
def prison_dawn(scene: Scene, params: PrisonDawn) -> None:
    """Before the departures of the dawn: prisoners of a jailer who was killed tonight go free, and those whom such a
    jailer took tonight are not held; the others are prisoners from now on.
    """
    freed = [number for jailer in sorted(scene.pad.dead) for number in _released(scene, jailer)]
    if freed:
        scene.pad.code(params.freed, sorted(freed))
    held: list[int] = []
    for number, jailers in sorted(scene.pad.notes.get(SEIZED, {}).items()):
        left = [jailer for jailer in jailers if not fallen(scene, jailer)]
        if left and not fallen(scene, number):
            scene.mark(number, MARK, value=left[0])
            held.append(number)
    if held:
        scene.pad.code(params.jailed, held)


@stage("prison_opens", PrisonDawn)
def prison_opens(scene: Scene, params: PrisonDawn) -> None:
    """In ``leaves``: the leaver's prisoners go free at once."""
    freed = [] if scene.leaver is None else _released(scene, scene.leaver.number)
    if freed:
        scene.announce(params.freed, freed)


def _released(scene: Scene, jailer: int) -> list[int]:
    """Take the mark off everybody whom this seat jailed; those of them who are still in the game."""
    freed = [seat.number for seat in scene.game.seats if MARK in seat.marks and seat.marks[MARK][1] == jailer]
    for number in freed:
        scene.unmark(number, MARK)
    return [number for number in freed if not fallen(scene, number)]
