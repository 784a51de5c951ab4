"""Events of the table itself in words: chairs that change hands, clocks that stop, tables that close."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.words.names import Names
from core.words.safe import escape

Data = dict[str, Any]


def _seated(names: Names, data: Data) -> str:
    title = "scenario-title"
    scenario = names.words(title) if names.words.has(title) else escape(str(data["scenario"]))
    return names.words("lobby-begins", count=len(data["seats"]), scenario=scenario)


def _replaced(names: Names, data: Data) -> str:
    return names.words("table-replaced", new=escape(data["name"]), seat=data["seat"])


def _absent(names: Names, data: Data) -> str:
    return names.words("table-absent", seat=names[data["seat"]], time=names.words.duration(int(data["seconds"])))


def _returned(names: Names, data: Data) -> str:
    return names.words("table-returned", seat=names[data["seat"]])


def _clock(names: Names, data: Data) -> str:
    return names.words(f"clock-{data['change']}")


def _closed(names: Names, data: Data) -> str:
    return names.words(f"table-closed-{data['reason']}")


TABLE_SAYINGS: dict[str, Callable[[Names, Data], str]] = {
    "seated": _seated,
    "replaced": _replaced,
    "absent": _absent,
    "returned": _returned,
    "clock": _clock,
    "closed": _closed,
}
