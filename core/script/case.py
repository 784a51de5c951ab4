"""A game script as read from its file: one case, its steps, and what is wrong with it when it is malformed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from core.books.deal import hand_refusal, options_of
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.rules.commands import Act, Command, Floor, Host, Vote
from core.rules.refusal import Refusal
from core.script import expect, heard, menu, script_forms
from core.script.expect import NOBODY

STEPS = tuple(script_forms.STEPS)
_WORDS = ("yield", "skip", "extend", "challenge", "grant", "agree", "disagree")
_NEVER_REFUSED = ("turn_over", "menu", "heard")
_KEYS = {"name", "rules", "scenario", "seed", "options", "seats", "steps", "comment"}
_PARTS = {"act": {"by", "do", "at", "with"}, "host": {"do", "at", "with", "absent"}, "say": {"by", "do", "at"}}


class Malformed(ValueError):
    """The script itself is wrong; `step` is the number of the step (from 1), 0 for the case as a whole."""

    def __init__(self, step: int, message: str) -> None:
        super().__init__(message)
        self.step = step
        self.message = message


@dataclass(slots=True)
class Case:
    """One case, ready to run."""

    name: str
    book: Rulebook
    seats: list[str]
    seed: int | str
    options: dict[str, Any]
    steps: list[dict[str, Any]]
    rules: list[str] = field(default_factory=list)


def name_of(data: Any, number: int) -> str:
    """What to call a case in reports, however malformed it is."""
    name = data.get("name") if isinstance(data, dict) else None
    return " ".join(str(name).split()) if name else f"case {number}"


def read_case(data: Any, number: int) -> Case:
    """Check the shape of one case. Raises `Malformed`."""
    if not isinstance(data, dict):
        raise Malformed(0, "a case is a mapping with name, scenario, seats and steps")
    for key in data:
        if key not in _KEYS:
            raise Malformed(0, f"unknown key {key!r}; allowed: {', '.join(sorted(_KEYS))}")
    seats = data.get("seats")
    steps = data.get("steps")
    given = data.get("options") or {}
    if not isinstance(seats, list) or not all(isinstance(role, str) for role in seats):
        raise Malformed(0, "seats must be a list of role ids")
    if not isinstance(steps, list):
        raise Malformed(0, "steps must be a list")
    if not isinstance(data.get("seed", 1), int | str):
        raise Malformed(0, "seed must be a number or a text")
    if not isinstance(given, dict):
        raise Malformed(0, "options must be a mapping")
    try:
        book = load(str(data.get("scenario")))
    except ScenarioError as error:
        from core.words.findings import in_english

        raise Malformed(0, f"scenario {data.get('scenario')!r}: {in_english(error.problems[0])}") from error
    options = options_of(book, given, seats)
    problem = options if isinstance(options, Refusal) else hand_refusal(book, seats, options)
    if isinstance(problem, Refusal):
        raise Malformed(0, f"the table may not be seated so: {problem.code} {problem.args or ''}".rstrip())
    assert not isinstance(options, Refusal)
    for index, step in enumerate(steps, 1):
        _check_step(index, step, book, len(seats))
    return Case(
        name_of(data, number),
        book,
        seats,
        seed=data.get("seed", 1),
        options=options,
        steps=steps,
        rules=data.get("rules") or [],
    )


def _check_step(index: int, step: Any, book: Rulebook, seats: int) -> None:
    kinds = [key for key in step if key in STEPS] if isinstance(step, dict) else []
    if len(kinds) != 1 or any(key not in (*STEPS, "refused") for key in step):
        raise Malformed(index, f"a step has one of {', '.join(STEPS)} (and perhaps refused)")
    kind = kinds[0]
    body = step[kinds[0]]
    if kind in _NEVER_REFUSED and "refused" in step:
        raise Malformed(index, f"{kind} asks for nothing that could be refused")
    if kind == "until":
        if not isinstance(body, str) and not _names_turn(body):
            raise Malformed(index, "until names a phase, or {turn: SEAT}")
        return
    if kind == "turn_over":
        if body != NOBODY and (not isinstance(body, int) or isinstance(body, bool)):
            raise Malformed(index, f"turn_over names the seat that has the floor, or {NOBODY}")
        return
    if not isinstance(body, dict):
        raise Malformed(index, f"{kind} must be a mapping")
    for key in body:
        if kind in _PARTS and key not in _PARTS[kind]:
            raise Malformed(index, f"unknown key {key!r} in {kind}; allowed: {', '.join(sorted(_PARTS[kind]))}")
    wrong = _wrong_question(kind, body, book, seats)
    if wrong is not None:
        raise Malformed(index, wrong)
    if kind in ("act", "host", "say", "nominate", "vote"):
        _check_command(kind, body, index)


def _names_turn(body: Any) -> bool:
    """Whether this is the turn of a seat, as a script writes it."""
    return isinstance(body, dict) and [*body] == ["turn"] and type(body["turn"]) is int


def _wrong_question(kind: str, body: dict[Any, Any], book: Rulebook, seats: int) -> str | None:
    """What is wrong with a step that asks what holds, as it is written; or None."""
    if kind == "expect":
        problems = (expect.problem(str(key), expected) for key, expected in body.items())
        return next((problem for problem in problems if problem is not None), None)
    if kind == "menu":
        return menu.problem(body, seats)
    if kind == "heard":
        return heard.problem(body, seats, book.scenario.rooms)
    return None


def _check_command(kind: str, body: dict[Any, Any], index: int) -> None:
    if kind == "act" and (not isinstance(body.get("by"), int) or not isinstance(body.get("do"), str)):
        raise Malformed(index, "act needs by (a seat) and do (an ability)")
    if kind == "say" and (not isinstance(body.get("by"), int) or body.get("do") not in _WORDS):
        raise Malformed(index, f"say needs by (a seat) and do ({', '.join(_WORDS)})")
    if kind == "host" and not isinstance(body.get("do"), str):
        raise Malformed(index, "host needs do (a verb)")
    if kind in ("nominate", "vote"):
        for voter, choice in body.items():
            if not isinstance(voter, int):
                raise Malformed(index, f"a voter is a seat number, not {voter!r}")
            seats_of(choice, index)
    if "at" in body:
        seats_of(body["at"], index)
    if not isinstance(body.get("with", {}), dict):
        raise Malformed(index, "with must be a mapping")
    if kind == "host" and not isinstance(body.get("absent", False), bool):
        raise Malformed(index, "absent must be true or false")


def seats_of(value: Any, index: int) -> tuple[int, ...]:
    """A seat or a list of seats, as a tuple."""
    listed = value if isinstance(value, list) else [] if value is None else [value]
    if not all(isinstance(one, int) and not isinstance(one, bool) for one in listed):
        raise Malformed(index, f"seats are numbers, not {value!r}")
    return tuple(listed)


def commands_of(kind: str, body: dict[Any, Any], index: int) -> list[Command]:
    """The commands that a step stands for."""
    if kind == "act":
        return [Act(body["by"], body["do"], seats_of(body.get("at"), index), body.get("with") or {})]
    if kind == "host":
        return [Host(body["do"], seats_of(body.get("at"), index), body.get("with") or {}, body.get("absent", False))]
    if kind == "say":
        return [Floor(body["by"], body["do"], seats_of(body.get("at"), index))]
    votes: list[Command] = [Vote(voter, seats_of(choice, index)) for voter, choice in body.items()]
    return votes
