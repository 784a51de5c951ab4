"""The first player to leave a small table leads it from then on."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class FirstLost(Params):
    """``mark`` is put on whoever leaves first, for good; ``instead_of`` is taken off all; ``code`` is announced."""

    mark: str = "host"
    instead_of: str = "temp_host"
    code: str = "new_host"


@stage("first_lost_leads", FirstLost)
def first_lost_leads(scene: Scene, params: FirstLost) -> None:
    """In ``leaves``: the first leaver takes the lead."""
    leaver = scene.leaver
    if leaver is None or any(params.mark in seat.marks for seat in scene.game.seats):
        return
    for seat in scene.game.seats:
        scene.unmark(seat.number, params.instead_of)
    scene.mark(leaver.number, params.mark)
    scene.announce(params.code, [leaver.number])


class Idle(Params):
    """``key``: the note that counts whole days, from dawn to dawn, on which nobody left in a row. ``out``: the note of
    how many were out at the dawn before.
    """

    key: str = "idle_days"
    out: str = "out_at_dawn"


@stage("count_idle_days", Idle)
def count_idle_days(scene: Scene, params: Idle) -> None:
    """At dawn, after the departures: one more day without a loss, or none."""
    game = scene.game
    out = sum(1 for seat in game.seats if not seat.alive)
    idle = game.notes.get(params.key, 0) + 1 if out == game.notes.get(params.out, 0) else 0
    scene.note(params.key, idle)
    scene.note(params.out, out)
