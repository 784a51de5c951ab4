"""Acquittal: somebody who by keeping their hand down keeps a player in the game, once a day."""

from __future__ import annotations

from core.rulebook.formula import Formula
from core.rules import ballots
from core.rules.scene import Scene

NOTE = "acquitted_on"


def acquitted(scene: Scene, who: Formula, number: int) -> bool:
    """Whether one of whom ``who`` (about ``me``) holds has a vote, did not raise it against this seat, and has not
    acquitted anybody yet today. The right of the first such one is then spent.
    """
    ballot = scene.book.scenario.ballots[scene.game.phase]
    for seat in scene.matching(who):
        spent = seat.notes.get(NOTE) == scene.game.day
        if spent or ballots.voter_refusal(scene, ballot, seat) is not None:
            continue
        if number not in ballots.hand(scene, seat.number):
            scene.note(NOTE, scene.game.day, seat=seat.number)
            return True
    return False
