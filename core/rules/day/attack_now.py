"""What kills by day: attacks that meet the same defences as those of the night, and take effect at once."""

from __future__ import annotations

from core.rulebook.refs import PutsCause, PutsHow
from core.rules.defence import defend
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.whom import Whom, meant


class AttackNow(Whom):
    """Those who are meant leave at once, for `how`, unless a defence against `cause` helps: its `code` is announced
    with whom it saved.
    """

    cause: PutsCause
    how: PutsHow


@stage("attack_now", AttackNow, purpose="harms")
def attack_now(scene: Scene, params: AttackNow) -> None:
    """Work attacks by day out, one after the other."""
    for seat, by, _ in meant(scene, params):
        met = defend(scene, params.cause, seat.number, by)
        if met is None:
            scene.put_out(seat.number, params.how)
        elif met.rule.code is not None:
            scene.announce(met.rule.code, [seat.number])
