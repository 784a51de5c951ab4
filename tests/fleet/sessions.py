"""A session of the gateway: what is sent to one shard, in order, and again where a connection broke off."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

import discord
from aiohttp import web
from simcord import intents as laws
from simcord.backend import Backend

REMEMBERED = 5000
"""Events that can be sent once more."""
RESUMABLE = 120.0
"""Seconds for which a session waits for its connection. Discord does not say; it is minutes."""
FINAL = (1000, 1001)
"""With these codes a client says that it will not come back."""


class Session:
    """One identify's worth: it has a number for each event, and may change its connection."""

    def __init__(self, id_: str, shard: int, shards: int, intents: int, backend: Backend) -> None:
        self.id, self.shard, self.shards = id_, shard, shards
        self.intents = discord.Intents._from_value(intents)
        self.sequence = 0
        self.socket: web.WebSocketResponse | None = None
        self.left_at = float("-inf")
        self._backend = backend
        self._sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)
        self._line: asyncio.Queue[str] = asyncio.Queue()

    @property
    def connected(self) -> bool:
        """Whether somebody hears what is sent now."""
        return self.socket is not None and not self.socket.closed

    @property
    def alive(self) -> bool:
        """Whether what is sent now will be heard, if the shard comes back soon."""
        return self.connected or time.monotonic() - self.left_at < RESUMABLE

    def attach(self, socket: web.WebSocketResponse) -> None:
        """This connection is the session's from now on."""
        self.socket = socket
        self._line = asyncio.Queue()

    def leave(self, socket: web.WebSocketResponse) -> None:
        """The connection is over; the session dies with it where the client said goodbye."""
        if self.socket is socket:
            self.socket = None
            self.left_at = float("-inf") if socket.close_code in FINAL else time.monotonic()

    def replay(self, after: int) -> int:
        """Send what came after this number once more; how much that was."""
        missed = [text for number, text in self._sent if number > after]
        for text in missed:
            self._line.put_nowait(text)
        return len(missed)

    def say(self, event: str, payload: Mapping[str, Any]) -> None:
        """One event. What the bot did not ask for is left out, as on Discord."""
        gate = laws.required_intent(event, payload)
        if gate is not None and not getattr(self.intents, gate):
            return
        said = json.loads(json.dumps(payload))
        bot = self._backend.bot_user.id
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not self.intents.message_content:
            laws.censor_message(said, bot, backend=self._backend)
        if event == "GUILD_CREATE":
            laws.prune_guild_create(said, self.intents, bot)
        self.sequence += 1
        text = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": said})
        self._sent.append((self.sequence, text))
        if self.connected:
            self._line.put_nowait(text)

    async def speak(self, socket: web.WebSocketResponse) -> None:
        """Send what there is, for as long as this connection is the session's."""
        line = self._line
        while self.socket is socket:
            await socket.send_str(await line.get())
