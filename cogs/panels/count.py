"""How a running ballot stands, as far as everybody may know."""

from __future__ import annotations

from collections import Counter

from cogs.look import Look
from core.rulebook.formula import Formula
from core.rules.scene import Scene


def counts(look: Look) -> dict[int, int] | None:
    """Hands by candidate; None where the ballot is secret.

    What a hand weighs may be a secret of its owner's card, so each counts as one here; the rules give the result.
    """
    game = look.game
    if not Scene(look.book, game).ask(look.book.scenario.ballots[game.phase].open):
        return None
    hands = Counter(choice for choices in game.votes.values() for choice in choices)
    return {seat: votes for seat, votes in hands.items() if game.seat(seat).alive}


def needed(look: Look) -> int | None:
    """So many votes decide, as the scenario's own step at the end of this phase says; None where it says nothing."""
    scene = Scene(look.book, look.game)
    lone = len(look.game.defence) == 1
    for call in look.book.steps.get(f"{look.game.phase}.ends", ()):
        quota = getattr(call.params, "quota", None) or getattr(call.params, "single" if lone else "several", None)
        if isinstance(quota, Formula):
            return int(scene.ask(quota))
    return None
