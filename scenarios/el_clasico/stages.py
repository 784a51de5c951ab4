"""The stages that only this rulebook has: the General's circle of trust, and whose the gang's shot is."""

from __future__ import annotations

from core.rulebook.fields import YES, SeatFormula, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, Extra, Note, OwnNote, PutsCause, PutsNote, Role
from core.rulebook.stage import Params, Stages
from core.rules.answer import Answer
from core.rules.night.deed import Deed
from core.rules.scene import Scene
from core.rules.whom import Verbs

STAGES = Stages()
stage = STAGES.register


class Wake(Params):
    """Deeds of `verb` wake those of whom `trusted` (`me`, `target`) holds: they are told `linked` with the seat of who
    woke them, and `number` with what was said in the field `says` (1 if nothing was). The note `holders` lists them,
    each as `[night, seat]`.

    Waking anybody else costs the one who does it their life, for `cause`: `code` is announced at dawn, and the last who
    was woken on an earlier night is told `woken` with the seat of the first who should not have been.
    """

    verb: Verbs
    trusted: TargetFormula
    says: Extra
    linked: AnswerRef
    number: AnswerRef
    woken: AnswerRef
    holders: OwnNote
    cause: PutsCause
    code: Code


@stage("wake_with_code", Wake, purpose="trusts")
def wake_with_code(scene: Scene, params: Wake) -> None:
    """Last of all in the night, when it is known who leaves. No other rulebook has a chain of people who trust each
    other, or asks who was woken last.
    """
    for deed in scene.working(*params.verb):
        earlier = [seat for night, seat in scene.game.notes.get(params.holders, []) if night < scene.game.night]
        wrong = [number for number in deed.at if scene.here(number) and not _woken(scene, params, deed, number)]
        if not wrong:
            continue
        scene.fell(deed.by, params.cause)
        scene.pad.code(params.code)
        if earlier and not scene.fallen(earlier[-1]):
            scene.pad.answer(earlier[-1], Answer(params.woken, wrong[0]))


def _woken(scene: Scene, params: Wake, deed: Deed, number: int) -> bool:
    """Wake a player who is to be trusted."""
    if not scene.ask(params.trusted, scene.seat(deed.by), scene.seat(number)):
        return False
    scene.pad.answer(number, Answer(params.linked, deed.by))
    scene.pad.answer(number, Answer(params.number, deed.said.get(params.says, 1)))
    known = scene.game.notes.get(params.holders, [])
    scene.note(params.holders, [*known, [scene.game.night, number]])
    return True


class Shooter(Params):
    """`order`: the living of the first of these roles, of whom `able` (`me`) holds, has the shot; after them those whom
    the note `won` numbers in the order in which they were won over. The seat is remembered for the table under `key`.
    """

    order: tuple[Role, ...]
    won: Note
    able: SeatFormula = YES
    key: PutsNote


@stage("find_shooter", Shooter)
def find_shooter(scene: Scene, params: Shooter) -> None:
    """At nightfall, and when somebody leaves: whose shot it is. Nowhere else does it pass on to the bought."""
    able = scene.matching(params.able)
    found = [seat for role in params.order for seat in able if seat.role == role]
    found += sorted((seat for seat in able if params.won in seat.notes), key=lambda seat: seat.notes[params.won])
    scene.note(params.key, found[0].number if found else 0)
