"""Small stages that remember: a number worked out now for later, a mark on seats."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class HostMarks(Params):
    """``mark`` is put on the seats that the host's decision names, until a phase called ``until`` begins; ``code``
    is announced.
    """

    mark: str
    until: str | None = None
    code: str | None = None


@stage("host_marks", HostMarks)
def host_marks(scene: Scene, params: HostMarks) -> None:
    """The host marks somebody."""
    if scene.decision is None:
        return
    for number in scene.decision.at:
        scene.mark(number, params.mark, params.until)
        if params.code:
            scene.announce(params.code, [number])


class ActMarks(Params):
    """Acts of ``verb`` that work put ``mark`` on their targets, or ``on_self``, until a phase called ``until`` begins.

    ``note``: the number of the night is remembered under this key, for the actor and for the table.
    """

    verb: str
    mark: str
    until: str | None = None
    on_self: bool = False
    note: str | None = None


@stage("act_marks", ActMarks)
def act_marks(scene: Scene, params: ActMarks) -> None:
    """Mark those whom an act names (or the actor), if they are in the game."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        for number in [act.by] if params.on_self else act.at:
            if scene.seat(number).alive:
                scene.mark(number, params.mark, params.until)
        if params.note:
            scene.note(params.note, scene.game.night, seat=act.by)
            scene.note(params.note, scene.game.night)


class Turn(Params):
    """Living seats of which ``who`` holds become ``role``, with its team; ``tell``: they are told ``role:ROLE``."""

    who: FormulaField
    role: str
    tell: bool = True
    loses: tuple[str, ...] = ()


@stage("turn_into", Turn)
def turn_into(scene: Scene, params: Turn) -> None:
    """Turn players into another role; marks named in ``loses`` go."""
    for seat in scene.matching(params.who):
        for mark_name in params.loses:
            scene.unmark(seat.number, mark_name)
        scene.become(seat.number, params.role)
        if params.tell:
            scene.tell(seat.number, f"role:{params.role}", own=True)


class ActMarksNow(Params):
    """``mark`` is put on the seats that the act names, until a phase called ``until`` begins."""

    mark: str
    until: str | None = None


@stage("act_marks_now", ActMarksNow)
def act_marks_now(scene: Scene, params: ActMarksNow) -> None:
    """At once: mark those whom the act names."""
    if scene.given is not None:
        for number in scene.given.at:
            scene.mark(number, params.mark, params.until)
