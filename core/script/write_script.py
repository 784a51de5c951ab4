"""Write a game out as a script: its log becomes the commands that caused it, found by playing them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from core.rulebook.book import Rulebook
from core.rulebook.phase_names import NOMINATION
from core.rules.commands import Act, Command, Deadline, Host, TurnOver, Vote
from core.rules.engine import Step, start, step
from core.rules.events import ActGiven, Dealt, Event, HostDecided, VoteCast, Withdrew
from core.rules.fold import TALK
from core.rules.state import Game
from core.script.case import NOBODY


class UnreplayableError(ValueError):
    """The log is none that this rulebook, as it is now, would have written."""


def record(events: Sequence[Event], book: Rulebook, name: str = "a game") -> str:
    """The script (YAML, a list of one case) of the game with this log, finished or not.

    It ends with an `expect` of what holds after the last event, and `mafia script` replays it to that end. How people
    took turns to speak is left out, but where what they did hangs on it. Raises `UnreplayableError`.
    """
    dealt = events[0] if events else None
    if not isinstance(dealt, Dealt):
        raise UnreplayableError("a log begins with the event dealt")
    roles = [seat["role"] for seat in dealt.seats]
    lines = [f"- name: {_flow(name)}", f"  scenario: {book.id}", f"  seed: {_flow(dealt.seed)}"]
    options = {option: value for option, value in dealt.options.items() if value is not None}
    if options:
        lines.append(f"  options: {_flow(options)}")
    lines += [f"  seats: {_flow(roles)}", "  steps:"]
    replay = _Replay(book, events, start(book, roles, seed=dealt.seed, options=dealt.options))
    steps = [*_merged(replay.steps()), {"expect": _end(replay.game)}]
    lines += [f"    - {_flow(one)[1:-1]}" for one in steps]
    return "\n".join(lines) + "\n"


def _flow(value: Any) -> str:
    """A value on one line of YAML."""
    text = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1_000_000)
    return text.removesuffix("\n").removesuffix("\n...")


def _end(game: Game) -> dict[str, Any]:
    end: dict[str, Any] = {"alive": game.living, "phase": game.phase, "winner": game.winner}
    if game.over:
        end["winners"] = game.winners
    return end


class _Replay:
    """The game played again: `game` so far, and what of the log is still to come."""

    def __init__(self, book: Rulebook, log: Sequence[Event], first: Step) -> None:
        self.book = book
        self.game = first.game
        self._log = _weighty(log)
        self._at = 0
        self._take(first.events)

    def steps(self) -> Iterator[dict[str, Any]]:
        """The steps that lead through the rest of the log, in order."""
        while self._at < len(self._log):
            command = self._next()
            phase = self.game.phase
            turn = self.game.turn
            came = step(self.book, self.game, command, in_place=True)
            if isinstance(command, TurnOver):
                if _weighty(came.events):
                    self._take(came.events)
                yield {"turn_over": NOBODY if turn is None or turn.seat is None else turn.seat}
                continue
            self._take(came.events)
            yield _step_of(command, phase, came.game.phase)

    def _next(self) -> Command:
        """The command whose events come next in the log."""
        first = self._log[self._at]
        if isinstance(first, VoteCast) and first.given:
            return Vote(first.voter, first.choices)
        if isinstance(first, HostDecided):
            return self._in_turn([Host(first.do, first.at, first.extras, first.absent)])
        if isinstance(first, ActGiven | Withdrew):
            return self._in_turn([*self._acts()])
        return self._in_turn([Deadline(self.game.serial)]) if self._by_turns else Deadline(self.game.serial)

    def _in_turn(self, commands: Sequence[Command]) -> Command:
        """The first of these that follows now; or, where it could be given later in the round of speeches, the end of
        the running turn; or the end of the phase.
        """
        game = self.game.copy()
        while True:
            now = next((one for one in commands if self._follows(one, game)), None)
            if now is not None:
                return now if game.turn is self.game.turn else self._turn_over()
            turn = game.turn
            if turn is None:
                return Deadline(self.game.serial)
            came = step(self.book, game, TurnOver(game.serial, turn.number), in_place=True)
            weighty = _weighty(came.events)
            if weighty:
                passes = self._by_turns and self._fits(weighty)
                return self._turn_over() if passes else Deadline(self.game.serial)

    @property
    def _by_turns(self) -> bool:
        """Whether anything happens as the floor passes on in the running phase."""
        return f"{self.game.phase}.turns" in self.book.steps

    def _turn_over(self) -> TurnOver:
        turn = self.game.turn
        return TurnOver(self.game.serial, 0 if turn is None else turn.number)

    def _acts(self) -> Iterator[Act]:
        """An act, perhaps one that takes back others (a gang's shot given anew), or a pass; else it is the end of a
        phase that does the like, for somebody who sat still."""
        first = self._log[self._at]
        after = next((event for event in self._log[self._at :] if not isinstance(event, Withdrew)), None)
        if isinstance(after, ActGiven):
            yield Act(after.by, after.do, after.at, after.extras)
        if isinstance(first, Withdrew):
            yield Act(first.by, "pass")

    def _follows(self, command: Command, game: Game) -> bool:
        came = step(self.book, game, command)
        return bool(came.events) and self._fits(_weighty(came.events))

    def _fits(self, events: list[Event]) -> bool:
        return self._log[self._at : self._at + len(events)] == events

    def _take(self, events: list[Event]) -> None:
        weighty = _weighty(events)
        if not weighty or not self._fits(weighty):
            raise UnreplayableError(f"the log does not follow from the rules of {self.book.id} at its event {self._at}")
        self._at += len(weighty)


def _weighty(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if type(event) not in TALK]


def _step_of(command: Command, phase: str, next_phase: str) -> dict[str, Any]:
    """The step of a command given in `phase`; a deadline's names the phase it led to."""
    if isinstance(command, Vote):
        kind = "nominate" if phase == NOMINATION else "vote"
        return {kind: {command.voter: list(command.choices)}}
    if isinstance(command, Act | Host):
        body: dict[str, Any] = {"by": command.by} if isinstance(command, Act) else {}
        body["do"] = command.do
        if command.at:
            body["at"] = command.at[0] if len(command.at) == 1 else list(command.at)
        if command.extras:
            body["with"] = dict(command.extras)
        if isinstance(command, Host) and command.absent:
            body["absent"] = True
        return {"act" if isinstance(command, Act) else "host": body}
    return {"until": next_phase}


def _merged(steps: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Votes that follow each other as one step, as long as nobody votes twice in it."""
    held: dict[str, Any] | None = None
    for one in steps:
        kind, body = next(iter(one.items()))
        if held is not None and kind in held and not held[kind].keys() & body.keys():
            held[kind].update(body)
            continue
        if held is not None:
            yield held
            held = None
        if kind in ("nominate", "vote"):
            held = one
        else:
            yield one
    if held is not None:
        yield held
