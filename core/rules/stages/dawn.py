"""Dawn: the dead of the night leave together, the returned come back, answers and announcements are given."""

from __future__ import annotations

from core.rulebook.fields import Strict
from core.rulebook.stage import Params
from core.rules.scene import Scene
from core.rules.stages import stage


class Revive(Params):
    """Acts of ``verb`` bring their targets back at dawn."""

    verb: str = "revive"


@stage("revive", Revive)
def revive(scene: Scene, params: Revive) -> None:
    """Note who comes back."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do):
            scene.pad.back += [number for number in act.at if number not in scene.pad.back]


class Codes(Strict):
    """What is announced: when somebody left, when nobody did, when somebody came back."""

    died: str | None = "killed"
    nobody: str | None = "no_death"
    returned: str | None = "returned"


class Dawn(Params):
    """``codes``: the announcements; ``how``: the way of leaving that ``reveals`` goes by. ``killed_last``: what else
    the night brought is announced before who left.
    """

    codes: Codes = Codes()
    how: str = "night"
    killed_last: bool = False


@stage("dawn", Dawn)
def dawn(scene: Scene, params: Dawn) -> None:
    """Departures take effect and are announced, then returns; then private answers, in the order worked out."""
    pad, codes = scene.pad, params.codes
    dead = [number for number in sorted(pad.dead) if scene.seat(number).alive]
    for number in dead:
        scene.note("cause", pad.dead[number], seat=number)
        scene.leave(number, params.how, scene.seat(number).role if number in pad.shown else "")
    if params.killed_last:
        for code, seats in pad.codes:
            scene.announce(code, seats)
    if dead and codes.died:
        scene.announce(codes.died, dead)
    elif not dead and codes.nobody:
        scene.announce(codes.nobody)
    returned = [number for number in pad.back if not scene.seat(number).alive]
    for number in returned:
        scene.back(number)
    if returned and codes.returned:
        scene.announce(codes.returned, returned)
    for code, seats in [] if params.killed_last else pad.codes:
        scene.announce(code, seats)
    for seat, answer, own in pad.answers:
        scene.tell(seat, answer, own=own)


class Check(Params):
    """``moment`` names which wins are looked at."""

    moment: str = "dawn"


@stage("wins", Check)
def wins(scene: Scene, params: Check) -> None:
    """Look at the ways to win that belong to this moment."""
    scene.settle(params.moment)
