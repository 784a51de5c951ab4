"""What a script expects, compared with what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.rules.events import Announced, BallotCounted, CameBack, Event, Left, Shown, Told
from core.rules.state import Game

NOBODY = "nobody"


class Unmet(Exception):
    """An expectation that does not hold."""

    def __init__(self, key: str, expected: Any, got: Any) -> None:
        super().__init__(f"expected {key} {expected!r}, got {got!r}")


def compare(key: str, expected: Any, game: Game, lately: list[Event]) -> None:
    """Check one key of an `expect`. `lately` are the events of the stretch that it speaks of."""
    reader = _READERS.get(key)
    if reader is not None:
        got = reader(game, lately)
        if key == "winner" and expected == NOBODY:
            expected = []  # as a rulebook writes it: `team: nobody`
        if key in ("phase", "winner", "removed_by_vote"):
            if _normal(expected) != _normal(got):
                raise Unmet(key, expected, got)
        elif set(_listed(expected)) != set(got):
            raise Unmet(key, expected, sorted(got))
        return
    if key in ("announced", "not_announced"):
        codes = {event.code for event in lately if isinstance(event, Announced)}
        wrong = [code for code in _listed(expected) if (code in codes) != (key == "announced")]
        if wrong:
            raise Unmet(key, expected, sorted(codes))
        return
    per_seat = _PER_SEAT[key]
    for seat, wanted in (expected or {}).items():
        if not 1 <= seat <= len(game.seats):
            raise Unmet(key, expected, f"no seat {seat!r}")
        got = per_seat(game, lately, seat, wanted)
        if got is not _HOLDS:
            raise Unmet(f"{key} of seat {seat}", wanted, got)


def problem(key: str, expected: Any) -> str | None:
    """What is wrong with an `expect` entry as it is written, or None."""
    if key in _PER_SEAT:
        if expected is not None and not isinstance(expected, dict):
            return f"{key} maps seats to what is expected of them"
        for seat, wanted in (expected or {}).items():
            if not _is_seat(seat):
                return f"{key}: no seat {seat!r}"
            if not _SHAPES[key](wanted):
                return f"{key} of seat {seat}: {wanted!r} is not {_WANTED[key]}"
        return None
    if key in ("announced", "not_announced", "phase", "winner"):
        words = isinstance(expected, list) and key != "phase" and all(isinstance(one, str) for one in expected)
        fits = words or isinstance(expected, str) or (expected is None and key != "phase")
        return None if fits else f"{key}: {expected!r} is no word or list of words"
    if key in _READERS:
        return None if all(_is_seat(one) for one in _listed(expected)) else f"{key}: {expected!r} is no list of seats"
    return f"unknown expectation {key!r}; there are: {', '.join(known())}"


def known() -> list[str]:
    """All that may be expected, sorted."""
    return sorted([*_READERS, *_PER_SEAT, "announced", "not_announced"])


def _is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_word(value: Any) -> bool:
    return value is None or isinstance(value, str)


def _are_words(value: Any) -> bool:
    return not any(isinstance(one, (dict, list)) for one in _listed(value)) and not isinstance(value, dict)


def _are_counts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(do, str) and _is_seat(left) for do, left in value.items())


_HOLDS = object()


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [] if value is None else [value]


def _normal(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return value[0] if len(value) == 1 else sorted(value, key=str)
    return value


def _removed(game: Game, lately: list[Event]) -> Any:
    ballots = [event for event in lately if isinstance(event, BallotCounted)]
    return [seat for ballot in ballots for seat in ballot.removed or ()] or None


def _told(game: Game, lately: list[Event], seat: int, wanted: Any) -> Any:
    got = [event.said.text for event in lately if isinstance(event, Told) and event.seat == seat]
    return _HOLDS if got == [str(answer) for answer in _listed(wanted)] else got


def _status(game: Game, lately: list[Event], seat: int, wanted: Any) -> Any:
    marks = game.seat(seat).marks
    return _HOLDS if all(mark in marks for mark in _listed(wanted)) else sorted(marks)


def _no_status(game: Game, lately: list[Event], seat: int, wanted: Any) -> Any:
    marks = game.seat(seat).marks
    return _HOLDS if not any(mark in marks for mark in _listed(wanted)) else sorted(marks)


def _left_uses(game: Game, lately: list[Event], seat: int, wanted: Any) -> Any:
    uses = game.seat(seat).uses
    return _HOLDS if all(_total(uses, do) == count for do, count in (wanted or {}).items()) else dict(uses)


def _total(uses: dict[str, int], do: str) -> int:
    """Uses left of an ability; of one counted by kind (guns) or for oneself alone (a doctor), those together."""
    return uses[do] if do in uses else sum(left for key, left in uses.items() if key.startswith(f"{do}:"))


def _reveals(game: Game, lately: list[Event], seat: int, wanted: Any) -> Any:
    got: Any = None
    for event in lately:
        if isinstance(event, Left) and event.seat == seat:
            got = event.shown or got
        elif isinstance(event, Shown) and event.seat == seat:
            got = event.role
    return _HOLDS if got == wanted else got


_READERS: dict[str, Callable[[Game, list[Event]], Any]] = {
    "alive": lambda game, _: game.living,
    "dead": lambda game, _: [seat.number for seat in game.seats if not seat.alive],
    "died": lambda _, lately: sorted({event.seat for event in lately if isinstance(event, Left)}),
    "returned": lambda _, lately: sorted({event.seat for event in lately if isinstance(event, CameBack)}),
    "on_defence": lambda game, _: list(game.defence),
    "phase": lambda game, _: game.phase,
    "winner": lambda game, _: game.winner,
    "winners": lambda game, _: list(game.winners),
    "removed_by_vote": _removed,
}

_PER_SEAT: dict[str, Callable[[Game, list[Event], int, Any], Any]] = {
    "told": _told,
    "status": _status,
    "no_status": _no_status,
    "role": lambda game, _, seat, wanted: _HOLDS if game.seat(seat).role == wanted else game.seat(seat).role,
    "team": lambda game, _, seat, wanted: _HOLDS if game.seat(seat).team == wanted else game.seat(seat).team,
    "left": _left_uses,
    "reveals": _reveals,
}

_SHAPES: dict[str, Callable[[Any], bool]] = {
    "told": _are_words,
    "status": _are_words,
    "no_status": _are_words,
    "role": _is_word,
    "team": _is_word,
    "left": _are_counts,
    "reveals": _is_word,
}

_WANTED = {
    "told": "a list of answers",
    "status": "a list of marks",
    "no_status": "a list of marks",
    "role": "a role",
    "team": "a team",
    "left": "a mapping of abilities to numbers",
    "reveals": "a role, a team or null",
}
