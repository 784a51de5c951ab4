"""What an answer says of the one asked about: each question is tried out once on every card, as anybody could who has
read the rulebook.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from core.rulebook.book import Rulebook
from core.simulate.matrix import ACTOR, NAMES, doings, played
from core.simulate.public_knowledge import PublicKnowledge

DOUBT = 0.05
"""How likely an answer is of a card that should not give it: people are framed, cloaked and misled."""
AT_MOST = 4.0
ANSWERS = 512
TOLD = f"{NAMES[ACTOR]} told "


@lru_cache(maxsize=ANSWERS)
def answers_of(book: Rulebook, verb: str, role: str, target: str) -> frozenset[str]:
    """The answers that this verb brings, in the hands of this role, of a card of the role `target`."""
    asked = [one for one in doings(book) if one.verb == verb]
    doing = next((one for one in asked if one.role == role), asked[0] if asked else None)
    if doing is None:
        return frozenset()
    return frozenset(token.removeprefix(TOLD) for token in played(book, doing, target, None) if token.startswith(TOLD))


def evidence(square: PublicKnowledge, verb: str, role: str, word: str, hostile: Mapping[str, bool]) -> float:
    """The log of how much likelier this answer is of a hostile card than of a friendly one; `hostile` by role."""
    weight = {True: 0.0, False: 0.0}
    fitting = {True: 0.0, False: 0.0}
    for target, count in square.cards.items():
        side = hostile[target]
        weight[side] += count
        fits = word in answers_of(square.book, verb, role, target)
        fitting[side] += count * (1 - DOUBT if fits else DOUBT)
    if not weight[True] or not weight[False]:
        return 0.0
    ratio = math.log((fitting[True] / weight[True]) / (fitting[False] / weight[False]))
    return max(-AT_MOST, min(AT_MOST, ratio))
