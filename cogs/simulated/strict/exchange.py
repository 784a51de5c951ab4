"""A request of the bot's to Discord, as the layer sees it, and what became of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from simcord.backend.errors import BackendError

VERSION = re.compile(r"^https?://[^/]+/api/v\d+")
KINDS = {"channels", "guilds", "webhooks", "interactions", "users", "applications", "stage-instances"}


@dataclass(frozen=True, slots=True)
class Request:
    """`route` is the path with its ids taken out, `ids` are those, in order."""

    method: str
    path: str
    route: str
    ids: tuple[int, ...]
    json: Any
    params: dict[str, Any]
    files: list[Any]
    reason: str | None
    at: float
    """Seconds of simulated time."""

    @property
    def name(self) -> str:
        """`POST /channels/{id}/messages`."""
        return f"{self.method} {self.route}"

    @property
    def body(self) -> dict[str, Any]:
        """The body, where it is an object; else nothing."""
        return self.json if isinstance(self.json, dict) else {}

    @property
    def is_reply(self) -> bool:
        """Whether it answers an interaction: such requests are outside the bot's global limit."""
        return self.route.startswith(("/interactions/", "/webhooks/{id}/{token}"))

    @property
    def major(self) -> str:
        """What separates one bucket of a route from another: the channel, guild or webhook at the path's beginning."""
        first, *rest = self.path.strip("/").split("/")
        if first not in ("channels", "guilds", "webhooks", "interactions") or not rest:
            return ""
        return "/".join(rest[:2]) if first in ("webhooks", "interactions") else rest[0]


@dataclass(slots=True)
class Exchange:
    """A request with its answer."""

    request: Request
    status: int = 0
    code: int = 0
    message: str = ""
    by_trouble: bool = False
    """A test had asked for the refusal."""

    @property
    def refused(self) -> bool:
        """Whether Discord did not do it."""
        return self.status >= 400

    def __str__(self) -> str:
        return f"{self.request.method} {self.request.path}: {self.status} ({self.code}) {self.message}"


@dataclass(slots=True)
class Reply:
    """What goes back over the wire."""

    status: int
    data: Any = None
    """JSON to be, None for an empty body, text as it stands."""
    headers: dict[str, str] = field(default_factory=dict)


class RefusedError(BackendError):
    """An error answer with headers of its own, and fields of the body that are not an error's usual ones."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        headers: dict[str, str] | None = None,
        body: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(status, code, message)
        self.headers = headers or {}
        self.body = body

    def to_json(self) -> dict[str, Any]:
        """The body."""
        return super().to_json() if self.body is None else self.body


def path_of(url: str) -> str:
    """The path of an API address, without the version."""
    return VERSION.sub("", url).split("?", 1)[0]


def route_of(path: str) -> tuple[str, tuple[int, ...]]:
    """A path with its ids and tokens taken out, and the ids."""
    parts = path.strip("/").split("/")
    ids: list[int] = []
    for number, part in enumerate(parts):
        if part.isascii() and part.isdigit():
            ids.append(int(part))
            parts[number] = "{id}"
        elif number == 2 and parts[0] in ("webhooks", "interactions"):
            parts[number] = "{token}"
        elif number and parts[number - 1] == "reactions":
            parts[number] = "{emoji}"
    return "/" + "/".join(parts), tuple(ids)
