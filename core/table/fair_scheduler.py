"""One at a time, and between two of them whatever else is waiting: presses, sound, the gateway."""

from __future__ import annotations

import asyncio
from collections import deque


class FairScheduler:
    """Lets one task through in each round of the event loop.

    A thousand tables that come due together, or a thousand panels to be drawn, would each take a few milliseconds and
    all be worked in the same round; nobody else would be heard for seconds.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._open = True

    async def through(self) -> None:
        """Return when it is this task's turn: at once, where nobody has gone through in this round."""
        if self._open and not self._waiting:
            self._shut()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _shut(self) -> None:
        self._open = False
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                self._shut()
                return
        self._open = True
