"""Writes `cogs/local_table/client/protocol.d.ts`: what goes over the connection, as the browser's side reads it."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "cogs" / "local_table" / "client" / "protocol.d.ts"
HEAD = "// Written by .ci/client/protocol.py out of protocol.py, table_types.py and start_types.py: change it there.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def written() -> str:
    """The whole file."""
    sys.path.insert(0, str(ROOT))
    from cogs.local_table.server import protocol, start_types, table_types

    rooms = (table_types, start_types, protocol)
    ours = [
        one for room in rooms for one in vars(room).values() if is_typeddict(one) and one.__module__ == room.__name__
    ]
    parts = [_declared(one) for one in ours]
    seen = f"/** {protocol.Everything.__name__}, or what has changed. */\nexport type Seen = {_type(protocol.Seen)};\n"
    return "\n".join([HEAD, *parts, seen])


def _declared(one: Any) -> str:
    said = " ".join((one.__doc__ or "").split())
    hints = get_type_hints(one, include_extras=True)
    lines = [f"  {name}{'?' * (get_origin(hint) is NotRequired)}: {_type(hint)};" for name, hint in hints.items()]
    return "\n".join([f"/** {said} */", f"export interface {one.__name__} {{", *lines, "}\n"])


def _type(hint: Any) -> str:
    """A Python type as a TypeScript one. Raises `TypeError` for what has none here."""
    if is_typeddict(hint):
        return hint.__name__
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _type(inner[0])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(_type, inner)))
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in inner)
    if origin is list:
        found = _type(inner[0])
        return f"({found})[]" if " " in found else f"{found}[]"
    if origin is dict:
        return f"{{ [key: string]: {_type(inner[1])} }}"
    raise TypeError(f"{hint} cannot be written down for the browser")


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
