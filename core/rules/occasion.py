"""What a step is run upon: an act as it is given, a decision of the host, a departure. Upon nothing it does nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from core.rulebook.stage import OwnParams, StageFunction
from core.rules.scene import Scene

Subject = TypeVar("Subject")


def _upon(
    read: Callable[[Scene], Subject | None],
) -> Callable[[Callable[[Scene, OwnParams, Subject], None]], StageFunction[OwnParams]]:
    """Decorates a stage that takes a third argument: what it is run upon."""

    def decorate(run: Callable[[Scene, OwnParams, Subject], None]) -> StageFunction[OwnParams]:
        @wraps(run)
        def stage(scene: Scene, params: OwnParams) -> None:
            subject = read(scene)
            if subject is not None:
                run(scene, params, subject)

        return stage

    return decorate


upon_act = _upon(lambda scene: scene.given)
"""The act whose immediate effect is being worked out."""
upon_decision = _upon(lambda scene: scene.decision)
"""The decision of the host that is being worked out."""
upon_departure = _upon(lambda scene: scene.leaver)
"""The seat whose departure is being worked out."""
