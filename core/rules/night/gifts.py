"""What is handed out by night and reaches its receiver with the dawn."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, SeatFormula, TargetFormula
from core.rulebook.refs import Answer, Code, Item, Mark, Phase, PutsItem
from core.rulebook.stage import Params
from core.rules import stock
from core.rules.memory import GUNS
from core.rules.night.deed import Deed
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Verbs


class Guns(Params):
    """`returns`: the kinds of guns that come back to their giver where their holder leaves."""

    returns: tuple[Item, ...] = ()


class HandOut(Guns):
    """Deeds of `verb` give guns, of the kinds that are said, else of `kind`. Who gets one and is in the game bears
    `mark` until a phase called `until` begins, and is told `told`. `code` is announced with them all.

    `back_to` (`me`): of the givers only such a one has a gun back whose receiver leaves before it arrives.
    `lost` (`me`, the giver, `target`): the gun does not arrive, and is spent. `blank_for` (likewise): in whose hands it
    is of the kind `blank`, if the giver named them (and nobody else aimed it there).
    """

    verb: Verbs
    kind: PutsItem
    mark: Mark
    until: Phase
    code: Code | None = None
    told: Answer | None = None
    back_to: SeatFormula = YES
    lost: TargetFormula = NO
    blank_for: TargetFormula = NO
    blank: PutsItem | None = None


@stage("hand_out_guns", HandOut, purpose="arms")
def hand_out_guns(scene: Scene, params: HandOut) -> None:
    """After the night's departures: guns reach those who are in the game, and are spent from the giver's stock."""
    armed: list[int] = []
    for deed in scene.working(*params.verb):
        for number, kind, named in _gifts(scene, params, deed):
            if _give(scene, params, deed, number, kind, named=named) and number not in armed:
                armed.append(number)
    for number in sorted(armed):
        scene.mark(number, params.mark, params.until)
        if params.told is not None:
            scene.tell(number, params.told)
    if armed and params.code is not None:
        scene.announce(params.code, sorted(armed))


def _gifts(scene: Scene, params: HandOut, deed: Deed) -> list[tuple[int, str, bool]]:
    """To whom which kind goes, and whether the giver named them."""
    ability = scene.book.abilities[scene.seat(deed.owner).role].get(deed.power)
    said = [params.kind] * len(deed.at)
    if ability is not None and ability.stock:
        said = stock.kinds(ability, deed.at, deed.said)
    places = [place < len(deed.aimed) and deed.aimed[place] == number for place, number in enumerate(deed.at)]
    return list(zip(deed.at, said, places, strict=False))


def _give(scene: Scene, params: HandOut, deed: Deed, number: int, kind: str, *, named: bool) -> bool:
    """Give one gun; whether it arrives."""
    giver = scene.seat(deed.owner)
    holder = scene.seat(number)
    lost = scene.ask(params.lost, giver, holder)
    if not lost and not holder.alive and kind in params.returns and scene.ask(params.back_to, giver):
        return False
    scene.spend(deed.owner, stock.use(deed.power, kind))
    if lost or not holder.alive:
        return False
    if named and params.blank is not None and scene.ask(params.blank_for, giver, holder):
        kind = params.blank
    scene.note(GUNS, [*holder.notes.get(GUNS, []), [kind, deed.owner]], seat=number)
    return True
