"""What hampers: deeds that fail, or fall back on who does them, and deeds that make those of others fail."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import NO, YES, SeatFormula, TargetFormula
from core.rulebook.refs import Answer, Kind, PutsKind, PutsLabel
from core.rulebook.stage import Params
from core.rules.night import powers
from core.rules.night.deed import Deed, Reason
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs

Kinds = tuple[Kind, ...]


class Fail(Params):
    """Deeds of `verb` (all, if none is named) come to nothing where `who` holds of `me`, who does them, and `on` (`me`,
    `target`) of a seat that they name; or they rebound (`then`): they fall on whoever does them, in place of each
    target of whom `on` holds. `back`: the use of the ability comes back.
    """

    verb: Verbs = ()
    who: SeatFormula = YES
    on: TargetFormula | None = None
    then: Literal["fails", "rebounds"] = "fails"
    back: bool = False


@stage("fail", Fail)
def fail(scene: Scene, params: Fail) -> None:
    """What fails by itself. What it costs is paid before (`pay`)."""
    for deed in scene.working(*params.verb):
        me = scene.seat(deed.by)
        on = params.on
        hit = [number for number in deed.at if on is None or scene.ask(on, me, scene.seat(number))]
        if (on is not None and not hit) or not scene.ask(params.who, me):
            continue
        if params.then == "rebounds":
            deed.at = tuple(dict.fromkeys(deed.by if number in hit else number for number in deed.at))
        else:
            deed.void = "failed"
        if params.back:
            scene.spend(deed.owner, deed.power, -1)


class Hamper(Params):
    """Deeds of `verb` by those of whom `who` (`me`) holds hamper their targets, where `on` (`me`, `target`) holds and
    none of `stopped_by` protects the target.

    Of the hampered the deeds by their role's powers come to nothing, but for the verbs in `but`; an ability may say
    otherwise of the `label` that is put on them (`under`). They have the protection `protects`. Those of whom `tell`
    (`me`, `target`) held before are told `answer`.
    """

    verb: Verbs
    who: SeatFormula = YES
    on: TargetFormula = YES
    stopped_by: Kinds = ()
    label: PutsLabel | None = None
    but: Verbs = ()
    protects: PutsKind | None = None
    tell: TargetFormula = NO
    answer: Answer | None = None


@stage("hamper", Hamper, purpose="hampers")
def hamper(scene: Scene, params: Hamper) -> None:
    """Make deeds fail. They are accepted all the same, and spend nothing that is spent by working."""
    powers.able(scene)
    for deed in scene.working(*params.verb):
        me = scene.seat(deed.by)
        if deed.worked or not scene.ask(params.who, me):
            continue
        for number in deed.at:
            target = scene.seat(number)
            if not scene.here(number) or not scene.ask(params.on, me, target):
                continue
            if scene.pad.protected(number, params.stopped_by):
                continue
            if params.answer is not None and scene.ask(params.tell, me, target):
                scene.pad.answer(number, params.answer)
            deed.worked = True
            hinder(scene, target, params.label, params.but)
            if params.protects is not None:
                scene.pad.protect(number, params.protects, deed.by)


def hinder(
    scene: Scene, target: Seat, label: str | None, but: tuple[str, ...] = (), reason: Reason = "hampered"
) -> None:
    """The seat's powers fail, or turn, or fall back on it, as each of them says of the label."""
    if label is not None:
        scene.pad.label(target.number, label)
    for deed in scene.deeds():
        if deed.owner == target.number and deed.free and deed.do not in but and _is_power(scene, target, deed):
            _befall(scene, target, deed, label, reason)


def _is_power(scene: Scene, owner: Seat, deed: Deed) -> bool:
    own = powers.powers(scene, owner)
    return own is None or deed.power in own


def _befall(scene: Scene, owner: Seat, deed: Deed, label: str | None, reason: Reason) -> None:
    power = scene.book.power(owner.role, deed.power)
    what = "fails" if power is None or label is None else power.under.get(label, "fails")
    if what == "fails":
        deed.void = reason
    elif what != "stands":
        deed.turned = True
        if what == "rebounds" and deed.at:
            deed.at = (deed.by,)
