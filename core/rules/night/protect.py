"""What protects: protections that lie on seats for a night. What each helps against, the rulebook's defences say."""

from __future__ import annotations

from core.rulebook.refs import PutsKind
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, meant


class Protect(Whom):
    """Those who are meant are protected tonight by this `kind`, given by whoever names them (else by themselves)."""

    kind: PutsKind


@stage("protect", Protect, purpose="saves")
def protect(scene: Scene, params: Protect) -> None:
    """Note protections."""
    for seat, by, _ in meant(scene, params):
        scene.pad.protect(seat.number, params.kind, by.number)
