"""What saves: the rulebook's defences against an attack, by night and by day."""

from __future__ import annotations

from typing import NamedTuple

from core.rulebook.schema import Defence
from core.rules.scene import Scene
from core.rules.state import Seat


class Met(NamedTuple):
    """The defence that an attack has met."""

    rule: Defence
    giver: int
    """Who gave the protection; 0 where nobody did."""
    falls: bool
    """Whether who steps in for the target is hit in their place."""


class Spent:
    """Who has helped whom tonight, by which defence (0: nobody but the defence itself), where each helps once."""

    __slots__ = ("by",)

    def __init__(self) -> None:
        self.by: set[tuple[int, int, int]] = set()


def defend(scene: Scene, cause: str, number: int, me: Seat | None, *, turned: bool = False) -> Met | None:
    """The first defence that helps the seat against an attack of this cause, used up as it says; None: nothing does."""
    met = find(scene, cause, number, me, turned=turned)
    if met is not None:
        use_up(scene, met, number)
    return met


def find(scene: Scene, cause: str, number: int, me: Seat | None, *, turned: bool = False) -> Met | None:
    """As `defend`, but nothing is used up."""
    target = scene.seat(number)
    for place, rule in enumerate(scene.book.scenario.defences):
        if rule.against and cause not in rule.against:
            continue
        if turned and rule.then in ("turns", "rebounds"):
            continue
        if rule.mark is not None and rule.mark not in target.marks:
            continue
        if rule.label is not None and not scene.pad.labelled(number, rule.label):
            continue
        if not scene.ask(rule.if_, me or target, target):
            continue
        if rule.kind is None:
            lasts = rule.mark is not None or rule.label is not None or rule.spends != "once"
            if lasts or _first_time(scene, place, number):
                return Met(rule, 0, falls=False)
            continue
        if rule.then == "steps_in":
            met = _stepping_in(scene, rule, place, cause, number)
        else:
            met = next((Met(rule, by, falls=False) for kind, by in _guards(scene, number) if kind == rule.kind), None)
        if met is not None:
            return met
    return None


def _guards(scene: Scene, number: int) -> list[tuple[str, int]]:
    return scene.pad.guards.get(number, [])


def _stepping_in(scene: Scene, rule: Defence, place: int, cause: str, number: int) -> Met | None:
    """Who steps in for the seat; they are hit unless they have fallen already or something protects them too."""
    for kind, giver in _guards(scene, number):
        if kind != rule.kind:
            continue
        if rule.spends == "once" and (scene.fallen(giver) or not _first_time(scene, place, number, giver)):
            continue
        return Met(rule, giver, falls=not scene.fallen(giver) and not _shielded(scene, cause, giver))
    return None


def _first_time(scene: Scene, place: int, number: int, giver: int = 0) -> bool:
    """Whether the defence that stands in this place helps the seat for the first time tonight by this giver."""
    spent = scene.pad.part(Spent).by
    if (giver, number, place) in spent:
        return False
    spent.add((giver, number, place))
    return True


def _shielded(scene: Scene, cause: str, number: int) -> bool:
    """Whether a protection that lies on the seat stops such an attack."""
    rules = [rule for rule in scene.book.scenario.defences if rule.then == "stops"]
    kinds = {rule.kind for rule in rules if cause in (rule.against or [cause])}
    return any(kind in kinds for kind, _ in _guards(scene, number))


def use_up(scene: Scene, met: Met, number: int) -> None:
    """What has saved the seat is gone, if it is there still and the rulebook says so."""
    rule = met.rule
    if rule.mark is not None:
        if rule.spends == "once":
            scene.unmark(number, rule.mark)
        elif rule.spends == "night":
            scene.pad.worn.add((number, rule.mark))
    elif rule.spends == "once":
        if rule.kind is not None and rule.then != "steps_in":
            spent = next((guard for guard in _guards(scene, number) if guard[0] == rule.kind), None)
            if spent is not None:
                scene.pad.guards[number].remove(spent)
        elif rule.label is not None:
            scene.pad.labels.get(number, set()).discard(rule.label)
