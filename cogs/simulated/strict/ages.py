"""Messages that are more than an hour old are edited seldom: 30046, as a 429.

Discord says no figure and shows none in its headers (discord/discord-api-docs#4413); "three edits a channel in 20
seconds" is what one bot's author counted (circuitsacul/starboard-4#118), and that is taken here. discord.py sleeps for
`retry_after` and tries again, five times (aikaterna/aikaterna-cogs#302 shows the end of that).
"""

from __future__ import annotations

from simcord.backend import Backend

from cogs.simulated.strict.exchange import RefusedError, Request
from cogs.simulated.strict.limits import Window

OLD = 3600.0
EDITS = 3
SECONDS = 20.0
EPOCH_MS = 1420070400000
MESSAGE = "Maximum number of edits to messages older than 1 hour reached. Try again later"


class OldMessages:
    """Counts the edits of old messages, channel by channel."""

    def __init__(self) -> None:
        self._windows: dict[int, Window] = {}

    def check(self, backend: Backend, request: Request) -> None:
        """Raise where there were too many."""
        if request.name != "PATCH /channels/{id}/messages/{id}":
            return
        sent = ((request.ids[1] >> 22) + EPOCH_MS) / 1000
        if backend.clock.now().timestamp() - sent < OLD:
            return
        window = self._windows.setdefault(request.ids[0], Window(EDITS, SECONDS))
        if window.take(request.at):
            return
        left = window.left(request.at)
        body = {"message": MESSAGE, "code": 30046, "retry_after": left, "global": False}
        headers = {"Via": "1.1 google", "Retry-After": str(int(left) + 1), "X-RateLimit-Scope": "user"}
        raise RefusedError(429, 30046, MESSAGE, headers=headers, body=body)
