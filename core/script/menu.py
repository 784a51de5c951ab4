"""The step `menu`: the prompts open to a seat, and what each of them takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.prompts import Prompt, prompts
from core.rules.state import Game
from core.script.expect import Unmet
from core.script.heard import NOTHING

_READERS: dict[str, Callable[[Prompt], Any]] = {
    "at": lambda prompt: list(prompt.seats),
    "least": lambda prompt: prompt.least,
    "most": lambda prompt: prompt.most,
    "left": lambda prompt: prompt.left,
    "optional": lambda prompt: prompt.optional,
    "once": lambda prompt: prompt.once,
    "given": lambda prompt: NOTHING if prompt.given is None else list(prompt.given["at"]),
    "with": lambda prompt: {name: list(extra["choices"]) for name, extra in prompt.extras.items()},
}


def compare(body: dict[Any, Any], book: Rulebook, game: Game) -> None:
    """Check a `menu` against the prompts open now. Raises `Unmet`."""
    for seat, wanted in body.items():
        found = {prompt.do: prompt for prompt in prompts(book, game, seat)}
        if wanted == NOTHING:
            wanted = {}
        if set(wanted) != set(found):
            raise Unmet(f"menu of seat {seat}", sorted(wanted) or NOTHING, sorted(found) or NOTHING)
        for do, details in wanted.items():
            for key, expected in (details if isinstance(details, dict) else {"at": details}).items():
                got = _READERS[key](found[do])
                if not _same(key, expected, got):
                    raise Unmet(f"{key} of {do} in the menu of seat {seat}", expected, got)


def _same(key: str, expected: Any, got: Any) -> bool:
    if key == "at":
        return sorted(expected) == got
    if key == "with":
        return set(expected) == set(got) and all(
            choices is None or sorted(choices) == sorted(got[name]) for name, choices in expected.items()
        )
    return expected == got


def problem(body: dict[Any, Any], seats: int) -> str | None:
    """What is wrong with a `menu` as it is written, at a table of so many seats; or None."""
    for seat, wanted in body.items():
        if not _is_number(seat) or not 1 <= seat <= seats:
            return f"menu: no seat {seat!r}"
        if wanted != NOTHING and not isinstance(wanted, dict):
            return f"menu of seat {seat}: {wanted!r} is no mapping of prompts; {NOTHING} says that there is none"
        for do, details in wanted.items() if isinstance(wanted, dict) else ():
            wrong = _wrong_details(details if isinstance(details, dict) else {"at": details})
            if wrong is not None:
                return f"menu of seat {seat}: {do}: {wrong}"
    return None


def _wrong_details(details: dict[Any, Any]) -> str | None:
    for key, value in details.items():
        if key not in _SHAPES:
            return f"unknown key {key!r}; allowed: {', '.join(_SHAPES)}"
        fits, wanted = _SHAPES[key]
        if not fits(value):
            return f"{key}: {value!r} is not {wanted}"
    return None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(_is_number(one) for one in value)


def _are_choices(value: Any) -> bool:
    return isinstance(value, dict) and all(
        one is None or (isinstance(one, list) and all(isinstance(choice, str) for choice in one))
        for one in value.values()
    )


_Shape = tuple[Callable[[Any], bool], str]
_NUMBER: _Shape = (_is_number, "a number")
_FLAG: _Shape = (lambda value: isinstance(value, bool), "true or false")
_SHAPES: dict[str, _Shape] = {
    "at": (_are_numbers, "a list of seats"),
    "least": _NUMBER,
    "most": _NUMBER,
    "left": (lambda value: value is None or _is_number(value), "a number or null"),
    "optional": _FLAG,
    "once": _FLAG,
    "given": (lambda value: value == NOTHING or _are_numbers(value), f"a list of seats or {NOTHING}"),
    "with": (_are_choices, "a mapping of fields to lists of choices"),
}
