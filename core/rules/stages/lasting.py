"""What a night leaves on players: marks that are given at a call and show from dawn on."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.call_order import fallen

PENDING = "marks_by_dawn"


class MarkByDawn(Params):
    """Acts of ``verb`` by seats of which ``who`` (about ``me``) holds put ``mark`` on their targets from dawn on, until
    a phase called ``until`` begins; its value is the giver's seat. Nothing happens to one killed already tonight, to
    one who bears the mark, or where ``immune`` (about ``target``) holds. ``bound``: the mark needs its giver in the
    game. ``code`` is announced with those it shows on.
    """

    verb: str
    mark: str
    who: FormulaField = YES
    immune: FormulaField = NO
    until: str | None = None
    bound: bool = False
    code: str | None = None


@stage("old_mark_by_dawn", MarkByDawn)
def mark_by_dawn(scene: Scene, params: MarkByDawn) -> None:
    """Work the acts of one call out; a later act puts its own giver in the place of an earlier one's."""
    for act in scene.acts(params.verb):
        actor = scene.seat(act.by)
        if not scene.ask(params.who, actor) or not scene.pad.works(act.by, act.do):
            continue
        for number in act.at:
            target = scene.seat(number)
            if fallen(scene, number) or scene.has(target, params.mark) or scene.ask(params.immune, actor, target):
                continue
            scene.pad.notes.setdefault(PENDING, {})[params.mark, number] = (params, act.by)


@stage("marks_at_dawn")
def marks_at_dawn(scene: Scene, params: Params) -> None:
    """Before the departures: the marks of tonight show on those who live to see the dawn."""
    seen: dict[str, list[int]] = {}
    pending: dict[tuple[str, int], tuple[MarkByDawn, int]] = scene.pad.notes.get(PENDING, {})
    for (mark, number), (rule, giver) in pending.items():
        if fallen(scene, number) or (rule.bound and fallen(scene, giver)):
            continue
        scene.mark(number, mark, rule.until, giver)
        if rule.code is not None:
            seen.setdefault(rule.code, []).append(number)
    for code, seats in seen.items():
        scene.pad.code(code, sorted(seats))


class MarksOf(Params):
    """``mark`` is taken off everybody on whom the leaver put it."""

    mark: str


@stage("marks_of_leaver_end", MarksOf)
def marks_of_leaver_end(scene: Scene, params: MarksOf) -> None:
    """In ``leaves``: what the leaver did to others is over."""
    if scene.leaver is None:
        return
    for seat in scene.game.seats:
        if seat.marks.get(params.mark, [None, None])[1] == scene.leaver.number:
            scene.unmark(seat.number, params.mark)
