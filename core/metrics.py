"""Numbers for an operator: what this process does, on `/metrics`, and whether it can, on `/healthz`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

Health = Callable[[], Awaitable[Mapping[str, bool]]]
_MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)


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
        self.direct_channels = Counter(
            "mafia_direct_channels", "New channels of direct messages", ["outcome"], registry=self.registry
        )
        self.direct_stopped = Gauge(
            "mafia_direct_stopped", "1 while Discord refuses direct messages of this bot", registry=self.registry
        )
        self.undelivered = Gauge("mafia_outbox_entries", "Entries committed and not delivered", registry=self.registry)
        self.voice_tables = Gauge("mafia_voice_tables", "Voice tables being narrated", registry=self.registry)


@dataclass(slots=True)
class MetricsServer:
    """A running HTTP server; `port` is the one it really listens on."""

    port: int
    _runner: web.AppRunner

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()


async def serve(metrics: Metrics, healthy: Health, port: int, host: str = "127.0.0.1") -> MetricsServer:
    """Answer `/metrics` in Prometheus' format, and `/healthz` with 200 or 503 and each check's outcome as JSON.

    `healthy` is asked at every visit and answers a name and a truth value a check. Raises `OSError` on a used port.
    """

    async def numbers(_request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_request: web.Request) -> web.Response:
        checks = dict(await healthy())
        return web.json_response(checks, status=200 if all(checks.values()) else 503)

    app = web.Application()
    app.router.add_get("/metrics", numbers)
    app.router.add_get("/healthz", health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await runner.cleanup()
        raise
    return MetricsServer(runner.addresses[0][1], runner)
