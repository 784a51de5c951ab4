"""Run game scripts: a result for every case, whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from core.rulebook.loader import Problem
from core.rulebook.phase_names import NOMINATION
from core.rulebook.yaml_file import FileProblem, read
from core.rules.commands import Command, Deadline, TurnOver
from core.rules.engine import Step, start, step
from core.rules.events import Event
from core.rules.refusal import Refusal
from core.rules.state import Game
from core.script import expect, heard, menu
from core.script.case import STEPS, Case, Malformed, commands_of, name_of, read_case
from core.script.expect import NOBODY, Unmet
from core.script.script_forms import REFERENCE

_PHASES_AT_MOST = 400
_BYTES_AT_MOST = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one case: `step` is the number of the step that failed (0 for the case as a whole), `log` what has
    happened in one that holds.
    """

    name: str
    ok: bool
    step: int = 0
    message: str = ""
    log: Sequence[Event] = field(default=(), repr=False)


class Run:
    """One case being run: the game so far, its log, and where the stretches of `expect` and `heard` begin."""

    def __init__(self, case: Case) -> None:
        self.case = case
        first = start(case.book, case.seats, seed=case.seed, options=case.options)
        self.game: Game = first.game
        self.log: list[Event] = list(first.events)
        self._untils: list[int] = []
        self._unheard = 0
        self._begun = False

    @property
    def lately(self) -> list[Event]:
        """Events since the end of the `until` before the last one (since the start, where there was only one)."""
        since = self._untils[-2] if len(self._untils) > 1 else 0
        return self.log[since:]

    def listen(self) -> list[Event]:
        """Events since this was last asked (since the start of the game, where it never was)."""
        since = self._unheard
        self._unheard = len(self.log)
        return self.log[since:]

    def turn_over(self, speaker: int | str) -> str:
        """The clock of the turn of this seat (or of nobody) runs out; or why it can't."""
        turn = self.game.turn
        if turn is None:
            return f"expected turn_over {speaker}, got a phase {self.game.phase} that is not held in turns now"
        if (turn.seat or NOBODY) != speaker:
            return f"expected turn_over {speaker}, got the turn of {turn.seat or NOBODY}"
        self.command(TurnOver(self.game.serial, turn.number))
        return ""

    def command(self, command: Command) -> Refusal | None:
        """Give one command; why it was refused, or None."""
        self._begun = True
        came: Step = step(self.case.book, self.game, command, in_place=True)
        self.game = came.game
        self.log.extend(came.events)
        return came.refusal

    def until(self, phase: str) -> bool:
        """Run the clock to the next start of a phase of this name (or to the game's end); False if it never comes.

        Before anything is done the game stands at the start of its first phase.
        """
        for _ in range(_PHASES_AT_MOST):
            if self.game.over or (not self._begun and self.game.phase == phase):
                break
            self._end_phase()
            if self.game.phase == phase:
                break
        return self._arrived(self.game.phase == phase)

    def _end_phase(self) -> None:
        """Time passes to the end of the running phase: turn by turn, where something happens as the floor passes on."""
        serial = self.game.serial
        by_turns = f"{self.game.phase}.turns" in self.case.book.steps
        while not self.game.over and self.game.serial == serial:
            turn = self.game.turn if by_turns else None
            self.command(Deadline(serial) if turn is None else TurnOver(serial, turn.number))

    def until_turn(self, seat: int) -> bool:
        """Run the clock until this seat has the floor (or to the game's end); False if it never has."""
        for _ in range(_PHASES_AT_MOST):
            turn = self.game.turn
            if self.game.over or (turn is not None and turn.seat == seat):
                break
            self.command(Deadline(self.game.serial) if turn is None else TurnOver(self.game.serial, turn.number))
        return self._arrived(self.game.turn is not None and self.game.turn.seat == seat)

    def _arrived(self, there: bool) -> bool:
        self._begun = True
        self._untils.append(len(self.log))
        return self.game.over or there


def run_case(case: Case) -> Result:
    """Run one well-formed case to its first failure, or to its end."""
    run = Run(case)
    for index, item in enumerate(case.steps, 1):
        kind = next(key for key in item if key in STEPS)
        message = _run_step(run, kind, item[kind], bool(item.get("refused", False)), index)
        if message:
            return Result(case.name, False, index, message)
    return Result(case.name, True, log=run.log)


def _run_step(run: Run, kind: str, body: Any, refused: bool, index: int) -> str:
    if kind == "until":
        return _until(run, body)
    if kind == "turn_over":
        return run.turn_over(body)
    if kind in ("expect", "menu", "heard"):
        return _unmet(run, kind, body)
    if kind in ("vote", "nominate") and (kind == "nominate") != (run.game.phase == NOMINATION):
        return "" if refused else f"expected a phase to {kind} in, got the phase {run.game.phase}"
    for command in commands_of(kind, body, index):
        refusal = run.command(command)
        if refused and refusal is None:
            return f"expected a refusal of {kind} {body}, got it accepted"
        if not refused and refusal is not None and kind not in ("vote", "nominate"):
            return f"expected {kind} {body} to be accepted, got refused: {refusal.code} {refusal.args or ''}".rstrip()
    return ""


def _until(run: Run, body: Any) -> str:
    """Let time pass, up to a phase or a turn; or what did not come."""
    if isinstance(body, str):
        return "" if run.until(body) else f"expected a phase {body}, got none (the phase is {run.game.phase})"
    seat = body["turn"]
    return "" if run.until_turn(seat) else f"expected a turn of {seat}, got none (the phase is {run.game.phase})"


def _unmet(run: Run, kind: str, body: dict[Any, Any]) -> str:
    """What of a step that asks does not hold, or an empty text."""
    try:
        if kind == "menu":
            menu.compare(body, run.case.book, run.game)
        elif kind == "heard":
            heard.compare(body, run.listen())
        else:
            for key, expected in body.items():
                expect.compare(key, expected, run.game, run.lately)
    except Unmet as unmet:
        return str(unmet)
    return ""


def run_data(data: Any, number: int) -> Result:
    """Run one case as read from a file; a rulebook that stops in the middle of it is a failure like others."""
    name = name_of(data, number)
    try:
        return run_case(read_case(data, number))
    except Malformed as problem:
        see = f" (`{REFERENCE}` shows each step)" if problem.step else ""
        return Result(name, False, problem.step, f"malformed: {problem.message}{see}")
    except Exception as error:
        return Result(name, False, 0, f"could not be played: {type(error).__name__}: {error}")


def run_file(path: Path) -> Iterator[Result]:
    """Run every case of a file; a file that cannot be read is one failed case."""
    try:
        data, _ = read(path.read_text(encoding="utf-8"), _BYTES_AT_MOST)
    except (OSError, UnicodeDecodeError) as error:
        yield Result(path.name, False, 0, f"malformed: cannot be read ({error})")
        return
    except FileProblem as problem:
        from core.words.findings import english

        said = english(Problem(path.name, problem.line, problem.phrase, problem.remedy))
        yield Result(path.name, False, 0, f"malformed: line {problem.line}: {said}")
        return
    if not isinstance(data, list):
        yield Result(path.name, False, 0, "malformed: a script file is a list of cases")
        return
    for number, case in enumerate(data, 1):
        yield run_data(case, number)
