"""Leaving by day: a seat that is put out at once, and those who are taken along after a verdict and brought back."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene


def put_out(scene: Scene, number: int, how: str) -> None:
    """The seat leaves at once: its acts of this phase end, and it is off the defence."""
    scene.void(number)
    scene.leave(number, how)
    if number in scene.game.defence:
        scene.emit("defence", ALL, seats=[one for one in scene.game.defence if one != number])


class TakeAlong(Params):
    """``code`` is announced. ``victim``: the table's note of who was taken; ``chooser``: the note (a list) of who may
    choose, which is cleared.
    """

    code: str = "terror"
    victim: str = "victim"
    chooser: str = "chooser"
    how: str = "terror"


@stage("take_along", TakeAlong)
def take_along(scene: Scene, params: TakeAlong) -> None:
    """At once: somebody already out takes one player along, whom nothing protects. No win is looked at yet."""
    act = scene.given
    if act is None:
        return
    scene.note(params.chooser, None)
    scene.note(params.victim, act.at[0])
    scene.announce(params.code, [act.at[0]])
    put_out(scene, act.at[0], params.how)


class BringBack(Params):
    """``code`` is announced, ``role`` is what the giver becomes; the note ``victim`` is cleared."""

    code: str
    role: str
    victim: str = "victim"


@stage("bring_back", BringBack)
def bring_back(scene: Scene, params: BringBack) -> None:
    """At once: somebody just lost is in the game again, at the price of the giver's role."""
    act = scene.given
    if act is None:
        return
    scene.note(params.victim, None)
    scene.back(act.at[0])
    scene.announce(params.code, [act.at[0]])
    scene.become(act.by, params.role)
    scene.tell(act.by, f"role:{params.role}", own=True)


class Spoke(Params):
    """``mark`` holds the forbidden words, ``field`` is the word that the host heard; ``code`` is announced. ``moment``:
    which wins are looked at.
    """

    mark: str = "cursed"
    field: str = "word"
    code: str = "word_spoken"
    how: str = "word"
    moment: str = "day"


@stage("spoke", Spoke)
def spoke(scene: Scene, params: Spoke) -> None:
    """The host heard a word: whoever it was forbidden to leaves; any other word, or from anybody else, does nothing."""
    decision = scene.decision
    if decision is None:
        return
    heard = str(decision.extras.get(params.field, "")).strip().casefold()
    for number in decision.at:
        words = scene.seat(number).marks.get(params.mark, [None, []])[1]
        if heard in [str(word).strip().casefold() for word in words]:
            scene.announce(params.code, [number])
            put_out(scene, number, params.how)
            scene.settle(params.moment)


class Together(Params):
    """``how``: the way of leaving. ``moment``: which wins are looked at, once both have left."""

    how: str
    moment: str = "day"


@stage("leave_together", Together)
def leave_together(scene: Scene, params: Together) -> None:
    """At once: the actor leaves, and those whom the act names."""
    act = scene.given
    if act is None:
        return
    for number in (*act.at, act.by):
        put_out(scene, number, params.how)
    scene.settle(params.moment)
