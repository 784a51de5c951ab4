"""Ballots: whose hand counts, for whom; what the running count is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rules import events
from core.rules.commands import Vote
from core.rules.events import ALL
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from core.rules.state import Seat

if TYPE_CHECKING:
    from core.rulebook.schema import Ballot


def voter_refusal(scene: Scene, ballot: Ballot, me: Seat) -> str | None:
    """Why this seat has no vote in the running ballot (a refusal code), or None."""
    if not me.alive:
        return "dead"
    for mark in ballot.silent:
        if mark in me.marks:
            return "no_vote"
    if ballot.candidates == "defence" and me.number in scene.game.defence and not scene.ask(ballot.defendants_vote, me):
        return "on_defence"
    return None if scene.ask(ballot.voter_if, me) else "no_vote"


def candidate_refusal(scene: Scene, ballot: Ballot, me: Seat, target: Seat) -> str | None:
    """Why this seat may not vote for that one (a refusal code), or None."""
    if not target.alive and not scene.ask(ballot.out_too, me, target):
        return "target_left"
    if target is me and not ballot.self_:
        return "self_target"
    if ballot.candidates == "defence" and target.number not in scene.game.defence:
        return "not_candidate"
    return None if scene.ask(ballot.candidate_if, me, target) else "not_candidate"


def candidates(scene: Scene, ballot: Ballot, me: Seat) -> list[int]:
    """The seats that this voter may name now."""
    return [seat.number for seat in scene.game.seats if candidate_refusal(scene, ballot, me, seat) is None]


def refusal_or_choices(scene: Scene, vote: Vote) -> Refusal | tuple[int, ...]:
    """The lawful part of a vote, or why it has none. Unlawful names beside lawful ones are left out."""
    game = scene.game
    ballot = scene.book.scenario.ballots.get(game.phase)
    if ballot is None:
        return Refusal("wrong_phase")
    if not 1 <= vote.voter <= len(game.seats):
        return Refusal("not_playing")
    me = scene.seat(vote.voter)
    code = voter_refusal(scene, ballot, me)
    if code is not None:
        return Refusal(code)
    choices = tuple(dict.fromkeys(vote.choices))
    if not choices:
        return choices
    if len(choices) > 1 and not scene.ask(ballot.many, me):
        if ballot.extra_choices == "refuse":
            return Refusal("one_only")
        choices = choices[:1]
    lawful: list[int] = []
    problem: str | None = None
    for number in choices:
        if not 1 <= number <= len(game.seats):
            problem = problem or "bad_target"
            continue
        code = candidate_refusal(scene, ballot, me, scene.seat(number))
        if code is None:
            lawful.append(number)
        else:
            problem = problem or code
    if not lawful:
        return Refusal(problem or "bad_target", {"seat": vote.choices[0]})
    return tuple(lawful)


def cast(scene: Scene, vote: Vote, choices: tuple[int, ...]) -> None:
    """Note a lawful vote."""
    ballot = scene.book.scenario.ballots[scene.game.phase]
    to = ALL if scene.ask(ballot.open) else events.seat(vote.voter)
    scene.emit("vote", to, voter=vote.voter, choices=list(choices))


def weight(scene: Scene, voter: int) -> int:
    """How many votes this seat's hand is worth."""
    seat = scene.seat(voter)
    return int(scene.ask(scene.book.roles[seat.role].vote_weight, seat))


def hand(scene: Scene, voter: int, *, own: bool = False, through: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Whom this seat's hand counts for: nobody where it has no vote, nor anybody that it may not name.

    Where the ballot says that marked seats copy another's hand they do, unless ``own`` asks for their own choice.
    ``through``: whose hands copy this one; hands that copy each other in a ring count for nobody.
    """
    ballot = scene.book.scenario.ballots[scene.game.phase]
    me = scene.seat(voter)
    if voter in through or voter_refusal(scene, ballot, me) is not None:
        return ()
    if ballot.copied is not None and ballot.copied in me.marks and not own:
        choices = hand(scene, me.marks[ballot.copied][1], through=(*through, voter))
    else:
        choices = scene.game.votes.get(voter, ())
    return tuple(one for one in choices if candidate_refusal(scene, ballot, me, scene.seat(one)) is None)


def tally(scene: Scene, *, plain: bool = False) -> dict[int, int]:
    """Votes by candidate, of the hands that count: weighted, or (``plain``) one a hand."""
    ballot = scene.book.scenario.ballots[scene.game.phase]
    voters = scene.game.votes if ballot.copied is None else range(1, len(scene.game.seats) + 1)
    counts: dict[int, int] = {}
    for voter in voters:
        choices = hand(scene, voter)
        worth = 1 if plain or not choices else weight(scene, voter)
        for number in choices:
            counts[number] = counts.get(number, 0) + worth
    return counts
