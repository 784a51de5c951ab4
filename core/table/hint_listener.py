"""What this process hears of the others: tables that they have written, and whatever else it keeps in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from core.once import once
from core.store import WOKEN, Hint, Store, StoreUnavailable, TableId
from core.table.codec import SnapshotError
from core.table.deadline_scheduler import Wait, just_wait
from core.table.tables import Tables

log = logging.getLogger(__name__)


def telling(store: Store, topic: str) -> Callable[[str], Awaitable[None]]:
    """What tells the other processes of something on this topic."""
    return partial(store.tell, topic)


class HintListener:
    """Listens, from `start` to `close`. `others`: what is done about a hint of another topic, given its text, and with
    None when any of them may have been missed."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        others: Mapping[str, Callable[[str | None], None]],
        wait: Wait = just_wait,
    ) -> None:
        self._store = store
        self._tables = tables
        self._others = others
        self._wait = wait
        self._task: asyncio.Task[None] | None = None
        self._looks: set[asyncio.Task[None]] = set()
        self.begun = asyncio.Event()
        """Set when what is told from now on is heard."""

    def start(self) -> None:
        """Begin, as a task of the running loop."""
        self._task = self._task or asyncio.create_task(self._run(), name="what other processes tell")

    async def close(self) -> None:
        """Listen no more."""
        tasks = [task for task in (self._task, *self._looks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None

    async def _run(self) -> None:
        hints = self._store.listen([WOKEN, *self._others])
        while True:
            hint = await self._wait(anext(hints), "what other processes tell")
            if hint is None:
                for forget in self._others.values():
                    forget(None)
                self._do(self._tables.look_around())
                self.begun.set()
                continue
            try:
                self._heed(hint)
            except Exception:  # as of another version's: what comes after it is heard all the same
                log.exception(
                    "what another process has told could not be read: %.100r", hint, extra=once("told", hint.topic)
                )

    def _heed(self, hint: Hint) -> None:
        if hint.topic == WOKEN:
            self._do(self._tables.woken(TableId.read(hint.text)))
        else:
            self._others[hint.topic](hint.text)

    def _do(self, look: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._looked(look))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    async def _looked(self, look: Awaitable[None]) -> None:
        try:
            await look
        except StoreUnavailable:
            pass  # the table looks again by itself
        except SnapshotError as error:
            log.warning(
                "a table that another process has written cannot be read: %s", error, extra=once("hearing", str(error))
            )
        except Exception:
            log.exception("a table that another process has written could not be taken up")
