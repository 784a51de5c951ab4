"""Inquiries: the table asks how many of those who are out were of which side."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

ASKED = "inquiries_asked"
DAY = "inquiry_day"


class Poll(Params):
    """``verb``: the act that says yes. When more than half of the living have said it, ``code`` is announced, and
    for each of ``teams`` that has players out, ``out_TEAM_N``. The notes ``inquiries_asked`` and ``inquiry_day``
    remember it.
    """

    verb: str = "inquire"
    code: str = "inquiry"
    teams: tuple[str, ...]


@stage("poll", Poll)
def poll(scene: Scene, params: Poll) -> None:
    """At once, or whenever something changed: count who wants the inquiry, and answer it when they are enough."""
    wanted = {act.by for act in scene.acts(params.verb) if scene.seat(act.by).alive}
    if 2 * len(wanted) <= len(scene.living):
        return
    scene.note(ASKED, scene.game.notes.get(ASKED, 0) + 1)
    scene.note(DAY, scene.game.day)
    scene.announce(params.code)
    for team in params.teams:
        count = sum(1 for seat in scene.game.seats if not seat.alive and seat.team == team)
        if count:
            scene.announce(f"out_{team}_{count}", team=team, count=count)


class AskHost(Params):
    """``verb``: the act that asks; ``decision``: what the host does when more than half of the living have asked. The
    note ``inquiry_day`` remembers it.
    """

    verb: str = "inquire"
    decision: str = "inquiry"


@stage("ask_host", AskHost)
def ask_host(scene: Scene, params: AskHost) -> None:
    """Whenever something changed: where the table is its own host, its majority calls for what a host may tell."""
    wanted = {act.by for act in scene.acts(params.verb) if scene.seat(act.by).alive}
    decision = scene.book.scenario.host[params.decision]
    if 2 * len(wanted) <= len(scene.living) or not scene.ask(decision.if_):
        return
    scene.note(DAY, scene.game.day)
    for call in decision.steps:
        if scene.ask(call.condition):
            call.stage.run(scene, call.params)


class Census(Params):
    """``prefix`` and a team's name (or ``unknown``, for seats that bear the mark ``unknown``) and a number make
    each announcement; ``spoilt`` is announced too if there are unknown ones.
    """

    prefix: str = "inquiry_"
    teams: tuple[str, ...]
    unknown: str | None = None
    spoilt: str | None = None


@stage("census", Census)
def census(scene: Scene, params: Census) -> None:
    """The host tells how many of those who have left were of each side."""
    scene.note(ASKED, scene.game.notes.get(ASKED, 0) + 1)
    out = [seat for seat in scene.game.seats if not seat.alive]
    hidden = [seat for seat in out if params.unknown is not None and params.unknown in seat.marks]
    for team in params.teams:
        count = sum(1 for seat in out if seat.team == team and seat not in hidden)
        scene.announce(f"{params.prefix}{team}_{count}", team=team, count=count)
    if params.unknown is not None:
        scene.announce(f"{params.prefix}unknown_{len(hidden)}", team="unknown", count=len(hidden))
    if hidden and params.spoilt:
        scene.announce(params.spoilt)


class Spoil(Params):
    """Acts of ``verb`` put ``mark`` on the seat that the table's note ``corpse`` names, unless an act of ``foil``
    works tonight.
    """

    verb: str
    foil: str
    corpse: str = "corpse"
    mark: str


@stage("spoil_corpse", Spoil)
def spoil_corpse(scene: Scene, params: Spoil) -> None:
    """Make one who has left count as unknown."""
    foiled = any(scene.pad.works(act.by, act.do) for act in scene.acts(params.foil))
    number = scene.game.notes.get(params.corpse, 0)
    if number and not foiled and any(scene.pad.works(act.by, act.do) for act in scene.acts(params.verb)):
        scene.mark(number, params.mark)
