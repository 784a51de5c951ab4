"""What an operator sees of Discord: sessions with the gateway, answers to requests, and what waits for its turn."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.ext import commands

from cogs.messages.limiter import Limiter
from cogs.messages.request_terms import raise_if_not_served
from core.metrics import LIMITS, Metrics

TOO_MANY = 429


class GatewayWatch(commands.Cog):
    """Counts what becomes of the sessions with the gateway, shard by shard."""

    def __init__(self, bot: commands.AutoShardedBot, metrics: Metrics, limiter: Limiter) -> None:
        self._metrics = metrics
        metrics.gateway_seconds.set_function(lambda: _finite(bot.latency))
        metrics.rest_waiting.set_function(lambda: limiter.waiting)
        metrics.rest_budget.set(limiter.rate)

    @commands.Cog.listener()
    async def on_shard_connect(self, _shard: int) -> None:
        """A connection stands."""
        self._metrics.gateway.labels("connected").inc()

    @commands.Cog.listener()
    async def on_shard_ready(self, _shard: int) -> None:
        """A new session has begun."""
        self._metrics.gateway.labels("ready").inc()

    @commands.Cog.listener()
    async def on_shard_resumed(self, _shard: int) -> None:
        """A session goes on over another connection."""
        self._metrics.gateway.labels("resumed").inc()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, _shard: int) -> None:
        """A connection is lost."""
        self._metrics.gateway.labels("lost").inc()


def _finite(seconds: float) -> float:
    """Before the first heartbeat there is no number yet."""
    return seconds if math.isfinite(seconds) else 0.0


def traced(metrics: Metrics, limiter: Limiter) -> aiohttp.TraceConfig:
    """Counts every answer of Discord's REST API; what the gateway says is none. Has each try of a request take its
    turn, also where discord.py repeats it, and asks just before it goes out whether it is still this process's to make.
    """

    async def begins(_session: aiohttp.ClientSession, _context: SimpleNamespace, _params: Any) -> None:
        await limiter.before_each_try()
        raise_if_not_served()

    async def answered(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        status = params.response.status
        headers = params.response.headers
        if status == TOO_MANY:
            metrics.rest_answers.labels(str(TOO_MANY)).inc()
            scope = "global" if "X-RateLimit-Global" in headers else headers.get("X-RateLimit-Scope", "user")
            metrics.rest_limited.labels(scope if scope in LIMITS else "user").inc()
        elif status >= 200:
            metrics.rest_answers.labels(f"{status // 100}xx").inc()

    async def failed(_session: aiohttp.ClientSession, _context: SimpleNamespace, _params: Any) -> None:
        metrics.rest_answers.labels("none").inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begins)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace
