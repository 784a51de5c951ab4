"""Chaos: the last three talk, and two of them shake hands."""

from __future__ import annotations

from core.rulebook.stage import Params
from core.rules.register import stage
from core.rules.scene import Scene


class Handshake(Params):
    """``verb``: the act of offering a hand. ``code`` is announced when two have offered to each other; ``ends``:
    the game then ends at once, without waiting for the clock. ``sides``: the first of these teams that has a
    member in the pair wins. ``nobody``: who wins if the time runs out without a pair.
    """

    verb: str = "shake"
    code: str | None = None
    ends: bool = False
    sides: list[str]
    nobody: str


@stage("handshake", Handshake)
def handshake(scene: Scene, params: Handshake) -> None:
    """At once, or whenever something changed: a hand was offered; if it was offered back the two have shaken hands,
    and no later offer undoes it.
    """
    act = scene.given or scene.last(params.verb)
    if act is None or "handshake" in scene.game.notes:
        return
    back = scene.act_of(act.at[0], params.verb)
    if back is None or back.at != (act.by,):
        return
    scene.note("handshake", sorted([act.by, act.at[0]]))
    if params.code:
        scene.announce(params.code, sorted([act.by, act.at[0]]))
    if params.ends:
        chaos_over(scene, params)


@stage("chaos_over", Handshake)
def chaos_over(scene: Scene, params: Handshake) -> None:
    """The time of chaos is up, or two have shaken hands: the pair decides who wins."""
    pair = [scene.seat(number) for number in scene.game.notes.get("handshake", [])]
    winner = params.nobody
    if pair:
        teams = [seat.team for seat in pair]
        winner = next((side for side in params.sides if side in teams), pair[0].team)
    scene.finish([winner])
