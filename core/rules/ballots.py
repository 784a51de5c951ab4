"""Ballots: which votes are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rules import events
from core.rules.commands import Vote
from core.rules.events import ALL
from core.rules.hands import why_not_candidate, why_not_voter
from core.rules.refusal import Code, Refusal
from core.rules.scene import Scene

if TYPE_CHECKING:
    pass


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
        return choices
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
    ballot = scene.book.scenario.ballots[scene.game.phase]
    to = ALL if scene.ask(ballot.open) else events.seat(vote.voter)
    scene.emit(events.VoteCast(to, voter=vote.voter, choices=choices))
