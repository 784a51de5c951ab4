"""Arguments of a text, out of the data of an event or a refusal: seats become names, ids become words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.words.safe import escape
from core.words.seat_names import SeatNames
from core.words.texts import Words

_ONE_SEAT = frozenset(("seat", "by", "voter", "speaker", "holder", "confirmer", "challenger"))
"""Keys of events' data and refusals' args, by what stands under them."""
_SEATS = frozenset(("seats", "at", "choices", "removed", "members", "winners", "defence", "on_defence"))
_WORD_OF = {
    "do": "verb",
    "ability": "verb",
    "verb": "verb",
    "phase": "phase",
    "role": "role",
    "team": "team",
    "mark": "mark",
}


def fill(names: SeatNames, data: Mapping[str, Any]) -> dict[str, Any]:
    """What a text gets to say `data` with.

    Seats are named; a list of them is enumerated, and `count` is how many `seats` (`at`, `winners`, `members`)
    holds. Ids of verbs, phases, roles, teams and marks become their words (an id without words stays). `seconds` is
    joined by `time`, the same in words; several answers are enumerated in words. Anything typed is escaped.
    """
    filled: dict[str, Any] = {}
    for key, value in data.items():
        if key in _ONE_SEAT and isinstance(value, int):
            filled[key] = names[value]
        elif key in _SEATS and isinstance(value, (list, tuple)):
            seats: list[int] = list(value)  # pyright: ignore[reportUnknownArgumentType] - JSON data
            filled[key] = names.join(seats)
            if key in ("seats", "at", "winners", "members"):
                filled["count"] = len(seats)
        elif key in _WORD_OF and isinstance(value, str):
            filled[key] = name_of(names, _WORD_OF[key], value)
        elif key == "seconds" and isinstance(value, int):
            filled[key] = value
            filled["time"] = names.words.duration(value)
        elif isinstance(value, (list, tuple)) and value and all(isinstance(one, str) for one in value):
            kind = "role" if key == "roles" else "choice"
            filled[key] = names.words("list-comma").join(name_of(names, kind, one) for one in value)
        elif isinstance(value, str):
            filled[key] = escape(value)
        elif value is None or isinstance(value, (int, bool)):
            filled[key] = value
    return filled


def name_of(names: SeatNames, kind: str, id: str) -> str:  # noqa: A002 - an id
    """The word for the `verb`, `phase`, `role`, `team` or `mark` of this id; the id where it has none."""
    text = f"{kind}-{id}"
    return names.words(text) if names.words.has(text) else escape(id)


def verb_form(words: Words, do: str, form: str, extras: Mapping[str, Any], *, alone: bool = False) -> str:
    """The id of what is said of an act: `verb-DO.FORM`, or `verb-DO.FORM-no` where the answer was no, and
    `verb-DO.FORM-self` where `alone` whoever gave it was named."""
    own = f"verb-{do}.{form}"
    refused = any(value is False for value in extras.values())
    if refused and words.has(f"{own}-no"):
        return f"{own}-no"
    return f"{own}-self" if alone and words.has(f"{own}-self") else own
