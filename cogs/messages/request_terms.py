"""What a request to Discord is made for, on its way through discord.py, which has no parameter for it.

The only context variable of what is said to Discord. Who asks is handed what they need (a `Work`) like everybody else.
But between a call such as `message.edit()` and the two places that look at a request stands discord.py: the limiter
before `HTTPClient.request`, and the trace of the aiohttp session that sees each try, also those which discord.py makes
by itself. Neither can be handed anything. So the terms of a call are set here around that one call, and around nothing
else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeVar

from core.table import NotServed

T = TypeVar("T")

CRITICAL = 0
"""The game waits for it."""
USUAL = 1
IDLE = 2
"""Tidying up."""


def always() -> bool:
    """It is this process's to say."""
    return True


@dataclass(frozen=True, slots=True)
class RequestTerms:
    """Of one call to discord.py, for all requests that it makes."""

    urgent: int = USUAL
    """`CRITICAL`, `USUAL` or `IDLE`: their turn in the bot's share of requests."""
    serves: Callable[[], bool] = always
    """Asked just before each goes out: whether it is still this process's to make."""


_USUAL_TERMS = RequestTerms()
_terms: ContextVar[RequestTerms] = ContextVar("request terms", default=_USUAL_TERMS)


async def asked(call: Awaitable[T], *, urgent: int = USUAL, serves: Callable[[], bool] = always) -> T:
    """Await this call to discord.py on these terms. Raises what it raises, and `NotServed`."""
    token = _terms.set(RequestTerms(urgent, serves))
    try:
        return await call
    finally:
        _terms.reset(token)


def terms() -> RequestTerms:
    """Those of the call that is being made; the usual ones where none were set."""
    return _terms.get()


def raise_if_not_served() -> None:
    """To be asked just before a request goes out. Raises `NotServed` where it is another's to make by now."""
    if not _terms.get().serves():
        raise NotServed("another process serves this table")
