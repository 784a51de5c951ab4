"""What the parts of the store say of the keys that they write."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keeps:
    """Keys of a kind: what it is called, the names that they have (a regular expression), what Redis calls their type,
    and whether people can stand in them. A kind in which they can is answered for in `core/table/personal_data.py`."""

    kind: str
    names: str
    type: str
    people: bool
