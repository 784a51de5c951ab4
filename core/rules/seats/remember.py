"""What is remembered for later: by the table, or of seats."""

from __future__ import annotations

from core.rulebook.fields import YES, SeatFormula, TargetFormula
from core.rulebook.refs import Note as NoteRef
from core.rulebook.refs import PutsNote
from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, meant, numbers


class Note(Params):
    """`key` is remembered for the table with the `value` of the formula (`me` is who leaves, where somebody does);
    formulas read it as `note('key')`. The value `None` forgets it.
    """

    key: PutsNote
    value: SeatFormula = YES


@stage("note", Note)
def note(scene: Scene, params: Note) -> None:
    """Remember the value of a formula as it is now."""
    scene.note(params.key, scene.ask(params.value, scene.leaver))


class NoteSeats(Whom):
    """`key` is remembered for the table with the seats that are meant; formulas read it as `note('key', ())`."""

    key: PutsNote


@stage("note_seats", NoteSeats)
def note_seats(scene: Scene, params: NoteSeats) -> None:
    """Remember which seats are meant now; nothing is kept where there are none."""
    scene.note(params.key, numbers(scene, params) or None)


class Remember(Whom):
    """`key` is remembered of each seat that is meant, with the `value` of the formula (`me` who names, `target` who is
    meant), with `gather` with a list of all that has been remembered under it; formulas read it as `noted(me, 'key')`.
    """

    key: PutsNote
    value: TargetFormula = YES
    gather: bool = False


@stage("remember", Remember)
def remember(scene: Scene, params: Remember) -> None:
    """Remember something of seats."""
    for seat, by, _ in meant(scene, params):
        value = scene.ask(params.value, by, seat)
        kept = [*seat.notes.get(params.key, []), value] if params.gather else value
        scene.note(params.key, kept, seat=seat.number)


class Forget(Params):
    """`keys`: notes of the table."""

    keys: tuple[NoteRef, ...]


@stage("forget", Forget)
def forget(scene: Scene, params: Forget) -> None:
    """Forget what was remembered for the table."""
    for key in params.keys:
        scene.note(key, None)
