"""An infection: those who catch it lose what their role could do and stand with the one who spreads it."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.call_order import fallen


class Infect(Params):
    """Acts of ``verb`` put ``mark`` on their targets for good and bring them to the actor's team.

    The new one is told ``told``; then the actor and all living bearers are told ``circle:`` with all their seats.
    """

    verb: str = "infect"
    mark: str = "infected"
    told: str = "infected"
    circle: str = "seats"


@stage("infect", Infect)
def infect(scene: Scene, params: Infect) -> None:
    """Work the call out; nothing happens to one killed already tonight."""
    for act in scene.acts(params.verb):
        number = act.at[0]
        if not scene.pad.works(act.by, act.do) or fallen(scene, number) or scene.has(number, params.mark):
            continue
        scene.mark(number, params.mark)
        scene.become(number, team=scene.seat(act.by).team)
        scene.pad.answer(number, params.told)
        group = [act.by, *(seat.number for seat in scene.living if params.mark in seat.marks)]
        group = sorted(one for one in set(group) if not fallen(scene, one))
        for one in group:
            scene.pad.answer(one, f"{params.circle}:{','.join(map(str, group))}")
            scene.meet(one, group)


class Regain(Params):
    """``mark``: whose bearers come back to their card's team when somebody of whom ``source`` (about ``me``) holds
    leaves.
    """

    mark: str = "infected"
    source: FormulaField


@stage("regain_team", Regain)
def regain_team(scene: Scene, params: Regain) -> None:
    """In ``leaves``: the team comes back, and nothing else."""
    if scene.leaver is None or not scene.ask(params.source, scene.leaver):
        return
    for seat in scene.game.seats:
        if params.mark in seat.marks:
            scene.become(seat.number, team=scene.book.team_of(seat.role, scene.game.options))
