"""What protects: protections that lie on seats for a night. What each helps against, the rulebook's defences say."""

from __future__ import annotations

from core.rulebook.refs import PutsKind
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, meant


class Protect(Whom):
    """Those who are meant have a protection of this `kind` tonight, given by whoever names them (else by themselves).

    `off`: they have it no longer.
    """

    kind: PutsKind
    off: bool = False


@stage("protect", Protect)
def protect(scene: Scene, params: Protect) -> None:
    """Note protections."""
    for seat, by, _ in meant(scene, params):
        if params.off:
            kept = [guard for guard in scene.pad.guards.get(seat.number, ()) if guard[0] != params.kind]
            scene.pad.guards[seat.number] = kept
        else:
            scene.pad.protect(seat.number, params.kind, by.number)
