"""Duels: a player put out by the vote challenges another, and the table votes between the two.

The note ``duel`` holds ``[challenger, challenged]`` from the challenge to the end of that vote.
"""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules import hands
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene

NOTE = "duel"


@stage("duel_called", Params)
def duel_called(scene: Scene, params: Params) -> None:
    """At once: remember who challenged whom."""
    if scene.given is not None:
        scene.note(NOTE, [scene.given.by, scene.given.at[0]])


class Opens(Params):
    """``phase``: the ballot in which the table decides."""

    phase: str = "verdict"


@stage("duel_opens", Opens)
def duel_opens(scene: Scene, params: Opens) -> None:
    """Last words are over: the two stand before the table, if the challenged one is still in the game."""
    pair = scene.game.notes.get(NOTE)
    if not pair:
        return
    if scene.seat(pair[1]).alive:
        scene.emit("defence", ALL, seats=sorted(pair))
        scene.insert(params.phase)
    else:
        scene.note(NOTE, None)


class Decides(Params):
    """``how``: the way of leaving."""

    how: str = "vote"


@stage("duel_decides", Decides)
def duel_decides(scene: Scene, params: Decides) -> None:
    """Count the duel: with more votes against them the challenged one leaves and the challenger is back; else
    nothing changes.
    """
    challenger, challenged = scene.game.notes[NOTE]
    counts = hands.tally(scene.names)
    lost = scene.seat(challenged).alive and counts.get(challenged, 0) > counts.get(challenger, 0)
    data = {str(number): votes for number, votes in sorted(counts.items())}
    n = scene.game.notes.get("size", 0)
    scene.emit("ballot", ALL, phase=scene.game.phase, n=n, needed=1, counts=data, removed=[challenged] if lost else [])
    scene.emit("defence", ALL, seats=[])
    scene.note(NOTE, None)
    if lost:
        scene.leave(challenged, params.how)
        scene.back(challenger)
