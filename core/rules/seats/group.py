"""Steps that hang on one condition together."""

from __future__ import annotations

from core.rulebook.stage import Params, StageField
from core.rules.register import stage
from core.rules.scene import Scene


class Group(Params):
    """`steps`: run one after the other, each if its own `if` holds as it is come to (`me` is who acts, or leaves)."""

    steps: tuple[StageField, ...]


@stage("group", Group)
def group(scene: Scene, params: Group) -> None:
    """Run steps as one."""
    me = scene.leaver
    if me is None and scene.given is not None:
        me = scene.seat(scene.given.by)
    scene.work(params.steps, me)
