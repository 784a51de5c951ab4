"""The wire: what discord.py takes for an `aiohttp.ClientSession`, so that its own handling of limits, errors and broken
connections runs in the simulation as it runs in production."""

from __future__ import annotations

import json as codec
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from multidict import CIMultiDict

from cogs.simulated.strict.exchange import Reply

REASONS = {
    200: "OK", 204: "No Content", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    429: "Too Many Requests", 500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
    504: "Gateway Timeout",
}  # fmt: skip


class Response:
    """What discord.py reads of an `aiohttp.ClientResponse`."""

    def __init__(self, reply: Reply) -> None:
        self.status = reply.status
        self.headers = CIMultiDict(reply.headers)
        self.reason = REASONS.get(reply.status, "Error")
        if reply.data is None or isinstance(reply.data, str):
            self._text = reply.data or ""
            self.headers.setdefault("content-type", "text/html")
        else:
            self._text = codec.dumps(reply.data)
            self.headers.setdefault("content-type", "application/json")

    async def text(self, encoding: str = "utf-8") -> str:
        """The body."""
        return self._text

    async def json(self) -> Any:
        """The body, read."""
        return codec.loads(self._text)


class Upload:
    """A file of a multipart body."""

    def __init__(self, fp: Any, filename: str) -> None:
        self.fp = fp
        self.filename = filename
        self.description: str | None = None


Answering = Callable[[str, str, Any, dict[str, Any], list[Upload], str | None], Awaitable[Reply]]


class StrictSession:
    """Hands every request on to `answering`: method, address, body, query, files, reason."""

    closed = False

    def __init__(self, answering: Answering) -> None:
        self._answering = answering

    @asynccontextmanager
    async def request(self, method: str, url: str, **kwargs: Any) -> AsyncGenerator[Response]:
        """One request."""
        body, uploads = _read(kwargs.get("data"))
        reason = (kwargs.get("headers") or {}).get("X-Audit-Log-Reason")
        yield Response(await self._answering(method, str(url), body, dict(kwargs.get("params") or {}), uploads, reason))

    async def close(self) -> None:
        """Nothing is open."""


def _read(data: Any) -> tuple[Any, list[Upload]]:
    """The JSON and the files of a body."""
    if data is None:
        return None, []
    if not isinstance(data, aiohttp.FormData):
        return codec.loads(data), []
    body: dict[str, Any] = {}
    uploads: list[Upload] = []
    for options, _, value in data._fields:  # pyright: ignore[reportPrivateUsage]
        if "filename" in options:
            uploads.append(Upload(value, options["filename"]))
        else:
            body[options["name"]] = value
    read = codec.loads(body["payload_json"]) if "payload_json" in body else body
    described = read.get("attachments") or (read.get("data") or {}).get("attachments") or []
    for upload, told in zip(uploads, described, strict=False):
        upload.description = told.get("description")
    return read, uploads
