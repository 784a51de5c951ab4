"""Requests that fail on their way, refused or cut off: short words for `world.env.discord.trouble`."""

from __future__ import annotations

from collections.abc import Callable

from cogs.simulated.strict.exchange import Request
from cogs.simulated.strict.trouble import Fault
from tests.discord.world import World

Which = Callable[[Request], bool]


class Trouble:
    """What becomes of a world's requests."""

    def __init__(self, world: World) -> None:
        self._trouble = world.env.discord.trouble

    @property
    def faults(self) -> list[Fault]:
        """All that was asked for."""
        return self._trouble.faults

    def break_off(self, which: Which, times: int | None = 1, carried_out: bool = False) -> Fault:
        """The connection is reset, as Linux says it."""
        return self._trouble.add(Fault("*", "*", times, which=which, breaks="after" if carried_out else "before"))

    def refuse(self, which: Which, status: int, code: int, times: int | None = None) -> Fault:
        """Discord refuses it."""
        return self._trouble.add(Fault("*", "*", times, status=status, code=code, message="refused", which=which))


def posts_in(channel: int) -> Which:
    """Messages posted in a channel."""
    return lambda request: (request.method, request.path) == ("POST", f"/channels/{channel}/messages")


def acknowledgements() -> Which:
    """First answers to interactions."""
    return lambda request: request.path.startswith("/interactions/") and request.path.endswith("/callback")


def edits_of(message: int) -> Which:
    """Ordinary edits of a message."""
    return lambda request: request.method == "PATCH" and request.path.endswith(f"/messages/{message}")


def updates() -> Which:
    """Edits by the token of an interaction."""
    return lambda request: request.method == "PATCH" and request.path.startswith("/webhooks/")


def with_files(which: Which) -> Which:
    """Those of them that carry files."""
    return lambda request: bool(request.files) and which(request)


def saying(which: Which, words: str) -> Which:
    """Those of them in whose body these words stand."""
    return lambda request: which(request) and words in repr(request.json)
