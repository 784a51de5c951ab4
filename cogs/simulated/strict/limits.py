"""Rate limits: a bucket a route (and channel, guild or webhook), and the bot's fifty a second in all.

Discord documents the headers, the form of a 429, the global limit and that interaction replies are outside of it; the
figures of single routes it does not, they are found in its headers. Those below were read there by others:
- messages: 5 in 5 s a channel, and editing one takes from the same bucket as sending one
  (discord/discord-api-docs#981, #2761; #1135 has the groups of routes by bucket hash)
- deleting a message: 5 in 1 s (#8330; older ones have buckets of their own, which nothing of ours meets)
- a channel's or thread's `PATCH`: 10 in 15 s; of its name or topic no more than 2 in 10 minutes, which the headers do
  not show (#2761, #1900)
- member edits: 10 in 10 s a guild, and adding to threads and opening threads: figures seen in the headers by library
  authors, not in any document. They are marked "seen" below.
A route that stands in no line has no limit but the global one. How many direct messages may be opened is nowhere said
("if you open a significant amount of DMs too quickly, your bot may be rate limited or blocked", Create DM): a test that
is about it sets its own number, see `Trouble.quarantine`.
"""

from __future__ import annotations

import hashlib
import math
from bisect import bisect_right, insort
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cogs.simulated.strict.exchange import RefusedError, Request

GLOBAL = 50
GLOBAL_SECONDS = 1.0
LATE = 5.0
"""Seconds by which one request may be told of later than another that was made after it."""
A_HAIR = 1e-6
"""Seconds by which sums of times differ from what they should be."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """So many requests of these routes in so many seconds."""

    bucket: str
    routes: frozenset[str]
    limit: int
    seconds: float
    when: Callable[[Request], bool] = lambda _: True
    """Only such requests."""
    shown: bool = True
    """Headers tell of it."""


def _renames(request: Request) -> bool:
    return bool({"name", "topic"} & set(request.body))


RULES = (
    RateLimit("messages", frozenset({"POST /channels/{id}/messages", "PATCH /channels/{id}/messages/{id}"}), 5, 5),
    RateLimit("deletions", frozenset({"DELETE /channels/{id}/messages/{id}"}), 5, 1),
    RateLimit("channel", frozenset({"PATCH /channels/{id}"}), 10, 15),
    RateLimit("name", frozenset({"PATCH /channels/{id}"}), 2, 600, when=_renames, shown=False),
    RateLimit("typing", frozenset({"POST /channels/{id}/typing"}), 5, 5),
    RateLimit("threads", frozenset({"POST /channels/{id}/threads"}), 50, 300),  # seen
    RateLimit(
        "thread members",
        frozenset({"PUT /channels/{id}/thread-members/{id}", "DELETE /channels/{id}/thread-members/{id}"}),
        5,
        5,
    ),  # seen
    RateLimit("member", frozenset({"PATCH /guilds/{id}/members/{id}"}), 10, 10),  # seen
    RateLimit("members read", frozenset({"GET /guilds/{id}/members/{id}"}), 5, 1),  # seen
    RateLimit("voice states", frozenset({"PATCH /guilds/{id}/voice-states/{id}"}), 10, 10),  # seen
    RateLimit(
        "replies",
        frozenset(
            {
                "POST /webhooks/{id}/{token}",
                "GET /webhooks/{id}/{token}/messages/@original",
                "PATCH /webhooks/{id}/{token}/messages/@original",
                "DELETE /webhooks/{id}/{token}/messages/@original",
                "PATCH /webhooks/{id}/{token}/messages/{id}",
                "DELETE /webhooks/{id}/{token}/messages/{id}",
            }
        ),
        5,
        2,
    ),
)


@dataclass(slots=True)
class Window:
    """A fixed window: it opens with a request and is empty again when its time is over."""

    limit: int
    seconds: float
    opened: float = float("-inf")
    taken: int = 0

    def take(self, now: float) -> bool:
        """Whether there was room."""
        if now - self.opened >= self.seconds - A_HAIR:
            self.opened = now
            self.taken = 0
        if self.taken >= self.limit:
            return False
        self.taken += 1
        return True

    def left(self, now: float) -> float:
        """Seconds until it is empty again, as Discord tells them: in whole milliseconds, none too few."""
        return _whole(self.opened + self.seconds - now)


@dataclass(slots=True)
class Taken:
    """What the limits said to one request."""

    at: float
    epoch: float
    over: bool = False
    """It came too soon."""
    scope: str = "user"
    """Whose limit it met."""
    shown: Window | None = None
    bucket: str = ""
    wait: float = 0.0

    def headers(self) -> dict[str, str]:
        """What Discord tells of the bucket."""
        found: dict[str, str] = {}
        if self.shown is not None:
            left = self.shown.left(self.at)
            found = {
                "X-RateLimit-Limit": str(self.shown.limit),
                "X-RateLimit-Remaining": str(self.shown.limit - self.shown.taken),
                "X-RateLimit-Reset": f"{self.epoch + self.at + left:.3f}",
                "X-RateLimit-Reset-After": f"{left:.3f}",
                "X-RateLimit-Bucket": hashlib.md5(self.bucket.encode(), usedforsecurity=False).hexdigest(),
            }
        if self.over:
            found |= {
                "Via": "1.1 google",
                "Retry-After": str(int(self.wait) + 1),
                "X-RateLimit-Scope": self.scope,
            }
            if self.scope == "global":
                found["X-RateLimit-Global"] = "true"
        return found

    def refusal(self) -> RefusedError:
        """The 429."""
        body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "retry_after": self.wait,
            "global": self.scope == "global",
        }
        return RefusedError(429, 0, f"{self.bucket}, {self.scope}", body=body)


class RateLimits:
    """Every bucket there is. `epoch`: when the simulated time began. `rules` and `total` can be changed."""

    def __init__(self, epoch: float) -> None:
        self._epoch = epoch
        self.rules: tuple[RateLimit, ...] = RULES
        self.total = GLOBAL
        self._windows: dict[tuple[str, str], Window] = {}
        self._recent: list[float] = []  # in order

    def take(self, request: Request, now: float) -> Taken:
        """Count a request."""
        wait = 0.0 if request.is_reply else self._wait_of_all(now)
        if wait:
            return Taken(now, self._epoch, True, "global", bucket="all", wait=wait)
        found = Taken(now, self._epoch)
        for rule in self.rules:
            if request.name not in rule.routes or not rule.when(request):
                continue
            window = self._windows.setdefault((rule.bucket, request.major), Window(rule.limit, rule.seconds))
            room = window.take(now)
            if rule.shown:
                found.shown = window
                found.bucket = rule.bucket
            if not room:
                found.over = True
                found.wait = max(found.wait, window.left(now))
                found.bucket = rule.bucket
        return found

    def _wait_of_all(self, now: float) -> float:
        recent = self._recent
        first = bisect_right(recent, now - GLOBAL_SECONDS + A_HAIR)
        if bisect_right(recent, now) - first >= self.total:
            return _whole(recent[first] + GLOBAL_SECONDS - now)
        insort(recent, now)
        del recent[: bisect_right(recent, now - GLOBAL_SECONDS - LATE)]
        return 0.0


def _whole(seconds: float) -> float:
    return max(0.0, math.ceil(round(seconds * 1000, 6)) / 1000)
