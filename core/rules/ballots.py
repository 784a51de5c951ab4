"""Ballots: which votes are taken."""

from __future__ import annotations

from core.rules import events, hands
from core.rules.commands import Vote
from core.rules.events import ALL
from core.rules.hands import why_not_candidate, why_not_voter
from core.rules.refusal import Code, Refusal
from core.rules.scene import Scene


def refusal_or_choices(scene: Scene, vote: Vote) -> Refusal | tuple[int, ...]:
    """The lawful part of a vote, or why it has none. Unlawful names beside lawful ones are left out."""
    game = scene.game
    ballot = scene.book.scenario.ballots.get(game.phase)
    if ballot is None:
        return Refusal("wrong_phase")
    if not 1 <= vote.voter <= len(game.seats):
        return Refusal("not_playing")
    me = scene.seat(vote.voter)
    code = why_not_voter(scene.names, ballot, me)
    if code is not None:
        return Refusal(code)
    choices = tuple(dict.fromkeys(vote.choices))
    if not choices:
        keeps_it = ballot.not_given is not None and not vote.to_think
        return Refusal("no_abstaining") if keeps_it else choices
    if len(choices) > 1 and not scene.ask(ballot.many, me):
        if ballot.extra_choices == "refuse":
            return Refusal("one_only")
        choices = choices[:1]
    lawful: list[int] = []
    problem: Code | None = None
    for number in choices:
        if not 1 <= number <= len(game.seats):
            problem = problem or "bad_target"
            continue
        code = why_not_candidate(scene.names, ballot, me, scene.seat(number))
        if code is None:
            lawful.append(number)
        else:
            problem = problem or code
    if not lawful:
        return Refusal(problem or "bad_target", {"seat": vote.choices[0]})
    return tuple(lawful)


def cast(scene: Scene, vote: Vote, choices: tuple[int, ...]) -> None:
    """Note a lawful vote."""
    scene.emit(events.VoteCast(_hearers(scene, vote.voter), voter=vote.voter, choices=choices))


def _hearers(scene: Scene, voter: int) -> str:
    """Who sees a vote in the running ballot."""
    ballot = scene.book.scenario.ballots[scene.game.phase]
    return ALL if scene.ask(ballot.open) else events.seat(voter)


def close(scene: Scene) -> None:
    """As a ballot ends: where it has no abstention, the votes that were not given go where the rulebook says."""
    ballot = hands.running(scene.names)
    if ballot is None or ballot.not_given is None:
        return
    for me in hands.voters(scene.names):
        number = scene.number(ballot.not_given, me)
        if not hands.hand(scene.names, me.number) and 1 <= number <= len(scene.game.seats):
            scene.emit(events.VoteCast(_hearers(scene, me.number), voter=me.number, choices=(number,), given=False))
