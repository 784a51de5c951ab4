"""A simulated world as rows of JSON, and rows as a world again: the same people, places and messages, the same ids."""
# SimCord has no door for either: its insides are used here.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import base64
import json
import operator
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from simcord.backend import Backend
from simcord.backend.models import Channel, Guild, Interaction, Message, User

from cogs.simulated.live import LiveEnv
from cogs.simulated.row_types import Key, Rows

LATER = 5.0
"""Simulated seconds that have passed when a world is taken up again: what was under way when it broke off may have
been given ids that nobody wrote down, and they are not given again."""
INTERACTIONS = 100
"""The newest are kept: what their answers belong to, and who may still be answered."""
ENTRIES = 50
"""Of the audit log."""
SENT = 200

_users = TypeAdapter(User)
_guilds = TypeAdapter(Guild)
_channels = TypeAdapter(Channel)
_messages = TypeAdapter(Message)
_interactions = TypeAdapter(list[Interaction])


class Writer:
    """Says which rows have changed. Messages are the many: only those that were touched are looked at."""

    def __init__(self, env: LiveEnv) -> None:
        self._env = env
        self._written: Rows = {}
        self._touched: set[tuple[int, int]] = set()
        self._commands = _Commands()
        env.touched = self._touch
        for channel, messages in env.backend.messages.items():
            self._touched |= {(channel, message) for message in messages}

    def _touch(self, channel: int, message: int) -> None:
        self._touched.add((channel, message))

    def changes(self, own: Rows) -> dict[Key, str | None]:
        """The rows that are others than they were. `own`: rows of whoever keeps the evening."""
        backend = self._env.backend
        now: dict[Key, str | None] = {**own, **_world(self._env)}
        now["world", "commands"] = self._commands.text(list(backend.commands.get(None, {}).values()))
        for channel, number in self._touched:
            message = backend.messages.get(channel, {}).get(number)
            now["message", str(number)] = None if message is None else _text(_messages, message)
            for attachment in [] if message is None else message.attachments:
                blob = backend.cdn.get(attachment["url"])
                if blob is not None:
                    now["file", attachment["url"]] = json.dumps(base64.b64encode(blob).decode())
        self._touched.clear()
        changed = {key: text for key, text in now.items() if self._written.get(key) != text}
        for key, text in changed.items():
            if text is None:
                self._written.pop(key, None)
            else:
                self._written[key] = text
        return changed


class _Commands:
    """The bot's commands as text. They are large, and the same all evening: whoever registers others makes new ones."""

    def __init__(self) -> None:
        self._of: list[dict[str, Any]] = []
        self._text = json.dumps(self._of)

    def text(self, commands: list[dict[str, Any]]) -> str:
        """These as JSON."""
        if len(commands) != len(self._of) or any(map(operator.is_not, commands, self._of)):
            self._of = commands
            self._text = json.dumps(commands)
        return self._text


def _world(env: LiveEnv) -> Rows:
    backend = env.backend
    rows: Rows = {("user", str(user.id)): _text(_users, user) for user in backend.users.values()}
    for guild in backend.guilds.values():
        del guild.audit_log_entries[:-ENTRIES]
        rows["guild", str(guild.id)] = _text(_guilds, guild)
    for channel in backend.channels.values():
        rows["channel", str(channel.id)] = _text(_channels, channel)
    newest = list(backend.interactions.values())[-INTERACTIONS:]
    rows["world", "interactions"] = _text(_interactions, newest)
    rows["world", "clock"] = json.dumps([backend.clock._epoch.isoformat(), backend.clock.elapsed])
    rows["world", "bot"] = json.dumps([backend.application_id, backend.bot_user.id])
    rows["world", "letters"] = json.dumps(list(backend.dm_channels.items()))
    rows["world", "sent"] = json.dumps([[*key, *sent] for key, sent in env.discord.nonces.sent.items()][-SENT:])
    rows["world", "given"] = json.dumps(list(env.given.items())[-INTERACTIONS:])
    return rows


def restore(env: LiveEnv, rows: Rows) -> None:
    """Make this world, which has not been started yet, the one that was written down."""
    backend = env.backend
    of = _by_kind(rows)
    backend.users = {user.id: user for user in (_users.validate_json(text) for text in of["user"])}
    backend.guilds = {guild.id: guild for guild in (_guilds.validate_json(text) for text in of["guild"])}
    channels = [_channels.validate_json(text) for text in of["channel"]]
    backend.channels = {channel.id: channel for channel in channels}
    backend.messages = {channel.id: {} for channel in channels}
    for message in sorted((_messages.validate_json(text) for text in of["message"]), key=lambda one: one.id):
        backend.messages.setdefault(message.channel_id, {})[message.id] = message
    world = {id_: json.loads(text) for (kind, id_), text in rows.items() if kind == "world"}
    for interaction in _interactions.validate_json(rows["world", "interactions"]):
        backend.interactions[interaction.id] = interaction
        backend.interaction_tokens[interaction.token] = interaction.id
    epoch, elapsed = world["clock"]
    backend.clock._epoch = datetime.fromisoformat(epoch)
    backend.clock.elapsed = elapsed + LATER
    backend.application_id, bot = world["bot"]
    backend.bot_user = backend.users[bot]
    backend.dm_channels = dict(world["letters"])
    backend.commands = {None: {(one["name"], one["type"]): one for one in world["commands"]}}
    for channel, nonce, at, message in world["sent"]:
        env.discord.nonces.sent[channel, nonce] = at, message
    env.given.update(world["given"])
    for (kind, url), text in rows.items():
        if kind == "file":
            backend.cdn._blobs[url] = base64.b64decode(json.loads(text))
    _reserve(backend)


def _reserve(backend: Backend) -> None:
    """No id is given twice."""
    messages = (number for place in backend.messages.values() for number in place)
    roles = (role for guild in backend.guilds.values() for role in guild.roles)
    backend._reserved_ids |= {
        backend.application_id, *backend.users, *backend.guilds, *backend.channels, *messages, *roles,
        *backend.interactions,
    }  # fmt: skip


def _by_kind(rows: Rows) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {kind: [] for kind in ("user", "guild", "channel", "message")}
    for (kind, _), text in rows.items():
        if kind in found:
            found[kind].append(text)
    return found


def _text(adapter: TypeAdapter[Any], thing: Any) -> str:
    return adapter.dump_json(thing).decode()
