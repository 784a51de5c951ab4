"""One address for every kind of Redis: a server, a socket, a set of Sentinels, a Cluster."""

from __future__ import annotations

import re
from typing import Any, cast
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from redis.asyncio import Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

Client = Redis | RedisCluster

SCHEMES = ("redis", "rediss", "unix", "redis+sentinel", "rediss+sentinel", "redis+cluster", "rediss+cluster")
_SENTINEL_PORT = 26379
_PORT = 6379
_TIMEOUT = 2.0


class RedisUrlError(ValueError):
    """An address that no kind of Redis answers to. The text names the part at fault, never the password."""


def connect(url: str) -> Client:
    """A client for `url`. Nothing is sent before the first command.

    `redis://[user:password@]host[:port][/db]`, `rediss://...` (TLS), `unix:///path?db=0`,
    `redis+sentinel://[user:password@]host[:port],host[:port].../master-name[/db][?sentinel_password=...]`,
    `redis+cluster://[user:password@]host[:port],host[:port]...`.
    Retrying is left to the store, which knows which command may be repeated. Raises `RedisUrlError`.
    """
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES:
        raise RedisUrlError(f"scheme {parts.scheme!r}: one of {', '.join(SCHEMES)}")
    if parts.scheme.endswith("+sentinel"):
        return _by_sentinel(parts)
    if parts.scheme.endswith("+cluster"):
        if parts.path.strip("/") not in ("", "0"):
            raise RedisUrlError(f"{parts.scheme}: a Cluster has one database")
        return _cluster(parts)
    if parts.scheme != "unix" and re.fullmatch(r"/?[0-9]*/?", parts.path) is None:
        raise RedisUrlError(f"{parts.scheme}: the path is /db, a number")
    try:
        client = cast(Any, Redis).from_url(url, **_options())
        client.connection_pool.make_connection()  # it knows which options there are; nothing is sent yet
    except (ValueError, TypeError, RedisError) as error:
        raise RedisUrlError(f"{parts.scheme}: {error}") from None
    return client


def _options() -> dict[str, Any]:
    return {
        "socket_timeout": _TIMEOUT,
        "socket_connect_timeout": _TIMEOUT,
        "retry": Retry(NoBackoff(), 0),
        "decode_responses": False,
    }


def _nodes(parts: SplitResult, port: int) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for part in parts.netloc.rpartition("@")[2].split(","):
        host, _, given = part.rpartition(":") if not part.endswith("]") and ":" in part else (part, "", "")
        if not host or (given and not given.isdigit()):
            raise RedisUrlError(f"{parts.scheme}: {part!r} is not host[:port]")
        found.append((host.strip("[]"), int(given) if given else port))
    return found


def _login(parts: SplitResult) -> dict[str, Any]:
    given = parts.netloc.rpartition("@")[0]
    if not given:
        return {}
    user, colon, password = given.partition(":")
    login = {"password": unquote(password)} if colon else {}
    return {**login, "username": unquote(user)} if user else login


def _by_sentinel(parts: SplitResult) -> Redis:
    path = [piece for piece in parts.path.split("/") if piece]
    if not path or len(path) > 2 or (len(path) == 2 and not path[1].isdigit()):
        raise RedisUrlError(f"{parts.scheme}: the path is /master-name or /master-name/db")
    query = parse_qs(parts.query)
    tls = {"ssl": True} if parts.scheme.startswith("rediss") else {}
    watcher: dict[str, Any] = {**_options(), **tls}
    if "sentinel_password" in query:
        watcher["password"] = query["sentinel_password"][0]
    options = {**_options(), **tls, **_login(parts)}
    sentinel = cast(Any, Sentinel)(_nodes(parts, _SENTINEL_PORT), sentinel_kwargs=watcher, **options)
    return sentinel.master_for(path[0], db=int(path[1]) if len(path) == 2 else 0)


def _cluster(parts: SplitResult) -> RedisCluster:
    nodes = [ClusterNode(host, port) for host, port in _nodes(parts, _PORT)]
    return RedisCluster(startup_nodes=nodes, ssl=parts.scheme.startswith("rediss"), **{**_options(), **_login(parts)})
