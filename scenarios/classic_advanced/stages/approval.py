"""Words given: what becomes of deeds that were asked about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core.rulebook.refs import Extra, PutsCause, Verb
from core.rulebook.refs import Mark as MarkRef
from core.rulebook.stage import Params
from core.rules.night.attack import strike
from core.rules.night.deed import Deed
from core.rules.occasion import upon_act
from core.rules.scene import Scene
from core.rules.state import Given
from core.rules.whom import Whom, meant
from scenarios.classic_advanced.stages.register import stage
from scenarios.classic_advanced.stages.requests import Ask, Requests, announce, keep, open_rows


class Reply(Params):
    """The act answers all requests that the actor waits for with the mark `waits`; `field`: where its yes or no stands
    (yes, if it is left out).
    """

    waits: MarkRef
    field: Extra


@stage("reply", Reply)
@upon_act
def reply(scene: Scene, params: Reply, act: Given) -> None:
    """No other rulebook asks for a word while a night lasts: at once it is noted with what was asked."""
    yes = bool(act.extras.get(params.field, True))
    answered = dict(open_rows(scene))
    for key, row in answered.items():
        if row["to"] == act.by and row["waits"] == params.waits:
            answered[key] = {**row, "yes": yes}
            if yes:
                announce(scene, row)
    keep(scene, answered)


@stage("approve")
def approve(scene: Scene, params: Params) -> None:
    """No other rulebook asks for a word while a night lasts: what was not agreed to was not done, and costs nothing."""
    for ask in _asks(scene):
        said = [row for row in open_rows(scene).values() if row["kind"] == ask.kind]
        deeds = list(scene.working(ask.kind))
        if any(row["yes"] for row in said) or any(not deed.own for deed in deeds):
            for other in scene.working(*ask.instead_of) if ask.instead_of else ():
                other.void = "failed"
        for deed in deeds:
            asked = [row for row in said if row["by"] == deed.by]
            if ask.needs != "never" and (deed.own or ask.stolen):
                _drop(scene, ask, deed, asked)
            for row in asked:
                if ask.agrees is not None and row["yes"]:
                    scene.pad.label(row["to"], ask.agrees)


def _asks(scene: Scene) -> Iterator[Ask]:
    for calls in scene.book.steps.values():
        for call in calls:
            if isinstance(call.params, Requests):
                yield from call.params.asks


def _drop(scene: Scene, ask: Ask, deed: Deed, asked: list[dict[str, Any]]) -> None:
    if any(_agreed(scene, ask, row) for row in asked) or (not asked and ask.needs == "asked"):
        return
    safe = {row["to"] for row in asked} if ask.exempt else set[int]()
    deed.at = tuple(number for number in deed.at if number in safe)
    if not deed.at:
        deed.void = "failed"


def _agreed(scene: Scene, ask: Ask, row: dict[str, Any]) -> bool:
    spoken = [deed for deed in scene.working(ask.proxy) if not deed.own] if ask.proxy is not None else []
    for deed in spoken:
        if deed.owner == row["to"]:
            return bool(deed.said.get("accept", True))
    return bool(row["yes"]) or bool(scene.ask(ask.bound, scene.seat(row["to"])))


class Spring(Whom):
    """Those who are meant walk into a trap, hit for `cause`, if they gave their word on a deed `of` another that goes
    ahead: they are hit in place of its targets.
    """

    of: Verb
    cause: PutsCause


@stage("spring", Spring, purpose="harms")
def spring(scene: Scene, params: Spring) -> None:
    """No other rulebook has deeds that a third player agrees to, and so none that strike the one who agreed."""
    trapped = {one.seat.number for one in meant(scene, params)}
    for deed in scene.working(params.of):
        caught = [row["to"] for row in open_rows(scene).values() if (row["by"], row["kind"]) == (deed.by, deed.do)]
        caught = [number for number in caught if number in trapped]
        for number in caught:
            strike(scene, params.cause, number, deed, scene.seat(deed.by))
        if caught and not deed.turned:
            deed.at = ()
