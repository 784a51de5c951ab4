"""A signal to the whole table: a gauge of the game."""

from __future__ import annotations

from core.rulebook.fields import FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Level(Strict):
    """From this value on, this announcement."""

    least: int
    code: str


class Gauge(Params):
    """``value``: what is measured; the first of ``levels`` that it reaches is announced, ``below`` if it reaches
    none.
    """

    value: FormulaField
    levels: list[Level]
    below: str


@stage("gauge", Gauge)
def gauge(scene: Scene, params: Gauge) -> None:
    """Announce where the game stands."""
    value = int(scene.ask(params.value))
    scene.announce(next((level.code for level in params.levels if value >= level.least), params.below))
