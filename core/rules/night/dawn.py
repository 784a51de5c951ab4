"""Dawn: the dead of the night leave together, the returned come back, answers and announcements are given."""

from __future__ import annotations

from core.rulebook.fields import NO, SeatFormula
from core.rulebook.refs import Code, Moment, PutsHow
from core.rulebook.stage import Params
from core.rules.memory import CAUSE
from core.rules.pad import Pad
from core.rules.register import stage
from core.rules.scene import BY_THE_BOOK, Scene
from core.rules.seats.marks import show_coming
from core.rules.whom import Whom, meant


class Revive(Whom):
    """Those who are meant come back at dawn, or at once (`now`)."""

    out: bool = True
    now: bool = False


@stage("revive", Revive, purpose="revives")
def revive(scene: Scene, params: Revive) -> None:
    """Note who comes back."""
    for seat, _, _ in meant(scene, params):
        if params.now:
            scene.back(seat.number)
        elif seat.number not in scene.pad.back:
            scene.pad.back.append(seat.number)


class Dawn(Params):
    """`how`: the way of leaving that `reveals` goes by. Announced: `died` with those who left, `nobody` where nobody
    did, `returned` with those who came back. `died_last`: what else the night brought is announced before who left.
    Those of whom `deaf` (`me`) holds are told nothing of the night.
    """

    how: PutsHow
    died: Code | None = None
    nobody: Code | None = None
    returned: Code | None = None
    died_last: bool = False
    deaf: SeatFormula = NO


@stage("dawn", Dawn)
def dawn(scene: Scene, params: Dawn) -> None:
    """Marks of the night show, departures take effect and are announced, then returns; then private answers, in the
    order worked out.
    """
    pad = scene.pad
    show_coming(scene)
    dead = [number for number in sorted(pad.dead) if scene.seat(number).alive]
    for number in dead:
        scene.note(CAUSE, pad.dead[number], seat=number)
        scene.leave(number, params.how, scene.seat(number).role if number in pad.shown else BY_THE_BOOK)
    if params.died_last:
        _announce_codes(scene, pad)
    if dead and params.died is not None:
        scene.announce(params.died, dead)
    elif not dead and params.nobody is not None:
        scene.announce(params.nobody)
    returned = [number for number in pad.back if not scene.seat(number).alive]
    for number in returned:
        scene.back(number)
    if returned and params.returned is not None:
        scene.announce(params.returned, returned)
    if not params.died_last:
        _announce_codes(scene, pad)
    for seat, answer, own in pad.answers:
        if not scene.ask(params.deaf, scene.seat(seat)):
            scene.tell(seat, answer, own=own)
    for number, mark in sorted(pad.worn):
        scene.unmark(number, mark)


def _announce_codes(scene: Scene, pad: Pad) -> None:
    for code, seats in pad.codes:
        scene.announce(code, seats)


class Wins(Params):
    """`moment`: which wins are looked at."""

    moment: Moment


@stage("wins", Wins)
def wins(scene: Scene, params: Wins) -> None:
    """Look at the ways to win that belong to this moment."""
    scene.settle(params.moment)
