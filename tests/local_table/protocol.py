"""Whether what goes between the page and its server is what `protocol.py` says of it."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cogs.local_table.server import protocol


def problems(frame: dict[str, Any]) -> list[str]:
    """What is otherwise in a frame of the server, each with its place."""
    if "re" in frame:
        return list(_problems(frame, protocol.AnswerJson, "answer"))
    kind = next((one for one in get_args(protocol.Seen) if _fields(one)["see"] == Literal[frame["see"]]), None)
    return [f"no frame is called {frame['see']}"] if kind is None else list(_problems(frame, kind, frame["see"]))


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _problems(value: Any, hint: Any, at: str) -> Iterator[str]:
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if is_typeddict(hint):
        yield from _of_fields(value, hint, at)
    elif origin in (Union, types.UnionType):
        found = [list(_problems(value, one, at)) for one in inner]
        if all(found):
            yield from min(found, key=len)
    elif origin is Literal:
        if value not in inner:
            yield f"{at}: {value!r} is none of {inner}"
    elif origin is list and isinstance(value, list):
        for number, one in enumerate(value):
            yield from _problems(one, inner[0], f"{at}.{number}")
    elif origin is dict and isinstance(value, dict):
        for key, one in value.items():
            yield from _problems(one, inner[1], f"{at}.{key}")
    elif not isinstance(value, (int, float) if hint is float else origin or hint):
        yield f"{at}: {value!r} is no {hint}"


def _of_fields(value: Any, kind: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no {kind.__name__}"
        return
    fields = _fields(kind)
    for name, hint in fields.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            yield from _problems(value[name], get_args(hint)[0] if optional else hint, f"{at}.{name}")
        elif not optional:
            yield f"{at}: {name} is missing"
    yield from (f"{at}: {name} is not in the protocol" for name in value.keys() - fields.keys())
