"""Work in a thread that nobody who ends waits for: who presses Ctrl-C need not see texts compiled to the last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """What this work comes to. Where it is given up, it goes on until it is done, or until the process is gone: nothing
    may be kept by it that must be kept."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(found: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(found)  # type: ignore[arg-type]

    def run() -> None:
        found = None
        error = None
        try:
            found = work()
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # the loop is closed: nobody asks any more
            loop.call_soon_threadsafe(settle, found, error)

    threading.Thread(target=run, name="aside", daemon=True).start()
    return await done
