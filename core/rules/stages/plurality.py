"""A show of hands with no nomination: the most votes decide, and a day has two ballots at the most."""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules import ballots
from core.rules.events import ALL
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.acquittal import acquitted

SECOND = "second_ballot"


class ShowOfHands(Params):
    """``acquits`` (about ``me``): who may keep somebody in the game by not voting against them, once a day.

    A first ballot that ends in a tie, or with an acquittal, is followed by a second one (the phase ``ballot``) among
    the tied, or among all others; the note ``second_ballot`` is then true. ``tie``, ``acquitted`` and ``nobody``
    (nobody leaves by the day's vote) are announced. Announced counts are those of hands, whatever a hand is worth.
    """

    acquits: FormulaField = NO
    ballot: str = "verdict"
    tie: str = "tie"
    acquitted: str = "acquitted"
    nobody: str = "nobody_out"
    how: str = "vote"
    moment: str = "vote"


@stage("show_of_hands", ShowOfHands)
def show_of_hands(scene: Scene, params: ShowOfHands) -> None:
    """Count a ballot: somebody leaves, or a second ballot follows, or nobody leaves today."""
    game = scene.game
    second = SECOND in game.notes
    counts = ballots.tally(scene)
    shown = {str(number): votes for number, votes in sorted(ballots.tally(scene, plain=True).items())}
    top = sorted(number for number, votes in counts.items() if votes == max(counts.values()))
    removed, again, codes = _outcome(scene, params, top)
    scene.emit("defence", ALL, seats=[])
    scene.emit("ballot", ALL, phase=game.phase, n=game.notes.get("size", 0), needed=1, counts=shown, removed=removed)
    for code, seats in codes:
        scene.announce(code, seats)
    for number in removed:
        scene.leave(number, params.how)
    if again and not second:
        scene.note(SECOND, True)
        scene.emit("defence", ALL, seats=again)
        scene.insert(params.ballot)
    elif not removed:
        scene.announce(params.nobody)
    scene.settle(params.moment)


def _outcome(
    scene: Scene, params: ShowOfHands, top: list[int]
) -> tuple[list[int], list[int], list[tuple[str, list[int]]]]:
    """Who leaves, among whom another ballot would be held, what is announced."""
    if len(top) > 1:
        return [], top, [] if SECOND in scene.game.notes else [(params.tie, top)]
    if top and acquitted(scene, params.acquits, top[0]):
        others = [seat.number for seat in scene.living if seat.number != top[0]]
        return [], others, [(params.acquitted, top)]
    return top, [], []


class TellCopied(Params):
    """``mark``: who votes as another does. ``changed`` / ``kept``: what they are told when their counted vote became
    another by it, or not. ``counted``: if given, they are told this word with the seat their hand counts for (or
    ``none``) instead.
    """

    mark: str
    changed: str = "vote_changed"
    kept: str = "vote_kept"
    counted: str | None = None


@stage("tell_copied", TellCopied)
def tell_copied(scene: Scene, params: TellCopied) -> None:
    """As a ballot closes, before it is counted: tell those whose hand was not their own."""
    for seat in scene.living:
        if params.mark not in seat.marks:
            continue
        hand = ballots.hand(scene, seat.number)
        if params.counted is not None:
            scene.tell(seat.number, f"{params.counted}:{hand[0] if hand else 'none'}")
        else:
            same = hand == ballots.hand(scene, seat.number, own=True)
            scene.tell(seat.number, params.kept if same else params.changed)
