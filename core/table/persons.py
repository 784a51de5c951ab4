"""Who stands in what a table has written, and the same without one of them.

It goes by form and not by kind of event, so that no event can be overlooked: a person is a pair of id and name, or a
number under a name that means one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from core.store import Past
from core.table.lobby_state import NOBODY

ONE_PERSON = frozenset({"user", "was", "host", "moderator", "cohost"})
"""Fields that hold one person's id."""


def people_in(data: Any) -> Iterator[int]:
    """The ids of everybody in some JSON data; some more than once."""
    if isinstance(data, Mapping):
        for field, value in data.items():
            if field in ONE_PERSON and isinstance(value, int) and not isinstance(value, bool):
                yield value
            else:
                yield from people_in(value)
    elif isinstance(data, list | tuple):
        if _is_person(data):
            yield data[0]
        else:
            for one in data:
                yield from people_in(one)


def people_of(texts: Iterable[bytes]) -> set[int]:
    """Everybody in some JSON texts (events, a snapshot)."""
    found = {user for text in texts for user in people_in(json.loads(text))}
    return found - {NOBODY}


def names_in(text: bytes, user: int) -> bool:
    """Whether a JSON text may have this person in it."""
    return str(user).encode() in text


def without(user: int, text: bytes) -> bytes:
    """A JSON text in which nobody is where this person was."""
    if not names_in(text, user):
        return text
    return json.dumps(_without(user, json.loads(text)), ensure_ascii=False, separators=(",", ":")).encode()


def past_without(user: int, past: Past) -> Past | None:
    """A finished game in which nobody is where this person was; None where they are not in it."""
    events = tuple(without(user, event) for event in past.events)
    return None if events == past.events else Past(past.game, past.ended, events, past.shown)


def _is_person(data: Any) -> bool:
    return len(data) == 2 and isinstance(data[0], int) and not isinstance(data[0], bool) and isinstance(data[1], str)


def _without(user: int, data: Any) -> Any:
    if isinstance(data, list):
        if _is_person(data) and data[0] == user:
            return [NOBODY, ""]
        return [_without(user, one) for one in data]
    if isinstance(data, dict):
        gone = {"name": ""} if data.get("user") == user and "name" in data else {}
        return {field: _without(user, value) for field, value in data.items()} | gone
    return NOBODY if data == user and isinstance(data, int) and not isinstance(data, bool) else data
