"""Chaos: the last three talk, and two of them shake hands."""

from __future__ import annotations

from core.rulebook.refs import Code, Team, Verb
from core.rulebook.stage import Params
from core.rules.memory import HANDSHAKE
from core.rules.register import stage
from core.rules.scene import Scene


class ChaosOutcome(Params):
    """`sides`: the first of these teams that has a member in the pair wins. `nobody`: who wins if the time runs out
    without a pair.
    """

    sides: tuple[Team, ...]
    nobody: Team


class Handshake(ChaosOutcome):
    """`verb`: the act of offering a hand. `code` is announced when two have offered to each other; `ends`: the game
    then ends at once, without waiting for the clock.
    """

    verb: Verb
    code: Code | None = None
    ends: bool = False


@stage("handshake", Handshake, purpose="trusts")
def handshake(scene: Scene, params: Handshake) -> None:
    """At once, or whenever something changed: a hand was offered; if it was offered back the two have shaken hands,
    and no later offer undoes it.
    """
    offers = [act for act in scene.game.acts if act.do == params.verb]
    act = max(offers, key=lambda offer: offer.order, default=None)
    if act is None or HANDSHAKE in scene.game.notes:
        return
    back = scene.act_of(act.at[0], params.verb)
    if back is None or back.at != (act.by,):
        return
    pair = sorted([act.by, act.at[0]])
    scene.note(HANDSHAKE, pair)
    if params.code is not None:
        scene.announce(params.code, pair)
    if params.ends:
        chaos_over(scene, params)


@stage("chaos_over", ChaosOutcome)
def chaos_over(scene: Scene, params: ChaosOutcome) -> None:
    """The time of chaos is up, or two have shaken hands: the pair decides who wins."""
    pair = [scene.seat(number) for number in scene.game.notes.get(HANDSHAKE, [])]
    winner = params.nobody
    if pair:
        teams = [seat.team for seat in pair]
        winner = next((side for side in params.sides if side in teams), pair[0].team)
    scene.finish([winner])
