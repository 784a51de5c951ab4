"""Forecasts: who will leave on the coming day?"""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene

NOTE = "forecast"


class Forecast(Params):
    """Acts of ``verb`` name seats of which one will leave on the day that follows."""

    verb: str = "predict"


@stage("forecast", Forecast)
def forecast(scene: Scene, params: Forecast) -> None:
    """At the end of the night: remember the forecast, and when it was made."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do):
            scene.note(NOTE, [scene.game.serial, list(act.at)], seat=act.by)


class Proved(Params):
    """``how``: the ways of leaving that count. Right: the forecaster is marked ``mark`` until the phase ``until``."""

    how: tuple[str, ...]
    mark: str
    until: str


@stage("forecast_proved", Proved)
def forecast_proved(scene: Scene, params: Proved) -> None:
    """At nightfall: the forecaster is told whether it came true."""
    for seat in scene.game.seats:
        made = seat.notes.get(NOTE)
        if made is None:
            continue
        scene.note(NOTE, None, seat=seat.number)
        if not seat.alive:
            continue
        named = [scene.seat(number) for number in made[1]]
        right = any(not one.alive and one.left_in > made[0] and one.left_how in params.how for one in named)
        scene.tell(seat.number, "yes" if right else "no")
        if right:
            scene.mark(seat.number, params.mark, params.until)
