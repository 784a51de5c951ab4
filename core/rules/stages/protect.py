"""Protections: acts that keep their target in the game tonight."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Protect(Params):
    """Acts of ``verb`` give their targets a protection called ``kind`` (the verb's own name unless given).

    ``self_note``: a note of the actor, the last night on which they protected themselves.
    """

    verb: str
    kind: str | None = None
    self_note: str | None = None


@stage("old_protect", Protect)
def protect(scene: Scene, params: Protect) -> None:
    """Note the protection on every seat named by an act that works."""
    for act in scene.acts(params.verb):
        if scene.pad.works(act.by, act.do):
            for target in scene.aim(act):
                scene.pad.protect(target, params.kind or params.verb, act.by)
                if params.self_note is not None and target == act.by:
                    scene.note(params.self_note, scene.game.night, seat=act.by)
