"""What a player says in their turn at a live table: answers first, then what they have to say, and how they put it."""

from __future__ import annotations

from collections.abc import Iterator

from core.simulate.hands_up import rate
from core.simulate.mind import Mind
from core.simulate.replies import replies
from core.simulate.said import Statement
from core.simulate.speech import speech

ASKS = 0.3
"""How likely somebody who has nothing to say asks another."""
QUOTES = 0.5
"""How likely it is brought up whom one who stands accused has accused the day before."""
TALKATIVE = 2
"""So many others must have spoken before somebody's silence is a reason."""


def conversation(mind: Mind) -> list[Statement]:
    """All that the player says now: answers to what was said to them, then what they would say anyhow."""
    found = replies(mind)
    for said in speech(mind):
        if not _is_said(said, found):
            found += _put(mind, said)
    mind.square.heard.answers(mind.seat)
    return found or list(_question(mind))


def _is_said(said: Statement, already: list[Statement]) -> bool:
    """Whether something like it is said already in this turn."""
    kinds = {one.what for one in already}
    if said.what == "denies":
        return bool(kinds & {"answers", "counters", "disputes"})
    if said.what == "claims":
        return bool(kinds & {"claims", "disputes", "keeps_card"})
    if said.what == "accuses":
        return any(one.accused is not None for one in already) or "suspects" in kinds
    return any(one.what == said.what and one.about == said.about for one in already)


def _put(mind: Mind, said: Statement) -> Iterator[Statement]:
    """An accusation without a better reason: by silence, by what was said before, or as a change of mind."""
    if said.what != "accuses" or said.about is None or said.why != "gut":
        yield said
        return
    heard = mind.square.heard
    about = said.about
    mine = [one for one in (*heard.before.get(mind.seat, ()), *heard.today.get(mind.seat, ())) if one != about]
    if mine and mine[-1] in mind.square.living and rate(mind, mine[-1]) < rate(mind, about):
        yield Statement(said.by, "turns", about, other=mine[-1])
        return
    theirs = [one for one in heard.before.get(about, ()) if one not in (about, mind.seat)]
    if theirs and mind.chance.random() < QUOTES:
        yield Statement(said.by, "quotes", about, other=theirs[-1])
    silent = heard.spoken[about] == 0 and sum(1 for seat in heard.spoken if seat != mind.seat) >= TALKATIVE
    yield Statement(said.by, "accuses", about, why="silence") if silent else said


def _question(mind: Mind) -> Iterator[Statement]:
    """Ask whoever has said the least and is still to be judged."""
    square = mind.square
    open_ = [seat for seat in square.living if seat not in {mind.seat, *mind.mates, *mind.known, *mind.questioned}]
    if not open_ or mind.chance.random() > ASKS:
        return
    about = min(open_, key=lambda seat: (square.heard.spoken[seat], -mind.reputes.of(seat)))
    mind.questioned.add(about)
    accused = bool(square.accusers.get(about)) and about not in square.claims
    yield Statement(mind.seat, "asks", about, question="card" if accused else "suspicion")
