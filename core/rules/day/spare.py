"""Those condemned who do not leave after all."""

from __future__ import annotations

from core.rulebook.refs import Code, Role
from core.rules.answer import new_role
from core.rules.memory import CONDEMNED
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.seats.marks import Marks
from core.rules.whom import Whom, numbers


class Spare(Whom):
    """The condemned who are meant stay in the game; with `all` every one of them, where anybody is meant at all.

    `code` is announced, with those who stay unless that is `all`. It costs them the marks `loses`, or what they are:
    they become `role` and are told so.
    """

    all: bool = False
    code: Code | None = None
    loses: Marks = ()
    role: Role | None = None


@stage("spare", Spare, purpose="saves")
def spare(scene: Scene, params: Spare) -> None:
    """Take players off the list of those who leave by the vote."""
    condemned: list[int] = scene.game.notes.get(CONDEMNED) or []
    among = numbers(scene, params)
    spared = condemned if params.all else [number for number in condemned if number in among]
    if not (among if params.all else spared):
        return
    scene.note(CONDEMNED, [number for number in condemned if number not in spared] or None)
    if params.code is not None:
        scene.announce(params.code, [] if params.all else spared)
    for number in spared:
        for mark in params.loses:
            scene.unmark(number, mark)
        if params.role is not None:
            scene.become(number, params.role)
            scene.tell(number, new_role(params.role), own=True)
