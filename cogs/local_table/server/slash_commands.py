"""The slash commands as a person's client offers them: in their language, with the options that can be filled in."""

from __future__ import annotations

from typing import Any

from simcord.backend import Backend
from simcord.interactions import command_leaves

from cogs.local_table.server.frames import Json
from cogs.local_table.server.projection import View, called
from core.words import Words

KINDS = {3: "text", 4: "number", 5: "yesno", 6: "person", 7: "place", 10: "number"}
"""Kinds of options, by Discord's number. Others have no field here."""


def offered(backend: Backend, view: View, words: Words) -> list[Json]:
    """The commands that the viewer may use in the square. `called`: by which name their client shows it. `letters`: in
    direct messages too."""
    square = backend.visible_commands(user_id=view.me, channel_id=view.square)
    direct = backend.dm_channels.get(view.me)
    there = [] if direct is None else backend.visible_commands(user_id=view.me, channel_id=direct)
    private = {command["id"] for command in there}
    found: list[Json] = []
    for command in square:
        for path, leaf in command_leaves(command):
            found.append({**_command(path, leaf, words, view), "letters": command["id"] in private})
    return found


def _command(path: list[str], leaf: Json, words: Words, view: View) -> Json:
    id_ = f"cmd-{'-'.join(path)}"
    options = [_option(id_, option, words, view) for option in leaf.get("options") or [] if option["type"] in KINDS]
    return {
        "name": " ".join(path),
        "called": called(" ".join(path), words),
        "description": _said(words, f"{id_}.description", leaf["description"]),
        "options": [option for option in options if option["kind"] != "place" or option["places"]],
    }


def _option(id_: str, option: Json, words: Words, view: View) -> Json:
    choices = option.get("choices")
    found = {
        "name": option["name"],
        "called": _said(words, f"cmd-option-{option['name']}", option["name"]),
        "description": _said(words, f"{id_}.{option['name']}", option["description"]),
        "kind": "choice" if choices else KINDS[option["type"]],
        "required": bool(option.get("required")),
        "choices": None if not choices else [_choice(id_, option["name"], each, words) for each in choices],
        "complete": bool(option.get("autocomplete")),
    }
    if found["kind"] == "place":
        found["places"] = view.places_of(option.get("channel_types") or None)
    return found


def _choice(id_: str, option: str, choice: Json, words: Words) -> Json:
    return {"name": _said(words, f"{id_}.{option}-{choice['value']}", choice["name"]), "value": choice["value"]}


def _said(words: Words, id_: str, otherwise: str) -> str:
    """The text in the person's language. Discord has no Persian, so it is not taken from what Discord was told."""
    return words(id_) if words.has(id_) else otherwise


def filled(backend: Backend, guild: int, name: str, options: Json, env: Any) -> Json:
    """The options of a command as SimCord takes them: people and places by handle, numbers as numbers."""
    root = backend.find_command(name.split(maxsplit=1)[0], guild)
    leaves = {} if root is None else {" ".join(path): leaf for path, leaf in command_leaves(root)}
    kinds = {option["name"]: option["type"] for option in leaves.get(name, {}).get("options") or []}
    return {
        option: _value(kinds.get(option, 3), value, env, guild)
        for option, value in options.items()
        if value not in (None, "")
    }


def _value(kind: int, value: Any, env: Any, guild: int) -> Any:
    if kind == 4:
        return int(value)
    if kind == 10:
        return float(value)
    if kind == 5:
        return value in (True, "true", "yes")
    return env.handle(guild, kind, int(value)) if kind in (6, 7) else str(value)
