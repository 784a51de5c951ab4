"""Numbers for an operator: what this process does, on `/metrics`; that it lives, on `/healthz`; that it can serve, on
`/readyz`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

Checks = Callable[[], Awaitable[Mapping[str, bool]]]
_MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
CHECKS = ("redis", "shards", "discord", "games")
DIRECT = ("opened", "closed", "refused", "failed", "stopped", "over the budget")
GATEWAY = ("connected", "ready", "resumed", "lost")
ANSWERS = ("2xx", "3xx", "4xx", "429", "5xx", "none")
LIMITS = ("user", "global", "shared")
BEAT = 0.1
"""Seconds between two looks at how late the event loop is."""


class Metrics:
    """The counters of one process, in a registry of their own. Times are in seconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # its memory, for one
        self.games = Gauge("mafia_games_live", "Games going on in this process", registry=self.registry)
        self.games_ended = Counter("mafia_games_ended", "Games ended", ["how"], registry=self.registry)
        self.commands = Counter("mafia_commands", "Commands to tables", ["kind", "outcome"], registry=self.registry)
        self.command_seconds = Histogram(
            "mafia_command_seconds", "From a command to its commit", buckets=_MILLISECONDS, registry=self.registry
        )
        self.ack_seconds = Histogram(
            "mafia_ack_seconds",
            "From an interaction to its acknowledgement",
            buckets=_MILLISECONDS,
            registry=self.registry,
        )
        self.rest_calls = Counter("mafia_rest_calls", "REST calls outside interaction replies", registry=self.registry)
        self.rest_budget = Gauge(
            "mafia_rest_budget", "REST calls a second that the bot allows itself", registry=self.registry
        )
        self.rest_waiting = Gauge(
            "mafia_rest_waiting", "REST calls that wait for the bot's share", registry=self.registry
        )
        self.rest_answers = Counter(
            "mafia_rest_answers", "Answers of Discord's REST API, of all kinds", ["status"], registry=self.registry
        )
        self.rest_limited = Counter(
            "mafia_rest_limited", "Answers 429, by the limit that was met", ["scope"], registry=self.registry
        )
        self.shards = Gauge("mafia_shards", "Shards that this process serves", registry=self.registry)
        self.gateway = Counter(
            "mafia_gateway", "What has become of sessions with Discord's gateway", ["event"], registry=self.registry
        )
        self.gateway_seconds = Gauge(
            "mafia_gateway_latency_seconds", "From a heartbeat to its answer", registry=self.registry
        )
        self.loop_late = Histogram(
            "mafia_loop_late_seconds",
            "How late the event loop comes to what is due",
            buckets=_MILLISECONDS,
            registry=self.registry,
        )
        self.voice_late = Histogram(
            "mafia_voice_late_seconds",
            "How late packets of voice are sent",
            buckets=_MILLISECONDS,
            registry=self.registry,
        )
        self.ready = Gauge("mafia_ready", "1 where a check of /readyz holds", ["check"], registry=self.registry)
        self.direct_channels = Counter(
            "mafia_direct_channels", "New channels of direct messages", ["outcome"], registry=self.registry
        )
        self.direct_stopped = Gauge(
            "mafia_direct_stopped", "1 while Discord refuses direct messages of this bot", registry=self.registry
        )
        self.undelivered = Gauge("mafia_outbox_entries", "Entries committed and not delivered", registry=self.registry)
        self.voice_tables = Gauge("mafia_voice_tables", "Voice tables being narrated", registry=self.registry)
        self._begin()

    def _begin(self) -> None:
        """Have what may be counted one day stand there from the start: a rate needs a number to come from."""
        for counter, words in (
            (self.direct_channels, DIRECT),
            (self.gateway, GATEWAY),
            (self.rest_answers, ANSWERS),
            (self.rest_limited, LIMITS),
            (self.ready, CHECKS),
        ):
            for word in words:
                counter.labels(word)


async def feel_the_loop(late: Callable[[float], object]) -> None:
    """Tell, for as long as it is let, how late the event loop is with what is due."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        late(max(0.0, loop.time() - due))


@dataclass(slots=True)
class MetricsServer:
    """A running HTTP server; `port` is the one it really listens on."""

    port: int
    _runner: web.AppRunner

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()


async def serve(metrics: Metrics, checks: Checks, port: int, host: str = "127.0.0.1") -> MetricsServer:
    """Answer `/metrics` in Prometheus' format, `/readyz` with 200 or 503 and each check's outcome as JSON.

    `/healthz` says 200 as long as this process answers at all: to restart it for a Redis that is away gains nothing.

    `checks` are asked at every visit and answer a name and a truth value each. Raises `OSError` on a used port.
    """

    async def looked() -> Mapping[str, bool]:
        found = dict(await checks())
        for name, well in found.items():
            metrics.ready.labels(name).set(well)
        return found

    async def numbers(_request: web.Request) -> web.Response:
        await looked()
        return web.Response(body=generate_latest(metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_request: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def ready(_request: web.Request) -> web.Response:
        found = await looked()
        return web.json_response(found, status=200 if all(found.values()) else 503)

    app = web.Application()
    for path, page in (("/metrics", numbers), ("/healthz", health), ("/readyz", ready)):
        app.router.add_get(path, page)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await runner.cleanup()
        raise
    return MetricsServer(runner.addresses[0][1], runner)
