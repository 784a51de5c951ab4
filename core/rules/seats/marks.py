"""Marks and labels: what lies on a seat from one phase to another, and what holds of it for one night."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pydantic import Field

from core.rulebook.fields import TargetFormula
from core.rulebook.refs import Code, Mark, Phase, PutsLabel
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, meant

Marks = tuple[Mark, ...]


class PutMark(Whom):
    """`mark` (one or several) is put on those who are meant, until a phase called `until` begins, or for good.

    `value` (`me` who names, `target` who is meant): what the mark holds; with `gather` a list of all that was put
    there. `code` is announced with those marked.
    """

    mark: Marks
    until: Phase | None = None
    value: TargetFormula | None = None
    gather: bool = False
    code: Code | None = None


@stage("mark", PutMark)
def mark(scene: Scene, params: PutMark) -> None:
    """Mark seats."""
    marked: list[int] = []
    for seat, by, _ in meant(scene, params):
        value = None if params.value is None else scene.ask(params.value, by, seat)
        for one in params.mark:
            held = [*(seat.marks.get(one, [None, None])[1] or []), value] if params.gather else value
            scene.mark(seat.number, one, params.until, held)
        marked.append(seat.number)
    if marked and params.code is not None:
        scene.announce(params.code, marked)


class TakeMark(Whom):
    """`mark` (one or several) is taken off those who are meant, by default off everybody, in the game or out of it.

    `code` is announced with those of them who stay in the game; `late`: at dawn.
    """

    mark: Marks
    out: bool = Field(default=True)
    code: Code | None = None
    late: bool = False


@stage("unmark", TakeMark)
def unmark(scene: Scene, params: TakeMark) -> None:
    """Take marks off."""
    freed: list[int] = []
    for seat, _, _ in meant(scene, params):
        if params.code is not None and not scene.fallen(seat.number):
            freed.append(seat.number)
        for one in params.mark:
            scene.unmark(seat.number, one)
    if not freed or params.code is None:
        return
    if params.late:
        scene.pad.code(params.code, freed)
    else:
        scene.announce(params.code, freed)


@dataclass(slots=True)
class Coming:
    """The marks of tonight that show from dawn on: by mark and seat, with who put them there and how."""

    marks: dict[tuple[str, int], list[tuple[ComingMark, int, Any]]] = field(default_factory=dict[Any, Any])


class ComingMark(PutMark):
    """As `mark`, from dawn on, on those who live to see it; a later one on the same seat takes the earlier one's place.

    `survives`: only if who put it there lives to see the dawn as well. `first`: of several who put it there the first
    who lives to see the dawn counts.
    """

    survives: bool = False
    first: bool = False


@stage("mark_by_dawn", ComingMark)
def mark_by_dawn(scene: Scene, params: ComingMark) -> None:
    """Note which marks will show."""
    coming = scene.pad.part(Coming).marks
    for seat, by, _ in meant(scene, params):
        if not scene.fallen(seat.number):
            value = None if params.value is None else scene.ask(params.value, by, seat)
            for one in params.mark:
                earlier = coming.get((one, seat.number), []) if params.first else []
                coming[one, seat.number] = [*earlier, (params, by.number, value)]


def show_coming(scene: Scene) -> None:
    """As the dawn begins: the marks of tonight show on those who live to see it."""
    seen: dict[str, list[int]] = {}
    for (name, number), put in scene.pad.part(Coming).marks.items():
        stand = [(rule, value) for rule, by, value in put if not (rule.survives and scene.fallen(by))]
        if scene.fallen(number) or not stand:
            continue
        rule, value = stand[0]
        scene.mark(number, name, rule.until, value)
        if rule.code is not None:
            seen.setdefault(rule.code, []).append(number)
    for code, seats in seen.items():
        scene.pad.code(code, sorted(seats))


class PutLabel(Whom):
    """`label` holds of those who are meant for this night, or with `off` holds of them no longer."""

    label: PutsLabel
    off: bool = False


@stage("label", PutLabel)
def label(scene: Scene, params: PutLabel) -> None:
    """Note, for the steps that follow, what holds of seats."""
    for seat, _, _ in meant(scene, params):
        if params.off:
            scene.pad.labels.get(seat.number, set()).discard(params.label)
        else:
            scene.pad.label(seat.number, params.label)
