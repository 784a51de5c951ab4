"""Signals to the whole table: a gauge of the game, a question that the players agree to ask."""

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


class Consensus(Params):
    """When more than half of the living have given the act ``verb`` in one phase, the question is answered:
    ``positive`` is announced if the formula ``value`` holds, else ``negative``; ``note`` remembers that it was asked.
    """

    verb: str
    value: FormulaField
    positive: str
    negative: str
    note: str


@stage("consensus", Consensus)
def consensus(scene: Scene, params: Consensus) -> None:
    """See whether enough of the players agree."""
    agreed = sum(1 for act in scene.game.acts if act.do == params.verb and scene.seat(act.by).alive)
    if not scene.game.notes.get(params.note) and 2 * agreed > len(scene.living):
        scene.note(params.note, True)
        scene.announce(params.positive if scene.ask(params.value) else params.negative)
