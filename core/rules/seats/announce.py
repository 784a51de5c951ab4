"""What is said in private, and announced to everybody."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, Mark
from core.rules.answer import Answer
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Meant, Whom, meant, numbers


class Tell(Whom):
    """Each of those who are meant is told `answer`, with the `value` of a formula.

    `late`: as the night ends, in its place among the night's answers.
    """

    answer: AnswerRef
    value: TargetFormula | None = None
    """What is told with the answer, a list as seats: `me` is who names, `target` who is meant; both are the hearer
    where nobody names it."""
    about: Literal["hearer", "other"] = "hearer"
    """Where it is the `other`, `target` in `value` is the first of those named in the same act who is not the hearer:
    of two lovers the one beside, for `whom: actor` the one who is named. Who has none is told nothing."""
    late: bool = False


@stage("tell", Tell)
def tell(scene: Scene, params: Tell) -> None:
    """Tell something to those whom it concerns."""
    for one in meant(scene, params):
        seat = one.seat
        target = seat if params.about == "hearer" else _other(scene, one)
        if target is None:
            continue
        value = None if params.value is None else scene.ask(params.value, one.by, target)
        answer = Answer(params.answer, tuple(value) if isinstance(value, list | tuple) else value)
        if params.late:
            scene.pad.answer(seat.number, answer)
        else:
            scene.tell(seat.number, answer)


def _other(scene: Scene, one: Meant) -> Seat | None:
    """Who is named beside whoever is meant, in the same deed, act or decision."""
    named = one.deed or scene.given or scene.decision
    others = () if named is None else [number for number in named.at if number != one.seat.number]
    return scene.seat(others[0]) if others else None


class Announce(Whom):
    """`code` is announced to everybody; where it is said whom it is about, with their seats, and only if there are any.
    `late`: at dawn.
    """

    code: Code
    out: bool = True
    late: bool = False

    @property
    def about_seats(self) -> bool:
        """Whether it is said whom it is about."""
        return not {"verb", "whom", "who", "bound", "most", "fewest", "level"}.isdisjoint(self.model_fields_set)


@stage("announce", Announce)
def announce(scene: Scene, params: Announce) -> None:
    """Announce a code."""
    seats = numbers(scene, params) if params.about_seats else []
    if params.about_seats and not seats:
        return
    if params.late:
        scene.pad.code(params.code, seats)
    else:
        scene.announce(params.code, seats)


class Show(Whom):
    """The role of those who are meant, in the game or out of it, is shown to everybody: announced `code`, and they bear
    `mark` from then on.
    """

    code: Code | None = None
    mark: Mark | None = None
    out: bool = True


@stage("show_role", Show, purpose="shows")
def show_role(scene: Scene, params: Show) -> None:
    """Show roles to the whole table."""
    for number in numbers(scene, params):
        if params.code is not None:
            scene.announce(params.code, [number], role=scene.seat(number).role)
        scene.show(number)
        if params.mark is not None:
            scene.mark(number, params.mark)
