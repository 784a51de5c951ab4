"""A voice gateway for games in simulated time: without sound."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from cogs.simulated.simulation import Simulation
from cogs.voice.gateway import VocalChannel, VoiceGateway, VoiceLink

VOICE = "voice"


class InTime(VoiceGateway):
    """A gateway without sound, whose background work goes by simulated time."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work)

    def later(self, seconds: float, call: Callable[[], object]) -> Any:
        async def ring() -> None:
            await self.sleep(seconds)
            call()

        return self.spawn(ring())

    async def sleep(self, seconds: float) -> None:
        await self._simulation.wait(asyncio.sleep(seconds), VOICE)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        await self._simulation.wait(super().wait(event, seconds), VOICE)

    async def connect(self, channel: VocalChannel) -> VoiceLink:
        await self._simulation.wait(asyncio.Event().wait(), VOICE)
        raise AssertionError
