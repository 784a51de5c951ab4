"""Whose it is to say: a table is served by one process, and who served it before says nothing more of it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar

from core.table.lane import NotNow


class NotServed(NotNow, OSError):
    """Another process serves this table by now: nothing more of it is said here."""


_served: ContextVar[Callable[[], bool]] = ContextVar("served", default=lambda: True)


@contextmanager
def served_while(holds: Callable[[], bool]) -> Generator[None]:
    """What is done within is done for a table that this process serves, as long as that holds."""
    token = _served.set(holds)
    try:
        yield
    finally:
        _served.reset(token)


def still_served() -> None:
    """To be asked just before anything is said. Raises `NotServed` where it is another's to say by now."""
    if not _served.get()():
        raise NotServed("another process serves this table")
