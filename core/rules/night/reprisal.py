"""What listens for attacks: players whom an attack makes strike at somebody in their turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from core.rulebook.fields import NO, YES, SeatFormula, TargetFormula
from core.rulebook.refs import Cause, Label, PutsCause
from core.rulebook.stage import Params
from core.rules.night.attack import strike
from core.rules.night.deed import Deed
from core.rules.pad import Hit
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Given, Seat
from core.rules.whom import Verbs


class Reprisal(Params):
    """Attacks of the causes `of` on those of whom `who` (`me`) holds are followed by an attack of `cause` on whoever
    owns the deed (`at: owner`; but of deeds of `gang`, unless somebody took them, it is the one who asked for it
    `first` or `last`), or on their `neighbours`: the nearest to the left and the right, as
    they sat when the phase began. Not on those of whom `spared` (`me`, `target`) holds.

    Only attacks that killed; or those that the defence `stopped_by` (its `name`) has stopped; or with `any` all.
    """

    of: tuple[Cause, ...]
    who: SeatFormula = YES
    stopped_by: Label | None = None
    any: bool = False
    at: Literal["owner", "neighbours"]
    """On whom it falls."""
    gang: Verbs = ()
    pays: Literal["first", "last"] = "first"
    """Who of a gang it falls on."""
    spared: TargetFormula = NO
    cause: PutsCause


@stage("reprisal", Reprisal)
def reprisal(scene: Scene, params: Reprisal) -> None:
    """Strike back for the attacks of tonight so far; what comes of it calls for no reprisal of this kind."""
    for seat, at in [
        (scene.seat(hit.target), number) for hit in _heard(scene, params) for number in _at(scene, params, hit)
    ]:
        if scene.ask(params.who, seat) and not scene.ask(params.spared, seat, scene.seat(at)):
            strike(scene, params.cause, at, None, seat)


def _heard(scene: Scene, params: Reprisal) -> Iterator[Hit]:
    """The attacks that call for it; of several that killed one player, neighbours suffer once."""
    seen: set[int] = set()
    for hit in scene.pad.hits:
        if hit.cause not in params.of or (not params.any and hit.stopped != params.stopped_by):
            continue
        if params.at == "neighbours" and hit.target in seen:
            continue
        seen.add(hit.target)
        yield hit


def _at(scene: Scene, params: Reprisal, hit: Hit) -> list[int]:
    if params.at == "owner":
        return [_payer(scene, params, hit.deed, hit.target)] if hit.deed is not None else []
    return [seat.number for seat in neighbours(scene, hit.target)]


def _payer(scene: Scene, params: Reprisal, deed: Deed, target: int) -> int:
    """The owner of the deed, or which member of the gang asked for it."""
    asked: list[Given] = []
    if deed.do in params.gang and deed.own:
        asked = sorted((act for act in scene.acts(deed.power) if act.at == (target,)), key=lambda act: act.order)
    return asked[0 if params.pays == "first" else -1].by if asked else deed.owner


def neighbours(scene: Scene, number: int) -> list[Seat]:
    """The nearest on either side who were in the game when the phase began; only one where both are the same."""
    sat = [seat for seat in scene.around(number) if seat.alive or seat.left_in == scene.game.ordinal]
    return sat[:1] + sat[1:][-1:]
