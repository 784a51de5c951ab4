"""Sensible players: they remember what they were told, claim and doubt claims, vote with a reason, and use what they
have on whom it is for.

All of it comes from what is asked of a seat, the card in its hand, the events that it may see, and what was said at the
table. What a verb is for is read from the rulebook, so that any rulebook is played, and nothing here knows a role.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command, Vote
from core.rules.prompts import VOTE, Prompt
from core.simulate.choice import purpose_of, targets
from core.simulate.hands_up import votes
from core.simulate.mind import Mind
from core.simulate.purposes import Purposes, uses_of
from core.simulate.random_play import answer as by_chance
from core.simulate.random_play import extra
from core.simulate.things import handed_out

WILLING = 0.7
"""How likely a wish, or something whose use is not to be seen, is given."""
WINS_OVER = 0.4
GUESSES = 0.5
"""How likely a gang that may do one thing a night wins somebody over, or guesses a card that was claimed."""
PAYS_LATER = 2
"""From this day on a life may be given for another."""


def answer(mind: Mind, prompt: Prompt, beside: Sequence[Prompt] = ()) -> Command | None:
    """What the player answers to a prompt, or None to let it go by. `beside`: all that is asked of the seat now."""
    if prompt.do == VOTE:
        named = votes(mind, prompt.seats, prompt.most)
        return Vote(prompt.seat, named) if named else None
    if prompt.optional and _leaves_it(mind, prompt, beside):
        return None
    uses = uses_of(mind.square.book)
    name = prompt.ability or prompt.do
    purposes = uses.of(mind.role, name)
    if uses.costs_life(mind.role, name) and not _pays(mind, prompt):
        return by_chance(prompt, mind.chance, 1.0) if not prompt.optional else None
    ability = mind.square.book.abilities[mind.role].get(name)
    if ability is not None and ability.stock:
        handed = handed_out(mind, prompt, ability, _wanted(mind, prompt, purposes, 0), max(prompt.least, 1))
        return None if handed is None else Act(prompt.seat, prompt.do, *handed)
    side_by_side = ability is not None and not ability.adjacent.is_constant
    at = _at(mind, prompt, purposes, side_by_side)
    if at is None or (at == (mind.seat,) and ability is not None and not ability.self_alone.is_constant):
        return None
    extras = {
        name: _extra(mind, spec, at, prompt)
        for name, spec in prompt.extras.items()
        if spec["required"] or spec["seats"] == len(at)
    }
    return Act(prompt.seat, prompt.do, at, extras)


def _at(mind: Mind, prompt: Prompt, purposes: Purposes, side_by_side: bool) -> tuple[int, ...] | None:
    """Whom to name; None where it had better be nobody. `side_by_side`: two must be neighbours."""
    least = max(prompt.least, min(prompt.most, 1))
    if least == 0:
        return () if not prompt.optional or mind.chance.random() < WILLING else None
    if prompt.optional and purpose_of(purposes) is None and mind.chance.random() > WILLING:
        return None
    named: list[int] = []
    for place in range(least):
        wanted = [seat for seat in _wanted(mind, prompt, purposes, place) if seat not in named]
        if side_by_side and named:
            wanted = [seat for seat in wanted if seat in _neighbours(mind, named[0])]
        if not wanted:
            return tuple(named) if named and place >= prompt.least else None
        named.append(wanted[0])
    return tuple(named)


def _wanted(mind: Mind, prompt: Prompt, purposes: Purposes, place: int) -> list[int]:
    """Whom to name at this place, the first choice first."""
    lawful = prompt.slots[place] if prompt.slots else prompt.seats
    return targets(mind, lawful, purpose_of(purposes), must=not prompt.optional or place > 0)


def _neighbours(mind: Mind, seat: int) -> set[int]:
    """Who sits next to a seat, the player not counted."""
    order = [one for one in mind.square.living if one != mind.seat]
    place = order.index(seat) if seat in order else 0
    return {order[place - 1], order[(place + 1) % len(order)]}


def _leaves_it(mind: Mind, prompt: Prompt, beside: Sequence[Prompt]) -> bool:
    """Whether another of the room, or something else, comes first."""
    given = mind.given.get(prompt.do)
    if given is not None and given[0] != mind.seat and prompt.room is not None and not prompt.each:
        return True
    turn = _turn(mind.square.book, mind.role, prompt)
    if turn is None:
        return False
    rivals = [one for one in beside if _turn(mind.square.book, mind.role, one) == turn]
    return len(rivals) > 1 and prompt.do != _chosen(mind, rivals)


def _chosen(mind: Mind, rivals: Sequence[Prompt]) -> str:
    """Which of several things a gang does tonight: the same whenever it is asked."""
    uses = uses_of(mind.square.book)
    draw = random.Random(f"{mind.square.serial}/{mind.seat}/{mind.gut[0]}")
    by_purpose = {purpose_of(uses.of(mind.role, one.ability or one.do)): one.do for one in rivals if not one.extras}
    guess = next((one for one in rivals if one.extras), None)
    if "recruits" in by_purpose and draw.random() < WINS_OVER:
        return by_purpose["recruits"]
    claimed = guess is not None and any(seat in mind.square.claims for seat in guess.seats)
    if guess is not None and claimed and draw.random() < GUESSES:
        return guess.do
    return by_purpose.get("harms") or rivals[0].do


def _turn(book: Rulebook, role: str, prompt: Prompt) -> str | None:
    ability = book.abilities[role].get(prompt.ability or prompt.do)
    return None if ability is None else ability.turn


def _pays(mind: Mind, prompt: Prompt) -> bool:
    """Whether a life is well given: somebody is taken along, and whoever gives it is out, or lost, not on the first
    day.
    """
    square = mind.square
    if not prompt.seats or prompt.most == 0:
        return False
    if mind.seat not in square.living:
        return True
    if square.day < PAYS_LATER:
        return False
    lost = mind.exposed(mind.seat) or square.hands_on(mind.seat) * 2 > len(square.living)
    sure = not mind.informed and any(mind.against(seat) > 0.85 for seat in prompt.seats)
    return (lost and mind.informed) or sure


def _extra(mind: Mind, spec: dict[str, Any], at: tuple[int, ...], prompt: Prompt) -> Any:
    """What is said besides the seats: of a seat that has claimed a card, that card."""
    if spec["kind"] == "flag":
        return True
    if spec["kind"] == "seat":
        others = [seat for seat in mind.square.living if seat != mind.seat and seat not in at]
        return min(others, key=mind.against, default=mind.seat)
    if spec["kind"] == "role" and at:
        return _card_of(mind, at[0], spec["choices"])
    if spec["kind"] == "roles":
        return [_card_of(mind, seat, spec["choices"]) for seat in at]
    # A function of ours, no query.
    return extra(spec, len(at), prompt, mind.chance)


def _card_of(mind: Mind, seat: int, choices: Sequence[str]) -> str:
    square = mind.square
    claimed = square.claims.get(seat)
    if claimed in choices and claimed is not None:
        return claimed
    others = [role for role in choices if role in square.cards and square.book.roles[role].team != mind.team]
    unclaimed = [role for role in others if role not in square.claims.values()]
    return mind.chance.choice(unclaimed or others or list(choices))
