"""Working acts over: which of them fail, fall back, cost what, before any takes effect."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.effects import begin, effects, put
from core.rules.register import stage
from core.rules.scene import Scene


@stage("work_over")
def work_over(scene: Scene, params: Params) -> None:
    """From here on the stages see what becomes of the acts given in this phase (``core.rules.effects``)."""
    begin(scene)


class Fizzle(Params):
    """Effects of these ``kinds`` come to nothing where ``when`` holds of ``me``, who does them."""

    kinds: tuple[str, ...]
    when: FormulaField


@stage("fizzle", Fizzle)
def fizzle(scene: Scene, params: Fizzle) -> None:
    """Drop what fails. What it costs is paid before (``pay``)."""
    put(
        scene,
        [e for e in effects(scene) if e.do not in params.kinds or not scene.ask(params.when, scene.seat(e.by))],
    )


@stage("rebound", Fizzle)
def rebound(scene: Scene, params: Fizzle) -> None:
    """Effects of these kinds fall on whoever does them, where the formula holds."""
    put(
        scene,
        [
            e.aimed((e.by,)) if e.do in params.kinds and scene.ask(params.when, scene.seat(e.by)) else e
            for e in effects(scene)
        ],
    )


class Pay(Params):
    """Effects of these ``kinds`` cost their owner one use, or one for each target; only where ``when`` holds of
    ``me``, who does them. ``self_note``: remembered of an owner who names himself.
    """

    kinds: tuple[str, ...]
    per: Literal["act", "target"] = "act"
    when: FormulaField = YES
    self_note: str | None = None


@stage("old_pay", Pay)
def pay(scene: Scene, params: Pay) -> None:
    """Spend uses for what is done, whatever comes of it."""
    for effect in effects(scene, *params.kinds):
        if scene.ask(params.when, scene.seat(effect.by)):
            scene.spend(effect.owner, effect.power, len(effect.at) if params.per == "target" else 1)
            if params.self_note and effect.own and effect.owner in effect.at:
                scene.note(params.self_note, scene.game.night, seat=effect.owner)


def trim(scene: Scene) -> None:
    """Whoever named more seats than they may (by now) has named only the first of them."""
    kept = []
    for effect in effects(scene):
        owner = scene.seat(effect.owner)
        ability = scene.book.abilities[owner.role].get(effect.power)
        if effect.own and ability is not None:
            most = acts.counts(scene, owner, ability)[1]
            if len(effect.at) > most:
                effect = effect.aimed(effect.at[:most])
        kept.append(effect)
    put(scene, kept)


class Label(Params):
    """Effects of ``kind`` put ``label`` on their targets for this night, or take it ``off``."""

    kind: str
    label: str
    off: bool = False


@stage("old_label", Label)
def label(scene: Scene, params: Label) -> None:
    """Note, for the stages that follow, what holds of the seats named."""
    for effect in effects(scene, params.kind):
        for number in effect.at:
            if params.off:
                scene.pad.labels.get(number, set()).discard(params.label)
            else:
                scene.pad.label(number, params.label)


class MarkLabelled(Params):
    """Living seats with ``label`` are marked with all ``marks`` until the phase ``until`` begins."""

    label: str
    marks: tuple[str, ...]
    until: str | None = None


@stage("mark_labelled", MarkLabelled)
def mark_labelled(scene: Scene, params: MarkLabelled) -> None:
    """What the night has put on somebody is seen from the dawn on."""
    for seat in scene.living:
        if scene.pad.labelled(seat.number, params.label):
            for mark in params.marks:
                scene.mark(seat.number, mark, params.until)


class TellWho(Params):
    """Every living seat of which ``who`` holds is given the private ``answer``; ``number``: with the value of a
    formula after a colon. ``late``: at the end of the night, in its place among the night's answers.
    """

    who: FormulaField
    answer: str
    number: FormulaField | None = None
    late: bool = False


@stage("tell_who", TellWho)
def tell_who(scene: Scene, params: TellWho) -> None:
    """Tell something to those whom it concerns."""
    for seat in scene.matching(params.who):
        answer = params.answer if params.number is None else f"{params.answer}:{scene.ask(params.number, seat)}"
        if params.late:
            scene.pad.answer(seat.number, answer)
        else:
            scene.tell(seat.number, answer)
