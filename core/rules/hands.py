"""Hands: who has a vote in the running ballot, for whom, and whom a hand counts for.

All of it reads the state by the names that formulas may use, so that a formula can ask it too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rules.refusal import Code
from core.rules.state import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.rulebook.schema import Ballot
    from core.rules.formula_names import FormulaNames

Hand = tuple[int, ...]
"""The seats that somebody votes for."""
_ANYBODY = Seat(0, "", "")
"""A voter who is none of those at the table."""


def why_not_voter(names: FormulaNames, ballot: Ballot, me: Seat) -> Code | None:
    """Why this seat has no vote in the ballot (a refusal code), or None."""
    if not me.alive:
        return "dead"
    for mark in ballot.silent:
        if mark in me.marks:
            return "no_vote"
    return "on_defence" if _only_defends(names, ballot, me) else None


def _only_defends(names: FormulaNames, ballot: Ballot, me: Seat) -> bool:
    """Whether this seat stands accused, and may not vote on it."""
    defends = ballot.candidates == "defence" and me.number in names.game.defence
    return defends and not ballot.defendants_vote(names, me)


def why_not_candidate(names: FormulaNames, ballot: Ballot, me: Seat, target: Seat) -> Code | None:
    """Why this seat may not vote for that one (a refusal code), or None."""
    if not target.alive and not ballot.out_too(names, me, target):
        return "target_left"
    if target is me and not ballot.self_:
        return "self_target"
    if ballot.candidates == "defence" and target.number not in names.game.defence:
        return "not_candidate"
    return None if ballot.candidate_if(names, me, target) else "not_candidate"


def candidates(names: FormulaNames, ballot: Ballot) -> Callable[[Seat], list[int]]:
    """Whom a voter may name, as a function of the voter. What is the same for all of them is asked once."""
    seats = names.game.seats
    if "me" in ballot.candidate_if.names or "me" in ballot.out_too.names:
        return lambda me: [seat.number for seat in seats if why_not_candidate(names, ballot, me, seat) is None]
    for_all = [seat.number for seat in seats if why_not_candidate(names, ballot, _ANYBODY, seat) is None]
    if ballot.self_:
        return lambda me: for_all
    return lambda me: [number for number in for_all if number != me.number]


def running(names: FormulaNames) -> Ballot | None:
    """The ballot of the running phase, if there is one."""
    return names.book.scenario.ballots.get(names.game.phase)


def voters(names: FormulaNames) -> list[Seat]:
    """Who has a vote in the running ballot."""
    ballot = running(names)
    if ballot is None:
        return []
    return [seat for seat in names.game.seats if why_not_voter(names, ballot, seat) is None]


def known_voters(names: FormulaNames, ballot: Ballot) -> int:
    """How many have a vote as far as everybody knows: whoever has lost it by a mark that is a secret counts still."""
    return sum(
        seat.alive and not known_silent(names, ballot, seat) and not _only_defends(names, ballot, seat)
        for seat in names.game.seats
    )


def known_silent(names: FormulaNames, ballot: Ballot, seat: Seat) -> bool:
    """Whether everybody knows that this seat has lost its vote by a mark."""
    marks = names.book.scenario.marks
    return any(mark in seat.marks and marks.get(mark) == "public" for mark in ballot.silent)


def hand(names: FormulaNames, voter: int, *, own: bool = False, through: tuple[int, ...] = ()) -> Hand:
    """Whom this seat's hand counts for: nobody where it has no vote, nor anybody that it may not name.

    Where the ballot says that marked seats copy another's hand they do, unless `own` asks for their own choice.
    `through`: whose hands copy this one; hands that copy each other in a ring count for nobody.
    """
    ballot = running(names)
    me = names.game.seats[voter - 1]
    if ballot is None or voter in through or why_not_voter(names, ballot, me) is not None:
        return ()
    if ballot.copied in me.marks and not own:
        choices = hand(names, me.marks[ballot.copied][1], through=(*through, voter))
    else:
        choices = names.game.votes.get(voter, ())
    seats = names.game.seats
    return tuple(one for one in choices if why_not_candidate(names, ballot, me, seats[one - 1]) is None)


def tally(names: FormulaNames, *, plain: bool = False) -> dict[int, int]:
    """Votes by candidate, of the hands that count: weighted by the voters' roles, or (`plain`) one a hand."""
    ballot = running(names)
    game = names.game
    copied = ballot is not None and ballot.copied is not None
    counts: dict[int, int] = {}
    for voter in range(1, len(game.seats) + 1) if copied else game.votes:
        choices = hand(names, voter)
        worth = 1 if plain else _weight(names, game.seats[voter - 1])
        for number in choices:
            counts[number] = counts.get(number, 0) + worth
    return counts


def _weight(names: FormulaNames, seat: Seat) -> int:
    return names.book.roles[seat.role].vote_weight.number(names, seat)
