"""Inquiries: the table asks how many of those who are out were of which side."""

from __future__ import annotations

from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage

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
    """At once: count who wants the inquiry, and answer it when they are enough."""
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
