"""Transfers: a player who moves one player's act of tonight onto another."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Given


def kinds_of(act: Given) -> list[tuple[int, str]]:
    """The seats and kinds of gun that an act names."""
    named = act.extras.get("guns") or [act.extras.get("gun", "real")] * len(act.at)
    return list(zip(act.at, named, strict=False))


class Transfer(Params):
    """Acts of ``verb`` ``[first, second]`` move an act of the first onto the second: the first of ``verbs`` that
    they gave.

    Of several guns handed out (``guns``: that verb) the first real one is moved, else the first. ``stopped_by``:
    protections of the first against it.
    """

    verb: str = "steal"
    verbs: tuple[str, ...]
    guns: str | None = "arm"
    stopped_by: tuple[str, ...] = ()


@stage("transfer", Transfer)
def transfer(scene: Scene, params: Transfer) -> None:
    """Fix what the moved act falls on."""
    for act in scene.acts(params.verb):
        if not scene.pad.works(act.by, act.do):
            continue
        first, second = act.at
        if scene.pad.protected(first, params.stopped_by):
            continue
        moved = next((given for verb in params.verbs if (given := scene.act_of(first, verb)) is not None), None)
        if moved is None:
            continue
        at = list(moved.at)
        index = 0
        if moved.do == params.guns:
            kinds = [kind for _, kind in kinds_of(moved)]
            index = kinds.index("real") if "real" in kinds else 0
        at[index] = second
        scene.pad.moved[(moved.by, moved.do)] = tuple(at)
