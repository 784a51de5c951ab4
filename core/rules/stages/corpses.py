"""The night's corpse: foretold by one who wins a gun by it; or put off, for somebody sits through one more day."""

from __future__ import annotations

from core.rulebook.fields import FormulaField
from core.rulebook.stage import Params
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages import guns


class Foretell(Params):
    """Acts of ``verb`` that name somebody who dies tonight of ``cause`` win their giver a gun of ``kind``: told
    ``answer``, marked ``mark`` until they fire. The table's note ``note`` remembers that it is won.
    """

    verb: str = "foretell"
    cause: str = "kill"
    kind: str = "real"
    answer: str = "gun"
    mark: str = "armed"
    note: str = "gun_won"


@stage("foretell", Foretell)
def foretell(scene: Scene, params: Foretell) -> None:
    """When it is known who dies, and before anybody leaves."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        if any(params.cause in scene.pad.dead.get(number, ()) for number in act.at):
            scene.note(params.note, 1)
            scene.note(guns.NOTE, [[params.kind, act.by]], seat=act.by)
            scene.mark(act.by, params.mark)
            scene.pad.answer(act.by, params.answer)


class Outlive(Params):
    """Those who would die tonight of ``cause`` and nothing else, and of whom ``who`` (about ``me``) holds, do not leave
    yet: they bear ``mark``, ``code`` is announced and their role shown.
    """

    who: FormulaField
    cause: str = "kill"
    mark: str = "doomed"
    code: str


@stage("outlive", Outlive)
def outlive(scene: Scene, params: Outlive) -> None:
    """Somebody was shot and sits up once more."""
    for number, causes in sorted(scene.pad.dead.items()):
        seat = scene.seat(number)
        if set(causes) != {params.cause} or not scene.ask(params.who, seat):
            continue
        del scene.pad.dead[number]
        scene.mark(number, params.mark)
        scene.announce(params.code, [number], role=seat.role)
        scene.emit("shown", ALL, seat=number, role=seat.role)
