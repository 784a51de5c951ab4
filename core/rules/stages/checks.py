"""Checks in strict calls: the side of a player, the card of one, two players compared. Answers are given at dawn.

A check that has no effect is answered too, in one way whoever it was about: nobody may notice from the answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from core.rulebook.fields import NO, YES, FormulaField
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.call_order import fallen
from core.rules.stages.prison import seize
from core.rules.stages.sight import card_seen, side_answered, side_seen, turned
from core.rules.state import Given


class Check(Params):
    """``who`` (about ``me``): whose acts of ``verb`` these are. ``void``: the answer to an act that has no effect."""

    verb: str
    who: FormulaField = YES
    void: str = "nothing"


def _working(scene: Scene, params: Check) -> Iterator[Given]:
    """The acts of this call that have an effect; the others are answered at once."""
    for act in scene.acts(params.verb):
        if not scene.ask(params.who, scene.seat(act.by)):
            continue
        if scene.pad.works(act.by, act.do):
            yield act
        else:
            scene.pad.answer(act.by, params.void)


class CheckSide(Check):
    """``answers``: the word for each side. ``dead``: the word about one killed earlier tonight, before any other."""

    answers: dict[str, str]
    dead: str


@stage("check_side", CheckSide)
def check_side(scene: Scene, params: CheckSide) -> None:
    """On which side is the target?"""
    for act in _working(scene, params):
        number = act.at[0]
        word = params.dead if fallen(scene, number) else params.answers[side_answered(scene, scene.seat(number))]
        scene.pad.answer(act.by, word)


class CheckFact(Check):
    """``yes``: a formula about ``target`` and ``me`` (who asks)."""

    yes: FormulaField


@stage("check_fact", CheckFact)
def check_fact(scene: Scene, params: CheckFact) -> None:
    """Is it so of the target? ``yes`` / ``no``"""
    for act in _working(scene, params):
        yes = scene.ask(params.yes, scene.seat(act.by), scene.seat(act.at[0]))
        scene.pad.answer(act.by, "yes" if yes else "no")


class CheckCard(Check):
    """``tell``: the target is woken and told this word with the checker's seat. ``jails``: teams; a target shown a card
    of one of them goes to prison at once, unless ``never`` (about ``target``) holds.
    """

    tell: str | None = None
    jails: tuple[str, ...] = ()
    never: FormulaField = NO


@stage("check_card", CheckCard)
def check_card(scene: Scene, params: CheckCard) -> None:
    """Which card has the target? ``role:ROLE``"""
    for act in _working(scene, params):
        target = scene.seat(act.at[0])
        card = card_seen(scene, target)
        scene.pad.answer(act.by, f"role:{card}")
        if params.tell is not None and scene.here(target.number):
            scene.pad.answer(target.number, f"{params.tell}:{act.by}")
        team = scene.book.team_of(card, scene.game.options)
        if team in params.jails and not scene.ask(params.never, scene.seat(act.by), target):
            seize(scene, act.by, target.number)


class Compare(Check):
    """``alike``: sides that are one side here, by the name they go under."""

    verb: str = "compare"
    alike: dict[str, str] = Field(default_factory=dict)


@stage("compare_sides", Compare)
def compare_sides(scene: Scene, params: Compare) -> None:
    """Are the two on the same side? ``same`` / ``different``, turned round once if checks of one of them are false."""
    for act in _working(scene, params):
        pair = [scene.seat(number) for number in act.at]
        first, second = (params.alike.get(side, side) for side in (side_seen(scene, one) for one in pair))
        same = first == second
        if any(turned(scene, one) for one in pair):
            same = not same
        scene.pad.answer(act.by, "same" if same else "different")


class AnswerNow(Params):
    """``note``: the seats that the host's decision names remember under this key in which night they were answered."""

    note: str = "answered"


@stage("answer_now", AnswerNow)
def answer_now(scene: Scene, params: AnswerNow) -> None:
    """A host who calls one by one: what has been worked out for the seats called is told them at once."""
    if scene.decision is None:
        return
    for seat, answer, own in scene.pad.answers:
        if seat in scene.decision.at:
            scene.tell(seat, answer, own=own)
            scene.note(params.note, scene.game.night, seat=seat)
