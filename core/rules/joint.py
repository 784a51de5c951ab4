"""Joint acts: a team's one word, that of whoever gave theirs last. Taken back or void, it leaves none standing.

Unlike a shared act it leaves what others gave where it is, so that nobody sees from it whose word counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.rules.scene import Scene
    from core.rules.state import Seat


def speak(scene: Scene, me: Seat, do: str) -> None:
    """From now on the seat's act of this verb is its team's word, in this phase."""
    scene.note(_note(do, me.team), [scene.game.ordinal, me.number])


def stands(scene: Scene, me: Seat, do: str) -> bool:
    """Whether the seat's act of this verb, if it is a joint one, is its team's word still."""
    ability = scene.book.find(me.role, do, scene.game.phase)
    if ability is None or not ability.joint:
        return True
    return bool(scene.game.notes.get(_note(do, me.team)) == [scene.game.ordinal, me.number])


def _note(do: str, team: str) -> str:
    """The note of who gave a team's joint act last, as `[phase serial, seat]`."""
    return f"joint:{do}:{team}"
