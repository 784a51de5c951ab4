"""Decide a command: the events it causes and the state they lead to, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.rulebook.book import Rulebook
from core.rules import acts, ballots, events, floor, phases, uses
from core.rules.commands import Act, Command, Deadline, Floor, Host, TurnOver, Vote
from core.rules.events import HOST, CardDealt, Dealt, DealtSeat, Event, HostDecided
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from core.rules.state import Game


@dataclass(frozen=True, slots=True)
class Step:
    """What came of a command: `game` after `events`; with a `refusal` there are no events and the state is as
    before.
    """

    game: Game
    events: list[Event]
    refusal: Refusal | None = None


def start(
    book: Rulebook, roles: Sequence[str], *, seed: int | str = 0, options: Mapping[str, Any] | None = None
) -> Step:
    """Deal `roles` to seats 1..n and begin the first phase.

    `options` must be lawful and complete (`core.books.deal.options_of`). The dealt event opens the log.
    """
    game = Game()
    scene = Scene(book, game)
    chosen = dict(options or {})
    seats = tuple(
        DealtSeat(role=role, team=book.team_of(role, chosen), uses={}, marks=list(book.roles[role].marks))
        for role in roles
    )
    scene.emit(Dealt(HOST, scenario=book.id, seed=seed, options=chosen, seats=seats))
    for seat in game.seats:
        for name, left in uses.dealt(scene.names, seat):
            scene.set_uses(seat.number, name, left)
    scene.plan(book.scenario.opening, -1)
    scene.run("start")
    for seat in game.seats:
        scene.emit(CardDealt(events.seat(seat.number), seat=seat.number, role=seat.role, team=seat.team))
    if game.winner is None:
        phases.begin(scene, phases.next_phase(scene))
    return Step(game, scene.events)


_MOVES = (events.Left, events.CameBack, events.Became)
"""What may change who is in a private room."""
_MARKS = (events.Marked, events.Unmarked)
"""What may change which of the dead are: whom somebody calls up tonight talks with them tonight."""


def step(book: Rulebook, game: Game, command: Command, *, in_place: bool = False) -> Step:
    """Decide `command` on `game`.

    `game` is left as it is and the result holds a new state, unless `in_place` gives it away (for simulations).
    """
    if game.winner is not None:
        return Step(game, [], Refusal("game_over"))
    scene = Scene(book, game)
    decided = _decide(scene, command)
    if isinstance(decided, Refusal):
        return Step(game, [], decided)
    if not in_place:
        scene = Scene(book, game.copy())
    _perform(scene, command, decided)
    if scene.cut and scene.game.winner is None:
        phases.begin(scene, phases.next_phase(scene))
    if any(isinstance(event, _MOVES) for event in scene.events):
        phases.rooms(scene)
    elif any(isinstance(event, _MARKS) for event in scene.events):
        phases.rooms(scene, of_the_dead=True)
    return Step(scene.game, scene.events)


def _decide(scene: Scene, command: Command) -> Refusal | tuple[int, ...] | None:
    """Why the command is refused; or, for a vote, its lawful choices; or None."""
    game = scene.game
    if isinstance(command, Act):
        return acts.pass_refusal(scene, command) if command.do == "pass" else acts.refusal(scene, command)
    if isinstance(command, Vote):
        return ballots.refusal_or_choices(scene, command)
    if isinstance(command, Deadline):
        return None if command.phase == game.serial else Refusal("stale")
    if isinstance(command, TurnOver):
        turn = None if game.turn is None else game.turn.number
        fits = command.phase == game.serial and command.turn == turn
        return None if fits else Refusal("stale")
    if isinstance(command, Floor):
        return floor.refusal(scene, command)
    return _host_refusal(scene, command)


def _host_refusal(scene: Scene, command: Host) -> Refusal | None:
    decision = scene.book.scenario.host.get(command.do)
    if decision is None:
        return Refusal("no_ability", {"do": command.do})
    if not decision.at[0] <= len(command.at) <= decision.at[1] or len(set(command.at)) < len(command.at):
        return Refusal("wrong_count", {"least": decision.at[0], "most": decision.at[1]})
    if decision.phases and scene.game.phase not in decision.phases:
        return Refusal("wrong_phase")
    for number in command.at:
        if not 1 <= number <= len(scene.game.seats):
            return Refusal("bad_target", {"seat": number})
        if not scene.seat(number).alive:
            return Refusal("target_left", {"seat": number})
    return None if scene.ask(decision.if_) else Refusal("not_now")


def _perform(scene: Scene, command: Command, decided: tuple[int, ...] | None) -> None:
    if isinstance(command, Act):
        if command.do == "pass":
            acts.withdraw(scene, command)
        else:
            acts.give(scene, command)
    elif isinstance(command, Vote):
        ballots.cast(scene, command, decided or ())
    elif isinstance(command, Deadline):
        phases.end(scene)
    elif isinstance(command, TurnOver):
        floor.turn_over(scene)
    elif isinstance(command, Floor):
        floor.speak(scene, command)
    else:
        scene.decision = command
        scene.emit(HostDecided(HOST, do=command.do, at=command.at, extras=dict(command.extras), absent=command.absent))
        scene.work(scene.book.scenario.host[command.do].steps)
