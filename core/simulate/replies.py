"""What a player at a live table answers to whoever has spoken to them or of them, since they last had the word."""

from __future__ import annotations

from collections.abc import Iterator

from core.simulate.hands_up import rate
from core.simulate.mind import Mind
from core.simulate.said import Statement
from core.simulate.speech import plain_card, pressed

OPENS_UP = 0.45
LIES = 0.4
"""How likely one who is asked for their card names it, or, of a hidden side, one that they do not hold."""
TURNS_ROUND = 0.35
"""How likely an accusation is answered by another where nothing else speaks for it."""
TAKES_SIDES = 0.4
"""How likely a word is said to the newest claim or report."""
BELIEVED = -0.3
DISBELIEVED = 0.3
"""Odds beyond anybody's under which a speaker is believed aloud, and over which not."""


def waits(mind: Mind) -> bool:
    """Whether somebody has accused or asked the player, or claims their card, and has had no answer."""
    heard = mind.square.heard
    return bool(heard.owed(mind.seat, mind.square.living)) or rival(mind) is not None


def replies(mind: Mind) -> list[Statement]:
    """The answers, the one to who spoke last first."""
    owed = mind.square.heard.owed(mind.seat, mind.square.living)
    found: list[Statement] = []
    accusing = next((said for said in reversed(owed) if said.accused == mind.seat), None)
    asking = next((said for said in reversed(owed) if said.what == "asks"), None)
    last_first = [said for said in reversed(owed) if said in (accusing, asking)]
    for said in last_first:
        found += [_to_a_question(mind, said)] if said is asking else [_to_an_accusation(mind, said)]
    found += _to_a_rival(mind)
    return found or list(_to_the_news(mind))


def rival(mind: Mind) -> int | None:
    """Who claims the card that the player alone holds, and has not been disputed by them yet."""
    square = mind.square
    if mind.informed or square.cards[mind.role] != 1:
        return None
    return next(
        (seat for seat in square.living if square.claims.get(seat) == mind.role and _undisputed(mind, seat)), None
    )


def _undisputed(mind: Mind, seat: int) -> bool:
    return seat != mind.seat and seat not in mind.disputed


def _to_a_rival(mind: Mind) -> Iterator[Statement]:
    seat = rival(mind)
    if seat is not None:
        mind.disputed.add(seat)
        yield Statement(mind.seat, "disputes", seat, role=mind.role)


def _to_an_accusation(mind: Mind, said: Statement) -> Statement:
    """Who knows a report to be false knows a liar; otherwise by how the accuser looks, and by mood."""
    lied = said.what == "finds" and not mind.informed
    if said.by not in mind.mates and (lied or mind.beyond(said.by) > DISBELIEVED or mind.chance.random() < TURNS_ROUND):
        return Statement(mind.seat, "counters", said.by)
    return Statement(mind.seat, "answers", said.by)


def _to_a_question(mind: Mind, said: Statement) -> Statement:
    if said.question == "card":
        return _card(mind)
    others = [seat for seat in mind.square.living if seat != mind.seat and seat not in mind.mates]
    worst = max(others, key=lambda seat: rate(mind, seat), default=None)
    return Statement(mind.seat, "suspects", worst if worst is not None and rate(mind, worst) > 0 else None)


def _card(mind: Mind) -> Statement:
    claimed = mind.square.claims.get(mind.seat)
    if claimed is not None:
        return Statement(mind.seat, "claims", role=claimed)
    drawn = mind.chance.random()
    if mind.informed:
        lie = plain_card(mind)
        return (
            Statement(mind.seat, "claims", role=lie)
            if lie is not None and drawn < LIES
            else Statement(mind.seat, "keeps_card")
        )
    opens = drawn < OPENS_UP and (not mind.reputes.is_power(mind.role) or pressed(mind))
    return Statement(mind.seat, "claims", role=mind.role) if opens else Statement(mind.seat, "keeps_card")


def _to_the_news(mind: Mind) -> Iterator[Statement]:
    """Somebody has claimed or reported something: whether the player buys it."""
    new = [said for said in mind.square.heard.news if said.by != mind.seat and said.by not in mind.weighed]
    if not new:
        return
    said = new[-1]
    mind.weighed.update(one.by for one in new)
    if said.by not in mind.square.living or said.about == mind.seat or mind.chance.random() > TAKES_SIDES:
        return
    odds = mind.beyond(said.by) if not mind.informed else mind.reputes.beyond(said.by)
    if odds < BELIEVED:
        yield Statement(mind.seat, "believes", said.by)
    elif odds > DISBELIEVED and said.by not in mind.mates:
        yield Statement(mind.seat, "disbelieves", said.by)
