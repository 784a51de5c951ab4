"""What asks: questions about players, answered in private when the night ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from core.rulebook.fields import YES, Formula, SeatFormula, SlotFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.answer import Answer
from core.rules.night.deed import Deed
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs


class Ask(Params):
    """Deeds of `verb` by those of whom `who` (`me`) holds ask something about each of their targets.

    `answers`: the first of these of which the formula (`me`, `target`) holds is the answer; `values`: what is said with
    it (seats, where it is a list). `turned`: what is answered instead where the deed was turned round.
    `last`: of several deeds only the one given last, a group's one question; `to` (`me`): who hears the answer, by
    default who asks; `out`: also about a seat that has left meanwhile. `void`: what is told, with the value
    `void_says` (`me`), to one who asked in vain, hampered, felled before or robbed of the question.
    `now`: as an act does at once, its question is answered at once.
    """

    verb: Verbs
    who: SeatFormula = YES
    answers: dict[AnswerRef, SlotFormula]
    values: dict[AnswerRef, SlotFormula] = Field(default_factory=dict)
    turned: dict[AnswerRef, AnswerRef] = Field(default_factory=dict)
    last: bool = False
    to: SeatFormula | None = None
    out: bool = False
    void: AnswerRef | None = None
    void_says: SeatFormula | None = None
    now: bool = False


@stage("ask", Ask, purpose="asks")
def ask(scene: Scene, params: Ask) -> None:
    """Answer questions. One about a seat that has left meanwhile is not answered."""
    given = scene.given
    now = [] if given is None or given.do not in params.verb else [scene.deed(given)]
    deeds = now if params.now else scene.deeds(*params.verb)
    for deed in deeds[-1:] if params.last else deeds:
        if not scene.ask(params.who, scene.seat(deed.by)):
            continue
        if params.void is not None and in_vain(deed):
            said = None if params.void_says is None else scene.ask(params.void_says, scene.seat(deed.by))
            scene.pad.answer(deed.owner, Answer(params.void, said, deed.aimed))
        if not deed.works:
            continue
        hearers = [deed.by] if params.to is None else [seat.number for seat in scene.matching(params.to)]
        for slot, number in enumerate(deed.at):
            answer = _answer(scene, params, deed, number, slot) if params.out or scene.here(number) else None
            if answer is None:
                continue
            for hearer in hearers:
                told = answer._replace(about=deed.asked_in(slot)) if _saw(scene, deed, hearer) else answer
                if params.now:
                    scene.tell(hearer, told)
                else:
                    scene.pad.answer(hearer, told)


def in_vain(deed: Deed) -> bool:
    """Whether somebody asked and gets no true answer: hampered, felled before, or robbed of the question."""
    asked = deed.named or (deed.own and bool(deed.at))
    return asked and (deed.void not in (None, "failed") or not deed.own)


def _saw(scene: Scene, deed: Deed, hearer: int) -> bool:
    """Whether the hearer of an answer knows whom the question named: they asked it, or it was asked in their room."""
    if hearer == deed.by:
        return True
    me = scene.seat(deed.by)
    ability = scene.book.abilities[me.role].get(deed.power) if deed.own else None
    room = None if ability is None else acts.room_of(scene, me, ability)
    return room is not None and hearer in scene.game.members[room][0]


def _answer(scene: Scene, params: Ask, deed: Deed, number: int, slot: int) -> Answer | None:
    me = scene.seat(deed.by)
    target = scene.seat(number)
    word = next((word for word, holds in params.answers.items() if scene.ask(holds, me, target, slot)), None)
    if word is None:
        return None
    if deed.turned:
        word = params.turned.get(word, word)
    return worded(scene, word, params.values, me=me, target=target, slot=slot)


def worded(scene: Scene, word: str, values: Mapping[str, Formula], *, me: Seat, target: Seat, slot: int = 0) -> Answer:
    """An answer with what is said with it."""
    value: Any = None if word not in values else scene.ask(values[word], me, target, slot)
    return Answer(word, tuple(value) if isinstance(value, list | tuple) else value)
