"""Small stages that remember: a number worked out now for later, a mark on seats."""

from __future__ import annotations

from core.rules.scene import Scene
from core.rules.stages.registry import Params, stage
from core.scenario.fields import YES, FormulaField


class Note(Params):
    """``key`` is remembered for the table with the value of the formula; formulas read it as ``note('key')``."""

    key: str
    value: FormulaField = YES


@stage("note", Note)
def note(scene: Scene, params: Note) -> None:
    """Remember the value of a formula as it is now."""
    scene.note(params.key, scene.ask(params.value))


class Mark(Params):
    """``mark`` is put on every living seat of which ``who`` holds, until a phase called ``until`` begins."""

    mark: str
    who: FormulaField
    until: str | None = None


@stage("mark", Mark)
def mark(scene: Scene, params: Mark) -> None:
    """Mark seats."""
    for seat in scene.matching(params.who):
        scene.mark(seat.number, params.mark, params.until)
