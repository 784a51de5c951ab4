"""What saves: the rulebook's defences against an attack, by night and by day."""

from __future__ import annotations

from typing import NamedTuple

from core.rulebook.schema import Defence
from core.rules.scene import Scene
from core.rules.state import Seat


class Help(NamedTuple):
    """A help that is given once a night: by whom (0: nobody but the defence), to whom, the defence's place."""

    giver: int
    seat: int
    place: int


class DefenceMet(NamedTuple):
    """The defence that an attack has met."""

    rule: Defence
    giver: int
    """Who gave the protection; 0 where nobody did."""
    falls: bool
    """Whether who steps in for the target is hit in their place."""
    once: Help | None = None
    """Where such a defence helps once: what is spent by it."""


class Spent:
    """Who has helped whom tonight, where each helps once."""

    __slots__ = ("by",)

    def __init__(self) -> None:
        self.by: set[Help] = set()


def defend(scene: Scene, cause: str, number: int, me: Seat | None, *, turned: bool = False) -> DefenceMet | None:
    """The first defence that helps the seat against an attack of this cause, used up as it says; None: nothing does."""
    met = find(scene, cause, number, me, turned=turned)
    if met is not None:
        use_up(scene, met, number)
    return met


def find(scene: Scene, cause: str, number: int, me: Seat | None, *, turned: bool = False) -> DefenceMet | None:
    """As `defend`, but a mere look: nothing is used up."""
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
            help_ = None if lasts else Help(0, number, place)
            if not _spent(scene, help_):
                return DefenceMet(rule, 0, falls=False, once=help_)
            continue
        if rule.then == "steps_in":
            met = _stepping_in(scene, rule, place, cause, number)
        else:
            met = next(
                (DefenceMet(rule, by, falls=False) for kind, by in _guards(scene, number) if kind == rule.kind), None
            )
        if met is not None:
            return met
    return None


def _guards(scene: Scene, number: int) -> list[tuple[str, int]]:
    return scene.pad.guards.get(number, [])


def _stepping_in(scene: Scene, rule: Defence, place: int, cause: str, number: int) -> DefenceMet | None:
    """Who steps in for the seat; they are hit unless they have fallen already or something protects them too."""
    for kind, giver in _guards(scene, number):
        if kind != rule.kind:
            continue
        help_ = Help(giver, number, place) if rule.spends == "once" else None
        if help_ is not None and (scene.fallen(giver) or _spent(scene, help_)):
            continue
        return DefenceMet(rule, giver, falls=not scene.fallen(giver) and not _shielded(scene, cause, giver), once=help_)
    return None


def _spent(scene: Scene, help_: Help | None) -> bool:
    """Whether a help that is given once has been given tonight."""
    return help_ is not None and help_ in scene.pad.part(Spent).by


def _shielded(scene: Scene, cause: str, number: int) -> bool:
    """Whether a protection that lies on the seat stops such an attack."""
    rules = [rule for rule in scene.book.scenario.defences if rule.then == "stops"]
    kinds = {rule.kind for rule in rules if cause in (rule.against or [cause])}
    return any(kind in kinds for kind, _ in _guards(scene, number))


def use_up(scene: Scene, met: DefenceMet, number: int) -> None:
    """What has saved the seat is gone, if it is there still and the rulebook says so."""
    rule = met.rule
    if met.once is not None:
        scene.pad.part(Spent).by.add(met.once)
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
